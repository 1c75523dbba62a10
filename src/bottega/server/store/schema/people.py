"""Who plays here, how they are known, what they are to each other, and who waits."""

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
    text,
)

from bottega.server.store.schema.shape import METADATA

# Who plays here; a recovery code is kept as its hash.
IDENTITIES: Final = Table(
    "identities",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("recovery", String(64), nullable=False, unique=True),
    Column("epoch", Integer, nullable=False),
    Column("webhook", String(500)),
    # Whether somebody can come back from any device, and whether others see nothing of them.
    Column("lasting", Boolean, nullable=False, server_default=false()),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    # Until when they may not write, until when they may not come in, and whether they keep order.
    Column("silent_until", BigInteger, nullable=False, server_default="0"),
    Column("banned_until", BigInteger, nullable=False, server_default="0"),
    Column("moderator", Boolean, nullable=False, server_default=false()),
    Index("identities_created", "created"),
    Index(
        "identities_moderator",
        "moderator",
        sqlite_where=text("moderator"),
        postgresql_where=text("moderator"),
    ),
    Index("identities_name", "name"),
)

# By which people come back: the public halves of keys that their devices keep.
PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String(40), primary_key=True),  # a hash of the credential's own
    Column("identity", String(40), nullable=False),
    Column("credential", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),  # how often it has signed, where it counts that
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Column("asked", BigInteger, nullable=False),  # when the last challenge was made that it signed
    Index("passkeys_identity", "identity"),
)

# Where people are known: each token that was handed out, until it is ended.
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("identity", String(40), nullable=False),
    Column("device", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # to the hour
    Index("sessions_identity", "identity"),
)

# Who waits for people to play with; the table is noted before it is laid.
WAITING: Final = Table(
    "waiting",
    METADATA,
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("identity", String(40), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("bots", Boolean, nullable=False),  # whether bots may take the seats that are left
    Column("table_id", String(40)),
    PrimaryKeyConstraint("game", "players", "pace", "identity"),
    Index("waiting_identity", "identity"),
    sqlite_with_rowid=False,
)

# What people are to each other: who blocks whom is never matched with them.
TIES: Final = Table(
    "ties",
    METADATA,
    Column("identity", String(40), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("other", String(40), nullable=False),
    Column("since", BigInteger, nullable=False),
    PrimaryKeyConstraint("identity", "kind", "other"),
    Index("ties_other", "other", "kind"),
    sqlite_with_rowid=False,
)

# Whom somebody has asked to a seat of their table, by name.
ASKINGS: Final = Table(
    "askings",
    METADATA,
    Column("table_id", String(40), nullable=False),
    Column("identity", String(40), nullable=False),  # the guest
    Column("host", String(40), nullable=False),
    Column("link", String(80), nullable=False),  # what stands after # in the seat's
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "identity"),
    Index("askings_identity", "identity", "at"),
    sqlite_with_rowid=False,
)
