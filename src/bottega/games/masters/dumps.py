"""Dumps: the whole table as a value, and a strict reading of it."""

from typing import Annotated

import msgspec
from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from bottega.games.masters.goods import (
    FAITH,
    GOODS,
    MOST_MADE,
    PLENTY,
    count,
    counts,
    some,
)
from bottega.games.masters.leaders import numbers
from bottega.games.masters.sight import bits, fold_cards, fold_leaders, pack_goods
from bottega.games.masters.state import VERDICTS, Masters, Player
from bottega.kernel.errors import BadDump
from bottega.kernel.options import Options

Few = Annotated[int, Meta(ge=0, le=MOST_MADE)]
Number = Annotated[int, Meta(ge=0, lt=PLENTY + MOST_MADE)]
Space = Annotated[int, Meta(ge=0, le=24)]
LeaderNumber = Annotated[int, Meta(ge=49, le=64)]
CardNumber = Annotated[int, Meta(ge=0, le=48)]
Goods = dict[str, Number]
Handful = dict[str, Few]  # what an action moves


class PlayerDump(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player's board."""

    store: Goods
    box: Goods
    faith: Space
    tiles: Annotated[int, Meta(ge=0, le=7)]
    hand: tuple[LeaderNumber, ...]
    played: tuple[LeaderNumber, ...]
    returned: tuple[LeaderNumber, ...]
    discarded: tuple[LeaderNumber, ...]
    cards: tuple[CardNumber, ...]


class TableDump(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole table, secrets included."""

    players: tuple[PlayerDump, ...]
    market: tuple[Annotated[int, Meta(ge=0, le=5)], ...]
    decks: tuple[CardNumber, ...]
    taken: tuple[Annotated[int, Meta(ge=0, le=4)], ...]
    first: Annotated[int, Meta(ge=-1, le=3)]
    turn: Annotated[int, Meta(ge=0, le=1_000_000)]
    reports: Annotated[int, Meta(ge=0, le=3)]
    last: bool
    verdict: str
    fresh: Handful
    let_go: Few
    need: Handful
    gain: Handful
    gain_faith: Few
    cross: Space
    tokens: tuple[Annotated[int, Meta(ge=0, le=6)], ...]
    drawn: Annotated[int, Meta(ge=0, le=7)]


def pack(table: Masters) -> TableDump:
    """Give the state of a table as a value."""
    return TableDump(
        tuple([_pack_player(p) for p in table.players]),
        tuple(table.market),
        tuple(table.decks),
        tuple(table.taken),
        table.first,
        table.turn,
        table.reports,
        table.last,
        VERDICTS[table.verdict],
        counts(table.fresh),
        table.let_go,
        counts(table.need),
        counts(table.gain),
        count(table.gain, FAITH),
        table.cross,
        tuple(table.tokens),
        table.drawn,
    )


def _pack_player(p: Player) -> PlayerDump:
    return PlayerDump(
        counts(p.store),
        counts(p.box),
        p.faith,
        p.tiles,
        numbers(p.hand),
        numbers(p.played),
        numbers(p.returned),
        numbers(p.discarded),
        tuple(p.cards),
    )


def unpack(options: Options, read: TableDump) -> Masters:
    """Lay out the table of a dump, all but what is pending and chance."""
    if len(read.players) != options.players:
        raise BadDump(f"there are {len(read.players)} boards for {options.players} players")
    if read.verdict not in VERDICTS:
        raise BadDump(f"no verdict is called {read.verdict!r}")
    if len(read.decks) != 48 or len(read.taken) != 12:
        raise BadDump("the grid has twelve decks of four cards")
    table = Masters(None, options)
    for player, stored in zip(table.players, read.players, strict=True):
        if len(stored.cards) != 9:
            raise BadDump("a board has three slots for three cards each")
        player.store = _goods(stored.store)
        player.box = _goods(stored.box)
        player.faith = stored.faith
        player.tiles = stored.tiles
        player.hand = bits(stored.hand)
        player.played = bits(stored.played)
        player.returned = bits(stored.returned)
        player.discarded = bits(stored.discarded)
        player.cards = vec[i64](list(stored.cards))
        fold_leaders(player)
        fold_cards(player)
    table.market = vec[i64](list(read.market))
    table.decks = vec[i64](list(read.decks))
    table.taken = vec[i64](list(read.taken))
    for deck in range(len(table.decks) // 4):
        table.uncover(deck)
    table.first = read.first
    table.turn = read.turn
    table.reports = read.reports
    table.last = read.last
    table.verdict = VERDICTS.index(read.verdict)
    table.fresh = _goods(read.fresh)
    table.let_go = read.let_go
    table.need = _goods(read.need)
    table.gain = _goods(read.gain) + some(FAITH, read.gain_faith)
    table.cross = read.cross
    table.tokens = vec[i64](list(read.tokens))
    table.drawn = read.drawn
    return table


def _goods(named: dict[str, int]) -> int:
    if not set(named) <= set(GOODS):
        raise BadDump(f"goods are {', '.join(GOODS)}, not {', '.join(named)}")
    return pack_goods(named)
