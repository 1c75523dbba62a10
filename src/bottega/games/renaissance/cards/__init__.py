"""The 180 cards, in both editions: the later one as changes to the earlier."""

from typing import Final

from bottega.games.renaissance.cards import army, artisans, clergy, merchants
from bottega.games.renaissance.cards.literals import deck, ordered
from bottega.games.renaissance.names import FAMILIES
from bottega.games.renaissance.pieces import Card
from bottega.games.renaissance.state import Renaissance

DECKS: Final = {
    "army": (army.DECK, army.REVISED),
    "clergy": (clergy.DECK, clergy.REVISED),
    "artisans": (artisans.DECK, artisans.REVISED),
    "merchants": (merchants.DECK, merchants.REVISED),
}


def _edition(revised: bool) -> list[Card[Renaissance]]:
    cards: list[Card[Renaissance]] = []
    for index, family in enumerate(FAMILIES):
        lines, changes = DECKS[family]
        cards += deck(family, index, lines, changes if revised else [])
    return ordered(cards)


EDITIONS: Final = {"2015": _edition(False), "2016": _edition(True)}


def cards_of(edition: str) -> list[Card[Renaissance]]:
    """Give the cards of an edition, by their numbers."""
    return EDITIONS[edition]
