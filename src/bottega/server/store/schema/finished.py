"""Games that are over: what they came to, and what is made from that."""

from typing import Final

from sqlalchemy import Index

from bottega.server.store.columns import blob, flag, key, keys, large, maybe, real, whole, word
from bottega.server.store.schema.shape import keyed, table

# Games that have come to an end, and what they came to for each seat, made from the log. A game
# that counts for ratings has a pool; what it changed stands beside the result.
GAMES: Final = table(
    "games",
    key(word("table_id")),
    large("ended"),
    word("game"),
    whole("version"),
    whole("players"),
    flag("usual"),  # whether it was played by the usual options
    flag("public"),
    large("lasted"),  # milliseconds
    word("pool", 20),  # empty: it does not count
    flag("rated"),
    maybe(word("contest", 80)),
    Index("games_contest", "contest"),
    Index("games_ended", "ended", "table_id"),
    Index("games_public", "public", "ended", "table_id"),
    Index("games_title", "public", "game", "ended", "table_id"),
    Index("games_pool", "game", "pool", "ended", "table_id"),
    Index("games_unrated", "rated", "ended", "table_id"),
)

RESULTS: Final = keyed(
    "results",
    word("table_id"),
    whole("seat"),
    large("ended"),
    word("game"),
    word("pool", 20),
    whole("side"),
    word("player"),  # an identity, or @ and the bot
    word("name", 64),  # empty for a bot
    whole("place"),
    whole("points"),
    flag("won"),
    flag("gave_up"),  # or did not come back
    maybe(real("mu")),  # of the player's rating after the game
    maybe(real("sigma")),
    maybe(whole("shown")),  # as people see it
    maybe(whole("was")),  # what was shown of it before
    keys("table_id", "seat"),
    Index("results_player", "player", "ended", "table_id"),
    Index("results_pool", "player", "game", "pool", "ended", "table_id"),
)

# What each seat began with (its opening) and played, and what people remember games for, told by
# the game when it is over and made from the log like results. Of equal marks the first counts.
TRAITS: Final = keyed(
    "traits",
    word("table_id"),
    whole("seat"),
    word("kind", 8),
    word("piece", 64),
    word("game"),
    large("ended"),
    keys("table_id", "seat", "kind", "piece"),
    Index("traits_piece", "game", "kind", "piece", "ended", "table_id"),
)

MARKS: Final = keyed(
    "marks",
    word("player"),
    word("name"),
    flag("public"),  # whether the game was played at a public table
    large("number"),
    large("ended"),
    word("table_id"),
    keys("player", "name", "public", "number", "ended", "table_id"),
)

# How many games people have played, and how many of them they won (`whom` is everybody); against
# whom, and in how many they came before them: a bot each, and people together.
TALLIES: Final = keyed(
    "tallies",
    word("player"),
    word("game"),
    word("whom"),
    whole("games"),
    whole("ahead"),
    keys("player", "game", "whom"),
)

# How strong players of a pool probably are: by now (no season), and at the end of each season.
RATINGS: Final = keyed(
    "ratings",
    word("game"),
    word("pool", 20),
    word("season", 8),
    word("player"),
    real("mu"),
    real("sigma"),
    whole("shown"),
    whole("best"),
    whole("games"),
    keys("game", "pool", "season", "player"),
    Index("ratings_shown", "game", "pool", "season", "shown", "player"),
    Index("ratings_player", "player", "season"),
)

# The public records of each day as one file, in pieces; they can be made again. Whom a file names
# is noted: as soon as one of them hides or is gone, it is made anew.
ALMANAC: Final = table(
    "almanac",
    key(word("day", 10)),
    word("edition"),  # of its pieces
    whole("games"),
    whole("found"),  # games of the day, also those left out
    whole("named"),  # people
    large("bytes"),
    word("sha256", 64),
    large("made"),
    maybe(large("waits")),  # when a game that was left out may be told
)

ALMANAC_PIECES: Final = table(
    "almanac_pieces",
    word("edition"),
    whole("number"),
    blob("data"),
    keys("edition", "number"),
)

ALMANAC_NAMES: Final = keyed(
    "almanac_names",
    word("edition"),
    word("identity"),
    keys("edition", "identity"),
    Index("almanac_names_identity", "identity"),
)
