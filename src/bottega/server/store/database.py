"""Connecting: which database, in which shape, and is it as safe as we need it to be."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from bottega.kernel.errors import BottegaError

MIGRATING: Final = 0x626F7474  # the advisory lock of processes that start together
SECONDS_TO_CONNECT: Final = 5


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
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 10})
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


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
            "options": "-c statement_timeout=20000 -c synchronous_commit=on",
        },
    )


def migrate(engine: Engine) -> None:
    """Bring the database to the present shape; processes that start together take turns."""
    try:
        with engine.connect() as connection, _alone(connection):
            _upgrade(connection)
    except SQLAlchemyError as error:
        raise BadDatabase(f"the database cannot be opened: {_reason(error)}") from None


@contextlib.contextmanager
def _alone(connection: Connection) -> Iterator[None]:
    if connection.dialect.name != "postgresql":
        yield
        return
    connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": MIGRATING})
    connection.commit()
    try:
        yield
    finally:
        connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": MIGRATING})
        connection.commit()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in known:
        raise BadDatabase(f"the database is of a newer Bottega (its shape is {present!r})")
    newest = ScriptDirectory.from_config(config).get_current_head()
    if present == newest:
        connection.rollback()
        return
    if present is not None:
        _set_aside(connection, present)
    command.upgrade(config, "head")
    connection.commit()


def _set_aside(connection: Connection, shape: str) -> None:
    """Copy an SQLite file before its shape changes."""
    path = connection.engine.url.database
    if connection.dialect.name == "sqlite" and path is not None:
        copy = f"{path}.{shape}"
        if not os.path.exists(copy):
            connection.exec_driver_sql("VACUUM INTO ?", (copy,))
        connection.rollback()


def _reason(error: SQLAlchemyError) -> str:
    """Give the driver's own words, which name no password."""
    return str(getattr(error, "orig", None) or error).strip().splitlines()[0]


def upsert(dialect: str, table: Table, key: dict[str, Any], values: dict[str, Any]) -> Any:
    """Write a row whether or not it is there; both databases say it alike."""
    make = postgresql.insert if dialect == "postgresql" else sqlite.insert
    statement: Any = make(table).values(**key, **values)
    if not values:
        return statement.on_conflict_do_nothing()
    return statement.on_conflict_do_update(index_elements=list(key), set_=values)
