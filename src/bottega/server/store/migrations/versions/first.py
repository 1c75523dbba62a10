"""The first shape of the database."""

from alembic import op

from bottega.server.store.columns import (
    flag,
    key,
    keys,
    large,
    maybe,
    own_id,
    text,
    whole,
    word,
)

revision = "first"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "log",
        word("table_id"),
        whole("number"),
        large("at"),
        text("entry"),
        maybe(text("deed")),
        keys("table_id", "number"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "heads",
        key(word("table_id")),
        whole("number"),
        large("at"),
        whole("asked"),
        maybe(large("due")),
        sqlite_with_rowid=False,
    )
    op.create_index("heads_due", "heads", ["due"])
    op.create_table(
        "tables",
        own_id(),
        large("created"),
        word("game"),
        word("status", 12),
        flag("public"),
        text("info"),
    )
    op.create_index("tables_listed", "tables", ["public", "status", "created"])
    op.create_table(
        "seats", word("table_id"), whole("seat"), word("holder"), keys("table_id", "seat")
    )
    op.create_index("seats_holder", "seats", ["holder"])
    op.create_table(
        "identities",
        own_id(),
        large("created"),
        word("name", 64),
        word("recovery", 64, unique=True),
        whole("epoch"),
        maybe(word("webhook", 500)),
    )
    op.create_table("keepsakes", key(word("name")), text("value"))
    op.create_table("outages", key(large("began")), large("ended"))
    op.create_table("processes", own_id(), large("seen"))
    op.create_table(
        "presence",
        word("table_id"),
        whole("seat"),
        word("process"),
        keys("table_id", "seat", "process"),
    )
