"""The clergy: defence."""

from typing import Final

from bottega.games.renaissance.abilities import (
    CancelAction,
    CollectAttacks,
    ImmuneAdjacent,
    ImmuneSelf,
    Trap,
)
from bottega.games.renaissance.cards.literals import (
    Line,
    action,
    composite,
    material,
    princely,
    royal,
    special,
)
from bottega.games.renaissance.conditions import (
    AT_LEAST,
    EXACTLY,
    All,
    Behind,
    Compare,
    Done,
    Extreme,
)
from bottega.games.renaissance.metrics import (
    CardsHeld,
    CastlePoints,
    Counter,
    EmptyCells,
    FilledCells,
    OtherMissionPoints,
)
from bottega.games.renaissance.names import STONE
from bottega.games.renaissance.pieces import (
    CARDS,
    CASTLE,
    CHOSEN,
    EACH,
    EVERY,
    HAND,
    OWN_STOCK,
    OWN_ZONE,
    PLAYERS,
    REPLACE_OWN,
    SELF,
    STOCK,
    TURN,
    ZONE,
    Action,
    Special,
)
from bottega.games.renaissance.selectors import (
    ACTION,
    FOUNDATIONS,
    SPECIAL,
    STONES,
    TILES,
    Selector,
)
from bottega.games.renaissance.state import NO_ACTION, NO_DRAW, NO_MATERIAL
from bottega.games.renaissance.steps import (
    CastleImmunity,
    DiscardSpecial,
    DrawLook,
    ExtraOperation,
    HandDiscard,
    HandPool,
    ReflectAction,
    Restrain,
    ShowMissions,
    StockExchange,
    StockHandExchange,
    StockLook,
)

DECK: Final[list[Line]] = [
    composite(1, FOUNDATIONS, 1, Action("keystone", DiscardSpecial(1, any=False), double=CARDS)),
    composite(
        2,
        FOUNDATIONS,
        2,
        Action("convent", Restrain(CHOSEN, NO_ACTION), attack=TURN, double=PLAYERS),
    ),
    composite(
        3,
        FOUNDATIONS,
        3,
        Action("brotherhood", HandDiscard(EACH, 1, Selector(ACTION)), attack=HAND, double=CARDS),
    ),
    composite(4, FOUNDATIONS, 4, Action("angelus", DrawLook(3, 1), double=CARDS)),
    composite(
        5, STONES, 1, Action("pater_noster", HandDiscard(SELF, 2, cost=True), ExtraOperation())
    ),
    composite(
        6, STONES, 2, Action("convent", Restrain(CHOSEN, NO_ACTION), attack=TURN, double=PLAYERS)
    ),
    composite(
        7, STONES, 3, Action("pater_noster", HandDiscard(SELF, 2, cost=True), ExtraOperation())
    ),
    composite(8, TILES, 1, Action("prayer", ReflectAction(), reaction=True)),
    composite(
        9,
        TILES,
        2,
        Action("brotherhood", HandDiscard(EACH, 1, Selector(ACTION)), attack=HAND, double=CARDS),
    ),
    composite(10, FOUNDATIONS | STONES, 1, Action("musket", Restrain(EACH, NO_DRAW), attack=TURN)),
    composite(
        11, FOUNDATIONS | STONES, 3, Action("chapel", CastleImmunity(), Restrain(SELF, NO_MATERIAL))
    ),
    composite(
        12, FOUNDATIONS | STONES, 4, Action("chapel", CastleImmunity(), Restrain(SELF, NO_MATERIAL))
    ),
    composite(
        13,
        STONES | TILES,
        5,
        Action("gargoyle", DiscardSpecial(1, any=True), attack=CASTLE | ZONE, double=CARDS),
    ),
    composite(
        14,
        FOUNDATIONS | STONES | TILES,
        1,
        Action(
            "revelation", StockLook(CHOSEN), StockExchange(CHOSEN), attack=STOCK, double=PLAYERS
        ),
    ),
    composite(
        15,
        FOUNDATIONS | STONES | TILES,
        2,
        Action(
            "revelation", StockLook(CHOSEN), StockExchange(CHOSEN), attack=STOCK, double=PLAYERS
        ),
    ),
    action(16, Action("sin", StockHandExchange())),
    action(17, Action("sin", StockHandExchange())),
    action(
        18,
        Action(
            "baptism", HandDiscard(CHOSEN, EVERY, Selector(ACTION)), attack=HAND, double=PLAYERS
        ),
    ),
    action(19, Action("cloister", HandPool(1, blind=False), attack=HAND, double=CARDS)),
    action(20, Action("confessional", ShowMissions(CHOSEN, 1), double=CARDS | PLAYERS)),
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
    special(31, Special(OWN_STOCK, Trap(STOCK), zone=-3)),
    special(32, Special(OWN_ZONE, CancelAction(1), zone=2)),
    special(33, Special(OWN_ZONE, CollectAttacks(1))),
    special(34, Special(OWN_ZONE, Trap(CASTLE), zone=-1)),
    special(35, Special(REPLACE_OWN, ImmuneSelf(), ImmuneAdjacent())),
    royal(36, 14, Behind(FilledCells(), 2, fullest=True)),
    royal(37, 13, Extreme(CastlePoints(), most=True)),
    royal(38, 12, Compare(OtherMissionPoints(), AT_LEAST, 18)),
    royal(39, 11, Compare(EmptyCells(STONE), AT_LEAST, 1)),
    royal(40, 10, Compare(Counter("specials_placed"), EXACTLY, 0)),
    princely(41, 9, Done("foundations_done_before_first_stone")),
    princely(
        42,
        8,
        All(
            Compare(CardsHeld(Selector(SPECIAL), stock=True), AT_LEAST, 1),
            Compare(CardsHeld(Selector(ACTION, pure=True), stock=True), AT_LEAST, 2),
        ),
    ),
    princely(43, 7, Behind(FilledCells(), 2, fullest=False)),
    princely(44, 6, Compare(Counter("stock_materials_this_turn"), AT_LEAST, 3)),
    princely(45, 5, Done("special_before_first_stone")),
]

# What the edition of 2016 says instead.
REVISED: Final[list[Line]] = [
    action(19, Action("cloister", HandPool(2, blind=True), attack=HAND, double=CARDS)),
    special(
        35, Special(REPLACE_OWN, ImmuneSelf(), ImmuneAdjacent(only_attacks=True))
    ),  # ruling N-53
]
