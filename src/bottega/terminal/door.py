"""The door of a server that takes in nobody new without an invitation."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from textual import work
from textual.screen import Screen

from bottega.client import ServerRefused
from bottega.terminal.app import Bottega
from bottega.terminal.sheets import Ask
from bottega.terminal.words import Words

T = TypeVar("T")


class Door(Screen[None]):
    """Asks who comes for their invitation."""

    def __init__(self, language: str, why: str) -> None:
        super().__init__()
        self.words = Words(language)
        self.why = why or self.words("trouble-uninvited")
        self.said: str | None = None

    def on_mount(self) -> None:
        """Ask at once."""
        self._knock()

    @work
    async def _knock(self) -> None:
        self.said = await self.app.push_screen_wait(
            Ask(self.words("terminal-invitation"), why=self.why)
        )
        self.app.exit()


async def let_in(
    come: Callable[[str | None], Awaitable[T]], language: str, invitation: str | None
) -> T:
    """Come to a server; where it wants an invitation, ask for one until it is good."""
    while True:
        try:
            return await come(invitation)
        except ServerRefused as refused:
            if refused.fault != "uninvited":
                raise
            invitation = await _asked(language, str(refused) if invitation else "")
            if invitation is None:
                raise


async def _asked(language: str, why: str) -> str | None:
    """Ask for an invitation, and say why; None where somebody has none."""
    door = Door(language, why)
    await Bottega(door).run_async()
    return door.said or None
