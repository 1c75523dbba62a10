"""The 24 characters."""

from typing import Final

from bottega.games.lorenzo.effects import (
    BonusTower,
    BonusWork,
    GainPerCard,
    GainPerHeld,
    Privileges,
)
from bottega.games.lorenzo.goods import MILITARY, goods
from bottega.games.lorenzo.modifiers import ActionValue, Discount, NoFloorBonus
from bottega.games.lorenzo.modules.literals import character, cost, gain
from bottega.games.lorenzo.pieces import (
    ANY_CARD,
    BUILDING,
    CHARACTER,
    HARVEST,
    PRODUCTION,
    TERRITORY,
    VENTURE,
    only,
)

CHARACTERS: Final = [
    # Warlord
    character(49, 1, cost(coin=2), [gain(military=3)], [ActionValue(TERRITORY, 2)]),
    # Stonemason
    character(
        50,
        1,
        cost(coin=4),
        [],
        [ActionValue(BUILDING, 2), Discount(only(BUILDING), [goods(wood=1), goods(stone=1)])],
    ),
    # Dame
    character(
        51,
        1,
        cost(coin=4),
        [],
        [ActionValue(CHARACTER, 2), Discount(only(CHARACTER), [goods(coin=1)])],
    ),
    # Knight
    character(52, 1, cost(coin=2), [Privileges(1)], [ActionValue(VENTURE, 2)]),
    # Farmer
    character(53, 1, cost(coin=3), [], [ActionValue(HARVEST, 2)]),
    # Artisan
    character(54, 1, cost(coin=3), [], [ActionValue(PRODUCTION, 2)]),
    # Preacher
    character(55, 1, cost(coin=2), [gain(faith=4)], [NoFloorBonus([3, 4])]),
    # Abbess
    character(56, 1, cost(coin=3), [BonusTower(ANY_CARD, 4), gain(faith=1)]),
    # Captain
    character(57, 2, cost(coin=4), [BonusTower(only(TERRITORY), 6), gain(military=2)]),
    # Architect
    character(58, 2, cost(coin=4), [BonusTower(only(BUILDING), 6, goods(wood=1, stone=1))]),
    # Patron
    character(59, 2, cost(coin=3), [BonusTower(only(CHARACTER), 6, goods(coin=2))]),
    # Hero
    character(60, 2, cost(coin=4), [BonusTower(only(VENTURE), 6), Privileges(1)]),
    # Peasant
    character(61, 2, cost(coin=4), [], [ActionValue(HARVEST, 3)]),
    # Scholar
    character(62, 2, cost(coin=4), [], [ActionValue(PRODUCTION, 3)]),
    # Papal Messenger
    character(63, 2, cost(coin=5), [gain(faith=3)]),
    # Royal Messenger
    character(64, 2, cost(coin=5), [Privileges(3)]),
    # Noble
    character(65, 3, cost(coin=6), [GainPerCard(TERRITORY, goods(vp=2))]),
    # Governor
    character(66, 3, cost(coin=6), [GainPerCard(BUILDING, goods(vp=2))]),
    # Paramour
    character(67, 3, cost(coin=7), [GainPerCard(CHARACTER, goods(vp=2))]),
    # Herald
    character(68, 3, cost(coin=6), [GainPerCard(VENTURE, goods(vp=2))]),
    # Cardinal
    character(69, 3, cost(coin=4), [BonusWork(HARVEST, 4), gain(faith=2)]),
    # Bishop
    character(70, 3, cost(coin=5), [BonusWork(PRODUCTION, 4), gain(faith=1)]),
    # General
    character(71, 3, cost(coin=5), [GainPerHeld(MILITARY, 2, goods(vp=1))]),
    # Ambassador
    character(72, 3, cost(coin=6), [BonusTower(ANY_CARD, 7), Privileges(1)]),
]
