"""What answers mean, in the position in which they are given."""

from collections import Counter

from bottega.games.masters import printed
from bottega.games.masters.views import Board, MastersView
from bottega.kernel.telling import Choice, Told
from bottega.text.layout import capital
from bottega.text.masters.nouns import (
    LEVELS,
    Nouns,
    count_marbles,
    goods_by,
)
from bottega.text.wording import Wording


def line_marbles(market: tuple[int, ...], line: str) -> dict[str, int]:
    """Count the marbles of `row 1` to `column 4` by what they are."""
    kind, number = line.split()
    start, row = int(number) - 1, printed.board().columns
    if kind == "row":
        cells = range(start * row, (start + 1) * row)
    else:
        cells = range(start, row * printed.board().rows, row)
    return count_marbles(tuple(market[cell] for cell in cells))


class Answers(Wording[Nouns]):
    """Words answers for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        super().__init__(nouns)
        self._verbs = {
            "keep": self._keep,
            "start": self._goods,
            "take": self._take,
            "whites": self._whites,
            "let_go": self._let_go,
            "store": self._store,
            "buy": self._buy,
            "activate": self._activate,
            "spend": self._goods,
            "receive": self._receive,
            "produce": self._produce,
            "pay": self._pay,
            "play": self._play,
            "discard": self._discard,
            "end": self._end,
        }

    def answer(self, choice: Choice, view: MastersView, told: Told | None) -> str:
        """Say an answer."""
        return capital(self._verbs[choice.verb](choice, view))

    def explain(self, choice: Choice, view: MastersView, told: Told | None) -> str | None:
        """Give the text of the cards behind an answer, where there are any."""
        args = choice.args
        if choice.verb == "keep":
            return "\n".join(self.nouns.leader_text(int(n)) for n in args["leaders"].split())
        if choice.verb in ("play", "discard"):
            return self.nouns.leader_text(int(args["leader"]))
        card = 0
        if choice.verb == "buy":
            card = self._top(args["deck"], view)
        elif choice.verb == "activate" and args["power"].startswith("slot"):
            card = self._visible(args["power"], view)
        return self.nouns.card_text(card) if card else None

    def _board(self, view: MastersView) -> Board:
        """Give the board of who is asked; with no question, the reader's."""
        reader = self.voice.seat or 0
        return view.boards[view.asked if view.asked >= 0 else reader]

    def _top(self, deck: str, view: MastersView) -> int:
        colour, level = deck.split()
        return view.decks[
            (int(level) - 1) * len(printed.COLOURS) + printed.COLOURS.index(colour)
        ].top

    def _visible(self, power: str, view: MastersView) -> int:
        slot = self._board(view).slots[int(power.split()[1]) - 1]
        return slot[-1] if slot else 0

    def _keep(self, choice: Choice, view: MastersView) -> str:
        leaders = [self.nouns.leader(int(number)) for number in choice.args["leaders"].split()]
        return self.word("answer-keep", leaders=self.voice.both(leaders))

    def _goods(self, choice: Choice, view: MastersView) -> str:
        goods = self.nouns.goods(Counter(choice.args["goods"].split()))
        return self.word(f"answer-{choice.verb}", goods=goods)

    def _take(self, choice: Choice, view: MastersView) -> str:
        marbles = line_marbles(view.market, choice.args["line"])
        whites = goods_by(self._board(view), "white") if "white" in marbles else []
        become = self.voice.either(self.nouns.count(good, 1) for good in whites)
        return self.word(
            "answer-take-whites" if whites else "answer-take",
            line=self.nouns.line(choice.args["line"]),
            marbles=self.nouns.goods(marbles),
            become=become,
        )

    def _whites(self, choice: Choice, view: MastersView) -> str:
        kind = self.word(f"kind-{choice.args['good']}")
        n, goods = sum(choice.gains.values()), self.nouns.goods(choice.gains)
        return self.word("answer-whites", n=n, goods=goods, kind=kind)

    def _let_go(self, choice: Choice, view: MastersView) -> str:
        good = self.nouns.count(choice.args["good"], 1)
        return self.word("answer-let-go", good=good, players=view.options.players)

    def _store(self, choice: Choice, view: MastersView) -> str:
        n = sum(view.fresh.values())
        return self.word("answer-store", n=n, goods=self.nouns.goods(view.fresh))

    def _buy(self, choice: Choice, view: MastersView) -> str:
        colour, level = choice.args["deck"].split()
        card = self._top(choice.args["deck"], view)
        if not card:
            name = self.nouns.colour(colour)
            return self.word(
                "answer-buy-none", colour=name, level=LEVELS[int(level)], slot=choice.args["slot"]
            )
        return self.word(
            "answer-buy",
            card=self.nouns.card(card),
            cost=self.nouns.goods(choice.pays),
            slot=choice.args["slot"],
        )

    def _activate(self, choice: Choice, view: MastersView) -> str:
        if choice.args["power"] == "base":
            return self.word(
                "answer-activate-base",
                pays=self.nouns.any(printed.TAKEN),
                gives=self.nouns.any(printed.GIVEN),
            )
        kind, which = choice.args["power"].split()
        if kind == "leader":
            return self._activate_leader(which)
        if not choice.pays:
            return self.word("answer-activate-none", slot=which)
        return self.word(
            "answer-activate-slot",
            slot=which,
            pays=self.nouns.goods(choice.pays),
            gives=self.nouns.goods(choice.gains),
        )

    def _activate_leader(self, good: str) -> str:
        return self.word(
            "answer-activate-leader",
            leader=self.nouns.emblem(printed.crafting(good)),
            pays=self.nouns.count(good, 1),
            gives=self.voice.both([self.nouns.any(1), self.nouns.faith(1)]),
        )

    def _receive(self, choice: Choice, view: MastersView) -> str:
        return self.word("answer-receive", good=self.nouns.count(choice.args["good"], 1))

    def _produce(self, choice: Choice, view: MastersView) -> str:
        if not view.need:
            return self.word("answer-produce-none")
        gives = self.nouns.goods(view.gain, view.gain_faith)
        return self.word("answer-produce", pays=self.nouns.goods(view.need), gives=gives)

    def _pay(self, choice: Choice, view: MastersView) -> str:
        good, n = choice.args["good"], int(choice.args["count"])
        rest = max(0, view.need.get(good, 0) - n)
        return self.word("answer-pay", n=n + rest, sources=self.nouns.sources(good, n, rest))

    def _play(self, choice: Choice, view: MastersView) -> str:
        number = int(choice.args["leader"])
        points = self.nouns.points(printed.LEADERS[number].points)
        return self.word("answer-play", leader=self.nouns.leader(number), points=points)

    def _discard(self, choice: Choice, view: MastersView) -> str:
        leader = self.nouns.leader(int(choice.args["leader"]))
        return self.word("answer-discard", leader=leader, faith=self.nouns.faith(1))

    def _end(self, choice: Choice, view: MastersView) -> str:
        return self.word("answer-end")
