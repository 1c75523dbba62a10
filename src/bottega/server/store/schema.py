"""The tables of the database; `migrations` brings an older one to this shape."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    text,
)

METADATA: Final = MetaData()
SHAPE: Final = "letters"  # the newest of `migrations`
# Where Alembic notes which shape a database has; it makes this table itself.
SHAPES: Final = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)

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
    Index("ratings_player", "player", "season"),
    sqlite_with_rowid=False,
)

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
# What people report of others, until somebody has looked into it, and afterwards.
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(40), nullable=False),
    Column("whom", String(40), nullable=False),
    Column("reason", String(12), nullable=False),
    Column("words", Text, nullable=False),
    Column("table_id", String(40)),
    Column("number", Integer),  # of what was said there
    Column("quoted", Text),  # what it was
    Column("closed", BigInteger),
    Column("place", String(60)),  # where it is, if not at a table, as in the address of its page
    Index("reports_closed", "closed", "at", "id"),
    Index("reports_whom", "whom"),
    Index("reports_reporter", "reporter"),
)
# What moderators and the operator did, which is never changed and never lost.
ACTS: Final = Table(
    "acts",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("officer", String(40), nullable=False),  # empty: the operator
    Column("what", String(12), nullable=False),
    Column("whom", String(40)),
    Column("table_id", String(40)),
    Column("number", Integer),
    Column("until", BigInteger),
    Column("why", Text, nullable=False),
    Column("was", Text),  # what was taken away: a name, words
    Column("place", String(60)),
    Index("acts_at", "at", "id"),
    Index("acts_whom", "whom", "at", "id"),
    Index("acts_place", "place", "at", "id"),
)
# Where a server takes nobody in without one: how many may come by it, and who came by which.
INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("code", String(40), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("host", String(40), nullable=False),  # empty: the operator
    Column("uses", Integer, nullable=False),
    Column("used", Integer, nullable=False),
    Column("until", BigInteger),
    Column("note", String(80), nullable=False),
    Index("invitations_host", "host", "made"),
    Index("invitations_made", "made", "code"),
)
ADMISSIONS: Final = Table(
    "admissions",
    METADATA,
    Column("identity", String(40), primary_key=True),
    Column("code", String(40), nullable=False),
    Column("host", String(40), nullable=False),  # who had invited them
    Column("at", BigInteger, nullable=False),
    Index("admissions_host", "host"),
)
# What is still to be done at the tables of somebody who goes or loses their name, or of a contest.
ERRANDS: Final = Table(
    "errands",
    METADATA,
    Column("identity", String(40), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("word", String(64), nullable=False),  # the alias of who has gone, or the new name
    Column("since", BigInteger, nullable=False),
    Index("errands_since", "since"),
)
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
