"""The special characters."""

from typing import Final

from bottega.games.lorenzo.choosing import DrawLeaders, PlayLeader
from bottega.games.lorenzo.effects import GainPerHeld, GainPerLeader
from bottega.games.lorenzo.goods import FAITH, goods
from bottega.games.lorenzo.leadership import ANY_LEADER
from bottega.games.lorenzo.modifiers import ActionValue, NoTowerFee
from bottega.games.lorenzo.modules.houses.abilities import WaivesCondition
from bottega.games.lorenzo.modules.houses.effects import FetchDiscarded, SlotGain
from bottega.games.lorenzo.modules.literals import character, cost, gain, special
from bottega.games.lorenzo.pieces import (
    ANY_CARD,
    HARVEST,
    PRODUCTION,
    SPECIAL,
    VENTURE,
    only,
)
from bottega.games.lorenzo.triggers import OnLeader, OnMarket
from bottega.parts.bits import BITS

CHARACTERS: Final = special(
    # Chaplain
    character(121, 1, cost(coin=2), [DrawLeaders(1), gain(faith=1)]),
    # Talent Scout
    character(122, 1, cost(coin=2), [DrawLeaders(2)]),
    # Steward
    character(
        123, 1, cost(coin=3), [gain(token=1)], [ActionValue(HARVEST, 1), ActionValue(PRODUCTION, 1)]
    ),
    # Court Poet
    character(124, 1, cost(coin=3), [gain(token=1)], [OnLeader(gain(token=1))]),
    # Kingmaker
    character(125, 2, cost(coin=7), [PlayLeader(ANY_LEADER)]),
    # Gatekeeper
    character(126, 2, cost(coin=5), [gain(token=1)], [NoTowerFee(BITS[SPECIAL])]),
    # Diplomat
    character(127, 2, cost(coin=6, token=1), [gain(vp=2)], [WaivesCondition(1)]),
    # Merchant Adventurer
    character(128, 2, cost(coin=5), [gain(token=2)], [OnMarket(SlotGain(1))], slot=1),
    # Chronicler
    character(129, 3, cost(coin=6), [GainPerLeader(goods(vp=3))]),
    # Antiquarian
    character(130, 3, cost(coin=5), [FetchDiscarded(ANY_CARD)]),
    # Papal Legate
    character(131, 3, cost(coin=7), [GainPerHeld(FAITH, 1, goods(vp=1))]),
    # Venture Agent
    character(132, 3, cost(coin=7), [FetchDiscarded(only(VENTURE))]),
)
