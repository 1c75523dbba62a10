"""The 24 ventures."""

from typing import Final

from bottega.games.lorenzo.effects import BonusTower, BonusWork, Privileges
from bottega.games.lorenzo.modules.literals import cost, gain, venture
from bottega.games.lorenzo.pieces import ANY_CARD, HARVEST, PRODUCTION

VENTURES: Final = [
    # Hiring Recruits
    venture(73, 1, [cost(coin=4)], [gain(military=5)], points=4),
    # Repairing the Church
    venture(74, 1, [cost(coin=1, wood=1, stone=1)], [gain(faith=1)], points=5),
    # Building the Walls
    venture(75, 1, [cost(stone=3)], [gain(military=2), Privileges(1)], points=3),
    # Raising a Statue
    venture(76, 1, [cost(wood=2, stone=2)], [Privileges(2)], points=4),
    # Military Campaign
    venture(77, 1, [cost(military=2, asks=3)], [gain(coin=3)], points=5),
    # Hosting Panhandlers
    venture(78, 1, [cost(wood=3)], [gain(servant=4)], points=4),
    # Fighting Heresies
    venture(79, 1, [cost(military=3, asks=5)], [gain(faith=2)], points=5),
    # Support to the Bishop
    venture(
        80, 1, [cost(military=2, asks=4), cost(coin=2, wood=1, stone=1)], [gain(faith=3)], points=1
    ),
    # Hiring Soldiers
    venture(81, 2, [cost(coin=6)], [gain(military=6)], points=5),
    # Repairing the Abbey
    venture(82, 2, [cost(coin=2, wood=2, stone=2)], [gain(faith=2)], points=6),
    # Building the Bastions
    venture(83, 2, [cost(stone=4)], [gain(military=3), Privileges(1)], points=2),
    # Support to the King
    venture(84, 2, [cost(military=3, asks=6)], [gain(coin=5), Privileges(1)], points=3),
    # Improving the Canals
    venture(85, 2, [cost(coin=3, servant=2)], [BonusWork(HARVEST, 4)], points=5),
    # Hosting Foreigners
    venture(86, 2, [cost(wood=4)], [gain(servant=5)], points=4),
    # Crusade
    venture(87, 2, [cost(military=4, asks=8)], [gain(coin=5, faith=1)], points=5),
    # Support to the Cardinal
    venture(
        88, 2, [cost(military=4, asks=7), cost(coin=3, wood=2, stone=2)], [gain(faith=3)], points=4
    ),
    # Hiring Mercenaries
    venture(89, 3, [cost(coin=8)], [gain(military=7)], points=6),
    # Repairing the Cathedral
    venture(
        90, 3, [cost(coin=3, wood=3, stone=3)], [BonusTower(ANY_CARD, 7), gain(faith=1)], points=5
    ),
    # Building the Towers
    venture(91, 3, [cost(stone=6)], [gain(military=4), Privileges(1)], points=4),
    # Promoting Sacred Art
    venture(92, 3, [cost(wood=6)], [gain(faith=3)], points=3),
    # Military Conquest
    venture(93, 3, [cost(military=6, asks=12)], [gain(coin=3, wood=3, stone=3)], points=7),
    # Improving the Roads
    venture(94, 3, [cost(coin=4, servant=3)], [BonusWork(PRODUCTION, 3)], points=5),
    # Sacred War
    venture(95, 3, [cost(military=8, asks=15)], [gain(faith=4)], points=8),
    # Support to the Pope
    venture(
        96,
        3,
        [cost(military=5, asks=10), cost(coin=4, wood=3, stone=3)],
        [gain(faith=2)],
        points=10,
    ),
]
