"""What lies where in a position."""

from bottega.games.renaissance.printed import CASTLES
from bottega.games.renaissance.views import Cell, RenaissanceView, Side


def side_of(view: RenaissanceView, seat: int) -> Side:
    """Give the side that a seat belongs to."""
    return view.sides[view.people[seat].side]


def cell_of(side: Side, cell: int) -> Cell | None:
    """Give what lies on a cell, by its number."""
    return side.cells[cell - 1] if cell <= len(side.cells) else None


def kind_of(side: Side, cell: int) -> str:
    """Give the kind of a cell, by its number; nothing if there is no such cell."""
    cells = CASTLES[side.castle].cells
    return cells[cell - 1].kind if cell <= len(cells) else ""


def owner_of(view: RenaissanceView, card: str) -> Side | None:
    """Give the side where a special in play lies; nothing if it lies nowhere in sight."""
    return next((side for side in view.sides if card in _in_play(side)), None)


def _in_play(side: Side) -> list[str]:
    on_cells = (name for cell in side.cells if cell for name in (cell.card, *cell.specials))
    return [*side.zone, *([side.cover] if side.cover else []), *on_cells]
