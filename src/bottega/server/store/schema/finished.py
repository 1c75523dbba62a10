"""Games that are over: what they came to, and what is made from that."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Table,
)

from bottega.server.store.schema.shape import METADATA

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
    Index("games_public", "public", "ended", "table_id"),
    Index("games_title", "public", "game", "ended", "table_id"),
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

# What each seat began with (its opening) and played, and what people remember games for, told by
# the game when it is over and made from the log like results. Of equal marks the first counts.
TRAITS: Final = Table(
    "traits",
    METADATA,
    Column("table_id", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("piece", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("ended", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "kind", "piece"),
    Index("traits_piece", "game", "kind", "piece", "ended", "table_id"),
    sqlite_with_rowid=False,
)

MARKS: Final = Table(
    "marks",
    METADATA,
    Column("player", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("public", Boolean, nullable=False),  # whether the game was played at a public table
    Column("number", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("table_id", String(40), nullable=False),
    PrimaryKeyConstraint("player", "name", "public", "number", "ended", "table_id"),
    sqlite_with_rowid=False,
)

# How many games people have played, and how many of them they won (`whom` is everybody); against
# whom, and in how many they came before them: a bot each, and people together.
TALLIES: Final = Table(
    "tallies",
    METADATA,
    Column("player", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("whom", String(40), nullable=False),
    Column("games", Integer, nullable=False),
    Column("ahead", Integer, nullable=False),
    PrimaryKeyConstraint("player", "game", "whom"),
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
    Index("ratings_player", "player", "season"),
    sqlite_with_rowid=False,
)

# The public records of each day as one file, in pieces; they can be made again. Whom a file names
# is noted: as soon as one of them hides or is gone, it is made anew.
ALMANAC: Final = Table(
    "almanac",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("edition", String(40), nullable=False),  # of its pieces
    Column("games", Integer, nullable=False),
    Column("found", Integer, nullable=False),  # games of the day, also those left out
    Column("named", Integer, nullable=False),  # people
    Column("bytes", BigInteger, nullable=False),
    Column("sha256", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("waits", BigInteger),  # when a game that was left out may be told
)

ALMANAC_PIECES: Final = Table(
    "almanac_pieces",
    METADATA,
    Column("edition", String(40), nullable=False),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("edition", "number"),
)

ALMANAC_NAMES: Final = Table(
    "almanac_names",
    METADATA,
    Column("edition", String(40), nullable=False),
    Column("identity", String(40), nullable=False),
    PrimaryKeyConstraint("edition", "identity"),
    Index("almanac_names_identity", "identity"),
    sqlite_with_rowid=False,
)
