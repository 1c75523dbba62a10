"""Who waits for whom: quick matches, and people who do not want to meet."""

from alembic import op

from bottega.server.store.columns import flag, keys, large, maybe, whole, word

revision = "waiting"
down_revision = "results"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "waiting",
        word("game"),
        whole("players"),
        word("pace", 8),
        word("identity"),
        large("since"),
        large("seen"),
        flag("bots"),
        maybe(word("table_id")),
        keys("game", "players", "pace", "identity"),
        sqlite_with_rowid=False,
    )
    op.create_index("waiting_identity", "waiting", ["identity"])
    op.create_table(
        "ties",
        word("identity"),
        word("kind", 8),
        word("other"),
        large("since"),
        keys("identity", "kind", "other"),
        sqlite_with_rowid=False,
    )
    op.create_index("ties_other", "ties", ["other", "kind"])
