"""Bots and coach think in a process of their own, so that no key press waits for them."""

import asyncio
from multiprocessing import resource_tracker
from typing import Any, Final, Protocol

from bottega.bots.api import Bot, bot
from bottega.bots.coach import Hint, hint
from bottega.bots.match import chooser, chosen
from bottega.bots.workers import Worker
from bottega.games import game
from bottega.kernel.rng import stream
from bottega.kernel.values import Value


class Task(Value):
    """What is to be thought about: the answer of a bot, or (without one) a hint."""

    game: str
    seat: int
    seed: int
    view: Any
    options: tuple[int, ...]
    bot: str = ""
    version: int = 0


QUICK: Final = "random"  # the bot that does not think
Bots = dict[tuple[str, str, int, int], Bot]
_BOTS: Bots = {}  # those of a process that thinks for another, with their plans


def think(task: Task, bots: Bots = _BOTS) -> Any:
    """Think, wherever this runs."""
    played = game(task.game)
    if not task.bot:
        rng = stream(task.seed, f"hint {task.seat} {task.version}")
        return hint(played, task.view, task.options, rng)
    key = (task.game, task.bot, task.seed, task.seat)
    if key not in bots:
        bots[key] = bot(task.bot, played, chooser(task.seed, task.seat))
    who = f"the bot {task.bot} in seat {task.seat}"
    return chosen(played, bots[key], who, task.view, task.options)


class Mind(Protocol):
    """Whoever thinks."""

    async def answer(self, task: Task) -> int:
        """Give a bot's answer."""

    async def hint(self, task: Task) -> Hint:
        """Give the coach's hint."""

    def end(self) -> None:
        """Stop thinking."""


class Elsewhere:
    """Thinks in a process for bots and another for the coach, which are begun when needed."""

    def __init__(self) -> None:
        resource_tracker.ensure_running()  # later the screen holds what it would inherit
        self._workers: dict[str, Worker[Task, Any]] = {}
        self._here: Bots = {}
        self._turns = {"bot": asyncio.Lock(), "coach": asyncio.Lock()}

    async def answer(self, task: Task) -> int:
        """Give a bot's answer; one that does not think answers here, at once."""
        if task.bot == QUICK:
            await asyncio.sleep(0)
            return int(think(task, self._here))
        return int(await self._ask("bot", task))

    async def hint(self, task: Task) -> Hint:
        """Give the coach's hint."""
        found: Hint = await self._ask("coach", task)
        return found

    async def _ask(self, who: str, task: Task) -> Any:
        async with self._turns[who]:
            return await asyncio.to_thread(self._wait, who, task)

    def _wait(self, who: str, task: Task) -> Any:
        if who not in self._workers:
            self._workers[who] = Worker(think)
        worker = self._workers[who]
        worker.begin(task)
        return worker.result()

    def end(self) -> None:
        """End the processes, whatever they think about."""
        for worker in self._workers.values():
            worker.process.kill()
        self._workers.clear()
