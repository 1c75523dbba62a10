"""Towers, floors and cards, as they are at the table of a view."""

from bottega.games.lorenzo import printed
from bottega.games.lorenzo.actions import FLOORS
from bottega.games.lorenzo.printed.things import Tower
from bottega.games.lorenzo.views import LorenzoView


def towers(view: LorenzoView) -> list[Tower]:
    """Give the towers that this table has."""
    return [tower for tower in printed.board().towers if place_of(tower, 0) < len(view.floors)]


def place_of(tower: Tower, floor: int) -> int:
    """Give the place of a floor among all floors."""
    return FLOORS.index(tower.spaces[floor])


def floor_value(tower: Tower, floor: int, view: LorenzoView) -> int:
    """Give what a floor asks for in this round."""
    place = place_of(tower, floor)
    return view.values[place] if place < len(view.values) else tower.values[floor]


def card_on(space: str, view: LorenzoView) -> int:
    """Give the number of the card on a floor; 0 where there is none."""
    place = FLOORS.index(space) if space in FLOORS else len(view.floors)
    return view.floors[place] if place < len(view.floors) else 0
