"""The pool of bot processes: whatever becomes of one, the table gets an answer."""

import asyncio
import secrets
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import Final

import msgspec

from bottega.bots.levels import levels_of
from bottega.kernel.values import Value
from bottega.server.minds.bot_process import Job, Reply
from bottega.server.minds.desks import Room
from bottega.server.minds.workers import LOST, Pool, Stopped, Worker
from bottega.server.people.keys import Payer
from bottega.server.table.weighed import Weighed

# -P: nothing comes from the folder in which the server was started.
COMMAND: Final = (sys.executable, "-P", "-m", "bottega.server.minds.bot_process")
LONGEST: Final = 10_000  # bytes of a reply
GRACE: Final = 1.2  # times the seconds of a job: then nobody waits for the bot any more
LEAST: Final = 0.5  # seconds that are waited for a bot at least: it may not know of its limit
SHARE: Final = 0.75  # of the time until an answer must be there
QUICK: Final = ("greedy", "random")
NOBODY: Final = Payer()

__all__ = ["BotPool", "Stopped", "Thought"]


class Thought(Value):
    """An answer for a bot, and why it is the fallback's where it is."""

    code: int
    seconds: float
    trouble: str | None = None
    weighed: tuple[Weighed, ...] = ()  # what it considered, the best first


def is_quick(game: str, bot: str) -> bool:
    """Say whether a bot looks at its own turn only, and so answers within a moment."""
    level = levels_of(game).get(bot)
    return bot in QUICK if level is None else not level.iterations


class BotPool(Pool):
    """Worker processes that let bots think, each about one job at a time.

    Quick bots have as many desks as those that search. Beyond these there is a desk that is kept
    from who has all the others, and one that is kept from all who share a network with them: so
    nobody's searches are all that is done.
    """

    def __init__(self, workers: int, budget: float, command: Sequence[str] = COMMAND) -> None:
        self.quick = Room(range(workers))
        self.searching = Room(range(workers, 2 * workers + 2), workers, workers + 1)
        super().__init__((self.quick, self.searching), command, LONGEST)
        self.budget = budget

    async def choose(
        self,
        game: str,
        bot: str,
        sitting: str,
        view: bytes,
        options: Sequence[int],
        seconds: float | None = None,
        by: float | None = None,
        payer: Payer = NOBODY,
        chance: str = "",
    ) -> Thought:
        """Let a bot answer within its budget, or answer in its place and say what happened.

        The budget may be less for this answer (`seconds`), or end at a moment (`by`, of the
        event loop) that does not wait for a worker either.
        """
        room = self.quick if is_quick(game, bot) else self.searching
        async with self._desk(room, sitting, payer) as desk:
            began = perf_counter()
            limit = self.budget if seconds is None else min(seconds, self.budget)
            job = Job(game, bot, sitting, view, tuple(options), limit, chance)
            try:
                worker = await self._worker(desk)
            except LOST as error:
                why = f"no worker could be started for the bot {bot}: {type(error).__name__}"
                return self._fallback(job, began, why)
            if by is not None:
                left = SHARE * max(0.0, by - asyncio.get_running_loop().time())
                job = msgspec.structs.replace(job, seconds=min(limit, left))
            try:
                return await self._think(desk, worker, job)
            finally:
                self._settle(desk, worker)

    async def _think(self, desk: int, worker: Worker, job: Job) -> Thought:
        began = perf_counter()
        try:
            async with asyncio.timeout(max(job.seconds, min(LEAST, self.budget)) * GRACE):
                await worker.tell(job)
                reply = msgspec.json.decode(await worker.hear(), type=Reply)
        except TimeoutError:
            why = f"the bot {job.bot} took longer than {job.seconds:g} s"
        except LOST:
            why = f"the worker ended while the bot {job.bot} was thinking"
        else:
            self._resting[desk] = worker
            if reply.code in job.options:
                took = perf_counter() - began
                return Thought(reply.code, took, reply.trouble, reply.weighed)
            why = reply.trouble or f"the bot {job.bot} gave no answer"
        return self._fallback(job, began, why)

    def _fallback(self, job: Job, began: float, why: str) -> Thought:
        self._check_running()  # a server that stops must not play at random
        return Thought(secrets.choice(job.options), perf_counter() - began, why)
