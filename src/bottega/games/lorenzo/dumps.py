"""Dumps: the whole table as a value, and a strict reading of it."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final

from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from bottega.games.lorenzo.actions import LEADERS, SLOTS
from bottega.games.lorenzo.dealing import bits, lay_cards, note_area
from bottega.games.lorenzo.goods import GOODS, counts, packed
from bottega.games.lorenzo.modules import rules_of
from bottega.games.lorenzo.pieces import COLOURED
from bottega.games.lorenzo.placed import placed_member, placed_seat, placed_space, standing_there
from bottega.games.lorenzo.queries import adapt
from bottega.games.lorenzo.ruleset import DECK_SIZE, FIRST_SPACE, FLOORS, PERIODS, Ruleset
from bottega.games.lorenzo.sight import laid_on
from bottega.games.lorenzo.state import NO_FAMILY, NO_LEADER, Lorenzo, Player, names
from bottega.games.lorenzo.tokens import faces_of, packed_faces
from bottega.kernel.errors import BadDump
from bottega.kernel.options import Options
from bottega.kernel.values import Strict
from bottega.parts.bits import BITS
from bottega.parts.fields import Packing, Way

Number = Annotated[int, Meta(ge=0, le=255)]
CardNumber = Annotated[int, Meta(ge=0, le=255)]
Seat = Annotated[int, Meta(ge=0, le=4)]
Face = Annotated[int, Meta(ge=1, le=10)]
Leader = str
Leaders = tuple[Leader, ...]
Faces = tuple[Face, ...]


class GoodsDump(Strict, omit_defaults=True):
    """Resources and points."""

    coin: Number = 0
    wood: Number = 0
    stone: Number = 0
    servant: Number = 0
    military: Annotated[int, Meta(ge=0, le=25)] = 0
    faith: Annotated[int, Meta(ge=0, le=15)] = 0
    vp: Annotated[int, Meta(ge=0, le=511)] = 0
    token: Annotated[int, Meta(ge=0, le=31)] = 0


class EstateDump(Strict, omit_defaults=True):
    """What a family, tokens and drawn leaders add to a board."""

    tokens: Faces = ()
    offer: Faces = ()
    laid: dict[str, Face] = {}
    family: str | None = None
    bid: Annotated[int, Meta(ge=-1, le=29)] = -1
    store: GoodsDump = GoodsDump()
    seals: Annotated[int, Meta(ge=0, le=31)] = 0
    reached: Annotated[int, Meta(ge=0, le=7)] = 0
    sets: Annotated[int, Meta(ge=0, le=4)] = 0
    shown: Leaders = ()
    drawn: Leaders = ()
    dismissed: Leaders = ()
    owed: GoodsDump = GoodsDump()
    added: Number = 0


class PlayerDump(Strict):
    """One player's board."""

    goods: GoodsDump
    members: Annotated[int, Meta(ge=0, le=31)]
    fixed: Annotated[int, Meta(ge=0, le=0xFFF)]
    rested: bool
    cards: tuple[CardNumber, ...]
    tile: Annotated[int, Meta(ge=-1, le=5)]
    cubes: Annotated[int, Meta(ge=0, le=7)]
    hand: Leaders
    played: Leaders
    used: Leaders
    discarded: Leaders
    copied: Leader | None
    picks: Leaders
    estate: EstateDump


class PlacedDump(Strict):
    """Who stands where."""

    seat: Seat
    member: Annotated[int, Meta(ge=0, le=4)]
    space: Annotated[int, Meta(ge=0, le=34)]


class TableDump(Strict, omit_defaults=True):
    """A whole table, secrets included."""

    players: tuple[PlayerDump, ...]
    order: tuple[Seat, ...]
    at: Seat
    round: Annotated[int, Meta(ge=0, le=6)]
    turn: Annotated[int, Meta(ge=0, le=1000)]
    dice: tuple[Annotated[int, Meta(ge=0, le=6)], ...]
    decks: tuple[CardNumber, ...]
    floors: tuple[CardNumber, ...]
    placed: tuple[PlacedDump, ...]
    tiles: tuple[Annotated[int, Meta(ge=0, le=23)], ...]
    leaders: Leaders
    packs: Leaders
    omen: CardNumber = 0
    lots: tuple[str, ...] = ()
    families: tuple[str, ...] = ()
    beside: Leaders = ()
    supply: Faces = ()
    spent: Faces = ()


def _goods(stored: GoodsDump) -> int:
    return packed({name: getattr(stored, name) for name in GOODS})


def _leader(name: str) -> int:
    if name not in LEADERS:
        raise BadDump(f"no leader is called {name!r}")
    return LEADERS.index(name)


def _leaders(named: tuple[str, ...]) -> int:
    if len({_leader(name) for name in named}) != len(named):
        raise BadDump("a leader is named twice")
    return bits(named)


def _placed(there: int) -> PlacedDump:
    return PlacedDump(placed_seat(there), placed_member(there), placed_space(there))


def each(write: Callable[[Any], Any], read: Callable[[Any], Any]) -> Way:
    """Give the way of a list: that of each of its members."""
    return (
        lambda values: tuple([write(value) for value in values]),
        lambda stored: vec[i64]([read(value) for value in stored]),
    )


LEADERS_IN_ORDER: Final = each(LEADERS.__getitem__, _leader)
BOARD: Final[Mapping[Any, Way]] = {
    GoodsDump: (lambda goods: GoodsDump(**counts(goods)), _goods),
    Leaders: (names, _leaders),
    Faces: (faces_of, packed_faces),
    "copied": (
        lambda leader: None if leader == NO_LEADER else LEADERS[leader],
        lambda name: NO_LEADER if name is None else _leader(name),
    ),
    "picks": LEADERS_IN_ORDER,
}
PLAYER: Final = Packing(PlayerDump, BOARD, "cards", "estate")
ESTATE: Final = Packing(EstateDump, BOARD, "family", "laid")
TABLE: Final = Packing(
    TableDump,
    {
        "placed": each(
            _placed, lambda there: standing_there(there.seat, there.member, there.space)
        ),
        Leaders: LEADERS_IN_ORDER,
        "spent": (faces_of, packed_faces),
    },
    "players",
    "lots",
    "families",
)


def pack(table: Lorenzo) -> TableDump:
    """Give the state of a table as a value."""
    return TABLE.pack(
        table,
        players=tuple([_pack_player(table, player) for player in table.players]),
        lots=tuple([table.rules.lots[lot].name for lot in table.lots]),
        families=tuple([table.rules.families[family].name for family in table.families]),
    )


def _pack_player(table: Lorenzo, player: Player) -> PlayerDump:
    family = None if player.family == NO_FAMILY else table.rules.families[player.family].name
    estate = ESTATE.pack(player, family=family, laid=laid_on(player))
    return PLAYER.pack(player, cards=tuple(player.cards), estate=estate)


def unpack(options: Options, read: TableDump) -> Lorenzo:
    """Lay out the table of a dump, all but what is pending and chance."""
    rules = rules_of(options)
    _check_sizes(options, read, len(rules.towers), len(rules.tiles))
    _check_pieces(rules, read)
    table = Lorenzo(None, options, rules)
    TABLE.unpack(table, read)
    adapt(table)
    table.lots = vec[i64]([[lot.name for lot in rules.lots].index(name) for name in read.lots])
    families = [family.name for family in rules.families]
    table.families = vec[i64]([families.index(name) for name in read.families])
    for player, stored in zip(table.players, read.players, strict=True):
        _unpack_player(table, player, stored)
    for there in read.placed:
        table.occupied |= BITS[there.space]
        note_area(table, there.seat, there.member, there.space)
    return table


def _check_sizes(options: Options, read: TableDump, towers: int, tiles: int) -> None:
    if len(read.players) != options.players:
        raise BadDump(f"there are {len(read.players)} boards for {options.players} players")
    if sorted(read.order) != list(range(options.players)) or read.at >= options.players:
        raise BadDump("the order does not name every seat once")
    if any(there.seat >= options.players for there in read.placed):
        raise BadDump("a family member belongs to nobody")
    sizes = (len(read.dice), len(read.decks), len(read.floors), len(read.tiles))
    if any(tile >= tiles for tile in read.tiles):
        raise BadDump("an excommunication tile is not in play")
    if sizes != (COLOURED, DECK_SIZE * towers, FLOORS * towers, PERIODS):
        raise BadDump("there are three dice, 24 cards and 4 floors a tower, and three tiles")


def _check_pieces(rules: Ruleset, read: TableDump) -> None:
    if read.omen >= len(rules.cards):
        raise BadDump("the card that names the adapted tower is not in play")
    lots = {lot.name for lot in rules.lots}
    if not set(read.lots) <= lots or not set(read.families) <= {f.name for f in rules.families}:
        raise BadDump("a lot or family is not in play")
    for there in read.placed:
        if there.space >= FIRST_SPACE + len(rules.spaces):
            raise BadDump("a family member stands on a space that is not in play")
        if FLOORS * len(rules.towers) <= there.space < FIRST_SPACE:
            raise BadDump("a family member stands in a tower that is not in play")


def _unpack_player(table: Lorenzo, player: Player, stored: PlayerDump) -> None:
    if stored.tile >= len(table.rules.bonus_tiles):
        raise BadDump("no such personal bonus tile is in play")
    PLAYER.unpack(player, stored)
    _unpack_estate(table, player, stored.estate)
    if any(not 0 < card < len(table.rules.cards) for card in stored.cards):
        raise BadDump("a board has a card that is not in play")
    lay_cards(table, player, stored.cards)


def _unpack_estate(table: Lorenzo, player: Player, stored: EstateDump) -> None:
    families = [family.name for family in table.rules.families]
    if stored.family is not None and stored.family not in families:
        raise BadDump(f"no family is called {stored.family!r}")
    if not set(stored.laid) <= set(SLOTS):
        raise BadDump("a token lies on a card that takes none")
    ESTATE.unpack(player, stored)
    player.family = NO_FAMILY if stored.family is None else families.index(stored.family)
    for card, face in stored.laid.items():
        player.laid |= i64(face) << (i64(SLOTS.index(card)) * 4)
