"""The door of a server that takes in nobody new without an invitation."""

from textual import work
from textual.screen import Screen

from bottega.terminal.app import Bottega
from bottega.terminal.sheets import Ask
from bottega.terminal.words import Words


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


async def invitation(language: str, why: str) -> str | None:
    """Ask for an invitation, and say why; None where somebody has none."""
    door = Door(language, why)
    await Bottega(door).run_async()
    return door.said or None
