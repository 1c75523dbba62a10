"""The 24 characters."""

from typing import Final

from bottega.games.lorenzo.effects import (
    BonusTower,
    BonusWork,
    Gain,
    GainPerCard,
    GainPerHeld,
    Privileges,
)
from bottega.games.lorenzo.goods import MILITARY, goods
from bottega.games.lorenzo.modifiers import ActionValue, Discount, NoFloorBonus
from bottega.games.lorenzo.pieces import (
    ANY_CARD,
    BUILDING,
    CHARACTER,
    HARVEST,
    PRODUCTION,
    TERRITORY,
    VENTURE,
    Card,
    Cost,
    only,
)

# number, kind, period, costs, immediate effects
CHARACTERS: Final[list[Card]] = [
    # Warlord
    Card(
        49,
        CHARACTER,
        1,
        [Cost(goods(coin=2))],
        [Gain(goods(military=3))],
        standing=[ActionValue(TERRITORY, 2)],
    ),
    # Stonemason
    Card(
        50,
        CHARACTER,
        1,
        [Cost(goods(coin=4))],
        [],
        standing=[
            ActionValue(BUILDING, 2),
            Discount(only(BUILDING), [goods(wood=1), goods(stone=1)]),
        ],
    ),
    # Dame
    Card(
        51,
        CHARACTER,
        1,
        [Cost(goods(coin=4))],
        [],
        standing=[ActionValue(CHARACTER, 2), Discount(only(CHARACTER), [goods(coin=1)])],
    ),
    # Knight
    Card(
        52, CHARACTER, 1, [Cost(goods(coin=2))], [Privileges(1)], standing=[ActionValue(VENTURE, 2)]
    ),
    # Farmer
    Card(53, CHARACTER, 1, [Cost(goods(coin=3))], [], standing=[ActionValue(HARVEST, 2)]),
    # Artisan
    Card(54, CHARACTER, 1, [Cost(goods(coin=3))], [], standing=[ActionValue(PRODUCTION, 2)]),
    # Preacher
    Card(
        55,
        CHARACTER,
        1,
        [Cost(goods(coin=2))],
        [Gain(goods(faith=4))],
        standing=[NoFloorBonus([3, 4])],
    ),
    # Abbess
    Card(56, CHARACTER, 1, [Cost(goods(coin=3))], [BonusTower(ANY_CARD, 4), Gain(goods(faith=1))]),
    # Captain
    Card(
        57,
        CHARACTER,
        2,
        [Cost(goods(coin=4))],
        [BonusTower(only(TERRITORY), 6), Gain(goods(military=2))],
    ),
    # Architect
    Card(
        58,
        CHARACTER,
        2,
        [Cost(goods(coin=4))],
        [BonusTower(only(BUILDING), 6, goods(wood=1, stone=1))],
    ),
    # Patron
    Card(59, CHARACTER, 2, [Cost(goods(coin=3))], [BonusTower(only(CHARACTER), 6, goods(coin=2))]),
    # Hero
    Card(60, CHARACTER, 2, [Cost(goods(coin=4))], [BonusTower(only(VENTURE), 6), Privileges(1)]),
    # Peasant
    Card(61, CHARACTER, 2, [Cost(goods(coin=4))], [], standing=[ActionValue(HARVEST, 3)]),
    # Scholar
    Card(62, CHARACTER, 2, [Cost(goods(coin=4))], [], standing=[ActionValue(PRODUCTION, 3)]),
    # Papal Messenger
    Card(63, CHARACTER, 2, [Cost(goods(coin=5))], [Gain(goods(faith=3))]),
    # Royal Messenger
    Card(64, CHARACTER, 2, [Cost(goods(coin=5))], [Privileges(3)]),
    # Noble
    Card(65, CHARACTER, 3, [Cost(goods(coin=6))], [GainPerCard(TERRITORY, goods(vp=2))]),
    # Governor
    Card(66, CHARACTER, 3, [Cost(goods(coin=6))], [GainPerCard(BUILDING, goods(vp=2))]),
    # Paramour
    Card(67, CHARACTER, 3, [Cost(goods(coin=7))], [GainPerCard(CHARACTER, goods(vp=2))]),
    # Herald
    Card(68, CHARACTER, 3, [Cost(goods(coin=6))], [GainPerCard(VENTURE, goods(vp=2))]),
    # Cardinal
    Card(69, CHARACTER, 3, [Cost(goods(coin=4))], [BonusWork(HARVEST, 4), Gain(goods(faith=2))]),
    # Bishop
    Card(70, CHARACTER, 3, [Cost(goods(coin=5))], [BonusWork(PRODUCTION, 4), Gain(goods(faith=1))]),
    # General
    Card(71, CHARACTER, 3, [Cost(goods(coin=5))], [GainPerHeld(MILITARY, 2, goods(vp=1))]),
    # Ambassador
    Card(72, CHARACTER, 3, [Cost(goods(coin=6))], [BonusTower(ANY_CARD, 7), Privileges(1)]),
]
