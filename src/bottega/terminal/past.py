"""A record as a stepper: any moment of it, with any seat's eyes, and the coach's marks."""

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Generator, Sequence
from contextlib import closing
from functools import cached_property, lru_cache
from typing import Any, Final

from bottega.bots.coach import REVIEW, Decision, Judged, Review, decisions, judgements, summed
from bottega.cli.files import Recorded
from bottega.cli.review import cores
from bottega.cli.seats import names_in
from bottega.kernel.errors import NotAsked
from bottega.kernel.events import Event
from bottega.kernel.record import step
from bottega.kernel.rng import stream
from bottega.kernel.table import Table
from bottega.terminal.scene import Fixed, LedgerLine, Reader, Scene
from bottega.text import Speaker
from bottega.text.adviser import Adviser

APART: Final = 16  # answers between two tables that are kept


class Past(Fixed):
    """A game that was recorded; nobody answers here."""

    plays = False
    hints = False

    def __init__(self, recorded: Recorded, language: str, seat: int | None = None) -> None:
        self.recorded = recorded
        self.seat = seat
        self.at = 0
        self.judged: dict[int, Judged] = {}
        self.reviewed: int | None = None  # whose decisions the coach looks at
        self._asked: dict[int, Decision] = {}
        self._kept: dict[int, Any] = {}  # tables by their moments, from which one can go on
        self._steps = list(self._played())
        self._rebuilt = lru_cache(64)(self._rebuild)
        self.speak(language)

    def _played(self) -> Generator[tuple[Event, ...], None, None]:
        """Play the record through once, and give what happened at each answer."""
        table: Any = self.recorded.game.new(self.recorded.record.options, self.recorded.record.seed)
        self._kept[0] = table.copy()
        for number in range(1, self.recorded.length + 1):
            table.log = []
            step(self.recorded.game, table, self.recorded.record, number)
            yield tuple(table.log or ())
            if number % APART == 0:
                self._kept[number] = table.copy()

    def _rebuild(self, at: int) -> Table:
        """Go on from the last table that was kept."""
        kept = at - at % APART
        table: Table = self._kept[kept].copy()
        for number in range(kept + 1, at + 1):
            step(self.recorded.game, table, self.recorded.record, number)
        return table

    def speak(self, language: str) -> None:
        """Speak another language from now on."""
        self.language = language
        self.look(self.seat)

    def look(self, seat: int | None) -> None:
        """See with the eyes of a seat, or of nobody."""
        self.seat = seat
        names, options = names_in(self.recorded, self.language), self.recorded.record.options
        self.reader = Reader(self.recorded.game, self.language, names, seat, options)
        self._told: dict[int, list[LedgerLine]] = {}

    def go(self, at: int) -> None:
        """Go to a moment."""
        self.at = max(0, min(self.recorded.length, at))
        self.changed()

    def table(self) -> Table:
        """Give the table as it was."""
        table: Table = self._rebuilt(self.at)
        return table

    def scene(self) -> Scene:
        """Show the moment."""
        table = self.table()
        scene = self.reader.told(table, (self.at, -1 if self.seat is None else self.seat), ())
        asked = int(table.seat)
        scene.asked = (asked,) if asked >= 0 else ()
        found: list[LedgerLine] = []
        for at in range(1, self.at + 1):
            found += self._entries(at)
        scene.entries = tuple(found)
        return scene

    def _entries(self, at: int) -> list[LedgerLine]:
        """Tell what an answer did."""
        if at not in self._told:
            self._told[at] = self.reader.entries(self._steps[at - 1], at)
        return self._told[at]

    # Where one goes.

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """Give the moments at which a turn begins, with the first and the last of all."""
        everywhere = range(1, self.recorded.length + 1)
        begun = [at for at in everywhere if any(entry.head for entry in self._entries(at))]
        return tuple(sorted({0, *begun, self.recorded.length}))

    def go_by(self, moments: Sequence[int], way: int) -> None:
        """Go to the next of some moments, or (-1) to the one before."""
        at = bisect_right(moments, self.at) if way > 0 else bisect_left(moments, self.at) - 1
        if 0 <= at < len(moments):
            self.go(moments[at])

    def next_answer(self) -> tuple[int, str] | None:
        """Tell what is answered at this moment, and by whom."""
        if self.at == self.recorded.length:
            return None
        answer = self.recorded.record.answers[self.at]
        return answer.seat, self._said(self.table(), answer.seat, answer.code)[0]

    def _said(self, table: Table, seat: int, *codes: int) -> list[str]:
        """Word answers as who gives them reads them."""
        game, names = self.game, self.reader.names
        speaker = Speaker(game, self.language, names, seat, self.reader.options)
        view, told = game.view(table, seat), game.told(table, seat)
        return [speaker.answer(game.choice(table, seat, code), view, told) for code in codes]

    # The coach.

    async def review(self, seat: int) -> None:
        """Let the coach judge the decisions of a seat, and mark them as they are judged."""
        self.reviewed, self.judged, self._asked = seat, {}, {}
        self.changed()
        game, record = self.recorded.game, self.recorded.record
        asked = await asyncio.to_thread(decisions, game, record, seat)
        self._asked = {decision.number: decision for decision in asked}
        jobs = max(2, min(cores(), len(asked)))  # in processes of their own
        coming = judgements(game, asked, REVIEW, 0, jobs)
        with closing(coming):
            while (one := await asyncio.to_thread(next, coming, None)) is not None:
                self.judged[one.number] = one
                self.changed()

    def verdict(self, number: int) -> str:
        """Say what the answer that follows a moment gave away."""
        judged = self.judged.get(number)
        if judged is None or self.reviewed is None:
            return ""
        view = self._asked[number].view
        table = self.game.determinize(view, stream(number, "words"))
        best, given = self._said(table, self.reviewed, judged.best_code, judged.code)
        adviser = Adviser(self.language)
        return adviser.gave_away(best, given, judged.lost, judged.sources)

    def review_so_far(self) -> Review | None:
        """Sum up what is judged by now."""
        if self.reviewed is None:
            return None
        judged = list(self.judged.values())
        return summed(self.game.name, self.reviewed, REVIEW, 0, len(self._asked), judged)

    async def answer(self, code: int) -> None:
        """Refuse: what was answered stands."""
        raise self.refused()

    def refused(self) -> NotAsked:
        return NotAsked("this game is a record")
