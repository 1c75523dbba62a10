"""Passkeys, by which people come back."""

from alembic import op

from bottega.server.store.columns import large, maybe, own_id, text, word

revision = "passkeys"
down_revision = "dailies"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "passkeys",
        own_id(),
        word("identity"),
        text("credential"),
        text("key"),
        large("count"),
        word("name", 64),
        large("created"),
        maybe(large("used")),
        large("asked"),
    )
    op.create_index("passkeys_identity", "passkeys", ["identity"])
