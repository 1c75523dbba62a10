"""The game as it is in the box, with the common side of the personal bonus tiles."""

from typing import Final

from bottega.games.lorenzo.modules.base.board import BOARD_SPACES, PRIVILEGES, STANDARD_TILE, TOWERS
from bottega.games.lorenzo.modules.base.buildings import BUILDINGS
from bottega.games.lorenzo.modules.base.characters import CHARACTERS
from bottega.games.lorenzo.modules.base.territories import TERRITORIES
from bottega.games.lorenzo.modules.base.tiles import TILES
from bottega.games.lorenzo.modules.base.ventures import VENTURES
from bottega.games.lorenzo.rounds import ClearTowers, FillTowers, GoHome, RollDice
from bottega.games.lorenzo.ruleset import Module
from bottega.games.lorenzo.setup import StandardTiles, StartGoods
from bottega.games.lorenzo.vatican import Report

BASE: Final = Module(
    "base",
    cards=[*TERRITORIES, *CHARACTERS, *BUILDINGS, *VENTURES],
    towers=TOWERS,
    spaces=BOARD_SPACES,
    tiles=TILES,
    bonus_tiles=[STANDARD_TILE],
    privileges=PRIVILEGES,
    setup={"goods": StartGoods(), "tiles": StandardTiles()},
    round_start={"towers": FillTowers(), "dice": RollDice()},
    round_end={"report": Report(), "towers": ClearTowers(), "home": GoHome()},
)
