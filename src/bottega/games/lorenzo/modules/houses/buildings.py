"""The special buildings."""

from typing import Final

from bottega.games.lorenzo.choosing import PlayLeader
from bottega.games.lorenzo.effects import Gain, GainPerLeader, Lose
from bottega.games.lorenzo.goods import STONE, WOOD, goods
from bottega.games.lorenzo.leadership import ANY_LEADER
from bottega.games.lorenzo.pieces import (
    BUILDING,
    BY_GOODS,
    SPECIAL,
    TERRITORY,
    Card,
    Cost,
    Trade,
    only,
)

# number, kind, period, costs, immediate effects
BUILDINGS: Final[list[Card]] = [
    # Engraver's Stall
    Card(
        109,
        BUILDING,
        1,
        [Cost(goods(wood=1, stone=1))],
        [Gain(goods(vp=2))],
        value=1,
        trades=[Trade(goods(coin=1), Gain(goods(token=1)))],
        tower=SPECIAL,
    ),
    # Hall of Audiences
    Card(
        110,
        BUILDING,
        1,
        [Cost(goods(coin=2, wood=2))],
        [Gain(goods(vp=4))],
        value=5,
        trades=[Trade(0, Gain(goods(token=1))), Trade(goods(token=3), PlayLeader(ANY_LEADER))],
        tower=SPECIAL,
    ),
    # Stone Exchange
    Card(
        111,
        BUILDING,
        1,
        [Cost(goods(coin=1, stone=2))],
        [Gain(goods(vp=2))],
        value=1,
        trades=[Trade(goods(stone=1), Gain(goods(coin=1, vp=1)), repeated=True)],
        grows=BY_GOODS + STONE,
        tower=SPECIAL,
    ),
    # Timber Exchange
    Card(
        112,
        BUILDING,
        1,
        [Cost(goods(wood=2))],
        [Gain(goods(vp=2))],
        value=1,
        trades=[Trade(goods(wood=1), Gain(goods(coin=1, vp=1)), repeated=True)],
        grows=BY_GOODS + WOOD,
        tower=SPECIAL,
    ),
    # Foreman's Lodge
    Card(
        113,
        BUILDING,
        2,
        [Cost(goods(wood=2, stone=2, servant=1))],
        [Gain(goods(vp=5))],
        value=3,
        activates=only(BUILDING),
        tower=SPECIAL,
    ),
    # Guild Warehouse
    Card(
        114,
        BUILDING,
        2,
        [Cost(goods(coin=1, stone=1, servant=2))],
        [Gain(goods(faith=1, vp=4))],
        value=5,
        activates=only(BUILDING) | only(TERRITORY),
        tower=SPECIAL,
    ),
    # Reliquary
    Card(
        115,
        BUILDING,
        2,
        [Cost(goods(wood=3, stone=2))],
        [Gain(goods(vp=6, token=1))],
        value=4,
        trades=[Trade(goods(token=1), Gain(goods(vp=5)))],
        tower=SPECIAL,
    ),
    # Votive Chapel
    Card(
        116,
        BUILDING,
        2,
        [Cost(goods(wood=5))],
        [Gain(goods(vp=7))],
        value=7,
        trades=[Trade(goods(wood=1, stone=1), Gain(goods(faith=3)))],
        tower=SPECIAL,
    ),
    # Academy
    Card(
        117,
        BUILDING,
        3,
        [Cost(goods(coin=2, wood=1, stone=4))],
        [Gain(goods(vp=7))],
        value=6,
        each=[GainPerLeader(goods(vp=2))],
        tower=SPECIAL,
    ),
    # Belvedere
    Card(
        118,
        BUILDING,
        3,
        [Cost(goods(wood=4, stone=3, servant=1))],
        [Gain(goods(vp=2))],
        value=7,
        each=[Gain(goods(vp=7))],
        tower=SPECIAL,
    ),
    # Unfinished Palace
    Card(
        119,
        BUILDING,
        3,
        [Cost(goods(coin=3, wood=4, stone=3))],
        [Gain(goods(vp=15))],
        value=1,
        each=[Lose(goods(vp=3))],
        tower=SPECIAL,
    ),
    # Basilica
    Card(
        120,
        BUILDING,
        3,
        [Cost(goods(wood=3, stone=3, servant=2))],
        [Gain(goods(vp=8))],
        value=5,
        each=[Gain(goods(faith=3))],
        tower=SPECIAL,
    ),
]
