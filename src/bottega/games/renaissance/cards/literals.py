"""How cards are written down."""

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


def composite(number: int, kinds: i64, value: i64, action: Action[Renaissance]) -> Line:
    """Write a card that is an action and a material."""
    line = Line(number, COMPOSITE)
    line.kinds = kinds
    line.value = value
    line.action = action
    return line


def action(number: int, action: Action[Renaissance]) -> Line:
    """Write a card that is only an action."""
    line = Line(number, PURE_ACTION)
    line.action = action
    return line


def material(number: int, kinds: i64, value: i64) -> Line:
    """Write a card that is only a material."""
    line = Line(number, PURE_MATERIAL)
    line.kinds = kinds
    line.value = value
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
