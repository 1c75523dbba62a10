"""Selectors: which cards, or which materials of a castle, are meant."""

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from bottega.parts.bits import BITS

ACTION: Final[i64] = 1  # what a card is: a bit each; a composite is the first two
MATERIAL: Final[i64] = 2
SPECIAL: Final[i64] = 4
BEINGS: Final = ("action", "material", "special")
MOST_VALUE: Final[i64] = 5  # values that a list can name are 1 to 5 (ruling N-3)


def values(*listed: int) -> i64:
    """Give a set of values."""
    found: i64 = 0
    for value in listed:
        found |= BITS[value]
    return found


def has_value(listed: i64, value: i64) -> bool:
    """Say whether a value is in a set; 0, negative ones and 6 or more are in none."""
    return 1 <= value <= MOST_VALUE and listed & BITS[value] != 0


@dataclass
class Selector:
    """Matches cards by what they are, whether they are pure, by kind, value and exposure.

    What is not given matches everything; with `either`, one of several must match.
    """

    being: i64 = 0
    pure: bool = False
    kinds: i64 = 0
    values: i64 = 0
    exposed: bool = False
    either: "list[Selector]" = field(default_factory=list)

    def card(self, being: i64, pure: bool, kinds: i64, value: i64) -> bool:
        """Say whether a card outside of a castle matches."""
        if self.being and not self.being & being:
            return False
        if self.pure and not pure:
            return False
        if self.kinds and not self.kinds & kinds:
            return False
        if self.values and not has_value(self.values, value):
            return False
        if not self.either:
            return True
        for one in self.either:
            if one.card(being, pure, kinds, value):
                return True
        return False


ANYTHING: Final = Selector()
FOUNDATIONS: Final[i64] = 1  # kinds of materials, a bit each
STONES: Final[i64] = 2
TILES: Final[i64] = 4
ALL_KINDS: Final[i64] = 7
