"""Names that people give themselves, and what they write: it can be read."""

import unicodedata
from functools import cache
from itertools import chain
from typing import Final

from bottega.bots.api import known
from bottega.server.base.errors import Refusing
from bottega.text import languages
from bottega.text.voice import bot_kinds

BLANK: Final = frozenset(  # they count as letters or marks, and nobody sees them
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10))))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
VISIBLE: Final = "LNPS"  # letters, numbers, punctuation and symbols, of which a name needs one


def clean_name(name: str) -> str:
    """Leave away what cannot be seen; a name is at least one letter, and no kind of bot."""
    spaced = "".join(" " if c.isspace() else c for c in name)
    seen = (c for c in spaced if c.isprintable() and c not in BLANK)
    cleaned = " ".join("".join(seen).split())
    if not any(unicodedata.category(c)[0] in VISIBLE for c in cleaned):
        raise Refusing("bad-message", "a name needs a letter that can be read")
    if _plain(cleaned) in _bots():
        raise Refusing("bad-message", "this is what a bot is called; take another name")
    return cleaned


def clean_text(text: str) -> str:
    """Give what somebody writes as far as it can be printed; it may have lines."""
    seen = readable(text)
    if not seen:
        raise Refusing("bad-message", "there is nothing to say in this message")
    return seen


def readable(text: str) -> str:
    """Leave away what cannot be printed; nothing may be left."""
    return "".join(c for c in text if c == "\n" or c.isprintable()).strip()


def _plain(name: str) -> str:
    """Give a name as one hears it, without the number by which several bots are told apart."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(filter(str.isalnum, folded)).rstrip("0123456789")


@cache
def _bots() -> frozenset[str]:
    """List what bots are, in every language; their names may be somebody's, too."""
    called = (bot_kinds(bot, language) for bot in known() for language in languages())
    return frozenset(map(_plain, (*known(), "search", *chain.from_iterable(called))))
