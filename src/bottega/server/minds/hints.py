"""Hints: who asks twice about the same question gets the same answer, thought about once."""

import asyncio
from collections import OrderedDict
from typing import Final

from bottega.bots.coach import Hint
from bottega.server.base.errors import Refusing, Unavailable
from bottega.server.minds.coach_pool import CoachPool
from bottega.server.minds.coach_process import HintJob
from bottega.server.minds.workers import Stopped

KEPT: Final = 256  # hints
WAITING: Final = 20  # of them at once

Question = tuple[str, int, int]  # a table, a seat and the version


class Hints:
    """The hints of this process."""

    def __init__(self, pool: CoachPool) -> None:
        self._pool = pool
        self._found: OrderedDict[Question, asyncio.Task[Hint]] = OrderedDict()

    async def get(self, question: Question, job: HintJob) -> Hint:
        """Give the hint for a question."""
        task = self._found.get(question)
        if task is None:
            task = self._begin(question, job)
        await asyncio.wait({task})  # who stops waiting lets it go on for others
        if not task.cancelled() and task.exception() is None:
            return task.result()
        if self._found.get(question) is task:
            del self._found[question]  # so that it can be asked for again
        if task.cancelled() or isinstance(task.exception(), Stopped):
            raise Unavailable("the server stops")
        return task.result()

    def _begin(self, question: Question, job: HintJob) -> asyncio.Task[Hint]:
        if sum(not task.done() for task in self._found.values()) >= WAITING:
            raise Refusing("unavailable", "too many hints are asked for; try again shortly")
        task = self._found[question] = asyncio.create_task(self._pool.hint(job))
        done = [known for known, other in self._found.items() if other.done()]
        for known in done[: max(0, len(self._found) - KEPT)]:
            del self._found[known]
        return task

    def give_up(self) -> None:
        """Let nobody wait any longer."""
        for task in self._found.values():
            task.cancel()

    async def stop(self) -> None:
        """Give up, and see that nobody thinks any more."""
        self.give_up()
        await asyncio.gather(*self._found.values(), return_exceptions=True)
