"""How cards are written down."""

from typing import Any

from mypy_extensions import i64

from bottega.games.lorenzo.effects import Gain
from bottega.games.lorenzo.goods import goods
from bottega.games.lorenzo.pieces import (
    BUILDING,
    CHARACTER,
    FREE,
    SPECIAL,
    TERRITORY,
    VENTURE,
    Card,
    Cost,
    Effect,
    Lot,
    Modifier,
    Promise,
    Trade,
)


def gain(**counts: int) -> Gain:
    """Write goods that are received."""
    return Gain(goods(**counts))


def cost(**counts: int) -> Cost:
    """Write goods that are paid; `asks` are the military points that must be there."""
    asks = counts.pop("asks", 0)
    return Cost(goods(**counts), asks)


def territory(
    number: i64,
    period: i64,
    now: list[Effect[Any]],
    value: i64,
    each: list[Effect[Any]],
    grows: i64 = 0,
    slot: i64 = -1,
) -> Card:
    """Write a territory: what it brings at once, and from which value on what a harvest gives."""
    return Card(number, TERRITORY, period, FREE, now, value, each, grows=grows, slot=slot)


def character(
    number: i64,
    period: i64,
    cost: Cost,
    now: list[Effect[Any]],
    standing: list[Modifier] | None = None,
    slot: i64 = -1,
) -> Card:
    """Write a character: what it brings at once, and its abilities."""
    return Card(number, CHARACTER, period, [cost], now, standing=standing, slot=slot)


def building(
    number: i64,
    period: i64,
    cost: Cost,
    now: list[Effect[Any]],
    value: i64,
    each: list[Effect[Any]],
    activates: i64 = 0,
) -> Card:
    """Write a building: what it brings at once, and from which value on what a production gives."""
    return Card(number, BUILDING, period, [cost], now, value, each, activates=activates)


def workshop(
    number: i64,
    period: i64,
    cost: Cost,
    now: list[Effect[Any]],
    value: i64,
    trades: list[Trade],
    grows: i64 = 0,
) -> Card:
    """Write a building whose production trades something for something else."""
    return Card(number, BUILDING, period, [cost], now, value, trades=trades, grows=grows)


def venture(
    number: i64,
    period: i64,
    costs: list[Cost],
    now: list[Effect[Any]],
    points: i64 = 0,
    promise: Promise | None = None,
) -> Card:
    """Write a venture: what it brings at once, and its points at the end."""
    return Card(number, VENTURE, period, costs, now, points=points, promise=promise)


def special(*cards: Card) -> list[Card]:
    """Give cards that come from the fifth tower."""
    for card in cards:
        card.tower = SPECIAL
    return list(cards)


def lot(name: str, *rows: tuple[int, int, int, int]) -> Lot:
    """Write a tile that is bid on: coins, wood, stone and servants by row."""
    return Lot(name, [goods(*row) for row in rows])
