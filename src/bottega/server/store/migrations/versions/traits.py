"""What seats played and people remember games for, and the public records of days."""

from alembic import op

from bottega.server.store.columns import blob, flag, key, keys, large, maybe, whole, word

revision = "traits"
down_revision = "order"


def upgrade() -> None:
    """Make their tables; the server fills them from the logs when it starts."""
    op.create_index("identities_name", "identities", ["name"])
    op.create_index("games_public", "games", ["public", "ended", "table_id"])
    op.create_index("games_title", "games", ["public", "game", "ended", "table_id"])
    op.create_table(
        "traits",
        word("table_id"),
        whole("seat"),
        word("kind", 8),
        word("piece", 64),
        word("game"),
        large("ended"),
        keys("table_id", "seat", "kind", "piece"),
        sqlite_with_rowid=False,
    )
    op.create_index("traits_piece", "traits", ["game", "kind", "piece", "ended", "table_id"])
    op.create_table(
        "marks",
        word("player"),
        word("name"),
        flag("public"),
        large("number"),
        large("ended"),
        word("table_id"),
        keys("player", "name", "public", "number", "ended", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "almanac",
        key(word("day", 10)),
        word("edition"),
        whole("games"),
        whole("found"),
        whole("named"),
        large("bytes"),
        word("sha256", 64),
        large("made"),
        maybe(large("waits")),
    )
    op.create_table(
        "almanac_pieces", word("edition"), whole("number"), blob("data"), keys("edition", "number")
    )
    op.create_table(
        "almanac_names",
        word("edition"),
        word("identity"),
        keys("edition", "identity"),
        sqlite_with_rowid=False,
    )
    op.create_index("almanac_names_identity", "almanac_names", ["identity"])
