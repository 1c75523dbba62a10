"""Abilities that do something each time: when a card is taken, a leader played, and the like."""

from dataclasses import dataclass
from typing import Any

from mypy_extensions import i64

from bottega.games.lorenzo.pieces import ANY_CARD, Effect, Footing, Modifier, Trigger
from bottega.parts.bits import BITS


@dataclass
class OnTake(Modifier):
    """Each time a card of these kinds is taken, by whatever means."""

    kinds: i64
    effect: Effect[Any]

    def fold(self, footing: Footing, source: i64) -> None:
        footing.on_take.append(Trigger(self.kinds, self.effect, source))


@dataclass
class OnLeader(Modifier):
    """Each time a leader is played, with or without its conditions (ruling X-39)."""

    effect: Effect[Any]

    def fold(self, footing: Footing, source: i64) -> None:
        footing.on_leader.append(Trigger(ANY_CARD, self.effect, source))


@dataclass
class OnMarket(Modifier):
    """Each time a family member is placed in the market."""

    effect: Effect[Any]

    def fold(self, footing: Footing, source: i64) -> None:
        footing.on_market.append(Trigger(ANY_CARD, self.effect, source))


@dataclass
class OnExcommunicated(Modifier):
    """Each time one is excommunicated, by choice or not."""

    effect: Effect[Any]

    def fold(self, footing: Footing, source: i64) -> None:
        footing.on_curse.append(Trigger(ANY_CARD, self.effect, source))


@dataclass
class Swap(Modifier):
    """In one's own turn this may be given for that, any number of times."""

    pay: i64
    gain: i64

    def fold(self, footing: Footing, source: i64) -> None:
        """A player has one family, so there is one at most."""
        footing.swap_pay = self.pay
        footing.swap_gain = self.gain


@dataclass
class ExtraMember(Modifier):
    """One family member more, of no colour and not neutral, is worth this (ruling X-49)."""

    value: i64

    def fold(self, footing: Footing, source: i64) -> None:
        """Note the value of the extra member."""
        footing.extra = self.value


@dataclass
class OwnSpace(Modifier):
    """A space that nobody else may use."""

    space: i64

    def fold(self, footing: Footing, source: i64) -> None:
        """Who copies the ability has a space of the same sort (ruling X-37)."""
        footing.spaces |= BITS[self.space]
