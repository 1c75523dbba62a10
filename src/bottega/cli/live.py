"""A table on the terminal that is written anew while its figures change."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from shutil import get_terminal_size
from time import monotonic

from bottega.cli import output
from bottega.kernel.options import counted

EVERY = 0.5  # seconds between two tables
UP = "\033[{}A"  # so many lines
CLEAR = "\033[J"  # from the cursor to the end of the screen


class Live:
    """Writes lines over those before, not too often; without a terminal nothing at all."""

    def __init__(self) -> None:
        self.able = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"
        self.next = monotonic() + output.PATIENCE
        self.height = 0

    def show(self, lines: Callable[[], str]) -> None:
        """Show what the lines are now, if it is time."""
        if not self.able or monotonic() < self.next:
            return
        self.next = monotonic() + EVERY
        wide = get_terminal_size().columns - 1  # a line that wraps would be two
        text = "\n".join([line[:wide] for line in lines().splitlines()])
        sys.stderr.write(f"{self._back()}{text}\n")
        sys.stderr.flush()
        self.height = text.count("\n") + 1

    def clear(self) -> None:
        """Leave the screen as it was."""
        if self.height:
            sys.stderr.write(self._back())
            sys.stderr.flush()
            self.height = 0

    def _back(self) -> str:
        return f"{UP.format(self.height)}\r{CLEAR}" if self.height else ""


@contextmanager
def live() -> Iterator[Live]:
    """Give a table that is gone afterwards."""
    made = Live()
    try:
        yield made
    finally:
        made.clear()


def remaining(done: int, total: int, began: float, games: int) -> str:
    """Say how far we are and how long it will take at most; `games` were played since it began."""
    passed = monotonic() - began
    far = f"{done:,} of {counted(total, 'game')}"
    if not games or done >= total:
        return far
    left = (total - done) * passed / games
    return f"{far}, {games / passed:.3g} a second, {_time(left)} left at most"


def _time(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
