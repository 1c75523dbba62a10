"""What a database's own complaint means, in a sentence that says what to do."""

import sqlite3
from pathlib import Path
from shutil import disk_usage
from typing import Any, Final

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

FULL: Final = "the disk is full: make room on it"
SQLITE: Final = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_BUSY: "another program keeps the file locked: end that program",
    sqlite3.SQLITE_LOCKED: "another program keeps the file locked: end that program",
    sqlite3.SQLITE_CORRUPT: "the file is damaged: restore a backup",
    sqlite3.SQLITE_NOTADB: "the file is no database, or damaged: name another, or restore a backup",
    sqlite3.SQLITE_CANTOPEN: "the file cannot be opened: see who may read and write its folder",
    sqlite3.SQLITE_READONLY: "the file cannot be written: see who may read and write it",
    sqlite3.SQLITE_PERM: "the file cannot be read: see who may read and write it",
}
DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
DISK_FULL: Final = "53100"  # of PostgreSQL
ROOM: Final = 65_536  # bytes; with less left on it, a disk is full
BUSY: Final = ("53300", "57P03")  # too many connections; not yet up


def meaning(error: BaseException, engine: Engine | None = None) -> str:
    """Say what is wrong and what to do, or else the driver's own words, which name no password."""
    cause = _cause(error)
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None and engine is not None and _no_room(code, engine):
        return FULL
    if code is not None:
        return SQLITE.get(code & 0xFF, _words(cause))
    state = getattr(cause, "sqlstate", None)
    if state == DISK_FULL:
        return FULL
    if state is None or state in BUSY:  # it did not even come to a conversation
        return f"PostgreSQL does not answer: start it, or correct the address ({_words(cause)})"
    return _words(cause)


def _no_room(code: int, engine: Engine) -> bool:
    """Say whether SQLite names a full disk an error of the disk, as it does of small files."""
    if code & 0xFF != sqlite3.SQLITE_IOERR:
        return False
    return disk_usage(Path(str(engine.url.database)).parent).free < ROOM


def is_damage(error: BaseException) -> bool:
    """Say whether the file itself is damaged, so that trying again cannot help."""
    return getattr(_cause(error), "sqlite_errorcode", 0) & 0xFF in DAMAGE


def _cause(error: BaseException) -> Any:
    return error.orig if isinstance(error, DBAPIError) and error.orig is not None else error


def _words(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
