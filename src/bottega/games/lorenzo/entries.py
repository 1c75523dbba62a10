"""What is in an observation of Lorenzo il Magnifico: one layout for all modules and players."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import (
    BONUS_TILES,
    BUILDINGS,
    FACES,
    LEADERS,
    LOTS,
    MOST_PRICES,
    MOST_SERVANTS,
    MOST_TRADES,
    OWN_SPACES,
    PRIVILEGES,
    ROWS,
    SEALS,
    SEATS,
    SLOTS,
    SPACES,
)
from bottega.games.lorenzo.draft import DEALT
from bottega.games.lorenzo.goods import GOODS, KINDS, count
from bottega.games.lorenzo.modules import EXPANSIONS, MODULES
from bottega.games.lorenzo.pieces import (
    AREAS,
    BUILDING,
    CARD_KINDS,
    MEMBERS,
    PIECES,
    SOURCES,
)
from bottega.games.lorenzo.production import ARROW, OFTEN, OPEN
from bottega.games.lorenzo.ruleset import FLOORS, ROUNDS
from bottega.games.lorenzo.tokens import MOST_OF_A_FACE
from bottega.kernel.encoding import AnyOf, Form, Number, OneOf, Seat, Sheet, around
from bottega.kernel.layout import Layout

VERSION: Final = 1
CARD_COUNT: Final[i64] = max(card.number for module in MODULES for card in module.cards)
LEADER_COUNT: Final[i64] = len(LEADERS)
COUNCIL: Final[i64] = SPACES.index("council")
OWN_SPACE: Final[i64] = SPACES.index(OWN_SPACES[0])
_cards: Final = range(1, int(CARD_COUNT) + 1)
_faces: Final = range(1, int(FACES) + 1)
_families: Final = [family.name for module in MODULES for family in module.families]
_tiles: Final = [tile.name for module in MODULES for tile in module.tiles]
FAMILY_PLACE: Final[dict[str, i64]] = {name: i64(i) for i, name in enumerate(_families)}
TILE_PLACE: Final[dict[str, i64]] = {name: i64(i) for i, name in enumerate(_tiles)}
LOT_PLACE: Final[dict[str, i64]] = {name: i64(i) for i, name in enumerate(LOTS)}
_kinds: Final = {int(card.number): card.kind for module in MODULES for card in module.cards}
_buildings: Final = [number for number in _cards if _kinds[number] == BUILDING]
BUILDING_COUNT: Final[i64] = len(_buildings)
BUILDING_PLACE: Final[vec[i64]] = vec[i64](
    [i64(_buildings.index(n)) if n in _buildings else i64(-1) for n in range(len(_cards) + 1)]
)


def _lay_goods(layout: Layout, name: str) -> int:
    """Declare entries for goods and points, in the order of their kinds."""
    first = layout.numbers(name, GOODS[:4], 60)
    layout.number(f"{name}.military", 25)
    layout.number(f"{name}.faith", 15)
    layout.number(f"{name}.vp", 250)
    layout.number(f"{name}.token", 31)
    return first


def write_goods(first: i64, goods: i64, sheet: Sheet) -> None:
    """Write goods and points kind by kind."""
    if goods:
        for kind in range(KINDS):
            held = count(goods, kind)
            if held:
                sheet.number(first + kind, held)


# A board, as everybody sees it.
BOARD: Final = Layout()
HELD: Final[i64] = _lay_goods(BOARD, "goods")
ORDER: Final[i64] = BOARD.flags("order", range(1, int(SEATS) + 1))
AT_COUNCIL: Final[i64] = BOARD.number("at council", 25)
HOME: Final[i64] = BOARD.flags("at home", MEMBERS)
WORTH: Final[i64] = BOARD.numbers("worth", MEMBERS, 20)
RAISED: Final[i64] = BOARD.numbers("raised", MEMBERS[:3], 15)
STANDS: Final[i64] = BOARD.flags("at", [f"{space}.{name}" for name in MEMBERS for space in SPACES])
RESTED: Final[i64] = BOARD.flag("rested")
CARDS: Final[i64] = BOARD.flags("card", _cards)
BONUS_TILE: Final[i64] = BOARD.flags("bonus tile", ("standard", *BONUS_TILES))
CUBES: Final[i64] = BOARD.flags("excommunicated", (1, 2, 3))
PLAYED: Final[i64] = BOARD.flags("played", LEADERS)
USED: Final[i64] = BOARD.flags("used", LEADERS)
COPIED: Final[i64] = BOARD.flags("copied", LEADERS)
SHOWN: Final[i64] = BOARD.flags("shown", LEADERS)
DISMISSED: Final[i64] = BOARD.flags("dismissed", LEADERS)
IN_HAND: Final[i64] = BOARD.number("in hand", 15)
DISCARDED: Final[i64] = BOARD.number("discarded", 15)
DRAWN: Final[i64] = BOARD.number("drawn", 15)
PICKED: Final[i64] = BOARD.number("picked", int(DEALT))
VALUES: Final[i64] = BOARD.numbers("value", AREAS[:6], 20, -10)
OFF: Final[i64] = min([_lay_goods(BOARD, f"discount.{kind}") for kind in CARD_KINDS])
LAID: Final[i64] = BOARD.flags("laid", [f"{card}.{face}" for card in SLOTS for face in _faces])
FAMILY: Final[i64] = BOARD.flags("family", _families)
STORED: Final[i64] = _lay_goods(BOARD, "store")
SEALED: Final[i64] = BOARD.flags("seal", range(1, int(SEALS) + 1))
REACHED: Final[i64] = BOARD.flags("faith tile", (1, 2, 3))
SETS: Final[i64] = BOARD.number("sets", 4)
OFFERED: Final[i64] = BOARD.number("offered", 15)
OWED_TOKENS: Final[i64] = BOARD.number("owed tokens", 31)
OWED: Final[i64] = _lay_goods(BOARD, "owed")
ADDED: Final[i64] = BOARD.number("added", 60)
MINE: Final[i64] = BOARD.flags("own space", OWN_SPACES)
BOARD_SIZE: Final[i64] = len(BOARD)

# A tile that is bid on.
LOT: Final = Layout()
LOT_FAMILY: Final[i64] = LOT.flags("family", _families)
LOT_LEADERS: Final[i64] = LOT.flags("leader", LEADERS)
LOT_SEAT: Final[i64] = LOT.flags("seat", around(int(SEATS)))
LOT_ROW: Final[i64] = LOT.number("row", int(ROWS))
LOT_SIZE: Final[i64] = len(LOT)

# The table.
LAYOUT: Final = Layout()
BOARDS: Final[i64] = LAYOUT.each(around(int(SEATS)), BOARD)
OWN_HAND: Final[i64] = LAYOUT.flags("own.hand", LEADERS)
OWN_DISCARDED: Final[i64] = LAYOUT.flags("own.discarded", LEADERS)
OWN_DRAWN: Final[i64] = LAYOUT.flags("own.drawn", LEADERS)
PACKS: Final[i64] = LAYOUT.flags(
    "own.pack", [f"{step}.{leader}" for step in range(1, int(DEALT) + 1) for leader in LEADERS]
)
OWN_TOKENS: Final[i64] = LAYOUT.numbers("own.token", _faces, int(MOST_OF_A_FACE))
OWN_OFFER: Final[i64] = LAYOUT.numbers("own.offered token", _faces, int(MOST_OF_A_FACE))
OWN_BUILDINGS: Final[i64] = LAYOUT.flags(
    "own.building",
    [f"{place}.card {n}" for place in range(1, int(BUILDINGS) + 1) for n in _buildings],
)
PLAYERS: Final[i64] = LAYOUT.flags("players", range(2, int(SEATS) + 1))
ADVANCED: Final[i64] = LAYOUT.flag("option.advanced")
EXPANDED: Final[i64] = LAYOUT.flags("option.modules", EXPANSIONS)
OPEN_DECKS: Final[i64] = LAYOUT.flag("option.known decks")
ROUND: Final[i64] = LAYOUT.flags("round", range(int(ROUNDS) + 1))
TURN: Final[i64] = LAYOUT.number("turn", 200)
FOLLOWING: Final[i64] = LAYOUT.flags("next", around(int(SEATS)))
DICE: Final[i64] = LAYOUT.numbers("die", MEMBERS[:3], 6)
FLOOR: Final[i64] = LAYOUT.flags(
    "floor", [f"{floor}.card {n}" for floor in range(1, int(FLOORS) + 1) for n in _cards]
)
ASKS: Final[i64] = LAYOUT.numbers("floor value", SPACES[:20], 15)
ADAPTED: Final[i64] = LAYOUT.flags("adapted", CARD_KINDS)
OUT: Final[i64] = LAYOUT.flags("laid out.card", _cards)
KNOWN: Final[i64] = LAYOUT.flags("in the decks.card", _cards)
TILES: Final[i64] = LAYOUT.flags("tile", _tiles)
LOTS_FIRST: Final[i64] = LAYOUT.each([f"lot {name}" for name in LOTS], LOT)
SUPPLY: Final[i64] = LAYOUT.number("supply", 60)
SPENT: Final[i64] = LAYOUT.numbers("spent token", _faces, int(MOST_OF_A_FACE))
PILE: Final[i64] = LAYOUT.number("pile", int(LEADER_COUNT))
PRICES: Final[i64] = min([_lay_goods(LAYOUT, f"price.{n + 1}") for n in range(MOST_PRICES)])


class Goods(Form):
    """Goods as one number."""

    def lay(self, layout: Layout, name: str) -> int:
        """Declare an entry for each kind."""
        return _lay_goods(layout, name)

    def write(self, sheet: Sheet, first: i64, value: i64, seat: i64, seats: i64) -> None:
        write_goods(first, value, sheet)


class Source(Form):
    """The piece that something comes from."""

    def lay(self, layout: Layout, name: str) -> int:
        """Declare an entry for each sort, and for each number of a piece."""
        first = layout.flags(name, SOURCES)
        layout.flags(f"{name}.number", range(int(PIECES)))
        return first

    def write(self, sheet: Sheet, first: i64, value: i64, seat: i64, seats: i64) -> None:
        if value >= 0:
            sheet.flag(first + value // PIECES)
            sheet.flag(first + i64(len(SOURCES)) + value % PIECES)


class Woken(Form):
    """A card that works by another one."""

    def lay(self, layout: Layout, name: str) -> int:
        """Declare an entry for each card, and three for how it works."""
        first = layout.flags(name, range(int(CARD_COUNT) + 1))
        layout.number(f"{name}.arrow", int(MOST_TRADES))
        layout.number(f"{name}.times", 31)
        layout.flag(f"{name}.open")
        return first

    def write(self, sheet: Sheet, first: i64, value: i64, seat: i64, seats: i64) -> None:
        """Write which and how, unless there is none."""
        if value:
            sheet.flag(first + value % ARROW)
            sheet.number(first + CARD_COUNT + 1, value % OFTEN // ARROW)
            sheet.number(first + CARD_COUNT + 2, value % OPEN // OFTEN)
            if value & OPEN:
                sheet.flag(first + CARD_COUNT + 3)


_card: Final = OneOf(range(int(CARD_COUNT) + 1))
_arrows: Final = range(1, int(BUILDINGS * MOST_TRADES) + 1)
FORMS: Final[Mapping[str, Form]] = {
    "whose": Seat(int(SEATS)), "seat": Seat(int(SEATS)), "to": Seat(int(SEATS)),
    "board": Seat(int(SEATS)), "card": _card, "only": _card, "before": _card,
    "first": Woken(), "second": Woken(), "source": Source(), "discount": Goods(),
    "kinds": AnyOf(CARD_KINDS), "towers": AnyOf(AREAS), "area": OneOf(AREAS),
    "space": OneOf(SPACES), "family": OneOf(_families), "without": AnyOf(PRIVILEGES),
    "chosen": AnyOf(_arrows), "settled": AnyOf(GOODS[:3]), "done": AnyOf(range(1, 4)),
    "value": Number(40), "added": Number(int(MOST_SERVANTS)), "step": Number(int(DEALT)),
    "which": Number(int(MOST_PRICES)), "last": Number(int(FACES)), "n": Number(7),
    "among": Number(1), "repeats": Number(31), "stored": Number(1), "bonus": Number(1),
    "single": Number(1), "left": Number(10),
}  # fmt: skip
