"""Connecting: which database, in which shape, and is it as safe as we need it to be."""

import contextlib
import fcntl
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Table,
    create_engine,
    delete,
    event,
    insert,
    inspect,
    make_url,
    select,
    text,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from bottega.kernel.errors import BottegaError
from bottega.server.base.logs import log
from bottega.server.store.founding import lay_out
from bottega.server.store.schema import SHAPE, SHAPES
from bottega.server.store.schema.own import KEEPSAKES
from bottega.server.store.trouble import meaning

MIGRATING: Final = 0x626F7474  # the advisory lock of processes that start together
POSTGRESQL: Final = (
    "statement_timeout=20000",
    "synchronous_commit=on",
    "random_page_cost=1.1",  # no disk of today is slower to read here and there than in order
)
SECONDS_TO_CONNECT: Final = 5
SECONDS_LOCKED = 10.0  # while another program writes into an SQLite file
PRIVATE: Final = 0o600  # the server's alone: whoever reads its file knows all secrets


class BadDatabase(BottegaError):
    """The database cannot be used; the message says why."""


def engine_for(address: str) -> Engine:
    """Make the engine for a URL: sqlite:///FILE or postgresql://..."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadDatabase("a database is sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    if url.drivername == "sqlite":
        return _sqlite(url)
    if url.drivername in ("postgresql", "postgres"):
        return _postgresql(url)
    raise BadDatabase(f"a database is sqlite:///FILE or postgresql://..., not {url.drivername}")


def _sqlite(url: URL) -> Engine:
    if not url.database or url.database == ":memory:":
        raise BadDatabase("tables are kept in a file: sqlite:///FILE")
    try:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        make_private(Path(url.database))
        for part in ("", "-wal", "-shm"):
            _narrow(Path(url.database + part))
    except OSError as error:
        raise BadDatabase(f"{error.filename} cannot be used: {error.strerror}") from None
    engine = create_engine(
        url, connect_args={"check_same_thread": False, "timeout": SECONDS_LOCKED}
    )
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _narrow(path: Path) -> None:
    """Let nobody else read a file that is there."""
    if not path.is_file():
        return
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & ~PRIVATE:
        path.chmod(mode & PRIVATE)
        log.warning("others could read a file of the database", extra={"file": str(path)})


def make_private(path: Path) -> None:
    """Make an empty file that only its owner may read; SQLite makes its other files alike."""
    try:
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE)
    except FileExistsError:
        return
    os.fchmod(handle, PRIVATE)  # whatever the umask
    os.close(handle)


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Let readers and the writer go on side by side, and let a commit be on the disk."""
    mode = connection.execute("PRAGMA journal_mode=WAL").fetchone()[0]
    connection.execute("PRAGMA synchronous=FULL")
    sync = connection.execute("PRAGMA synchronous").fetchone()[0]
    if (mode, sync) != ("wal", 2):
        raise BadDatabase(f"SQLite cannot write ahead here: journal {mode}, synchronous {sync}")


def _postgresql(url: URL) -> Engine:
    return create_engine(
        url.set(drivername="postgresql+psycopg"),
        pool_pre_ping=True,
        pool_size=6,
        connect_args={
            "connect_timeout": SECONDS_TO_CONNECT,
            "options": " ".join(f"-c {setting}" for setting in POSTGRESQL),
        },
    )


def migrate(engine: Engine) -> None:
    """Bring the database to the present shape; processes that start together take turns."""
    try:
        with engine.connect() as connection, _alone(connection):
            present = shape(connection)
            if present is None:
                lay_out(connection)
            elif present != SHAPE:
                # Few starts change a shape, and what that takes is long to import.
                from bottega.server.store.migrating import upgrade

                upgrade(connection)
            connection.rollback()
    except SQLAlchemyError as error:
        raise BadDatabase(f"the database cannot be opened: {meaning(error, engine)}") from None


def rehearse(address: str) -> None:
    """Do once what a server begins with, so that what is wrong is said before it starts."""
    engine = engine_for(address)
    try:
        with held(engine):
            migrate(engine)
            with engine.begin() as connection:
                probe = KEEPSAKES.c.name == "probe"
                connection.execute(delete(KEEPSAKES).where(probe))
                connection.execute(insert(KEEPSAKES).values(name="probe", value="written"))
                connection.execute(delete(KEEPSAKES).where(probe))
    except SQLAlchemyError as error:
        raise BadDatabase(f"the database cannot be written: {meaning(error, engine)}") from None
    finally:
        engine.dispose()


@contextlib.contextmanager
def held(engine: Engine) -> Iterator[None]:
    """Let no server use an SQLite file meanwhile."""
    lock = hold(engine)
    try:
        yield
    finally:
        if lock is not None:
            os.close(lock)


def hold(engine: Engine) -> int | None:
    """Let no second server use the same file: it would not hear of what this one stores."""
    if engine.dialect.name != "sqlite":
        return None
    path = str(engine.url.database)
    try:
        make_private(Path(f"{path}.lock"))
        lock = os.open(f"{path}.lock", os.O_RDWR)
    except OSError as error:
        raise BadDatabase(f"{error.filename} cannot be made: {error.strerror}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise BadDatabase(
            f"another server uses {path}: stop it first; several processes need PostgreSQL"
        ) from None
    return lock


@contextlib.contextmanager
def _alone(connection: Connection) -> Iterator[None]:
    if connection.dialect.name != "postgresql":
        yield
        return
    connection.execute(text("SET statement_timeout = 0"))  # an index of many rows takes a while
    connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": MIGRATING})
    connection.commit()
    try:
        yield
    finally:
        connection.rollback()
        connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": MIGRATING})
        connection.execute(text("RESET statement_timeout"))
        connection.commit()


def take_time(connection: Connection) -> None:
    """Let a statement of this transaction take as long as it does: it changes many rows."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL statement_timeout = 0"))


def take_turn(connection: Connection, what: int) -> None:
    """Let no other process do the same until this transaction ends; an SQLite file has only one."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": what})


def take_all(connection: Connection, table: Table) -> None:
    """Let no other process write into a table until this transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"LOCK TABLE {table.name} IN EXCLUSIVE MODE"))


def shape(connection: Connection) -> str | None:
    """Name the shape of a database, None where it has none yet."""
    if not inspect(connection).has_table(SHAPES.name):
        return None
    found: str | None = connection.scalar(select(SHAPES.c.version_num))
    return found


def upsert(dialect: str, table: Table, key: dict[str, Any], values: dict[str, Any]) -> Any:
    """Write a row whether or not it is there; both databases say it alike."""
    make: Any = sqlite.insert
    if dialect == "postgresql":  # it brings the driver, which nobody else has
        from sqlalchemy.dialects.postgresql import insert as make
    statement = make(table).values(**key, **values)
    if not values:
        return statement.on_conflict_do_nothing()
    return statement.on_conflict_do_update(index_elements=list(key), set_=values)
