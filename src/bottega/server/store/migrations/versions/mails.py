"""Where people get mails, what the next one tells of, and who is asked to which table."""

from alembic import op

from bottega.server.store.columns import key, keys, large, maybe, text, whole, word

revision = "mails"
down_revision = "tournaments"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "addresses",
        key(word("identity")),
        maybe(word("address", 254)),
        maybe(word("asked", 254)),
        word("language", 12),
        maybe(large("told")),
        maybe(large("due")),
        whole("tries", server_default="0"),
    )
    op.create_index("addresses_due", "addresses", ["due"])
    op.create_table(
        "letters",
        word("identity"),
        word("kind", 12),
        word("table_id"),
        text("notice"),
        keys("identity", "kind", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "askings",
        word("table_id"),
        word("identity"),
        word("host"),
        word("link", 80),
        large("at"),
        keys("table_id", "identity"),
        sqlite_with_rowid=False,
    )
    op.create_index("askings_identity", "askings", ["identity", "at"])
