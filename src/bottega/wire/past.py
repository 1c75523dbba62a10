"""What has been: logs, moments and stories of tables, and going on from there."""

from msgspec import UNSET, Raw, UnsetType

from bottega.kernel.game import Outcome
from bottega.kernel.values import Lean, Strict
from bottega.text import Panel
from bottega.wire.basics import BotName, Seat
from bottega.wire.told import Deed, Happened, Progress


class LogPage(Lean):
    """Entries of a table's log as the reader may know them."""

    entries: tuple[Happened, ...]
    last: int  # the number of the table's last entry


class Moment(Lean):
    """A table after so many decisions."""

    table: str
    decision: int
    decisions: int
    seat: int | None
    view: Raw
    sentence: str | None = None
    named: dict[str, str] = {}
    asked: tuple[int, ...] = ()
    question: Raw | UnsetType = UNSET  # what this seat is asked then, as the game tells it
    progress: tuple[Progress, ...] = ()
    by: int | None = None  # the seat whose decision led here
    line: str | None = None  # its answer: one's own, and when the game is over everybody's
    events: tuple[Raw, ...] = ()  # what that decision brought about, as this seat may know it
    deeds: tuple[Deed, ...] = ()  # the same in words
    panels: tuple[Panel, ...] = ()
    outcome: Outcome | None = None  # where the game is over then


class StoryPoint(Lean):
    """Everybody's points when a turn begins, and at the end."""

    decision: int
    turn: int  # counts these points from 0
    points: tuple[int, ...]  # by seat
    parts: tuple[dict[str, int], ...]  # by seat, where they come from


class StoryMark(Lean):
    """A milestone of a game: an event worth a mark on its chart."""

    decision: int
    kind: str  # the event's name
    sentence: str | None = None


class Story(Lean):
    """How the points of a game grew, for the chart after it."""

    decisions: int
    points: tuple[StoryPoint, ...] = ()
    marks: tuple[StoryMark, ...] = ()


class PlayOn(Strict):
    """Go on from a moment of a game that is over, against bots."""

    seat: Seat | None = None  # None: the seat that is asked then
    bot: BotName = "greedy"
