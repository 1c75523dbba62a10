"""What answers mean, in the position in which they are given."""

from bottega.games.lorenzo.goods import counts
from bottega.games.lorenzo.leadership import DISCARD_PRIVILEGES
from bottega.games.lorenzo.pieces import AREAS, CARD_KINDS, HARVEST, PRODUCTION
from bottega.games.lorenzo.vatican import FAITH_POINTS
from bottega.games.lorenzo.views import Board, LorenzoView
from bottega.kernel.space import Action
from bottega.text.lorenzo import offers, reckon
from bottega.text.lorenzo.choices import Choices
from bottega.text.lorenzo.nouns import Nouns
from bottega.text.lorenzo.offers import asked, threat
from bottega.text.lorenzo.pieces import CARDS, effect


class Answers:
    """Words answers for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.word = nouns.word
        self._choices = Choices(nouns)
        self._verbs = {
            **self._choices.verbs,
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
            "keep": self._keep,
            "play": self._play,
            "discard": self._discard,
            "use": self._use,
            "copy": self._copy,
            "raise": self._raise,
        }

    def answer(self, action: Action, view: LorenzoView) -> str:
        """Say an answer."""
        text = self._verbs[action.verb](action.args, view)
        return text[:1].upper() + text[1:]

    def explain(self, action: Action, view: LorenzoView) -> str | None:
        """Give the text of the piece behind an answer, where there is any."""
        args = action.args
        if "leader" in args:
            return self.nouns.leader_text(args["leader"])
        if action.verb == "choose":
            return self.nouns.bonus_tile_text(args["tile"])
        if action.verb == "refuse":
            return self.nouns.tile_text(threat(view))
        if action.verb == "bid":
            lot = self._choices.lot(args["lot"], view)
            return self.nouns.family_text(lot.family) if lot else self.nouns.lot_text(args["lot"])
        family = self._board(view).family
        if action.verb == "swap" and family:
            return self.nouns.family_text(family)
        card = self._behind(action, view)
        return self.nouns.card_text(card) if card else None

    def _behind(self, action: Action, view: LorenzoView) -> int:
        """Give the number of the card behind an answer; 0 where there is none."""
        args = action.args
        if action.verb in ("place", "take"):
            return reckon.card_on(args.get("space") or args["floor"], view)
        if action.verb == "trade":
            return self._building(args["building"], view)
        return int(args.get("card", 0))

    def _board(self, view: LorenzoView) -> Board:
        """Give the board of who is asked; with no question, the reader's."""
        return offers.board_asked(view, self.nouns.voice.seat)

    def _building(self, number: str, view: LorenzoView) -> int:
        work = asked("Production", view)
        board = view.boards[work[4]] if work else self._board(view)
        buildings = board.building
        place = int(number) - 1
        return buildings[place] if place < len(buildings) else 0

    def _place(self, args: dict[str, str], view: LorenzoView) -> str:
        board = self._board(view)
        name, space = args["member"], args["space"]
        value = board.members.get(name)
        if value is None:
            member = self.nouns.member(name)
            return self.word("answer-place", member=member, space=self.nouns.spot(space))
        value += reckon.reach(board.added, board, view)
        member = self.nouns.valued(name, value)
        if reckon.floor_of(space) is None:
            return self._place_outside(member, value, space, view)
        text = self.word("answer-place", member=member, space=self.nouns.spot(space))
        return self._with_card(text, space, value, {}, view)

    def _with_card(
        self, text: str, space: str, value: int, discount: dict[str, int], view: LorenzoView
    ) -> str:
        """Add the card of a floor, and what it takes to get it with an action of this value."""
        number = reckon.card_on(space, view)
        if not number:
            return text
        what = self.word("answer-card", text=text, card=self.nouns.card(number))
        return self._with(what, self._details(space, value, discount, view))

    def _with(self, text: str, details: list[str]) -> str:
        listed = self.nouns.voice.listed(details)
        return self.word("with-details", text=text, details=listed) if details else text

    def _details(
        self, space: str, value: int, discount: dict[str, int], view: LorenzoView
    ) -> list[str]:
        """Say what taking the card of a floor costs, besides its action's value."""
        found = reckon.floor_of(space)
        assert found is not None
        tower, floor = found
        board = self._board(view)
        card = reckon.card_of(reckon.card_on(space, view), view)
        asks = reckon.floor_value(tower, floor, view) - board.values.get(CARD_KINDS[card.kind], 0)
        out = self._cost(reckon.prices(card, discount, board, view))
        fee = reckon.fee(tower, board, view)
        if fee:
            out.append(self.word("detail-fee", coins=self.nouns.count("coin", fee)))
        out += self._help(reckon.servants_for(asks - value, board, view))
        bonus = reckon.floor_bonus(tower, floor, board, view)
        if bonus:
            out.append(self.word("detail-bonus", goods=self.nouns.goods(bonus)))
        return out

    def _cost(self, prices: list[tuple[reckon.Counts, int]]) -> list[str]:
        if not any(pay or need for pay, need in prices):
            return []
        cost = self.nouns.voice.either(self.nouns.price(pay, need) for pay, need in prices)
        return [self.word("detail-cost", cost=cost)]

    def _help(self, servants: int) -> list[str]:
        if not servants:
            return []
        return [self.word("detail-servants", servants=self.nouns.count("servant", servants))]

    def _place_outside(self, member: str, value: int, name: str, view: LorenzoView) -> str:
        board, space = self._board(view), reckon.space_of(name)
        area = AREAS[space.area]
        value -= reckon.malus(space, board, view)
        args = {"member": member, "space": self.nouns.spot(name)}
        if space.area <= PRODUCTION:
            value += board.values.get(area, 0)
            text = self.word("answer-place-work", action=area, value=max(1, value), **args)
        else:
            what = self.nouns.effects(map(effect, space.effects))
            text = self.word("answer-place-space", what=what, **args)
        return self._with(
            text, self._help(reckon.servants_for(int(space.value) - value, board, view))
        )

    def _pass(self, args: dict[str, str], view: LorenzoView) -> str:
        return self.word("answer-pass")

    def _end(self, args: dict[str, str], view: LorenzoView) -> str:
        return self.word("answer-end")

    def _spend(self, args: dict[str, str], view: LorenzoView) -> str:
        n = int(args["servants"])
        servants = self.nouns.count("servant", n)
        work = asked("Work", view)
        if work is None:
            return self.word("answer-spend-plain", n=n, servants=servants)
        board = self._board(view)
        value = work[2] + reckon.reach(work[6], board, view) + reckon.reach(n, board, view)
        if value < 1:
            return self.word("answer-spend-none")
        whose = view.boards[work[4]]
        owned = whose.territory if work[1] == HARVEST else whose.building
        working = [card for card in owned if CARDS[card].value <= value]
        named = map(self.nouns.card, working)
        single = work[5] and working
        cards = self.nouns.voice.either(named) if single else self.nouns.voice.both(named)
        count = 1 if single else len(working)
        return self.word(
            "answer-spend", n=n, servants=servants, value=value, count=count, cards=cards
        )

    def _pay(self, args: dict[str, str], view: LorenzoView) -> str:
        which = int(args["price"]) - 1
        if which >= len(view.prices):
            return self.word("answer-pay-none", price=which + 1)
        return self.word("answer-pay", goods=self.nouns.goods(view.prices[which]))

    def _trade(self, args: dict[str, str], view: LorenzoView) -> str:
        card, arrow = self._building(args["building"], view), int(args["arrow"]) - 1
        if not card or arrow >= len(CARDS[card].trades):
            return self.word("answer-trade-none", building=args["building"], arrow=args["arrow"])
        trade = self.nouns.trade_of(reckon.card_of(card, view).trades[arrow])
        return self.word("answer-trade", card=self.nouns.card(card), trade=trade)

    def _produce(self, args: dict[str, str], view: LorenzoView) -> str:
        work = asked("Production", view)
        paid = reckon.promised(work, view) if work else {}
        n = reckon.chosen(work) if work else 0
        return self.word("answer-produce", n=n, goods=self.nouns.goods(paid))

    def _privilege(self, args: dict[str, str], view: LorenzoView) -> str:
        board, names = self._board(view), args["goods"].split()
        gains = offers.privileges(names, board, view)
        parts = [self.nouns.count(*gain) for gain in gains.items()]
        if "store" in names:
            parts.append(self.word("privilege-store", goods=self.nouns.goods(board.store)))
        return self.word("answer-privilege", goods=self.nouns.voice.both(parts))

    def _take(self, args: dict[str, str], view: LorenzoView) -> str:
        text = self.word("answer-take", space=self.nouns.spot(args["floor"]))
        if asked("BuyLeftover", view):
            return self._buy(text, args["floor"], view)
        bonus = asked("BonusTake", view)
        if bonus is None:
            return self._with_card(text, args["floor"], 0, {}, view)
        value, discount = bonus[2] + reckon.reach(bonus[5], self._board(view), view), bonus[3]
        return self._with_card(text, args["floor"], value, counts(discount), view)

    def _buy(self, text: str, space: str, view: LorenzoView) -> str:
        """Say which card that is left can be had, and for what."""
        number = reckon.card_on(space, view)
        if not number:
            return text
        what = self.word("answer-card", text=text, card=self.nouns.card(number))
        cost = counts(reckon.standing(self._board(view), view).leftover)
        return self._with(what, self._cost([(cost, 0)]))

    def _first(self, args: dict[str, str], view: LorenzoView) -> str:
        which = int(args["effect"]) - 1
        effects = asked("Effects", view)
        now = CARDS[effects[1]].now if effects else []
        if which >= len(now):
            return self.word("answer-first-none", n=which + 1)
        return self.word("answer-first", effect=self.nouns.effect(effect(now[which])))

    def _support(self, args: dict[str, str], view: LorenzoView) -> str:
        faith = self._board(view).faith
        points = self.nouns.count("vp", int(FAITH_POINTS[faith]))
        return self.word("answer-support", faith=self.nouns.count("faith", faith), points=points)

    def _refuse(self, args: dict[str, str], view: LorenzoView) -> str:
        if reckon.standing(self._board(view), view).spared:
            return self.word("answer-refuse-spared")
        return self.word("answer-refuse", tile=self.nouns.tile_short(threat(view)))

    def _choose(self, args: dict[str, str], view: LorenzoView) -> str:
        tile = args["tile"]
        gains = self.nouns.bonus_gains(tile)
        return self.word("answer-choose", tile=self.nouns.bonus_tile(tile), **gains)

    def _keep(self, args: dict[str, str], view: LorenzoView) -> str:
        return self._leader("keep", args["leader"])

    def _play(self, args: dict[str, str], view: LorenzoView) -> str:
        return self._leader("play", args["leader"])

    def _use(self, args: dict[str, str], view: LorenzoView) -> str:
        """Say what a leader does; one that copies does what the copied one does."""
        name = args["leader"]
        leader = offers.acting(name, self._board(view))
        if not leader.once:
            return self._leader("use", name)
        ability = self.nouns.effects(map(effect, leader.once))
        return self.word("answer-use", leader=self.nouns.leader(name), ability=ability)

    def _copy(self, args: dict[str, str], view: LorenzoView) -> str:
        return self._leader("copy", args["leader"])

    def _leader(self, key: str, name: str) -> str:
        ability = self.nouns.leader_short(name)
        return self.word(f"answer-{key}", leader=self.nouns.leader(name), ability=ability)

    def _discard(self, args: dict[str, str], view: LorenzoView) -> str:
        privilege = self.nouns.count("privilege", int(DISCARD_PRIVILEGES))
        leader = self.nouns.leader(args["leader"])
        return self.word("answer-discard", leader=leader, privilege=privilege)

    def _raise(self, args: dict[str, str], view: LorenzoView) -> str:
        name = args["member"]
        raising = asked("RaiseOne", view)
        if raising is None:
            return self.word("answer-raise-none", member=self.nouns.member(name))
        now = self._board(view).members.get(name)
        member = self.nouns.member(name) if now is None else self.nouns.valued(name, now)
        return self.word("answer-raise", member=member, value=raising[1])
