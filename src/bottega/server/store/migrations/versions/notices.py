"""How people are to be told: pushes, wishes, silent tables, and who looks at a page."""

from alembic import op

from bottega.server.store.columns import key, keys, large, text, word

revision = "notices"
down_revision = "reviews"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "pushes",
        key(word("id", 64)),
        word("identity"),
        text("endpoint"),
        word("p256dh", 100),
        word("auth"),
        word("language", 12),
        large("created"),
    )
    op.create_index("pushes_identity", "pushes", ["identity"])
    op.create_table("wishes", key(word("identity")), text("wishes"))
    _make_pairs("muted", "identity", "table_id")
    _make_pairs("looking", "identity", "process")


def _make_pairs(name: str, one: str, other: str) -> None:
    columns = (word(column) for column in (one, other))
    op.create_table(name, *columns, keys(one, other))
