"""The 24 ventures."""

from typing import Final

from bottega.games.lorenzo.effects import BonusTower, BonusWork, Gain, Privileges
from bottega.games.lorenzo.goods import goods
from bottega.games.lorenzo.pieces import ANY_CARD, HARVEST, PRODUCTION, VENTURE, Card, Cost

# number, kind, period, costs, immediate effects
VENTURES: Final[list[Card]] = [
    # Hiring Recruits
    Card(73, VENTURE, 1, [Cost(goods(coin=4))], [Gain(goods(military=5))], points=4),
    # Repairing the Church
    Card(74, VENTURE, 1, [Cost(goods(coin=1, wood=1, stone=1))], [Gain(goods(faith=1))], points=5),
    # Building the Walls
    Card(
        75, VENTURE, 1, [Cost(goods(stone=3))], [Gain(goods(military=2)), Privileges(1)], points=3
    ),
    # Raising a Statue
    Card(76, VENTURE, 1, [Cost(goods(wood=2, stone=2))], [Privileges(2)], points=4),
    # Military Campaign
    Card(77, VENTURE, 1, [Cost(goods(military=2), military=3)], [Gain(goods(coin=3))], points=5),
    # Hosting Panhandlers
    Card(78, VENTURE, 1, [Cost(goods(wood=3))], [Gain(goods(servant=4))], points=4),
    # Fighting Heresies
    Card(79, VENTURE, 1, [Cost(goods(military=3), military=5)], [Gain(goods(faith=2))], points=5),
    # Support to the Bishop
    Card(
        80,
        VENTURE,
        1,
        [Cost(goods(military=2), military=4), Cost(goods(coin=2, wood=1, stone=1))],
        [Gain(goods(faith=3))],
        points=1,
    ),
    # Hiring Soldiers
    Card(81, VENTURE, 2, [Cost(goods(coin=6))], [Gain(goods(military=6))], points=5),
    # Repairing the Abbey
    Card(82, VENTURE, 2, [Cost(goods(coin=2, wood=2, stone=2))], [Gain(goods(faith=2))], points=6),
    # Building the Bastions
    Card(
        83, VENTURE, 2, [Cost(goods(stone=4))], [Gain(goods(military=3)), Privileges(1)], points=2
    ),
    # Support to the King
    Card(
        84,
        VENTURE,
        2,
        [Cost(goods(military=3), military=6)],
        [Gain(goods(coin=5)), Privileges(1)],
        points=3,
    ),
    # Improving the Canals
    Card(85, VENTURE, 2, [Cost(goods(coin=3, servant=2))], [BonusWork(HARVEST, 4)], points=5),
    # Hosting Foreigners
    Card(86, VENTURE, 2, [Cost(goods(wood=4))], [Gain(goods(servant=5))], points=4),
    # Crusade
    Card(
        87,
        VENTURE,
        2,
        [Cost(goods(military=4), military=8)],
        [Gain(goods(coin=5, faith=1))],
        points=5,
    ),
    # Support to the Cardinal
    Card(
        88,
        VENTURE,
        2,
        [Cost(goods(military=4), military=7), Cost(goods(coin=3, wood=2, stone=2))],
        [Gain(goods(faith=3))],
        points=4,
    ),
    # Hiring Mercenaries
    Card(89, VENTURE, 3, [Cost(goods(coin=8))], [Gain(goods(military=7))], points=6),
    # Repairing the Cathedral
    Card(
        90,
        VENTURE,
        3,
        [Cost(goods(coin=3, wood=3, stone=3))],
        [BonusTower(ANY_CARD, 7), Gain(goods(faith=1))],
        points=5,
    ),
    # Building the Towers
    Card(
        91, VENTURE, 3, [Cost(goods(stone=6))], [Gain(goods(military=4)), Privileges(1)], points=4
    ),
    # Promoting Sacred Art
    Card(92, VENTURE, 3, [Cost(goods(wood=6))], [Gain(goods(faith=3))], points=3),
    # Military Conquest
    Card(
        93,
        VENTURE,
        3,
        [Cost(goods(military=6), military=12)],
        [Gain(goods(coin=3, wood=3, stone=3))],
        points=7,
    ),
    # Improving the Roads
    Card(94, VENTURE, 3, [Cost(goods(coin=4, servant=3))], [BonusWork(PRODUCTION, 3)], points=5),
    # Sacred War
    Card(95, VENTURE, 3, [Cost(goods(military=8), military=15)], [Gain(goods(faith=4))], points=8),
    # Support to the Pope
    Card(
        96,
        VENTURE,
        3,
        [Cost(goods(military=5), military=10), Cost(goods(coin=4, wood=3, stone=3))],
        [Gain(goods(faith=2))],
        points=10,
    ),
]
