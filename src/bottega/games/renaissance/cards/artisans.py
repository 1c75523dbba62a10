"""The artisans: quality and protection of materials."""

from typing import Final

from bottega.games.renaissance.abilities import (
    ANY_VALUE,
    HIGHER,
    ChangeKind,
    ExtraStock,
    ImmuneMaterial,
    ReplaceMaterials,
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
    Compare,
    Done,
    EveryMaterial,
)
from bottega.games.renaissance.metrics import EmptyCells, Materials, SpecialsPlaced
from bottega.games.renaissance.names import FOUNDATION
from bottega.games.renaissance.pieces import (
    ANY_MATERIAL,
    ANY_NUMBER,
    CARDS,
    CASTLE,
    CHOSEN,
    NEW_MATERIAL,
    NEXT,
    OWN_ZONE,
    PLAYERS,
    SELF,
    STOCK,
    TURN,
    Action,
    Special,
)
from bottega.games.renaissance.placing import ANY, SAME_KIND, SAME_VALUE
from bottega.games.renaissance.selectors import (
    FOUNDATIONS,
    MATERIAL,
    STONES,
    TILES,
    Selector,
    values,
)
from bottega.games.renaissance.state import PULLEY, SKIP_TURN
from bottega.games.renaissance.steps import (
    DrawUntil,
    HandDiscard,
    HandLook,
    LoseMaterials,
    PlaceMaterials,
    RearrangeCastle,
    Restrain,
    StealMaterial,
    StockLook,
    StockTakeMaterial,
    SwapMaterials,
)

DECK: Final[list[Line]] = [
    composite(
        1,
        FOUNDATIONS,
        1,
        Action("revolt", Restrain(CHOSEN, SKIP_TURN), attack=TURN, double=PLAYERS),
    ),
    composite(2, FOUNDATIONS, 2, Action("lintel", PlaceMaterials(2, 2, SAME_VALUE), double=CARDS)),
    composite(3, FOUNDATIONS, 3, Action("buttress", PlaceMaterials(2, 2, SAME_KIND), double=CARDS)),
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
    composite(5, STONES, 1, Action("pulley", Restrain(SELF, PULLEY, 3), double=CARDS)),
    composite(6, STONES, 2, Action("lintel", PlaceMaterials(2, 2, SAME_VALUE), double=CARDS)),
    composite(7, STONES, 3, Action("buttress", PlaceMaterials(2, 2, SAME_KIND), double=CARDS)),
    composite(8, TILES, 1, Action("pulley", Restrain(SELF, PULLEY, 3), double=CARDS)),
    composite(9, TILES, 2, Action("building_plan", RearrangeCastle())),
    composite(
        10, FOUNDATIONS | STONES, 1, Action("well", DrawUntil(Selector(MATERIAL), 1), double=CARDS)
    ),
    composite(
        11,
        FOUNDATIONS | STONES,
        3,
        Action(
            "vestibule",
            StockLook(CHOSEN),
            StockTakeMaterial(CHOSEN, 1),
            attack=STOCK,
            double=CARDS | PLAYERS,
        ),
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
        Action(
            "pillage",
            StealMaterial(CHOSEN, 1, Selector(exposed=True)),
            attack=CASTLE,
            double=CARDS | PLAYERS,
        ),
    ),
    composite(
        14,
        FOUNDATIONS | STONES | TILES,
        1,
        Action("well", DrawUntil(Selector(MATERIAL), 1), double=CARDS),
    ),
    composite(
        15,
        FOUNDATIONS | STONES | TILES,
        2,
        Action(
            "vestibule",
            StockLook(CHOSEN),
            StockTakeMaterial(CHOSEN, 1),
            attack=STOCK,
            double=CARDS | PLAYERS,
        ),
    ),
    action(16, Action("spying", StockLook(CHOSEN), double=PLAYERS)),
    action(
        17,
        Action(
            "bad_weather",
            PlaceMaterials(0, 1, ANY),
            Restrain(NEXT, SKIP_TURN),
            attack=TURN,
            double=CARDS | PLAYERS,
        ),
    ),
    action(
        18,
        Action(
            "bad_weather",
            PlaceMaterials(0, 1, ANY),
            Restrain(NEXT, SKIP_TURN),
            attack=TURN,
            double=CARDS | PLAYERS,
        ),
    ),
    action(
        19,
        Action(
            "double_staircase",
            HandLook(CHOSEN, all=False),
            PlaceMaterials(0, 1, ANY),
            double=CARDS | PLAYERS,
        ),
    ),
    action(20, Action("mass_grave", HandDiscard(SELF, ANY_NUMBER))),
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
    special(31, Special(NEW_MATERIAL, ChangeKind(), material=1)),
    special(32, Special(OWN_ZONE, ReplaceMaterials(HIGHER), zone=3)),
    special(33, Special(OWN_ZONE, ExtraStock(2), zone=2)),
    special(34, Special(ANY_MATERIAL, material=2)),
    special(35, Special(ANY_MATERIAL, ImmuneMaterial())),
    royal(36, 14, Compare(Materials(Selector(pure=True)), EXACTLY, 0)),
    royal(37, 13, Compare(Materials(Selector(pure=True)), AT_LEAST, 6)),
    royal(38, 12, Compare(SpecialsPlaced(), AT_LEAST, 3)),
    royal(39, 11, Compare(Materials(Selector(values=values(1, 2))), EXACTLY, 0)),
    royal(40, 10, EveryMaterial(values(1, 3, 5))),
    princely(
        41,
        9,
        All(
            Compare(Materials(Selector(values=values(1))), AT_LEAST, 1),
            Compare(Materials(Selector(values=values(2))), AT_LEAST, 1),
            Compare(Materials(Selector(values=values(3))), AT_LEAST, 1),
            Compare(Materials(Selector(values=values(4))), AT_LEAST, 1),
            Compare(Materials(Selector(values=values(5))), AT_LEAST, 1),
        ),
    ),
    princely(
        42,
        8,
        All(Compare(EmptyCells(FOUNDATION), EXACTLY, 0), EveryMaterial(values(1, 2), FOUNDATIONS)),
    ),
    princely(43, 7, Done("first_tile")),
    princely(44, 6, Done("first_all_stones")),
    princely(45, 5, Done("first_all_foundations")),
]

# What the edition of 2016 says instead.
REVISED: Final[list[Line]] = [
    special(32, Special(OWN_ZONE, ReplaceMaterials(ANY_VALUE), zone=3)),
    special(33, Special(OWN_ZONE, ExtraStock(1), zone=2)),
    princely(
        42,
        8,
        All(
            Compare(EmptyCells(FOUNDATION), EXACTLY, 0), EveryMaterial(values(1, 2, 3), FOUNDATIONS)
        ),
    ),
]
