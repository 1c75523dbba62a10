"""Order: who may do what, reports, what was done about them, invitations, and who has gone."""

import re
from itertools import islice

import sqlalchemy as sa
from alembic import op

from bottega.server.store.columns import (
    flag,
    key,
    large,
    maybe,
    own_id,
    text,
    where,
    whole,
    word,
)

revision = "order"
down_revision = "clubs"

NAMING = ("opened", "sat", "murmured", "imported")  # entries that name an identity
NAMED = re.compile(r'"(?:host|holder|by)":"([^"\\]+)"')
AT_ONCE = 1_000  # rows


def upgrade() -> None:
    """Make the tables, and find in the logs whom they name."""
    _people()
    _reports()
    _invitations()
    op.add_column("processes", maybe(text("vitals")))
    op.add_column("log", maybe(word("who")))
    _read_logs()
    op.create_index("log_who", "log", ["who"], **where("who IS NOT NULL"))


def _people() -> None:
    for name in ("silent_until", "banned_until"):
        op.add_column("identities", large(name, server_default="0"))
    op.add_column("identities", flag("moderator", server_default=sa.false()))
    op.create_index("identities_created", "identities", ["created"])
    op.create_index("identities_moderator", "identities", ["moderator"], **where("moderator"))


def _reports() -> None:
    op.create_table(
        "reports",
        own_id(),
        large("at"),
        word("reporter"),
        word("whom"),
        word("reason", 12),
        text("words"),
        maybe(word("table_id")),
        maybe(whole("number")),
        maybe(text("quoted")),
        maybe(large("closed")),
    )
    op.create_index("reports_closed", "reports", ["closed", "at", "id"])
    op.create_index("reports_whom", "reports", ["whom"])
    op.create_index("reports_reporter", "reports", ["reporter"])
    op.create_table(
        "acts",
        own_id(),
        large("at"),
        word("officer"),
        word("what", 12),
        maybe(word("whom")),
        maybe(word("table_id")),
        maybe(whole("number")),
        maybe(large("until")),
        text("why"),
        maybe(text("was")),
    )
    op.create_index("acts_at", "acts", ["at", "id"])
    op.create_index("acts_whom", "acts", ["whom", "at", "id"])
    _let_acts_stand()


def _let_acts_stand() -> None:
    """Let the database itself refuse to change what was done, or to lose it."""
    for change in ("UPDATE", "DELETE"):
        if op.get_bind().dialect.name == "sqlite":
            op.execute(
                f"CREATE TRIGGER acts_no_{change.lower()} BEFORE {change} ON acts "
                "BEGIN SELECT RAISE(ABORT, 'acts stand as they were'); END"
            )
        else:
            op.execute(
                f"CREATE RULE acts_no_{change.lower()} AS ON {change} TO acts DO INSTEAD NOTHING"
            )


def _invitations() -> None:
    op.create_table(
        "invitations",
        key(word("code")),
        large("made"),
        word("host"),
        whole("uses"),
        whole("used"),
        maybe(large("until")),
        word("note", 80),
    )
    op.create_index("invitations_host", "invitations", ["host", "made"])
    op.create_index("invitations_made", "invitations", ["made", "code"])
    op.create_table("admissions", key(word("identity")), word("code"), word("host"), large("at"))
    op.create_index("admissions_host", "admissions", ["host"])
    op.create_table(
        "errands", key(word("identity")), word("kind", 8), word("word", 64), large("since")
    )
    op.create_index("errands_since", "errands", ["since"])


def _read_logs() -> None:
    """Write beside each entry whom it names."""
    bind, log = (
        op.get_bind(),
        sa.table(
            "log",
            sa.column("table_id"),
            sa.column("number"),
            sa.column("entry"),
            sa.column("who"),
        ),
    )
    kinds = [log.c.entry.like(f'{{"kind":"{kind}"%') for kind in NAMING]
    query = sa.select(log.c.table_id, log.c.number, log.c.entry).where(sa.or_(*kinds))
    rows = iter(bind.execute(query).all())
    here = (log.c.table_id == sa.bindparam("at"), log.c.number == sa.bindparam("place"))
    note = sa.update(log).where(*here).values(who=sa.bindparam("whom"))
    while some := list(islice(rows, AT_ONCE)):
        found = [
            {"at": table, "place": number, "whom": named[1][:40]}
            for table, number, entry in some
            if (named := NAMED.search(entry))
        ]
        if found:
            bind.execute(note, found)
