"""Reviews of games that are over."""

import sqlalchemy as sa
from alembic import op

revision = "reviews"
down_revision = "first"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("process", sa.String(40), nullable=False),
        sa.Column("result", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("reviews_at", "reviews", ["at"])
