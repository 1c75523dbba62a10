"""The army: attacks."""

from typing import Final

from bottega.games.renaissance.abilities import ImmuneSelf, LockStock, Toll
from bottega.games.renaissance.cards.literals import action, composite, princely, royal, special
from bottega.games.renaissance.cards.shared import (
    CELLAR_RAID,
    DOUBLE_ATTACK,
    LANDSLIDE,
    MASS_GRAVE,
    MATERIALS,
    MUSKET,
    PILLAGE,
    SQUARE_FORMATION,
    TRADING,
    Deck,
)
from bottega.games.renaissance.conditions import AT_LEAST, AT_MOST, EXACTLY, Compare, Done, Extreme
from bottega.games.renaissance.counters import ActionsDone, CardsDestroyed
from bottega.games.renaissance.metrics import (
    CardsHeld,
    FilledCells,
    Materials,
    SpecialPoints,
)
from bottega.games.renaissance.pieces import (
    CARDS,
    CASTLE,
    CHOSEN,
    EACH,
    EVERY,
    HAND,
    OPPONENT_MATERIAL,
    OPPONENT_ZONE,
    OWN_ZONE,
    PLAYERS,
    REPLACE_OPPONENT,
    STOCK,
    STOCK_COVER,
    TURN,
    Action,
    Special,
)
from bottega.games.renaissance.selectors import (
    ACTION,
    ANYTHING,
    MATERIAL,
    SPECIAL,
    TILES,
    Selector,
    values,
)
from bottega.games.renaissance.state import NO_HAND_MATERIAL, NO_MATERIAL
from bottega.games.renaissance.steps import HandSwap, LoseMaterials, Restrain, StockDiscard

DECK: Final[Deck] = [
    composite(1, DOUBLE_ATTACK),
    composite(2, CELLAR_RAID),
    composite(3, SQUARE_FORMATION),
    composite(4, LANDSLIDE),
    composite(5, DOUBLE_ATTACK),
    composite(6, TRADING),
    composite(7, SQUARE_FORMATION),
    composite(8, CELLAR_RAID),
    composite(
        9,
        Action(
            "cannon", LoseMaterials(EACH, 1, Selector(exposed=True)), attack=CASTLE, double=CARDS
        ),
    ),
    composite(10, MUSKET),
    composite(
        11,
        Action(
            "ruse",
            LoseMaterials(CHOSEN, EVERY, by_victim=True, side=True),
            attack=CASTLE,
            double=PLAYERS,
        ),
    ),
    composite(12, PILLAGE),
    composite(13, PILLAGE),
    composite(14, MUSKET),
    composite(
        15,
        Action(
            "crossbow",
            LoseMaterials(CHOSEN, EVERY, Selector(kinds=TILES, values=values(1, 2, 3))),
            attack=CASTLE,
            double=PLAYERS,
        ),
    ),
    action(16, MASS_GRAVE),
    action(17, Action("carpet_seller", HandSwap(CHOSEN), attack=HAND)),
    action(18, Action("siege", StockDiscard(EACH, 1, by_chance=False), attack=STOCK, double=CARDS)),
    action(19, MASS_GRAVE),
    action(20, Action("barracks", Restrain(EACH, NO_MATERIAL), attack=TURN)),
    *MATERIALS,
    special(31, Special(STOCK_COVER, LockStock(Selector(MATERIAL, values=values(4, 5))), zone=-1)),
    special(32, Special(OWN_ZONE, Toll(Selector(MATERIAL, values=values(4, 5)), 1))),
    special(33, Special(OPPONENT_MATERIAL, material=-2)),
    special(34, Special(OPPONENT_ZONE, zone=-3)),
    special(35, Special(REPLACE_OPPONENT, ImmuneSelf(), material=-1)),
    royal(36, 14, Extreme(SpecialPoints(), most=True)),
    royal(37, 13, Extreme(FilledCells(), most=True)),
    royal(38, 12, Extreme(Materials(Selector(values=values(5))), most=True)),
    royal(
        39,
        11,
        Compare(
            CardsHeld(
                Selector(either=[Selector(SPECIAL), Selector(ACTION, pure=True)]),
                hand=True,
                stock=True,
            ),
            AT_MOST,
            1,
        ),
    ),
    royal(40, 10, Compare(CardsHeld(ANYTHING, stock=True), EXACTLY, 0)),
    princely(41, 9, Compare(CardsHeld(Selector(ACTION), hand=True), EXACTLY, 0)),
    princely(42, 8, Compare(CardsDestroyed(), AT_LEAST, 3)),
    princely(43, 7, Done("attacked_castle_before_foundations_done")),
    princely(44, 6, Compare(ActionsDone(), AT_LEAST, 3)),
    princely(45, 5, Done("attacked_castle_with_tile")),
]

# What the edition of 2016 says instead.
REVISED: Final[Deck] = [
    action(20, Action("barracks", Restrain(EACH, NO_HAND_MATERIAL), attack=TURN)),
    princely(42, 8, Compare(CardsDestroyed(), AT_LEAST, 2)),
]
