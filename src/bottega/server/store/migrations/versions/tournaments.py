"""Tournaments: how they are played, who plays, and who meets at which table."""

import sqlalchemy as sa
from alembic import op

revision = "tournaments"
down_revision = "traits"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("origin", sa.String(40), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("begins", sa.BigInteger),
        sa.Column("ends", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("terms", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("tournaments_due", "tournaments", ["due"])
    op.create_index("tournaments_host", "tournaments", ["host", "status"])
    op.create_index("tournaments_listed", "tournaments", ["public", "status", "created"])
    op.create_table(
        "competitors",
        sa.Column("tournament", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("seed", sa.Integer, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "number"),
        sqlite_with_rowid=False,
    )
    op.create_index("competitors_once", "competitors", ["tournament", "identity"], unique=True)
    op.create_index("competitors_identity", "competitors", ["identity"])
    op.create_table(
        "meetings",
        sa.Column("tournament", sa.String(40), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(40)),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("called", sa.Boolean, nullable=False),
        sa.Column("excused", sa.Text),
        sa.PrimaryKeyConstraint("tournament", "round", "number"),
        sqlite_with_rowid=False,
    )
