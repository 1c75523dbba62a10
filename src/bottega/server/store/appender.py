"""Appending to logs, as fast as a database allows.

This is what every answer waits for, so it speaks to the driver itself, and inserts all rows of a
batch in one statement: each statement lets go of the interpreter's lock and waits for it again.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Final

from sqlalchemy import Engine

from bottega.kernel.values import Value
from bottega.server.store.finished import BOTS, Finished, Result

EVERYBODY: Final = "*"  # of whom a tally tells, where it tells of all games
PEOPLE: Final = ""
CHANNEL: Final = "bottega"
PAYLOAD: Final = 7_900  # bytes a notification may have
LONGEST_ID: Final = 40  # bytes of a table's id
ROWS: Final = 1_000  # of one statement: SQLite takes 32,766 values
LONGEST_KIND: Final = 30  # bytes with which an entry begins that say of which kind it is
# Entries that name an identity, and where they do.
NAMING: Final = re.compile(rb'\{"kind":"(?:opened|sat|murmured|imported|renamed)"')
NAMED: Final = re.compile(rb'"(?:host|holder|by)":"([^"\\]{1,40})"')

ADD_ENTRIES: Final = (
    "INSERT INTO log (table_id, number, at, entry, deed, who) VALUES {} "
    "ON CONFLICT (table_id, number) DO NOTHING"
)
PUT_HEADS: Final = (
    "INSERT INTO heads (table_id, number, at, asked, due, stage) VALUES {} "
    "ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, at = excluded.at, "
    "asked = excluded.asked, due = excluded.due, stage = excluded.stage"
)
PUT_TABLES: Final = (
    "INSERT INTO tables (id, created, game, status, public, info) VALUES {} "
    "ON CONFLICT (id) DO UPDATE SET created = excluded.created, game = excluded.game, "
    "status = excluded.status, public = excluded.public, info = excluded.info"
)
ADD_GAMES: Final = (
    "INSERT INTO games (table_id, ended, game, version, players, usual, public, lasted, pool, "
    "rated, contest) VALUES {} ON CONFLICT (table_id) DO NOTHING"
)
ADD_RESULTS: Final = (
    "INSERT INTO results (table_id, seat, ended, game, pool, side, player, name, place, points, "
    "won, gave_up) VALUES {} ON CONFLICT (table_id, seat) DO NOTHING"
)
ADD_TRAITS: Final = (
    "INSERT INTO traits (table_id, seat, kind, piece, game, ended) VALUES {} "
    "ON CONFLICT (table_id, seat, kind, piece) DO NOTHING"
)
ADD_MARKS: Final = (
    "INSERT INTO marks (player, name, public, number, ended, table_id) VALUES {} "
    "ON CONFLICT (player, name, public, number, ended, table_id) DO NOTHING"
)
PUT_TALLIES: Final = (
    "INSERT INTO tallies (player, game, whom, games, ahead) VALUES {} "
    "ON CONFLICT (player, game, whom) DO UPDATE SET games = tallies.games + excluded.games, "
    "ahead = tallies.ahead + excluded.ahead"
)
ADD_SEATS: Final = "INSERT INTO seats (table_id, seat, holder, ended) VALUES {}"


class Row(Value):
    """An entry as it lies in the store."""

    number: int
    at: int  # milliseconds since 1970
    entry: bytes
    deed: bytes | None  # its upshot


class Head(Value):
    """Who is asked at the end of a log, and when the server must look after the table."""

    asked: int  # a bit for each seat
    due: int | None
    at: int  # the time of the last entry that is not under seal: lists are sorted by it
    stage: str | None = None  # how far the game has come, as JSON


class Listing(Value):
    """What lists show of a table."""

    created: int
    game: str
    status: str
    public: bool
    info: bytes
    holders: tuple[tuple[int, str], ...]
    ended: int | None = None  # 0 where the table was given up

    @property
    def seats(self) -> tuple[tuple[int, str, int | None], ...]:
        """Give each seat that somebody holds, as it is stored."""
        return tuple([(*held, self.ended) for held in self.holders])


class Append(Value):
    """Entries to be added to the end of a log, if that is where it still ends."""

    table: str
    rows: tuple[Row, ...]
    head: Head
    listing: Listing | None = None
    finished: Finished | None = None  # where this is how the game ends


class Appender:
    """One connection to the database, for one thread."""

    def __init__(self, engine: Engine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._shared = engine.dialect.name == "postgresql"
        self._mark = "%s" if self._shared else "?"
        self._raw: Any = None
        driver: Any = engine.dialect.loaded_dbapi
        self.errors: type[Exception] = driver.Error
        self._ours = (driver.IntegrityError, driver.ProgrammingError, driver.DataError)

    def is_outage(self, error: Exception) -> bool:
        """Tell a database that is away, full or locked from a statement that is wrong."""
        return isinstance(error, self.errors) and not isinstance(error, self._ours)

    def append(self, appends: Sequence[Append]) -> bool:
        """Commit all of these, or none: False when one of them lost its place in its log."""
        if self._raw is None:
            self._raw = self._engine.raw_connection()
        # All processes go to tables in one order, so that no two wait for each other.
        ordered = sorted(appends, key=lambda append: append.table)
        try:
            won = self._insert(self._raw.cursor(), ordered)
            if won:
                self._raw.commit()
            else:
                self._raw.rollback()
        except BaseException:
            self.close()
            raise
        return won

    def close(self) -> None:
        """Let the connection go; the next append opens another."""
        raw, self._raw = self._raw, None
        if raw is not None:
            raw.invalidate()

    def _insert(self, cursor: Any, appends: Sequence[Append]) -> bool:
        rows = [_values(append.table, row) for append in appends for row in append.rows]
        if self._run(cursor, ADD_ENTRIES, rows) != len(rows):
            return False
        self._run(cursor, PUT_HEADS, [_head(append) for append in appends])
        listed = [(a.table, a.listing) for a in appends if a.listing is not None]
        if listed:
            self._list(cursor, listed)
        ended = [(a.table, a.finished) for a in appends if a.finished is not None]
        new = [game for table, game in ended if self._finish(cursor, table, game)]
        self._run(cursor, PUT_TALLIES, tally_rows(new))
        if self._shared:
            self._notify(cursor, [append.table for append in appends])
        return True

    def _run(self, cursor: Any, sql: str, rows: Sequence[tuple[Any, ...]]) -> int:
        count = 0
        for start in range(0, len(rows), ROWS):
            some = rows[start : start + ROWS]
            marks = f"({', '.join([self._mark] * len(some[0]))})"
            cursor.execute(
                sql.format(", ".join([marks] * len(some))), tuple(chain.from_iterable(some))
            )
            count += cursor.rowcount
        return count

    def _list(self, cursor: Any, listed: Iterable[tuple[str, Listing]]) -> None:
        """Write what lists show of tables."""
        for table, shown in listed:
            info = shown.info.decode()
            row = (table, shown.created, shown.game, shown.status, shown.public, info)
            self._run(cursor, PUT_TABLES, [row])
            cursor.execute(f"DELETE FROM seats WHERE table_id = {self._mark}", (table,))
            self._run(cursor, ADD_SEATS, [(table, *seat) for seat in shown.seats])

    def _finish(self, cursor: Any, table: str, game: Finished) -> bool:
        """Write what a game came to, unless that is there; one that counts is yet to be rated."""
        new = self._run(cursor, ADD_GAMES, [game_row(table, game)]) == 1
        self._run(cursor, ADD_RESULTS, result_rows(table, game))
        self._run(cursor, ADD_TRAITS, trait_rows(table, game))
        self._run(cursor, ADD_MARKS, mark_rows(table, game))
        return new

    def _notify(self, cursor: Any, tables: Sequence[str]) -> None:
        """Wake the other processes: they are told which tables, and nothing else."""
        most = PAYLOAD // (LONGEST_ID + 1)  # and the space before it
        for start in range(0, len(tables), most):
            words = " ".join((self._process, *tables[start : start + most]))
            cursor.execute("SELECT pg_notify(%s, %s)", (CHANNEL, words))


def _values(table: str, row: Row) -> tuple[Any, ...]:
    deed = None if row.deed is None else row.deed.decode()
    return (table, row.number, row.at, row.entry.decode(), deed, named(row.entry))


def named(entry: bytes) -> str | None:
    """Find the identity that an entry names, if it is of a kind that names one."""
    if NAMING.match(entry, 0, LONGEST_KIND) is None:
        return None
    found = NAMED.search(entry)
    return None if found is None else found[1].decode()


def _head(append: Append) -> tuple[Any, ...]:
    last = append.rows[-1]
    head = append.head
    return (append.table, last.number, head.at, head.asked, head.due, head.stage)


def game_row(table: str, game: Finished) -> tuple[Any, ...]:
    """Give the row of a game, in the order of its columns."""
    what = (game.ended, game.game, game.version, game.players, game.usual, game.public, game.lasted)
    return (table, *what, game.pool, not game.pool, game.contest)


def result_rows(table: str, game: Finished) -> list[tuple[Any, ...]]:
    """Give the rows of a game's results, in the order of their columns."""
    return [
        (
            table,
            one.seat,
            game.ended,
            game.game,
            game.pool,
            one.side,
            one.player,
            one.name,
            one.place,
            one.points,
            one.won,
            one.gave_up,
        )
        for one in game.results
    ]


def trait_rows(table: str, game: Finished) -> list[tuple[Any, ...]]:
    """Give the rows of what seats began with and played, in the order of their columns."""
    return [(table, one.seat, one.kind, one.piece, game.game, game.ended) for one in game.traits]


def mark_rows(table: str, game: Finished) -> list[tuple[Any, ...]]:
    """Give the rows of what people remember a game for, in the order of their columns."""
    return [
        (one.player, one.name, game.public, one.number, game.ended, table) for one in game.marks
    ]


def tally_rows(games: Iterable[Finished]) -> list[tuple[Any, ...]]:
    """Give by how much tallies grow, in an order that is everybody's: nobody waits crosswise."""
    met: dict[tuple[str, str, str], list[int]] = defaultdict(lambda: [0, 0])
    for game in games:
        for mine in game.results:
            if not mine.player or mine.player.startswith(BOTS):
                continue
            for whom, ahead in _met(mine, game.results):
                tally = met[mine.player, game.game, whom]
                tally[0] += 1
                tally[1] += ahead
    return [(*key, *tally) for key, tally in sorted(met.items())]


def _met(mine: Result, results: Iterable[Result]) -> Iterator[tuple[str, bool]]:
    """Give all together whom somebody has won against, and each whom they came before."""
    yield EVERYBODY, mine.won
    for other in results:
        if other.side != mine.side:
            whom = other.player if other.player.startswith(BOTS) else PEOPLE
            yield whom, mine.place < other.place
