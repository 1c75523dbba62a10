"""Clubs and contests of deals."""

from typing import Final

from sqlalchemy import BigInteger, Column, Index, Integer, PrimaryKeyConstraint, String, Table, Text

from bottega.server.store.schema.shape import METADATA

# Clubs: how one comes in, who is in them (or asks to be, or was shut out), what is said there, and
# which tables were opened for one.
CLUBS: Final = Table(
    "clubs",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("about", Text, nullable=False),
    Column("door", String(8), nullable=False),
    Column("generation", Integer, nullable=False),  # of its invitation
    Column("said", Integer, nullable=False),  # changes of what is said
    Index("clubs_created", "created", "id"),
)

CLUB_MEMBERS: Final = Table(
    "club_members",
    METADATA,
    Column("club", String(40), nullable=False),
    Column("identity", String(40), nullable=False),
    Column("role", String(12), nullable=False),
    Column("since", BigInteger, nullable=False),
    PrimaryKeyConstraint("club", "identity"),
    Index("club_members_identity", "identity"),
    sqlite_with_rowid=False,
)

CLUB_LINES: Final = Table(
    "club_lines",
    METADATA,
    Column("club", String(40), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("identity", String(40), nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("club", "number"),
    Index("club_lines_identity", "identity"),
    sqlite_with_rowid=False,
)

CLUB_TABLES: Final = Table(
    "club_tables",
    METADATA,
    Column("club", String(40), nullable=False),
    Column("table_id", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("club", "table_id"),
    Index("club_tables_at", "club", "at"),
    Index("club_tables_table", "table_id"),
    sqlite_with_rowid=False,
)

# Contests of several deals, and who came to one by its link; `entrants` says who plays where.
DUPLICATES: Final = Table(
    "duplicates",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("club", String(40), nullable=False),
    Column("identity", String(40), nullable=False),  # who made it
    Column("created", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("bots", Text, nullable=False),  # as JSON
    Column("options", Text, nullable=False),  # as JSON
    Column("deals", Integer, nullable=False),
    Column("ends", BigInteger, nullable=False),
    Column("door", String(8), nullable=False),
    Column(
        "named", BigInteger, nullable=False
    ),  # the end that was said first: deals are named by it
    Index("duplicates_club", "club", "ends"),
    Index("duplicates_identity", "identity"),
)

DUPLICATE_GUESTS: Final = Table(
    "duplicate_guests",
    METADATA,
    Column("contest", String(40), nullable=False),
    Column("identity", String(40), nullable=False),
    Column("since", BigInteger, nullable=False),
    PrimaryKeyConstraint("contest", "identity"),
    Index("duplicate_guests_identity", "identity"),
    sqlite_with_rowid=False,
)

# Who plays in a contest, and at which table.
ENTRANTS: Final = Table(
    "entrants",
    METADATA,
    Column("contest", String(80), nullable=False),
    Column("identity", String(40), nullable=False),
    Column("table_id", String(40), nullable=False),
    PrimaryKeyConstraint("contest", "identity"),
    Index("entrants_identity", "identity", "contest"),
    sqlite_with_rowid=False,
)
