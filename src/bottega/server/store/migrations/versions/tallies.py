"""One's own tables by when they ended, and how many games somebody has played against whom."""

from typing import Final

import sqlalchemy as sa
from alembic import op

from bottega.server.store.columns import keys, large, maybe, whole, word

revision = "tallies"
down_revision = "holders"

ENDED: Final = """
    UPDATE seats SET ended = (
        SELECT CASE WHEN tables.status = 'abandoned' THEN 0 ELSE heads.at END
        FROM tables JOIN heads ON heads.table_id = tables.id
        WHERE tables.id = seats.table_id AND tables.status IN ('over', 'abandoned')
    )
"""
ALL: Final = """
    INSERT INTO tallies (player, game, whom, games, ahead)
    SELECT player, game, '*', count(*), sum(CASE WHEN won THEN 1 ELSE 0 END)
    FROM results WHERE player <> '' AND player NOT LIKE '@%'
    GROUP BY player, game
"""
AGAINST: Final = """
    INSERT INTO tallies (player, game, whom, games, ahead)
    SELECT mine.player, mine.game, CASE WHEN theirs.player LIKE '@%' THEN theirs.player ELSE '' END,
        count(*), sum(CASE WHEN mine.place < theirs.place THEN 1 ELSE 0 END)
    FROM results mine
    JOIN results theirs ON theirs.table_id = mine.table_id AND theirs.side <> mine.side
    WHERE mine.player <> '' AND mine.player NOT LIKE '@%'
    GROUP BY 1, 2, 3
"""


def upgrade() -> None:
    """Give seats a column and an index, and count what was played."""
    op.add_column("seats", maybe(large("ended")))
    op.execute(sa.text(ENDED))
    op.drop_index("seats_holder", "seats")
    op.create_index("seats_holder", "seats", ["holder", "ended", "table_id", "seat"])
    op.create_table(
        "tallies",
        *(word("player"), word("game"), word("whom"), whole("games"), whole("ahead")),
        keys("player", "game", "whom"),
        sqlite_with_rowid=False,
    )
    op.execute(sa.text(ALL))
    op.execute(sa.text(AGAINST))
