"""A table on a server: what its updates tell is shown as a game on this device is."""

import asyncio
import contextlib
from typing import Any

import msgspec
from msgspec import UNSET

from bottega.client import Client
from bottega.kernel.errors import BottegaError
from bottega.kernel.events import Event
from bottega.kernel.rng import stream
from bottega.kernel.table import Table
from bottega.kernel.values import Value
from bottega.terminal.scene import Entry, Reader, Scene, Sitting, recap_of
from bottega.text.voice import bots_called
from bottega.wire import Happened, TableInfo, Update

PULSE = 1.0  # seconds after which the line is looked at again
MOVES = ("answered", "ended", "unsealed")


class Remote(Sitting):
    """One seat of a table on a server, or a place beside it."""

    hints = False
    chats = True

    def __init__(self, client: Client, first: Update, language: str) -> None:
        self.client = client
        self.seat = None if client.watching else client.seat
        self.failure: Exception | None = None
        self._log: list[Happened] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._lost = False
        self._take(first)
        self.speak(language)

    @property
    def _info(self) -> TableInfo:
        assert self.client.info is not None
        return self.client.info

    def speak(self, language: str) -> None:
        """Speak another language from now on."""
        self.language = language
        info, game = self._info, self.client.game
        bots = bots_called([seat.bot for seat in info.seats], language)
        names = [seat.name or bot for seat, bot in zip(info.seats, bots, strict=True)]
        options = game.options_from(len(info.seats), info.options)
        self.reader = Reader(game, language, names, self.seat, options)
        self._told: dict[int, list[Entry]] = {}

    # Hearing.

    async def open(self) -> None:
        """Listen."""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._watch())]

    async def _listen(self) -> None:
        try:
            async for update in self.client.updates():
                self._take(update)
                self.changed()
        except BottegaError as error:
            self.failure = error
            self.changed()

    async def _watch(self) -> None:
        """Tell when the line is lost, and when it is there again."""
        while True:
            await asyncio.sleep(PULSE)
            if self._lost == self.client.connected:
                self._lost = not self.client.connected
                self.changed()

    async def close(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    def _take(self, update: Update) -> None:
        undone = {number for entry in update.entries for number in entry.undoes}
        self._log = [entry for entry in (*self._log, *update.entries) if entry.number not in undone]
        self.now = update
        if update.view is UNSET:
            return
        game = self.client.game
        self._view: Any = msgspec.json.decode(bytes(update.view), type=game.views)
        self._table: Any = game.determinize(self._view, stream(update.number, "screen"))

    def table(self) -> Table:
        """Give a table that could be behind what the seat sees."""
        table: Table = self._table
        return table

    def scene(self) -> Scene:
        """Show the present moment."""
        now = self.now
        codes = [_code(raw) for raw in now.options]
        chosen = [_code(raw) for raw in now.chosen]
        closing = None if now.closing is UNSET else _code(now.closing)
        version = (now.version, now.number)
        scene = self.reader.told(self._table, version, codes, chosen, closing, self._view)
        scene.asked, scene.held, scene.undo = now.asked, now.held, now.undo
        scene.outcome = now.outcome
        scene.entries = tuple(entry for each in self._log for entry in self._entries(each))
        if self.seat is not None:
            scene.mine = (self.seat,)
            own = [e.number for e in self._log if e.seat == self.seat and e.kind in MOVES]
            scene.recap = recap_of(scene.entries, self.seat, own[-1]) if own else ()
        if self._lost or self.failure is not None:
            scene.notice = str(self.failure or self.reader.words("line-lost"))
        return scene

    def _entries(self, entry: Happened) -> list[Entry]:
        if entry.number not in self._told:
            if entry.text:
                said = (f"{entry.name or ''}: {entry.text}",)
                told = [Entry(said, entry.seat, step=entry.number, said=True)]
            else:
                told = self.reader.entries(self._events(entry), entry.number)
            self._told[entry.number] = told
        return self._told[entry.number]

    def _events(self, entry: Happened) -> list[Event]:
        kind = self.client.game.events
        return [msgspec.json.decode(bytes(raw), type=kind) for raw in entry.events]

    # Answering.

    async def answer(self, code: int) -> None:
        """Give an answer; it is stored when this returns."""
        await self.client.answer(code)

    async def end(self) -> None:
        """End what has no choices left."""
        await self.client.end()

    async def undo(self) -> None:
        """Take the last answer back."""
        await self.client.undo()

    async def untake(self, code: int) -> None:
        """Take one of the last answers back."""
        await self.client.undo(code)

    async def say(self, text: str) -> None:
        """Write to the others."""
        await self.client.say(text)


def _code(raw: Any) -> int:
    code: int = msgspec.json.decode(bytes(raw), type=Coded).code
    return code


class Coded(Value):
    """Of an answer that is offered, its number is enough: all else is told here."""

    code: int
