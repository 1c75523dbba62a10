"""How cards and cells are numbered and named.

Playing cards come first, 35 a family, then missions, 10 a family: a card is its place in CARDS.
"""

from itertools import chain
from typing import Final

from mypy_extensions import i64

FAMILIES: Final = ["army", "clergy", "artisans", "merchants"]
KINDS: Final = ["foundation", "stone", "tile"]
CELLS: Final = [str(number) for number in range(1, 13)]

NO_CARD: Final[i64] = -1
A_FAMILY: Final[i64] = 35  # playing cards of one
PLAYING: Final[i64] = 140
MISSIONS: Final[i64] = 40
FIRST_MISSION: Final[i64] = 140  # missions are numbered on after the playing cards
MISSIONS_EACH: Final[i64] = 10  # of one family: royal ones, and as many princely ones after them
ROYAL_EACH: Final[i64] = 5
SPECIALS_EACH: Final[i64] = 5  # of one family
ALL_CARDS: Final[i64] = 180
SEATS: Final[i64] = 8
MOST_CELLS: Final[i64] = 12

FOUNDATION: Final[i64] = 0
STONE: Final[i64] = 1
TILE: Final[i64] = 2


def _named(first: int, last: int) -> list[str]:
    return [f"{family}-{number:02}" for family in FAMILIES for number in range(first, last + 1)]


PLAYING_CARDS: Final = _named(1, 35)
MISSION_CARDS: Final = _named(36, 45)
CARDS: Final = [*PLAYING_CARDS, *MISSION_CARDS]
NUMBER: Final = {name: number for number, name in enumerate(CARDS)}

MATERIALS: Final = [
    f"{family}-{number:02}" for family in FAMILIES for number in chain(range(1, 16), range(21, 31))
]
ACTIONS: Final = _named(1, 20)
SPECIALS: Final = _named(31, 35)
PRINCELY: Final = _named(41, 45)
