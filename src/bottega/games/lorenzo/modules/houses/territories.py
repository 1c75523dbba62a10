"""The special territories."""

from typing import Final

from bottega.games.lorenzo.effects import Gain, GainPerCard, Lose
from bottega.games.lorenzo.goods import goods
from bottega.games.lorenzo.modules.houses.effects import SlotGain
from bottega.games.lorenzo.pieces import (
    BUILDING,
    BY_CARDS,
    CHARACTER,
    FREE,
    SPECIAL,
    TERRITORY,
    VENTURE,
    Card,
)

# number, kind, period, costs, immediate effects
TERRITORIES: Final[list[Card]] = [
    # Pilgrim Road
    Card(97, TERRITORY, 1, FREE, [], value=2, each=[Gain(goods(token=1))], tower=SPECIAL),
    # Free Borough
    Card(
        98,
        TERRITORY,
        1,
        FREE,
        [Gain(goods(token=1))],
        value=2,
        each=[SlotGain(0)],
        slot=0,
        tower=SPECIAL,
    ),
    # Timber Concession
    Card(
        99,
        TERRITORY,
        1,
        FREE,
        [],
        value=1,
        each=[GainPerCard(VENTURE, goods(wood=1), capped=True)],
        grows=BY_CARDS + VENTURE,
        tower=SPECIAL,
    ),
    # Quarry Commune
    Card(
        100,
        TERRITORY,
        1,
        FREE,
        [],
        value=1,
        each=[GainPerCard(CHARACTER, goods(stone=1), capped=True)],
        grows=BY_CARDS + CHARACTER,
        tower=SPECIAL,
    ),
    # Abbey Lands
    Card(101, TERRITORY, 2, FREE, [], value=5, each=[Gain(goods(faith=2))], tower=SPECIAL),
    # Frontier County
    Card(
        102,
        TERRITORY,
        2,
        FREE,
        [Gain(goods(coin=1, wood=1, stone=1, servant=1))],
        value=3,
        each=[Gain(goods(vp=2))],
        tower=SPECIAL,
    ),
    # Marquisate
    Card(103, TERRITORY, 2, FREE, [], value=7, each=[Gain(goods(vp=5))], tower=SPECIAL),
    # Usurped Fief
    Card(
        104,
        TERRITORY,
        2,
        FREE,
        [Lose(goods(vp=3))],
        value=1,
        each=[Gain(goods(coin=1, wood=1, stone=1, servant=1))],
        tower=SPECIAL,
    ),
    # Bishopric
    Card(
        105,
        TERRITORY,
        3,
        FREE,
        [Gain(goods(token=2))],
        value=6,
        each=[Gain(goods(coin=2, faith=1, vp=2))],
        tower=SPECIAL,
    ),
    # Harbor District
    Card(
        106,
        TERRITORY,
        3,
        FREE,
        [Gain(goods(coin=2, wood=2, stone=2))],
        value=5,
        each=[Gain(goods(vp=3))],
        tower=SPECIAL,
    ),
    # Princely Seat
    Card(
        107,
        TERRITORY,
        3,
        FREE,
        [Gain(goods(faith=2))],
        value=1,
        each=[GainPerCard(BUILDING, goods(vp=1), capped=True)],
        grows=BY_CARDS + BUILDING,
        tower=SPECIAL,
    ),
    # Imperial Vicariate
    Card(
        108,
        TERRITORY,
        3,
        FREE,
        [Gain(goods(vp=3))],
        value=7,
        each=[Gain(goods(coin=2, wood=2, stone=2))],
        tower=SPECIAL,
    ),
]
