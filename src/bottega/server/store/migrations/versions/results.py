"""Games that have come to an end, what they came to for each seat, and ratings."""

import sqlalchemy as sa
from alembic import op

from bottega.server.store.columns import flag, key, keys, large, maybe, real, whole, word

revision = "results"
down_revision = "held"


def upgrade() -> None:
    """Make their tables; the server fills them from the logs when it starts."""
    op.create_table(
        "games",
        key(word("table_id")),
        large("ended"),
        word("game"),
        whole("version"),
        whole("players"),
        flag("usual"),
        flag("public"),
        large("lasted"),
        word("pool", 20),
        flag("rated"),
    )
    op.create_index("games_ended", "games", ["ended", "table_id"])
    op.create_index("games_pool", "games", ["game", "pool", "ended", "table_id"])
    op.create_index("games_unrated", "games", ["rated", "ended", "table_id"])
    op.create_table(
        "results",
        word("table_id"),
        whole("seat"),
        large("ended"),
        word("game"),
        word("pool", 20),
        whole("side"),
        word("player"),
        word("name", 64),
        whole("place"),
        whole("points"),
        flag("won"),
        flag("gave_up"),
        maybe(real("mu")),
        maybe(real("sigma")),
        maybe(whole("shown")),
        maybe(whole("was")),
        keys("table_id", "seat"),
        sqlite_with_rowid=False,
    )
    op.create_index("results_player", "results", ["player", "ended", "table_id"])
    op.create_index("results_pool", "results", ["player", "game", "pool", "ended", "table_id"])
    op.create_table(
        "ratings",
        word("game"),
        word("pool", 20),
        word("season", 8),
        word("player"),
        real("mu"),
        real("sigma"),
        whole("shown"),
        whole("best"),
        whole("games"),
        keys("game", "pool", "season", "player"),
        sqlite_with_rowid=False,
    )
    op.create_index("ratings_shown", "ratings", ["game", "pool", "season", "shown", "player"])
    op.create_index("ratings_player", "ratings", ["player"])
    for name in ("lasting", "hidden"):
        no = flag(name, server_default=sa.false())
        op.add_column("identities", no)
