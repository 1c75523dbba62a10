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
from bottega.games.renaissance.cards.literals import action, composite, princely, royal, special
from bottega.games.renaissance.cards.shared import (
    BAD_WEATHER,
    BARGAIN,
    BUTTRESS,
    LANDSLIDE,
    LINTEL,
    MASS_GRAVE,
    MATERIALS,
    PILLAGE,
    PULLEY,
    REVOLT,
    VESTIBULE,
    WELL,
    Deck,
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
    CARDS,
    CHOSEN,
    NEW_MATERIAL,
    OWN_ZONE,
    PLAYERS,
    Action,
    Special,
)
from bottega.games.renaissance.placing import ANY
from bottega.games.renaissance.selectors import FOUNDATIONS, Selector, values
from bottega.games.renaissance.steps import HandLook, PlaceMaterials, RearrangeCastle, StockLook

DECK: Final[Deck] = [
    composite(1, REVOLT),
    composite(2, LINTEL),
    composite(3, BUTTRESS),
    composite(4, LANDSLIDE),
    composite(5, PULLEY),
    composite(6, LINTEL),
    composite(7, BUTTRESS),
    composite(8, PULLEY),
    composite(9, Action("building_plan", RearrangeCastle())),
    composite(10, WELL),
    composite(11, VESTIBULE),
    composite(12, BARGAIN),
    composite(13, PILLAGE),
    composite(14, WELL),
    composite(15, VESTIBULE),
    action(16, Action("spying", StockLook(CHOSEN), double=PLAYERS)),
    action(17, BAD_WEATHER),
    action(18, BAD_WEATHER),
    action(
        19,
        Action(
            "double_staircase",
            HandLook(CHOSEN, all=False),
            PlaceMaterials(0, 1, ANY),
            double=CARDS | PLAYERS,
        ),
    ),
    action(20, MASS_GRAVE),
    *MATERIALS,
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
REVISED: Final[Deck] = [
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
