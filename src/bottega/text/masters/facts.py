"""The pieces and the board of Masters of Renaissance as data, for those who draw them."""

from typing import Any

from bottega.games.masters.cards import CARDS, COLOURS, Card
from bottega.games.masters.faith import (
    LAST_SPACE,
    POPE_SPACE,
    SECTION_FROM,
    TILE_POINTS,
    TRACK_POINTS,
)
from bottega.games.masters.goods import GOODS, named
from bottega.games.masters.leaders import ABILITIES, DEPOT_SIZE, LEADERS, Leader
from bottega.games.masters.reasons import requirement
from bottega.games.masters.shop import CARDS_TO_END
from bottega.games.masters.tokens import REMOVED, TOKENS, Token
from bottega.text.masters.nouns import Nouns
from bottega.text.masters.position import SHELVES

Facts = dict[str, Any]


def facts(nouns: Nouns) -> dict[str, Facts]:
    """Give the data of every card, leader and token."""
    cards = {f"card-{card.number}": _card(card) for card in CARDS if card.number}
    leaders = {f"leader-{leader.number}": _leader(leader, nouns) for leader in LEADERS}
    tokens = {f"token-{token.number}": _token(token, nouns) for token in TOKENS}
    return {**cards, **leaders, **tokens}


def _card(card: Card) -> Facts:
    return {
        "colour": COLOURS[card.colour],
        "level": int(card.level),
        "points": int(card.points),
        "cost": named(card.cost),
        "pays": named(card.pays),
        "gives": named(card.gives),
    }


def _leader(leader: Leader, nouns: Nouns) -> Facts:
    return {
        "points": int(leader.points),
        "requires": requirement(leader),
        "ability": ABILITIES[leader.ability],
        "good": GOODS[leader.good],
        "short": nouns.ability(int(leader.number)),
    }


def _token(token: Token, nouns: Nouns) -> Facts:
    short = nouns.token(int(token.number))
    if token.colour >= 0:
        return {"colour": COLOURS[token.colour], "cards": int(REMOVED), "short": short}
    return {"spaces": int(token.spaces), "shuffle": bool(token.reshuffle), "short": short}


def board() -> Facts:
    """Give the measures of the board."""
    return {
        "spaces": int(LAST_SPACE),
        "popes": [int(space) for space in POPE_SPACE],
        "sections": [
            [int(start), int(end)] for start, end in zip(SECTION_FROM, POPE_SPACE, strict=True)
        ],
        "tiles": [int(points) for points in TILE_POINTS],
        "points": _track_points(),
        "shelves": list(SHELVES),
        "depot": int(DEPOT_SIZE),
        "cards": int(CARDS_TO_END),
        "goods": list(GOODS),
        "colours": list(COLOURS),
    }


def _track_points() -> dict[str, int]:
    """Give the points of the spaces that have any printed: where the count grows."""
    points = [int(n) for n in TRACK_POINTS]
    return {str(i): n for i, n in enumerate(points) if i and n > points[i - 1]}
