"""What lies where in a position."""

from bottega.games.renaissance.printed import CASTLES
from bottega.games.renaissance.views import Cell, Person, RenaissanceView, Side


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
    cells = CASTLES[side.castle].cells
    return cells[cell - 1].kind if cell <= len(cells) else ""
