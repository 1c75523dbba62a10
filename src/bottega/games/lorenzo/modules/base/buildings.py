"""The 24 buildings."""

from typing import Final

from bottega.games.lorenzo.effects import GainPerCard, Privileges
from bottega.games.lorenzo.goods import goods
from bottega.games.lorenzo.modules.literals import building, cost, gain, workshop
from bottega.games.lorenzo.pieces import BUILDING, CHARACTER, TERRITORY, VENTURE, Trade

BUILDINGS: Final = [
    # Mint
    building(25, 1, cost(wood=1, stone=3), [gain(vp=5)], 5, [GainPerCard(BUILDING, goods(coin=1))]),
    # Tax Office
    building(
        26, 1, cost(wood=3, stone=1), [gain(vp=5)], 5, [GainPerCard(TERRITORY, goods(coin=1))]
    ),
    # Triumphal Arch
    building(27, 1, cost(coin=2, stone=2), [gain(vp=6)], 6, [GainPerCard(VENTURE, goods(vp=1))]),
    # Theater
    building(28, 1, cost(coin=2, wood=2), [gain(vp=6)], 6, [GainPerCard(CHARACTER, goods(vp=1))]),
    # Carpenter's Shop
    workshop(
        29,
        1,
        cost(coin=1, wood=2),
        [gain(vp=3)],
        4,
        [Trade(goods(wood=1), gain(coin=3)), Trade(goods(wood=2), gain(coin=5))],
    ),
    # Stonemason's Shop
    workshop(
        30,
        1,
        cost(coin=1, stone=2),
        [gain(vp=2)],
        3,
        [Trade(goods(stone=1), gain(coin=3)), Trade(goods(stone=2), gain(coin=5))],
    ),
    # Chapel
    workshop(31, 1, cost(wood=2), [gain(faith=1)], 2, [Trade(goods(coin=1), gain(faith=1))]),
    # Residence
    workshop(32, 1, cost(stone=2), [gain(vp=1)], 1, [Trade(goods(coin=1), Privileges(1))]),
    # Marketplace
    workshop(
        33, 2, cost(wood=2, stone=1), [gain(vp=3)], 3, [Trade(goods(coin=3), gain(wood=2, stone=2))]
    ),
    # Treasury
    workshop(
        34,
        2,
        cost(wood=3),
        [gain(vp=4)],
        3,
        [Trade(goods(coin=1), gain(vp=3)), Trade(goods(coin=2), gain(vp=5))],
    ),
    # Painters' Guild
    workshop(
        35,
        2,
        cost(wood=4),
        [gain(vp=5)],
        4,
        [Trade(goods(wood=1), gain(vp=3)), Trade(goods(wood=3), gain(vp=7))],
    ),
    # Sculptors' Guild
    workshop(
        36,
        2,
        cost(stone=4),
        [gain(vp=6)],
        5,
        [Trade(goods(stone=1), gain(vp=3)), Trade(goods(stone=3), gain(vp=7))],
    ),
    # Stonemasons' Guild
    workshop(
        37,
        2,
        cost(wood=1, stone=2),
        [gain(vp=4)],
        4,
        [Trade(goods(wood=1, stone=1, servant=1), gain(vp=6))],
    ),
    # Baptistery
    workshop(
        38, 2, cost(stone=3), [gain(faith=1, vp=2)], 2, [Trade(goods(faith=1), gain(coin=2, vp=2))]
    ),
    # Barracks
    workshop(
        39, 2, cost(wood=1, stone=1), [gain(vp=3)], 1, [Trade(goods(servant=1), gain(military=3))]
    ),
    # Stronghold
    building(40, 2, cost(coin=2, wood=2, stone=2), [gain(vp=8)], 6, [gain(military=2, vp=2)]),
    # Bank
    building(41, 3, cost(coin=3, wood=1, stone=3), [gain(vp=7)], 2, [gain(coin=5)]),
    # Fair
    workshop(
        42, 3, cost(coin=4, wood=3), [gain(vp=8)], 4, [Trade(goods(coin=4), gain(wood=3, stone=3))]
    ),
    # Garden
    building(43, 3, cost(wood=4, stone=2, servant=2), [gain(vp=10)], 1, [gain(vp=3)]),
    # Fortress
    building(44, 3, cost(coin=2, wood=2, stone=4), [gain(vp=9)], 5, [gain(vp=2), Privileges(1)]),
    # Palace
    workshop(
        45,
        3,
        cost(coin=3, wood=3, stone=1),
        [gain(vp=9)],
        6,
        [Trade(goods(coin=1), gain(servant=2, vp=4))],
    ),
    # Church
    workshop(
        46,
        3,
        cost(wood=1, stone=4),
        [gain(faith=1, vp=5)],
        1,
        [Trade(goods(wood=1), gain(faith=2)), Trade(goods(stone=1), gain(faith=2))],
    ),
    # Military Academy
    workshop(
        47,
        3,
        cost(wood=2, stone=2, servant=1),
        [gain(vp=7)],
        3,
        [Trade(goods(servant=1), gain(military=3, vp=1))],
    ),
    # Cathedral
    building(48, 3, cost(wood=4, stone=4), [gain(faith=3, vp=7)], 2, [gain(vp=1)]),
]
