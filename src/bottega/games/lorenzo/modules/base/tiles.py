"""The 21 excommunication tiles, seven for each period."""

from typing import Final

from bottega.games.lorenzo.goods import goods
from bottega.games.lorenzo.modifiers import (
    ActionValue,
    BarredArea,
    ColouredMembers,
    LessPerSource,
    LosePoints,
    NoPointsFor,
    RestsFirst,
    ServantsPerValue,
)
from bottega.games.lorenzo.pieces import (
    BUILDING,
    CHARACTER,
    HARVEST,
    LOSE_BY_BUILDING_COSTS,
    LOSE_BY_MILITARY,
    LOSE_BY_POINTS,
    LOSE_BY_RESOURCES,
    MARKET,
    PRODUCTION,
    TERRITORY,
    VENTURE,
    Tile,
)

TILES: Final[list[Tile]] = [
    Tile("1-1", 1, LessPerSource(goods(military=1))),
    Tile("1-2", 1, LessPerSource(goods(coin=1))),
    Tile("1-3", 1, LessPerSource(goods(servant=1))),
    Tile("1-4", 1, LessPerSource(goods(wood=1, stone=1))),
    Tile("1-5", 1, ActionValue(HARVEST, -3)),
    Tile("1-6", 1, ActionValue(PRODUCTION, -3)),
    Tile("1-7", 1, ColouredMembers(-1)),
    Tile("2-1", 2, ActionValue(TERRITORY, -4)),
    Tile("2-2", 2, ActionValue(BUILDING, -4)),
    Tile("2-3", 2, ActionValue(CHARACTER, -4)),
    Tile("2-4", 2, ActionValue(VENTURE, -4)),
    Tile("2-5", 2, BarredArea(MARKET)),
    Tile("2-6", 2, ServantsPerValue(2)),
    Tile("2-7", 2, RestsFirst()),
    Tile("3-1", 3, NoPointsFor(CHARACTER)),
    Tile("3-2", 3, NoPointsFor(VENTURE)),
    Tile("3-3", 3, NoPointsFor(TERRITORY)),
    Tile("3-4", 3, LosePoints(LOSE_BY_POINTS, per=5)),
    Tile("3-5", 3, LosePoints(LOSE_BY_MILITARY)),
    Tile("3-6", 3, LosePoints(LOSE_BY_BUILDING_COSTS)),
    Tile("3-7", 3, LosePoints(LOSE_BY_RESOURCES)),
]
