"""The scribe: rates games that have ended, and makes all results from the logs where they lack."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection, Engine, select, text
from sqlalchemy.exc import SQLAlchemyError

from bottega.games import GAMES
from bottega.kernel.errors import BottegaError
from bottega.kernel.values import Value
from bottega.server.base.errors import Damaged
from bottega.server.base.logs import log
from bottega.server.club.crowning import crown_next
from bottega.server.club.rating import after
from bottega.server.store import Store
from bottega.server.store.database import (
    BadDatabase,
    engine_for,
    held,
    migrate,
    take_time,
    upsert,
)
from bottega.server.store.marks import uncrown
from bottega.server.store.results import drop, forget, put, rate_next
from bottega.server.store.schema.logs import TABLES
from bottega.server.store.schema.own import KEEPSAKES
from bottega.server.store.store import read_log, read_outages
from bottega.server.store.trouble import meaning
from bottega.server.table.damage import followed
from bottega.server.table.ending import finished
from bottega.server.table.table import Table

EDITION: Final = "2"  # of what is made from logs: where another one lies, all is made again
KEEPSAKE: Final = "results"  # where the edition is noted
MAKING: Final = 0x6D616B65  # the advisory lock of who makes all again
AT_ONCE: Final = 50  # games in one transaction, for which nobody waits long
MANY: Final = 500  # where nobody waits


class Made(Value):
    """What was made from the logs of a database."""

    tables: int  # that have ended
    games: int
    rated: int
    damaged: int


class Scribe:
    """Keeps the results and ratings of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._made = False  # whether all results are there that logs tell of
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Do what there is to do, beside all else."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        try:
            await self.catch_up()
        except BottegaError as error:
            log.warning("games wait to be rated", extra={"why": str(error)})
        except Exception:
            log.exception("games cannot be rated")

    async def catch_up(self) -> None:
        """Rate until nothing is left; where results were never made, make them first."""
        if not self._made:
            self._made = await self._store.read(is_made)
        if not self._made:
            loop = asyncio.get_running_loop()
            self._made = (
                await loop.run_in_executor(None, make_again, self._store.engine) is not None
            )
        while self._made and await self._store.write(lambda c: rate_next(c, after, AT_ONCE)):
            pass
        while self._made and await self._store.write(_crown):
            pass

    async def stop(self) -> None:
        """Finish what is under way."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)


def is_made(connection: Connection) -> bool:
    """Say whether the results of a database are of this edition."""
    query = select(KEEPSAKES.c.value).where(KEEPSAKES.c.name == KEEPSAKE)
    return connection.scalar(query) == EDITION


def _crown(connection: Connection) -> bool:
    """Mark who did best, unless another process is about to make all results again."""
    return is_made(connection) and crown_next(connection)


def make_again(engine: Engine) -> Made | None:
    """Make all results and ratings from the logs; None where another process is about to."""
    with alone(engine, MAKING) as first:
        if not first:
            return None
        with engine.begin() as connection:
            take_time(connection)
            _note(connection, "")
            forget(connection, {name: game.version for name, game in GAMES.items()})
            uncrown(connection)
        tables = games = damaged = 0
        last = ""
        while ids := _ended(engine, last):
            last = ids[-1]
            tables += len(ids)
            with engine.begin() as connection:
                for id in ids:
                    try:
                        games += _put(connection, id)
                    except Damaged:
                        drop(connection, id)
                        damaged += 1
        with engine.begin() as connection:
            _note(connection, EDITION)
        rated = _rate_all(engine)
        _crown_all(engine)
    return Made(tables, games, rated, damaged)


def remade(address: str) -> Made:
    """Make all again in a database that no server, or only one on PostgreSQL, uses meanwhile."""
    engine = engine_for(address)
    try:
        with held(engine):
            migrate(engine)
            made = make_again(engine)
    except SQLAlchemyError as error:
        raise BadDatabase(f"the database cannot be used: {meaning(error, engine)}") from None
    finally:
        engine.dispose()
    if made is None:
        raise BadDatabase("a server makes them again right now")
    return made


@contextmanager
def alone(engine: Engine, what: int) -> Iterator[bool]:
    """Be the only process that does something; an SQLite file has only one."""
    if engine.dialect.name != "postgresql":
        yield True
        return
    with engine.connect() as connection:
        lock = {"lock": what}
        first = bool(connection.scalar(text("SELECT pg_try_advisory_lock(:lock)"), lock))
        try:
            yield first
        finally:
            if first:
                connection.execute(text("SELECT pg_advisory_unlock(:lock)"), lock)


def _ended(engine: Engine, last: str) -> list[str]:
    query = select(TABLES.c.id).where(TABLES.c.status.in_(("over", "abandoned")))
    query = query.where(TABLES.c.id > last).order_by(TABLES.c.id).limit(AT_ONCE)
    with engine.connect() as connection:
        return list(connection.scalars(query).all())


def _put(connection: Connection, id: str) -> int:
    table = Table(id, read_outages(connection))
    for _ in followed(table, read_log(connection, id)):
        pass
    game = finished(table)
    if game is None:
        drop(connection, id)
    else:
        put(connection, id, game)
    return game is not None


def _rate_all(engine: Engine) -> int:
    rated = 0
    while True:
        with engine.begin() as connection:
            done = rate_next(connection, after, MANY)
        if not done:
            return rated
        rated += done


def _crown_all(engine: Engine) -> None:
    more = True
    while more:
        with engine.begin() as connection:
            more = crown_next(connection)


def _note(connection: Connection, edition: str) -> None:
    key = {"name": KEEPSAKE}
    connection.execute(upsert(connection.dialect.name, KEEPSAKES, key, {"value": edition}))
