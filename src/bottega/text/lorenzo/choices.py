"""Answers to the questions of families, tokens and cards that leave a choice."""

from typing import Final

from bottega.games.lorenzo import printed
from bottega.games.lorenzo.printed.effects import Gain, Trade
from bottega.games.lorenzo.telling import questions as q
from bottega.games.lorenzo.views import LorenzoView
from bottega.kernel.telling import Choice, Told
from bottega.text.lorenzo import offers
from bottega.text.lorenzo.nouns import Nouns
from bottega.text.wording import Verbs, Wording

PLAINLY: Final = "answer-decline"
# The questions that can be declined, and how that is said.
DECLINED: Final[dict[type, str]] = {
    q.BonusTake: PLAINLY,
    q.FetchCard: PLAINLY,
    q.BuyLeftover: PLAINLY,
    q.Work: "answer-spend-none",
    q.VisitBoard: "answer-spend-none",
    q.PlayFree: "answer-play-none",
    q.ActivateCard: "answer-activate-none",
    q.PickOne: "answer-activate-none",
    q.Arrow: "answer-arrow-none",
    q.Production: "answer-arrow-none",
    q.DropCard: "answer-drop-none",
    q.DismissLeader: "answer-dismiss-none",
}


class Choices(Wording[Nouns]):
    """Words such answers for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        super().__init__(nouns)
        self.verbs: Verbs[LorenzoView] = {
            "decline": self._decline,
            "option": self._option,
            "bid": self._bid,
            "token": self._token,
            "give": self._token,
            "lay": self._lay,
            "hold": self._token,
            "swap": self._swap,
            "flip": self._flip,
            "fetch": self._fetch,
            "drop": self._drop,
            "activate": self._activate,
            "dismiss": self._dismiss,
            "visit": self._visit,
            "collect": self._collect,
            "replace": self._replace,
            "add": self._add,
        }

    def _decline(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        return self.word(DECLINED.get(type(told), PLAINLY))

    def _option(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        which = int(choice.args["option"])
        ways = self._ways(view, told)
        return ways[which - 1] if which <= len(ways) else self.word("answer-option-none", n=which)

    def _ways(self, view: LorenzoView, told: Told | None) -> list[str]:
        """List what the question offers, as it is said."""
        if isinstance(told, q.GiveGoods):
            given = [self.nouns.goods(way.pays) for way in told.ways]
            return [self.word("answer-give-goods", goods=goods) for goods in given]
        if isinstance(told, q.ChooseWork):
            works = ((each.action, each.value) for each in told.works)
            return [self.word("answer-work", action=action, value=n) for action, n in works]
        asked = told.arrows if isinstance(told, q.Production) else told
        if isinstance(asked, q.PickOption | q.Arrow | q.Arrows):
            return list(map(self._way, asked.ways))
        return []

    def _way(self, way: q.Way) -> str:
        if not way.pays:
            return self.nouns.effects(way.effects)
        return self.nouns.arrow(Trade(way.pays, way.effects[0]))

    def _bid(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        lot, row = offers.lot(choice.args["lot"], view), int(choice.args["row"])
        if lot is None:
            return self.word("answer-bid-none", lot=self.nouns.lot(choice.args["lot"]), row=row)
        what = {
            "family": self.nouns.family(lot.family),
            "goods": self.nouns.goods(lot.rows[row - 1]),
        }
        if lot.seat is None:
            return self.word("answer-bid", row=row, **what)
        return self.word("answer-bid-over", row=row, **what, name=self.voice.called(lot.seat))

    def _token(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        goods = self.nouns.token(int(choice.args["face"]))
        return self.word(f"answer-{choice.verb}", goods=goods)

    def _lay(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        goods = self.nouns.token(int(choice.args["face"]))
        return self.word("answer-lay", goods=goods, card=self.nouns.card(int(choice.args["card"])))

    def _swap(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        if not choice.pays:
            return self.word("answer-swap-none")
        return self.nouns.arrow(Trade(choice.pays, Gain(choice.gains)))

    def _flip(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        goods = offers.seals()[int(choice.args["seal"]) - 1]
        return self.word("answer-flip", goods=self.nouns.goods(goods))

    def _fetch(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        return self.word("answer-fetch", card=self.nouns.card(int(choice.args["card"])))

    def _drop(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        card = self.nouns.card(int(choice.args["card"]))
        if not isinstance(told, q.DropCard) or told.rival is not None or told.reward is None:
            return self.word("answer-drop", card=card)
        return self.word("answer-drop-for", card=card, reward=self.nouns.effect(told.reward))

    def _dismiss(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        leader = self.nouns.leader(choice.args["leader"])
        if not isinstance(told, q.DismissLeader) or told.reward is None:
            return self.word("answer-dismiss", leader=leader)
        return self.word("answer-discard", leader=leader, reward=self.nouns.effect(told.reward))

    def _activate(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        number = int(choice.args["card"])
        name, card = self.nouns.card(number), printed.card_at(view.options, number)
        ways = [self.nouns.effects(card.each)] if card.each else []
        ways += map(self.nouns.arrow, card.trades)
        if not ways:
            return self.word("answer-activate-plain", card=name)
        return self.word("answer-activate", card=name, what=self.voice.either(ways))

    def _visit(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        seat = int(choice.args["seat"])
        name = self.voice.name(seat)
        hosts = told.hosts if isinstance(told, q.VisitBoard) else ()
        host = next((each for each in hosts if each.seat == seat), None)
        if not isinstance(told, q.VisitBoard) or host is None or not host.cards:
            return self.word("answer-visit-plain", name=name)
        cards = self.voice.both(map(self.nouns.card, host.cards))
        return self.word("answer-visit", name=name, action=told.action, cards=cards)

    def _collect(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        space = printed.spaces()[choice.args["market"]]
        what = self.nouns.effects(space.effects)
        return self.word("answer-collect", space=self.nouns.space(space.name), what=what)

    def _replace(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        good, n = choice.args["good"], int(choice.args["servants"])
        return self.word(
            "answer-replace",
            n=n,
            servants=self.nouns.count("servant", n),
            goods=self.nouns.count(good, n),
            kind=self.word(f"kind-{good}"),
        )

    def _add(self, choice: Choice, view: LorenzoView, told: Told | None) -> str:
        servants = self.nouns.count("servant", int(choice.args["servants"]))
        return self.word("answer-add", servants=servants)
