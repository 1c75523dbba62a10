"""Reviews under way: one job at a time is thought about, the others wait, and any may be ended."""

import asyncio
import contextlib
from typing import Final

import msgspec

from bottega.bots.coach import Review
from bottega.kernel.errors import BottegaError
from bottega.releases import Release
from bottega.server.base.errors import Refusing, Unavailable
from bottega.server.base.hours import now
from bottega.server.base.logs import log
from bottega.server.minds.coach_pool import CoachPool
from bottega.server.minds.coach_process import ReviewJob
from bottega.server.minds.elders import Elders
from bottega.server.minds.workers import Stopped
from bottega.server.store.reviews import ReviewShelf, Shelved, State

PULSE: Final = 1.0  # seconds between two signs of life
MOST: Final = 40  # reviews that one process takes on
Key = tuple[str, int]  # a table and a seat


class Reviews:
    """The reviews that this process works on, and a look at all others."""

    def __init__(self, shelf: ReviewShelf, pool: CoachPool, elders: Elders) -> None:
        self._shelf = shelf
        self._pool = pool
        self._elders = elders
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._progress: dict[Key, tuple[int, int]] = {}

    async def look(self, table: str, seat: int) -> Shelved:
        """See how far a review is, here to the moment."""
        found = await self._shelf.look(table, seat, now())
        done, of = self._progress.get((table, seat), (found.done, found.all))
        if found.state != "running" or done <= found.done:
            return found
        return msgspec.structs.replace(found, done=done, all=of)

    async def begin(self, table: str, job: ReviewJob, release: Release | None = None) -> None:
        """Begin a review, unless it is under way or done; of an older game by its release."""
        key = (table, job.seat)
        if key in self._tasks:
            return
        if len(self._tasks) >= MOST:
            raise Refusing("unavailable", "too many reviews wait already; try again later")
        if await self._shelf.begin(table, job.seat, now()) and key not in self._tasks:
            task = self._tasks[key] = asyncio.create_task(self._work(key, job, release))
            task.add_done_callback(lambda done: self._forget(key, done))

    def _forget(self, key: Key, task: "asyncio.Task[None]") -> None:
        self._tasks.pop(key, None)
        self._progress.pop(key, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a review broke", exc_info=error, extra={"table": key[0], "seat": key[1]})

    async def cancel(self, table: str, seat: int) -> None:
        """End a review, wherever it is thought about; what is done stays."""
        await self._shelf.cancel(table, seat)
        task = self._tasks.get((table, seat))
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def stop(self) -> None:
        """Leave all reviews; they can be begun again."""
        left = dict(self._tasks)
        for task in left.values():
            task.cancel()
        await asyncio.gather(*left.values(), return_exceptions=True)
        with contextlib.suppress(BottegaError):
            for table, seat in left:
                await self._shelf.finish(table, seat, "failed", "the server stopped", now())

    async def _work(self, key: Key, job: ReviewJob, release: Release | None) -> None:
        def telling(done: int, of: int) -> None:
            self._progress[key] = (done, of)

        pool = self._pool if release is None else await self._elders.coach(release)
        thinking = asyncio.create_task(pool.review(job, telling))
        try:
            while not (await asyncio.wait({thinking}, timeout=PULSE))[0]:
                if not await self._goes_on(key):
                    return
            await self._finish(key, thinking)
        finally:
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)

    async def _goes_on(self, key: Key) -> bool:
        """Give a sign of life; False where somebody has ended the review elsewhere."""
        done, of = self._progress.get(key, (0, 0))
        with contextlib.suppress(Unavailable):
            return await self._shelf.go_on(*key, done, of, now())
        return True

    async def _finish(self, key: Key, thinking: "asyncio.Task[Review]") -> None:
        state, result = _outcome(key, thinking)
        done, of = self._progress.get(key, (0, 0))
        with contextlib.suppress(BottegaError):  # then it seems to have died, and is begun again
            await self._shelf.go_on(*key, done, of, now())
            await self._shelf.finish(*key, state, result, now())


def _outcome(key: Key, thinking: "asyncio.Task[Review]") -> tuple[State, str]:
    try:
        return "done", msgspec.json.encode(thinking.result()).decode()
    except Stopped:
        return "failed", "the server stopped meanwhile"
    except BottegaError as error:
        told = {"table": key[0], "seat": key[1], "why": str(error)}
        log.warning("a review failed", extra=told)
        return "failed", str(error)
