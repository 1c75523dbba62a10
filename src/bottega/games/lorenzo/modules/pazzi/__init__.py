"""The Pazzi Conspiracy: cards that reach for rivals, four leaders and two families."""

from typing import Final

from bottega.games.lorenzo.goods import goods
from bottega.games.lorenzo.modules.designed import SEALS
from bottega.games.lorenzo.modules.pazzi import rewards, rivals
from bottega.games.lorenzo.modules.pazzi.abilities import PrivilegeWith
from bottega.games.lorenzo.modules.pazzi.cards import CARDS, WITH_LEADERS
from bottega.games.lorenzo.modules.pazzi.leaders import LEADERS
from bottega.games.lorenzo.modules.pazzi.refusals import REFUSALS
from bottega.games.lorenzo.modules.pazzi.rewards import TurnSeal
from bottega.games.lorenzo.pieces import Family
from bottega.games.lorenzo.ruleset import Module
from bottega.games.lorenzo.triggers import OnLeader, Swap
from bottega.kernel.game import frames_in

FAITH_PRIVILEGE: Final = 4

FAMILIES: Final = [
    Family(
        "della-scala",
        [
            PrivilegeWith(goods(faith=1), without=[FAITH_PRIVILEGE]),
            Swap(goods(faith=1), goods(coin=1, servant=1, military=1)),
        ],
    ),
    Family("visconti", [OnLeader(TurnSeal(SEALS))], leaders=2),
]

PAZZI: Final = Module(
    "pazzi",
    cards=CARDS,
    families=FAMILIES,
    frames=frames_in(rewards, rivals),
    refusals=REFUSALS,
    with_leaders=Module("pazzi", cards=WITH_LEADERS, leaders=LEADERS),
)
