"""The 24 buildings."""

from typing import Final

from bottega.games.lorenzo.effects import Gain, GainPerCard, Privileges
from bottega.games.lorenzo.goods import goods
from bottega.games.lorenzo.pieces import BUILDING, CHARACTER, TERRITORY, VENTURE, Card, Cost, Trade

# number, kind, period, costs, immediate effects
BUILDINGS: Final[list[Card]] = [
    # Mint
    Card(
        25,
        BUILDING,
        1,
        [Cost(goods(wood=1, stone=3))],
        [Gain(goods(vp=5))],
        value=5,
        each=[GainPerCard(BUILDING, goods(coin=1))],
    ),
    # Tax Office
    Card(
        26,
        BUILDING,
        1,
        [Cost(goods(wood=3, stone=1))],
        [Gain(goods(vp=5))],
        value=5,
        each=[GainPerCard(TERRITORY, goods(coin=1))],
    ),
    # Triumphal Arch
    Card(
        27,
        BUILDING,
        1,
        [Cost(goods(coin=2, stone=2))],
        [Gain(goods(vp=6))],
        value=6,
        each=[GainPerCard(VENTURE, goods(vp=1))],
    ),
    # Theater
    Card(
        28,
        BUILDING,
        1,
        [Cost(goods(coin=2, wood=2))],
        [Gain(goods(vp=6))],
        value=6,
        each=[GainPerCard(CHARACTER, goods(vp=1))],
    ),
    # Carpenter's Shop
    Card(
        29,
        BUILDING,
        1,
        [Cost(goods(coin=1, wood=2))],
        [Gain(goods(vp=3))],
        value=4,
        trades=[
            Trade(goods(wood=1), Gain(goods(coin=3))),
            Trade(goods(wood=2), Gain(goods(coin=5))),
        ],
    ),
    # Stonemason's Shop
    Card(
        30,
        BUILDING,
        1,
        [Cost(goods(coin=1, stone=2))],
        [Gain(goods(vp=2))],
        value=3,
        trades=[
            Trade(goods(stone=1), Gain(goods(coin=3))),
            Trade(goods(stone=2), Gain(goods(coin=5))),
        ],
    ),
    # Chapel
    Card(
        31,
        BUILDING,
        1,
        [Cost(goods(wood=2))],
        [Gain(goods(faith=1))],
        value=2,
        trades=[Trade(goods(coin=1), Gain(goods(faith=1)))],
    ),
    # Residence
    Card(
        32,
        BUILDING,
        1,
        [Cost(goods(stone=2))],
        [Gain(goods(vp=1))],
        value=1,
        trades=[Trade(goods(coin=1), Privileges(1))],
    ),
    # Marketplace
    Card(
        33,
        BUILDING,
        2,
        [Cost(goods(wood=2, stone=1))],
        [Gain(goods(vp=3))],
        value=3,
        trades=[Trade(goods(coin=3), Gain(goods(wood=2, stone=2)))],
    ),
    # Treasury
    Card(
        34,
        BUILDING,
        2,
        [Cost(goods(wood=3))],
        [Gain(goods(vp=4))],
        value=3,
        trades=[Trade(goods(coin=1), Gain(goods(vp=3))), Trade(goods(coin=2), Gain(goods(vp=5)))],
    ),
    # Painters' Guild
    Card(
        35,
        BUILDING,
        2,
        [Cost(goods(wood=4))],
        [Gain(goods(vp=5))],
        value=4,
        trades=[Trade(goods(wood=1), Gain(goods(vp=3))), Trade(goods(wood=3), Gain(goods(vp=7)))],
    ),
    # Sculptors' Guild
    Card(
        36,
        BUILDING,
        2,
        [Cost(goods(stone=4))],
        [Gain(goods(vp=6))],
        value=5,
        trades=[Trade(goods(stone=1), Gain(goods(vp=3))), Trade(goods(stone=3), Gain(goods(vp=7)))],
    ),
    # Stonemasons' Guild
    Card(
        37,
        BUILDING,
        2,
        [Cost(goods(wood=1, stone=2))],
        [Gain(goods(vp=4))],
        value=4,
        trades=[Trade(goods(wood=1, stone=1, servant=1), Gain(goods(vp=6)))],
    ),
    # Baptistery
    Card(
        38,
        BUILDING,
        2,
        [Cost(goods(stone=3))],
        [Gain(goods(faith=1, vp=2))],
        value=2,
        trades=[Trade(goods(faith=1), Gain(goods(coin=2, vp=2)))],
    ),
    # Barracks
    Card(
        39,
        BUILDING,
        2,
        [Cost(goods(wood=1, stone=1))],
        [Gain(goods(vp=3))],
        value=1,
        trades=[Trade(goods(servant=1), Gain(goods(military=3)))],
    ),
    # Stronghold
    Card(
        40,
        BUILDING,
        2,
        [Cost(goods(coin=2, wood=2, stone=2))],
        [Gain(goods(vp=8))],
        value=6,
        each=[Gain(goods(military=2, vp=2))],
    ),
    # Bank
    Card(
        41,
        BUILDING,
        3,
        [Cost(goods(coin=3, wood=1, stone=3))],
        [Gain(goods(vp=7))],
        value=2,
        each=[Gain(goods(coin=5))],
    ),
    # Fair
    Card(
        42,
        BUILDING,
        3,
        [Cost(goods(coin=4, wood=3))],
        [Gain(goods(vp=8))],
        value=4,
        trades=[Trade(goods(coin=4), Gain(goods(wood=3, stone=3)))],
    ),
    # Garden
    Card(
        43,
        BUILDING,
        3,
        [Cost(goods(wood=4, stone=2, servant=2))],
        [Gain(goods(vp=10))],
        value=1,
        each=[Gain(goods(vp=3))],
    ),
    # Fortress
    Card(
        44,
        BUILDING,
        3,
        [Cost(goods(coin=2, wood=2, stone=4))],
        [Gain(goods(vp=9))],
        value=5,
        each=[Gain(goods(vp=2)), Privileges(1)],
    ),
    # Palace
    Card(
        45,
        BUILDING,
        3,
        [Cost(goods(coin=3, wood=3, stone=1))],
        [Gain(goods(vp=9))],
        value=6,
        trades=[Trade(goods(coin=1), Gain(goods(servant=2, vp=4)))],
    ),
    # Church
    Card(
        46,
        BUILDING,
        3,
        [Cost(goods(wood=1, stone=4))],
        [Gain(goods(faith=1, vp=5))],
        value=1,
        trades=[
            Trade(goods(wood=1), Gain(goods(faith=2))),
            Trade(goods(stone=1), Gain(goods(faith=2))),
        ],
    ),
    # Military Academy
    Card(
        47,
        BUILDING,
        3,
        [Cost(goods(wood=2, stone=2, servant=1))],
        [Gain(goods(vp=7))],
        value=3,
        trades=[Trade(goods(servant=1), Gain(goods(military=3, vp=1)))],
    ),
    # Cathedral
    Card(
        48,
        BUILDING,
        3,
        [Cost(goods(wood=4, stone=4))],
        [Gain(goods(faith=3, vp=7))],
        value=2,
        each=[Gain(goods(vp=1))],
    ),
]
