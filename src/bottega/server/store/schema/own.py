"""The server's own, and what it remembers of its coach."""

from typing import Final

from sqlalchemy import Index

from bottega.server.store.columns import key, keys, large, maybe, own_id, text, whole, word
from bottega.server.store.schema.shape import table

# What the coach has said of seats in games that are over; it can be made again.
REVIEWS: Final = table(
    "reviews",
    word("table_id"),
    whole("seat"),
    word("state", 12),
    whole("done"),
    whole("total"),
    large("at"),
    word("process"),
    maybe(text("result")),
    keys("table_id", "seat"),
    Index("reviews_at", "at"),
)

# The server's own: its secret, when it was there, and who is connected to which process.
KEEPSAKES: Final = table(
    "keepsakes",
    key(word("name")),
    text("value"),
)

OUTAGES: Final = table(
    "outages",
    key(large("began")),
    large("ended"),
)

PROCESSES: Final = table(
    "processes",
    own_id(),
    large("seen"),
    maybe(text("vitals")),  # how it is, as JSON
)

PRESENCE: Final = table(
    "presence",
    word("table_id"),
    whole("seat"),
    word("process"),
    keys("table_id", "seat", "process"),
)

LOOKING: Final = table(
    "looking",
    word("identity"),
    word("process"),
    keys("identity", "process"),
)
