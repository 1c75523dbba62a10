"""Games that have come to an end, what they came to for each seat, and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "results"
down_revision = "held"


def upgrade() -> None:
    """Make their tables; the server fills them from the logs when it starts."""
    op.create_table(
        "games",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("usual", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("lasted", sa.BigInteger, nullable=False),
        sa.Column("pool", sa.String(20), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
    )
    op.create_index("games_ended", "games", ["ended", "table_id"])
    op.create_index("games_pool", "games", ["game", "pool", "ended", "table_id"])
    op.create_index("games_unrated", "games", ["rated", "ended", "table_id"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("pool", sa.String(20), nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("gave_up", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.Column("shown", sa.Integer),
        sa.Column("was", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "seat"),
        sqlite_with_rowid=False,
    )
    op.create_index("results_player", "results", ["player", "ended", "table_id"])
    op.create_index("results_pool", "results", ["player", "game", "pool", "ended", "table_id"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("pool", sa.String(20), nullable=False),
        sa.Column("season", sa.String(8), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "pool", "season", "player"),
        sqlite_with_rowid=False,
    )
    op.create_index("ratings_shown", "ratings", ["game", "pool", "season", "shown", "player"])
    op.create_index("ratings_player", "ratings", ["player"])
    for name in ("lasting", "hidden"):
        no = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("identities", no)
