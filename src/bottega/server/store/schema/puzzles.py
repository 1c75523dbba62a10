"""Puzzles, and who has tried them."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from bottega.server.store.schema.shape import METADATA

# Positions to be solved: as a seat saw them, and what each answer is worth, the best first.
PUZZLES: Final = Table(
    "puzzles",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("source", String(200), nullable=False),  # a table, or how bots played it elsewhere
    Column("decision", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("view", Text, nullable=False),
    Column("answers", Text, nullable=False),
    Column("mu", Float),  # of its rating; a puzzle that nobody has tried has none
    Column("sigma", Float),
    Column("shown", Integer, nullable=False),
    Index("puzzles_source", "source", "decision", unique=True),
    Index("puzzles_shown", "game", "version", "shown", "id"),
)

# Games in which puzzles were looked for.
LOOKED: Final = Table(
    "looked",
    METADATA,
    Column("source", String(200), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("positions", Integer, nullable=False),
)

# The first answers that people gave to puzzles; who is rated has a rating after each.
TRIES: Final = Table(
    "tries",
    METADATA,
    Column("puzzle", String(40), nullable=False),
    Column("identity", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("code", Integer, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("mu", Float),
    Column("sigma", Float),
    Column("shown", Integer),
    Column("was", Integer),
    PrimaryKeyConstraint("puzzle", "identity"),
    Index("tries_identity", "identity", "game", "at"),
)

# Who lets positions of their games become puzzles.
SHARERS: Final = Table(
    "sharers",
    METADATA,
    Column("identity", String(40), primary_key=True),
    Column("since", BigInteger, nullable=False),
)
