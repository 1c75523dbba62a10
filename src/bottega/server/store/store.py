"""The store: appends through the writer, and everything that is asked of the database."""

import asyncio
import os
import secrets
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Executable,
    Table,
    delete,
    func,
    insert,
    literal,
    select,
    tuple_,
    union_all,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from bottega.kernel.values import Value
from bottega.server.base.errors import Damaged, Unavailable
from bottega.server.base.logs import log
from bottega.server.store.appender import CHANNEL, Append, Head, Listing, Row
from bottega.server.store.database import engine_for, hold, migrate, upsert
from bottega.server.store.schema.logs import HEADS, LIVELY, LOG, SEATS, TABLES
from bottega.server.store.schema.own import KEEPSAKES, LOOKING, OUTAGES, PRESENCE, PROCESSES
from bottega.server.store.schema.people import IDENTITIES
from bottega.server.store.trouble import is_damage, meaning
from bottega.server.store.writer import Writer
from bottega.wire import TableInfo

READERS: Final = 4
PAGE: Final = 50
OWN: Final = 2 * PAGE  # tables that somebody is told of who sits there
MANY: Final = 20_000  # tables that are looked at in one query
REVOKED: Final = "@"  # before an identity whose keys are void, where others hear of tables
ASKED: Final = "+"  # before an identity who was just asked to a table
CRIED: Final = "*"  # before the words of what is new in a club
GAP: Final = 15_000  # without a sign of life for so long, the server was not there
DAY: Final = 86_400_000
QUIET: Final = DAY  # so long after the last entry nobody is there any more
FORGOTTEN: Final = 7 * DAY  # so long after the last entry nobody comes to an open table

_LOST: Final = HEADS.c.table_id.is_(None) | TABLES.c.id.is_(None)
_ENDED: Final = TABLES.c.status.not_in(LIVELY)
EXPECTED: Final = HEADS.c.due.is_not(None)  # a bot or a clock goes on there by itself
SHOWN: Final = (TABLES.c.info, HEADS.c.asked, HEADS.c.at, HEADS.c.due, HEADS.c.stage)
SEATS_BIT: Final = literal(1).op("<<")(SEATS.c.seat)

R = TypeVar("R")

__all__ = ["Append", "Head", "Identity", "Listed", "Listing", "Row", "Store"]


class Identity(Value):
    """Somebody who plays here."""

    id: str
    name: str
    epoch: int
    webhook: str | None = None
    lasting: bool = False  # whether they can come back from any device
    hidden: bool = False  # whether others see nothing of their games
    silent_until: int = 0  # they may not write
    banned_until: int = 0  # they may not come in
    moderator: bool = False  # whether they keep order
    session: str = ""  # by which they are known here; tokens of before have none


class Listed(Value):
    """A table in a list, with who is asked and which seats the reader has, a bit for each."""

    info: TableInfo
    asked: int
    at: int  # the time of the last entry that is not under seal
    due: int | None  # when the server must look after it
    stage: str | None = None  # how far the game has come, as JSON
    mine: int = 0


class Store:
    """The database of one process."""

    def __init__(self, url: str, process: str) -> None:
        self.process = process
        self.engine = engine_for(url)  # for reading
        self._writing = engine_for(url)  # a connection of its own: no reader can be in its way
        self.shared = self.engine.dialect.name == "postgresql"  # other processes may write too
        self.outages: list[tuple[int, int]] = []
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer: Writer | None = None
        self._lock: int | None = None

    async def open(self) -> None:
        """Bring the database to its present shape and begin to write."""
        self._lock = hold(self.engine)
        await asyncio.get_running_loop().run_in_executor(self._readers, migrate, self.engine)
        self._writer = Writer(self._writing, self.process)

    async def close(self) -> None:
        """Finish what is queued, then let the database go."""
        if self._writer is not None:
            await asyncio.get_running_loop().run_in_executor(None, self._writer.stop)
        self._readers.shutdown()
        self.engine.dispose()
        self._writing.dispose()
        if self._lock is not None:
            os.close(self._lock)

    # Writing and reading.

    async def append(self, append: Append) -> bool:
        """Add to the end of a log; False when somebody else was first."""
        return bool(await self.write(append))

    def write(self, work: Any) -> "asyncio.Future[Any]":
        """Queue some work for the writer, who does it in a transaction of its own."""
        if self._writer is None:
            raise Unavailable("the store is not open")
        return self._writer.submit(work)

    async def execute(self, statement: Executable) -> None:
        """Queue one statement for the writer."""

        def work(connection: Connection) -> None:
            connection.execute(statement)

        await self.write(work)

    def upsert(self, table: Table, key: dict[str, Any], values: dict[str, Any]) -> Any:
        """Say how a row is written, whether or not it is there."""
        return upsert(self.engine.dialect.name, table, key, values)

    async def read(self, query: Callable[[Connection], R]) -> R:
        """Ask the database something, beside the loop."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, self._reading, query)
        except SQLAlchemyError as error:
            if is_damage(error):
                raise Damaged(meaning(error)) from None
            raise Unavailable("the table cannot be read now; try again shortly") from None

    def _reading(self, query: Callable[[Connection], R]) -> R:
        with self.engine.connect() as connection:
            try:
                return query(connection)
            except BaseException:
                connection.invalidate()  # an open result would keep looking at the past
                raise

    # Tables.

    async def rows(self, table: str, after: int = 0, most: int | None = None) -> list[Row]:
        """Read a log from some number on."""
        return await self.read(lambda connection: read_log(connection, table, after, most))

    async def public(
        self, game: str | None, status: str | None, before: tuple[int, str] | None, now: int
    ) -> list[Listed]:
        """List public tables, the latest first, without those that everybody has left."""
        query = select(*SHOWN).join(HEADS, HEADS.c.table_id == TABLES.c.id)
        query = query.where(TABLES.c.public, _ENDED | EXPECTED | (HEADS.c.at > now - QUIET))
        if game is not None:
            query = query.where(TABLES.c.game == game)
        if status is not None:
            query = query.where(TABLES.c.status == status)
        if before is not None:
            query = query.where(tuple_(TABLES.c.created, TABLES.c.id) < before)
        latest = (TABLES.c.created.desc(), TABLES.c.id.desc())
        return await self._listed(query.order_by(*latest).limit(PAGE))

    async def of(self, identity: str, now: int) -> list[Listed]:
        """List the tables where somebody sits, the latest move first, without those given up."""
        return await self._listed(of_somebody(identity, now))

    async def _listed(self, query: Any) -> list[Listed]:
        return await self.read(lambda connection: read_listed(connection, query))

    async def due(self, now: int, most: int = 200) -> list[str]:
        """List the tables that the server must look after now."""
        query = select(HEADS.c.table_id).where(HEADS.c.due <= now).order_by(HEADS.c.due).limit(most)
        return await self.read(lambda connection: list(connection.scalars(query).all()))

    async def postpone(self, table: str, number: int, due: int | None) -> None:
        """Look after a table later, unless its log has gone on."""
        here = (HEADS.c.table_id == table, HEADS.c.number == number)
        await self.execute(update(HEADS).where(*here).values(due=due))

    async def damaged(self) -> list[str]:
        """List the tables that were found damaged; another release may be able to read them."""
        listed = (TABLES.c.public.in_((True, False)), TABLES.c.status == "damaged")
        query = select(TABLES.c.id).where(*listed)
        return await self.read(lambda connection: list(connection.scalars(query).all()))

    async def unlisted(self) -> list[str]:
        """Find the tables whose place in lists is lost; a look into the index for each table."""
        lost: list[str] = []
        last: str | None = ""
        while last is not None:
            found, last = await self.read(partial(_unlisted, after=last))
            lost += found
        return lost

    async def relist(self, table: str, number: int, head: Head, listing: Listing) -> None:
        """Write again what lists and timers need of a table."""
        columns = {
            "number": number,
            "at": head.at,
            "asked": head.asked,
            "due": head.due,
            "stage": head.stage,
        }
        shown = {
            "created": listing.created,
            "game": listing.game,
            "status": listing.status,
            "public": listing.public,
            "info": listing.info.decode(),
        }
        seats = [dict(zip(SEATS.c.keys(), (table, *seat), strict=True)) for seat in listing.seats]

        def work(connection: Connection) -> None:
            connection.execute(self.upsert(HEADS, {"table_id": table}, columns))
            connection.execute(self.upsert(TABLES, {"id": table}, shown))
            connection.execute(delete(SEATS).where(SEATS.c.table_id == table))
            if seats:
                connection.execute(insert(SEATS), seats)

        await self.write(work)

    async def set_aside(self, table: str) -> None:
        """Show a table as damaged, and let nobody look after it."""
        here = TABLES.c.id == table

        def work(connection: Connection) -> None:
            heads = update(HEADS).where(HEADS.c.table_id == table)
            connection.execute(heads.values(asked=0, due=None))
            info = _info(connection.scalar(select(TABLES.c.info).where(here)))
            shown = {} if info is None else {"info": _written(info)}
            connection.execute(update(TABLES).where(here).values(status="damaged", **shown))

        await self.write(work)

    # Identities.

    async def add_identity(self, identity: Identity, recovery: str, now: int) -> None:
        """Store somebody new, with the hash of their recovery code."""
        await self.execute(insert(IDENTITIES).values(identity_row(identity, recovery, now)))

    async def identity(self, id: str) -> Identity | None:
        """Find somebody by their identity."""
        return await self.read(lambda connection: read_identity(connection, id))

    async def change_identity(self, id: str, **changed: Any) -> None:
        """Change what is stored of somebody: a name, a webhook, an epoch, a recovery code."""
        statement = update(IDENTITIES).where(IDENTITIES.c.id == id).values(**changed)
        await self.execute(statement)

    # The server's own.

    async def secret(self) -> str:
        """Give the key that signs everything, drawn when the database was new."""
        return await self.keepsake("secret", secrets.token_hex(32))

    async def keepsake(self, name: str, drawn: str) -> str:
        """Give what is kept under a name; what was drawn is kept where there was nothing yet."""

        def work(connection: Connection) -> str:
            connection.execute(self.upsert(KEEPSAKES, {"name": name, "value": drawn}, {}))
            query = select(KEEPSAKES.c.value).where(KEEPSAKES.c.name == name)
            return str(connection.scalar(query))

        return str(await self.write(work))

    async def last_pulse(self) -> int:
        """Tell when a process last said that it lives."""
        query = select(func.max(PROCESSES.c.seen))
        return await self.read(lambda connection: connection.scalar(query) or 0)

    async def pulse(self, now: int, gap: int = GAP, vitals: str | None = None) -> list[str]:
        """Say that this process lives; give those that live too, and note when none did."""
        said = {"seen": now, "vitals": vitals}

        def work(connection: Connection) -> list[str]:
            last = connection.scalar(select(func.max(PROCESSES.c.seen)))
            if last is not None and now - last > gap:
                connection.execute(self.upsert(OUTAGES, {"began": last}, {"ended": now}))
            connection.execute(self.upsert(PROCESSES, {"id": self.process}, said))
            dead = select(PROCESSES.c.id).where(PROCESSES.c.seen < now - GAP)
            for there in (PRESENCE, LOOKING):
                connection.execute(delete(there).where(there.c.process.in_(dead)))
            connection.execute(delete(PROCESSES).where(PROCESSES.c.seen < now - GAP))
            self.outages[:] = read_outages(connection)
            return list(
                connection.scalars(select(PROCESSES.c.id).where(PROCESSES.c.seen >= now - GAP))
            )

        alive: list[str] = await self.write(work)
        return alive

    async def arrive(self, table: str, seat: int) -> None:
        """Note that a seat is connected to this process."""
        key = {"table_id": table, "seat": seat, "process": self.process}
        await self._announce(table, self.upsert(PRESENCE, key, {}))

    async def depart(self, table: str, seat: int) -> None:
        """Note that a seat is no longer connected to this process."""
        here = (PRESENCE.c.table_id == table, PRESENCE.c.seat == seat)
        await self._announce(
            table, delete(PRESENCE).where(*here, PRESENCE.c.process == self.process)
        )

    async def tell_revoked(self, identity: str) -> None:
        """Let the other processes know that keys of somebody are void."""
        await self._tell_others(f"{REVOKED}{identity}")

    async def tell_asked(self, identity: str) -> None:
        """Let the other processes know that somebody was asked to a table."""
        await self._tell_others(f"{ASKED}{identity}")

    async def tell_cried(self, words: str) -> None:
        """Let the other processes know what is new in a club."""
        await self._tell_others(f"{CRIED}{words}")

    async def _tell_others(self, word: str) -> None:
        if self.shared:
            await self.execute(select(func.pg_notify(CHANNEL, f"{self.process} {word}")))

    async def _announce(self, table: str, statement: Executable) -> None:
        """Write who is there, and let the other processes look."""

        def work(connection: Connection) -> None:
            connection.execute(statement)
            connection.execute(select(func.pg_notify(CHANNEL, f"{self.process} {table}")))

        await self.write(work)

    async def here(self, table: str) -> set[int]:
        """Tell which seats of a table are connected to any process."""
        query = select(PRESENCE.c.seat).where(PRESENCE.c.table_id == table)
        return await self.read(lambda connection: set(connection.scalars(query).all()))

    async def check(self) -> None:
        """Raise Unavailable where the database does not answer, or lately could not be written."""
        if self._writer is None:
            raise Unavailable("the store is not open")
        if self._writer.trouble:
            raise self._writer.unavailable()
        await self.read(lambda connection: connection.scalar(select(1)))


def of_somebody(identity: str, now: int) -> Any:
    """Ask for the tables where somebody sits, as a reader lists them."""
    seats = _seats_of(identity)
    return (
        select(*SHOWN, seats.c.mine)
        .join(HEADS, HEADS.c.table_id == TABLES.c.id)
        .join(seats, seats.c.table_id == TABLES.c.id)
        .where(TABLES.c.status != "abandoned")
        .where((TABLES.c.status != "open") | (HEADS.c.at > now - FORGOTTEN))
        .order_by(HEADS.c.at.desc())
        .limit(OWN)
    )


def _seats_of(identity: str) -> Any:
    """Find the tables where somebody sits: all that go on, and of those that ended the latest."""
    found = SEATS.c
    mine = select(found.table_id, func.sum(SEATS_BIT).label("mine")).where(found.holder == identity)
    lively = mine.where(found.ended.is_(None)).group_by(found.table_id).subquery()
    latest = (found.ended.desc(), found.table_id.desc())
    ended = mine.where(found.ended > 0).group_by(found.ended, found.table_id)
    last = ended.order_by(*latest).limit(OWN).subquery()
    return union_all(select(lively), select(last)).subquery()


def _unlisted(connection: Connection, after: str) -> tuple[list[str], str | None]:
    """Find those of the next tables whose place in lists is lost, and where to go on."""
    next_one = select(func.min(LOG.c.table_id).label("id"))
    first = next_one.where(LOG.c.table_id > after).cte("ids", recursive=True)
    later = next_one.where(LOG.c.table_id > first.c.id).scalar_subquery()
    ids = first.union_all(select(later).where(first.c.id.is_not(None)))
    some = select(ids.c.id).where(ids.c.id.is_not(None)).limit(MANY).cte("some")
    lost = (
        select(some.c.id, literal(True))
        .outerjoin(HEADS, HEADS.c.table_id == some.c.id)
        .outerjoin(TABLES, TABLES.c.id == some.c.id)
        .where(_LOST)
    )
    end = select(func.max(some.c.id), literal(False))
    rows = connection.execute(lost.union_all(end)).all()
    (last,) = (id for id, is_lost in rows if not is_lost)
    return [id for id, is_lost in rows if is_lost], last


def identity_row(identity: Identity, recovery: str, now: int) -> dict[str, Any]:
    """Give the row of somebody new."""
    row = {"created": now, "recovery": recovery, **msgspec.structs.asdict(identity)}
    del row["session"]
    return row


def read_identity(connection: Connection, id: str) -> Identity | None:
    """Read who somebody is."""
    found = IDENTITIES.c
    columns = (found.id, found.name, found.epoch, found.webhook, found.lasting, found.hidden)
    order = (found.silent_until, found.banned_until, found.moderator)
    row = connection.execute(select(*columns, *order).where(found.id == id)).one_or_none()
    return None if row is None else Identity(*row)


def hold_identity(connection: Connection, id: str) -> None:
    """Let nobody else count what somebody has, or change who they are, until this is done."""
    connection.execute(select(IDENTITIES.c.id).where(IDENTITIES.c.id == id).with_for_update())


def take_code(connection: Connection, used: str, fresh: str) -> Identity | None:
    """Find somebody by the hash of a recovery code, which is used up, once; they had kept it."""
    taken = update(IDENTITIES).where(IDENTITIES.c.recovery == used)
    taken = taken.values(recovery=fresh, lasting=True)
    id = connection.scalar(taken.returning(IDENTITIES.c.id))
    return None if id is None else read_identity(connection, id)


def raise_epoch(connection: Connection, identity: Identity) -> bool:
    """Make all tokens of somebody void; False when those were already by which they have come."""
    here = (IDENTITIES.c.id == identity.id, IDENTITIES.c.epoch == identity.epoch)
    raised = update(IDENTITIES).where(*here).values(epoch=identity.epoch + 1)
    return connection.execute(raised).rowcount == 1


def read_log(
    connection: Connection, table: str, after: int = 0, most: int | None = None
) -> list[Row]:
    """Read the rows of a log from some number on."""
    query = (
        select(LOG.c.number, LOG.c.at, LOG.c.entry, LOG.c.deed)
        .where(LOG.c.table_id == table, LOG.c.number > after)
        .order_by(LOG.c.number)
        .limit(most)
    )
    return [
        Row(number, at, entry.encode(), None if deed is None else deed.encode())
        for number, at, entry, deed in connection.execute(query).all()
    ]


def read_outages(connection: Connection) -> list[tuple[int, int]]:
    """Read the spans in which no server was there, the first one first."""
    spans = select(OUTAGES.c.began, OUTAGES.c.ended).order_by(OUTAGES.c.began)
    return [(began, ended) for began, ended in connection.execute(spans).all()]


def read_listed(connection: Connection, query: Any) -> list[Listed]:
    """Read tables for a list, with what of them is `SHOWN`."""
    rows = ((_info(row.info), row) for row in connection.execute(query).all())
    return [_list_item(info, row) for info, row in rows if info is not None]


def _list_item(info: TableInfo, row: Any) -> Listed:
    mine = _whole(getattr(row, "mine", 0))
    return Listed(info, _whole(row.asked), _whole(row.at), _whole(row.due), row.stage, mine)


def _whole(number: Any) -> Any:
    """Read a number that may be missing; sums are no plain ones everywhere."""
    return None if number is None else int(number)


def _info(text: str | None) -> TableInfo | None:
    """Read what lists show of a table, where that can be read."""
    if text is None:
        return None
    try:
        return msgspec.json.decode(text, type=TableInfo)
    except msgspec.DecodeError as error:
        log.error("a table's place in lists is damaged", extra={"why": str(error)})
        return None


def _written(info: TableInfo) -> str:
    return msgspec.json.encode(msgspec.structs.replace(info, status="damaged", asked=())).decode()


def bits(seats: Iterable[int]) -> int:
    """Write a set of seats as a number."""
    return sum(1 << seat for seat in set(seats))
