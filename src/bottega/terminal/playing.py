"""The screen of a game on this device: it can be saved, and is kept whatever happens."""

import asyncio
import contextlib

from textual import work

from bottega.cli.files import path_of
from bottega.cli.signals import ENDINGS, undisturbed
from bottega.cli.usage import trouble
from bottega.terminal.local import Local
from bottega.terminal.sheets import Ask, Sure
from bottega.terminal.table import TableScreen


class PlayScreen(TableScreen):
    """One game on this device."""

    def __init__(self, local: Local) -> None:
        super().__init__(local)
        self.local = local

    async def on_mount(self) -> None:
        """Leave in good order when the window is closed."""
        if self.app.is_headless:
            return
        loop = asyncio.get_running_loop()
        for number in ENDINGS:
            with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(number, self.app.exit)

    def do_save(self) -> None:
        """Save the game to a file."""
        self._save()

    @work(exclusive=True, group="ask")
    async def _save(self) -> None:
        said = str(self.local.played.path or "")
        name = await self.app.push_screen_wait(Ask(self.words("terminal-save-to"), said))
        if not name:
            return
        try:
            path = path_of(name)
            if path != self.local.played.path and path.exists():
                question = self.words("terminal-replace-it", file=str(path))
                keys = [
                    ("n", self.words("terminal-keep-file")),
                    ("y", self.words("terminal-overwrite")),
                ]
                if await self.app.push_screen_wait(Sure(question, keys)) != "y":
                    return
            with undisturbed():
                self.local.played.save(path)
        except OSError as error:
            self.notify(self.words("terminal-not-saved", why=trouble(error)), severity="error")
        else:
            self.notify(self.words("terminal-saved", file=str(path)))
