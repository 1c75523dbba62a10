"""Errands: who goes or loses their name does so at all their tables, whatever is killed.

A contest that ends at another time does so at all of its tables, and addresses for mails that
nobody confirms are forgotten.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from sqlalchemy import Connection

from bottega.kernel.errors import BottegaError
from bottega.kernel.values import Value
from bottega.server.base.beside import Beside
from bottega.server.base.errors import Damaged, Refusing
from bottega.server.base.hours import now
from bottega.server.base.logs import log
from bottega.server.house.tables import AlreadyDone, Made, Tables
from bottega.server.people.keys import new_id
from bottega.server.store import Row, Store, mails
from bottega.server.store import errands as shelf
from bottega.server.store.contests import duplicate, laid
from bottega.server.store.errands import ENDS, GONE, NAME, Errand
from bottega.server.table import past
from bottega.server.table.contests import duplicates
from bottega.server.table.entries import AnyEntry, Murmured, Said, Struck, read, write
from bottega.server.table.keeping import (
    departure,
    nameless,
    renaming,
    said_by,
    shifting,
    wordless,
)
from bottega.server.table.table import Table

SETTLED: Final = 60_000  # then nobody who went is still doing anything
STALE: Final = 3 * 86_400_000  # so long an address waits to be confirmed; its link is void by then
ATTEMPTS: Final = 3  # at an entry, while people are asked whether they react
PATIENCE: Final = 5.0  # seconds that who asked for it waits until all tables are done

Making = Callable[[Table], tuple[AnyEntry, ...]]  # nothing, where it was done before


class Spoken(Value):
    """What somebody said at a table."""

    whom: str
    text: str


class Errands:
    """Does at tables what is noted to be done there."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._running = Beside()

    # Going, and losing a name.

    async def go(self, identity: str) -> None:
        """Delete everything about somebody; their games stay, and name nobody."""
        errand = Errand(identity, GONE, new_id(), now())
        await self._store.write(lambda connection: shelf.go(connection, errand))
        await self.begin(errand)

    async def rename(self, identity: str, name: str, note: Callable[[Connection], object]) -> None:
        """Call somebody otherwise, everywhere, and note that it was done."""
        errand = Errand(identity, NAME, name, now())

        def work(connection: Connection) -> None:
            if not shelf.rename(connection, errand):
                raise Refusing("not-found", "there is no such player")
            note(connection)

        await self._store.write(work)
        await self.begin(errand)

    async def begin(self, errand: Errand) -> None:
        """Do it, and let who asked for it wait for a while."""
        task = self._running.begin(self._attempt(errand))
        await asyncio.wait((task,), timeout=PATIENCE)

    async def _attempt(self, errand: Errand) -> None:
        with _put_off(errand):
            await self._run(errand)

    async def care(self) -> None:
        """Do again what was noted a while ago, and forget what nobody has confirmed."""
        await self._forget_addresses(now() - STALE)
        before = now() - SETTLED
        for errand in await self._store.read(lambda connection: shelf.due(connection, before)):
            await self._attempt_last(errand)

    async def _forget_addresses(self, before: int) -> None:
        if await self._store.read(lambda connection: mails.is_stale(connection, before)):
            await self._store.write(lambda connection: mails.forget_stale(connection, before))

    async def _attempt_last(self, errand: Errand) -> None:
        with _put_off(errand):
            if await self._run(errand):
                await self._store.write(lambda connection: shelf.done(connection, errand))

    async def stop(self) -> None:
        """Let go of what is under way; another process, or the next start, goes on with it."""
        await self._running.drop()

    # At tables.

    async def _run(self, errand: Errand) -> bool:
        """Go to all tables of an errand; say whether all of them are done."""
        well = True
        for id in await self._store.read(lambda c: _tables(c, errand)):
            try:
                await self._at(id, errand)
            except BottegaError as error:
                well = False
                log.info("a table waits for an errand", extra={"table": id, "why": str(error)})
        await self._store.write(lambda connection: shelf.again(connection, errand))
        return well

    async def _at(self, id: str, errand: Errand) -> None:
        identity, word = errand.identity, errand.word
        if errand.kind == ENDS:
            return await self._insist(id, lambda table: shifting(table, int(word)))
        if errand.kind == NAME:
            return await self._insist(id, lambda table: renaming(table, identity, word))
        rows = await self._store.rows(id)
        try:
            said = said_by(past.logged(id, rows), identity)
            await self._insist(id, lambda table: departure(table, identity, word, said))
        except Damaged:
            said = ()  # nobody can go on there; what can be read of it is made nameless
        return await self._rewrite(id, errand, frozenset(said))

    async def _insist(self, id: str, make: Making) -> None:
        """Append what is to be appended, once the moment is right."""

        def made(table: Table) -> Made:
            entries = make(table)
            if not entries:
                raise AlreadyDone
            return entries

        for attempt in range(1, ATTEMPTS + 1):
            try:
                await self._tables.change(id, made)
                return
            except AlreadyDone:
                return
            except Refusing as error:
                if error.wait is None or attempt == ATTEMPTS:
                    raise
                await asyncio.sleep(error.wait)

    async def _rewrite(self, id: str, errand: Errand, said: frozenset[int]) -> None:
        changed = {}
        for row in await self._store.rows(id):
            entry = _readable(row)
            if entry is None:
                continue
            now_named = nameless(entry, errand.identity, errand.word)
            now_named = wordless(now_named) if row.number in said else now_named
            if now_named is not entry:
                changed[row.number] = write(now_named)
        who = errand.identity
        await self._store.write(lambda c: shelf.rewrite(c, id, changed, who))

    # What was said.

    async def spoken(self, id: str, number: int) -> Spoken:
        """Find who said something, and what."""
        rows = await self._store.rows(id, most=number)
        if rows and rows[-1].number == number:
            for one in past.logged(id, rows):
                if one.number == number and isinstance(one.entry, Said | Murmured):
                    return Spoken(one.whose or "", one.entry.text)
        raise Refusing("not-found", "nobody said anything there")

    async def strike(self, id: str, number: int) -> None:
        """Let what was said be shown to nobody any more."""
        await self._insist(id, lambda table: () if number in table.struck else (Struck((number,)),))


def _tables(connection: Connection, errand: Errand) -> list[str]:
    """List where an errand is to be done."""
    if errand.kind != ENDS:
        return shelf.tables_of(connection, errand.identity)
    found = duplicate(connection, errand.identity)
    names = [] if found is None else duplicates(found.id, found.named, found.deals)
    return laid(connection, names)


def _readable(row: Row) -> AnyEntry | None:
    try:
        entry: AnyEntry = read(row.entry)
        return entry
    except msgspec.DecodeError:
        return None


@contextmanager
def _put_off(errand: Errand) -> Iterator[None]:
    """Let an errand wait that cannot be done now; no other waits for it."""
    try:
        yield
    except BottegaError as error:
        log.info("an errand waits", extra={"kind": errand.kind, "why": str(error)})
    except Exception:
        log.exception("an errand failed", extra={"kind": errand.kind})
