"""Order: reports, what was done about them, invitations, and what is still to be done."""

from typing import Final

from sqlalchemy import BigInteger, Column, Index, Integer, String, Table, Text

from bottega.server.store.schema.shape import METADATA

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
