"""Games of many people on one deal: which contest a game is of, and who plays where."""

import sqlalchemy as sa
from alembic import op

revision = "dailies"
down_revision = "waiting"


def upgrade() -> None:
    """Name contests beside games, and keep who plays in one."""
    op.add_column("games", sa.Column("contest", sa.String(80)))
    op.create_index("games_contest", "games", ["contest"])
    op.create_table(
        "entrants",
        sa.Column("contest", sa.String(80), nullable=False),
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("contest", "identity"),
        sqlite_with_rowid=False,
    )
    op.create_index("entrants_identity", "entrants", ["identity", "contest"])
