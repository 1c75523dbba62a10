"""Whose table it is, and by which seat, is told by the index of holders alone."""

from alembic import op

revision = "holders"
down_revision = "places"


def upgrade() -> None:
    """Make the index anew."""
    op.drop_index("seats_holder", "seats")
    op.create_index("seats_holder", "seats", ["holder", "table_id", "seat"])
