"""Whom something was not told in quiet hours, and when these end."""

import sqlalchemy as sa
from alembic import op

revision = "held"
down_revision = "stages"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "held",
        sa.Column("identity", sa.String(40), primary_key=True),
        sa.Column("due", sa.BigInteger, nullable=False),
    )
