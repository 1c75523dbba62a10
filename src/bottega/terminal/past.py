"""A record as a stepper: any moment of it, with any seat's eyes, and the coach's marks."""

import asyncio
from collections.abc import Generator
from contextlib import closing
from functools import lru_cache
from typing import Any

from textual import work

from bottega.bots.coach import REVIEW, Decision, Judged, decisions, judgements, summed
from bottega.cli.files import Recorded
from bottega.cli.review import chart, cores
from bottega.cli.seats import display_names, from_comments
from bottega.kernel.errors import NotAsked
from bottega.kernel.events import Event
from bottega.kernel.record import step
from bottega.kernel.rng import stream
from bottega.kernel.table import Table
from bottega.terminal.paint import Line, Run, shaped, wrapped
from bottega.terminal.scene import Entry, Reader, Scene, Sitting
from bottega.terminal.sheets import Ask, Sheet
from bottega.terminal.table import TableScreen
from bottega.text.adviser import Adviser


class Past(Sitting):
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
        self._steps = list(self._played())
        self._rebuilt = lru_cache(64)(lambda at: recorded.at(at)[0])
        self.speak(language)

    def _played(self) -> Generator[tuple[int, tuple[Event, ...]], None, None]:
        """Play the record through once, and give what happened at each answer."""
        table: Any = self.recorded.game.new(self.recorded.record.options, self.recorded.record.seed)
        for number, answer in enumerate(self.recorded.record.answers, 1):
            table.log = []
            step(self.recorded.game, table, self.recorded.record, number)
            yield answer.seat, tuple(table.log or ())

    def speak(self, language: str) -> None:
        """Speak another language from now on."""
        self.language = language
        self.look(self.seat)

    def look(self, seat: int | None) -> None:
        """See with the eyes of a seat, or of nobody."""
        self.seat = seat
        record = self.recorded.record
        sat = from_comments(self.recorded.text, record.options.players) or []
        names = display_names(sat, self.language)
        self.reader = Reader(self.recorded.game, self.language, names, seat, record.options)
        self._told: dict[int, list[Entry]] = {}

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
        found: list[Entry] = []
        for at, (_, events) in enumerate(self._steps[: self.at], 1):
            if at not in self._told:
                self._told[at] = self.reader.entries(events, at)
            found += self._told[at]
        scene.entries = tuple(found)
        return scene

    # The coach.

    async def review(self, seat: int) -> None:
        """Let the coach judge the decisions of a seat, and mark them as they are judged."""
        self.reviewed = seat
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
        game, view = self.recorded.game, self._asked[number].view
        table = game.determinize(view, stream(number, "words"))
        told = game.told(table, self.reviewed)
        reader = Reader(game, self.language, self.reader.names, self.reviewed, self.reader.options)
        both = [game.choice(table, self.reviewed, code) for code in (judged.best_code, judged.code)]
        best, given = (reader.speaker.answer(choice, view, told) for choice in both)
        adviser = Adviser(self.language)
        return adviser.gave_away(best, given, judged.lost, judged.sources)

    def chart(self) -> list[str]:
        """Draw how far ahead the seat was."""
        if self.reviewed is None or not self.judged:
            return []
        ordered = [self.judged[number] for number in sorted(self.judged)]
        found = summed(self.recorded.game.name, self.reviewed, REVIEW, 0, len(self._asked), ordered)
        return chart(found)

    async def answer(self, code: int) -> None:
        """Refuse: what was answered stands."""
        raise NotAsked("this game is a record")

    async def end(self) -> None:
        """Refuse likewise."""
        raise NotAsked("this game is a record")

    async def undo(self) -> None:
        """Refuse likewise."""
        raise NotAsked("this game is a record")

    async def untake(self, code: int) -> None:
        """Refuse likewise."""
        raise NotAsked("this game is a record")


class ReplayScreen(TableScreen):
    """Steps through a record."""

    def __init__(self, past: Past, review: int | None = None) -> None:
        super().__init__(past)
        self.past = past
        self._judging = review

    async def on_mount(self) -> None:
        """Let the coach begin."""
        if self._judging is not None:
            self.run_worker(self.past.review(self._judging), group="coach")

    def _replays(self) -> bool:
        return True

    def _finish(self, scene: Scene) -> None:
        """The end of a record is a moment like any other."""

    def _body(self, scene: Scene) -> list[Line]:
        """Say where one is, what is answered next, and what the coach thinks of that."""
        past, columns = self.past, self.app.size.width - 4
        told = [f"{past.at}/{past.recorded.length}"]
        if past.at < past.recorded.length:
            answer = past.recorded.record.answers[past.at]
            line = past.recorded.game.line(answer.code)
            told[0] += f"  {scene.names[answer.seat]}: {line}"
        lines = [line for each in told for line in wrapped([Run(each, "bold")], columns)]
        verdict = past.verdict(past.at)
        if verdict:
            lines += wrapped([Run("▲ ", "loss"), *shaped(verdict)], columns)
        return [*lines, *super()._body(scene)]

    def _keys(self) -> list[tuple[str, str, str]]:
        say = self.words
        keys = [
            ("←", "past", say("terminal-key-before")),
            ("→", "next", say("terminal-key-after")),
            ("N", "number", say("terminal-key-moment")),
            ("P", "player", say("terminal-key-eyes")),
            ("Tab", "page", self._next_page()),
            ("L", "ledger", say("log-ledger")),
        ]
        if self._judging is not None:
            keys.append(("H", "hint", say("terminal-key-chart")))
        return [*keys, ("?", "help", say("terminal-key-help")), ("Q", "leave", say("watch-leave"))]

    def do_past(self) -> None:
        """Go one answer back."""
        self.past.go(self.past.at - 1)

    def do_next(self) -> None:
        """Go one answer on."""
        self.past.go(self.past.at + 1)

    def do_enter(self) -> None:
        """Go one answer on."""
        self.do_next()

    def do_player(self) -> None:
        """See with the next seat's eyes; after the last with nobody's."""
        players = self.past.recorded.record.options.players
        seat = 0 if self.past.seat is None else self.past.seat + 1
        self.past.look(seat if seat < players else None)
        self.update()

    def do_hint(self) -> None:
        """Show the chart of the review."""
        lines: list[Line] = [[Run(line, "vp")] for line in self.past.chart()]
        if lines:
            players = self.past.recorded.record.options.players
            self.app.push_screen(Sheet(Adviser(self.past.language).chart(players), lines))

    def do_number(self) -> None:
        """Ask for a moment."""
        self._ask_moment()

    @work(exclusive=True, group="ask")
    async def _ask_moment(self) -> None:
        said = await self.app.push_screen_wait(Ask(self.words("terminal-key-moment")))
        if said and said.isdecimal():
            self.past.go(int(said))
