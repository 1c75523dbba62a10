"""Puzzles on the screen: a position, its question, and in points what came of the answer."""

from collections.abc import Sequence

from bottega.cli.solving import Puzzles, Riddle, Verdict, all_answers, rated, why
from bottega.kernel.errors import CannotUndo
from bottega.kernel.table import Table
from bottega.terminal.app import Bottega
from bottega.terminal.asides import Notice
from bottega.terminal.door import let_in
from bottega.terminal.paint import Line, Run, shaped, wrapped
from bottega.terminal.scene import Fixed, Reader, Scene
from bottega.terminal.sheets import Sheet
from bottega.terminal.table import TableScreen
from bottega.terminal.words import Words
from bottega.text.adviser import Adviser

COLUMNS = 70  # of the sheet with all answers


async def solved(puzzles: Puzzles, language: str, invitation: str | None) -> str:
    """Show one puzzle after the other; give the language that was spoken last."""
    async with puzzles:
        await let_in(puzzles.enter, language, invitation)
        first = await puzzles.next()
        if first is None:
            print(Words(language)("puzzles-none", n=puzzles.count))
            return language
        solving = Solving(puzzles, first, language)
        await Bottega(SolveScreen(solving)).run_async()
        return solving.language


class Solving(Fixed):
    """A puzzle that somebody looks at, and answers once."""

    def __init__(self, puzzles: Puzzles, first: Riddle, language: str) -> None:
        self.puzzles = puzzles
        self.riddle = first
        self.verdict: Verdict | None = None
        self.none = False  # there is no other puzzle
        self.speak(language)

    @property
    def hints(self) -> bool:  # type: ignore[override]
        """Say whether the coach speaks: it does when one has answered."""
        return self.verdict is not None

    def speak(self, language: str) -> None:
        """Speak another language from now on."""
        self.language = language
        self.coach = Adviser(language)
        session, seat = self.riddle.session, self.riddle.seat
        nobody = [""] * self.riddle.players
        self.reader = Reader(session.game, language, nobody, seat, session.options)

    def table(self) -> Table:
        """Give a table that could be behind what the seat sees."""
        table: Table = self.riddle.session.table
        return table

    def scene(self) -> Scene:
        """Show the position; once it is answered nothing more can be chosen."""
        riddle, over = self.riddle, self.verdict is not None
        codes = () if over else riddle.session.choices(riddle.seat)
        scene = self.reader.told(self.table(), (riddle.number, int(over)), codes)
        scene.asked = () if over else (riddle.seat,)
        scene.mine = (riddle.seat,)
        scene.notices = (Notice(self._where()),)
        return scene

    def _where(self) -> str:
        words = self.reader.words
        title = words("terminal-puzzle", n=self.riddle.number, of=self.puzzles.count)
        return title if self.verdict is not None else f"{title} · {words('puzzle-task')}"

    async def answer(self, code: int) -> None:
        """Answer, and hear what that was worth."""
        self.verdict = await self.puzzles.answer(self.riddle, code)
        self.changed()

    async def next(self) -> None:
        """Go on to the next puzzle, if there is one."""
        riddle = await self.puzzles.next()
        if riddle is None:
            self.none = True
        else:
            self.riddle, self.verdict = riddle, None
            self.speak(self.language)
        self.changed()

    def refused(self) -> CannotUndo:
        return CannotUndo("a puzzle has one answer")

    # What is said of an answer.

    def named(self, code: int) -> str:
        """Word an answer as the seat reads it."""
        session, seat = self.riddle.session, self.riddle.seat
        choice = session.game.choice(session.table, seat, code)
        return self.reader.speaker.answer(choice, session.view(seat), session.told(seat))

    def said(self, verdict: Verdict) -> Sequence[str]:
        """Say what came of an answer: what it gave away, one's rating, and whether that was all."""
        words = self.reader.words
        found = [why(verdict, self.named, self.coach)]
        if verdict.rating is not None:
            found.append(words("puzzle-rating", n=rated(verdict)))
        if self.none:
            score = self.puzzles.score
            done = words("puzzles-solved", n=score.solved, of=score.tried)
            found.append(done if self.puzzles.count else words("puzzles-none", n=score.tried))
        return found

    def answers(self, verdict: Verdict) -> Sequence[tuple[str, str]]:
        """Say of each answer what it is worth."""
        return all_answers(verdict, self.riddle, self.named, self.coach)


class SolveScreen(TableScreen):
    """Shows a puzzle as a table shows what it asks."""

    def __init__(self, solving: Solving) -> None:
        super().__init__(solving)
        self.solving = solving

    def _body(self, scene: Scene) -> list[Line]:
        """Say what came of the answer."""
        verdict = self.solving.verdict
        if verdict is None:
            return []
        columns = self.app.size.width - 4
        title = self.words("puzzle-solved" if verdict.solved else "puzzle-missed")
        lines: list[Line] = [[Run(title, "gain" if verdict.solved else "loss")]]
        for each in self.solving.said(verdict):
            lines += wrapped(shaped(each), columns)
        return lines

    def _keys(self) -> list[tuple[str, str, str]]:
        if self.solving.verdict is None:
            return super()._keys()
        say = self.words
        keys = [] if self.solving.none else [("⏎", "enter", say("terminal-key-next"))]
        keys.append(("H", "hint", say("terminal-key-worths")))
        others = [key for key in super()._keys() if key[1] not in ("enter", "hint", "ledger")]
        return [*keys, *others]

    def do_enter(self) -> None:
        """Choose what the cursor is on, or go on to the next puzzle."""
        if self.solving.verdict is None:
            super().do_enter()
        elif not self.solving.none:
            self._send(self._go_on)

    async def _go_on(self) -> None:
        await self.solving.next()
        self._fit()  # there may be more players, or fewer

    def do_hint(self) -> None:
        """Tell what each answer is worth, once one has answered."""
        verdict = self.solving.verdict
        if verdict is None:
            return
        told = zip(verdict.answers, self.solving.answers(verdict), strict=True)
        lines = [
            line
            for worth, (answer, said) in told
            for line in self._weighed(answer, said, given=worth.code == verdict.code)
        ]
        self.app.push_screen(Sheet(self.words("puzzle-answers"), lines))

    def _weighed(self, answer: str, said: str, *, given: bool) -> list[Line]:
        """Set what is said of an answer below it; one's own has a sign."""
        sign = [Run("▸ ", "title")] if given else []
        below = [[Run("  "), *line] for line in wrapped(shaped(said), COLUMNS - 2)]
        return [*wrapped([*sign, *shaped(answer, "bold")], COLUMNS), *below]
