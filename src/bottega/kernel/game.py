"""The contract between a game and everything around it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Annotated, Any, Generic, TypeVar

import msgspec

from bottega.kernel.errors import BadOptions
from bottega.kernel.events import Event
from bottega.kernel.rng import Stream
from bottega.kernel.space import Action, Space
from bottega.kernel.table import Frame, Table

Small = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
Words = str | int | tuple[int, ...] | dict[str, int]


class Choice(msgspec.Struct, frozen=True):
    """One option of a table: its legal values, the first of which is the default."""

    values: tuple[str, ...]

    @property
    def default(self) -> str:
        """Give the value that holds when nothing is said."""
        return self.values[0]


class Options(msgspec.Struct, frozen=True):
    """How a table is set up; made and checked by `Game.options_of`."""

    players: int
    chosen: dict[str, str]


class Question(msgspec.Struct, frozen=True):
    """A pending frame as a value: its kind and what its constructor takes."""

    frame: str
    args: tuple[Small, ...]


class View(msgspec.Struct, frozen=True):
    """What one seat (or a spectator: None) may know; a game adds its own fields."""

    seat: int | None
    options: Options
    pending: tuple[Question, ...]  # the last one comes next
    asked: int  # the seat of the present question, or -1


class Reason(msgspec.Struct, frozen=True):
    """Why an answer is not offered: the rule it breaks, what that needs, and what is there."""

    rule: str
    need: dict[str, Words] = {}
    have: dict[str, Words] = {}


class Score(msgspec.Struct, frozen=True):
    """The points of one seat with where they come from."""

    points: int
    parts: dict[str, int]


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: who won, everyone's place and points, and why it ended."""

    winners: tuple[int, ...]  # every seat of the winning side; empty when the game itself won
    places: tuple[int, ...]  # by seat, 1 is best; equals share a place
    scores: tuple[Score, ...]  # by seat
    counted: tuple[int, ...]  # by seat, the points that averages use
    reason: str


T = TypeVar("T", bound=Table)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[T, V]):
    """One game. It has no rules here: only the bookkeeping that all games do alike."""

    name: str
    version: int  # raised when behaviour or codes change, never for a refactoring
    players: range
    choices: Mapping[str, Choice]
    space: Space
    frames: Mapping[str, type[Frame[Any]]]
    events: Any  # the union of the game's events, for reading them back
    views: type[V]
    longest: int  # no game takes more decisions than this

    def options_of(self, players: int | str | None = None, **chosen: object) -> Options:
        """Check a table's options and fill in what was not said."""
        count = self.players[0] if players is None else players
        if not str(count).isdigit() or int(count) not in self.players:
            known = ", ".join(map(str, self.players))
            raise BadOptions(f"{self.name} is for {known} players, not {count}")
        for name in chosen:
            if name not in self.choices:
                known = ", ".join(self.choices) or "none"
                raise BadOptions(f"{self.name} has no option {name!r}; it has: {known}")
        full = {name: choice.default for name, choice in self.choices.items()}
        for name, value in chosen.items():
            word = str(value).lower() if isinstance(value, bool) else str(value)
            if word not in self.choices[name].values:
                known = ", ".join(self.choices[name].values)
                raise BadOptions(f"option {name} is one of {known}, not {word!r}")
            full[name] = word
        return Options(int(count), full)

    @abstractmethod
    def new(self, options: Options, seed: int) -> T:
        """Set up a table; the same options and seed give the same table."""

    @abstractmethod
    def view(self, table: T, seat: int | None) -> V:
        """Build all that a seat may know; None is a spectator."""

    @abstractmethod
    def redact(self, event: Event, seat: int | None) -> Event | None:
        """Give the event as this seat may hear of it, or None."""

    @abstractmethod
    def determinize(self, view: V, rng: Stream) -> T:
        """Deal anew what the view does not know: a full table that could be behind it."""

    @abstractmethod
    def outcome(self, table: T) -> Outcome | None:
        """Tell how the game ended; None while it goes on."""

    @abstractmethod
    def score(self, table: T) -> tuple[Score, ...]:
        """Count everyone's points as if the game ended here."""

    @abstractmethod
    def why_not(self, table: T, seat: int, code: int) -> Reason | None:
        """Name the rule that keeps this answer from being offered; None when it is offered."""

    @abstractmethod
    def dump(self, table: T) -> bytes:
        """Write the whole table as JSON, in the middle of a decision too."""

    @abstractmethod
    def load(self, data: bytes) -> T:
        """Read a dump; anything impossible raises BadDump."""

    @abstractmethod
    def audit(self, table: T) -> None:
        """Raise BadDump where pieces are lost, doubled or negative."""

    def copy(self, table: T) -> T:
        """Give an independent table in the same position."""
        return table.copy()  # type: ignore[return-value]

    def action(self, code: int) -> Action:
        """Give the typed value of an answer."""
        return self.space.action(code)

    def line(self, code: int) -> str:
        """Write an answer as a line of text."""
        return self.space.line(code)

    def parse(self, text: str) -> int:
        """Read a line of text."""
        return self.space.parse(text)

    def question(self, frame: Frame[T]) -> Question:
        """Give a frame as a value."""
        return Question(type(frame).__name__, tuple(frame.args()))

    def frame(self, question: Question) -> Frame[Any]:
        """Give the frame of a value; an unknown kind or wrong arguments raise ValueError."""
        kind = self.frames.get(question.frame)
        if kind is None:
            raise ValueError(f"no frame is called {question.frame!r}")
        try:
            return kind(*question.args)
        except (TypeError, OverflowError) as error:
            raise ValueError(f"{question.frame} does not take {question.args}") from error
