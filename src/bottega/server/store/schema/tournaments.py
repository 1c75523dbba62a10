"""Tournaments."""

from typing import Final

from sqlalchemy import Index, false

from bottega.server.store.columns import flag, keys, large, maybe, own_id, text, whole, word
from bottega.server.store.schema.shape import keyed

# Tournaments: how each is played, and when it must be looked after.
TOURNAMENTS: Final = keyed(
    "tournaments",
    own_id(),
    large("created"),
    word("host"),
    word("origin"),  # of the host: that network pays for its bots
    word("name", 64),
    flag("public"),
    word("status", 12),
    maybe(large("begins")),
    maybe(large("ends")),  # of an arena
    maybe(large("ended")),
    whole("round"),
    maybe(large("due")),
    text("terms"),  # as JSON
    flag("crowned", server_default=false()),  # who won it is marked
    Index("tournaments_crowned", "crowned", "status"),
    Index("tournaments_due", "due"),
    Index("tournaments_host", "host", "status"),
    Index("tournaments_listed", "public", "status", "created"),
)

# Who plays in a tournament.
COMPETITORS: Final = keyed(
    "competitors",
    word("tournament"),
    whole("number"),
    word("identity", 64),  # or @, the bot, / and which of its kind
    whole("seed"),
    flag("gone"),
    keys("tournament", "number"),
    Index("competitors_once", "tournament", "identity", unique=True),
    Index("competitors_identity", "identity"),
)

# Who meets in a round; the table is noted before it is laid. Somebody alone has a bye.
MEETINGS: Final = keyed(
    "meetings",
    word("tournament"),
    whole("round"),
    whole("number"),
    maybe(word("table_id")),
    text("seats"),  # numbers of players as JSON; 0: a bot fills the seat
    large("began"),
    flag("called"),  # whether it was seen who has not come
    maybe(text("excused")),  # who was not waited for when the time was up, as JSON
    keys("tournament", "round", "number"),
)

# Who was not to meet in a round, as one of them blocked the other when it was drawn.
DRAWS: Final = keyed(
    "draws",
    word("tournament"),
    whole("round"),
    text("apart"),  # pairs of players' numbers as JSON
    keys("tournament", "round"),
)
