"""Copies of a whole database: one SQLite file, whichever database it is taken of or read into."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, func, insert, make_url, select, text
from sqlalchemy.exc import SQLAlchemyError

from bottega.kernel.options import counted
from bottega.kernel.values import Value
from bottega.server.store.database import (
    BadDatabase,
    engine_for,
    held,
    make_private,
    migrate,
)
from bottega.server.store.migrating import known_shape
from bottega.server.store.schema import METADATA
from bottega.server.store.schema.logs import LOG
from bottega.server.store.trouble import meaning

AT_ONCE: Final = 1_000  # rows


class Copied(Value):
    """What a copy holds."""

    tables: int
    entries: int


@contextmanager
def snapshot(address: str) -> Iterator[Connection]:
    """Look at a database as it is at one moment, while others go on writing."""
    engine = _there(address)
    shared = engine.dialect.name == "postgresql"
    options: dict[str, Any] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    try:
        with engine.connect() as connection:
            if shared:
                connection = connection.execution_options(**options)
                connection.execute(text("SET statement_timeout = 0"))
            else:
                connection.exec_driver_sql("BEGIN")
            if known_shape(connection) is None:
                raise BadDatabase("the database holds nothing of Bottega: name another")
            yield connection
    except SQLAlchemyError as error:
        raise BadDatabase(f"the database cannot be read: {meaning(error)}") from None
    finally:
        engine.dispose()


def _there(address: str) -> Engine:
    """Make the engine for a database that is there already."""
    url = make_url(address) if address.startswith("sqlite") else None
    if url is not None and url.database and not Path(url.database).is_file():
        raise BadDatabase(f"there is no database {url.database}")
    return engine_for(address)


# Making a copy.


def backup(address: str, file: Path) -> Copied:
    """Write a consistent copy of a database into a new file, also while a server uses it."""
    if file.exists():
        raise BadDatabase(f"{file} is there already: name another file")
    part = file.with_name(f".{file.name}.part")
    part.unlink(missing_ok=True)
    make_private(part)
    try:
        with snapshot(address) as source:
            if source.dialect.name == "sqlite":
                _copy_file(str(source.engine.url.database), part)
            else:
                _copy_rows(source, part)
        copied = _sound(part)
        os.link(part, file)  # unlike a renaming, it never takes the place of another file
    except sqlite3.Error as error:
        raise BadDatabase(f"the copy cannot be written: {meaning(error)}") from None
    finally:
        part.unlink(missing_ok=True)
    return copied


def _copy_file(source: str, copy: Path) -> None:
    """Let SQLite copy its own file, in one step and so of one moment."""
    with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(copy)) as written:
        read.backup(written)
        written.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it


def _copy_rows(source: Connection, copy: Path) -> None:
    """Write what another database holds into a file of the same shape."""
    engine = engine_for(f"sqlite:///{copy}")
    try:
        migrate(engine)
        with engine.begin() as target:
            _pour(source, target)
    finally:
        engine.dispose()
    with closing(sqlite3.connect(copy)) as written:
        written.execute("PRAGMA journal_mode=DELETE")


def _pour(source: Connection, target: Connection) -> None:
    """Copy all rows of all tables."""
    for table in METADATA.sorted_tables:
        query = select(table).execution_options(yield_per=AT_ONCE)
        for rows in source.execute(query).mappings().partitions():
            target.execute(insert(table), [dict(row) for row in rows])


def _sound(file: Path) -> Copied:
    """Count what a copy holds, and let SQLite check that it is whole."""
    with closing(_reading(file)) as copy:
        found = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok":
            raise BadDatabase(f"the copy is damaged ({found}): see `bottega check`")
        words = "SELECT count(DISTINCT table_id), count(*) FROM log"
        return Copied(*copy.execute(words).fetchone())


def _reading(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


# Reading a copy.


def restore(address: str, file: Path) -> Copied:
    """Read a copy into a database that is still empty, and that no server uses."""
    if not file.is_file():
        raise BadDatabase(f"there is no copy {file}")
    engine = engine_for(address)
    try:
        with held(engine), tempfile.TemporaryDirectory(prefix="bottega-") as folder:
            own = Path(folder) / "copy.db"  # the copy itself stays as it is
            copied = _taken_out(file, own)
            migrate(engine)
            with snapshot(f"sqlite:///{own}") as source, engine.begin() as target:
                _check_empty(target)
                _pour(source, target)
            return copied
    except SQLAlchemyError as error:
        raise BadDatabase(f"the copy cannot be read in: {meaning(error)}") from None
    finally:
        engine.dispose()


def _taken_out(file: Path, own: Path) -> Copied:
    """Copy a copy, and bring it to the present shape."""
    make_private(own)
    try:
        with closing(_reading(file)) as read, closing(sqlite3.connect(own)) as written:
            read.backup(written)
        copied = _sound(own)
    except sqlite3.Error as error:
        raise BadDatabase(f"{file} is no copy of Bottega's data: {meaning(error)}") from None
    engine = engine_for(f"sqlite:///{own}")
    try:
        migrate(engine)
    finally:
        engine.dispose()
    return copied


def _check_empty(target: Connection) -> None:
    there = target.scalar(select(func.count(LOG.c.table_id.distinct())))
    if there:
        raise BadDatabase(
            f"the database holds {counted(there, 'table')} already: restore into an empty one"
        )
