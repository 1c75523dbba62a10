"""The sums of a small network in whole numbers: by `_sums.c`, or without it the same in Python.

The first layer adds up the weights of what is not zero; a second one and the outputs follow, with
units between 0 and `ONE`. All sums have known bounds, so both agree to the last bit.
"""

from array import array
from collections.abc import Sequence
from typing import Any, Final

ONE: Final = 127  # a unit that is fully on
SECOND_BITS: Final = 6  # second weights are in parts of 64
ROOM: Final = 1 << 30  # what sums stay below, whatever is seen
WIDEST: Final = 1024  # units of a layer at most
MOST_SEATS: Final = 16


class PlainSums:
    """The sums of a network: its weights, and how far entries and leads go."""

    def __init__(
        self,
        first: "array[int]",  # by entry, then by lead, each with the weights of all units
        first_bias: "array[int]",
        second: "array[int]",
        second_bias: "array[int]",
        last: "array[int]",
        last_bias: "array[int]",
        most: "array[int]",
        shift: int,
    ) -> None:
        width, depth, seats = len(first_bias), len(second_bias), len(last_bias)
        lengths = (len(first), len(second), len(last))
        if (
            lengths != (len(most) * width, width * depth, depth * seats)
            or not (1 <= width <= WIDEST and 1 <= depth <= WIDEST and 1 <= seats <= MOST_SEATS)
            or not 0 <= shift <= 30
            or len(most) < seats
        ):
            raise ValueError("its arrays do not fit each other")
        if min(most) < 0:
            raise ValueError("an entry is 0 at least")
        for layer in (
            (first, first_bias, most),
            (second, second_bias, [ONE] * width),
            (last, last_bias, [ONE] * depth),
        ):
            sum = _largest(*layer)
            if sum >= ROOM:
                raise ValueError(f"its weights add up to {sum}, more than there is room for")
        self.entries = len(most) - seats
        self.seats = seats
        self.farthest = most[self.entries]
        self.shift = shift
        self.first, self.first_bias = _rows(first, width), list(first_bias)
        self.second, self.second_bias = _rows(second, depth), list(second_bias)
        self.last, self.last_bias = _rows(last, seats), list(last_bias)

    def of(self, seen: Any, leads: list[int]) -> list[int]:
        """Add up what is seen, and the leads of the seats: one sum for each seat."""
        entries: Sequence[int] = bytes(seen)
        if len(entries) != self.entries:
            raise ValueError(f"what is seen has {len(entries)} entries, not {self.entries}")
        if len(leads) > self.seats:
            raise ValueError("leads are a list of one number for each seat at most")
        for lead in leads:
            if abs(lead) > self.farthest:
                raise ValueError(f"a lead of {lead} is further than {self.farthest}")
        first = _added(self.first, self.first_bias, [*entries, *leads])
        second = _added(self.second, self.second_bias, _units(first, self.shift))
        return _added(self.last, self.last_bias, _units(second, SECOND_BITS))


def _rows(numbers: "array[int]", width: int) -> list["array[int]"]:
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]


def _added(rows: list["array[int]"], bias: list[int], by: list[int]) -> list[int]:
    """Add up the rows of all that is not zero, each so many times."""
    sums = bias
    for i, times in enumerate(by):
        if times:
            sums = [sum + times * weight for sum, weight in zip(sums, rows[i], strict=True)]
    return sums


def _units(sums: list[int], shift: int) -> list[int]:
    return [min(max(sum, 0) >> shift, ONE) for sum in sums]


def _largest(weights: Sequence[int], bias: Sequence[int], most: Sequence[int]) -> int:
    """Say how large a sum can become, whatever is seen."""
    sums = [abs(number) for number in bias]
    width = len(bias)
    for i, times in enumerate(most):
        row = weights[i * width : (i + 1) * width]
        sums = [sum + times * abs(weight) for sum, weight in zip(sums, row, strict=True)]
    return max(sums)


try:
    from bottega.bots.evaluate._sums import Sums as Sums
except ImportError:  # nothing was compiled
    Sums = PlainSums  # type: ignore[assignment,misc]
