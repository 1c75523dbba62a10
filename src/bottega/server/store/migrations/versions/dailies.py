"""Games of many people on one deal: which contest a game is of, and who plays where."""

from alembic import op

from bottega.server.store.columns import keys, maybe, word

revision = "dailies"
down_revision = "waiting"


def upgrade() -> None:
    """Name contests beside games, and keep who plays in one."""
    op.add_column("games", maybe(word("contest", 80)))
    op.create_index("games_contest", "games", ["contest"])
    op.create_table(
        "entrants",
        word("contest", 80),
        word("identity"),
        word("table_id"),
        keys("contest", "identity"),
        sqlite_with_rowid=False,
    )
    op.create_index("entrants_identity", "entrants", ["identity", "contest"])
