"""Puzzles: positions of games of those who share them, and who has solved them."""

from alembic import op

from bottega.server.store.columns import (
    flag,
    key,
    keys,
    large,
    maybe,
    own_id,
    real,
    text,
    whole,
    word,
)

revision = "puzzles"
down_revision = "sessions"


def upgrade() -> None:
    """Make their tables."""
    op.create_table("sharers", key(word("identity")), large("since"))
    op.create_table("looked", key(word("source", 200)), large("at"), whole("positions"))
    op.create_table(
        "puzzles",
        own_id(),
        large("made"),
        word("source", 200),
        whole("decision"),
        word("game"),
        whole("version"),
        whole("seat"),
        text("view"),
        text("answers"),
        maybe(real("mu")),
        maybe(real("sigma")),
        whole("shown"),
    )
    op.create_index("puzzles_source", "puzzles", ["source", "decision"], unique=True)
    op.create_index("puzzles_shown", "puzzles", ["game", "version", "shown", "id"])
    op.create_table(
        "tries",
        word("puzzle"),
        word("identity"),
        word("game"),
        large("at"),
        whole("code"),
        flag("solved"),
        maybe(real("mu")),
        maybe(real("sigma")),
        maybe(whole("shown")),
        maybe(whole("was")),
        keys("puzzle", "identity"),
    )
    op.create_index("tries_identity", "tries", ["identity", "game", "at"])
