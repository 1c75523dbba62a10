"""The time of the house: it goes on evenly, whatever becomes of the clock on the wall.

It begins with the time on the wall and goes on by the clock that nobody can set. Where the wall is
far ahead later on (it was set, or the machine slept), the house follows with its next sign of life:
then the span between is one without a server, which is charged to nobody. Where the wall is behind,
the house does not go back. So it is between processes, of which one may be ahead.
"""

import time
from collections.abc import Callable
from typing import Final

HEARTBEAT: Final = 5_000  # milliseconds: what lies between two processes at most, and is charged


def _wall() -> int:
    return time.time_ns() // 1_000_000


def _even() -> int:
    return time.monotonic_ns() // 1_000_000


class Hours:
    """A clock in milliseconds since 1970 that never jumps by itself and never goes back."""

    def __init__(self, wall: Callable[[], int] = _wall, even: Callable[[], int] = _even) -> None:
        self.wall = wall
        self._even = even
        self._begin = wall() - even()

    def now(self) -> int:
        """Give the time."""
        return self._begin + self._even()

    def reach(self, at: int) -> None:
        """Let it be this time, unless it is later already."""
        self._begin += max(0, at - self.now())


HOUSE: Final = Hours()


def now() -> int:
    """Give the time of the house in milliseconds."""
    return HOUSE.now()
