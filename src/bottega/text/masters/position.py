"""The whole position as text for a terminal of 80 columns."""

from itertools import chain
from typing import Final

from bottega.games.masters import printed
from bottega.games.masters.printed import CARDS, COLOURS, SHELVES, TOKENS
from bottega.games.masters.views import Board, Deck, MastersView
from bottega.text.layout import COLUMNS, clip, pad, row, wrap
from bottega.text.masters.nouns import LEVELS, MARBLES, Nouns, goods_by
from bottega.text.masters.pieces import NONE, SLIDE, Pieces
from bottega.text.wording import INDENT, Drawing

GRID_LABEL: Final = 8
GRID_COLUMN: Final = 18  # two of them part the columns
FREE: Final = "·"  # a place on a shelf that holds nothing


Shelf = list[str]  # the good of every place, "" where it is free


def arrange(store: dict[str, int], depots: list[str]) -> tuple[list[Shelf], list[tuple[str, int]]]:
    """Lay goods out on leaders' depots, then the rest on the smallest shelves that hold them.

    Rearranging is free, so any lawful arrangement stands for all of them (ruling M-12).
    """
    depot = printed.board().depot
    filled = [(good, min(depot, store.get(good, 0))) for good in depots]
    rest = {good: n - dict(filled).get(good, 0) for good, n in store.items()}
    free = list(SHELVES)
    shelves = {size: [""] * size for size in SHELVES}
    for good, n in sorted(rest.items(), key=lambda item: item[1]):
        if n:
            shelf = next(size for size in free if size >= n)
            free.remove(shelf)
            shelves[shelf][:n] = [good] * n
    return list(shelves.values()), filled


class Position(Drawing[Nouns]):
    """Lays a position out for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        super().__init__(nouns)
        self.pieces = Pieces(nouns)

    def lines(self, view: MastersView) -> list[str]:
        """Give the position line by line, the reader's own board last."""
        out = [
            *wrap(self.pieces.heading(view), COLUMNS),
            "",
            *self._market(view),
            "",
            *self._grid(view),
            "",
        ]
        out += self.row("reports", self.pieces.report(view))
        if view.lorenzo is not None:
            out += self._lorenzo(view.lorenzo.cross, view.lorenzo.drawn)
        for seat in self.pieces.order(view):
            out += ["", *self._board(seat, view)]
        doing = [self.row(key, text) for key, text in self.pieces.in_progress(view)]
        return [*out, "", *chain(*doing)] if doing else out

    def _letter(self, kind: str) -> str:
        return self.word(f"letter-{kind}") if kind else FREE

    def _market(self, view: MastersView) -> list[str]:
        """Draw the market with its arrows, and beside it what the letters mean."""
        cells = [self._letter(MARBLES[marble]) for marble in view.market]
        head = pad(self.word("label-market"), INDENT - 3)
        columns = printed.board().columns
        rows = [f"{head}   {'  '.join(str(n + 1) for n in range(columns))}"]
        for i in range(printed.board().rows):
            marbles = "  ".join(cells[i * columns : (i + 1) * columns])
            rows.append(" " * (INDENT - 3) + f"{i + 1}  {marbles}  ←")
        rows.append(" " * INDENT + "  ".join("↑" * columns))
        legend = [f"{self._letter(kind)}  {self.word(f'kind-{kind}')}" for kind in MARBLES]
        spare = self.word("label-spare", letter=cells[SLIDE])
        beside = [*(pad(a, 20) + b for a, b in zip(legend[:3], legend[3:], strict=True)), "", spare]
        return [(pad(a, 36) + b).rstrip() for a, b in zip(rows, beside, strict=True)]

    def _grid(self, view: MastersView) -> list[str]:
        """Draw the cards for sale: points and how many are left, the cost, the production."""
        colours = [self.word(f"heading-{colour}") for colour in COLOURS]
        out = [self._grid_row(self.word("label-cards"), colours)]
        for level in (3, 2, 1):
            decks = view.decks[(level - 1) * len(COLOURS) : level * len(COLOURS)]
            labels = (f"  {LEVELS[level]}", "", "")
            cells = zip(*map(self._offer, decks), strict=True)
            out += [self._grid_row(label, list(c)) for label, c in zip(labels, cells, strict=True)]
        return [line for line in out if line]

    def _grid_row(self, label: str, cells: list[str]) -> str:
        parts = [pad(clip(label, GRID_LABEL - 1), GRID_LABEL)]
        parts += [pad(clip(cell, GRID_COLUMN - 2), GRID_COLUMN) for cell in cells]
        return "".join(parts).rstrip()

    def _offer(self, deck: Deck) -> tuple[str, str, str]:
        if not deck.top:
            return NONE, "", ""
        card = CARDS[deck.top]
        left = f"×{len(deck.beneath) + 1}"
        head = pad(self.pieces.short_points(card.points), GRID_COLUMN - 2 - len(left)) + left
        return head, self.nouns.short(card.cost), self._production(deck.top)

    def _production(self, number: int) -> str:
        card = CARDS[number]
        return f"{self.nouns.short(card.pays)} → {self.nouns.short(card.gives)}"

    def _lorenzo(self, cross: int, drawn: tuple[int, ...]) -> list[str]:
        text = self.word("lorenzo", space=cross, last=printed.board().spaces)
        tokens = self.pieces.tokens(drawn)
        seen = self.word("tokens-seen", n=len(drawn), all=len(TOKENS), tokens=tokens)
        return [*self.row("lorenzo", text), *row("", seen, INDENT)]

    def _board(self, seat: int, view: MastersView) -> list[str]:
        board = view.boards[seat]
        return [
            *wrap(self.pieces.title(seat, view), COLUMNS),
            *self.label("faith", self.pieces.faith(board)),
            *self._stores(board),
            *self._slots(board),
            *self.pairs(self.pieces.leaders(board)),
        ]

    def _stores(self, board: Board) -> list[str]:
        shelves, depots = arrange(board.store, goods_by(board, "depot"))
        for good, n in depots:
            shelves.append([good] * n + [""] * (printed.board().depot - n))
        text = " ".join(f"[{' '.join(map(self._letter, shelf))}]" for shelf in shelves)
        if depots:
            text += f"  {self.pieces.depots(board)}"
        strongbox = self.nouns.short(board.box) or NONE
        return [*self.label("shelves", text), *self.label("strongbox", strongbox)]

    def _slots(self, board: Board) -> list[str]:
        out: list[str] = []
        for i, cards in enumerate(board.slots):
            label = f"  {self.word('label-slot', n=i + 1)}"
            out += row(label, self._slot(cards), INDENT)
        return out

    def _slot(self, cards: tuple[int, ...]) -> str:
        if not cards:
            return NONE
        text = f"{self._badge(cards[-1])} · {self._production(cards[-1])}"
        if len(cards) > 1:
            below = self.voice.listed(map(self._badge, reversed(cards[:-1])))
            text += f"  ({self.word('covers', cards=below)})"
        return text

    def _badge(self, number: int) -> str:
        card = CARDS[number]
        colour = self.nouns.colour(card.colour)
        return f"{colour} {LEVELS[card.level]} {self.pieces.short_points(card.points)}"
