"""The whole position as text for a terminal of 80 columns."""

from typing import Final

from bottega.games.masters.cards import CARDS, COLOURS
from bottega.games.masters.faith import LAST_SPACE, POPE_SPACE, SECTION_FROM, TILE_POINTS
from bottega.games.masters.leaders import DEPOT_SIZE, EXTRA_DEPOT
from bottega.games.masters.tokens import TOKENS
from bottega.games.masters.views import Board, Deck, MastersView
from bottega.text.layout import COLUMNS, clip, pad, row, wrap
from bottega.text.masters.nouns import LEVELS, MARBLES, Nouns, goods_by, leader_of, named

INDENT: Final = 14  # where the text beside a label begins
GRID_LABEL: Final = 8
GRID_COLUMN: Final = 18  # two of them part the columns
SHELVES: Final = (1, 2, 3)
FREE: Final = "·"  # a place on a shelf that holds nothing
SLIDE: Final = 12  # where the spare marble lies in the market


def arrange(store: dict[str, int], depots: list[str]) -> tuple[list[str], list[tuple[str, int]]]:
    """Lay goods out on leaders' depots, then the rest on the smallest shelves that hold them.

    Give the good of every place of the shelves ("" where it is free), and the filled depots.
    Rearranging is free, so any lawful arrangement stands for all of them (ruling M-12).
    """
    size = int(DEPOT_SIZE)
    filled = [(good, min(size, store.get(good, 0))) for good in depots]
    rest = {good: n - dict(filled).get(good, 0) for good, n in store.items()}
    free = list(SHELVES)
    shelves = {size: [""] * size for size in SHELVES}
    for good, n in sorted(rest.items(), key=lambda item: item[1]):
        if n:
            shelf = next(size for size in free if size >= n)
            free.remove(shelf)
            shelves[shelf][:n] = [good] * n
    return [place for size in SHELVES for place in shelves[size]], filled


class Position:
    """Lays a position out for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.voice = nouns.voice
        self.word = nouns.word

    def lines(self, view: MastersView) -> list[str]:
        """Give the position line by line, the reader's own board last."""
        out = [*self._heading(view), "", *self._market(view), "", *self._grid(view), ""]
        out += self._reports(view)
        if view.lorenzo is not None:
            out += self._lorenzo(view.lorenzo.cross, view.lorenzo.drawn)
        for seat in self._order(view):
            out += ["", *self._board(seat, view)]
        doing = self._in_progress(view)
        return [*out, "", *doing] if doing else out

    def _order(self, view: MastersView) -> list[int]:
        """List the seats in turn order, so that the reader comes last."""
        seats = range(len(view.boards))
        last = self.voice.seat if self.voice.seat is not None else len(view.boards) - 1
        return [(last + 1 + i) % len(view.boards) for i in seats]

    def _label(self, key: str, text: str) -> list[str]:
        return row(f"  {self.word(f'label-{key}')}", text, INDENT)

    def _heading(self, view: MastersView) -> list[str]:
        parts = [self.word("title")]
        if view.turn:
            parts.append(self.word("heading-turn", turn=view.turn))
        if not view.pending:
            parts.append(self.word("heading-over"))
        elif view.last:
            parts.append(self.word("heading-last-round"))
        return wrap(" · ".join(parts), COLUMNS)

    def _letter(self, kind: str) -> str:
        return self.word(f"letter-{kind}") if kind else FREE

    def _market(self, view: MastersView) -> list[str]:
        """Draw the market with its arrows, and beside it what the letters mean."""
        cells = [self._letter(MARBLES[marble]) for marble in view.market]
        head = pad(self.word("label-market"), INDENT - 3)
        rows = [head + "   1  2  3  4"]
        for i in range(3):
            marbles = "  ".join(cells[i * 4 : i * 4 + 4])
            rows.append(" " * (INDENT - 3) + f"{i + 1}  {marbles}  ←")
        rows.append(" " * INDENT + "↑  ↑  ↑  ↑")
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
            return "—", "", ""
        card = CARDS[deck.top]
        left = f"×{len(deck.beneath) + 1}"
        head = pad(self._points(int(card.points)), GRID_COLUMN - 2 - len(left)) + left
        return head, self.nouns.short(named(card.cost)), self._production(deck.top)

    def _points(self, n: int) -> str:
        return self.word("points-short", n=n)

    def _production(self, number: int) -> str:
        card = CARDS[number]
        return f"{self.nouns.short(named(card.pays))} → {self.nouns.short(named(card.gives))}"

    def _reports(self, view: MastersView) -> list[str]:
        """Say what brings the next Vatican report, and who will keep its tile."""
        if view.reports == len(POPE_SPACE):
            text = self.word("reports-done")
        else:
            text = self.word(
                "report-next",
                section=LEVELS[view.reports + 1],
                space=int(POPE_SPACE[view.reports]),
                start=int(SECTION_FROM[view.reports]),
                points=self.nouns.points(int(TILE_POINTS[view.reports])),
            )
        return row(self.word("label-reports"), text, INDENT)

    def _lorenzo(self, cross: int, drawn: tuple[int, ...]) -> list[str]:
        text = self.word("lorenzo", space=cross, last=int(LAST_SPACE))
        out = row(self.word("label-lorenzo"), text, INDENT)
        tokens = ", ".join(map(self.nouns.token, drawn)) or "—"
        seen = self.word("tokens-seen", n=len(drawn), all=len(TOKENS), tokens=tokens)
        return [*out, *row("", seen, INDENT)]

    def _board(self, seat: int, view: MastersView) -> list[str]:
        board = view.boards[seat]
        title = [self.voice.titled(seat), self.nouns.points(board.score.points)]
        if seat == view.first and len(view.boards) > 1:
            title.append(self.word("heading-inkwell"))
        return [
            *wrap(" · ".join(title), COLUMNS),
            *self._faith(board),
            *self._stores(board),
            *self._slots(board),
            *self._leaders(board),
        ]

    def _faith(self, board: Board) -> list[str]:
        text = f"{board.faith}/{int(LAST_SPACE)}"
        if board.tiles:
            tiles = ", ".join(LEVELS[section] for section in board.tiles)
            text += " · " + self.word("tiles-kept", tiles=tiles)
        return self._label("faith", text)

    def _stores(self, board: Board) -> list[str]:
        places, depots = arrange(board.store, goods_by(board, int(EXTRA_DEPOT)))
        letters = [self._letter(good) for good in places]
        shelves = [letters[:1], letters[1:3], letters[3:]]
        for good, n in depots:
            shelves.append([self._letter(good)] * n + [FREE] * (int(DEPOT_SIZE) - n))
        text = " ".join(f"[{' '.join(shelf)}]" for shelf in shelves)
        if depots:
            text += f"  {self.word('depots', n=len(depots), goods=self._kinds(depots))}"
        strongbox = self.nouns.short(board.box) or "—"
        return [*self._label("shelves", text), *self._label("strongbox", strongbox)]

    def _kinds(self, depots: list[tuple[str, int]]) -> str:
        return self.voice.both(self.word(f"kind-{good}") for good, _ in depots)

    def _slots(self, board: Board) -> list[str]:
        out: list[str] = []
        for i, cards in enumerate(board.slots):
            label = f"  {self.word('label-slot', n=i + 1)}"
            out += row(label, self._slot(cards), INDENT)
        return out

    def _slot(self, cards: tuple[int, ...]) -> str:
        if not cards:
            return "—"
        text = f"{self._badge(cards[-1])} · {self._production(cards[-1])}"
        if len(cards) > 1:
            below = ", ".join(map(self._badge, reversed(cards[:-1])))
            text += f"  ({self.word('covers', cards=below)})"
        return text

    def _badge(self, number: int) -> str:
        card = CARDS[number]
        colour = self.nouns.colour(COLOURS[card.colour])
        return f"{colour} {LEVELS[card.level]} {self._points(int(card.points))}"

    def _leaders(self, board: Board) -> list[str]:
        out: list[str] = []
        for i, number in enumerate(board.played):
            out += self._labelled("played", i, self._leader(number))
        for i, number in enumerate(board.hand or ()):
            requires = self.word("requires", requirement=self.nouns.requires(number))
            out += self._labelled("hand", i, f"{self._leader(number)} · {requires}")
        if board.hand is None and board.hand_size:
            out += self._label("hand", self.word("count-leader", n=board.hand_size))
        return out + self._put_away(board)

    def _labelled(self, key: str, i: int, text: str) -> list[str]:
        """Label the first of several rows only."""
        return row("", text, INDENT) if i else self._label(key, text)

    def _leader(self, number: int) -> str:
        points = self._points(int(leader_of(number).points))
        return f"{number} · {points} · {self.nouns.ability(number)}"

    def _put_away(self, board: Board) -> list[str]:
        parts: list[str] = []
        for key, size, seen in (
            ("returned", board.returned_size, board.returned),
            ("discarded", board.discarded_size, board.discarded),
        ):
            if seen:
                parts.append(self.word(f"away-{key}", leaders=", ".join(map(str, seen))))
            elif size and key == "discarded":
                parts.append(self.word("away-discarded", leaders=self.word("count-leader", n=size)))
        return self._label("away", " · ".join(parts)) if parts else []

    def _in_progress(self, view: MastersView) -> list[str]:
        """Describe what an action has on the way: to store, to pay, to come."""
        out: list[str] = []
        if view.fresh or view.let_go:
            text = self.nouns.goods(view.fresh)
            if view.let_go:
                text += " · " + self.word("let-go-so-far", n=view.let_go)
            out += row(self.word("label-to-store"), text, INDENT)
        if view.need:
            out += row(self.word("label-to-pay"), self.nouns.goods(view.need), INDENT)
        if view.gain or view.gain_faith:
            text = self.nouns.goods(view.gain, view.gain_faith)
            out += row(self.word("label-to-come"), text, INDENT)
        return out
