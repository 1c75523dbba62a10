"""Reviews of games that are over."""

from alembic import op

from bottega.server.store.columns import keys, large, maybe, text, whole, word

revision = "reviews"
down_revision = "first"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "reviews",
        word("table_id"),
        whole("seat"),
        word("state", 12),
        whole("done"),
        whole("total"),
        large("at"),
        word("process"),
        maybe(text("result")),
        keys("table_id", "seat"),
    )
    op.create_index("reviews_at", "reviews", ["at"])
