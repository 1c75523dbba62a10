"""Abilities that do something each time: when a card is taken, a leader played, and the like."""

from typing import Any

from mypy_extensions import i64

from bottega.games.lorenzo.pieces import ANY_CARD, Effect, Modifier, Standing, Trigger
from bottega.parts.bits import BITS


class OnTake(Modifier):
    """Each time a card of these kinds is taken, by whatever means."""

    def __init__(self, kinds: i64, effect: Effect[Any]) -> None:
        self.kinds = kinds
        self.effect = effect

    def fold(self, standing: Standing, source: i64) -> None:
        """All of them happen."""
        standing.on_take.append(Trigger(self.kinds, self.effect, source))


class OnLeader(Modifier):
    """Each time a leader is played, with or without its conditions (ruling X-39)."""

    def __init__(self, effect: Effect[Any]) -> None:
        self.effect = effect

    def fold(self, standing: Standing, source: i64) -> None:
        """All of them happen."""
        standing.on_leader.append(Trigger(ANY_CARD, self.effect, source))


class OnMarket(Modifier):
    """Each time a family member is placed in the market."""

    def __init__(self, effect: Effect[Any]) -> None:
        self.effect = effect

    def fold(self, standing: Standing, source: i64) -> None:
        """All of them happen."""
        standing.on_market.append(Trigger(ANY_CARD, self.effect, source))


class OnExcommunicated(Modifier):
    """Each time one is excommunicated, by choice or not."""

    def __init__(self, effect: Effect[Any]) -> None:
        self.effect = effect

    def fold(self, standing: Standing, source: i64) -> None:
        """All of them happen."""
        standing.on_curse.append(Trigger(ANY_CARD, self.effect, source))


class Swap(Modifier):
    """In one's own turn this may be given for that, any number of times."""

    def __init__(self, pay: i64, gain: i64) -> None:
        self.pay = pay
        self.gain = gain

    def fold(self, standing: Standing, source: i64) -> None:
        """A player has one family, so there is one at most."""
        standing.swap_pay = self.pay
        standing.swap_gain = self.gain


class ExtraMember(Modifier):
    """One family member more, of no colour and not neutral, is worth this (ruling X-49)."""

    def __init__(self, value: i64) -> None:
        self.value = value

    def fold(self, standing: Standing, source: i64) -> None:
        """Note the value of the extra member."""
        standing.extra = self.value


class OwnSpace(Modifier):
    """A space that nobody else may use."""

    def __init__(self, space: i64) -> None:
        self.space = space

    def fold(self, standing: Standing, source: i64) -> None:
        """Who copies the ability has a space of the same sort (ruling X-37)."""
        standing.spaces |= BITS[self.space]
