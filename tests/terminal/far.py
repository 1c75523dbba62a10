"""A server's table on the screen: two people at one server, and a pilot that waits for news."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

from textual.pilot import Pilot

from bottega.client import Client, join
from bottega.terminal.app import Bottega
from bottega.terminal.remote import Remote
from bottega.terminal.scene import Scene
from bottega.terminal.table import TableScreen
from tests.server.harness import PATIENCE, Guest

NINO = 1  # the seat of the second person


async def sat(stack: AsyncExitStack, link: str, guest: Guest, language: str = "en") -> Remote:
    """Take one's seat by a link, and see the table."""
    client: Client = await stack.enter_async_context(join(link, token=guest.token))
    return Remote(client, await client.look(), language)


class Watched:
    """A screen at a server's table."""

    def __init__(self, pilot: Pilot[Any], remote: Remote) -> None:
        self.pilot = pilot
        self.remote = remote

    @property
    def screen(self) -> TableScreen:
        screen = self.pilot.app.screen
        assert isinstance(screen, TableScreen)
        return screen

    def text(self, pane: str) -> str:
        return "\n".join(self.screen.query_one(f"#{pane}").text())  # type: ignore[attr-defined]

    async def until(self, so: Callable[[Scene], object]) -> Scene:
        """Wait until the screen shows something that is so."""
        async with asyncio.timeout(PATIENCE):
            while True:
                await self.pilot.pause()
                screen = self.pilot.app.screen
                scene = screen.scene if isinstance(screen, TableScreen) else None
                if scene is not None and so(scene) and not self.screen.busy:
                    return scene
                await asyncio.sleep(0.01)


async def seen(
    remote: Remote, do: Callable[[Watched], Awaitable[None]], size: tuple[int, int] = (120, 36)
) -> None:
    """Show a table on a screen, and do something there."""
    async with Bottega(TableScreen(remote)).run_test(size=size) as pilot:
        await pilot.pause()
        await do(Watched(pilot, remote))
    await remote.close()
