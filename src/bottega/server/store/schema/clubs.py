"""Clubs and contests of deals."""

from typing import Final

from sqlalchemy import Index

from bottega.server.store.columns import keys, large, own_id, text, whole, word
from bottega.server.store.schema.shape import keyed, table

# Clubs: how one comes in, who is in them (or asks to be, or was shut out), what is said there, and
# which tables were opened for one.
CLUBS: Final = table(
    "clubs",
    own_id(),
    large("created"),
    word("name", 64),
    text("about"),
    word("door", 8),
    whole("generation"),  # of its invitation
    whole("said"),  # changes of what is said
    Index("clubs_created", "created", "id"),
)

CLUB_MEMBERS: Final = keyed(
    "club_members",
    word("club"),
    word("identity"),
    word("role", 12),
    large("since"),
    keys("club", "identity"),
    Index("club_members_identity", "identity"),
)

CLUB_LINES: Final = keyed(
    "club_lines",
    word("club"),
    whole("number"),
    large("at"),
    word("identity"),
    text("text"),
    keys("club", "number"),
    Index("club_lines_identity", "identity"),
)

CLUB_TABLES: Final = keyed(
    "club_tables",
    word("club"),
    word("table_id"),
    large("at"),
    keys("club", "table_id"),
    Index("club_tables_at", "club", "at"),
    Index("club_tables_table", "table_id"),
)

# Contests of several deals, and who came to one by its link; `entrants` says who plays where.
DUPLICATES: Final = table(
    "duplicates",
    own_id(),
    word("club"),
    word("identity"),  # who made it
    large("created"),
    word("name", 64),
    word("game"),
    text("bots"),  # as JSON
    text("options"),  # as JSON
    whole("deals"),
    large("ends"),
    word("door", 8),
    large("named"),  # the end that was said first: deals go by it
    Index("duplicates_club", "club", "ends"),
    Index("duplicates_identity", "identity"),
)

DUPLICATE_GUESTS: Final = keyed(
    "duplicate_guests",
    word("contest"),
    word("identity"),
    large("since"),
    keys("contest", "identity"),
    Index("duplicate_guests_identity", "identity"),
)

# Who plays in a contest, and at which table.
ENTRANTS: Final = keyed(
    "entrants",
    word("contest", 80),
    word("identity"),
    word("table_id"),
    keys("contest", "identity"),
    Index("entrants_identity", "identity", "contest"),
)
