"""The stack machine every game runs on: a table asks one small question at a time."""

from collections.abc import Callable, Mapping
from inspect import signature
from operator import attrgetter
from typing import Any, Final, Generic, TypeAlias, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottega.kernel.errors import Illegal
from bottega.kernel.events import Event
from bottega.kernel.options import Options
from bottega.kernel.rng import Chance

Codes: TypeAlias = "vec[i64]"
NOBODY: Final[i64] = -1

T = TypeVar("T", bound="Table")
V = TypeVar("V")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[T]):
    """Something pending: a question to one seat, or (seat -1) a step that runs by itself.

    A frame never changes and never holds a secret: it is shared by copies and shown to all.
    """

    seat: i64
    always: bool = False  # asked even with one answer, since its absence would tell a secret
    together: bool = False  # its neighbours on the stack, one a seat, are asked with it
    finishes: bool = False  # its last answer closes what a seat has chosen one by one
    rising: i64 = 0  # who chooses a set in rising order has passed the codes below this one
    _read: bool = False  # `_numbers` are there
    _numbers: Codes

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, table: T) -> Codes:
        """List every legal answer, in a fixed order."""
        raise NotImplementedError

    def answer(self, table: T, code: i64) -> None:
        """Do what the answer means and push what follows; the answer is trusted."""
        raise NotImplementedError

    def run(self, table: T) -> None:
        """Do the step."""
        raise NotImplementedError

    def members(self) -> list[int]:
        """Give the answers that make up the set chosen so far, where the question is about one."""
        return []

    def args(self) -> tuple[int, ...]:
        """Give what the constructor was called with."""
        read = READERS.get(type(self))
        return (reader_of(type(self)) if read is None else read)(self)

    def numbers(self) -> Codes:
        """Give the same for those who ask often: frames that serve all tables are read once."""
        if not self._read:
            self._numbers = vec[i64]([i64(n) for n in self.args()])
            self._read = True
        return self._numbers

    def sound(self, table: T) -> bool:
        """Say whether this can be pending here at all: asked when a table is read from a text."""
        return True


Frames: TypeAlias = Mapping[str, type[Frame[Any]]]
Reader: TypeAlias = Callable[[Frame[Any]], tuple[int, ...]]
NAMES: Final[dict[type[Frame[Any]], tuple[str, ...]]] = {}
READERS: Final[dict[type[Frame[Any]], Reader]] = {}


def names_of(kind: type[Frame[Any]]) -> tuple[str, ...]:
    """Name a frame's numbers: attributes that are called as the constructor's parameters are."""
    names = NAMES.get(kind)
    if names is None:
        names = NAMES[kind] = tuple(signature(kind).parameters)
    return names


def reader_of(kind: type[Frame[Any]]) -> Reader:
    """Find, once for each class, what reads a frame's numbers."""
    names = names_of(kind)
    if len(names) > 1:
        READERS[kind] = attrgetter(*names)
    else:
        READERS[kind] = lambda frame: tuple([getattr(frame, name) for name in names])
    return READERS[kind]


@mypyc_attr(allow_interpreted_subclasses=True)
class Interlude(Frame[T]):
    """What runs by itself between questions."""

    def __init__(self) -> None:
        super().__init__(NOBODY)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Frame[T]):
    """A part of somebody's turn that runs by itself."""

    def __init__(self, whose: i64) -> None:
        super().__init__(NOBODY)
        self.whose = whose


class HandOver(Phase["Table"]):
    """The end of a turn: a table that holds for this seat waits here for its `release`.

    It waits likewise where a question that `finishes` has one answer left.
    """

    def run(self, table: "Table") -> None:
        """Go on: nobody has to be waited for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What all games have: what is pending, chance, and who listens.

    Frames lie in `_frames` up to `_depth`; what is above is left over and will be overwritten.
    (A list that is popped and appended to around a few items would reallocate each time.)
    """

    setting: Options  # how the table was set up

    def __init__(self, source: "Table | None" = None) -> None:
        self.log: list[Event] | None = None  # None in playouts: then no event is built
        self.holds: i64 = 0  # a bit for each seat that ends its turns by hand
        self.held: i64 = NOBODY  # the seat whose `release` is waited for
        if source is None:
            self._frames: list[Frame[Any]] = []
            self._depth: i64 = 0
            self.streams: list[Chance] = []
            self.seat: i64 = NOBODY  # who is asked; nobody when the game is over or held
            self.options: Codes = vec[i64]([])
        else:
            self._frames = source._frames[: source._depth]
            self._depth = source._depth
            self.streams = [s.copy() for s in source.streams]
            self.seat = source.seat
            self.options = source.options
            self.held = source.held

    def copy(self) -> "Table":
        """Give an independent table in the same position, to which nobody listens yet."""
        raise NotImplementedError

    def __copy__(self) -> "Table":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return self.copy()

    @property
    def stack(self) -> list[Frame[Any]]:
        """What is pending, the last one next."""
        return self._frames[: self._depth]

    @stack.setter
    def stack(self, frames: list[Frame[Any]]) -> None:
        self._frames = frames[:]
        self._depth = len(frames)

    def pending(self, value: Callable[[str, tuple[int, ...]], V]) -> tuple[V, ...]:
        """Give what is pending as values of names and numbers, the last one next."""
        return tuple([value(type(f).__name__, f.args()) for f in self._frames[: self._depth]])

    def push(self, frame: Frame[Any]) -> None:
        """Let this frame come next."""
        depth = self._depth
        if depth < i64(len(self._frames)):
            self._frames[depth] = frame
        else:
            self._frames.append(frame)
        self._depth = depth + 1

    def pop(self) -> Frame[Any]:
        """Take what comes next off the stack."""
        depth = self._depth - 1
        self._depth = depth
        return self._frames[depth]

    def clear(self) -> None:
        """Let nothing of what was pending happen."""
        self._depth = 0

    def then(self, *frames: Frame[Any]) -> None:
        """Let these frames come next, the first one first."""
        for i in range(len(frames) - 1, -1, -1):
            self.push(frames[i])

    def tell(self, event: Event) -> None:
        """Let listeners hear of it; where speed matters, ask for a `log` before building it."""
        if self.log is not None:
            self.log.append(event)

    def apply(self, code: i64) -> None:
        """Answer the present question; the code is trusted to be one of the options."""
        self.pop().answer(self, code)
        self.settle()

    def play(self, code: i64) -> None:
        """Answer the present question through the door: what is not offered is refused."""
        for option in self.options:
            if option == code:
                self.apply(code)
                return
        raise Illegal(f"{code} is not among the options")

    def settle(self) -> None:
        """Run steps and answer what has one answer, until there is a real choice to make."""
        while self._depth > 0:
            frame = self._frames[self._depth - 1]
            if frame.seat < 0:
                if self.holds and isinstance(frame, HandOver) and (self.holds >> frame.whose) & 1:
                    self.held = frame.whose
                    break
                self._depth -= 1
                frame.run(self)
                continue
            options = frame.options(self)
            n = len(options)
            if n == 0:
                raise RuntimeError(f"no way on at {type(frame).__name__}{frame.args()}")
            if n > 1 or frame.always:
                self.seat = frame.seat
                self.options = options
                return
            if self.holds and frame.finishes and (self.holds >> frame.seat) & 1:
                self.held = frame.seat
                break
            self._depth -= 1
            frame.answer(self, options[0])
        self.seat = NOBODY
        self.options = vec[i64]([])

    def rising_options(self) -> Codes:
        """Give the options that reach every set by one path: search needs no more of them."""
        least = self._frames[self._depth - 1].rising
        if least == 0:
            return self.options
        out = vec[i64]([])
        for code in self.options:
            if code >= least:
                out = append(out, code)
        return out if len(out) > 0 else self.options

    def frame_for(self, seat: i64) -> Frame[Any] | None:
        """Find the question this seat owes an answer to; several seats do where it is together."""
        for i in range(self._depth - 1, i64(-1), -1):
            frame = self._frames[i]
            on_top = i == self._depth - 1
            if frame.seat < 0 or not (on_top or frame.together):
                break
            if frame.seat == seat:
                return frame
            if not frame.together:
                break
        return None

    def resume(self) -> None:
        """Ask again what is pending, after the stack was laid anew; raise where nothing waits."""
        self.seat = NOBODY
        self.held = NOBODY
        self.options = vec[i64]([])
        if self._depth == 0:
            return
        frame = self._frames[self._depth - 1]
        if isinstance(frame, HandOver):
            self.held = frame.whose
            return
        if frame.seat < 0:
            raise ValueError(f"{type(frame).__name__} does not wait for anybody")
        options = frame.options(self)
        if len(options) == 1 and frame.finishes:
            self.held = frame.seat
            return
        if len(options) < 2 and not (frame.always and len(options) == 1):
            raise ValueError(f"{type(frame).__name__} leaves no choice")
        self.seat = frame.seat
        self.options = options

    def release(self) -> None:
        """Close what the table holds: the end of a turn, or a set that was chosen one by one."""
        self.held = NOBODY
        frame = self.pop()
        if frame.seat >= 0:
            frame.answer(self, frame.options(self)[0])
        self.settle()

    def over(self) -> bool:
        """Say whether the game is at its end: nothing is pending."""
        return self._depth == 0
