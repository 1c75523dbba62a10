"""What a bot considered, as it is kept beside its answer: short, and shown after the game only."""

from collections.abc import Sequence
from math import isfinite
from typing import Final

from bottega.kernel.values import Value

KEPT: Final = 5  # answers of one decision
DIGITS: Final = 2  # of points


class Weighed(Value, array_like=True):
    """An answer that was considered, and the points ahead of the rivals that it leads to."""

    code: int
    visits: int
    value: float
    low: float  # of a 95 % interval
    high: float


def kept(thoughts: object, options: Sequence[int], chosen: int) -> tuple[Weighed, ...]:
    """Keep the best of what a bot says it considered, and what it chose; nonsense is left out."""
    said = thoughts if isinstance(thoughts, list | tuple) else ()
    found = [one for one in map(_weighed, said) if one is not None and one.code in options]
    best = found[:KEPT]
    if all(one.code != chosen for one in best):
        best[KEPT - 1 :] = [one for one in found if one.code == chosen][:1]
    return tuple(best)


def _weighed(thought: object) -> Weighed | None:
    try:
        points = [float(getattr(thought, name)) for name in ("value", "low", "high")]
        code, visits = int(thought.code), int(thought.visits)  # type: ignore[attr-defined]
    except (AttributeError, TypeError, ValueError, OverflowError):
        return None
    if not all(map(isfinite, points)):
        return None
    value, low, high = (round(number, DIGITS) for number in points)
    return Weighed(code, visits, value, low, high)
