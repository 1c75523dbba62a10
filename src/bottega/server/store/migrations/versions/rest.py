"""Who was not to meet in a round of a tournament, and whether it is marked who won it."""

import sqlalchemy as sa
from alembic import op

revision = "rest"
down_revision = "mails"


def upgrade() -> None:
    """Make the table and the column."""
    op.create_table(
        "draws",
        sa.Column("tournament", sa.String(40), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("apart", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "round"),
        sqlite_with_rowid=False,
    )
    no = sa.Column("crowned", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tournaments", no)
    op.create_index("club_tables_table", "club_tables", ["table_id"])
    op.create_index("tournaments_crowned", "tournaments", ["crowned", "status"])
