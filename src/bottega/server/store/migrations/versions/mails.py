"""Where people get mails, what the next one tells of, and who is asked to which table."""

import sqlalchemy as sa
from alembic import op

revision = "mails"
down_revision = "tournaments"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "addresses",
        sa.Column("identity", sa.String(40), primary_key=True),
        sa.Column("address", sa.String(254)),
        sa.Column("asked", sa.String(254)),
        sa.Column("language", sa.String(12), nullable=False),
        sa.Column("told", sa.BigInteger),
        sa.Column("due", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("addresses_due", "addresses", ["due"])
    op.create_table(
        "letters",
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("notice", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("identity", "kind", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "askings",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("link", sa.String(80), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "identity"),
        sqlite_with_rowid=False,
    )
    op.create_index("askings_identity", "askings", ["identity", "at"])
