"""A table of Parry whose windows close when the test says so."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bottega.games import GAMES
from bottega.server.base.hours import HOUSE
from bottega.server.house.autopilot import Autopilot
from bottega.server.minds.bot_pool import BotPool, Stopped, Thought
from bottega.server.table.entries import Sealed, Unsealed
from bottega.server.web import app
from tests.parry import GAME
from tests.server.company import Company, company
from tests.server.harness import Looking, Message
from tests.server.test_play import Play

# What the server says of all games where Parry is one of them: made once, and for no other test.
encoded = cache(app._encoded.__wrapped__)
WHOLE = 6_000  # milliseconds of a window where nothing else is said


class Glass:
    """The clock of the server, which stands still until a test turns it."""

    def __init__(self) -> None:
        self.turned = 0
        self._began = HOUSE.now()

    def now(self) -> int:
        """Give the time."""
        return self._began + self.turned

    async def rest(self, autopilot: Autopilot, until: int) -> None:
        """Wait for a time, which a test may bring about."""
        while self.now() < until:
            if autopilot._stopping.is_set():
                raise Stopped("the server stops")
            await asyncio.sleep(0.002)


async def choose(
    self: BotPool, game: str, bot: str, sitting: str, view: bytes, options: Sequence[int], **_: Any
) -> Thought:
    """Raise a shield where there is one."""
    return Thought(max(options), 0.0)


async def least(
    self: BotPool, game: str, bot: str, sitting: str, view: bytes, options: Sequence[int], **_: Any
) -> Thought:
    """Strike whenever one can, and never raise a shield."""
    return Thought(min(options), 0.0)


@contextmanager
def known() -> Iterator[None]:
    """Let the server know Parry; what it says of all games is kept apart."""
    with patch.dict(GAMES, {GAME.name: GAME}), patch.object(app, "_encoded", encoded):
        yield


@contextmanager
def glass() -> Iterator[Glass]:
    """Let the server know Parry, its bots be bold, and its time be the test's."""
    made = Glass()
    with ExitStack() as stack:
        stack.enter_context(known())
        stack.enter_context(patch.object(BotPool, "choose", choose))
        stack.enter_context(patch.object(Autopilot, "_rest", lambda self, t: made.rest(self, t)))
        stack.enter_context(patch.object(HOUSE, "now", made.now))
        yield made


def parry(folder: Path, scene: Play, **how: Any) -> None:
    """Let a scene happen at a table of Parry."""

    async def run() -> None:
        async with company(folder, game=GAME.name, **how) as party:
            await scene(party)

    asyncio.run(run())


async def strike(party: Company) -> None:
    """Let the first seat strike, and all see it."""
    await party.eyes[0].answer("strike")
    for eye in party.eyes:
        await eye.until(lambda now: "window" in now)


async def closed(eye: Looking) -> Message:
    """Wait until the window is closed."""
    return await eye.until(lambda now: "window" not in now)


async def seals(party: Company) -> list[tuple[int, str, str]]:
    """Read who answered what under seal, and who did it for them."""
    log = [entry for entry in await party.log() if isinstance(entry, Sealed)]
    return [(entry.seat, GAME.line(entry.code), entry.by) for entry in log]


async def closings(party: Company) -> int:
    """Count the windows that were closed."""
    return sum(isinstance(entry, Unsealed) for entry in await party.log())
