"""The logs, which are the truth, where each ends, and what lists show of them."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    text,
)

from bottega.server.store.schema.shape import METADATA

# The truth: every change of every table, each with what it brought about.
LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", String(40), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
    Column("deed", Text),  # the upshot of an entry
    Column("who", String(40)),  # the identity that an entry names, if it names one
    PrimaryKeyConstraint("table_id", "number"),
    Index(
        "log_who",
        "who",
        sqlite_where=text("who IS NOT NULL"),
        postgresql_where=text("who IS NOT NULL"),
    ),
    sqlite_with_rowid=False,
)

# Where each log ends: who is asked (a bit for each seat) and when the server must look after it.
HEADS: Final = Table(
    "heads",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("due", BigInteger),
    Column("stage", String(80)),  # how far the game has come, as JSON
    Index("heads_due", "due"),
    sqlite_with_rowid=False,
)

# What lists show, made from the log.
LIVELY: Final = ("open", "running")  # the status of a table that waits or is played at

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("info", Text, nullable=False),
    Index("tables_listed", "public", "status", "created"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("holder", String(40), nullable=False),
    Column("ended", BigInteger),  # when the table did; 0 where it was given up
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_holder", "holder", "ended", "table_id", "seat"),
)
