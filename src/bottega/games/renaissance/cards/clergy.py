"""The clergy: defence."""

from typing import Final

from bottega.games.renaissance.abilities import (
    CancelAction,
    CollectAttacks,
    ImmuneAdjacent,
    ImmuneSelf,
    Trap,
)
from bottega.games.renaissance.cards.literals import action, composite, princely, royal, special
from bottega.games.renaissance.cards.shared import (
    BROTHERHOOD,
    CHAPEL,
    CONVENT,
    MATERIALS,
    MUSKET,
    PATER_NOSTER,
    REVELATION,
    SIN,
    Deck,
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
from bottega.games.renaissance.counters import BuiltFromStock, SpecialsLaid
from bottega.games.renaissance.metrics import (
    CardsHeld,
    CastlePoints,
    EmptyCells,
    FilledCells,
    OtherMissionPoints,
)
from bottega.games.renaissance.names import STONE
from bottega.games.renaissance.pieces import (
    CARDS,
    CASTLE,
    CHOSEN,
    EVERY,
    HAND,
    OWN_STOCK,
    OWN_ZONE,
    PLAYERS,
    REPLACE_OWN,
    STOCK,
    ZONE,
    Action,
    Special,
)
from bottega.games.renaissance.selectors import ACTION, SPECIAL, Selector
from bottega.games.renaissance.steps import (
    DiscardSpecial,
    DrawLook,
    HandDiscard,
    HandPool,
    ReflectAction,
    ShowMissions,
)

DECK: Final[Deck] = [
    composite(1, Action("keystone", DiscardSpecial(1, any=False), double=CARDS)),
    composite(2, CONVENT),
    composite(3, BROTHERHOOD),
    composite(4, Action("angelus", DrawLook(3, 1), double=CARDS)),
    composite(5, PATER_NOSTER),
    composite(6, CONVENT),
    composite(7, PATER_NOSTER),
    composite(8, Action("prayer", ReflectAction(), reaction=True)),
    composite(9, BROTHERHOOD),
    composite(10, MUSKET),
    composite(11, CHAPEL),
    composite(12, CHAPEL),
    composite(
        13, Action("gargoyle", DiscardSpecial(1, any=True), attack=CASTLE | ZONE, double=CARDS)
    ),
    composite(14, REVELATION),
    composite(15, REVELATION),
    action(16, SIN),
    action(17, SIN),
    action(
        18,
        Action(
            "baptism", HandDiscard(CHOSEN, EVERY, Selector(ACTION)), attack=HAND, double=PLAYERS
        ),
    ),
    action(19, Action("cloister", HandPool(1, blind=False), attack=HAND, double=CARDS)),
    action(20, Action("confessional", ShowMissions(CHOSEN, 1), double=CARDS | PLAYERS)),
    *MATERIALS,
    special(31, Special(OWN_STOCK, Trap(STOCK), zone=-3)),
    special(32, Special(OWN_ZONE, CancelAction(1), zone=2)),
    special(33, Special(OWN_ZONE, CollectAttacks(1))),
    special(34, Special(OWN_ZONE, Trap(CASTLE), zone=-1)),
    special(35, Special(REPLACE_OWN, ImmuneSelf(), ImmuneAdjacent())),
    royal(36, 14, Behind(FilledCells(), 2, fullest=True)),
    royal(37, 13, Extreme(CastlePoints(), most=True)),
    royal(38, 12, Compare(OtherMissionPoints(), AT_LEAST, 18)),
    royal(39, 11, Compare(EmptyCells(STONE), AT_LEAST, 1)),
    royal(40, 10, Compare(SpecialsLaid(), EXACTLY, 0)),
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
    princely(44, 6, Compare(BuiltFromStock(), AT_LEAST, 3)),
    princely(45, 5, Done("special_before_first_stone")),
]

# What the edition of 2016 says instead.
REVISED: Final[Deck] = [
    action(19, Action("cloister", HandPool(2, blind=True), attack=HAND, double=CARDS)),
    special(
        35, Special(REPLACE_OWN, ImmuneSelf(), ImmuneAdjacent(only_attacks=True))
    ),  # ruling N-53
]
