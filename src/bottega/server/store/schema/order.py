"""Order: reports, what was done about them, invitations, and what is still to be done."""

from typing import Final

from sqlalchemy import Index

from bottega.server.store.columns import key, large, maybe, own_id, text, whole, word
from bottega.server.store.schema.shape import table

# What people report of others, until somebody has looked into it, and afterwards.
REPORTS: Final = table(
    "reports",
    own_id(),
    large("at"),
    word("reporter"),
    word("whom"),
    word("reason", 12),
    text("words"),
    maybe(word("table_id")),
    maybe(whole("number")),  # of what was said there
    maybe(text("quoted")),  # what it was
    maybe(large("closed")),
    maybe(word("place", 60)),  # where it is, if not at a table, as in the address of its page
    Index("reports_closed", "closed", "at", "id"),
    Index("reports_whom", "whom"),
    Index("reports_reporter", "reporter"),
)

# What moderators and the operator did, which is never changed and never lost.
ACTS: Final = table(
    "acts",
    own_id(),
    large("at"),
    word("officer"),  # empty: the operator
    word("what", 12),
    maybe(word("whom")),
    maybe(word("table_id")),
    maybe(whole("number")),
    maybe(large("until")),
    text("why"),
    maybe(text("was")),  # what was taken away: a name, words
    maybe(word("place", 60)),
    Index("acts_at", "at", "id"),
    Index("acts_whom", "whom", "at", "id"),
    Index("acts_place", "place", "at", "id"),
)

# Where a server takes nobody in without one: how many may come by it, and who came by which.
INVITATIONS: Final = table(
    "invitations",
    key(word("code")),
    large("made"),
    word("host"),  # empty: the operator
    whole("uses"),
    whole("used"),
    maybe(large("until")),
    word("note", 80),
    Index("invitations_host", "host", "made"),
    Index("invitations_made", "made", "code"),
)

ADMISSIONS: Final = table(
    "admissions",
    key(word("identity")),
    word("code"),
    word("host"),  # who had invited them
    large("at"),
    Index("admissions_host", "host"),
)

# What is still to be done at the tables of somebody who goes or loses their name, or of a contest.
ERRANDS: Final = table(
    "errands",
    key(word("identity")),
    word("kind", 8),
    word("word", 64),  # the alias of who has gone, or the new name
    large("since"),
    Index("errands_since", "since"),
)
