"""The army: attacks."""

from typing import Final

from bottega.games.renaissance.abilities import ImmuneSelf, LockStock, Toll
from bottega.games.renaissance.cards.literals import (
    Line,
    action,
    composite,
    material,
    princely,
    royal,
    special,
)
from bottega.games.renaissance.conditions import AT_LEAST, AT_MOST, EXACTLY, Compare, Done, Extreme
from bottega.games.renaissance.metrics import (
    CardsHeld,
    Counter,
    FilledCells,
    Materials,
    SpecialPoints,
)
from bottega.games.renaissance.pieces import (
    ANY_NUMBER,
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
    SELF,
    STOCK,
    STOCK_COVER,
    TURN,
    Action,
    Special,
)
from bottega.games.renaissance.selectors import (
    ACTION,
    ANYTHING,
    FOUNDATIONS,
    MATERIAL,
    SPECIAL,
    STONES,
    TILES,
    Selector,
    values,
)
from bottega.games.renaissance.state import NO_DRAW, NO_HAND_MATERIAL, NO_MATERIAL
from bottega.games.renaissance.steps import (
    DoubleAction,
    HandDiscard,
    HandLook,
    HandSwap,
    HandTrade,
    LoseMaterials,
    Restrain,
    StealMaterial,
    StockDiscard,
)

DECK: Final[list[Line]] = [
    composite(1, FOUNDATIONS, 1, Action("double_attack", DoubleAction())),
    composite(
        2,
        FOUNDATIONS,
        2,
        Action(
            "cellar_raid",
            StockDiscard(CHOSEN, 1, by_chance=True),
            attack=STOCK,
            double=CARDS | PLAYERS,
        ),
    ),
    composite(
        3,
        FOUNDATIONS,
        3,
        Action(
            "square_formation",
            LoseMaterials(CHOSEN, 2, Selector(values=values(1, 2), exposed=True)),
            attack=CASTLE,
            double=CARDS | PLAYERS,
        ),
    ),
    composite(
        4,
        FOUNDATIONS,
        4,
        Action(
            "landslide",
            LoseMaterials(CHOSEN, 1, Selector(kinds=FOUNDATIONS), by_victim=True, cascade=True),
            attack=CASTLE,
            double=CARDS | PLAYERS,
        ),
    ),
    composite(5, STONES, 1, Action("double_attack", DoubleAction())),
    composite(
        6,
        STONES,
        2,
        Action(
            "trading",
            HandLook(CHOSEN, all=False),
            HandTrade(CHOSEN, 1, by_chance=False, give=1),
            attack=HAND,
            double=CARDS | PLAYERS,
        ),
    ),
    composite(
        7,
        STONES,
        3,
        Action(
            "square_formation",
            LoseMaterials(CHOSEN, 2, Selector(values=values(1, 2), exposed=True)),
            attack=CASTLE,
            double=CARDS | PLAYERS,
        ),
    ),
    composite(
        8,
        TILES,
        1,
        Action(
            "cellar_raid",
            StockDiscard(CHOSEN, 1, by_chance=True),
            attack=STOCK,
            double=CARDS | PLAYERS,
        ),
    ),
    composite(
        9,
        TILES,
        2,
        Action(
            "cannon", LoseMaterials(EACH, 1, Selector(exposed=True)), attack=CASTLE, double=CARDS
        ),
    ),
    composite(10, FOUNDATIONS | STONES, 1, Action("musket", Restrain(EACH, NO_DRAW), attack=TURN)),
    composite(
        11,
        FOUNDATIONS | STONES,
        3,
        Action(
            "ruse",
            LoseMaterials(CHOSEN, EVERY, by_victim=True, side=True),
            attack=CASTLE,
            double=PLAYERS,
        ),
    ),
    composite(
        12,
        FOUNDATIONS | STONES,
        4,
        Action(
            "pillage",
            StealMaterial(CHOSEN, 1, Selector(exposed=True)),
            attack=CASTLE,
            double=CARDS | PLAYERS,
        ),
    ),
    composite(
        13,
        STONES | TILES,
        5,
        Action(
            "pillage",
            StealMaterial(CHOSEN, 1, Selector(exposed=True)),
            attack=CASTLE,
            double=CARDS | PLAYERS,
        ),
    ),
    composite(
        14, FOUNDATIONS | STONES | TILES, 1, Action("musket", Restrain(EACH, NO_DRAW), attack=TURN)
    ),
    composite(
        15,
        FOUNDATIONS | STONES | TILES,
        2,
        Action(
            "crossbow",
            LoseMaterials(CHOSEN, EVERY, Selector(kinds=TILES, values=values(1, 2, 3))),
            attack=CASTLE,
            double=PLAYERS,
        ),
    ),
    action(16, Action("mass_grave", HandDiscard(SELF, ANY_NUMBER))),
    action(17, Action("carpet_seller", HandSwap(CHOSEN), attack=HAND)),
    action(18, Action("siege", StockDiscard(EACH, 1, by_chance=False), attack=STOCK, double=CARDS)),
    action(19, Action("mass_grave", HandDiscard(SELF, ANY_NUMBER))),
    action(20, Action("barracks", Restrain(EACH, NO_MATERIAL), attack=TURN)),
    material(21, FOUNDATIONS, 1),
    material(22, FOUNDATIONS, 2),
    material(23, FOUNDATIONS, 3),
    material(24, FOUNDATIONS, 4),
    material(25, FOUNDATIONS, 5),
    material(26, STONES, 1),
    material(27, STONES, 4),
    material(28, STONES, 5),
    material(29, TILES, 3),
    material(30, TILES, 4),
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
                Selector(either=(Selector(SPECIAL), Selector(ACTION, pure=True))),
                hand=True,
                stock=True,
            ),
            AT_MOST,
            1,
        ),
    ),
    royal(40, 10, Compare(CardsHeld(ANYTHING, stock=True), EXACTLY, 0)),
    princely(41, 9, Compare(CardsHeld(Selector(ACTION), hand=True), EXACTLY, 0)),
    princely(42, 8, Compare(Counter("destroyed_this_turn"), AT_LEAST, 3)),
    princely(43, 7, Done("attacked_castle_before_foundations_done")),
    princely(44, 6, Compare(Counter("actions_this_turn"), AT_LEAST, 3)),
    princely(45, 5, Done("attacked_castle_with_tile")),
]

# What the edition of 2016 says instead.
REVISED: Final[list[Line]] = [
    action(20, Action("barracks", Restrain(EACH, NO_HAND_MATERIAL), attack=TURN)),
    princely(42, 8, Compare(Counter("destroyed_this_turn"), AT_LEAST, 2)),
]
