"""Dumps: the whole table as a value, and a strict reading of it."""

from collections.abc import Mapping
from typing import Annotated, Any, Final

from msgspec import Meta

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
from bottega.games.masters.state import VERDICTS, Masters
from bottega.kernel.errors import BadDump
from bottega.kernel.options import Options
from bottega.kernel.values import Strict
from bottega.parts.fields import Packing, Way

Few = Annotated[int, Meta(ge=0, le=MOST_MADE)]
Number = Annotated[int, Meta(ge=0, lt=PLENTY + MOST_MADE)]
Space = Annotated[int, Meta(ge=0, le=24)]
LeaderNumber = Annotated[int, Meta(ge=49, le=64)]
Leaders = tuple[LeaderNumber, ...]
CardNumber = Annotated[int, Meta(ge=0, le=48)]
Goods = dict[str, Number]
Handful = dict[str, Few]  # what an action moves


class PlayerDump(Strict):
    """One player's board."""

    store: Goods
    box: Goods
    faith: Space
    tiles: Annotated[int, Meta(ge=0, le=7)]
    hand: Leaders
    played: Leaders
    returned: Leaders
    discarded: Leaders
    cards: tuple[CardNumber, ...]


class TableDump(Strict):
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


def _goods(named: dict[str, int]) -> int:
    if not set(named) <= set(GOODS):
        raise BadDump(f"goods are {', '.join(GOODS)}, not {', '.join(named)}")
    return pack_goods(named)


def _verdict(name: str) -> int:
    if name not in VERDICTS:
        raise BadDump(f"no verdict is called {name!r}")
    return VERDICTS.index(name)


WAYS: Final[Mapping[Any, Way]] = {
    Goods: (counts, _goods),
    Handful: (counts, _goods),
    Leaders: (numbers, bits),
    "verdict": (VERDICTS.__getitem__, _verdict),
}
PLAYER: Final = Packing(PlayerDump, WAYS)
TABLE: Final = Packing(TableDump, WAYS, "players", "gain_faith")


def pack(table: Masters) -> TableDump:
    """Give the state of a table as a value."""
    players = tuple(map(PLAYER.pack, table.players))
    return TABLE.pack(table, players=players, gain_faith=count(table.gain, FAITH))


def unpack(options: Options, read: TableDump) -> Masters:
    """Lay out the table of a dump, all but what is pending and chance."""
    if len(read.players) != options.players:
        raise BadDump(f"there are {len(read.players)} boards for {options.players} players")
    if len(read.decks) != 48 or len(read.taken) != 12:
        raise BadDump("the grid has twelve decks of four cards")
    table = Masters(None, options)
    for player, stored in zip(table.players, read.players, strict=True):
        if len(stored.cards) != 9:
            raise BadDump("a board has three slots for three cards each")
        PLAYER.unpack(player, stored)
        fold_leaders(player)
        fold_cards(player)
    TABLE.unpack(table, read)
    table.gain += some(FAITH, read.gain_faith)
    for deck in range(len(table.decks) // 4):
        table.uncover(deck)
    return table
