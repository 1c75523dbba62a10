"""Who was not to meet in a round of a tournament."""

import sqlalchemy as sa
from alembic import op

revision = "rest"
down_revision = "mails"


def upgrade() -> None:
    """Make its table."""
    op.create_table(
        "draws",
        sa.Column("tournament", sa.String(40), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("apart", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "round"),
        sqlite_with_rowid=False,
    )
