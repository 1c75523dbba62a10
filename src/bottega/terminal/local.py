"""A game on this device: people in turn, bots that think elsewhere, and nothing lost."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

from bottega.bots.coach import advised
from bottega.cli.seats import display_names
from bottega.cli.sitting import Sitting as Game
from bottega.kernel.errors import CannotUndo
from bottega.kernel.session import Session
from bottega.kernel.table import Table
from bottega.terminal.minds import Mind, Task
from bottega.terminal.scene import Advice, LedgerLine, Reader, Scene, Sitting, recap_of
from bottega.text.adviser import Adviser


class Local(Sitting):
    """A game on this device."""

    def __init__(
        self, played: Game, language: str, mind: Mind, *, practice: bool = False, pace: float = 0.0
    ) -> None:
        self.played = played
        self.mind = mind
        self.hints = practice or played.alone
        self.pace = pace  # seconds that what a bot did stands before the next one
        self.facing = played.people[0] if len(played.people) == 1 else None
        self.trouble: Exception | None = None
        self._thinking: int | None = None
        self._driver: asyncio.Task[None] | None = None
        self._seen = dict.fromkeys(played.people, 0)  # the steps that each person has seen
        self._told: tuple[tuple[Any, ...], list[list[LedgerLine]]] = ((), [])
        self.speak(language)

    @property
    def session(self) -> Session[Any, Any]:
        """Give the session."""
        return self.played.session

    def speak(self, language: str) -> None:
        """Speak another language from now on."""
        self.language = language
        self.names = display_names(self.played.seats, language)
        self._readers: dict[int | None, Reader] = {}
        self._told = ((), [])
        self.reader = self._reader(self.facing)

    def _reader(self, seat: int | None) -> Reader:
        if seat not in self._readers:
            options = self.session.options
            made = Reader(self.played.game, self.language, self.names, seat, options)
            self._readers[seat] = made
        return self._readers[seat]

    def table(self) -> Table:
        """Give the table."""
        table: Table = self.session.table
        return table

    # Whose turn it is.

    async def open(self) -> None:
        """Let bots play until a person is asked."""
        self._face()
        self._drive()

    def _next(self) -> int | None:
        return None if self.session.over else self.played.next_seat()

    def _face(self) -> None:
        """Turn to the next person where nobody else could see anything hidden."""
        seat = self._next()
        if seat in self.played.people and self.curtain() is None:
            self._turn_to(seat)

    def _turn_to(self, seat: int | None) -> None:
        self.facing = seat
        self.reader = self._reader(seat)

    def curtain(self) -> int | None:
        """Give the person whom the device is to be passed to."""
        seat = self._next()
        if seat is None or seat not in self.played.people or seat == self.facing:
            return None
        return seat if len(self.played.people) > 1 and self.played.hides() else None

    def unveil(self) -> None:
        """Turn to the person who was called."""
        seat = self.curtain()
        if seat is not None:
            self._turn_to(seat)
            self.changed()

    def _drive(self) -> None:
        if self._driver is None or self._driver.done():
            self._driver = asyncio.create_task(self._bots())

    async def _bots(self) -> None:
        try:
            while (seat := self._next()) is not None and seat in self.played.bots:
                await self._bot(seat)
        except Exception as error:
            self.trouble, self.leaving = error, True  # the game is kept
        self._thinking = None
        self._face()
        self.changed()

    async def _bot(self, seat: int) -> None:
        session = self.session
        self._thinking = seat
        self.changed()
        bot = self.played.seats[seat].bot or ""
        view, options = session.view(seat), session.choices(seat)
        task = Task(session.game.name, seat, session.seed, view, options, bot)
        version = session.version
        code = await self.mind.answer(task)
        if session is self.session and version == session.version:
            session.submit(seat, code, session.version)
        if self.pace:
            self.changed()
            await asyncio.sleep(self.pace)

    async def close(self) -> None:
        """Stop the bots."""
        if self._driver is not None:
            self._driver.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._driver
        self.mind.end()

    # Answers.

    async def answer(self, code: int) -> None:
        """Give an answer."""
        self._acted()
        self.session.submit(self._who(), code, self.session.version)
        self._on()

    async def end(self) -> None:
        """End what has no choices left."""
        self._acted()
        self.session.end(self._who(), self.session.version)
        self._on()

    async def undo(self) -> None:
        """Take the last answer back."""
        self.session.undo(self._who(), self.session.version)
        self._on()

    async def untake(self, code: int) -> None:
        """Take one of the last answers back."""
        self.session.take_back(self._who(), code, self.session.version)
        self._on()

    def _who(self) -> int:
        if self.facing is None:
            raise CannotUndo("nobody sits before this device")
        return self.facing

    def _acted(self) -> None:
        """Note how far the person who acts has seen."""
        if self.facing is not None:
            self._seen[self.facing] = len(self.session.steps) + 1

    def _on(self) -> None:
        self._face()
        self.changed()
        self._drive()

    # What is seen.

    def scene(self) -> Scene:
        """Show the present moment to who sits before the device."""
        session, seat = self.session, self.facing
        codes = () if seat is None else session.choices(seat)
        chosen = () if seat is None or session.held not in (None, seat) else session.chosen(seat)
        closing = session.closing() if session.held == seat and seat is not None else None
        version = (session.version, len(session.steps), -1 if seat is None else seat)
        scene = self.reader.told(session.table, version, codes, chosen, closing)
        scene.asked, scene.held = session.asked(), session.held
        scene.undo = seat is not None and session.can_undo(seat)
        scene.entries = tuple(self._entries())
        scene.thinking = self._thinking
        scene.mine = tuple(self.played.people)
        if seat is not None:
            scene.recap = recap_of(scene.entries, seat, self._seen.get(seat, 0))
        return scene

    def _entries(self) -> list[LedgerLine]:
        """Tell all that happened; what was told before is not told again."""
        steps = self.session.steps
        marks, told = self._told
        if not marks or marks[0] is not self.reader:
            marks, told = (self.reader,), []
        same = 0
        for step, before in zip(steps, marks[1:], strict=False):
            if step is not before:
                break
            same += 1
        told = told[:same]
        for at, step in enumerate(steps[same:], same + 1):
            told.append(self.reader.entries(step.events, at))
        self._told = ((self.reader, *steps), told)
        return [entry for entries in told for entry in entries]

    async def hint(self) -> list[Advice]:
        """Give what the coach finds best, in a practice game and to one person among bots."""
        adviser = Adviser(self.language)
        session, seat = self.session, self.facing
        if not self.hints:
            return [(adviser.word("coach-practice", game=self.game.name), "")]
        codes: Sequence[int] = () if seat is None else session.choices(seat)
        if seat is None or not codes:
            return [(adviser.word("coach-not-asked"), "")]
        view = session.view(seat)
        task = Task(self.game.name, seat, session.seed, view, tuple(codes), "", session.version)
        found = await self.mind.hint(task)
        told = session.told(seat)
        choices = [self.game.choice(session.table, seat, each.code) for each in found.best]
        answers = [self.reader.speaker.answer(choice, view, told) for choice in choices]
        said = advised(found, answers, adviser, session.options.players)
        return list(zip(answers, said, strict=True))
