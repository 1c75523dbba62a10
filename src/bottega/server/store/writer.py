"""One thread that writes: what waits is committed together, one sync for many answers."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, delete, insert
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from bottega.server.entries import Row
from bottega.server.errors import Unavailable
from bottega.server.store.database import upsert
from bottega.server.store.schema import SEATS, TABLES

CHANNEL: Final = "bottega"
PAYLOAD: Final = 7_900  # bytes a notification may have
ROWS: Final = 1_000  # of one statement: SQLite takes 32,766 values


class Head(msgspec.Struct, frozen=True):
    """Who is asked at the end of a log, and when the server must look after the table."""

    asked: int  # a bit for each seat
    due: int | None


class Listing(msgspec.Struct, frozen=True):
    """What lists show of a table."""

    created: int
    game: str
    status: str
    public: bool
    info: bytes
    holders: tuple[tuple[int, str], ...]


class Append(msgspec.Struct, frozen=True):
    """Entries to be added to the end of a log, if that is where it still ends."""

    table: str
    rows: tuple[Row, ...]
    head: Head
    listing: Listing | None = None


Work = Callable[[Connection], Any]
Job = tuple[Append | Work, "asyncio.Future[Any]"]


class Writer:
    """Takes appends and other work, commits them in order, and then tells who waits."""

    def __init__(self, engine: Engine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._pending: list[Job] = []
        self._wake = threading.Condition()
        self._stopping = False
        self.failing = False  # whether the last attempt found the database away or full
        self._loop = asyncio.get_running_loop()
        self._sql = Statements(engine.dialect.name)
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, work: Append | Work) -> "asyncio.Future[Any]":
        """Queue some work; the future is done when it is durably stored, or has failed."""
        future: asyncio.Future[Any] = self._loop.create_future()
        with self._wake:
            if self._stopping:
                raise Unavailable("the server is stopping")
            self._pending.append((work, future))
            if len(self._pending) == 1:
                self._wake.notify()
        return future

    def stop(self) -> None:
        """Finish what is queued and end the thread."""
        with self._wake:
            self._stopping = True
            self._wake.notify()
        self._thread.join()

    def _run(self) -> None:
        while True:
            with self._wake:
                while not self._pending and not self._stopping:
                    self._wake.wait()
                jobs, self._pending = self._pending, []
            if not jobs:
                return
            done = self._do(jobs)
            self._loop.call_soon_threadsafe(_tell, done)

    def _do(self, jobs: list[Job]) -> "list[tuple[asyncio.Future[Any], Any]]":
        appends = [(work, future) for work, future in jobs if isinstance(work, Append)]
        results = self._append([work for work, _ in appends])
        done = [(future, result) for (_, future), result in zip(appends, results, strict=True)]
        for work, future in jobs:
            if not isinstance(work, Append):
                done.append((future, self._attempt(work)))
        return done

    def _append(self, appends: Sequence[Append]) -> list[Any]:
        """Commit all together; if one lost its place in its log, or breaks, each by itself."""
        if not appends:
            return []
        together = self._attempt(lambda connection: self._insert(connection, appends))
        if together is True:
            return [True] * len(appends)
        if len(appends) == 1 or isinstance(together, Unavailable):
            return [together] * len(appends)
        return [self._append([append])[0] for append in appends]

    def _attempt(self, work: Work) -> Any:
        """Do some work in a transaction of its own; give its result, or the error to raise."""
        try:
            with self._engine.begin() as connection:
                result = work(connection)
                if result is False:
                    connection.rollback()
            self.failing = False
            return result
        except DBAPIError as error:
            self.failing = _is_outage(error)
            return Unavailable() if self.failing else error
        except Exception as error:
            return error

    def _insert(self, connection: Connection, appends: Sequence[Append]) -> bool:
        rows = [
            (
                append.table,
                row.number,
                row.at,
                row.entry.decode(),
                None if row.deed is None else row.deed.decode(),
            )
            for append in appends
            for row in append.rows
        ]
        if self._sql.run(connection, LOG_SQL, rows) != len(rows):
            return False
        heads = [
            (a.table, a.rows[-1].number, a.rows[-1].at, a.head.asked, a.head.due) for a in appends
        ]
        self._sql.run(connection, HEAD_SQL, heads)
        for append in appends:
            if append.listing is not None:
                write_listing(connection, append.table, append.listing)
        notify(connection, self._process, [append.table for append in appends])
        return True


def notify(connection: Connection, process: str, tables: Sequence[str]) -> None:
    """Wake the other processes: they are told which tables, and nothing else."""
    if connection.dialect.name != "postgresql":
        return
    most = PAYLOAD // 41
    for start in range(0, len(tables), most):
        words = " ".join((process, *tables[start : start + most]))
        connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, words))


LOG_SQL: Final = (
    "INSERT INTO log (table_id, number, at, entry, deed) VALUES {} "
    "ON CONFLICT (table_id, number) DO NOTHING"
)
HEAD_SQL: Final = (
    "INSERT INTO heads (table_id, number, at, asked, due) VALUES {} "
    "ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, at = excluded.at, "
    "asked = excluded.asked, due = excluded.due"
)


class Statements:
    """Inserts of five columns, all rows in one statement.

    A statement for each row would let go of the interpreter's lock and wait for it again each time,
    which under load takes far longer than the row.
    """

    def __init__(self, dialect: str) -> None:
        mark = "?" if dialect == "sqlite" else "%s"
        self._row = f"({', '.join([mark] * 5)})"

    def run(self, connection: Connection, sql: str, rows: Sequence[tuple[Any, ...]]) -> int:
        """Insert rows; give how many there were."""
        count = 0
        for start in range(0, len(rows), ROWS):
            some = rows[start : start + ROWS]
            values = tuple(chain.from_iterable(some))
            marks = ", ".join([self._row] * len(some))
            count += connection.exec_driver_sql(sql.format(marks), values).rowcount
        return count


def write_listing(connection: Connection, table: str, listing: Listing) -> None:
    """Write what lists show of a table."""
    shown = {
        "created": listing.created,
        "game": listing.game,
        "status": listing.status,
        "public": listing.public,
        "info": listing.info.decode(),
    }
    connection.execute(upsert(connection.dialect.name, TABLES, {"id": table}, shown))
    connection.execute(delete(SEATS).where(SEATS.c.table_id == table))
    if listing.holders:
        connection.execute(
            insert(SEATS),
            [{"table_id": table, "seat": s, "holder": holder} for s, holder in listing.holders],
        )


def _is_outage(error: DBAPIError) -> bool:
    """Tell a database that is away, full or locked from a statement that is wrong."""
    return not isinstance(error, IntegrityError | ProgrammingError | DataError)


def _tell(done: "list[tuple[asyncio.Future[Any], Any]]") -> None:
    for future, result in done:
        if future.done():
            continue  # who asked has gone
        if isinstance(result, BaseException):
            future.set_exception(result)
        else:
            future.set_result(result)
