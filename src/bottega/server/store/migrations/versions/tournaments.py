"""Tournaments: how they are played, who plays, and who meets at which table."""

from alembic import op

from bottega.server.store.columns import (
    flag,
    keys,
    large,
    maybe,
    own_id,
    text,
    whole,
    word,
)

revision = "tournaments"
down_revision = "traits"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "tournaments",
        own_id(),
        large("created"),
        word("host"),
        word("origin"),
        word("name", 64),
        flag("public"),
        word("status", 12),
        maybe(large("begins")),
        maybe(large("ends")),
        maybe(large("ended")),
        whole("round"),
        maybe(large("due")),
        text("terms"),
        sqlite_with_rowid=False,
    )
    op.create_index("tournaments_due", "tournaments", ["due"])
    op.create_index("tournaments_host", "tournaments", ["host", "status"])
    op.create_index("tournaments_listed", "tournaments", ["public", "status", "created"])
    op.create_table(
        "competitors",
        word("tournament"),
        whole("number"),
        word("identity", 64),
        whole("seed"),
        flag("gone"),
        keys("tournament", "number"),
        sqlite_with_rowid=False,
    )
    op.create_index("competitors_once", "competitors", ["tournament", "identity"], unique=True)
    op.create_index("competitors_identity", "competitors", ["identity"])
    op.create_table(
        "meetings",
        word("tournament"),
        whole("round"),
        whole("number"),
        maybe(word("table_id")),
        text("seats"),
        large("began"),
        flag("called"),
        maybe(text("excused")),
        keys("tournament", "round", "number"),
        sqlite_with_rowid=False,
    )
