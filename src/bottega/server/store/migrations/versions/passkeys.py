"""Passkeys, by which people come back."""

import sqlalchemy as sa
from alembic import op

revision = "passkeys"
down_revision = "dailies"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.Column("asked", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_identity", "passkeys", ["identity"])
