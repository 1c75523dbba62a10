"""The pieces of Renaissance in words: what they are called, and what stands on them."""

from typing import NamedTuple

from bottega.games.renaissance import printed
from bottega.text.renaissance.nouns import Nouns
from bottega.text.voice import Voice


class Described(NamedTuple):
    """The words of a piece."""

    called: str
    text: str
    short: str = ""  # what stands on the face of a card


def described(voice: Voice) -> dict[str, Described]:
    """Describe every piece by its key; a card of the later edition where anything of it differs."""
    nouns = Nouns(voice)
    first, later = printed.EDITIONS
    found = {f"card-{name}": _card(name, first, nouns) for name in printed.cards(first)}
    for name in printed.cards(later):
        card = _card(name, later, nouns)
        same = printed.cards(first)[name] == printed.cards(later)[name]
        if not same or card != found[f"card-{name}"]:
            found[f"later-{name}"] = card
    for name in printed.CASTLES:
        found[f"castle-{name}"] = Described(nouns.castle(name), nouns.castle_text(name))
    return found


def _card(name: str, edition: str, nouns: Nouns) -> Described:
    nouns.edition = edition
    return Described(nouns.title(name), nouns.card_text(name), nouns.face(name))
