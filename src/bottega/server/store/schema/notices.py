"""How people are told of what waits for them."""

from typing import Final

from sqlalchemy import Index

from bottega.server.store.columns import key, keys, large, maybe, text, whole, word
from bottega.server.store.schema.shape import keyed, table

# How people are to be told: browsers that take pushes, what is wished, tables that are silent.
PUSHES: Final = table(
    "pushes",
    key(word("id", 64)),  # a hash of the endpoint
    word("identity"),
    text("endpoint"),
    word("p256dh", 100),
    word("auth"),
    word("language", 12),
    large("created"),
    Index("pushes_identity", "identity"),
)

WISHES: Final = table(
    "wishes",
    key(word("identity")),
    text("wishes"),
)

MUTED: Final = table(
    "muted",
    word("identity"),
    word("table_id"),
    keys("identity", "table_id"),
)

# Whom something was not told in quiet hours, and when these end.
HELD: Final = table(
    "held",
    key(word("identity")),
    large("due"),
)

# Where people get mails: an address once it is confirmed. When one was sent since they were last
# here, when the next one is due, and how often that was tried.
ADDRESSES: Final = table(
    "addresses",
    key(word("identity")),
    maybe(word("address", 254)),
    maybe(word("asked", 254)),  # one that is yet to be confirmed
    word("language", 12),
    maybe(large("told")),
    maybe(large("due")),
    whole("tries", server_default="0"),
    maybe(large("since")),  # when it was asked whether the new one is theirs
    Index("addresses_due", "due"),
    Index("addresses_since", "since"),
)

# What the next mail is to tell of.
LETTERS: Final = keyed(
    "letters",
    word("identity"),
    word("kind", 12),
    word("table_id"),
    text("notice"),
    word("whose", server_default=""),  # of which it tells by name
    keys("identity", "kind", "table_id"),
)
