"""Whom something was not told in quiet hours, and when these end."""

from alembic import op

from bottega.server.store.columns import key, large, word

revision = "held"
down_revision = "stages"


def upgrade() -> None:
    """Make their table."""
    op.create_table("held", key(word("identity")), large("due"))
