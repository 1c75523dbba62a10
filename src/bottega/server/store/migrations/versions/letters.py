"""Of whom a mail is to tell, who may be called otherwise by the time it is sent."""

from alembic import op

from bottega.server.store.columns import word

revision = "letters"
down_revision = "tallies"


def upgrade() -> None:
    """Give letters a column."""
    op.add_column("letters", word("whose", server_default=""))
