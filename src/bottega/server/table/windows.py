"""Windows: all who are asked answer under seal, for a time that depends on public facts only.

A pause tells nothing where it is always equally long. So an answer in a window is stored at once,
shown to nobody, and counts when the window closes, together with those of all others.
"""

from typing import Any, Final, Literal

from bottega.kernel.errors import Illegal, NotAsked
from bottega.kernel.events import Event
from bottega.kernel.session import Session
from bottega.server.table.clocks import Outages
from bottega.wire import WindowFace

BOTS: Final = 1_000  # milliseconds that a window lasts where only bots are asked
LATE: Final = 1_000  # milliseconds until another process closes a window

# live: for all equally long; device: all people are on one, who take their time; turns: at once
Pace = Literal["live", "device", "turns"]


class Window:
    """A window that is open: since when, and what has been answered so far."""

    def __init__(
        self, version: int, number: int, opened: int, pace: Pace, length: int, outages: Outages
    ) -> None:
        self.version = version  # of the game: it stays until all answers count
        self.number = number  # of the entry that opened it
        self.opened = opened  # a time in milliseconds
        self.pace = pace
        self.length = length  # milliseconds
        self.answers: dict[int, int] = {}  # by seat, under seal
        self._outages = outages

    @property
    def ends(self) -> int:
        """Give the time before which nothing counts; when no server was there it stood still."""
        end = self.opened + self.length
        for began, over in self._outages:
            if over > self.opened and began < end:
                end += over - max(began, self.opened)
        return end

    def waits(self, at: int) -> bool:
        """Say whether it is too early to close."""
        return at < self.ends

    def face(self, seat: int | None, at: int) -> WindowFace | None:
        """Show it to a seat: to all alike, but for what they did themselves."""
        if self.pace == "turns":
            return None  # nobody comes in time to see it
        answered = seat is not None and seat in self.answers
        if self.pace == "device":
            return WindowFace(answered=answered)
        return WindowFace(max(0, self.ends - at), self.length, answered)

    def seal(self, session: Session[Any, Any], seat: int, code: int) -> None:
        """Keep an answer until the window closes; the first one stands."""
        if seat in self.answers or seat not in session.asked():
            raise NotAsked(f"seat {seat} owes no answer now")
        if code not in session.choices(seat):
            raise Illegal(f"{code} is not among the options of seat {seat}")
        self.answers[seat] = code

    def owing(self, session: Session[Any, Any]) -> tuple[int, ...]:
        """List the seats whose answer is missing."""
        return tuple(seat for seat in session.asked() if seat not in self.answers)

    def unseal(self, session: Session[Any, Any]) -> tuple[Event, ...]:
        """Let all answers count; return what happened."""
        owing = self.owing(session)
        if owing:
            raise NotAsked(f"seat {owing[0]} has not answered yet")
        made = [session.submit(seat, code, self.version) for seat, code in self.answers.items()]
        return tuple(event for events in made for event in events)


def is_open(session: Session[Any, Any]) -> bool:
    """Say whether what is asked now is asked in a window."""
    windows = session.game.windows
    if not windows or session.over or session.held is not None:
        return False
    questions = [session.question(seat) for seat in session.asked()]
    return bool(questions) and all(q is not None and q.ask in windows for q in questions)
