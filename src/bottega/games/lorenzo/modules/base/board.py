"""The board: towers, spaces and what they grant."""

from typing import Final

from mypy_extensions import i64

from bottega.games.lorenzo.effects import Privileges
from bottega.games.lorenzo.goods import goods
from bottega.games.lorenzo.modules.literals import gain
from bottega.games.lorenzo.pieces import (
    BUILDING,
    CHARACTER,
    COUNCIL,
    HARVEST,
    MARKET,
    PRODUCTION,
    TERRITORY,
    VENTURE,
    BonusTile,
    Space,
    Tower,
)

VALUES: Final[list[i64]] = [1, 3, 5, 7]
LARGE_MALUS: Final[i64] = 3  # off the value on the large spaces

TOWERS: Final[list[Tower]] = [
    Tower("territory", TERRITORY, 0, VALUES, [0, 0, goods(wood=1), goods(wood=2)]),
    Tower("character", CHARACTER, 4, VALUES, [0, 0, goods(stone=1), goods(stone=2)]),
    Tower("building", BUILDING, 8, VALUES, [0, 0, goods(military=1), goods(military=2)]),
    Tower("venture", VENTURE, 12, VALUES, [0, 0, goods(coin=1), goods(coin=2)]),
]
BOARD_SPACES: Final[list[Space]] = [
    Space("harvest", HARVEST, []),
    Space("large harvest", HARVEST, [], malus=LARGE_MALUS, shared=True, players=3),
    Space("production", PRODUCTION, []),
    Space("large production", PRODUCTION, [], malus=LARGE_MALUS, shared=True, players=3),
    Space("market 1", MARKET, [gain(coin=5)]),
    Space("market 2", MARKET, [gain(servant=5)]),
    Space("market 3", MARKET, [gain(coin=2, military=3)], players=4),
    Space("market 4", MARKET, [Privileges(2)], players=4),
    Space("council", COUNCIL, [gain(coin=1), Privileges(1)], shared=True),
]
PRIVILEGES: Final[list[i64]] = [
    goods(wood=1, stone=1),
    goods(servant=2),
    goods(coin=2),
    goods(military=2),
    goods(faith=1),
]
STANDARD_TILE: Final = BonusTile(
    "standard",
    harvest=goods(wood=1, stone=1, servant=1),
    production=goods(coin=2, military=1),
)
