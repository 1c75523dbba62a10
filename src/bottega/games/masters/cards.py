"""The 48 development cards."""

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from bottega.games.masters.goods import goods

GREEN: Final[i64] = 0
BLUE: Final[i64] = 1
YELLOW: Final[i64] = 2
PURPLE: Final[i64] = 3

COLOURS: Final = ("green", "blue", "yellow", "purple")
LEVELS: Final[i64] = 3
DECKS: Final[i64] = 12  # level by level, and in each level by colour
DECK_SIZE: Final[i64] = 4

BANNER_WIDTH: Final[i64] = 6
BANNER_FIELD: Final[i64] = 0x1F
BANNER_GUARD: Final[i64] = 0x820_820_820_820  # the spare bit above each count


def banner(colour: i64, level: i64 = 0, n: i64 = 1) -> i64:
    """Give n banners of a colour; with level 2, of those with exactly two dots (ruling M-29).

    Banners add up like goods: a count for each colour, then one for each colour's second level.
    """
    place = colour + 4 if level == 2 else colour
    return n << (place * BANNER_WIDTH)


def shows(banners: i64, need: i64) -> bool:
    """Say whether these banners contain those."""
    return ((banners | BANNER_GUARD) - need) & BANNER_GUARD == BANNER_GUARD


@dataclass
class Card:
    """A development card: what it costs, and what its production pays and gives."""

    number: i64
    colour: i64
    level: i64
    points: i64
    cost: i64
    pays: i64
    gives: i64
    deck: i64 = field(init=False)
    banners: i64 = field(init=False)

    def __post_init__(self) -> None:
        self.deck = (self.level - 1) * 4 + self.colour
        self.banners = banner(self.colour) + (banner(self.colour, 2) if self.level == 2 else 0)


# fmt: off
CARDS: Final[list[Card]] = [
    Card(0, GREEN, 0, 0, 0, 0, 0),  # no card: numbers are printed from 1
    # number, colour, level, points, cost, production: pays, gives
    Card(1, GREEN, 1, 1, goods(shield=2), goods(coin=1), goods(faith=1)),
    Card(2, PURPLE, 1, 1, goods(servant=2), goods(stone=1), goods(faith=1)),
    Card(3, BLUE, 1, 1, goods(coin=2), goods(shield=1), goods(faith=1)),
    Card(4, YELLOW, 1, 1, goods(stone=2), goods(servant=1), goods(faith=1)),
    Card(5, GREEN, 1, 2, goods(stone=1, servant=1, shield=1), goods(stone=1), goods(servant=1)),
    Card(6, PURPLE, 1, 2, goods(coin=1, servant=1, shield=1), goods(coin=1), goods(shield=1)),
    Card(7, BLUE, 1, 2, goods(coin=1, stone=1, servant=1), goods(servant=1), goods(stone=1)),
    Card(8, YELLOW, 1, 2, goods(coin=1, stone=1, shield=1), goods(shield=1), goods(coin=1)),
    Card(9, GREEN, 1, 3, goods(shield=3), goods(servant=2), goods(coin=1, stone=1, shield=1)),
    Card(10, PURPLE, 1, 3, goods(servant=3), goods(coin=2), goods(stone=1, servant=1, shield=1)),
    Card(11, BLUE, 1, 3, goods(coin=3), goods(stone=2), goods(coin=1, servant=1, shield=1)),
    Card(12, YELLOW, 1, 3, goods(stone=3), goods(shield=2), goods(coin=1, stone=1, servant=1)),
    Card(13, GREEN, 1, 4, goods(coin=2, shield=2), goods(stone=1, servant=1), goods(coin=2, faith=1)),
    Card(14, PURPLE, 1, 4, goods(stone=2, servant=2), goods(coin=1, shield=1), goods(stone=2, faith=1)),
    Card(15, BLUE, 1, 4, goods(coin=2, servant=2), goods(stone=1, shield=1), goods(servant=2, faith=1)),
    Card(16, YELLOW, 1, 4, goods(stone=2, shield=2), goods(coin=1, servant=1), goods(shield=2, faith=1)),
    Card(17, GREEN, 2, 5, goods(shield=4), goods(stone=1), goods(faith=2)),
    Card(18, PURPLE, 2, 5, goods(servant=4), goods(coin=1), goods(faith=2)),
    Card(19, BLUE, 2, 5, goods(coin=4), goods(servant=1), goods(faith=2)),
    Card(20, YELLOW, 2, 5, goods(stone=4), goods(shield=1), goods(faith=2)),
    Card(21, GREEN, 2, 6, goods(servant=2, shield=3), goods(servant=1, shield=1), goods(stone=3)),
    Card(22, PURPLE, 2, 6, goods(coin=2, servant=3), goods(coin=1, servant=1), goods(shield=3)),
    Card(23, BLUE, 2, 6, goods(coin=3, stone=2), goods(coin=1, stone=1), goods(servant=3)),
    Card(24, YELLOW, 2, 6, goods(stone=3, shield=2), goods(stone=1, shield=1), goods(coin=3)),
    Card(25, GREEN, 2, 7, goods(shield=5), goods(coin=2), goods(stone=2, faith=2)),
    Card(26, PURPLE, 2, 7, goods(servant=5), goods(stone=2), goods(coin=2, faith=2)),
    Card(27, BLUE, 2, 7, goods(coin=5), goods(servant=2), goods(shield=2, faith=2)),
    Card(28, YELLOW, 2, 7, goods(stone=5), goods(shield=2), goods(servant=2, faith=2)),
    Card(29, GREEN, 2, 8, goods(coin=3, shield=3), goods(coin=1), goods(shield=2, faith=1)),
    Card(30, PURPLE, 2, 8, goods(servant=3, shield=3), goods(stone=1), goods(servant=2, faith=1)),
    Card(31, BLUE, 2, 8, goods(coin=3, stone=3), goods(servant=1), goods(stone=2, faith=1)),
    Card(32, YELLOW, 2, 8, goods(stone=3, servant=3), goods(shield=1), goods(coin=2, faith=1)),
    Card(33, GREEN, 3, 9, goods(shield=6), goods(coin=2), goods(stone=3, faith=2)),
    Card(34, PURPLE, 3, 9, goods(servant=6), goods(stone=2), goods(coin=3, faith=2)),
    Card(35, BLUE, 3, 9, goods(coin=6), goods(servant=2), goods(shield=3, faith=2)),
    Card(36, YELLOW, 3, 9, goods(stone=6), goods(shield=2), goods(servant=3, faith=2)),
    Card(37, GREEN, 3, 10, goods(servant=2, shield=5), goods(coin=1, servant=1), goods(stone=2, shield=2, faith=1)),
    Card(38, PURPLE, 3, 10, goods(coin=2, servant=5), goods(stone=1, shield=1), goods(coin=2, servant=2, faith=1)),
    Card(39, BLUE, 3, 10, goods(coin=5, stone=2), goods(coin=1, shield=1), goods(stone=2, servant=2, faith=1)),
    Card(40, YELLOW, 3, 10, goods(stone=5, servant=2), goods(stone=1, servant=1), goods(coin=2, shield=2, faith=1)),
    Card(41, GREEN, 3, 11, goods(shield=7), goods(servant=1), goods(coin=1, faith=3)),
    Card(42, PURPLE, 3, 11, goods(servant=7), goods(coin=1), goods(stone=1, faith=3)),
    Card(43, BLUE, 3, 11, goods(coin=7), goods(stone=1), goods(shield=1, faith=3)),
    Card(44, YELLOW, 3, 11, goods(stone=7), goods(shield=1), goods(servant=1, faith=3)),
    Card(45, GREEN, 3, 12, goods(coin=4, shield=4), goods(stone=1), goods(coin=3, shield=1)),
    Card(46, PURPLE, 3, 12, goods(servant=4, shield=4), goods(coin=1), goods(stone=3, servant=1)),
    Card(47, BLUE, 3, 12, goods(coin=4, stone=4), goods(servant=1), goods(coin=1, shield=3)),
    Card(48, YELLOW, 3, 12, goods(stone=4, servant=4), goods(shield=1), goods(stone=1, servant=3)),
]
# fmt: on
