"""Puzzles: positions of games of those who share them, and who has solved them."""

import sqlalchemy as sa
from alembic import op

revision = "puzzles"
down_revision = "sessions"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "sharers",
        sa.Column("identity", sa.String(40), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "looked",
        sa.Column("source", sa.String(200), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("positions", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzles",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("source", sa.String(200), nullable=False),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("view", sa.Text, nullable=False),
        sa.Column("answers", sa.Text, nullable=False),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.Column("shown", sa.Integer, nullable=False),
    )
    op.create_index("puzzles_source", "puzzles", ["source", "decision"], unique=True)
    op.create_index("puzzles_shown", "puzzles", ["game", "version", "shown", "id"])
    op.create_table(
        "tries",
        sa.Column("puzzle", sa.String(40), nullable=False),
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("code", sa.Integer, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.Column("shown", sa.Integer),
        sa.Column("was", sa.Integer),
        sa.PrimaryKeyConstraint("puzzle", "identity"),
    )
    op.create_index("tries_identity", "tries", ["identity", "game", "at"])
