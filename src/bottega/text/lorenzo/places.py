"""Floors, spaces and cards, as they are at the table of a view."""

from bottega.games.lorenzo.actions import FLOORS
from bottega.games.lorenzo.modules import rules_of
from bottega.games.lorenzo.pieces import Card, Space, Tower
from bottega.games.lorenzo.views import LorenzoView
from bottega.text.lorenzo.pieces import RULES


def card_of(number: int, view: LorenzoView) -> Card:
    """Give a card as it is at this table, with its price against so many rivals."""
    cards = rules_of(view.options).cards
    found = cards[number] if number < len(cards) else RULES.cards[number]
    return found if found.number else RULES.cards[number]


def floor_value(tower: Tower, floor: int, view: LorenzoView) -> int:
    """Give what a floor asks for in this round."""
    place = int(tower.first) + floor
    return view.values[place] if place < len(view.values) else int(tower.values[floor])


def card_on(space: str, view: LorenzoView) -> int:
    """Give the number of the card on a floor; 0 where there is none."""
    place = FLOORS.index(space) if space in FLOORS else len(view.floors)
    return view.floors[place] if place < len(view.floors) else 0


def space_of(name: str) -> Space:
    """Find a space outside the towers."""
    return next(space for space in RULES.spaces if space.name == name)
