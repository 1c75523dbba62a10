"""Puzzles line by line: a position, its question, and what came of the answer."""

import asyncio

from bottega.cli.console import Console
from bottega.cli.counsel import show_advice
from bottega.cli.reading import Reading
from bottega.cli.screen import Screen
from bottega.cli.seats import Seat
from bottega.cli.sitting import Sitting
from bottega.cli.solving import Puzzles, Riddle, Verdict, all_answers, rated, why
from bottega.cli.talk import PROMPT, QUIT, Leave
from bottega.text.adviser import Adviser
from bottega.text.catalogue import Catalogue
from bottega.text.layout import wrap

ALL = "all"  # what is typed to see all answers


class Quiz:
    """Gives puzzles to who types answers."""

    def __init__(
        self, puzzles: Puzzles, language: str, console: Console, runner: asyncio.Runner
    ) -> None:
        self.puzzles = puzzles
        self.language = language
        self.console = console
        self.runner = runner
        self.coach = Adviser(language)
        self._about = Catalogue(language, "puzzles").word
        self._word = Catalogue(language, "terminal").word

    def run(self, invitation: str | None) -> None:
        """Give puzzles until there is none any more, or somebody leaves."""
        try:
            self.runner.run(self.puzzles.enter(invitation))
            while (riddle := self.runner.run(self.puzzles.next())) is not None:
                self._give(riddle)
            if not self.puzzles.count:
                self._lines(self._about("puzzles-none", n=len(self.puzzles.given)))
        except (Leave, EOFError):
            pass
        finally:
            self.runner.run(self.puzzles.__aexit__(None, None, None))

    def _give(self, riddle: Riddle) -> None:
        screen = _screen(riddle, self.language, self.console)
        title = self._word("terminal-puzzle", n=riddle.number, of=self.puzzles.count)
        self.console.say(f"\n{self.console.bold(title)}")
        screen.position(riddle.seat)
        screen.ask(riddle.seat)
        self.console.say()
        self._lines(f"{self._about('puzzle-task')} {screen.word('hint')}")
        found = self.runner.run(self.puzzles.answer(riddle, self._answer(riddle, screen)))
        self._judge(riddle, screen, found)

    def _answer(self, riddle: Riddle, screen: Screen) -> int:
        """Take what is typed until it is an answer."""
        reading = Reading(screen)
        while True:
            typed = self._typed(riddle, screen)
            if not typed:
                screen.say("number", most=len(screen.codes(riddle.seat)))
            elif typed == "?":
                self._help(riddle, screen)
            elif typed.startswith("?"):
                reading.explain(riddle.seat, typed[1:].strip())
            else:
                code = reading.code(riddle.seat, typed)
                if code is not None and reading.possible(riddle.seat, code):
                    return code

    def _typed(self, riddle: Riddle, screen: Screen) -> str:
        """Take a line; the position is shown again as often as one likes."""
        while (typed := self.console.ask(PROMPT)).lower() in ("v", "view"):
            screen.position(riddle.seat)
            screen.ask(riddle.seat)
        if typed.lower() in QUIT:
            raise Leave
        return typed

    def _help(self, riddle: Riddle, screen: Screen) -> None:
        line = screen.sitting.game.line(screen.codes(riddle.seat)[0])
        self.console.say(self._word("terminal-puzzle-help", line=line))

    def _judge(self, riddle: Riddle, screen: Screen, found: Verdict) -> None:
        """Say what came of an answer, and wait until somebody wants to go on."""

        def named(code: int) -> str:
            return screen.answer(riddle.seat, code)

        self.console.say()
        said = self._about("puzzle-solved" if found.solved else "puzzle-missed")
        self.console.say(self.console.bold(said))
        self._lines(why(found, named, self.coach))
        if found.rating is not None:
            self._lines(self._about("puzzle-rating", n=rated(found)))
        self._lines(self._word("terminal-puzzle-then"))
        while typed := self._typed(riddle, screen):
            if typed.lower() != ALL:
                self._lines(self._word("terminal-puzzle-then"))
                continue
            numbers = [screen.codes(riddle.seat).index(one.code) + 1 for one in found.answers]
            told = all_answers(found, riddle, named, self.coach)
            show_advice(self.console, [(n, *each) for n, each in zip(numbers, told, strict=True)])

    def _lines(self, text: str) -> None:
        for line in wrap(text, self.console.columns):
            self.console.say(line)


def _screen(riddle: Riddle, language: str, console: Console) -> Screen:
    """Show a position as a game here is shown; nobody has a name there."""
    session = riddle.session
    sitting = Sitting(session.game, session.options, 0, [Seat()] * riddle.players)
    sitting.session = session
    return Screen(sitting, language, console)
