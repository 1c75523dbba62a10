"""Masters of Renaissance in letters: faith track, market, cards for sale, and a bottega."""

from typing import Final

from bottega.games.masters import printed
from bottega.games.masters.views import Board as Own
from bottega.games.masters.views import Deck, MastersView
from bottega.terminal.boards.drawing import Board, Facts
from bottega.terminal.paint import (
    SHAPES,
    Canvas,
    Line,
    Run,
    amounts,
    joined,
    line_width,
    shaped,
    wrapped,
)
from bottega.terminal.scene import Scene
from bottega.text.masters.nouns import LEVELS, MARBLES, Nouns, goods_by
from bottega.text.masters.pieces import SLIDE
from bottega.text.masters.position import arrange

MARKET: Final = 28  # columns
MIDDLE: Final = 9  # rows of market and cards
TALL: Final = 20  # rows from which the faith track has a box of its own
BOTTEGA: Final = 9  # rows of a bottega above those of others, where there is room for them
FREE: Final = "·"
ARROW: Final = "→"


class MastersBoard(Board):
    """Draws Masters of Renaissance."""

    tabs = ("label-market", "board-tab-yours")

    def pages(self, columns: int, rows: int) -> tuple[str, ...]:
        """One page, and in a small window one for the bottega alone."""
        return self.tabs[:1] if rows >= TALL else self.tabs

    def where(self, scene: Scene) -> str:
        """Say which turn it is, and what ends the game."""
        view: MastersView = scene.view
        if not view.turn:
            return self.words("board-where-setup", players=len(view.boards))
        if view.last:
            return self.words("board-where-last", turn=view.turn)
        board = printed.board()
        return self.words("board-where", turn=view.turn, players=len(view.boards),
                          cards=board.cards, space=board.spaces)  # fmt: skip

    def facts(self, scene: Scene, seat: int) -> Facts:
        """Tell faith and goods."""
        view: MastersView = scene.view
        own = view.boards[seat]
        goods = {good: own.store.get(good, 0) + own.box.get(good, 0) for good in printed.GOODS}
        held = {"faith": own.faith, **{good: n for good, n in goods.items() if n}}
        cards = sum(map(len, own.slots))
        line = amounts(held)
        if cards:
            line = [*line, Run(f" {self.words('board-cards-of', n=cards)}", "dim")]
        return Facts(own.score.points, line, view.first == seat and len(view.boards) > 1)

    def draw(self, canvas: Canvas, scene: Scene, page: str, whose: int) -> None:
        """Draw track, market and cards above a bottega, or a bottega alone."""
        y = 0
        rows = canvas.rows
        if page == "board-tab-yours":
            self._track(canvas, scene, y)
            self._bottega(canvas, scene, whose, 5, rows - 5)
            return
        if rows >= TALL:
            self._track(canvas, scene, y)
            y = 5
        middle = MIDDLE if rows - y - MIDDLE < 10 else MIDDLE + 1
        self._market(canvas, scene, y, middle)
        self._cards(canvas, scene, y, middle)
        y += middle
        others = [seat for seat in range(len(scene.view.boards)) if seat != whose]
        free = max(0, rows - y - BOTTEGA) // BOTTEGA
        shown = [whose, *others[:free]]
        for seat in shown:
            high = rows - y if seat == shown[-1] else BOTTEGA
            self._bottega(canvas, scene, seat, y, high)
            y += high

    # The faith track.

    def _track(self, canvas: Canvas, scene: Scene, y: int) -> None:
        view: MastersView = scene.view
        board = printed.board()
        said = _nouns(scene).word
        popes = ", ".join(map(str, board.popes))
        canvas.box(0, y, canvas.columns, 5, self.words("panel-faith"), said("label-reports") + " "
                   + popes)  # fmt: skip
        step = 3 if canvas.columns >= 3 * (board.spaces + 1) + 5 else 2
        for seat, own in enumerate(view.boards):
            before = [each.faith for each in view.boards[:seat]].count(own.faith)
            x = 3 + own.faith * step + before
            canvas.put(x, y + 1, [Run(scene.marks[seat], f"seat{seat}")])
        if view.lorenzo is not None:
            canvas.put(3 + view.lorenzo.cross * step, y + 1, [Run("✝", "loss")])
        for space in range(board.spaces + 1):
            ink = "loss" if space in board.popes else "dim"
            number = f"{space:>{step}}"
            canvas.put(2 + space * step - (step - 2), y + 2, [Run(number, ink)])
        for space, points in board.points.items():
            canvas.put(2 + space * step - (step - 2), y + 3, [Run(f"{points:>{step}}", "vp")])
        end = 3 + (board.spaces + 1) * step
        canvas.put(end, y + 3, [Run(SHAPES["vp"], "vp")])

    # The market and the cards.

    def _market(self, canvas: Canvas, scene: Scene, y: int, rows: int) -> None:
        view: MastersView = scene.view
        canvas.box(0, y, MARKET, rows, self.words("label-market"))
        board = printed.board()
        for row in range(board.rows):
            for column in range(board.columns):
                marble = MARBLES[view.market[row * board.columns + column]]
                canvas.put(3 + 4 * column, y + 1 + row, shaped(SHAPES[marble]))
            thing = f"line:row {row + 1}"
            canvas.put(3 + 4 * board.columns, y + 1 + row, [Run(f"← {row + 1}", "", thing)])
        for column in range(board.columns):
            thing = f"line:column {column + 1}"
            canvas.put(3 + 4 * column, y + 4, [Run("↑", "", thing)])
            canvas.put(3 + 4 * column, y + 5, [Run(f"{column + 1}", "", thing)])
        spare = SHAPES[MARBLES[view.market[SLIDE]]]
        slide = [Run(f"{self.words('board-slide')} ", "dim"), *shaped(spare)]
        canvas.put(3 + 4 * board.columns, y + 5, slide, MARKET - 4 - 4 * board.columns)
        said = _nouns(scene).word("kind-white")
        canvas.put(3, y + 6, [*shaped(SHAPES["white"]), Run(f" {said}", "dim")], MARKET - 4)

    def _cards(self, canvas: Canvas, scene: Scene, y: int, rows: int) -> None:
        view: MastersView = scene.view
        x, columns = MARKET, canvas.columns - MARKET
        note = shaped(f"{ARROW} {SHAPES['vp']}", "dim")
        canvas.box(x, y, columns, rows, self.words("board-cards"), note)
        colours = printed.COLOURS
        each = (columns - 8) // len(colours)
        nouns = _nouns(scene)
        for i, colour in enumerate(colours):
            canvas.put(x + 7 + i * each, y + 1, [Run(nouns.colour(colour), colour)], each - 1)
        for at, level in enumerate((3, 2, 1)):
            top = y + 2 + at * 2
            canvas.put(x + 2, top, [Run(LEVELS[level], "title")])
            for i, colour in enumerate(colours):
                deck = view.decks[(level - 1) * len(colours) + i]
                self._offer(canvas, deck, f"deck:{colour} {level}", x + 7 + i * each, top, each - 1)

    def _offer(self, canvas: Canvas, deck: Deck, thing: str, x: int, y: int, columns: int) -> None:
        if not deck.top:
            canvas.put(x, y, [Run("—", "dim", thing)])
            return
        card = printed.CARDS[deck.top]
        cost = [run._replace(thing=thing) for run in _packed(card.cost)]
        canvas.put(x, y, cost, columns)
        points = shaped(f"{card.points}{SHAPES['vp']}", "vp", thing)
        canvas.put(x + columns - line_width(points), y, points)
        power = [*_packed(card.pays), Run(ARROW, "dim"), *_packed(card.gives)]
        canvas.put(x, y + 1, [run._replace(thing=thing) for run in power], columns)

    # A bottega.

    def _bottega(self, canvas: Canvas, scene: Scene, whose: int, y: int, rows: int) -> None:
        view: MastersView = scene.view
        own = view.boards[whose]
        title = self.of(scene, whose, "board-your-bottega", "board-bottega-of")
        bought = sum(map(len, own.slots))
        note = self.words("board-bought", n=bought, most=printed.board().cards)
        canvas.box(0, y, canvas.columns, rows, title, note)
        inside = canvas.columns - 4
        if rows < 8:
            self._brief(canvas, scene, own, y + 1, rows - 2, inside)
        else:
            self._whole(canvas, scene, own, y + 1, rows - 2, inside)

    def _brief(
        self, canvas: Canvas, scene: Scene, own: Own, y: int, rows: int, columns: int
    ) -> None:
        """Tell of stores, powers and leaders in a line each."""
        stores = [*self._shelves(own), Run("  ")]
        box = {good: own.box.get(good, 0) for good in printed.GOODS if own.box.get(good)}
        stores += [Run(f"{self.words('board-strongbox')} ", "dim"), *self._box(box)]
        stores += [Run("  "), *amounts({"faith": own.faith}), *self._fresh(scene, own)]
        powers = joined([self._slot(scene, own, n) for n in range(len(own.slots))], "  ")
        base = [Run(self.words("board-base"), "", "base")]
        lines = [stores, [*base, Run("  "), *powers], joined(self._leaders(scene, own), "   ")]
        canvas.block(2, y, lines[:rows], columns)

    def _whole(
        self, canvas: Canvas, scene: Scene, own: Own, y: int, rows: int, columns: int
    ) -> None:
        """Draw the shelves, and beside them strongbox, powers and leaders."""
        shelves, depots = arrange(own.store, goods_by(own, "depot"))
        canvas.put(2, y, [Run(self.words("panel-warehouse"), "dim")], 12)
        for row, shelf in enumerate(shelves):
            canvas.put(4 - row, y + 1 + row, joined([[_good(good)] for good in shelf]))
        for row, (good, n) in enumerate(depots):
            held = [_good(good)] * n + [Run(FREE, "dim")] * (printed.board().depot - n)
            canvas.put(9, y + 1 + row, [Run("["), *held, Run("]")])
        canvas.put(15, y, [Run(self.words("board-strongbox"), "dim")], 12)
        for i, good in enumerate(printed.GOODS):
            n = own.box.get(good, 0)
            held = shaped(f"{n}{SHAPES[good]}", "" if n else "dim", f"box:{good}")
            canvas.put(15 + 5 * (i % 2), y + 1 + i // 2, held)
        x, each = 28, max(12, (columns - 26) // 4)
        canvas.put(x, y, [Run(self.words("board-base"), "", "base")], each - 1)
        base = f"{printed.TAKEN} ? {ARROW} {printed.GIVEN} ?"
        canvas.put(x, y + 1, [Run(base, "dim", "base")], each - 1)
        for n in range(len(own.slots)):
            at = x + each * (n + 1)
            room = min(each - 1, columns - at + 2)
            for row, line in enumerate(self._slot_lines(scene, own, n)):
                canvas.put(at, y + row, line, room)
        if fresh := self._fresh(scene, own):
            canvas.put(x, y + 3, fresh, columns - x)
        below = [line for leader in self._leaders(scene, own) for line in wrapped(leader, columns)]
        canvas.block(2, y + 4, below[: rows - 4], columns)

    def _slot_lines(self, scene: Scene, own: Own, n: int) -> list[Line]:
        thing, power = f"slot:{n + 1}", f"power:{n + 1}"
        title = [Run(self.words("board-slot", n=n + 1), "", power if own.slots[n] else thing)]
        if not own.slots[n]:
            return [title, [Run(FREE, "dim", thing)]]
        card = printed.CARDS[own.slots[n][-1]]
        badge = [
            Run(f"{_nouns(scene).colour(card.colour)} {LEVELS[card.level]}", card.colour,
                f"card:{own.slots[n][-1]}"),
            Run(" "),
            *shaped(f"{card.points}{SHAPES['vp']}", "vp"),
        ]  # fmt: skip
        more = [Run(f" +{len(own.slots[n]) - 1}", "dim")] if len(own.slots[n]) > 1 else []
        power_line = [*_packed(card.pays), Run(f" {ARROW} ", "dim"), *_packed(card.gives)]
        return [title, [*badge, *more], [run._replace(thing=power) for run in power_line]]

    def _slot(self, scene: Scene, own: Own, n: int) -> Line:
        thing, power = f"slot:{n + 1}", f"power:{n + 1}"
        title = Run(self.words("board-slot", n=n + 1), "", power if own.slots[n] else thing)
        if not own.slots[n]:
            return [title, Run(f" {FREE}", "dim", thing)]
        card = printed.CARDS[own.slots[n][-1]]
        line = [*_packed(card.pays), Run(ARROW, "dim"), *_packed(card.gives)]
        return [title, Run(" "), *(run._replace(thing=power) for run in line)]

    def _shelves(self, own: Own) -> Line:
        shelves, depots = arrange(own.store, goods_by(own, "depot"))
        size = printed.board().depot
        shelves += [[good] * n + [""] * (size - n) for good, n in depots]
        found: Line = []
        for shelf in shelves:
            found += [Run("[", "dim"), *map(_good, shelf), Run("]", "dim")]
        return found

    def _box(self, box: dict[str, int]) -> Line:
        if not box:
            return [Run("—", "dim")]
        return joined([shaped(f"{n}{SHAPES[good]}", "", f"box:{good}") for good, n in box.items()])

    def _fresh(self, scene: Scene, own: Own) -> Line:
        """Tell what the market brought and is not stored yet, or what is to be paid and to come."""
        view: MastersView = scene.view
        if own is not view.boards[max(view.asked, 0)]:
            return []
        found: Line = []
        for key, goods in (("board-fresh", view.fresh), ("board-to-pay", view.need),
                           ("board-to-come", {**view.gain, "faith": view.gain_faith})):  # fmt: skip
            kind = "fresh:" if key == "board-fresh" else ""
            there = {good: n for good, n in goods.items() if n}
            if there:
                told = joined(
                    [shaped(f"{n}{SHAPES[good]}", "", kind and f"{kind}{good}")
                     for good, n in there.items()]
                )  # fmt: skip
                found += [Run(f"  {self.words(key)} ", "title"), *told]
        return found

    def _leaders(self, scene: Scene, own: Own) -> list[Line]:
        short = scene.pieces.short
        found: list[Line] = []
        for key, leaders in (("board-in-play", own.played), ("label-hand", own.hand or ())):
            for number in leaders:
                leader, thing = printed.LEADERS[number], f"leader:{number}"
                line = [
                    Run(f"{self.words(key)} ", "dim"),
                    Run(short[f"leader-{number}"], "", thing),
                    *shaped(f" {leader.points}{SHAPES['vp']}", "vp"),
                ]
                if number not in own.played:
                    needs = _nouns(scene).requires(number)
                    line.append(Run(f" ({needs})", "dim"))
                found.append(line)
        if own.hand is None and own.hand_size:
            told = _nouns(scene).word("count-leader", n=own.hand_size)
            found.append([Run(f"{self.words('label-hand')} {told}", "dim")])
        return found


def _good(good: str) -> Run:
    """Draw a place on a shelf."""
    return shaped(SHAPES[good], "", f"store:{good}")[0] if good else Run(FREE, "dim")


def _packed(goods: dict[str, int]) -> Line:
    """Write goods without gaps: one of them needs no number."""
    found: Line = []
    for good, n in goods.items():
        found += shaped(f"{n if n > 1 else ''}{SHAPES[good]}")
    return found


def _nouns(scene: Scene) -> Nouns:
    """Give who names the pieces of this game."""
    nouns = scene.phrases.nouns
    assert isinstance(nouns, Nouns)
    return nouns
