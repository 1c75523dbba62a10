"""A table on a server: what its updates tell is shown as a game on this device is."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Iterable, Iterator
from functools import partial
from typing import Any, Final

import msgspec
from msgspec import UNSET

from bottega.client import Client, Lobby, ServerRefused
from bottega.client.client import Proposed
from bottega.kernel.errors import BottegaError, Refused
from bottega.kernel.events import Event
from bottega.kernel.rng import stream
from bottega.kernel.table import Table
from bottega.kernel.values import Value
from bottega.terminal.asides import Notice, Offer, Timer
from bottega.terminal.scene import Advice, LedgerLine, Reader, Scene, Sitting, recap_of
from bottega.terminal.words import seated
from bottega.text.adviser import Adviser
from bottega.text.catalogue import Catalogue
from bottega.wire import Happened, Proposal, SeatInfo, TableInfo, Update

PULSE = 1.0  # seconds after which the line is looked at again
MOVES = ("answered", "ended", "unsealed")
# What happens at a table besides the game.
TABLES = ("undone", "proposed", "voted", "replaced", "returned", "resigned", "abandoned", "sat",
          "left")  # fmt: skip
LOST: Final = 3  # deeds that would be lost, by name


class Remote(Sitting):
    """One seat of a table on a server, or a place beside it."""

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

    @property
    def chats(self) -> bool:  # type: ignore[override]
        """Say whether one may write now."""
        return self.now.chat

    @property
    def hints(self) -> bool:  # type: ignore[override]
        """Say whether the coach gives hints at this table."""
        return self.seat is not None and self._info.hints

    def speak(self, language: str) -> None:
        """Speak another language from now on."""
        self.language = language
        info, game = self._info, self.client.game
        options = game.options_from(len(info.seats), info.options)
        self.reader = Reader(game, language, seated(info.seats, language), self.seat, options)
        self._told: dict[int, list[LedgerLine]] = {}

    # Hearing.

    async def open(self) -> None:
        """Listen."""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._watch())]

    async def _listen(self) -> None:
        try:
            if self.now.missed:
                await self._read_log()
                self.changed()
            async for update in self.client.updates():
                self._take(update)
                if update.missed:
                    await self._read_log()
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

    async def _read_log(self) -> None:
        """Read the whole log, of which updates have told the end alone."""
        found: dict[int, Happened] = {}
        after, last = 0, 1
        async with Lobby(self.client.base, self.client.token) as lobby:
            while after < last:
                page = await lobby.log(self.client.table, self.seat, after)
                found |= {entry.number: entry for entry in page.entries}
                last = page.last
                after = page.entries[-1].number if page.entries else last
        found |= {entry.number: entry for entry in self._log}
        self._log = []
        self._add(found[number] for number in sorted(found))

    def _add(self, entries: Iterable[Happened]) -> None:
        """Add to the log; what was taken back leaves it."""
        new = list(entries)
        undone = {number for entry in new for number in entry.undoes}
        self._log = [entry for entry in (*self._log, *new) if entry.number not in undone]

    def _take(self, update: Update) -> None:
        self._add(update.entries)
        self.now, self._heard = update, time.monotonic()
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
        if scene.told is not None and self.seat not in (*now.asked, now.held):
            self._waits(scene)
        scene.entries = tuple(entry for each in self._log for entry in self._entries(each))
        if self.seat is not None:
            scene.mine = (self.seat,)
            own = [e.number for e in self._log if e.seat == self.seat and e.kind in MOVES]
            scene.recap = recap_of(scene.entries, self.seat, own[-1]) if own else ()
        scene.clocks = tuple(Timer(face.left, face.runs, self._heard) for face in now.clocks or ())
        if now.window is not None:
            left = now.window.left
            scene.window = None if left is None else Timer(left, True, self._heard)
            scene.answered = now.window.answered
        scene.notices = tuple(self._notices())
        scene.states = {
            seat.seat: state for seat in self._info.seats if (state := self._state(seat))
        }
        return scene

    def _waits(self, scene: Scene) -> None:
        """Say whom the table waits for, where this seat has answered before the others."""
        names = [scene.names[seat] for seat in scene.asked]
        both = Catalogue(self.language, "bottega").both(names)
        scene.told, scene.sentence = None, self.reader.words("home-waiting", names=both)

    def _state(self, seat: SeatInfo) -> str:
        if seat.kind != "person" or self.now.outcome is not None:
            return ""
        words = self.reader.words
        if seat.resigned:
            return words("seat-resigned")
        return words("seat-away") if seat.away else ""

    # What needs attention.

    def _notices(self) -> Iterator[Notice]:
        say = self.reader.words
        if self.failure is not None:
            yield Notice(str(self.failure), warns=True)
        elif self._lost:
            yield Notice(say("line-lost"), warns=True)
        if self._info.outdated:
            yield Notice(say("trouble-outdated"), warns=True)
        own = None if self.seat is None else self._info.seats[self.seat]
        if own is not None and self.now.status == "running":
            if own.resigned:
                yield Notice(say("resigned"))
            elif own.kind == "person" and own.bot:
                yield Notice(say("stand-in"), (Offer("B", say("take-seat-back"), self._back),))
        if self.now.proposal is not None:
            yield self._proposed(self.now.proposal)

    def _proposed(self, proposal: Proposal) -> Notice:
        say, names = self.reader.words, self.reader.named()
        whom = "" if proposal.whom is None else names[proposal.whom]
        text = say(f"proposal-{proposal.what}", name=names[proposal.seat], whom=whom)
        lost = self._lost_by(proposal)
        if lost:
            more = [say("proposal-more", n=len(lost) - LOST)] if len(lost) > LOST else []
            text = f"{text} {say('proposal-lost')} {' · '.join([*lost[:LOST], *more])}"
        if self.seat not in proposal.missing:
            return Notice(f"{text} {say('proposal-waits')}")
        number = proposal.number
        agree = Offer("A", say("agree"), lambda: self._vote(number, agree=True))
        refuse = Offer("R", say("refuse"), lambda: self._vote(number, agree=False))
        return Notice(text, (agree, refuse))

    def _lost_by(self, proposal: Proposal) -> list[str]:
        """Tell what would be taken back."""
        if proposal.what != "undo" or proposal.to is None:
            return []
        names = self.reader.named()
        told = [
            (entry, entry.plain)
            for each in self._log
            if each.number >= proposal.to and each.events
            for entry in self._entries(each)
            if not entry.head
        ]
        say = self.reader.words
        return [
            text if entry.seat is None else say("deed-by", name=names[entry.seat], text=text)
            for entry, text in told
            if text
        ]

    def offers(self) -> list[Offer]:
        """List what can be done besides answering."""
        say = self.reader.words
        found: list[Offer] = []
        own = None if self.seat is None else self._info.seats[self.seat]
        if own is not None and self.now.status == "running" and not own.resigned:
            last = [e.number for e in self._log if e.kind == "answered" and e.seat == self.seat]
            if last and not self.now.undo:
                back = partial(self._propose, "undo", to=last[-1])
                found.append(Offer("", say("menu-undo"), back))
            others = [
                seat for seat in self._info.seats
                if seat.kind == "person" and not seat.bot and seat.seat != self.seat
            ]  # fmt: skip
            for other in others:
                name = self.reader.named()[other.seat]
                replace = partial(self._propose, "replace", seat=other.seat)
                found.append(Offer("", say("menu-replace", name=name), replace))
            found.append(Offer("", say("menu-abandon"), partial(self._propose, "abandon")))
            sure = say("menu-resign-sure" if others else "menu-resign-ends")
            found.append(Offer("", say("menu-resign"), self._resign, sure))
        found.append(Offer("", say("home-mine"), self._list_tables))
        return found

    async def _propose(
        self, what: Proposed, to: int | None = None, seat: int | None = None
    ) -> None:
        await self._done(self.client.propose(what, to=to, seat=seat))

    async def _vote(self, number: int, *, agree: bool) -> None:
        await self._done(self.client.vote(number, agree=agree))

    async def _back(self) -> None:
        await self._done(self.client.back())

    async def _resign(self) -> None:
        await self._done(self.client.resign())

    async def _list_tables(self) -> None:
        self.leaving = True
        self.changed()

    def _entries(self, entry: Happened) -> list[LedgerLine]:
        if entry.number not in self._told:
            if entry.text:
                said = (f"{entry.name or ''}: {entry.text}",)
                told = [LedgerLine(said, entry.seat, step=entry.number, said=True)]
            elif entry.kind in TABLES:
                told = [LedgerLine((self._worded(entry),), step=entry.number)]
            else:
                told = self.reader.entries(self._events(entry), entry.number)
            self._told[entry.number] = told
        return self._told[entry.number]

    def _worded(self, entry: Happened) -> str:
        """Word what happened at the table itself."""
        name = entry.name or ("" if entry.seat is None else self.reader.named()[entry.seat])
        agree = "yes" if entry.agree else "no"
        return self.reader.words(f"log-{entry.kind}", name=name, what=entry.what or "", agree=agree)

    def _events(self, entry: Happened) -> list[Event]:
        kind = self.client.game.events
        return [msgspec.json.decode(bytes(raw), type=kind) for raw in entry.events]

    # Answering.

    async def _done(self, coming: Awaitable[Update]) -> None:
        """Wait until something is stored; a refusal is told in the reader's language."""
        try:
            await coming
        except ServerRefused as refused:
            raise Refused(self.reader.words(f"trouble-{refused.fault}")) from None

    async def answer(self, code: int) -> None:
        """Give an answer; it is stored when this returns."""
        await self._done(self.client.answer(code))

    async def end(self) -> None:
        """End what has no choices left."""
        await self._done(self.client.end())

    async def undo(self) -> None:
        """Take the last answer back."""
        await self._done(self.client.undo())

    async def untake(self, code: int) -> None:
        """Take one of the last answers back."""
        await self._done(self.client.undo(code))

    async def say(self, text: str) -> None:
        """Write to the others."""
        await self._done(self.client.say(text))

    async def hint(self) -> list[Advice]:
        """Give what the server's coach finds best."""
        if self.seat is None:
            return []
        async with Lobby(self.client.base, self.client.token) as lobby:
            found = await lobby.hint(self.client.table, self.seat, self.language)
        adviser = Adviser(self.language)
        return [
            (each.sentence or each.line, adviser.hint(each.worth or "", each.because or ""))
            for each in found.best
        ]


def _code(raw: Any) -> int:
    code: int = msgspec.json.decode(bytes(raw), type=Coded).code
    return code


class Coded(Value):
    """Of an answer that is offered, its number is enough: all else is told here."""

    code: int
