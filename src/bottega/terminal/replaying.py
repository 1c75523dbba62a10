"""The screen of a record: by answers, by turns, and from one of the coach's marks to the next."""

from multiprocessing import resource_tracker
from typing import Final

from textual import events, work

from bottega.bots.coach import Review
from bottega.cli.review import chart
from bottega.terminal.paint import Line, Run, shaped, wrapped
from bottega.terminal.panes.pane import Pane
from bottega.terminal.past import Past
from bottega.terminal.scene import Scene
from bottega.terminal.sheets import Ask, Pick, Sheet
from bottega.terminal.table import TableScreen
from bottega.text.adviser import Adviser

STEPS: Final = {
    "left": "past",
    "right": "next",
    "space": "next",
    "up": "turn_before",
    "down": "turn_after",
    "pageup": "turn_before",
    "pagedown": "turn_after",
    "home": "first",
    "end": "last",
}


class ReplayScreen(TableScreen):
    """Steps through a record."""

    def __init__(self, past: Past, review: int | None = None) -> None:
        resource_tracker.ensure_running()  # the coach will think in other processes
        super().__init__(past)
        self.past = past
        self._judging = review

    async def on_mount(self) -> None:
        """Let the coach begin."""
        if self._judging is not None:
            self._review(self._judging)

    def on_key(self, event: events.Key) -> None:
        """Step, or do what the keys of every table do."""
        walks = self.query_one("#board").has_focus and event.key in ("left", "right", "up", "down")
        deed = STEPS.get(event.key) if not walks else None
        deed = deed or {"m": "mark_after", "b": "mark_before"}.get(event.character or "")
        if deed is None:
            super().on_key(event)
        else:
            event.stop()
            event.prevent_default()
            self.do(deed)

    def _finish(self, scene: Scene) -> None:
        """The end of a record is a moment like any other."""

    def _body(self, scene: Scene) -> list[Line]:
        """Say where one is, what is answered next, and what the coach thinks of that."""
        past, columns = self.past, self.app.size.width - 4
        lines = [self._timeline(columns), *wrapped(self._next_answer(scene), columns)]
        verdict = past.verdict(past.at)
        if verdict:
            mark = "▲ " if past.at in self._marks() else ""
            lines += wrapped([Run(mark, "loss"), *shaped(verdict)], columns)
        return [*lines, *self._coach(), *super()._body(scene)]

    def _timeline(self, columns: int) -> Line:
        """Draw the game as a line: where one is, and the coach's marks; a click goes there."""
        past, marks = self.past, set(self._marks())
        length = past.recorded.length
        told = f" {self.words('replay-at', n=past.at, of=length)}"
        room = min(max(10, columns - len(told) - 1), length + 1)
        line: Line = []
        for i in range(room):
            first, last = i * (length + 1) // room, (i + 1) * (length + 1) // room - 1
            marked = [number for number in marks if first <= number <= last]
            here = first <= past.at <= last
            sign = "●" if here else "▲" if marked else "━" if last < past.at else "─"
            ink = "lit" if here else "loss" if marked else "title" if last < past.at else "frame"
            line.append(Run(sign, ink, f"@go {marked[0] if marked else first}"))
        return [*line, Run(told, "bold")]

    def _next_answer(self, scene: Scene) -> Line:
        found = self.past.next_answer()
        if found is None:
            return []
        seat, said = found
        return [Run(scene.names[seat], f"seat{seat}"), Run(f": {said}", "bold")]

    def _coach(self) -> list[Line]:
        """Say how far the coach is."""
        found = self.past.review_so_far()
        if found is None or found.complete:
            return []
        said = self.words("review-far", n=len(found.judged), of=found.decisions)
        return [[Run(f"{self.words('coach-thinking')} {said}", "dim")]]

    def _marks(self) -> list[int]:
        found = self.past.review_so_far()
        return sorted(found.turning) if found is not None else []

    def _keys(self) -> list[tuple[str, str, str]]:
        say = self.words
        keys = [
            ("←", "past", say("terminal-key-before")),
            ("→", "next", say("terminal-key-after")),
            ("↑↓", "turn_after", say("terminal-key-turn")),
            ("H", "hint", say("terminal-key-chart" if self.past.judged else "terminal-key-review")),
        ]
        if self._marks():
            keys.append(("m b", "mark_after", say("terminal-key-mark")))
        keys += [("P", "player", say("terminal-key-eyes")), ("Tab", "page", say(self._next_page()))]
        keys += [("N", "number", say("terminal-key-moment")), ("L", "ledger", say("log-ledger"))]
        return [*keys, ("?", "help", say("terminal-key-help")), ("Q", "leave", say("watch-leave"))]

    def on_pane_clicked(self, event: Pane.Clicked) -> None:
        """Go to the moment that was clicked on the line."""
        if event.thing.startswith("@go "):
            self.past.go(int(event.thing[4:]))
        else:
            super().on_pane_clicked(event)

    def do_past(self) -> None:
        """Go one answer back."""
        self.past.go(self.past.at - 1)

    def do_next(self) -> None:
        """Go one answer on."""
        self.past.go(self.past.at + 1)

    def do_enter(self) -> None:
        """Go one answer on."""
        self.do_next()

    def do_turn_before(self) -> None:
        """Go to where this turn, or the one before, began."""
        self.past.go_by(self.past.turns, -1)

    def do_turn_after(self) -> None:
        """Go to where the next turn begins."""
        self.past.go_by(self.past.turns, 1)

    def do_mark_before(self) -> None:
        """Go to the mark before."""
        self.past.go_by(self._marks(), -1)

    def do_mark_after(self) -> None:
        """Go to the next mark."""
        self.past.go_by(self._marks(), 1)

    def do_first(self) -> None:
        """Go to the beginning."""
        self.past.go(0)

    def do_last(self) -> None:
        """Go to the end."""
        self.past.go(self.past.recorded.length)

    def do_player(self) -> None:
        """See with the next seat's eyes; after the last with nobody's."""
        players = self.past.recorded.record.options.players
        seat = 0 if self.past.seat is None else self.past.seat + 1
        self.past.look(seat if seat < players else None)
        self.update()

    def do_hint(self) -> None:
        """Let the coach judge somebody's decisions, or show what it found."""
        found = self.past.review_so_far()
        if found is None:
            self._choose_whose()
        elif found.judged:
            self.app.push_screen(Sheet(self.words("review-title"), self._told(found)))

    @work(exclusive=True, group="ask")
    async def _choose_whose(self) -> None:
        names: list[Line] = [[Run(name)] for name in self.past.reader.named()]
        whose = 0
        if len(names) > 1:
            said = await self.app.push_screen_wait(Pick(self.words("review-whose"), names))
            if said is None:
                return
            whose = said
        self._review(whose)

    def _review(self, seat: int) -> None:
        self.run_worker(self.past.review(seat), group="coach")

    def _told(self, found: Review) -> list[Line]:
        """Tell the sum, the chart and the turning points."""
        adviser, columns = Adviser(self.past.language), 74
        said = adviser.review(len(found.judged), found.decisions, found.iterations, found.lost)
        lines = [line for each in said for line in wrapped([Run(each)], columns)]
        players = self.past.recorded.record.options.players
        lines += [[], *wrapped([Run(adviser.chart(players), "dim")], columns)]
        lines += [[Run(line, "vp")] for line in chart(found)]
        turns = {judged.number: judged.turn for judged in found.judged}
        for number in found.turning:
            lines += [[], [Run("▲ ", "loss"), Run(adviser.moment(number, turns[number]), "title")]]
            lines += wrapped(shaped(self.past.verdict(number)), columns)
        return lines

    def do_number(self) -> None:
        """Ask for a moment."""
        self._ask_moment()

    @work(exclusive=True, group="ask")
    async def _ask_moment(self) -> None:
        said = await self.app.push_screen_wait(Ask(self.words("terminal-key-moment")))
        if said and said.isdecimal():
            self.past.go(int(said))
