"""Who waits for whom: quick matches, and people who do not want to meet."""

import sqlalchemy as sa
from alembic import op

revision = "waiting"
down_revision = "results"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "waiting",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("table_id", sa.String(40)),
        sa.PrimaryKeyConstraint("game", "players", "pace", "identity"),
        sqlite_with_rowid=False,
    )
    op.create_index("waiting_identity", "waiting", ["identity"])
    op.create_table(
        "ties",
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("other", sa.String(40), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("identity", "kind", "other"),
        sqlite_with_rowid=False,
    )
    op.create_index("ties_other", "ties", ["other", "kind"])
