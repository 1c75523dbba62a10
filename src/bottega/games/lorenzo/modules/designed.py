"""Values that no public source gives, or only doubtfully: print may replace them here."""

from typing import Final

from mypy_extensions import i64

from bottega.games.lorenzo.goods import goods
from bottega.games.lorenzo.modules.literals import cost, gain, lot, special, venture
from bottega.games.lorenzo.pieces import BonusTile, FaithTile, Lot, Promise
from bottega.games.lorenzo.ruleset import Face

# The tiles that are bid on: the coins, wood, stone and servants that one starts with, by bid, from
# the lowest to the highest.
LOTS: Final[list[Lot]] = [
    lot("a", (4, 3, 1, 4), (4, 3, 0, 4), (3, 3, 0, 4), (3, 2, 0, 4), (2, 2, 0, 4), (1, 2, 0, 3)),
    lot("b", (6, 1, 3, 2), (6, 0, 3, 2), (5, 0, 3, 2), (4, 0, 3, 2), (4, 0, 2, 2), (3, 0, 2, 1)),
    lot("c", (4, 2, 2, 4), (4, 2, 1, 4), (4, 1, 1, 4), (3, 1, 1, 4), (2, 1, 1, 4), (1, 1, 1, 3)),
    lot("d", (7, 1, 1, 3), (7, 1, 1, 2), (6, 1, 1, 2), (5, 1, 1, 2), (4, 1, 1, 2), (3, 1, 1, 1)),
    lot("e", (4, 3, 3, 2), (3, 3, 3, 2), (3, 3, 2, 2), (2, 3, 2, 2), (2, 2, 2, 2), (1, 2, 2, 1)),
]

# What tokens show, and how many show it.
TOKEN_FACES: Final[list[Face]] = [
    Face(goods(coin=3), 3),
    Face(goods(servant=3), 3),
    Face(goods(coin=1, wood=1, stone=1), 3),
    Face(goods(wood=2, servant=1), 3),
    Face(goods(stone=2, servant=1), 3),
    Face(goods(military=3), 3),
    Face(goods(coin=1, faith=1), 3),
    Face(goods(vp=3), 3),
    Face(goods(military=2, vp=1), 3),
    Face(goods(faith=1, vp=1), 3),
]

# The tiles on the faith track.
FAITH_TILES: Final[list[FaithTile]] = [
    FaithTile(3, goods(coin=2, token=1)),
    FaithTile(6, goods(vp=3, token=2)),
    FaithTile(9, goods(vp=10)),
]

# What the seals of a family give, one after the other.
SEALS: Final[list[i64]] = [
    goods(coin=2),
    goods(servant=2),
    goods(wood=1, stone=1),
    goods(military=2),
    goods(faith=1),
]

# The personal bonus tile of the fifth player.
FIFTH_TILE: Final = BonusTile("e", goods(coin=1, wood=1, stone=1), goods(servant=2, military=1))

# What the floors of the adapted tower ask for, by the number of players.
ADAPTED: Final[list[list[i64]]] = [
    [],
    [],
    [5, 6, 7, 8],
    [5, 6, 7, 8],
    [5, 6, 7, 8],
    [1, 2, 4, 6],
]

# Special cards whose costs are known from a single report.
UNSURE_CARDS: Final = special(
    # Stocking the Yards
    venture(
        134,
        1,
        [cost(military=2, asks=2)],
        [gain(wood=2, stone=2)],
        promise=Promise(2, per=goods(wood=1, stone=1), most=12),
    ),
    # Securing Alliances
    venture(
        139, 2, [cost(military=5, asks=5), cost(coin=1, wood=2, faith=1)], [gain(token=3)], points=3
    ),
    # Grand Monument
    venture(142, 3, [cost(wood=8, stone=8)], [gain(token=3)], points=12),
)
