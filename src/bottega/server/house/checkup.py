"""Looking a whole database through: its file, and every table's log played again."""

from typing import Final

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from bottega.kernel.values import Value
from bottega.server.base.errors import Damaged
from bottega.server.store.copies import snapshot
from bottega.server.store.schema.logs import HEADS, LOG, TABLES
from bottega.server.store.store import read_log, read_outages
from bottega.server.store.trouble import meaning
from bottega.server.table.damage import followed
from bottega.server.table.situation import other_version
from bottega.server.table.table import Table
from bottega.wire import TableInfo

MOST: Final = 100  # complaints of SQLite that are passed on


class Finding(Value):
    """A table, and what is the matter with it."""

    table: str
    why: str


class Checkup(Value):
    """What a database was found to hold."""

    database: str
    file: list[str]  # what SQLite finds wrong with its file
    tables: int
    entries: int
    damaged: list[Finding]
    outdated: list[Finding]  # played by rules that this Bottega does not have: readable, and whole

    @property
    def well(self) -> bool:
        """Say whether nothing is damaged."""
        return not self.file and not self.damaged


class Inspector:
    """Reads one database to its end, whatever it finds."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._outages = self._spans()
        self._entries = 0
        self._damaged: list[Finding] = []
        self._outdated: list[Finding] = []

    def look_through(self) -> Checkup:
        """Check the file, then every table."""
        file = self._file()
        try:
            tables = self._tables()
        except SQLAlchemyError as error:
            file.append(f"its tables cannot be listed: {meaning(error)}")
            tables = []
        for id in tables:
            self._look_at(id)
        name = self._connection.dialect.name
        return Checkup(name, file, len(tables), self._entries, self._damaged, self._outdated)

    def _spans(self) -> list[tuple[int, int]]:
        try:
            return read_outages(self._connection)
        except SQLAlchemyError:
            return []  # they change clocks only; what is wrong with the file is said of the file

    def _file(self) -> list[str]:
        """Let SQLite look at its own file."""
        if self._connection.dialect.name != "sqlite":
            return []
        try:
            found = self._connection.exec_driver_sql(f"PRAGMA integrity_check({MOST})").all()
        except SQLAlchemyError as error:
            return [meaning(error)]
        return [str(row[0]) for row in found if row[0] != "ok"]

    def _tables(self) -> list[str]:
        """List all tables, also those of which only the log or only a place in lists is left."""
        everywhere = select(LOG.c.table_id).union(select(TABLES.c.id), select(HEADS.c.table_id))
        return sorted(self._connection.scalars(everywhere).all())

    def _look_at(self, id: str) -> None:
        table = Table(id, self._outages)
        try:
            for _ in followed(table, read_log(self._connection, id)):
                self._entries += 1
            self._compare(table)
        except Damaged as damage:
            self._damaged.append(Finding(id, str(damage)))
        except SQLAlchemyError as error:
            self._damaged.append(Finding(id, meaning(error)))

    def _compare(self, table: Table) -> None:
        """Hold what was made from the log against the log."""
        if not table.number:
            raise Damaged("its log is lost")
        if table.outdated is not None:
            if other_version(table.game_name, table.version) is None:
                raise Damaged(table.outdated)
            self._outdated.append(Finding(table.id, table.outdated))
        here = select(HEADS.c.number).where(HEADS.c.table_id == table.id)
        number = self._connection.scalar(here)
        if number is not None and number != table.number:
            raise Damaged(f"its log ends at entry {table.number}, not at {number}")
        info = self._connection.scalar(select(TABLES.c.info).where(TABLES.c.id == table.id))
        try:
            msgspec.json.decode(info or "null", type=TableInfo | None)
        except msgspec.DecodeError as error:
            raise Damaged(f"its place in lists cannot be read: {error}") from None


def check(address: str) -> Checkup:
    """Look a database through, also while a server uses it; nothing is changed."""
    with snapshot(address) as connection:
        return Inspector(connection).look_through()
