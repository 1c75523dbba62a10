"""The 24 territories."""

from typing import Final

from bottega.games.lorenzo.effects import Privileges
from bottega.games.lorenzo.modules.literals import gain, territory

TERRITORIES: Final = [
    # Commercial Hub
    territory(1, 1, [], 1, [gain(coin=1)]),
    # Woods
    territory(2, 1, [gain(wood=1)], 2, [gain(wood=1)]),
    # Village
    territory(3, 1, [], 3, [gain(coin=1, servant=1)]),
    # Gravel Pit
    territory(4, 1, [gain(stone=2)], 4, [gain(stone=2)]),
    # Forest
    territory(5, 1, [gain(wood=1)], 5, [gain(wood=3)]),
    # Monastery
    territory(6, 1, [gain(servant=1, military=2)], 6, [gain(stone=1, faith=1)]),
    # Citadel
    territory(7, 1, [], 5, [gain(stone=1, military=2)]),
    # City
    territory(8, 1, [gain(coin=3)], 6, [Privileges(1)]),
    # Gold Mine
    territory(9, 2, [gain(coin=1)], 1, [gain(coin=2)]),
    # Mountain Town
    territory(10, 2, [gain(servant=1)], 3, [gain(wood=2, military=1)]),
    # Mining Town
    territory(11, 2, [gain(stone=1, servant=2)], 4, [gain(stone=2, servant=1)]),
    # Rock Pit
    territory(12, 2, [gain(wood=1)], 3, [gain(stone=3)]),
    # Estate
    territory(13, 2, [gain(wood=1, servant=2)], 4, [gain(coin=1, wood=2)]),
    # Hermitage
    territory(14, 2, [gain(faith=1)], 2, [gain(faith=1)]),
    # Manor House
    territory(15, 2, [], 5, [gain(servant=2, military=2)]),
    # Dukedom
    territory(16, 2, [gain(coin=4)], 6, [gain(coin=1, wood=2, stone=1)]),
    # Trading Town
    territory(17, 3, [gain(coin=1, servant=1)], 1, [gain(coin=3)]),
    # Farm
    territory(18, 3, [gain(wood=1, vp=1)], 3, [gain(wood=2, vp=2)]),
    # Colony
    territory(19, 3, [gain(military=2)], 5, [gain(wood=1, vp=4)]),
    # Marble Pit
    territory(20, 3, [gain(vp=3)], 2, [gain(stone=2, vp=1)]),
    # Province
    territory(21, 3, [gain(stone=1), Privileges(1)], 6, [gain(stone=1, vp=4)]),
    # Sanctuary
    territory(22, 3, [gain(faith=1)], 1, [gain(coin=1, faith=1)]),
    # Castle
    territory(23, 3, [gain(coin=2, vp=2)], 4, [gain(servant=1, military=3)]),
    # Fortified Town
    territory(24, 3, [gain(servant=1, military=2)], 2, [gain(servant=2, military=1)]),
]
