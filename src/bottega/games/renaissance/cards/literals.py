"""How cards are written down."""

from typing import Final

from mypy_extensions import i64

from bottega.games.renaissance.names import MISSION_CARDS, NUMBER, PLAYING_CARDS
from bottega.games.renaissance.pieces import (
    COMPOSITE,
    PRINCELY,
    PURE_ACTION,
    PURE_MATERIAL,
    ROYAL,
    SPECIAL_CARD,
    Action,
    Card,
    Condition,
    Mission,
    Special,
)
from bottega.games.renaissance.selectors import FOUNDATIONS, STONES, TILES
from bottega.games.renaissance.state import Renaissance


class Line:
    """A card before it is known which family it belongs to."""

    def __init__(self, number: int, type: i64) -> None:
        self.number = number
        self.type = type
        self.kinds: i64 = 0
        self.value: i64 = 0
        self.action: Action[Renaissance] | None = None
        self.special: Special | None = None
        self.mission: Mission[Renaissance] | None = None

    def card(self, family: str, index: i64) -> Card[Renaissance]:
        """Give the card of a family."""
        name = f"{family}-{self.number:02}"
        card: Card[Renaissance] = Card(NUMBER[name], name, self.type, index)
        card.kinds = self.kinds
        card.value = self.value
        if self.action is not None:
            card.action = self.action
        if self.special is not None:
            card.special = self.special
        if self.mission is not None:
            card.mission = self.mission
        return card


# The kinds and the value of composites and materials, by their numbers: in every family alike.
WORTH: Final[dict[int, tuple[i64, i64]]] = {
    1: (FOUNDATIONS, 1),
    2: (FOUNDATIONS, 2),
    3: (FOUNDATIONS, 3),
    4: (FOUNDATIONS, 4),
    5: (STONES, 1),
    6: (STONES, 2),
    7: (STONES, 3),
    8: (TILES, 1),
    9: (TILES, 2),
    10: (FOUNDATIONS | STONES, 1),
    11: (FOUNDATIONS | STONES, 3),
    12: (FOUNDATIONS | STONES, 4),
    13: (STONES | TILES, 5),
    14: (FOUNDATIONS | STONES | TILES, 1),
    15: (FOUNDATIONS | STONES | TILES, 2),
    21: (FOUNDATIONS, 1),
    22: (FOUNDATIONS, 2),
    23: (FOUNDATIONS, 3),
    24: (FOUNDATIONS, 4),
    25: (FOUNDATIONS, 5),
    26: (STONES, 1),
    27: (STONES, 4),
    28: (STONES, 5),
    29: (TILES, 3),
    30: (TILES, 4),
}


def composite(number: int, action: Action[Renaissance]) -> Line:
    """Write a card that is an action and a material."""
    line = Line(number, COMPOSITE)
    line.kinds, line.value = WORTH[number]
    line.action = action
    return line


def action(number: int, action: Action[Renaissance]) -> Line:
    """Write a card that is only an action."""
    line = Line(number, PURE_ACTION)
    line.action = action
    return line


def material(number: int) -> Line:
    """Write a card that is only a material."""
    line = Line(number, PURE_MATERIAL)
    line.kinds, line.value = WORTH[number]
    return line


def special(number: int, special: Special) -> Line:
    """Write a special."""
    line = Line(number, SPECIAL_CARD)
    line.special = special
    return line


def royal(number: int, points: i64, condition: Condition[Renaissance]) -> Line:
    """Write a mission that is judged in the end."""
    line = Line(number, ROYAL)
    line.mission = Mission(points, condition)
    return line


def princely(number: int, points: i64, condition: Condition[Renaissance]) -> Line:
    """Write a mission that is accomplished during the game."""
    line = Line(number, PRINCELY)
    line.mission = Mission(points, condition)
    return line


def deck(
    family: str, index: i64, lines: list[Line], revised: list[Line]
) -> list[Card[Renaissance]]:
    """Give a family's cards, with the lines that an edition changed."""
    changed = {line.number: line for line in revised}
    return [changed.get(line.number, line).card(family, index) for line in lines]


def ordered(cards: list[Card[Renaissance]]) -> list[Card[Renaissance]]:
    """Bring all cards into the order of their numbers."""
    found = sorted(cards, key=lambda card: int(card.number))
    if [card.name for card in found] != [*PLAYING_CARDS, *MISSION_CARDS]:
        raise ValueError("cards are missing or doubled")
    return found
