"""The merchants: dealings between players."""

from typing import Final

from bottega.games.renaissance.abilities import (
    CopySpecial,
    DuplicateAction,
    ScoreCount,
    StockLoss,
    ZoneWhenSeen,
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
from bottega.games.renaissance.conditions import AT_LEAST, AT_MOST, EXACTLY, All, Compare, Extreme
from bottega.games.renaissance.metrics import (
    CardsHeld,
    Counter,
    FilledCells,
    FreeStockSlots,
    SharedWithOpponent,
    SpecialsHere,
)
from bottega.games.renaissance.pieces import (
    CARDS,
    CASTLE,
    CHOSEN,
    EACH,
    HAND,
    NOT_PLAYABLE,
    OWN_ZONE,
    PLAYERS,
    STOCK,
    STOCK_SLOT,
    TURN,
    ZONE,
    Action,
    Special,
)
from bottega.games.renaissance.placing import ANY, IN_PLAY, UNLIMITED
from bottega.games.renaissance.selectors import (
    ACTION,
    ANYTHING,
    FOUNDATIONS,
    STONES,
    TILES,
    Selector,
    values,
)
from bottega.games.renaissance.state import SKIP_TURN
from bottega.games.renaissance.steps import (
    ExtraTurn,
    HandDiscard,
    HandLook,
    HandNegotiate,
    HandSwap,
    HandTrade,
    OthersPlaceMatching,
    PlaceMaterials,
    Restrain,
    StockDiscard,
    StockLook,
    SwapMaterials,
    TakeSpecial,
)

DECK: Final[list[Line]] = [
    composite(
        1,
        FOUNDATIONS,
        1,
        Action("revolt", Restrain(CHOSEN, SKIP_TURN), attack=TURN, double=PLAYERS),
    ),
    composite(
        2,
        FOUNDATIONS,
        2,
        Action(
            "trading",
            HandLook(CHOSEN, all=False),
            HandTrade(CHOSEN, 1, by_chance=False, give=1),
            attack=HAND,
            double=CARDS | PLAYERS,
        ),
    ),
    composite(3, FOUNDATIONS, 3, Action("stall", PlaceMaterials(0, UNLIMITED, IN_PLAY))),
    composite(
        4,
        FOUNDATIONS,
        4,
        Action("arrangement", PlaceMaterials(0, 1, ANY), ExtraTurn(), double=CARDS),
    ),
    composite(
        5, STONES, 1, Action("revolt", Restrain(CHOSEN, SKIP_TURN), attack=TURN, double=PLAYERS)
    ),
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
    composite(7, STONES, 3, Action("stall", PlaceMaterials(0, UNLIMITED, IN_PLAY))),
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
        Action("bread_oven", PlaceMaterials(0, 2, ANY), OthersPlaceMatching(EACH), double=CARDS),
    ),
    composite(
        10,
        FOUNDATIONS | STONES,
        1,
        Action("chopper", HandDiscard(EACH, 2), attack=HAND, double=CARDS),
    ),
    composite(
        11, FOUNDATIONS | STONES, 3, Action("village_square", HandNegotiate(CHOSEN), double=PLAYERS)
    ),
    composite(
        12,
        FOUNDATIONS | STONES,
        4,
        Action("bargain", SwapMaterials(CHOSEN, 1), attack=CASTLE, double=CARDS | PLAYERS),
    ),
    composite(
        13,
        STONES | TILES,
        5,
        Action("deal", TakeSpecial(CHOSEN, 1, zone=False), attack=CASTLE, double=CARDS | PLAYERS),
    ),
    composite(
        14,
        FOUNDATIONS | STONES | TILES,
        1,
        Action("chopper", HandDiscard(EACH, 2), attack=HAND, double=CARDS),
    ),
    composite(
        15,
        FOUNDATIONS | STONES | TILES,
        2,
        Action("village_square", HandNegotiate(CHOSEN), double=PLAYERS),
    ),
    action(16, Action("storeroom", StockLook(CHOSEN), double=PLAYERS)),
    action(17, Action("shop_window", HandLook(CHOSEN, all=True), double=PLAYERS)),
    action(18, Action("fraud", HandSwap(CHOSEN), attack=HAND)),
    action(
        19,
        Action(
            "smuggling",
            HandTrade(CHOSEN, 2, by_chance=True, give=2),
            attack=HAND,
            double=CARDS | PLAYERS,
        ),
    ),
    action(
        20,
        Action(
            "smuggling",
            HandTrade(CHOSEN, 2, by_chance=True, give=2),
            attack=HAND,
            double=CARDS | PLAYERS,
        ),
    ),
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
    special(31, Special(OWN_ZONE, DuplicateAction(1, at_start=False), zone=1)),
    special(32, Special(OWN_ZONE, CopySpecial())),
    special(33, Special(OWN_ZONE, ScoreCount(Selector(values=values(5)), 1), zone=1)),
    special(34, Special(NOT_PLAYABLE, ZoneWhenSeen(), zone=3)),
    special(35, Special(STOCK_SLOT, StockLoss(1))),
    royal(36, 14, Compare(SharedWithOpponent(), AT_LEAST, 4)),
    royal(37, 13, Compare(CardsHeld(Selector(ACTION), hand=True), AT_MOST, 2)),
    royal(
        38,
        12,
        All(
            Compare(FreeStockSlots(), EXACTLY, 0),
            Compare(CardsHeld(Selector(ACTION), stock=True), EXACTLY, 0),
        ),
    ),
    royal(39, 11, Extreme(FilledCells(), most=False)),
    royal(40, 10, Extreme(SpecialsHere(), most=False)),
    princely(41, 9, Compare(Counter("pure_action_turn_streak"), AT_LEAST, 2)),
    princely(42, 8, Compare(Counter("pure_material_discard_streak"), AT_LEAST, 2)),
    princely(43, 7, Compare(Counter("same_target_actions_this_turn"), AT_LEAST, 2)),
    princely(44, 6, Compare(CardsHeld(ANYTHING, hand=True), EXACTLY, 0)),
    princely(45, 5, Compare(Counter("specials_discarded"), AT_LEAST, 1)),
]

# What the edition of 2016 says instead.
REVISED: Final[list[Line]] = [
    composite(
        13,
        STONES | TILES,
        5,
        Action(
            "deal", TakeSpecial(CHOSEN, 1, zone=True), attack=CASTLE | ZONE, double=CARDS | PLAYERS
        ),
    ),
    special(31, Special(OWN_ZONE, DuplicateAction(1, at_start=True), zone=1)),
]
