"""What seats played and people remember games for, and the public records of days."""

import sqlalchemy as sa
from alembic import op

revision = "traits"
down_revision = "order"


def upgrade() -> None:
    """Make their tables; the server fills them from the logs when it starts."""
    op.create_index("identities_name", "identities", ["name"])
    op.create_index("games_public", "games", ["public", "ended", "table_id"])
    op.create_index("games_title", "games", ["public", "game", "ended", "table_id"])
    op.create_table(
        "traits",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("piece", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "kind", "piece"),
        sqlite_with_rowid=False,
    )
    op.create_index("traits_piece", "traits", ["game", "kind", "piece", "ended", "table_id"])
    op.create_table(
        "marks",
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("player", "name", "public", "number", "ended", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "almanac",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("found", sa.Integer, nullable=False),
        sa.Column("named", sa.Integer, nullable=False),
        sa.Column("bytes", sa.BigInteger, nullable=False),
        sa.Column("sha256", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("waits", sa.BigInteger),
    )
    op.create_table(
        "almanac_pieces",
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("edition", "number"),
    )
    op.create_table(
        "almanac_names",
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("identity", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("edition", "identity"),
        sqlite_with_rowid=False,
    )
    op.create_index("almanac_names_identity", "almanac_names", ["identity"])
