"""What all tables of the database belong to, and which shape they have together."""

from typing import Final

from sqlalchemy import Column, MetaData, PrimaryKeyConstraint, String, Table

METADATA: Final = MetaData()
SHAPE: Final = "letters"  # the newest of `migrations`
# Where Alembic notes which shape a database has; it makes this table itself.
SHAPES: Final = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
