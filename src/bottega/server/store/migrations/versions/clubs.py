"""Clubs, what is said in them, and contests of several deals."""

from alembic import op

from bottega.server.store.columns import keys, large, own_id, text, whole, word

revision = "clubs"
down_revision = "puzzles"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "clubs",
        own_id(),
        large("created"),
        word("name", 64),
        text("about"),
        word("door", 8),
        whole("generation"),
        whole("said"),
    )
    op.create_index("clubs_created", "clubs", ["created", "id"])
    op.create_table(
        "club_members",
        word("club"),
        word("identity"),
        word("role", 12),
        large("since"),
        keys("club", "identity"),
        sqlite_with_rowid=False,
    )
    op.create_index("club_members_identity", "club_members", ["identity"])
    op.create_table(
        "club_lines",
        word("club"),
        whole("number"),
        large("at"),
        word("identity"),
        text("text"),
        keys("club", "number"),
        sqlite_with_rowid=False,
    )
    op.create_index("club_lines_identity", "club_lines", ["identity"])
    op.create_table(
        "club_tables",
        word("club"),
        word("table_id"),
        large("at"),
        keys("club", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("club_tables_at", "club_tables", ["club", "at"])
    op.create_table(
        "duplicates",
        own_id(),
        word("club"),
        word("identity"),
        large("created"),
        word("name", 64),
        word("game"),
        text("bots"),
        text("options"),
        whole("deals"),
        large("ends"),
        word("door", 8),
    )
    op.create_index("duplicates_club", "duplicates", ["club", "ends"])
    op.create_index("duplicates_identity", "duplicates", ["identity"])
    op.create_table(
        "duplicate_guests",
        word("contest"),
        word("identity"),
        large("since"),
        keys("contest", "identity"),
        sqlite_with_rowid=False,
    )
    op.create_index("duplicate_guests_identity", "duplicate_guests", ["identity"])
