"""What a table tells besides the game: time that runs, and what waits for somebody's word."""

import time
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from bottega.terminal.words import Words

MINUTE: Final = 60
HOUR: Final = 3_600
DAY: Final = 86_400
LOW: Final = 30  # seconds from which a clock warns


class Timer(NamedTuple):
    """Time that is left, as it was told."""

    millis: int
    runs: bool = True
    told: float = 0.0  # when, by this machine's clock

    @property
    def seconds(self) -> float:
        """Count what is left by now."""
        gone = time.monotonic() - self.told if self.runs else 0.0
        return max(0.0, self.millis / 1000 - gone)


def clock_face(seconds: float, words: Words) -> str:
    """Write time as a clock shows it."""
    whole = int(seconds)
    if whole >= 2 * DAY:
        return words("clock-days", n=whole // DAY)
    if whole >= HOUR:
        return f"{whole // HOUR}:{whole % HOUR // MINUTE:02} h"
    return f"{whole // MINUTE}:{whole % MINUTE:02}"


class Offer(NamedTuple):
    """Something that can be done at a table besides answering."""

    key: str
    name: str
    do: Callable[[], Awaitable[None]]
    sure: str = ""  # what is asked before it is done


class Notice(NamedTuple):
    """Something that needs attention, and what can be done about it."""

    text: str
    offers: tuple[Offer, ...] = ()
    warns: bool = False
