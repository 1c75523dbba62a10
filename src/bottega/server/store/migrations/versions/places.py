"""Order of clubs, contests and tournaments: which is reported, and what is done about it."""

from alembic import op

from bottega.server.store.columns import maybe, word

revision = "places"
down_revision = "ladders"


def upgrade() -> None:
    """Give reports and acts a place."""
    for table in ("reports", "acts"):
        op.add_column(table, maybe(word("place", 60)))
    op.create_index("acts_place", "acts", ["place", "at", "id"])
