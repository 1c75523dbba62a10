"""Asking bots that may misbehave. Run as a program, this file is a server that does, and waits."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from bottega.games import game
from bottega.server.minds.bot_pool import BotPool, Thought
from tests.server.bad_bots import COMMAND, FOREVER

MASTERS = game("masters")
PLENTY = 60.0  # seconds that no bot here needs

TABLE = MASTERS.new(MASTERS.options_of(2), 7)
VIEW = msgspec.json.encode(MASTERS.view(TABLE, 0))
OPTIONS = tuple(int(code) for code in TABLE.options)


def asked(
    pool: BotPool, bot: str, sitting: str = "table 1 seat 0", **how: Any
) -> Awaitable[Thought]:
    return pool.choose("masters", bot, sitting, VIEW, OPTIONS, **how)


def children() -> set[int]:
    """Give the processes that this one started and that are not buried yet."""
    return {int(pid) for pid in Path("/proc/thread-self/children").read_text().split()}


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PLENTY):
        while not true():
            await asyncio.sleep(0.01)


async def serve() -> None:
    """Let one worker rest and one think, say which they are, and wait to be killed."""
    pool = BotPool(1, FOREVER, COMMAND)
    await pool.start()
    await asyncio.gather(*[asked(pool, "random", str(k)) for k in range(9)])
    thinking = asyncio.ensure_future(asked(pool, "slow"))
    await until(lambda: pool.searching.busy == 1)
    await asyncio.sleep(0.05)
    print(*children(), flush=True)
    await asyncio.wait_for(thinking, PLENTY)


if __name__ == "__main__":
    asyncio.run(serve())
