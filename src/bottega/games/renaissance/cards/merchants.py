"""The merchants: dealings between players."""

from typing import Final

from bottega.games.renaissance.abilities import (
    CopySpecial,
    DuplicateAction,
    ScoreCount,
    StockLoss,
    ZoneWhenSeen,
)
from bottega.games.renaissance.cards.literals import action, composite, princely, royal, special
from bottega.games.renaissance.cards.shared import (
    BARGAIN,
    CELLAR_RAID,
    CHOPPER,
    MATERIALS,
    REVOLT,
    SMUGGLING,
    STALL,
    TRADING,
    VILLAGE_SQUARE,
    Deck,
)
from bottega.games.renaissance.conditions import AT_LEAST, AT_MOST, EXACTLY, All, Compare, Extreme
from bottega.games.renaissance.counters import (
    PureActionTurns,
    PureDiscardTurns,
    SameTarget,
    SpecialsThrown,
)
from bottega.games.renaissance.metrics import (
    CardsHeld,
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
    STOCK_SLOT,
    ZONE,
    Action,
    Special,
)
from bottega.games.renaissance.placing import ANY
from bottega.games.renaissance.selectors import ACTION, ANYTHING, Selector, values
from bottega.games.renaissance.steps import (
    ExtraTurn,
    HandLook,
    HandSwap,
    OthersPlaceMatching,
    PlaceMaterials,
    StockLook,
    TakeSpecial,
)

DECK: Final[Deck] = [
    composite(1, REVOLT),
    composite(2, TRADING),
    composite(3, STALL),
    composite(4, Action("arrangement", PlaceMaterials(0, 1, ANY), ExtraTurn(), double=CARDS)),
    composite(5, REVOLT),
    composite(6, TRADING),
    composite(7, STALL),
    composite(8, CELLAR_RAID),
    composite(
        9, Action("bread_oven", PlaceMaterials(0, 2, ANY), OthersPlaceMatching(EACH), double=CARDS)
    ),
    composite(10, CHOPPER),
    composite(11, VILLAGE_SQUARE),
    composite(12, BARGAIN),
    composite(
        13,
        Action("deal", TakeSpecial(CHOSEN, 1, zone=False), attack=CASTLE, double=CARDS | PLAYERS),
    ),
    composite(14, CHOPPER),
    composite(15, VILLAGE_SQUARE),
    action(16, Action("storeroom", StockLook(CHOSEN), double=PLAYERS)),
    action(17, Action("shop_window", HandLook(CHOSEN, all=True), double=PLAYERS)),
    action(18, Action("fraud", HandSwap(CHOSEN), attack=HAND)),
    action(19, SMUGGLING),
    action(20, SMUGGLING),
    *MATERIALS,
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
    princely(41, 9, Compare(PureActionTurns(), AT_LEAST, 2)),
    princely(42, 8, Compare(PureDiscardTurns(), AT_LEAST, 2)),
    princely(43, 7, Compare(SameTarget(), AT_LEAST, 2)),
    princely(44, 6, Compare(CardsHeld(ANYTHING, hand=True), EXACTLY, 0)),
    princely(45, 5, Compare(SpecialsThrown(), AT_LEAST, 1)),
]

# What the edition of 2016 says instead.
REVISED: Final[Deck] = [
    composite(
        13,
        Action(
            "deal", TakeSpecial(CHOSEN, 1, zone=True), attack=CASTLE | ZONE, double=CARDS | PLAYERS
        ),
    ),
    special(31, Special(OWN_ZONE, DuplicateAction(1, at_start=True), zone=1)),
]
