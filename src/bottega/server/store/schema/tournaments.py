"""Tournaments."""

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
    false,
)

from bottega.server.store.schema.shape import METADATA

# Tournaments: how each is played, and when it must be looked after.
TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("host", String(40), nullable=False),
    Column("origin", String(40), nullable=False),  # of the host: that network pays for its bots
    Column("name", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(12), nullable=False),
    Column("begins", BigInteger),
    Column("ends", BigInteger),  # of an arena
    Column("ended", BigInteger),
    Column("round", Integer, nullable=False),
    Column("due", BigInteger),
    Column("terms", Text, nullable=False),  # as JSON
    Column("crowned", Boolean, nullable=False, server_default=false()),  # who won it is marked
    Index("tournaments_crowned", "crowned", "status"),
    Index("tournaments_due", "due"),
    Index("tournaments_host", "host", "status"),
    Index("tournaments_listed", "public", "status", "created"),
    sqlite_with_rowid=False,
)

# Who plays in a tournament.
COMPETITORS: Final = Table(
    "competitors",
    METADATA,
    Column("tournament", String(40), nullable=False),
    Column("number", Integer, nullable=False),
    Column("identity", String(64), nullable=False),  # or @, the bot, / and which of its kind
    Column("seed", Integer, nullable=False),
    Column("gone", Boolean, nullable=False),
    PrimaryKeyConstraint("tournament", "number"),
    Index("competitors_once", "tournament", "identity", unique=True),
    Index("competitors_identity", "identity"),
    sqlite_with_rowid=False,
)

# Who meets in a round; the table is noted before it is laid. Somebody alone has a bye.
MEETINGS: Final = Table(
    "meetings",
    METADATA,
    Column("tournament", String(40), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("table_id", String(40)),
    Column("seats", Text, nullable=False),  # numbers of players as JSON; 0: a bot fills the seat
    Column("began", BigInteger, nullable=False),
    Column("called", Boolean, nullable=False),  # whether it was seen who has not come
    Column("excused", Text),  # who was not waited for when the time was up, as JSON
    PrimaryKeyConstraint("tournament", "round", "number"),
    sqlite_with_rowid=False,
)

# Who was not to meet in a round, as one of them blocked the other when it was drawn.
DRAWS: Final = Table(
    "draws",
    METADATA,
    Column("tournament", String(40), nullable=False),
    Column("round", Integer, nullable=False),
    Column("apart", Text, nullable=False),  # pairs of players' numbers as JSON
    PrimaryKeyConstraint("tournament", "round"),
    sqlite_with_rowid=False,
)
