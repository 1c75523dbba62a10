"""The almanac: all public records of a day as one compressed file, a line of JSON for each game.

A file is made when its day (UTC) is over, or when it is first asked for, and kept in pieces in the
database. It names those alone who show themselves; when one of them hides or is gone, it is made
again before anybody gets it.
"""

import asyncio
import hashlib
import zlib
from collections.abc import AsyncIterator, Iterator, Sequence
from datetime import date
from typing import Final

import msgspec
from sqlalchemy import Connection, Engine

from bottega.kernel.errors import BottegaError
from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.base.logs import log
from bottega.server.club.crowning import GRACE
from bottega.server.club.scribe import alone, is_made
from bottega.server.club.sittings import sitting
from bottega.server.house.archive import logged_record
from bottega.server.people.keys import new_id
from bottega.server.store import Store, almanac
from bottega.server.store.almanac import File
from bottega.server.store.players import Seated, seated
from bottega.server.store.store import read_log
from bottega.server.table.contests import day_of
from bottega.server.table.table import Table
from bottega.wire import RecordLine

MAKING: Final = 0x616C6D61  # the advisory lock of who makes a file
PIECE: Final = 32_768  # bytes
AT_ONCE: Final = 16  # pieces in one transaction
GZIP: Final = 31  # what zlib calls gzip
BEST: Final = 9
AGAIN: Final = 2.0  # seconds
PATIENCE: Final = 20.0  # seconds that a request waits for a file
EPOCH: Final = date(1970, 1, 1).toordinal()


class Draft:
    """A file that is being written: compressed, and kept piece by piece."""

    def __init__(self, engine: Engine) -> None:
        self.edition = new_id()
        self.bytes = 0
        self._engine = engine
        self._squeeze = zlib.compressobj(BEST, zlib.DEFLATED, GZIP)
        self._hash = hashlib.sha256()
        self._rest = bytearray()
        self._kept = 0

    def add(self, line: bytes) -> None:
        """Write a line."""
        self._take(self._squeeze.compress(line + b"\n"))

    def close(self) -> str:
        """Write what is left, and give the checksum."""
        self._take(self._squeeze.flush())
        self._keep(len(self._rest))
        return self._hash.hexdigest()

    def _take(self, data: bytes) -> None:
        self._hash.update(data)
        self.bytes += len(data)
        self._rest += data
        if len(self._rest) >= AT_ONCE * PIECE:
            self._keep(len(self._rest) // PIECE * PIECE)

    def _keep(self, size: int) -> None:
        pieces = [bytes(self._rest[at : at + PIECE]) for at in range(0, size, PIECE)]
        with self._engine.begin() as connection:
            almanac.keep(connection, self.edition, self._kept, pieces)
        self._kept += len(pieces)
        del self._rest[:size]


class Almanac:
    """The files of one process's server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._making: dict[date, asyncio.Task[File]] = {}
        self._one = asyncio.Lock()  # who makes a file forgets pieces of which no file consists
        self._cared: date | None = None

    async def file(self, day: date) -> File:
        """Give the file of a day that is over; it is made where there is none that may be given."""
        if day >= day_of(now() - GRACE):
            raise Refusing("not-now", "the records of a day are given ten minutes after it (UTC)")
        number = number_of(day)
        known = await self._store.read(lambda c: current(c, number, now()))
        if known is not None:
            return known
        if not await self._store.read(lambda c: almanac.games_of(c, number)):
            raise Refusing("not-found", "no public game ended on that day")
        try:
            return await asyncio.wait_for(asyncio.shield(self._task(day)), PATIENCE)
        except TimeoutError:
            raise _under_way() from None

    def _task(self, day: date) -> "asyncio.Task[File]":
        task = self._making.get(day)
        if task is None:
            task = self._making[day] = asyncio.create_task(self._made(day))
            task.add_done_callback(lambda _: self._making.pop(day, None))
        return task

    async def _made(self, day: date) -> File:
        async with self._one:
            found = await asyncio.to_thread(make, self._store.engine, number_of(day), now())
        if found is None:
            raise _under_way()
        return found

    async def read(self, file: File) -> AsyncIterator[bytes]:
        """Read a file piece by piece."""
        for number in range(-(-file.bytes // PIECE)):
            data = await self._store.read(lambda c, n=number: almanac.piece(c, file.edition, n))  # type: ignore[misc]
            if data is None:  # it was made again meanwhile
                raise _under_way()
            yield data

    async def care(self) -> None:
        """Make the file of the day before, once it is over."""
        day = date.fromordinal(day_of(now() - GRACE).toordinal() - 1)
        if day == self._cared or not await self._store.read(is_made):
            return
        self._cared = day
        if await self._store.read(lambda c: almanac.games_of(c, number_of(day))):
            self._task(day).add_done_callback(_tell_trouble)

    async def stop(self) -> None:
        """Finish what is under way."""
        await asyncio.gather(*self._making.values(), return_exceptions=True)


def _tell_trouble(task: "asyncio.Task[File]") -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None:
        log.warning("the records of a day wait to be put together", extra={"why": str(error)})


def _under_way() -> Refusing:
    return Refusing("unavailable", "the file is being made; ask again shortly", wait=AGAIN)


def number_of(day: date) -> int:
    """Count the days since 1970."""
    return day.toordinal() - EPOCH


def named(number: int) -> str:
    """Write a day that was counted since 1970."""
    return date.fromordinal(number + EPOCH).isoformat()


def current(connection: Connection, day: int, at: int) -> File | None:
    """Find the file of a day, if it may be given as it is."""
    file = almanac.files(connection, [named(day)]).get(named(day))
    return file if file is not None and almanac.fresh(connection, file, day, at) else None


def make(engine: Engine, day: int, at: int) -> File | None:
    """Make the file of a day, unless there is one; None where another process is about to."""
    with alone(engine, MAKING) as first:
        if not first:
            return None
        with engine.begin() as connection:
            if not is_made(connection):
                return None
            almanac.tidy(connection, at)
            known = current(connection, day, at)
        return _write(engine, day, at) if known is None else known


def _write(engine: Engine, day: int, at: int) -> File | None:
    draft, named_there = Draft(engine), set[str]()
    games = found = 0
    waits: list[int] = []
    for line, until in _lines(engine, draft.edition, day, named_there):
        found += 1
        if until is not None:
            waits.append(until)
        elif line:
            games += 1
            draft.add(line)
    checksum = draft.close()
    with engine.begin() as connection:
        sizes = (games, found, len(named_there), draft.bytes, checksum)
        file = File(named(day), draft.edition, *sizes, at, min(waits, default=None))
        if almanac.shown(connection, file):
            almanac.publish(connection, file)
            return file
        almanac.drop(connection, [draft.edition])  # somebody hid, or went, meanwhile
    return None


def _lines(
    engine: Engine, edition: str, day: int, people: set[str]
) -> Iterator[tuple[bytes, int | None]]:
    """Give a line for each game of a day, empty where none can be, or when it may be told.

    Whom they name is noted, and added to `people`.
    """
    last = (0, "")
    while True:
        with engine.begin() as connection:
            tables = almanac.tables_of(connection, day, last)
            seats = seated(connection, [table for _, table in tables], None)
            some = [(_line(connection, *one, seats.get(one[1], [])), one[1]) for one in tables]
            told = [table for (line, _), table in some if line]
            some_people = {seat.player for table in told for seat in seats[table] if seat.name}
            almanac.note_names(connection, edition, sorted(some_people))
            people |= some_people
        if not tables:
            return
        last = tables[-1]
        yield from [line for line, _ in some]


def _line(
    connection: Connection, ended: int, id: str, seats: Sequence[Seated]
) -> tuple[bytes, int | None]:
    table = Table(id)
    try:
        record = logged_record(table, read_log(connection, id))
    except (BottegaError, msgspec.DecodeError):  # it is damaged, and others say so
        return b"", None
    if record is None:
        return b"", None
    if table.secret():
        return b"", table.opens()
    sittings = tuple(map(sitting, seats))
    return msgspec.json.encode(RecordLine(id, ended, sittings, msgspec.Raw(record))), None
