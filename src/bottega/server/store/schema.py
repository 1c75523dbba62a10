"""The tables of the database; `migrations` brings an older one to this shape."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData()
SHAPE: Final = "mails"  # the newest of `migrations`
# Where Alembic notes which shape a database has; it makes this table itself.
SHAPES: Final = Table("alembic_version", MetaData(), Column("version_num", String(32)))

# The truth: every change of every table, each with what it brought about.
LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", String(40), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
    Column("deed", Text),  # the upshot of an entry
    PrimaryKeyConstraint("table_id", "number"),
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
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_holder", "holder"),
)

# Games that have come to an end, and what they came to for each seat, made from the log. A game
# that counts for ratings has a pool; what it changed stands beside the result.
GAMES: Final = Table(
    "games",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("ended", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("usual", Boolean, nullable=False),  # whether it was played by the usual options
    Column("public", Boolean, nullable=False),
    Column("lasted", BigInteger, nullable=False),  # milliseconds
    Column("pool", String(20), nullable=False),  # empty: it does not count
    Column("rated", Boolean, nullable=False),
    Column("contest", String(80)),
    Index("games_contest", "contest"),
    Index("games_ended", "ended", "table_id"),
    Index("games_pool", "game", "pool", "ended", "table_id"),
    Index("games_unrated", "rated", "ended", "table_id"),
)
RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("pool", String(20), nullable=False),
    Column("side", Integer, nullable=False),
    Column("player", String(40), nullable=False),  # an identity, or @ and the bot
    Column("name", String(64), nullable=False),  # empty for a bot
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("gave_up", Boolean, nullable=False),  # or did not come back
    Column("mu", Float),  # of the player's rating after the game
    Column("sigma", Float),
    Column("shown", Integer),  # as people see it
    Column("was", Integer),  # what was shown of it before
    PrimaryKeyConstraint("table_id", "seat"),
    Index("results_player", "player", "ended", "table_id"),
    Index("results_pool", "player", "game", "pool", "ended", "table_id"),
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
# How strong players of a pool probably are: by now (no season), and at the end of each season.
RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", String(40), nullable=False),
    Column("pool", String(20), nullable=False),
    Column("season", String(8), nullable=False),
    Column("player", String(40), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("game", "pool", "season", "player"),
    Index("ratings_shown", "game", "pool", "season", "shown", "player"),
    Index("ratings_player", "player"),
    sqlite_with_rowid=False,
)

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
INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("table_id", String(40), nullable=False),
    Column("identity", String(40), nullable=False),  # the guest
    Column("host", String(40), nullable=False),
    Column("link", String(80), nullable=False),  # what stands after # in the seat's
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "identity"),
    Index("invitations_identity", "identity", "at"),
    sqlite_with_rowid=False,
)

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
    Index("addresses_due", "due"),
)
# What the next mail is to tell of.
LETTERS: Final = Table(
    "letters",
    METADATA,
    Column("identity", String(40), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("table_id", String(40), nullable=False),
    Column("notice", Text, nullable=False),
    PrimaryKeyConstraint("identity", "kind", "table_id"),
    sqlite_with_rowid=False,
)

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
