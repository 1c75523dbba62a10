"""How people are to be told: pushes, wishes, silent tables, and who looks at a page."""

import sqlalchemy as sa
from alembic import op

revision = "notices"
down_revision = "reviews"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(12), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("pushes_identity", "pushes", ["identity"])
    op.create_table(
        "wishes",
        sa.Column("identity", sa.String(40), primary_key=True),
        sa.Column("wishes", sa.Text, nullable=False),
    )
    _make_pairs("muted", "identity", "table_id")
    _make_pairs("looking", "identity", "process")


def _make_pairs(name: str, one: str, other: str) -> None:
    columns = (sa.Column(column, sa.String(40), nullable=False) for column in (one, other))
    op.create_table(name, *columns, sa.PrimaryKeyConstraint(one, other))
