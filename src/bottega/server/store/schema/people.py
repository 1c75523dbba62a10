"""Who plays here, how they are known, what they are to each other, and who waits."""

from typing import Final

from sqlalchemy import Index, false

from bottega.server.store.columns import flag, keys, large, maybe, own_id, text, where, whole, word
from bottega.server.store.schema.shape import keyed, table

# Who plays here; a recovery code is kept as its hash.
IDENTITIES: Final = table(
    "identities",
    own_id(),
    large("created"),
    word("name", 64),
    word("recovery", 64, unique=True),
    whole("epoch"),
    maybe(word("webhook", 500)),
    # Whether somebody can come back from any device, and whether others see nothing of them.
    flag("lasting", server_default=false()),
    flag("hidden", server_default=false()),
    # Until when they may not write, until when they may not come in, and whether they keep order.
    large("silent_until", server_default="0"),
    large("banned_until", server_default="0"),
    flag("moderator", server_default=false()),
    Index("identities_created", "created"),
    Index("identities_moderator", "moderator", **where("moderator")),
    Index("identities_name", "name"),
)

# By which people come back: the public halves of keys that their devices keep.
PASSKEYS: Final = table(
    "passkeys",
    own_id(),  # a hash of the credential's own
    word("identity"),
    text("credential"),
    text("key"),
    large("count"),  # how often it has signed, where it counts that
    word("name", 64),
    large("created"),
    maybe(large("used")),
    large("asked"),  # when the last challenge was made that it signed
    Index("passkeys_identity", "identity"),
)

# Where people are known: each token that was handed out, until it is ended.
SESSIONS: Final = table(
    "sessions",
    own_id(),
    word("identity"),
    word("device", 64),
    large("created"),
    large("seen"),  # to the hour
    Index("sessions_identity", "identity"),
)

# Who waits for people to play with; the table is noted before it is laid.
WAITING: Final = keyed(
    "waiting",
    word("game"),
    whole("players"),
    word("pace", 8),
    word("identity"),
    large("since"),
    large("seen"),
    flag("bots"),  # whether bots may take the seats that are left
    maybe(word("table_id")),
    keys("game", "players", "pace", "identity"),
    Index("waiting_identity", "identity"),
)

# What people are to each other: who blocks whom is never matched with them.
TIES: Final = keyed(
    "ties",
    word("identity"),
    word("kind", 8),
    word("other"),
    large("since"),
    keys("identity", "kind", "other"),
    Index("ties_other", "other", "kind"),
)

# Whom somebody has asked to a seat of their table, by name.
ASKINGS: Final = keyed(
    "askings",
    word("table_id"),
    word("identity"),  # the guest
    word("host"),
    word("link", 80),  # what stands after # in the seat's
    large("at"),
    keys("table_id", "identity"),
    Index("askings_identity", "identity", "at"),
)
