"""How far games have come, for lists; known of a table from its next move on."""

from alembic import op

from bottega.server.store.columns import maybe, word

revision = "stages"
down_revision = "notices"


def upgrade() -> None:
    """Give heads a column."""
    op.add_column("heads", maybe(word("stage", 80)))
