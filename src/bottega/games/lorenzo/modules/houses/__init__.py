"""Houses of Renaissance: families, an auction for them, a fifth tower, tokens, a fifth player."""

from typing import Final

from bottega.games.lorenzo.actions import FLOORS
from bottega.games.lorenzo.goods import goods
from bottega.games.lorenzo.modifiers import BarredArea, LessPerSource, LosePoints
from bottega.games.lorenzo.modules.base.board import VALUES
from bottega.games.lorenzo.modules.designed import (
    ADAPTED,
    FIFTH_TILE,
    LOTS,
    TOKEN_FACES,
    UNSURE_CARDS,
)
from bottega.games.lorenzo.modules.houses import auction, frames, steps
from bottega.games.lorenzo.modules.houses.auction import Auction
from bottega.games.lorenzo.modules.houses.buildings import BUILDINGS
from bottega.games.lorenzo.modules.houses.characters import CHARACTERS
from bottega.games.lorenzo.modules.houses.families import FAMILIES
from bottega.games.lorenzo.modules.houses.leaders import LEADERS, OWN_SPACES
from bottega.games.lorenzo.modules.houses.refusals import REFUSALS
from bottega.games.lorenzo.modules.houses.steps import MoveAdaptation, OfferLeftovers
from bottega.games.lorenzo.modules.houses.territories import TERRITORIES
from bottega.games.lorenzo.modules.houses.ventures import VENTURES
from bottega.games.lorenzo.pieces import LOSE_BY_MANY_CARDS, SPECIAL, Tile, Tower
from bottega.games.lorenzo.ruleset import Module
from bottega.kernel.game import frames_in

SPECIAL_TOWER: Final = Tower(
    "special", SPECIAL, FLOORS.index("special 1"), VALUES, [0, 0, goods(token=1), goods(token=2)]
)
TILES: Final = [
    Tile("1-8", 1, LessPerSource(goods(token=1))),
    Tile("2-8", 2, BarredArea(SPECIAL)),
    Tile("3-8", 3, LosePoints(LOSE_BY_MANY_CARDS)),
]

HOUSES: Final = Module(
    "houses",
    cards=[*TERRITORIES, *BUILDINGS, *CHARACTERS, *VENTURES, *UNSURE_CARDS],
    leaders=LEADERS,
    towers=[SPECIAL_TOWER],
    spaces=OWN_SPACES,
    tiles=TILES,
    bonus_tiles=[FIFTH_TILE],
    privileges=[goods(token=1)],
    families=FAMILIES,
    lots=LOTS,
    faces=TOKEN_FACES,
    adapted=ADAPTED,
    setup={"goods": Auction()},
    round_start={"adaptation": MoveAdaptation()},
    after_actions={"leftovers": OfferLeftovers()},
    frames=frames_in(auction, frames, steps),
    refusals=REFUSALS,
)
