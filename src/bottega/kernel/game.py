"""The contract between a game and everything around it."""

import copyreg
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import chain
from types import ModuleType
from typing import Annotated, Any, Generic, TypeAlias, TypeVar, get_args, get_origin

import msgspec

from bottega.kernel.encoding import Encoding
from bottega.kernel.errors import BadDump, BadOptions, BottegaError
from bottega.kernel.events import Event
from bottega.kernel.options import Option, Options, settle_options
from bottega.kernel.rng import KEY_BYTES, Chance, Dealer, Stream
from bottega.kernel.space import Action, Space
from bottega.kernel.table import Frame, Frames, HandOver, Table
from bottega.kernel.telling import Choice, Telling, Told, kebab
from bottega.kernel.values import Strict, Value

Small = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]  # a number of a frame
Words = str | int | tuple[int, ...] | dict[str, int]  # what a reason says by a name


class Question(Strict):
    """A pending frame as a value: its kind and what its constructor takes."""

    frame: str
    args: tuple[Small, ...]

    @property
    def ask(self) -> str:
        """Give the name by which the question is told."""
        return kebab(self.frame)


class View(Value):
    """What one seat (or a spectator: None) may know; a game adds its own fields."""

    seat: int | None
    options: Options
    pending: tuple[Question, ...]  # the last one comes next
    asked: int  # the seat of the present question, or -1

    def __hash__(self) -> int:
        return hash(msgspec.json.encode(self))


class Reason(Value):
    """Why an answer is not offered: the rule it breaks, what that needs, and what is there."""

    rule: str
    need: dict[str, Words] = {}
    have: dict[str, Words] = {}
    also: tuple["Reason", ...] = ()  # what else is in the way

    def all(self) -> "tuple[Reason, ...]":
        """List every rule that is broken, the first one first."""
        return (self, *self.also)


def together(*obstacles: Reason | None) -> Reason:
    """Name all rules that stand in the way, of which there is at least one; None does not."""
    first, *others = [reason for reason in obstacles if reason is not None]
    return msgspec.structs.replace(first, also=tuple(others))


class Score(Value):
    """The points of one seat with where they come from."""

    points: int
    parts: dict[str, int]


class Outcome(Value):
    """How a game ended: who won, everyone's place and points, and why it ended."""

    winners: tuple[int, ...]  # every seat of the winning side; empty when the game itself won
    places: tuple[int, ...]  # by seat, 1 is best; equals share a place
    scores: tuple[Score, ...]  # by seat
    counted: tuple[int, ...]  # by seat, the points that averages use
    reason: str

    def share(self, seat: int) -> float:
        """Give the part of the win that a seat has; nobody has any where the game itself won."""
        return (seat in self.winners) / max(1, len(self.winners))


T = TypeVar("T", bound=Table)
V = TypeVar("V", bound=View)
S = TypeVar("S")

Draw = Annotated[int, msgspec.Meta(ge=0, lt=1 << 32)]
Key = Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{{2 * KEY_BYTES}}}$")]


class Dealt(Strict):
    """A source of chance that the table was dealt from: its key, and how much was drawn."""

    key: Key
    drawn: Annotated[int, msgspec.Meta(ge=0, lt=1 << 48)]


Source = Dealt | tuple[Draw, Draw, Draw, Draw]  # a stream's, where the table was only thought of


class Saved(msgspec.Struct, Generic[S], forbid_unknown_fields=True):
    """A dump: which game it is, what is pending, chance, and the game's own state."""

    game: str
    version: int
    options: Options
    stack: tuple[Question, ...]
    streams: tuple[Source, ...]
    state: S


class Game(ABC, Generic[T, V]):
    """One game. It has no rules here: only the bookkeeping that all games do alike."""

    name: str
    version: int  # raised when behaviour or codes change, never for a refactoring
    players: Sequence[int]
    options: Mapping[str, Option] = {}
    space: Space
    frames: Frames
    events: Any  # the union of the game's events, for reading them back
    views: type[V]
    printed: Mapping[str, Any] = {}  # what is printed, as types: `piece` (a union) and `board`
    states: type[Any]  # the struct that `pack` gives and `unpack` takes
    telling: Telling[T]
    longest: int  # no game takes more decisions than this
    encoding: Encoding[T] | None = None  # how observations are written, where there are any
    windows: Mapping[str, str] = {}  # by question, the line for whoever says nothing in time

    def __init_subclass__(cls) -> None:
        """Let tables be pickled as they are dumped; nobody listens to what comes back."""
        super().__init_subclass__()
        for base in vars(cls).get("__orig_bases__", ()):
            if get_origin(base) is Game:
                copyreg.pickle(get_args(base)[0], partial(_pickled, cls))

    # What a game is.

    @abstractmethod
    def set_up(self, options: Options, seed: int, /) -> T:
        """Set up a table of checked options."""

    @abstractmethod
    def score(self, table: T) -> tuple[Score, ...]:
        """Count everyone's points as if the game ended here."""

    @abstractmethod
    def refusal(self, table: T, frame: Frame[Any], code: int) -> Reason:
        """Name the rule that keeps an answer to a pending question from being offered."""

    def sources(self, options: Options) -> int:
        """Count the streams of chance that play draws from."""
        return 0

    def sides(self, options: Options) -> tuple[tuple[int, ...], ...]:
        """List the seats of each side; everyone plays alone unless a game has teams."""
        return tuple((seat,) for seat in range(options.players))

    # Who sees what.

    @abstractmethod
    def view(self, table: T, seat: int | None) -> V:
        """Build all that a seat may know; None is a spectator."""

    @abstractmethod
    def deal(self, view: V, rng: Stream, /) -> T:
        """Lay out a table that could be behind a view, all but what is pending and chance."""

    def redact(self, event: Event, seat: int | None) -> Event | None:
        """Give the event as this seat may hear of it, or None."""
        return event

    # How it is stored.

    @abstractmethod
    def pack(self, table: T) -> Any:
        """Give the game's own state as a value."""

    @abstractmethod
    def unpack(self, options: Options, state: Any, /) -> T:
        """Lay out the table of a state; raise BadDump or ValueError where that cannot be done."""

    @abstractmethod
    def audit(self, table: T) -> None:
        """Raise BadDump where pieces are lost, doubled or negative, or nothing could lead here."""

    # What all games do alike.

    def options_of(self, players: object = None, **chosen: object) -> Options:
        """Check a table's options and fill in what was not said."""
        return self.options_from(players, chosen)

    def options_from(self, players: object, chosen: Mapping[str, object]) -> Options:
        """Check options whose names come from outside; a game adds what combinations need."""
        return settle_options(self.name, self.players, self.options, players, chosen)

    def new(self, options: Options, seed: int, /) -> T:
        """Set up a table; the same options and seed give the same table."""
        if not isinstance(options, Options):
            said = f"{self.name} is set up with options, as options_of({options!r}) gives them"
            raise BadOptions(f"{said}, not with {options!r}")
        return self.set_up(options, seed)

    def copy(self, table: T) -> T:
        """Give an independent table in the same position."""
        return table.copy()  # type: ignore[return-value]

    def determinize(self, view: V, rng: Stream) -> T:
        """Deal anew what the view does not know: a full table that could be behind it."""
        table = self.deal(view, rng)
        table.streams = [rng.fork() for _ in range(self.sources(view.options))]
        table.stack = [self.frame(question) for question in view.pending]
        table.resume()
        return table

    def outcome(self, table: T) -> Outcome | None:
        """Tell how the game ended; None while it goes on. The most points win."""
        if not table.over():
            return None
        scores = self.score(table)
        points = tuple(score.points for score in scores)
        return Outcome(*ranked(points), scores, points, "finished")

    def why_not(self, table: T, seat: int, code: int) -> Reason | None:
        """Name the rule that keeps an answer from being offered to a seat; None when it is."""
        self.action(code)  # a number outside the space is not an answer at all
        if table.over():
            return Reason("game-over")
        frame = table.frame_for(seat)
        if frame is None and table.held >= 0:
            return Reason("hand-over", {"seat": int(table.held)})
        if frame is None:
            return Reason("not-asked", {"seat": int(table.seat)}, {"seat": seat})
        if code in list(frame.options(table)):
            return None
        return self.refusal(table, frame, code)

    def told(self, table: T, seat: int | None) -> Told | None:
        """Tell what a seat is asked; None where it is not."""
        if seat is None or (table.seat < 0 and table.held < 0):
            return None
        frame = table.frame_for(seat)
        return None if frame is None else self.telling.told(table, frame)

    def choice(self, table: T, seat: int, code: int) -> Choice:
        """Tell one answer to what a seat is asked."""
        (told,) = self.telling.choices(table, seat, [code])
        return told

    def observation(self, table: T, seat: int) -> bytes:
        """Write what a seat sees as a row of bytes, which `encoding.fields()` names."""
        if self.encoding is None:
            raise ValueError(f"{self.name} has no observations")
        if not 0 <= seat < table.setting.players:
            raise ValueError(f"there is no seat {seat}: they are 0 to {table.setting.players - 1}")
        sheet = self.encoding.sheet()
        self.encoding.observe(table, seat, sheet)
        return bytes(sheet.out)

    def dump(self, table: T) -> bytes:
        """Write the whole table as JSON, in the middle of a decision too."""
        return msgspec.json.encode(
            Saved(
                self.name,
                self.version,
                table.setting,
                table.pending(Question),
                tuple(map(source_of, table.streams)),
                self.pack(table),
            )
        )

    def load(self, data: bytes) -> T:
        """Read a dump; anything that is not one, or is impossible, raises BadDump."""
        try:
            kind: Any = Saved[self.states]  # type: ignore[name-defined]
            saved = msgspec.json.decode(data, type=kind)
            if (saved.game, saved.version) != (self.name, self.version):
                raise BadDump(f"it is of {saved.game} {saved.version}")
            options = self.options_from(saved.options.players, saved.options.chosen)
            sources = self.sources(options)
            if len(saved.streams) != sources:
                raise BadDump(f"it needs {sources} streams of chance")
            table = self.unpack(options, saved.state)
            table.streams = [chance_of(source) for source in saved.streams]
            table.stack = [self.frame(question) for question in saved.stack]
            self.audit(table)
            for frame in table.stack:
                if not frame.sound(table):
                    raise BadDump(f"impossible position: {type(frame).__name__} cannot be pending")
            table.resume()
        except (BottegaError, msgspec.DecodeError, RecursionError, ValueError) as error:
            raise BadDump(f"this is no dump of {self.name} {self.version}: {error}") from None
        return table

    def action(self, code: int) -> Action:
        """Give the typed value of an answer."""
        return self.space.action(code)

    def line(self, code: int) -> str:
        """Write an answer as a line of text."""
        return self.space.line(code)

    def parse(self, text: str) -> int:
        """Read a line of text."""
        return self.space.parse(text)

    def frame(self, question: Question) -> Frame[Any]:
        """Give the frame of a value; an unknown kind or wrong arguments raise ValueError."""
        kind = self.frames.get(question.frame)
        if kind is None:
            raise ValueError(f"no frame is called {question.frame!r}")
        try:
            return kind(*question.args)
        except (TypeError, OverflowError) as error:
            raise ValueError(f"{question.frame} does not take {question.args}") from error


AnyGame: TypeAlias = Game[Any, Any]


def _pickled(kind: type[AnyGame], table: Table) -> tuple[Any, ...]:
    return _unpickled, (kind, kind().dump(table))


def _unpickled(kind: type[AnyGame], data: bytes) -> Table:
    table: Table = kind().load(data)
    return table


def frames_in(*chapters: ModuleType) -> Frames:
    """Give what can be pending by name: the frames that chapters define, and `HandOver`."""
    found: list[type[Frame[Any]]] = [HandOver, *chain.from_iterable(map(_frames, chapters))]
    return {kind.__name__: kind for kind in sorted(found, key=lambda kind: kind.__name__)}


def _frames(chapter: ModuleType) -> list[type[Frame[Any]]]:
    own = (
        one for one in vars(chapter).values() if getattr(one, "__module__", "") == chapter.__name__
    )
    return [kind for kind in own if isinstance(kind, type) and issubclass(kind, Frame)]


def source_of(chance: Chance) -> Source:
    """Give a source of chance as a value."""
    if isinstance(chance, Dealer):
        return Dealt(chance.key.hex(), int(chance.drawn))
    assert isinstance(chance, Stream)
    return (chance.a, chance.b, chance.c, chance.d)


def chance_of(source: Source) -> Chance:
    """Give the source of chance of a value; a stream of zeros only raises ValueError."""
    if isinstance(source, Dealt):
        return Dealer(bytes.fromhex(source.key), source.drawn)
    if not any(source):
        raise ValueError("a stream of chance is never all zeros")
    return Stream(*source)


def ranked(keys: Sequence[Any]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Rank the seats by their keys, the highest first: the winners, and everyone's place."""
    places = tuple(1 + sum(other > own for other in keys) for own in keys)
    return tuple(seat for seat, place in enumerate(places) if place == 1), places
