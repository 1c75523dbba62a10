"""Clubs, what is said in them, and contests of several deals."""

import sqlalchemy as sa
from alembic import op

revision = "clubs"
down_revision = "puzzles"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("door", sa.String(8), nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("said", sa.Integer, nullable=False),
    )
    op.create_index("clubs_created", "clubs", ["created", "id"])
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(40), nullable=False),
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("role", sa.String(12), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("club", "identity"),
        sqlite_with_rowid=False,
    )
    op.create_index("club_members_identity", "club_members", ["identity"])
    op.create_table(
        "club_lines",
        sa.Column("club", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("club", "number"),
        sqlite_with_rowid=False,
    )
    op.create_index("club_lines_identity", "club_lines", ["identity"])
    op.create_table(
        "club_tables",
        sa.Column("club", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("club", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("club_tables_at", "club_tables", ["club", "at"])
    op.create_table(
        "duplicates",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("club", sa.String(40), nullable=False),
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("bots", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
        sa.Column("door", sa.String(8), nullable=False),
    )
    op.create_index("duplicates_club", "duplicates", ["club", "ends"])
    op.create_index("duplicates_identity", "duplicates", ["identity"])
    op.create_table(
        "duplicate_guests",
        sa.Column("contest", sa.String(40), nullable=False),
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("contest", "identity"),
        sqlite_with_rowid=False,
    )
    op.create_index("duplicate_guests_identity", "duplicate_guests", ["identity"])
