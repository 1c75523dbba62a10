"""What is left after an ordeal: the log, read past the server, held against what players know."""

import asyncio
import json
import sqlite3
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import psycopg

from bottega.server.store import Row
from bottega.server.table.entries import AnyEntry, read
from bottega.server.table.showing import encode
from bottega.server.table.table import Table
from tests.server.ordeal import Message, Party, Player, Server, acknowledged, load

Logs = dict[str, list[Row]]
Strike = Callable[[Server, list[Party]], Awaitable[None]]
SEED = 1469  # of what the players do
KINDS = {"answer": "answered", "end": "ended", "undo": "undone", "orders": "ordered", "say": "said"}
LOG = "SELECT table_id, number, at, entry, deed FROM log ORDER BY table_id, number"


def survive(
    url: str, folder: Path, strike: Strike, bots: Sequence[str] = (), flags: Sequence[str] = ()
) -> list[Player]:
    """Play while something happens to the server; hold the log against what the players know."""

    async def run() -> list[Player]:
        async with Server(url, folder, *flags) as server:

            async def ordeal(parties: list[Party]) -> None:
                await acknowledged(parties, 20)
                await strike(server, parties)
                await acknowledged(parties, 20)

            players = await load([server.base], SEED, ordeal, bots)
            await server.stop()
            assert server.errors() == []
            return players

    players = asyncio.run(run())
    check(url, players)
    return players


def query(url: str, words: str) -> list[tuple[Any, ...]]:
    """Ask the database itself."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file:
            return file.execute(words).fetchall()
    with psycopg.connect(url) as connection:
        return connection.execute(words.encode()).fetchall()


def read_logs(url: str) -> Logs:
    """Read the log of every table."""
    logs: Logs = defaultdict(list)
    for table, number, at, entry, deed in query(url, LOG):
        logs[table].append(Row(number, at, entry.encode(), None if deed is None else deed.encode()))
    return logs


def folded(id: str, rows: Iterable[Row]) -> Table:
    """Make a table from its log alone."""
    table = Table(id)
    for row in rows:
        table.fold(row)
    return table


def check(url: str, players: Iterable[Player]) -> None:
    """See that nothing is lost and nothing doubled, and that every player knows what is so."""
    logs = read_logs(url)
    for rows in logs.values():
        check_log(rows)
    assert dict(query(url, "SELECT table_id, number FROM heads")) == {
        table: len(rows) for table, rows in logs.items()
    }
    tables = {id: folded(id, rows) for id, rows in logs.items()}
    for player in players:
        check_commands(player, logs[player.table])
        check_sight(player, tables[player.table])


def check_log(rows: list[Row]) -> None:
    """See that numbers have no gap, time does not go back, and no command was taken twice."""
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    assert all(before.at <= after.at for before, after in pairwise(rows))
    keys = [key for key in map(key_of, map(read_entry, rows)) if key is not None]
    assert len(keys) == len(set(keys))


def read_entry(row: Row) -> AnyEntry:
    """Read the entry of a row."""
    entry: AnyEntry = read(row.entry)
    return entry


def key_of(entry: AnyEntry) -> tuple[int, str] | None:
    """Give the seat and the key of a command."""
    key: str = getattr(entry, "key", "")
    return (getattr(entry, "seat", -1), key) if key else None


def check_commands(player: Player, rows: list[Row]) -> None:
    """See that what was acknowledged is there, in that order, and that nothing else is."""
    assert player.unsure is None
    stored = [(key_of(entry), said(entry)) for entry in map(read_entry, rows)]
    mine = [(key[1], what) for key, what in stored if key is not None and key[0] == player.seat]
    assert mine == [(command["key"], wished(command)) for command in player.acknowledged]


def said(entry: AnyEntry) -> tuple[str, int | None]:
    """Say what an entry is, and which answer."""
    return type(entry).__name__.lower(), getattr(entry, "code", None)


def wished(command: Message) -> tuple[str, int | None]:
    """Say which entry a command is to become."""
    return KINDS[command["type"]], command.get("code")


def check_sight(player: Player, table: Table) -> None:
    """See that a player never saw the past again, and at last saw the table as its log says."""
    assert all(a <= c and b <= d for (a, b), (c, d) in pairwise(player.seen))
    assert table.outdated is None
    session, now = table.playing(), player.now
    assert now["version"] == session.version
    assert now["number"] == table.number or player.over  # who is left may still leave orders
    assert now["view"] == json.loads(encode(session.view(player.seat)))
    mine = player.seat in table.asked
    codes = [option["code"] for option in now.get("options", [])]
    assert codes == (list(session.choices(player.seat)) if mine else [])
