"""Sums of goods, and where they came from."""

from typing import Final

from bottega.games.lorenzo.events import Received
from tests.lorenzo.build import Position, goods

TILE_A_HARVEST: Final = goods(wood=1, stone=1, military=1)  # of seat 0, as it is laid out
TILE_A_PRODUCTION: Final = goods(coin=1, servant=2)


def plus(*parts: dict[str, int]) -> dict[str, int]:
    """Add goods up."""
    return goods(**{good: sum(p.get(good, 0) for p in parts) for part in parts for good in part})


def of_card(game: Position, card: int) -> list[dict[str, int]]:
    """List what a card that worked has given."""
    heard = game.heard(Received)
    return [event.goods for event in heard if (event.source, event.piece) == ("yield", card)]
