"""How far games have come, for lists; known of a table from its next move on."""

import sqlalchemy as sa
from alembic import op

revision = "stages"
down_revision = "notices"


def upgrade() -> None:
    """Give heads a column."""
    op.add_column("heads", sa.Column("stage", sa.String(80)))
