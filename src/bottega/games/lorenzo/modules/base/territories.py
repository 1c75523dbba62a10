"""The 24 territories."""

from typing import Final

from bottega.games.lorenzo.effects import Gain, Privileges
from bottega.games.lorenzo.goods import goods
from bottega.games.lorenzo.pieces import FREE, TERRITORY, Card

# number, kind, period, costs, immediate effects
TERRITORIES: Final[list[Card]] = [
    # Commercial Hub
    Card(1, TERRITORY, 1, FREE, [], value=1, each=[Gain(goods(coin=1))]),
    # Woods
    Card(2, TERRITORY, 1, FREE, [Gain(goods(wood=1))], value=2, each=[Gain(goods(wood=1))]),
    # Village
    Card(3, TERRITORY, 1, FREE, [], value=3, each=[Gain(goods(coin=1, servant=1))]),
    # Gravel Pit
    Card(4, TERRITORY, 1, FREE, [Gain(goods(stone=2))], value=4, each=[Gain(goods(stone=2))]),
    # Forest
    Card(5, TERRITORY, 1, FREE, [Gain(goods(wood=1))], value=5, each=[Gain(goods(wood=3))]),
    # Monastery
    Card(
        6,
        TERRITORY,
        1,
        FREE,
        [Gain(goods(servant=1, military=2))],
        value=6,
        each=[Gain(goods(stone=1, faith=1))],
    ),
    # Citadel
    Card(7, TERRITORY, 1, FREE, [], value=5, each=[Gain(goods(stone=1, military=2))]),
    # City
    Card(8, TERRITORY, 1, FREE, [Gain(goods(coin=3))], value=6, each=[Privileges(1)]),
    # Gold Mine
    Card(9, TERRITORY, 2, FREE, [Gain(goods(coin=1))], value=1, each=[Gain(goods(coin=2))]),
    # Mountain Town
    Card(
        10,
        TERRITORY,
        2,
        FREE,
        [Gain(goods(servant=1))],
        value=3,
        each=[Gain(goods(wood=2, military=1))],
    ),
    # Mining Town
    Card(
        11,
        TERRITORY,
        2,
        FREE,
        [Gain(goods(stone=1, servant=2))],
        value=4,
        each=[Gain(goods(stone=2, servant=1))],
    ),
    # Rock Pit
    Card(12, TERRITORY, 2, FREE, [Gain(goods(wood=1))], value=3, each=[Gain(goods(stone=3))]),
    # Estate
    Card(
        13,
        TERRITORY,
        2,
        FREE,
        [Gain(goods(wood=1, servant=2))],
        value=4,
        each=[Gain(goods(coin=1, wood=2))],
    ),
    # Hermitage
    Card(14, TERRITORY, 2, FREE, [Gain(goods(faith=1))], value=2, each=[Gain(goods(faith=1))]),
    # Manor House
    Card(15, TERRITORY, 2, FREE, [], value=5, each=[Gain(goods(servant=2, military=2))]),
    # Dukedom
    Card(
        16,
        TERRITORY,
        2,
        FREE,
        [Gain(goods(coin=4))],
        value=6,
        each=[Gain(goods(coin=1, wood=2, stone=1))],
    ),
    # Trading Town
    Card(
        17,
        TERRITORY,
        3,
        FREE,
        [Gain(goods(coin=1, servant=1))],
        value=1,
        each=[Gain(goods(coin=3))],
    ),
    # Farm
    Card(
        18,
        TERRITORY,
        3,
        FREE,
        [Gain(goods(wood=1, vp=1))],
        value=3,
        each=[Gain(goods(wood=2, vp=2))],
    ),
    # Colony
    Card(
        19, TERRITORY, 3, FREE, [Gain(goods(military=2))], value=5, each=[Gain(goods(wood=1, vp=4))]
    ),
    # Marble Pit
    Card(20, TERRITORY, 3, FREE, [Gain(goods(vp=3))], value=2, each=[Gain(goods(stone=2, vp=1))]),
    # Province
    Card(
        21,
        TERRITORY,
        3,
        FREE,
        [Gain(goods(stone=1)), Privileges(1)],
        value=6,
        each=[Gain(goods(stone=1, vp=4))],
    ),
    # Sanctuary
    Card(
        22, TERRITORY, 3, FREE, [Gain(goods(faith=1))], value=1, each=[Gain(goods(coin=1, faith=1))]
    ),
    # Castle
    Card(
        23,
        TERRITORY,
        3,
        FREE,
        [Gain(goods(coin=2, vp=2))],
        value=4,
        each=[Gain(goods(servant=1, military=3))],
    ),
    # Fortified Town
    Card(
        24,
        TERRITORY,
        3,
        FREE,
        [Gain(goods(servant=1, military=2))],
        value=2,
        each=[Gain(goods(servant=2, military=1))],
    ),
]
