"""The server's own, and what it remembers of its coach."""

from typing import Final

from sqlalchemy import BigInteger, Column, Index, Integer, PrimaryKeyConstraint, String, Table, Text

from bottega.server.store.schema.shape import METADATA

# What the coach has said of seats in games that are over; it can be made again.
REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("table_id", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("state", String(12), nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("process", String(40), nullable=False),
    Column("result", Text),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("reviews_at", "at"),
)

# The server's own: its secret, when it was there, and who is connected to which process.
KEEPSAKES: Final = Table(
    "keepsakes",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

OUTAGES: Final = Table(
    "outages",
    METADATA,
    Column("began", BigInteger, primary_key=True),
    Column("ended", BigInteger, nullable=False),
)

PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("seen", BigInteger, nullable=False),
    Column("vitals", Text),  # how it is, as JSON
)

PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("table_id", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("process", String(40), nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "process"),
)

LOOKING: Final = Table(
    "looking",
    METADATA,
    Column("identity", String(40), nullable=False),
    Column("process", String(40), nullable=False),
    PrimaryKeyConstraint("identity", "process"),
)
