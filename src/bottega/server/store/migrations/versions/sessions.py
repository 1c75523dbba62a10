"""Sessions: where people are known."""

from alembic import op

from bottega.server.store.columns import large, own_id, word

revision = "sessions"
down_revision = "passkeys"


def upgrade() -> None:
    """Make their table; tokens of before have none."""
    op.create_table(
        "sessions",
        own_id(),
        word("identity"),
        word("device", 64),
        large("created"),
        large("seen"),
    )
    op.create_index("sessions_identity", "sessions", ["identity"])
