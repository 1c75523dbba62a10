"""What answers mean, at the question to which they are given."""

from bottega.games.lorenzo import printed
from bottega.games.lorenzo.actions import FLOORS
from bottega.games.lorenzo.printed.effects import Trade
from bottega.games.lorenzo.telling import questions as q
from bottega.games.lorenzo.telling.asked import BONUS
from bottega.games.lorenzo.views import LorenzoView
from bottega.kernel.telling import Choice, Told, added
from bottega.text.layout import capital
from bottega.text.lorenzo import offers, places
from bottega.text.lorenzo.choices import Choices
from bottega.text.lorenzo.nouns import Nouns
from bottega.text.lorenzo.questions import chosen


class Answers(Choices):
    """Words answers for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        super().__init__(nouns)
        self.verbs |= {
            "place": self._place,
            "pass": self._pass,
            "end": self._end,
            "spend": self._spend,
            "pay": self._pay,
            "trade": self._trade,
            "produce": self._produce,
            "privilege": self._privilege,
            "take": self._take,
            "first": self._first,
            "support": self._support,
            "refuse": self._refuse,
            "choose": self._choose,
            "keep": self._leader,
            "play": self._leader,
            "discard": self._discard,
            "use": self._use,
            "copy": self._leader,
            "raise": self._raise,
        }

    def answer(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        """Say an answer."""
        return capital(self.verbs[choice.verb](choice, view, told))

    def explain(self, choice: Choice, view: LorenzoView, told: Told | None) -> str | None:
        """Give the text of the piece behind an answer, where there is any."""
        args = choice.args
        if "leader" in args:
            return self.nouns.leader_text(args["leader"])
        if choice.verb == "choose":
            return self.nouns.bonus_tile_text(args["tile"])
        if choice.verb == "refuse":
            return self.nouns.tile_text(offers.threat(view))
        if choice.verb == "bid":
            lot = offers.lot(args["lot"], view)
            return self.nouns.family_text(lot.family) if lot else self.nouns.lot_text(args["lot"])
        family = offers.board_asked(view, self.voice.seat).family
        if choice.verb == "swap" and family:
            return self.nouns.family_text(family)
        card = self._behind(choice, view, told)
        return self.nouns.card_text(card) if card else None

    def _behind(self, choice: Choice, view: LorenzoView, told: Told | None) -> int:
        """Give the number of the card behind an answer; 0 where there is none."""
        if choice.verb in ("place", "take"):
            return places.card_on(choice.args.get("space") or choice.args["floor"], view)
        if choice.verb == "trade":
            trade = _trade_of(choice, told)
            return trade.card if trade else 0
        return int(choice.args.get("card", 0))

    def _place(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        name, space = choice.args["member"], choice.args["space"]
        if not isinstance(told, q.Turn) or name not in told.members:
            member = self.nouns.member(name)
            return self.word("answer-place", member=member, space=self.nouns.spot(space))
        member = self.nouns.valued(name, told.members[name])
        if space not in FLOORS:
            spot = next((each for each in told.spots if each.space == space), None)
            return self._place_outside(member, name, space, spot)
        text = self.word("answer-place", member=member, space=self.nouns.spot(space))
        return self._with_card(text, space, name, told.floors, view)

    def _with_card(
        self, text: str, space: str, who: str, floors: tuple[q.Floor, ...], view: LorenzoView
    ) -> str:
        """Add the card of a floor, and what it takes to get it."""
        number = places.card_on(space, view)
        if not number:
            return text
        what = self.word("answer-card", text=text, card=self.nouns.card(number))
        floor = next((each for each in floors if each.space == space), None)
        return what if floor is None else self._with(what, self._details(floor, who))

    def _with(self, text: str, details: list[str]) -> str:
        listed = self.voice.listed(details)
        return self.word("with-details", text=text, details=listed) if details else text

    def _details(self, floor: q.Floor, who: str) -> list[str]:
        """Say what taking the card of a floor costs, besides its action's value."""
        out = self._cost([(price.pays, price.military) for price in floor.prices])
        if floor.fee:
            out.append(self.word("detail-fee", coins=self.nouns.count("coin", floor.fee)))
        out += self._help(floor.servants.get(who, 0))
        if floor.bonus:
            out.append(self.word("detail-bonus", goods=self.nouns.goods(floor.bonus)))
        return out

    def _cost(self, prices: list[tuple[dict[str, int], int]]) -> list[str]:
        """Say what a card costs; prices that come to the same are told once."""
        if not any(pay or need for pay, need in prices):
            return []
        told = dict.fromkeys(self.nouns.price(pay, need) for pay, need in prices)
        return [self.word("detail-cost", cost=self.voice.either(told))]

    def _help(self, servants: int) -> list[str]:
        if not servants:
            return []
        return [self.word("detail-servants", servants=self.nouns.count("servant", servants))]

    def _place_outside(self, member: str, name: str, space: str, spot: q.Spot | None) -> str:
        args = {"member": member, "space": self.nouns.spot(space)}
        helps = [] if spot is None else self._help(spot.servants.get(name, 0))
        if spot is not None and spot.work is not None:
            value = max(1, spot.values.get(name, 1))
            text = self.word("answer-place-work", action=spot.work, value=value, **args)
            return self._with(text, helps)
        effects = printed.spaces()[space].effects
        if not effects:
            return self.word("answer-place", **args)
        what = self.nouns.effects(effects)
        return self._with(self.word("answer-place-space", what=what, **args), helps)

    def _pass(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        return self.word("answer-pass")

    def _end(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        return self.word("answer-end")

    def _spend(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        n = int(choice.args["servants"])
        servants = self.nouns.count("servant", n)
        text = self.word("answer-spend-plain", n=n, servants=servants)
        if not isinstance(told, q.Work):
            return text
        found = next((each for each in told.helps if each.servants == n), None)
        if found is None:
            return text
        named = map(self.nouns.card, found.cards)
        single = told.single and found.cards
        return self.word(
            "answer-spend",
            text=text,
            value=found.value,
            count=1 if single else len(found.cards),
            cards=self.voice.either(named) if single else self.voice.both(named),
        )

    def _pay(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        number = int(choice.args["price"])
        prices = told.prices if isinstance(told, q.PayFor) else ()
        found = next((price for price in prices if price.number == number), None)
        if found is None:
            return self.word("answer-pay-none", price=number)
        return self.word("answer-pay", goods=self.nouns.goods(found.pays))

    def _trade(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        found = _trade_of(choice, told)
        if found is None:
            building, arrow = choice.args["building"], choice.args["arrow"]
            return self.word("answer-trade-none", building=building, arrow=arrow)
        card, trade = self.nouns.card(found.card), Trade(found.pays, found.receive)
        return self.word("answer-trade", card=card, trade=self.nouns.trade(trade))

    def _produce(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        if not isinstance(told, q.Production):
            return self.word("answer-produce", n=0, goods=self.nouns.goods({}))
        return self.word("answer-produce", n=chosen(told), goods=self.nouns.goods(told.pays))

    def _privilege(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        gains = printed.board().privileges
        if isinstance(told, q.PickPrivileges):
            gains = {each.name: each.gains for each in told.privileges}
        names = choice.args["goods"].split()
        plain = added(*(gains.get(name, {}) for name in names if name != "store"))
        parts = [self.nouns.count(good, n) for good, n in plain.items()]
        if "store" in names:
            parts.append(self._stored(gains.get("store")))
        return self.word("answer-privilege", goods=self.voice.both(parts))

    def _stored(self, goods: dict[str, int] | None) -> str:
        if not goods:
            return self.word("privilege-stored")
        return self.word("privilege-store", goods=self.nouns.goods(goods))

    def _take(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        space = choice.args["floor"]
        text = self.word("answer-take", space=self.nouns.spot(space))
        if isinstance(told, q.BonusTake):
            return self._with_card(text, space, BONUS, told.floors, view)
        card = self._with_card(text, space, BONUS, (), view)
        if isinstance(told, q.BuyLeftover) and card != text:
            return self._with(card, self._cost([(told.pays, 0)]))
        return card

    def _first(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        which = int(choice.args["effect"])
        if not isinstance(told, q.Effects) or which not in told.effects:
            return self.word("answer-first-none", n=which)
        now = printed.cards()[told.card].now[which - 1]
        return self.word("answer-first", effect=self.nouns.effect(now))

    def _support(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        faith, points = choice.pays.get("faith", 0), choice.gains.get("vp", 0)
        if isinstance(told, q.Faith):
            faith, points = told.faith, told.points
        count = self.nouns.count
        return self.word("answer-support", faith=count("faith", faith), points=count("vp", points))

    def _refuse(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        if isinstance(told, q.Faith) and told.spared:
            return self.word("answer-refuse-spared")
        return self.word("answer-refuse", tile=self.nouns.tile_short(offers.threat(view)))

    def _choose(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        tile = choice.args["tile"]
        gains = self.nouns.bonus_gains(tile)
        return self.word("answer-choose", tile=self.nouns.bonus_tile(tile), **gains)

    def _use(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        """Say what a leader does; one that copies does what the copied one does."""
        name = choice.args["leader"]
        leader = offers.acting(name, offers.board_asked(view, self.voice.seat))
        if not leader.once:
            return self._leader(choice, view, told)
        ability = self.nouns.effects(leader.once)
        return self.word("answer-use", leader=self.nouns.leader(name), ability=ability)

    def _leader(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        name = choice.args["leader"]
        leader, ability = self.nouns.leader(name), self.nouns.leader_short(name)
        return self.word(f"answer-{choice.verb}", leader=leader, ability=ability)

    def _discard(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        reward = self.nouns.count("privilege", printed.FOR_LEADER)
        leader = self.nouns.leader(choice.args["leader"])
        return self.word("answer-discard", leader=leader, reward=reward)

    def _raise(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        name = choice.args["member"]
        if not isinstance(told, q.RaiseOne):
            return self.word("answer-raise-none", member=self.nouns.member(name))
        now = told.members.get(name)
        member = self.nouns.member(name) if now is None else self.nouns.valued(name, now)
        return self.word("answer-raise", member=member, value=told.value)


def _trade_of(choice: Choice, told: Told | None) -> q.Trade | None:
    """Find the trade that an answer chooses."""
    trades = told.trades if isinstance(told, q.Production) else ()
    place, arrow = int(choice.args["building"]), int(choice.args["arrow"])
    return next((t for t in trades if (t.building, t.arrow) == (place, arrow)), None)
