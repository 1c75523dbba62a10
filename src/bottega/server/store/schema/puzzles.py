"""Puzzles, and who has tried them."""

from typing import Final

from sqlalchemy import Index

from bottega.server.store.columns import (
    flag,
    key,
    keys,
    large,
    maybe,
    own_id,
    real,
    text,
    whole,
    word,
)
from bottega.server.store.schema.shape import table

# Positions to be solved: as a seat saw them, and what each answer is worth, the best first.
PUZZLES: Final = table(
    "puzzles",
    own_id(),
    large("made"),
    word("source", 200),  # a table, or how bots played it elsewhere
    whole("decision"),
    word("game"),
    whole("version"),
    whole("seat"),
    text("view"),
    text("answers"),
    maybe(real("mu")),  # of its rating; a puzzle that nobody has tried has none
    maybe(real("sigma")),
    whole("shown"),
    Index("puzzles_source", "source", "decision", unique=True),
    Index("puzzles_shown", "game", "version", "shown", "id"),
)

# Games in which puzzles were looked for.
LOOKED: Final = table(
    "looked",
    key(word("source", 200)),
    large("at"),
    whole("positions"),
)

# The first answers that people gave to puzzles; who is rated has a rating after each.
TRIES: Final = table(
    "tries",
    word("puzzle"),
    word("identity"),
    word("game"),
    large("at"),
    whole("code"),
    flag("solved"),
    maybe(real("mu")),
    maybe(real("sigma")),
    maybe(whole("shown")),
    maybe(whole("was")),
    keys("puzzle", "identity"),
    Index("tries_identity", "identity", "game", "at"),
)

# Who lets positions of their games become puzzles.
SHARERS: Final = table(
    "sharers",
    key(word("identity")),
    large("since"),
)
