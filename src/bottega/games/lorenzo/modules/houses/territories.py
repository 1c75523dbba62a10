"""The special territories."""

from typing import Final

from bottega.games.lorenzo.effects import GainPerCard, Lose
from bottega.games.lorenzo.goods import goods
from bottega.games.lorenzo.modules.houses.effects import SlotGain
from bottega.games.lorenzo.modules.literals import gain, special, territory
from bottega.games.lorenzo.pieces import BUILDING, BY_CARDS, CHARACTER, VENTURE

TERRITORIES: Final = special(
    # Pilgrim Road
    territory(97, 1, [], 2, [gain(token=1)]),
    # Free Borough
    territory(98, 1, [gain(token=1)], 2, [SlotGain(0)], slot=0),
    # Timber Concession
    territory(
        99, 1, [], 1, [GainPerCard(VENTURE, goods(wood=1), capped=True)], grows=BY_CARDS + VENTURE
    ),
    # Quarry Commune
    territory(
        100,
        1,
        [],
        1,
        [GainPerCard(CHARACTER, goods(stone=1), capped=True)],
        grows=BY_CARDS + CHARACTER,
    ),
    # Abbey Lands
    territory(101, 2, [], 5, [gain(faith=2)]),
    # Frontier County
    territory(102, 2, [gain(coin=1, wood=1, stone=1, servant=1)], 3, [gain(vp=2)]),
    # Marquisate
    territory(103, 2, [], 7, [gain(vp=5)]),
    # Usurped Fief
    territory(104, 2, [Lose(goods(vp=3))], 1, [gain(coin=1, wood=1, stone=1, servant=1)]),
    # Bishopric
    territory(105, 3, [gain(token=2)], 6, [gain(coin=2, faith=1, vp=2)]),
    # Harbor District
    territory(106, 3, [gain(coin=2, wood=2, stone=2)], 5, [gain(vp=3)]),
    # Princely Seat
    territory(
        107,
        3,
        [gain(faith=2)],
        1,
        [GainPerCard(BUILDING, goods(vp=1), capped=True)],
        grows=BY_CARDS + BUILDING,
    ),
    # Imperial Vicariate
    territory(108, 3, [gain(vp=3)], 7, [gain(coin=2, wood=2, stone=2)]),
)
