"""How often something may be done, by whom and from where."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bottega.kernel.values import Value

TOLERANCE: Final = 1e-6  # seconds: who waits as long as told is not refused by a rounding
SWEEPING: Final = 1.0  # seconds between two sweeps, so that nobody can make them the work


class Rate(Value):
    """One token each `every` seconds, of which at most `burst` are saved; 0 is no limit."""

    every: float
    burst: int


class Limits:
    """A bucket of tokens for everyone who does something of a kind; `most` of them a kind."""

    def __init__(
        self,
        rates: Mapping[str, Rate],
        clock: Callable[[], float] = time.monotonic,
        most: int = 50_000,
    ) -> None:
        self._clock = clock
        self._buckets = {kind: Buckets(rate, most) for kind, rate in rates.items()}

    def wait(self, kind: str, *whom: str) -> float:
        """Take a token from each one's bucket: 0.0, or the seconds until all have one."""
        buckets = self._buckets[kind]
        if not buckets.every:
            return 0.0
        now = self._clock()
        if len(whom) == 1:
            return buckets.take(now, whom[0])
        return buckets.take_all(now, tuple(dict.fromkeys(whom)))


class Buckets:
    """The buckets of one kind, each kept as the moment when it will be full again.

    A full bucket is as good as none, and is thrown away when there are too many. One that is not
    full stays, whoever crowds in: a newcomer to a crowd of such buckets waits for a place.
    """

    __slots__ = ("every", "lead", "most", "full_at", "next_sweep")

    def __init__(self, rate: Rate, most: int) -> None:
        if rate.every < 0 or rate.burst < 1 or most < 1:
            raise ValueError(f"{rate} with {most} buckets lets nobody do anything")
        self.every = rate.every
        self.lead = rate.every * (rate.burst - 1)  # a bucket that is full in this time has one
        self.most = most
        self.full_at: dict[str, float] = {}
        self.next_sweep = float("-inf")

    def take(self, now: float, who: str) -> float:
        """Take a token from one bucket."""
        full_at = self.full_at.get(who)
        if full_at is None:
            if len(self.full_at) >= self.most and (late := self._crowded(now, 1)):
                return late
            full_at = now
        elif full_at < now:
            full_at = now
        elif (late := full_at - now - self.lead) > TOLERANCE:
            return late
        self.full_at[who] = full_at + self.every
        return 0.0

    def take_all(self, now: float, whom: Sequence[str]) -> float:
        """Take a token from every bucket, or from none."""
        latest, new = now, 0
        for who in whom:
            full_at = self.full_at.get(who)
            if full_at is None:
                new += 1
            elif full_at > latest:
                latest = full_at
        if (late := latest - now - self.lead) > TOLERANCE:
            return late
        if new and len(self.full_at) + new > self.most and (late := self._crowded(now, new)):
            return late
        for who in whom:
            full_at = self.full_at.get(who, now)
            self.full_at[who] = (full_at if full_at > now else now) + self.every
        return 0.0

    def _crowded(self, now: float, new: int) -> float:
        """Throw full buckets away; give the seconds until that may help, or 0.0 if it did."""
        if now < self.next_sweep:
            return self.next_sweep - now
        self.full_at = {who: full_at for who, full_at in self.full_at.items() if full_at > now}
        if len(self.full_at) + new <= self.most:
            return 0.0
        # Nobody is full before the first of them is, and places are not counted one by one.
        soonest = min(self.full_at.values(), default=now)
        self.next_sweep = max(soonest, now + SWEEPING)
        return self.next_sweep - now
