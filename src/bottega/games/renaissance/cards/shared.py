"""What families share: actions that stand on more than one card, and their materials."""

from typing import Final

from bottega.games.renaissance.cards.literals import Line, material
from bottega.games.renaissance.pieces import (
    ANY_NUMBER,
    CARDS,
    CASTLE,
    CHOSEN,
    EACH,
    HAND,
    NEXT,
    PLAYERS,
    SELF,
    STOCK,
    TURN,
    Action,
)
from bottega.games.renaissance.placing import ANY, IN_PLAY, SAME_KIND, SAME_VALUE, UNLIMITED
from bottega.games.renaissance.selectors import (
    ACTION,
    FOUNDATIONS,
    MATERIAL,
    Selector,
    values,
)
from bottega.games.renaissance.state import NO_ACTION, NO_DRAW, NO_MATERIAL, SKIP_TURN
from bottega.games.renaissance.state import PULLEY as MATERIALS_UP_TO
from bottega.games.renaissance.steps import (
    CastleImmunity,
    DoubleAction,
    DrawUntil,
    ExtraOperation,
    HandDiscard,
    HandLook,
    HandNegotiate,
    HandTrade,
    LoseMaterials,
    PlaceMaterials,
    Restrain,
    StealMaterial,
    StockDiscard,
    StockExchange,
    StockHandExchange,
    StockLook,
    StockTakeMaterial,
    SwapMaterials,
)

BAD_WEATHER: Final = Action(
    "bad_weather",
    PlaceMaterials(0, 1, ANY),
    Restrain(NEXT, SKIP_TURN),
    attack=TURN,
    double=CARDS | PLAYERS,
)
BARGAIN: Final = Action("bargain", SwapMaterials(CHOSEN, 1), attack=CASTLE, double=CARDS | PLAYERS)
BROTHERHOOD: Final = Action(
    "brotherhood", HandDiscard(EACH, 1, Selector(ACTION)), attack=HAND, double=CARDS
)
BUTTRESS: Final = Action("buttress", PlaceMaterials(2, 2, SAME_KIND), double=CARDS)
CELLAR_RAID: Final = Action(
    "cellar_raid", StockDiscard(CHOSEN, 1, by_chance=True), attack=STOCK, double=CARDS | PLAYERS
)
CHAPEL: Final = Action("chapel", CastleImmunity(), Restrain(SELF, NO_MATERIAL))
CHOPPER: Final = Action("chopper", HandDiscard(EACH, 2), attack=HAND, double=CARDS)
CONVENT: Final = Action("convent", Restrain(CHOSEN, NO_ACTION), attack=TURN, double=PLAYERS)
DOUBLE_ATTACK: Final = Action("double_attack", DoubleAction())
LANDSLIDE: Final = Action(
    "landslide",
    LoseMaterials(CHOSEN, 1, Selector(kinds=FOUNDATIONS), by_victim=True, cascade=True),
    attack=CASTLE,
    double=CARDS | PLAYERS,
)
LINTEL: Final = Action("lintel", PlaceMaterials(2, 2, SAME_VALUE), double=CARDS)
MASS_GRAVE: Final = Action("mass_grave", HandDiscard(SELF, ANY_NUMBER))
MUSKET: Final = Action("musket", Restrain(EACH, NO_DRAW), attack=TURN)
PATER_NOSTER: Final = Action("pater_noster", HandDiscard(SELF, 2, cost=True), ExtraOperation())
PILLAGE: Final = Action(
    "pillage",
    StealMaterial(CHOSEN, 1, Selector(exposed=True)),
    attack=CASTLE,
    double=CARDS | PLAYERS,
)
PULLEY: Final = Action("pulley", Restrain(SELF, MATERIALS_UP_TO, 3), double=CARDS)
REVELATION: Final = Action(
    "revelation", StockLook(CHOSEN), StockExchange(CHOSEN), attack=STOCK, double=PLAYERS
)
REVOLT: Final = Action("revolt", Restrain(CHOSEN, SKIP_TURN), attack=TURN, double=PLAYERS)
SIN: Final = Action("sin", StockHandExchange())
SMUGGLING: Final = Action(
    "smuggling", HandTrade(CHOSEN, 2, by_chance=True, give=2), attack=HAND, double=CARDS | PLAYERS
)
SQUARE_FORMATION: Final = Action(
    "square_formation",
    LoseMaterials(CHOSEN, 2, Selector(values=values(1, 2), exposed=True)),
    attack=CASTLE,
    double=CARDS | PLAYERS,
)
STALL: Final = Action("stall", PlaceMaterials(0, UNLIMITED, IN_PLAY))
TRADING: Final = Action(
    "trading",
    HandLook(CHOSEN, all=False),
    HandTrade(CHOSEN, 1, by_chance=False, give=1),
    attack=HAND,
    double=CARDS | PLAYERS,
)
VESTIBULE: Final = Action(
    "vestibule",
    StockLook(CHOSEN),
    StockTakeMaterial(CHOSEN, 1),
    attack=STOCK,
    double=CARDS | PLAYERS,
)
VILLAGE_SQUARE: Final = Action("village_square", HandNegotiate(CHOSEN), double=PLAYERS)
WELL: Final = Action("well", DrawUntil(Selector(MATERIAL), 1), double=CARDS)

Deck = list[Line]  # of a family, or of what an edition changed in it
MATERIALS: Final = [material(number) for number in range(21, 31)]
