"""The pool of coach processes: hints that somebody waits for, and reviews that take a while."""

import asyncio
import sys
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from bottega.bots.coach import Hint, Review
from bottega.server.base.errors import Unavailable
from bottega.server.minds.coach_process import (
    Failed,
    Hinted,
    HintJob,
    Job,
    Reply,
    Reviewed,
    ReviewJob,
    Underway,
)
from bottega.server.minds.desks import Room
from bottega.server.minds.workers import LOST, Pool, Worker
from bottega.server.people.keys import Payer

COMMAND: Final = (sys.executable, "-P", "-m", "bottega.server.minds.coach_process")
LONGEST: Final = 4_000_000  # bytes of a reply

Telling = Callable[[int, int], None]  # is told how many decisions are judged, and of how many


def tell_nobody(done: int, of: int) -> None:
    """Keep progress to oneself."""


class CoachPool(Pool):
    """Worker processes in which the coach thinks, each about one job at a time."""

    def __init__(self, workers: int, seconds: float, command: Sequence[str] = COMMAND) -> None:
        self._room = Room(range(workers))
        super().__init__((self._room,), command, LONGEST)
        self.seconds = seconds  # after which a job is given up

    async def hint(self, job: HintJob) -> Hint:
        """Say what a seat could answer."""
        found = await self._done(job, tell_nobody)
        if not isinstance(found, Hinted):
            raise Unavailable("the coach has no hint")
        return found.hint

    async def review(self, job: ReviewJob, telling: Telling) -> Review:
        """Judge all decisions of a seat."""
        found = await self._done(job, telling)
        if not isinstance(found, Reviewed):
            raise Unavailable("the coach has no review")
        return found.review

    async def _done(self, job: Job, telling: Telling) -> Reply:
        """Let a worker do a job; who is cancelled meanwhile ends that worker."""
        async with self._desk(self._room, "", Payer()) as desk:
            try:
                worker = await self._worker(desk)
            except LOST as error:
                why = f"the coach could not be started: {type(error).__name__}"
                raise Unavailable(why) from None
            try:
                async with asyncio.timeout(self.seconds):
                    found = await self._heard(worker, job, telling)
                self._resting[desk] = worker
            except TimeoutError:
                raise Unavailable(f"the coach took longer than {self.seconds:g} s") from None
            except LOST:
                self._check_running()
                raise Unavailable("the coach's worker ended while it was thinking") from None
            finally:
                self._settle(desk, worker)
        if isinstance(found, Failed):
            raise Unavailable(found.why)
        return found

    async def _heard(self, worker: Worker, job: Job, telling: Telling) -> Reply:
        await worker.tell(job)
        while True:
            reply: Reply = msgspec.json.decode(await worker.hear(), type=Reply)
            if not isinstance(reply, Underway):
                return reply
            telling(reply.done, reply.all)
