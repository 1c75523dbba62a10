"""What tournaments, clubs, their contests, and addresses that nobody confirms still lacked."""

import time

import sqlalchemy as sa
from alembic import op

revision = "draws"
down_revision = "mails"


def upgrade() -> None:
    """Make a table, columns and indexes; who was asked for an address is asked from now on."""
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
    op.add_column("duplicates", sa.Column("named", sa.BigInteger))
    contests = sa.table("duplicates", sa.column("named"), sa.column("ends"))
    op.execute(sa.update(contests).values(named=contests.c.ends))
    with op.batch_alter_table("duplicates") as changing:
        changing.alter_column("named", nullable=False)
    addresses = sa.table("addresses", sa.column("asked"), sa.column("since", sa.BigInteger))
    op.add_column("addresses", sa.Column("since", sa.BigInteger))
    asked = sa.update(addresses).where(addresses.c.asked.is_not(None))
    op.execute(asked.values(since=round(time.time() * 1_000)))
    op.create_index("addresses_since", "addresses", ["since"])
    op.create_index("club_tables_table", "club_tables", ["table_id"])
    op.create_index("tournaments_crowned", "tournaments", ["crowned", "status"])
