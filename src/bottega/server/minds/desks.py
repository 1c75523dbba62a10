"""Who gets a desk next: everybody has the same share, however much they ask for.

Work is done on somebody's account. Whoever has had least of it lately is next: first among the
networks that people come from, then among the people of one of them, then in order of arrival.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Final

from bottega.server.people.keys import Payer

ADVANCE: Final = 1.0  # seconds that count for work until it is known how long it took
REMEMBERED: Final = 1_000  # of those who have had more than others, and of sittings


class Stopped(RuntimeError):
    """Nobody works any more, so there is no answer, not even the fallback's."""


class Ledger:
    """How many seconds each has had; who comes anew begins where the least of the others is."""

    def __init__(self) -> None:
        self._had: dict[str, float] = {}
        self._begun: Counter[str] = Counter()  # what nobody knows the length of yet
        self._present: Counter[str] = Counter()
        self._floor = 0.0

    def __contains__(self, who: str) -> bool:
        return who in self._had

    def had(self, who: str) -> float:
        """Tell how much somebody has had, with an advance for what has begun."""
        return self._had[who] + ADVANCE * self._begun[who]

    def enter(self, who: str) -> None:
        """Count somebody in who wants something."""
        if not self._present[who]:
            self._had[who] = max(self._had.get(who, 0.0), self._least())
        self._present[who] += 1

    def leave(self, who: str) -> None:
        """Count somebody out; who has had no more than others is forgotten."""
        self._floor = self._least()
        self._present[who] -= 1
        if not self._present[who]:
            del self._present[who], self._begun[who]
            if self._had[who] <= self._floor or len(self._had) > REMEMBERED:
                del self._had[who]

    def begin(self, who: str) -> None:
        """Write down that somebody gets something."""
        self._begun[who] += 1

    def end(self, who: str, seconds: float) -> None:
        """Write down how much it was."""
        self._begun[who] -= 1
        self._had[who] += seconds

    def _least(self) -> float:
        return max(self._floor, min(map(self._had.__getitem__, self._present), default=0.0))


class Waiting:
    """Somebody who waits for a desk."""

    def __init__(self, payer: Payer, sitting: str) -> None:
        self.payer = payer
        self.sitting = sitting
        self.desk: asyncio.Future[int] = asyncio.get_running_loop().create_future()


class Room:
    """Desks of one kind; nobody's account has all of them where there is a bound."""

    def __init__(
        self, desks: Iterable[int], identity: int | None = None, network: int | None = None
    ) -> None:
        self._free = sorted(desks)
        self._desks = len(self._free)
        self._identity = identity or self._desks  # the most that work for one of them
        self._network = network or self._desks
        self._held: Counter[Payer] = Counter()
        self._waiting: list[Waiting] = []
        self._networks = Ledger()
        self._people: dict[str, Ledger] = {}  # by network
        self._places: OrderedDict[str, int] = OrderedDict()  # where a sitting was before
        self._empty = asyncio.Event()

    @property
    def busy(self) -> int:
        """Count the desks where somebody works."""
        return self._desks - len(self._free)

    @property
    def waiting(self) -> int:
        """Count those who wait for a desk."""
        return len(self._waiting)

    @asynccontextmanager
    async def desk(self, sitting: str, payer: Payer) -> AsyncIterator[int]:
        """Wait for a desk: if it is free the one where a sitting was before, or else any."""
        desk = await self._taken(Waiting(payer, sitting))
        began = perf_counter()
        try:
            yield desk
        finally:
            self._give_back(desk, payer, perf_counter() - began)

    async def close(self) -> None:
        """Send away who waits, and wait until nobody works here any more."""
        for place in self._waiting:
            if not place.desk.done():
                place.desk.set_exception(Stopped("nobody works here any more"))
        while self.busy:
            self._empty.clear()
            await self._empty.wait()

    async def _taken(self, place: Waiting) -> int:
        self._enter(place.payer)
        self._waiting.append(place)
        self._call()
        try:
            return await place.desk
        except BaseException:
            if place in self._waiting:
                self._waiting.remove(place)
                self._leave(place.payer)
            else:  # it was called, and has no use for the desk any more
                self._give_back(place.desk.result(), place.payer, 0.0)
            raise

    def _call(self) -> None:
        """Let those have the free desks who have had least."""
        while self._free and (next_ones := [p for p in self._waiting if self._may(p)]):
            place = min(next_ones, key=self._had)
            self._waiting.remove(place)
            desk = self._places.get(place.sitting, self._free[0])
            desk = desk if desk in self._free else self._free[0]
            self._free.remove(desk)
            self._keep(place.sitting, desk)
            self._held[place.payer] += 1
            self._networks.begin(place.payer.network)
            self._people[place.payer.network].begin(place.payer.identity)
            place.desk.set_result(desk)

    def _may(self, place: Waiting) -> bool:
        """Say whether somebody still waits, and has not as many desks as one may have."""
        held, payer = self._held.items(), place.payer
        mine = sum(count for whose, count in held if whose.identity == payer.identity)
        ours = sum(count for whose, count in held if whose.network == payer.network)
        return not place.desk.done() and mine < self._identity and ours < self._network

    def _had(self, place: Waiting) -> tuple[float, float]:
        network = place.payer.network
        people = self._people[network]
        return self._networks.had(network), people.had(place.payer.identity)

    def _keep(self, sitting: str, desk: int) -> None:
        self._places[sitting] = desk
        self._places.move_to_end(sitting)
        if len(self._places) > REMEMBERED:
            self._places.popitem(last=False)

    def _give_back(self, desk: int, payer: Payer, seconds: float) -> None:
        self._free = sorted((*self._free, desk))
        self._held[payer] -= 1
        if not self._held[payer]:
            del self._held[payer]
        self._networks.end(payer.network, seconds)
        self._people[payer.network].end(payer.identity, seconds)
        self._leave(payer)
        self._empty.set()
        self._call()

    def _enter(self, payer: Payer) -> None:
        self._networks.enter(payer.network)
        self._people.setdefault(payer.network, Ledger()).enter(payer.identity)

    def _leave(self, payer: Payer) -> None:
        self._people[payer.network].leave(payer.identity)
        self._networks.leave(payer.network)
        if payer.network not in self._networks:
            del self._people[payer.network]
