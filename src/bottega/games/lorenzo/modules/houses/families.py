"""Ten families."""

from typing import Final

from bottega.games.lorenzo.choosing import DrawLeaders, PlayLeader
from bottega.games.lorenzo.effects import Lose
from bottega.games.lorenzo.goods import goods
from bottega.games.lorenzo.leadership import ANY_LEADER, SHOWN_LEADER
from bottega.games.lorenzo.modules.designed import FAITH_TILES
from bottega.games.lorenzo.modules.houses.abilities import (
    BuysLeftover,
    FaithTiles,
    KeepsSpent,
    MoreCharacters,
    UnpaidMilitary,
)
from bottega.games.lorenzo.modules.houses.effects import CompleteSets, HarvestBelow
from bottega.games.lorenzo.modules.literals import gain
from bottega.games.lorenzo.pieces import ANY_CARD, CHARACTER, TERRITORY, Family, only
from bottega.games.lorenzo.triggers import ExtraMember, OnExcommunicated, OnTake, Swap

FAMILIES: Final[list[Family]] = [
    Family("da-montefeltro", [KeepsSpent(goods(wood=1, stone=1))]),
    Family("malatesta", [UnpaidMilitary()]),
    Family(
        "medici",
        [OnTake(only(CHARACTER), gain(token=1)), MoreCharacters([28, 35])],
    ),
    Family("gonzaga", [BuysLeftover(goods(servant=7))]),
    Family("colonna", [ExtraMember(3)]),
    Family("aragonesi", [OnTake(only(TERRITORY), HarvestBelow())]),
    Family("este", [Swap(goods(military=1), goods(coin=2))]),
    Family("sforza", received=[PlayLeader(SHOWN_LEADER)], leaders=2),
    Family(
        "orsini",
        [
            OnTake(
                ANY_CARD,
                CompleteSets(
                    [
                        DrawLeaders(2),
                        PlayLeader(ANY_LEADER),
                        gain(vp=10),
                        gain(vp=15),
                    ]
                ),
            )
        ],
    ),
    Family(
        "della-rovere",
        [FaithTiles(FAITH_TILES), OnExcommunicated(Lose(goods(vp=5)))],
    ),
]
