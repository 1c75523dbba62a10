"""What a position asks, and what lies where in it."""

from bottega.games.renaissance.names import CARDS
from bottega.games.renaissance.views import Cell, Person, RenaissanceView, Side
from bottega.kernel.game import Question
from bottega.text.renaissance.pieces import CASTLES

NOTHING = Question("", ())


def question(view: RenaissanceView, seat: int | None) -> Question:
    """Give the question that a seat is asked, or else the one that is pending."""
    for pending in reversed(view.pending):
        if pending.args[:1] == (seat,):
            return pending
    return view.pending[-1] if view.pending else NOTHING


def asked(view: RenaissanceView, seat: int | None) -> int:
    """Give who is asked; with no question, the reader."""
    found = question(view, seat).args[:1]
    return found[0] if found else seat or 0


def card_name(number: int) -> str:
    """Name a card by the number that questions have for it."""
    return CARDS[number]


def person_of(view: RenaissanceView, seat: int) -> Person:
    """Give what is known of a seat."""
    return view.people[seat % len(view.people)]


def side_of(view: RenaissanceView, seat: int) -> Side:
    """Give the side that a seat belongs to."""
    return view.sides[person_of(view, seat).side]


def cell_of(side: Side, cell: int) -> Cell | None:
    """Give what lies on a cell, by its number."""
    return side.cells[cell - 1] if cell <= len(side.cells) else None


def kind_of(side: Side, cell: int) -> str:
    """Give the kind of a cell, by its number; nothing if there is no such cell."""
    cells = CASTLES[side.castle]["cells"]
    return str(cells[cell - 1]["kind"]) if cell <= len(cells) else ""


def flank(side: Side, right: bool) -> list[int]:
    """List the outermost filled cells of all rows on one side, the lowest row first."""
    plan = CASTLES[side.castle]["cells"]
    found: dict[int, int] = {}
    for cell in sorted(plan, key=lambda cell: cell["x"], reverse=right):
        if side.cells[cell["number"] - 1] is not None:
            found.setdefault(cell["row"], cell["number"])
    return [found[row] for row in sorted(found)]
