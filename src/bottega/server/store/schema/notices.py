"""How people are told of what waits for them."""

from typing import Final

from sqlalchemy import BigInteger, Column, Index, Integer, PrimaryKeyConstraint, String, Table, Text

from bottega.server.store.schema.shape import METADATA

# How people are to be told: browsers that take pushes, what is wished, tables that are silent.
PUSHES: Final = Table(
    "pushes",
    METADATA,
    Column("id", String(64), primary_key=True),  # a hash of the endpoint
    Column("identity", String(40), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(12), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("pushes_identity", "identity"),
)

WISHES: Final = Table(
    "wishes",
    METADATA,
    Column("identity", String(40), primary_key=True),
    Column("wishes", Text, nullable=False),
)

MUTED: Final = Table(
    "muted",
    METADATA,
    Column("identity", String(40), nullable=False),
    Column("table_id", String(40), nullable=False),
    PrimaryKeyConstraint("identity", "table_id"),
)

# Whom something was not told in quiet hours, and when these end.
HELD: Final = Table(
    "held",
    METADATA,
    Column("identity", String(40), primary_key=True),
    Column("due", BigInteger, nullable=False),
)

# Where people get mails: an address once it is confirmed. When one was sent since they were last
# here, when the next one is due, and how often that was tried.
ADDRESSES: Final = Table(
    "addresses",
    METADATA,
    Column("identity", String(40), primary_key=True),
    Column("address", String(254)),
    Column("asked", String(254)),  # one that is yet to be confirmed
    Column("language", String(12), nullable=False),
    Column("told", BigInteger),
    Column("due", BigInteger),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("since", BigInteger),  # when it was asked whether the new one is theirs
    Index("addresses_due", "due"),
    Index("addresses_since", "since"),
)

# What the next mail is to tell of.
LETTERS: Final = Table(
    "letters",
    METADATA,
    Column("identity", String(40), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("table_id", String(40), nullable=False),
    Column("notice", Text, nullable=False),
    Column("whose", String(40), nullable=False, server_default=""),  # of which it tells by name
    PrimaryKeyConstraint("identity", "kind", "table_id"),
    sqlite_with_rowid=False,
)
