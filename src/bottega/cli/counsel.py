"""The coach in `bottega play`: a hint for whoever sits before the device."""

from collections.abc import Iterable

from bottega.bots.coach import advised, hint
from bottega.cli.console import Console
from bottega.cli.screen import NUMBER_WIDTH, Screen
from bottega.kernel.rng import stream
from bottega.text.adviser import Adviser
from bottega.text.layout import row, wrap


class Counsel:
    """Shows the answers that the coach finds best, numbered as the question numbers them."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.sitting = screen.sitting
        self.console = screen.console
        self.adviser = Adviser(screen.language)

    def help(self) -> None:
        """Say what can be typed in a practice game."""
        self.console.say(self.adviser.word("coach-help"))

    def refuse(self) -> None:
        """Say that hints are for practice."""
        self.console.say(self.adviser.word("coach-practice", game=self.sitting.game.name))

    def give(self, seat: int) -> None:
        """Think from what the seat sees, and show the best answers with what they are worth."""
        session = self.sitting.session
        choices = self.screen.codes(seat)
        if not choices:
            self.console.say(self.adviser.word("coach-not-asked"))
            return
        view = self.screen.view(seat)
        rng = stream(session.seed, f"hint {seat} {session.version}")
        with self.console.meanwhile(self.adviser.word("coach-thinking")):
            found = hint(self.sitting.game, view, choices, rng)
        answers = [self.screen.answer(seat, each.code) for each in found.best]
        said = advised(found, answers, self.adviser, session.options.players)
        numbers = [choices.index(worth.code) + 1 for worth in found.best]
        show_advice(self.console, zip(numbers, answers, said, strict=True))


def show_advice(console: Console, told: Iterable[tuple[int, str, str]]) -> None:
    """Show answers with their numbers, and below each what the coach says of it."""
    for number, answer, said in told:
        for line in row(f"{number:3d}", answer, NUMBER_WIDTH):
            console.say(line)
        for line in wrap(said, console.columns - NUMBER_WIDTH):
            console.say(f"{'':{NUMBER_WIDTH}}{line}")
