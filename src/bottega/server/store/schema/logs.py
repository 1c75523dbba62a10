"""The logs, which are the truth, where each ends, and what lists show of them."""

from typing import Final

from sqlalchemy import Index

from bottega.server.store.columns import (
    flag,
    key,
    keys,
    large,
    maybe,
    own_id,
    text,
    where,
    whole,
    word,
)
from bottega.server.store.schema.shape import keyed, table

# The truth: every change of every table, each with what it brought about.
LOG: Final = keyed(
    "log",
    word("table_id"),
    whole("number"),
    large("at"),
    text("entry"),
    maybe(text("deed")),  # the upshot of an entry
    maybe(word("who")),  # the identity that an entry names, if it names one
    keys("table_id", "number"),
    Index("log_who", "who", **where("who IS NOT NULL")),
)

# Where each log ends: who is asked (a bit for each seat) and when the server must look after it.
HEADS: Final = keyed(
    "heads",
    key(word("table_id")),
    whole("number"),
    large("at"),
    whole("asked"),
    maybe(large("due")),
    maybe(word("stage", 80)),  # how far the game has come, as JSON
    Index("heads_due", "due"),
)

# What lists show, made from the log.
LIVELY: Final = ("open", "running")  # the status of a table that waits or is played at

TABLES: Final = table(
    "tables",
    own_id(),
    large("created"),
    word("game"),
    word("status", 12),
    flag("public"),
    text("info"),
    Index("tables_listed", "public", "status", "created"),
)

SEATS: Final = table(
    "seats",
    word("table_id"),
    whole("seat"),
    word("holder"),
    maybe(large("ended")),  # when the table did; 0 where it was given up
    keys("table_id", "seat"),
    Index("seats_holder", "holder", "ended", "table_id", "seat"),
)
