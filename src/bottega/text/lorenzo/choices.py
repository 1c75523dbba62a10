"""Answers to the questions of families, tokens and cards that leave a choice."""

from bottega.games.lorenzo.goods import counts
from bottega.games.lorenzo.pieces import AREAS
from bottega.games.lorenzo.views import Board, LorenzoView, Lot
from bottega.text.lorenzo import offers, reckon
from bottega.text.lorenzo.nouns import Nouns
from bottega.text.lorenzo.offers import asked
from bottega.text.lorenzo.pieces import CARDS, effect, yields

Args = dict[str, str]
# The questions at which declining is said in a way of its own.
DECLINED = {
    "Work": "answer-spend-none",
    "VisitBoard": "answer-spend-none",
    "PlayFree": "answer-play-none",
    "ActivateCard": "answer-activate-none",
    "PickOne": "answer-activate-none",
    "Arrow": "answer-arrow-none",
    "Production": "answer-arrow-none",
    "DropCard": "answer-drop-none",
    "DismissLeader": "answer-dismiss-none",
}


class Choices:
    """Words such answers for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.word = nouns.word
        self.verbs = {
            "decline": self._decline,
            "option": self._option,
            "bid": self._bid,
            "token": self._token,
            "give": self._token_paid,
            "lay": self._lay,
            "hold": self._hold,
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

    def lot(self, name: str, view: LorenzoView) -> Lot | None:
        """Find a tile that is bid on at this table."""
        return next((lot for lot in view.lots if lot.name == name), None)

    def _board(self, view: LorenzoView) -> Board:
        return offers.board_asked(view, self.nouns.voice.seat)

    def _decline(self, args: Args, view: LorenzoView) -> str:
        frame = view.pending[-1].frame if view.pending else ""
        return self.word(DECLINED.get(frame, "answer-decline"))

    def _option(self, args: Args, view: LorenzoView) -> str:
        which = int(args["option"]) - 1
        ways = self._ways(view)
        if which >= len(ways):
            return self.word("answer-option-none", n=which + 1)
        return ways[which]

    def _ways(self, view: LorenzoView) -> list[str]:
        """List what the pending question offers, as it is said."""
        if offer := asked("PickOption", view):
            return self._options(offer[1], view)
        if wanted := asked("GiveGoods", view):
            return [self._give(goods, view) for goods in offers.demand(wanted[2])]
        if asked("ChooseWork", view):
            return [self.word("answer-harvest"), self.word("answer-production")]
        return [self.nouns.arrow(trade) for trade in offers.trades_on_offer(view)]

    def _options(self, source: int, view: LorenzoView) -> list[str]:
        fact = offers.choice(source, self._board(view))
        if fact is None:
            return []
        if fact["effect"] == "one-of":
            return [self.nouns.effects(option) for option in fact["options"]]
        trades = [self.nouns.trade(way["pay"], way["receive"]) for way in fact["options"]]
        return [self.nouns.exchange([trade]) for trade in trades]

    def _give(self, wanted: dict[str, int], view: LorenzoView) -> str:
        """Say what is given: as much as there is of it."""
        board = self._board(view)
        given = {good: min(n, getattr(board, good)) for good, n in wanted.items()}
        goods = self.nouns.goods({good: n for good, n in given.items() if n})
        return self.word("answer-give-goods", goods=goods)

    def _bid(self, args: Args, view: LorenzoView) -> str:
        lot, row = self.lot(args["lot"], view), int(args["row"])
        if lot is None:
            return self.word("answer-bid-none", lot=self.nouns.lot(args["lot"]), row=row)
        told = {
            "family": self.nouns.family(lot.family),
            "goods": self.nouns.goods(lot.rows[row - 1]),
        }
        if lot.seat is None:
            return self.word("answer-bid", row=row, **told)
        return self.word("answer-bid-over", row=row, **told, name=self.nouns.voice.called(lot.seat))

    def _token(self, args: Args, view: LorenzoView) -> str:
        return self.word("answer-token", goods=self.nouns.token(int(args["face"])))

    def _token_paid(self, args: Args, view: LorenzoView) -> str:
        return self.word("answer-give", goods=self.nouns.token(int(args["face"])))

    def _lay(self, args: Args, view: LorenzoView) -> str:
        goods, card = self.nouns.token(int(args["face"])), self.nouns.card(int(args["card"]))
        return self.word("answer-lay", goods=goods, card=card)

    def _hold(self, args: Args, view: LorenzoView) -> str:
        return self.word("answer-hold", goods=self.nouns.token(int(args["face"])))

    def _swap(self, args: Args, view: LorenzoView) -> str:
        standing = reckon.standing(self._board(view), view)
        if not standing.swap_pay:
            return self.word("answer-swap-none")
        pay, gain = counts(standing.swap_pay), counts(standing.swap_gain)
        return self.nouns.exchange([self.nouns.trade(pay, {"effect": "gain", "goods": gain})])

    def _flip(self, args: Args, view: LorenzoView) -> str:
        return self.word(
            "answer-flip", goods=self.nouns.goods(offers.seals()[int(args["seal"]) - 1])
        )

    def _fetch(self, args: Args, view: LorenzoView) -> str:
        return self.word("answer-fetch", card=self.nouns.card(int(args["card"])))

    def _drop(self, args: Args, view: LorenzoView) -> str:
        card, dropping = self.nouns.card(int(args["card"])), asked("DropCard", view)
        gains = offers.reward(dropping[2], self._board(view)) if dropping else None
        if gains is None:
            return self.word("answer-drop", piece=card)
        return self.word("answer-drop-for", piece=card, reward=self.nouns.effect(gains))

    def _dismiss(self, args: Args, view: LorenzoView) -> str:
        leader, asking = self.nouns.leader(args["leader"]), asked("DismissLeader", view)
        gains = offers.reward(asking[1], self._board(view)) if asking else None
        if gains is None:
            return self.word("answer-drop", piece=leader)
        return self.word("answer-drop-for", piece=leader, reward=self.nouns.effect(gains))

    def _activate(self, args: Args, view: LorenzoView) -> str:
        number = int(args["card"])
        name, card = self.nouns.card(number), CARDS[number]
        ways = [self.nouns.effects(yields(card))] if yields(card) else []
        ways += [self.nouns.arrow(trade) for trade in reckon.card_of(number, view).trades]
        if not ways:
            return self.word("answer-activate-plain", card=name)
        return self.word("answer-activate", card=name, what=self.nouns.voice.either(ways))

    def _visit(self, args: Args, view: LorenzoView) -> str:
        name, visiting = self.nouns.voice.name(int(args["seat"])), asked("VisitBoard", view)
        if visiting is None:
            return self.word("answer-visit-plain", name=name)
        seat, action = int(args["seat"]), AREAS[visiting[1]]
        cards = self._working(seat, action, view)
        return self.word("answer-visit", name=name, action=action, cards=cards)

    def _working(self, seat: int, action: str, view: LorenzoView) -> str:
        if seat >= len(view.boards):
            return self.word("nothing")
        board = view.boards[seat]
        owned = board.territory if action == "harvest" else board.building
        return self.nouns.voice.both(map(self.nouns.card, owned))

    def _collect(self, args: Args, view: LorenzoView) -> str:
        space = reckon.space_of(args["market"])
        what = self.nouns.effects(map(effect, space.effects))
        return self.word("answer-collect", space=self.nouns.space(space.name), what=what)

    def _replace(self, args: Args, view: LorenzoView) -> str:
        good, n = args["good"], int(args["servants"])
        return self.word(
            "answer-replace",
            n=n,
            servants=self.nouns.count("servant", n),
            goods=self.nouns.count(good, n),
            kind=self.word(f"kind-{good}"),
        )

    def _add(self, args: Args, view: LorenzoView) -> str:
        servants = self.nouns.count("servant", int(args["servants"]))
        return self.word("answer-add", servants=servants)
