"""How an answer is read that was typed, and what is said of one that is not possible."""

from bottega.cli.screen import Screen
from bottega.kernel.errors import BadLine


class Reading:
    """Reads answers to what a seat is asked."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.game = screen.sitting.game
        self.session = screen.sitting.session

    def code(self, seat: int, text: str) -> int | None:
        """Find the code that is meant by a number or a line; what cannot be read is said."""
        choices = self.screen.codes(seat)
        if text.isdecimal():
            if not choices:
                self._none_left(seat)
                return None
            if len(text) < 9 and 1 <= int(text) <= len(choices):
                return choices[int(text) - 1]
            self.screen.say("number", most=len(choices))
            return None
        try:
            return self.game.parse(text)
        except BadLine:
            self.screen.say("unknown", text=text)
        for verb in self.game.space.verbs.values():
            if verb.pattern.split()[0] == text.split()[0].lower():
                self.screen.say("such-as", line=verb.line(verb.actions[0]))
        return None

    def _none_left(self, seat: int) -> None:
        """Say what can be done where there are no answers to number."""
        if self.session.over:
            self.screen.say("over")
        else:
            self.screen.wait(seat)

    def possible(self, seat: int, code: int) -> bool:
        """Say the rule that stands in the way, if one does."""
        reason = self.game.why_not(self.session.table, seat, code)
        if reason is not None:
            self.screen.refuse(seat, code, reason)
        return reason is None

    def explain(self, seat: int, text: str) -> None:
        """Tell more about an answer, or why it is not possible."""
        code = self.code(seat, text)
        if code is not None and self.possible(seat, code):
            self.screen.explain(seat, code)
