"""What all tables of the database belong to, and which shape they have together."""

from typing import Final

from sqlalchemy import Column, MetaData, PrimaryKeyConstraint, String, Table
from sqlalchemy.schema import SchemaItem

METADATA: Final = MetaData()
SHAPE: Final = "letters"  # the newest of `migrations`
# Where Alembic notes which shape a database has; it makes this table itself.
SHAPES: Final = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def table(name: str, *parts: SchemaItem) -> Table:
    """Declare a table of the database."""
    return Table(name, METADATA, *parts)


def keyed(name: str, *parts: SchemaItem) -> Table:
    """Declare a table that SQLite too keeps in the order of its key."""
    return Table(name, METADATA, *parts, sqlite_with_rowid=False)
