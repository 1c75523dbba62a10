"""The whole position as text for a terminal of 80 columns."""

from typing import Final

from bottega.games.renaissance.printed import CASTLES
from bottega.games.renaissance.views import RenaissanceView, Side
from bottega.text.layout import COLUMNS, pad, wrap
from bottega.text.renaissance.lying import kind_of
from bottega.text.renaissance.nouns import Nouns
from bottega.text.renaissance.parts import Parts
from bottega.text.wording import INDENT, Drawing

HALF: Final = 5  # columns of half a cell
FREE: Final = "·"
LADEN: Final = "*"  # specials lie on it


class Position(Drawing[Nouns]):
    """Lays a position out for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        super().__init__(nouns)
        self.parts = Parts(nouns)

    def lines(self, view: RenaissanceView) -> list[str]:
        """Give the position line by line, the reader's own side last."""
        out = wrap(self.parts.heading(view), COLUMNS)
        for key, text in self.parts.table(view):
            out += self.row(key, text)
        for number in self.parts.order(view):
            out += ["", *self._side(view.sides[number], view)]
        return out

    def _side(self, side: Side, view: RenaissanceView) -> list[str]:
        out = wrap(self.parts.title(side), COLUMNS)
        out += self.label("castle", self.parts.castle(side))
        out += self._drawing(side)
        out += self.pairs(self.parts.holdings(side, view))
        return [*out, *self.pairs(self.parts.missions(side, view))]

    def _drawing(self, side: Side) -> list[str]:
        """Draw a castle, the highest row first: the number, kind and value of each cell."""
        plan = CASTLES[side.castle]
        lines: list[str] = []
        for level in reversed(range(plan.rows)):
            line = " " * INDENT
            for cell in plan.cells:
                if cell.row == level:
                    line = pad(line, INDENT + cell.x * HALF) + self._cell(cell.number, side)
            lines.append(line.rstrip())
        return lines

    def _cell(self, number: int, side: Side) -> str:
        there = side.cells[number - 1]
        letter = self.word(f"letter-{kind_of(side, number)}")
        if there is None:
            return f"{number}{letter} {FREE}"
        kind = letter if there.material else self.word("letter-special")
        return f"{number}{kind} {there.value}{LADEN if there.specials else ''}"
