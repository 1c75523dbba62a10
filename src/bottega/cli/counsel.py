"""The coach in `bottega play`: a hint for whoever sits before the device."""

from bottega.bots.coach import advised, hint
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
        for worth, answer, sentence in zip(found.best, answers, said, strict=True):
            number = f"{choices.index(worth.code) + 1:3d}"
            for line in row(number, answer, NUMBER_WIDTH):
                self.console.say(line)
            for line in wrap(sentence, self.console.columns - NUMBER_WIDTH):
                self.console.say(f"{'':{NUMBER_WIDTH}}{line}")
