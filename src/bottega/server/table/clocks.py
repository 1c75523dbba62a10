"""Clocks: whose time runs, how much is left, and when somebody's runs out.

Time in which the server could not take an answer does not count against anybody.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from bottega.wire import BankClock, Clock, ClockFace, DaysClock

SECOND: Final = 1_000
DAY: Final = 86_400 * SECOND

Outages = Sequence[tuple[int, int]]  # spans in which no server was there


def elapsed(since: int, at: int, outages: Outages) -> int:
    """Tell how much time has passed in which a server was there."""
    lost = (min(at, end) - max(since, begin) for begin, end in outages)
    return max(0, at - since - sum(max(0, span) for span in lost))


class Clocks:
    """The clocks of one table; all times are milliseconds."""

    def __init__(self, clock: Clock, players: int, outages: Outages) -> None:
        self.clock = clock
        self.ticking = isinstance(clock, BankClock | DaysClock)  # whether there are clocks at all
        self._outages = outages
        self._left = [self._whole()] * players
        self._running: frozenset[int] = frozenset()
        self._resting: frozenset[int] = frozenset()  # seats whose move is not over yet
        self._since = 0

    def _whole(self) -> int:
        if isinstance(self.clock, BankClock):
            return self.clock.bank * SECOND
        return self.clock.days * DAY if isinstance(self.clock, DaysClock) else 0

    def run(self, at: int, seats: Iterable[int]) -> None:
        """Let from now on the time of these seats run, after charging those whose time ran."""
        running = frozenset(seats)
        self.rest(at)
        for seat in self._resting - running:
            self._moved(seat)
        self._running, self._resting = running, frozenset()

    def rest(self, at: int) -> None:
        """Let nobody's time run for a while, in which nobody's move ends either."""
        spent = self._elapsed(at)
        for seat in self._running:
            self._left[seat] = max(0, self._left[seat] - spent)
        self._resting |= self._running
        self._running, self._since = frozenset(), at

    def _moved(self, seat: int) -> None:
        if isinstance(self.clock, BankClock):
            self._left[seat] += self.clock.increment * SECOND
        elif isinstance(self.clock, DaysClock):
            self._left[seat] = self._whole()

    def give_back(self, seat: int) -> None:
        """Let somebody who returns have a quarter of the time, or what was left if that is more."""
        self._left[seat] = max(self._left[seat], self._whole() // 4)

    def _elapsed(self, at: int) -> int:
        return elapsed(self._since, at, self._outages)

    def faces(self, at: int) -> tuple[ClockFace, ...]:
        """Show all clocks as they stand."""
        spent = self._elapsed(at)
        return tuple(
            ClockFace(
                max(0, left - spent) if seat in self._running else left, seat in self._running
            )
            for seat, left in enumerate(self._left)
        )

    def fallen(self, at: int) -> list[int]:
        """List the seats whose time has run out."""
        if not self.ticking:
            return []
        spent = self._elapsed(at)
        return [seat for seat in sorted(self._running) if self._left[seat] <= spent]

    def due(self) -> int | None:
        """Say when the first clock that runs will fall, for all we know."""
        if not self.ticking or not self._running:
            return None
        at = self._since + min(self._left[seat] for seat in self._running)
        return at + (at - self._since - self._elapsed(at))
