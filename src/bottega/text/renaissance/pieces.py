"""The pieces of Renaissance for those who draw them: what is printed, and what it is called."""

from typing import Any, NamedTuple

import msgspec

from bottega.games.renaissance.printed import CASTLES, EDITIONS, Piece, cards
from bottega.text.renaissance.nouns import Nouns


class Described(NamedTuple):
    """A piece with its words."""

    printed: Piece
    called: str
    short: str  # what stands on the face of a card
    text: str

    def facts(self) -> dict[str, Any]:
        """Give what is printed together with its words."""
        printed: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.printed))
        return {"title": self.called, "text": self.short, **printed}


def pieces(nouns: Nouns) -> dict[str, Described]:
    """Describe every card, in both editions where they differ, and every castle."""
    first, later = EDITIONS
    found = {f"card-{name}": _card(name, first, nouns) for name in cards(first)}
    for name in cards(later):
        card = _card(name, later, nouns)
        if card != found[f"card-{name}"]:
            found[f"later-{name}"] = card
    for name, castle in CASTLES.items():
        called, text = nouns.castle(name), nouns.castle_text(name)
        found[f"castle-{name}"] = Described(castle, called, "", text)
    return found


def _card(name: str, edition: str, nouns: Nouns) -> Described:
    nouns.edition = edition
    title, face, text = nouns.title(name), nouns.face(name), nouns.card_text(name)
    return Described(cards(edition)[name], title, face, text)
