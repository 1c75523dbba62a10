"""The special characters."""

from typing import Final

from bottega.games.lorenzo.choosing import DrawLeaders, PlayLeader
from bottega.games.lorenzo.effects import Gain, GainPerHeld, GainPerLeader
from bottega.games.lorenzo.goods import FAITH, goods
from bottega.games.lorenzo.leadership import ANY_LEADER
from bottega.games.lorenzo.modifiers import ActionValue, NoTowerFee
from bottega.games.lorenzo.modules.houses.abilities import WaivesCondition
from bottega.games.lorenzo.modules.houses.effects import FetchDiscarded, SlotGain
from bottega.games.lorenzo.pieces import (
    ANY_CARD,
    CHARACTER,
    HARVEST,
    PRODUCTION,
    SPECIAL,
    VENTURE,
    Card,
    Cost,
    only,
)
from bottega.games.lorenzo.triggers import OnLeader, OnMarket
from bottega.parts.bits import BITS

# number, kind, period, costs, immediate effects
CHARACTERS: Final[list[Card]] = [
    # Chaplain
    Card(
        121,
        CHARACTER,
        1,
        [Cost(goods(coin=2))],
        [DrawLeaders(1), Gain(goods(faith=1))],
        tower=SPECIAL,
    ),
    # Talent Scout
    Card(122, CHARACTER, 1, [Cost(goods(coin=2))], [DrawLeaders(2)], tower=SPECIAL),
    # Steward
    Card(
        123,
        CHARACTER,
        1,
        [Cost(goods(coin=3))],
        [Gain(goods(token=1))],
        standing=[ActionValue(HARVEST, 1), ActionValue(PRODUCTION, 1)],
        tower=SPECIAL,
    ),
    # Court Poet
    Card(
        124,
        CHARACTER,
        1,
        [Cost(goods(coin=3))],
        [Gain(goods(token=1))],
        standing=[OnLeader(Gain(goods(token=1)))],
        tower=SPECIAL,
    ),
    # Kingmaker
    Card(125, CHARACTER, 2, [Cost(goods(coin=7))], [PlayLeader(ANY_LEADER)], tower=SPECIAL),
    # Gatekeeper
    Card(
        126,
        CHARACTER,
        2,
        [Cost(goods(coin=5))],
        [Gain(goods(token=1))],
        standing=[NoTowerFee(BITS[SPECIAL])],
        tower=SPECIAL,
    ),
    # Diplomat
    Card(
        127,
        CHARACTER,
        2,
        [Cost(goods(coin=6, token=1))],
        [Gain(goods(vp=2))],
        standing=[WaivesCondition(1)],
        tower=SPECIAL,
    ),
    # Merchant Adventurer
    Card(
        128,
        CHARACTER,
        2,
        [Cost(goods(coin=5))],
        [Gain(goods(token=2))],
        standing=[OnMarket(SlotGain(1))],
        slot=1,
        tower=SPECIAL,
    ),
    # Chronicler
    Card(129, CHARACTER, 3, [Cost(goods(coin=6))], [GainPerLeader(goods(vp=3))], tower=SPECIAL),
    # Antiquarian
    Card(130, CHARACTER, 3, [Cost(goods(coin=5))], [FetchDiscarded(ANY_CARD)], tower=SPECIAL),
    # Papal Legate
    Card(
        131,
        CHARACTER,
        3,
        [Cost(goods(coin=7))],
        [GainPerHeld(FAITH, 1, goods(vp=1))],
        tower=SPECIAL,
    ),
    # Venture Agent
    Card(132, CHARACTER, 3, [Cost(goods(coin=7))], [FetchDiscarded(only(VENTURE))], tower=SPECIAL),
]
