"""Sessions: where people are known."""

import sqlalchemy as sa
from alembic import op

revision = "sessions"
down_revision = "passkeys"


def upgrade() -> None:
    """Make their table; tokens of before have none."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_identity", "sessions", ["identity"])
