"""A table in a certain position, whatever the game: played by lines and seen through views."""

from typing import Generic, Self, TypeVar

from bottega.kernel.errors import Illegal
from bottega.kernel.events import Event
from bottega.kernel.game import Game, Outcome, Reason, View
from bottega.kernel.table import Table

E = TypeVar("E", bound=Event)
T = TypeVar("T", bound=Table)
V = TypeVar("V", bound=View)


class Playing(Generic[T, V]):
    """A table that is played through the door, and what happened since it was laid out."""

    def __init__(self, game: Game[T, V], table: T) -> None:
        self.game = game
        self.table = table
        self.table.log = []

    def play(self, *lines: str) -> Self:
        """Answer question after question, whoever is asked; what is not offered raises.

        After every answer all pieces must still be there.
        """
        for line in lines:
            try:
                self.table.play(self.game.parse(line))
            except Illegal:
                raise Illegal(f"{line!r} is not offered, but {self.lines()}") from None
            self.game.audit(self.table)
        return self

    @property
    def asked(self) -> int:
        """Give the seat that is asked, -1 when nobody is."""
        return int(self.table.seat)

    @property
    def asks(self) -> str:
        """Name the question that is asked, nothing when the game is over."""
        pending = self.view().pending
        return pending[-1].frame if pending else ""

    def lines(self) -> list[str]:
        """Write what is offered now."""
        return [self.game.line(code) for code in self.table.options]

    def offers(self, line: str) -> bool:
        """Say whether a line is among the options."""
        return self.game.parse(line) in list(self.table.options)

    def why_not(self, line: str, seat: int | None = None) -> Reason | None:
        """Ask why a line is not offered to a seat, by default to the one that is asked."""
        whose = self.asked if seat is None else seat
        return self.game.why_not(self.table, whose, self.game.parse(line))

    def rule(self, line: str, seat: int | None = None) -> str:
        """Name the rule that a line breaks; nothing when it is offered."""
        reason = self.why_not(line, seat)
        return "" if reason is None else reason.rule

    def view(self, seat: int | None = None) -> V:
        """Look at the table as a seat does, by default as a spectator."""
        return self.game.view(self.table, seat)

    @property
    def events(self) -> list[Event]:
        """List what happened since the position was laid out."""
        return list(self.table.log or ())

    def heard(self, kind: type[E]) -> list[E]:
        """List the events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def over(self) -> bool:
        """Say whether the game has ended."""
        return self.table.over()

    def outcome(self) -> Outcome:
        """Tell how the game ended."""
        outcome = self.game.outcome(self.table)
        assert outcome is not None, "the game goes on"
        return outcome
