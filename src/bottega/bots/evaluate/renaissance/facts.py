"""The cards and castles as the evaluation reads them."""

from collections.abc import Mapping
from functools import cache
from math import exp
from typing import Any, Final, NamedTuple

from bottega.bots.evaluate.renaissance.weights import ACTIONS, SPECIALS, WEIGHTS
from bottega.games.renaissance.cards import cards_of
from bottega.games.renaissance.castles import CASTLES, Castle
from bottega.games.renaissance.pieces import (
    CASTLE,
    COMPOSITE,
    PURE_ACTION,
    PURE_MATERIAL,
    ROYAL,
    SPECIAL_CARD,
    Condition,
)
from bottega.games.renaissance.pieces import Card as Printed

Kinds = tuple[int, ...]


class Card(NamedTuple):
    """A card as the evaluation reads it."""

    name: str
    number: int
    action: bool
    material: bool
    special: bool
    pure: bool
    kinds: Kinds  # of materials
    value: int
    key: str  # of the action
    attacks: bool  # castles
    used: float  # what playing or laying it is usually worth
    shields: bool
    printed: "Printed[Any]"


class Aim(NamedTuple):
    """A mission: what it brings, what it asks for, and when it is judged."""

    name: str
    points: int
    royal: bool
    condition: Condition[Any]


class Plan(NamedTuple):
    """A castle's plan."""

    kinds: Kinds  # by cell
    carries: tuple[tuple[int, ...], ...]  # by cell, those that rest on it
    rests_on: tuple[tuple[int, ...], ...]


def _card(printed: "Printed[Any]") -> Card:
    type = printed.type
    action = type in (COMPOSITE, PURE_ACTION)
    special = type == SPECIAL_CARD
    used = 0.0
    if action:
        used = ACTIONS.get(printed.action.key, 1.0)
    elif special:
        used = SPECIALS.get(printed.name, 1.0)
    return Card(
        printed.name,
        int(printed.number),
        action,
        type in (COMPOSITE, PURE_MATERIAL),
        special,
        type != COMPOSITE,
        tuple([kind for kind in range(3) if printed.kinds >> kind & 1]),
        int(printed.value),
        printed.action.key,
        bool(printed.action.attack & CASTLE),
        used,
        printed.special.shields,
        printed,
    )


@cache
def cards(edition: str) -> Mapping[str, Card]:
    """Give the playing cards of an edition by their names."""
    return {card.name: _card(card) for card in cards_of(edition) if card.type <= SPECIAL_CARD}


@cache
def numbered(edition: str) -> list[Card]:
    """Give the playing cards of an edition by their numbers."""
    return sorted(cards(edition).values(), key=lambda card: card.number)


@cache
def aims(edition: str) -> Mapping[str, Aim]:
    """Give the missions of an edition by their names."""
    return {
        card.name: Aim(
            card.name, int(card.mission.points), card.type == ROYAL, card.mission.condition
        )
        for card in cards_of(edition)
        if card.type > SPECIAL_CARD
    }


def _plan(castle: Castle) -> Plan:
    cells = range(int(castle.size))

    def among(bits: int) -> tuple[int, ...]:
        return tuple([cell for cell in cells if bits >> cell & 1])

    return Plan(
        tuple([int(kind) for kind in castle.kinds]),
        tuple([among(int(bits)) for bits in castle.carries]),
        tuple([among(int(bits)) for bits in castle.rests_on]),
    )


PLANS: Final = {castle.name: _plan(castle) for castle in CASTLES}
USUAL: Final = WEIGHTS.usual


def chance(x: float) -> float:
    """Turn a lead into a probability: a half where there is none."""
    if x < -30:
        return 0.0
    return 1 / (1 + exp(-x)) if x < 30 else 1.0
