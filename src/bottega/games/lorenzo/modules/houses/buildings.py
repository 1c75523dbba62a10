"""The special buildings."""

from typing import Final

from bottega.games.lorenzo.choosing import PlayLeader
from bottega.games.lorenzo.effects import GainPerLeader, Lose
from bottega.games.lorenzo.goods import STONE, WOOD, goods
from bottega.games.lorenzo.leadership import ANY_LEADER
from bottega.games.lorenzo.modules.literals import building, cost, gain, special, workshop
from bottega.games.lorenzo.pieces import BUILDING, BY_GOODS, TERRITORY, Trade, only

BUILDINGS: Final = special(
    # Engraver's Stall
    workshop(109, 1, cost(wood=1, stone=1), [gain(vp=2)], 1, [Trade(goods(coin=1), gain(token=1))]),
    # Hall of Audiences
    workshop(
        110,
        1,
        cost(coin=2, wood=2),
        [gain(vp=4)],
        5,
        [Trade(0, gain(token=1)), Trade(goods(token=3), PlayLeader(ANY_LEADER))],
    ),
    # Stone Exchange
    workshop(
        111,
        1,
        cost(coin=1, stone=2),
        [gain(vp=2)],
        1,
        [Trade(goods(stone=1), gain(coin=1, vp=1), repeated=True)],
        grows=BY_GOODS + STONE,
    ),
    # Timber Exchange
    workshop(
        112,
        1,
        cost(wood=2),
        [gain(vp=2)],
        1,
        [Trade(goods(wood=1), gain(coin=1, vp=1), repeated=True)],
        grows=BY_GOODS + WOOD,
    ),
    # Foreman's Lodge
    building(
        113, 2, cost(wood=2, stone=2, servant=1), [gain(vp=5)], 3, [], activates=only(BUILDING)
    ),
    # Guild Warehouse
    building(
        114,
        2,
        cost(coin=1, stone=1, servant=2),
        [gain(faith=1, vp=4)],
        5,
        [],
        activates=only(BUILDING) | only(TERRITORY),
    ),
    # Reliquary
    workshop(
        115, 2, cost(wood=3, stone=2), [gain(vp=6, token=1)], 4, [Trade(goods(token=1), gain(vp=5))]
    ),
    # Votive Chapel
    workshop(116, 2, cost(wood=5), [gain(vp=7)], 7, [Trade(goods(wood=1, stone=1), gain(faith=3))]),
    # Academy
    building(117, 3, cost(coin=2, wood=1, stone=4), [gain(vp=7)], 6, [GainPerLeader(goods(vp=2))]),
    # Belvedere
    building(118, 3, cost(wood=4, stone=3, servant=1), [gain(vp=2)], 7, [gain(vp=7)]),
    # Unfinished Palace
    building(119, 3, cost(coin=3, wood=4, stone=3), [gain(vp=15)], 1, [Lose(goods(vp=3))]),
    # Basilica
    building(120, 3, cost(wood=3, stone=3, servant=2), [gain(vp=8)], 5, [gain(faith=3)]),
)
