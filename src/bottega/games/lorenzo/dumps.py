"""Dumps: the whole table as a value, and a strict reading of it."""

from typing import Annotated

import msgspec
from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from bottega.games.lorenzo.actions import LEADERS, SLOTS
from bottega.games.lorenzo.dealing import bits, lay_cards, note_area
from bottega.games.lorenzo.goods import GOODS, counts, packed
from bottega.games.lorenzo.modules import rules_of
from bottega.games.lorenzo.queries import adapt
from bottega.games.lorenzo.ruleset import FIRST_SPACE
from bottega.games.lorenzo.sight import laid_on
from bottega.games.lorenzo.state import (
    NO_FAMILY,
    NO_LEADER,
    Lorenzo,
    Player,
    names,
    placed_member,
    placed_seat,
    placed_space,
    standing_there,
)
from bottega.games.lorenzo.tokens import faces_of, packed_faces
from bottega.kernel.errors import BadDump
from bottega.kernel.options import Options
from bottega.parts.bits import BITS

Number = Annotated[int, Meta(ge=0, le=255)]
CardNumber = Annotated[int, Meta(ge=0, le=255)]
Seat = Annotated[int, Meta(ge=0, le=4)]
Face = Annotated[int, Meta(ge=1, le=10)]
Leader = str


class GoodsDump(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Resources and points."""

    coin: Number = 0
    wood: Number = 0
    stone: Number = 0
    servant: Number = 0
    military: Annotated[int, Meta(ge=0, le=25)] = 0
    faith: Annotated[int, Meta(ge=0, le=15)] = 0
    vp: Annotated[int, Meta(ge=0, le=511)] = 0
    token: Annotated[int, Meta(ge=0, le=31)] = 0


class EstateDump(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a family, tokens and drawn leaders add to a board."""

    tokens: tuple[Face, ...] = ()
    offer: tuple[Face, ...] = ()
    laid: dict[str, Face] = {}
    family: str | None = None
    bid: Annotated[int, Meta(ge=-1, le=29)] = -1
    store: GoodsDump = GoodsDump()
    seals: Annotated[int, Meta(ge=0, le=31)] = 0
    reached: Annotated[int, Meta(ge=0, le=7)] = 0
    sets: Annotated[int, Meta(ge=0, le=4)] = 0
    shown: tuple[Leader, ...] = ()
    drawn: tuple[Leader, ...] = ()
    dismissed: tuple[Leader, ...] = ()
    owed: GoodsDump = GoodsDump()
    added: Number = 0


class PlayerDump(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player's board."""

    goods: GoodsDump
    members: Annotated[int, Meta(ge=0, le=31)]
    fixed: Annotated[int, Meta(ge=0, le=0xFFF)]
    rested: bool
    cards: tuple[CardNumber, ...]
    tile: Annotated[int, Meta(ge=-1, le=5)]
    cubes: Annotated[int, Meta(ge=0, le=7)]
    hand: tuple[Leader, ...]
    played: tuple[Leader, ...]
    used: tuple[Leader, ...]
    discarded: tuple[Leader, ...]
    copied: Leader | None
    picks: tuple[Leader, ...]
    estate: EstateDump


class PlacedDump(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who stands where."""

    seat: Seat
    member: Annotated[int, Meta(ge=0, le=4)]
    space: Annotated[int, Meta(ge=0, le=34)]


class TableDump(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
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
    leaders: tuple[Leader, ...]
    packs: tuple[Leader, ...]
    omen: CardNumber = 0
    lots: tuple[str, ...] = ()
    families: tuple[str, ...] = ()
    beside: tuple[Leader, ...] = ()
    supply: tuple[Face, ...] = ()
    spent: tuple[Face, ...] = ()


def pack(table: Lorenzo) -> TableDump:
    """Give the state of a table as a value."""
    return TableDump(
        tuple([_pack_player(table, p) for p in table.players]),
        tuple(table.order),
        table.at,
        table.round,
        table.turn,
        tuple(table.dice),
        tuple(table.decks),
        tuple(table.floors),
        tuple([_pack_placed(there) for there in table.placed]),
        tuple(table.tiles),
        tuple([LEADERS[leader] for leader in table.leaders]),
        tuple([LEADERS[leader] for leader in table.packs]),
        table.omen,
        tuple([table.rules.lots[lot].name for lot in table.lots]),
        tuple([table.rules.families[family].name for family in table.families]),
        tuple([LEADERS[leader] for leader in table.beside]),
        tuple([int(face) for face in table.supply]),
        faces_of(table.spent),
    )


def _pack_placed(there: int) -> PlacedDump:
    return PlacedDump(placed_seat(there), placed_member(there), placed_space(there))


def _pack_player(table: Lorenzo, p: Player) -> PlayerDump:
    return PlayerDump(
        GoodsDump(**counts(p.goods)),
        p.members,
        p.fixed,
        p.rested,
        tuple(p.cards),
        p.tile,
        p.cubes,
        names(p.hand),
        names(p.played),
        names(p.used),
        names(p.discarded),
        None if p.copied == NO_LEADER else LEADERS[p.copied],
        tuple([LEADERS[pick] for pick in p.picks]),
        _pack_estate(table, p),
    )


def _pack_estate(table: Lorenzo, p: Player) -> EstateDump:
    return EstateDump(
        faces_of(p.tokens),
        faces_of(p.offer),
        laid_on(p),
        None if p.family == NO_FAMILY else table.rules.families[p.family].name,
        p.bid,
        GoodsDump(**counts(p.store)),
        p.seals,
        p.reached,
        p.sets,
        names(p.shown),
        names(p.drawn),
        names(p.dismissed),
        GoodsDump(**counts(p.owed)),
        p.added,
    )


def unpack(options: Options, read: TableDump) -> Lorenzo:
    """Lay out the table of a dump, all but what is pending and chance."""
    rules = rules_of(options)
    _check_sizes(options, read, len(rules.towers), len(rules.tiles))
    table = Lorenzo(None, options, rules)
    table.order = vec[i64](list(read.order))
    table.at = read.at
    table.round = read.round
    table.turn = read.turn
    table.dice = vec[i64](list(read.dice))
    table.decks = vec[i64](list(read.decks))
    table.floors = vec[i64](list(read.floors))
    table.tiles = vec[i64](list(read.tiles))
    table.leaders = vec[i64]([_leader(name) for name in read.leaders])
    table.packs = vec[i64]([_leader(name) for name in read.packs])
    _unpack_extras(table, read)
    placed = [standing_there(p.seat, p.member, p.space) for p in read.placed]
    table.placed = vec[i64](placed)
    for player, stored in zip(table.players, read.players, strict=True):
        _unpack_player(table, player, stored)
    for there in read.placed:
        if there.space >= FIRST_SPACE + len(rules.spaces):
            raise BadDump("a family member stands on a space that is not in play")
        if 4 * len(rules.towers) <= there.space < FIRST_SPACE:
            raise BadDump("a family member stands in a tower that is not in play")
        table.occupied |= BITS[there.space]
        note_area(table, there.seat, there.member, there.space)
    return table


def _unpack_extras(table: Lorenzo, read: TableDump) -> None:
    rules = table.rules
    if read.omen >= len(rules.cards):
        raise BadDump("the card that names the adapted tower is not in play")
    table.omen = read.omen
    adapt(table)
    lots = [lot.name for lot in rules.lots]
    families = [family.name for family in rules.families]
    if not set(read.lots) <= set(lots) or not set(read.families) <= set(families):
        raise BadDump("a lot or family is not in play")
    table.lots = vec[i64]([lots.index(name) for name in read.lots])
    table.families = vec[i64]([families.index(name) for name in read.families])
    table.beside = vec[i64]([_leader(name) for name in read.beside])
    table.supply = vec[i64](list(read.supply))
    table.spent = packed_faces(read.spent)


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
    if sizes != (3, 24 * towers, 4 * towers, 3):
        raise BadDump("there are three dice, 24 cards and 4 floors a tower, and three tiles")


def _unpack_player(table: Lorenzo, player: Player, stored: PlayerDump) -> None:
    player.goods = packed({name: getattr(stored.goods, name) for name in GOODS})
    player.members = stored.members
    player.fixed = stored.fixed
    player.rested = stored.rested
    if stored.tile >= len(table.rules.bonus_tiles):
        raise BadDump("no such personal bonus tile is in play")
    player.tile = stored.tile
    player.cubes = stored.cubes
    for leaders in (stored.hand, stored.played, stored.discarded, stored.used):
        if len({_leader(name) for name in leaders}) != len(leaders):
            raise BadDump("a leader is named twice")
    player.hand = bits(stored.hand)
    player.played = bits(stored.played)
    player.used = bits(stored.used)
    player.discarded = bits(stored.discarded)
    player.copied = NO_LEADER if stored.copied is None else _leader(stored.copied)
    player.picks = vec[i64]([_leader(name) for name in stored.picks])
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
    player.tokens = packed_faces(stored.tokens)
    player.offer = packed_faces(stored.offer)
    for card, face in stored.laid.items():
        player.laid |= i64(face) << (i64(SLOTS.index(card)) * 4)
    player.family = NO_FAMILY if stored.family is None else families.index(stored.family)
    player.bid = stored.bid
    player.store = packed({name: getattr(stored.store, name) for name in GOODS})
    player.seals = stored.seals
    player.reached = stored.reached
    player.sets = stored.sets
    player.shown = sum([int(BITS[_leader(name)]) for name in set(stored.shown)])
    player.drawn = sum([int(BITS[_leader(name)]) for name in set(stored.drawn)])
    player.dismissed = sum([int(BITS[_leader(name)]) for name in set(stored.dismissed)])
    player.owed = packed({name: getattr(stored.owed, name) for name in GOODS})
    player.added = stored.added


def _leader(name: str) -> int:
    if name not in LEADERS:
        raise BadDump(f"no leader is called {name!r}")
    return LEADERS.index(name)
