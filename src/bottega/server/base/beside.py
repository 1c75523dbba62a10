"""Tasks that run beside all else: nobody waits for them, and each is kept until it is over."""

import asyncio
import contextlib
from collections.abc import Awaitable, Coroutine
from typing import Any, Final

from bottega.kernel.errors import BottegaError


class Beside:
    """What is under way; the loop by itself would forget a task that nobody keeps."""

    def __init__(self) -> None:
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    def begin(self, doing: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside all else."""
        task = asyncio.create_task(doing)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def end(self) -> None:
        """Wait until all is over."""
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def drop(self) -> None:
        """Let go of all that is not over."""
        for task in self.tasks:
            task.cancel()
        await self.end()

    def attempt(self, doing: Awaitable[None]) -> None:
        """Do something that may fail: then it is not done."""
        self.begin(_attempted(doing))


async def _attempted(doing: Awaitable[None]) -> None:
    with contextlib.suppress(BottegaError):
        await doing
