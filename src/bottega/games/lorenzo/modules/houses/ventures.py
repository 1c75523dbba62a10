"""The special ventures."""

from typing import Final

from bottega.games.lorenzo.effects import Gain
from bottega.games.lorenzo.goods import goods
from bottega.games.lorenzo.modules.houses.effects import ActivateCards, MatchMilitary
from bottega.games.lorenzo.pieces import (
    BUILDING,
    SPECIAL,
    TERRITORY,
    VENTURE,
    Card,
    Cost,
    Promise,
    only,
)

# number, kind, period, costs, immediate effects
VENTURES: Final[list[Card]] = [
    # Collecting Curiosities
    Card(
        133,
        VENTURE,
        1,
        [Cost(goods(coin=2, stone=2))],
        [Gain(goods(token=2))],
        promise=Promise(2, per=goods(token=1), most=12),
        tower=SPECIAL,
    ),
    # Sheltering Refugees
    Card(
        135,
        VENTURE,
        1,
        [Cost(goods(wood=2, stone=1))],
        [Gain(goods(servant=3))],
        promise=Promise(1, per=goods(servant=1), most=12),
        tower=SPECIAL,
    ),
    # Arms Race
    Card(
        136, VENTURE, 1, [Cost(goods(coin=1, wood=3))], [MatchMilitary()], points=5, tower=SPECIAL
    ),
    # Parade of Arms
    Card(
        137,
        VENTURE,
        2,
        [Cost(goods(coin=2, wood=1, stone=3))],
        [Gain(goods(military=2))],
        promise=Promise(1, per=goods(military=2)),
        tower=SPECIAL,
    ),
    # Holy Expedition
    Card(
        138,
        VENTURE,
        2,
        [Cost(goods(wood=2, stone=1, servant=1, military=5), military=7)],
        [Gain(goods(faith=5, token=1))],
        points=5,
        tower=SPECIAL,
    ),
    # Land Survey
    Card(
        140,
        VENTURE,
        2,
        [Cost(goods(coin=5))],
        [ActivateCards(only(TERRITORY), 2)],
        points=6,
        tower=SPECIAL,
    ),
    # Buying Honors
    Card(
        141,
        VENTURE,
        3,
        [Cost(goods(coin=10)), Cost(goods(token=5))],
        [Gain(goods(military=2))],
        points=15,
        tower=SPECIAL,
    ),
    # Conquest for the Faith
    Card(
        143,
        VENTURE,
        3,
        [Cost(goods(coin=6, military=6), military=12)],
        [Gain(goods(faith=4))],
        points=10,
        tower=SPECIAL,
    ),
    # Occupying the Workshops
    Card(
        144,
        VENTURE,
        3,
        [Cost(goods(servant=5, military=7), military=14)],
        [ActivateCards(only(BUILDING), 2)],
        points=12,
        tower=SPECIAL,
    ),
]
