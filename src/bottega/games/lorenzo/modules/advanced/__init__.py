"""The advanced rules: personal bonus tiles to choose from, and leaders."""

from typing import Final

from bottega.games.lorenzo.draft import ChooseTiles, Draft
from bottega.games.lorenzo.goods import goods
from bottega.games.lorenzo.leadership import LeadersReturn
from bottega.games.lorenzo.modules.advanced.leaders import LEADERS
from bottega.games.lorenzo.pieces import BonusTile
from bottega.games.lorenzo.ruleset import Module

BONUS_TILES: Final = [
    BonusTile("a", goods(wood=1, stone=1, military=1), goods(coin=1, servant=2)),
    BonusTile("b", goods(wood=1, stone=1, servant=1), goods(coin=1, military=2)),
    BonusTile("c", goods(wood=1, stone=1, military=1), goods(coin=2, servant=1)),
    BonusTile("d", goods(coin=1, wood=1, stone=1), goods(servant=1, military=2)),
]

ADVANCED: Final = Module(
    "advanced",
    leaders=LEADERS,
    bonus_tiles=BONUS_TILES,
    setup={"tiles": ChooseTiles(), "draft": Draft(0)},
    round_end={"leaders": LeadersReturn()},
)
