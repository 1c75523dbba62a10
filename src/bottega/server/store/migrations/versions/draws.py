"""What tournaments, clubs, their contests, and addresses that nobody confirms still lacked."""

import time

import sqlalchemy as sa
from alembic import op

from bottega.server.store.columns import flag, keys, large, maybe, text, whole, word

revision = "draws"
down_revision = "mails"


def upgrade() -> None:
    """Make a table, columns and indexes; who was asked for an address is asked from now on."""
    op.create_table(
        "draws",
        word("tournament"),
        whole("round"),
        text("apart"),
        keys("tournament", "round"),
        sqlite_with_rowid=False,
    )
    no = flag("crowned", server_default=sa.false())
    op.add_column("tournaments", no)
    op.add_column("duplicates", maybe(large("named")))
    contests = sa.table("duplicates", sa.column("named"), sa.column("ends"))
    op.execute(sa.update(contests).values(named=contests.c.ends))
    with op.batch_alter_table("duplicates") as changing:
        changing.alter_column("named", nullable=False)
    addresses = sa.table("addresses", sa.column("asked"), sa.column("since", sa.BigInteger))
    op.add_column("addresses", maybe(large("since")))
    asked = sa.update(addresses).where(addresses.c.asked.is_not(None))
    op.execute(asked.values(since=round(time.time() * 1_000)))
    op.create_index("addresses_since", "addresses", ["since"])
    op.create_index("club_tables_table", "club_tables", ["table_id"])
    op.create_index("tournaments_crowned", "tournaments", ["crowned", "status"])
