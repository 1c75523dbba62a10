"""Ratings of somebody are found by season: those of all time are few of them."""

from alembic import op

revision = "ladders"
down_revision = "draws"


def upgrade() -> None:
    """Make the index anew."""
    op.drop_index("ratings_player", "ratings")
    op.create_index("ratings_player", "ratings", ["player", "season"])
