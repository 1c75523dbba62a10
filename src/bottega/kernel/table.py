"""The stack machine every game runs on: a table asks one small question at a time."""

from typing import Any, Final, Generic, TypeAlias, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottega.kernel.errors import Illegal
from bottega.kernel.events import Event
from bottega.kernel.rng import Stream

Codes: TypeAlias = "vec[i64]"
NOBODY: Final[i64] = -1

T = TypeVar("T", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[T]):
    """Something pending: a question to one seat, or (seat -1) a step that runs by itself.

    A frame never changes and never holds a secret: it is shared by copies and shown to all.
    """

    seat: i64
    always: bool = False  # asked even with one answer, since its absence would tell a secret
    together: bool = False  # its neighbours on the stack, also together, are asked with it

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

    def args(self) -> list[int]:
        """Give what the constructor was called with."""
        return [int(self.seat)]


class HandOver(Frame["Table"]):
    """The end of a turn: a table that holds for this seat waits here for its `release`."""

    def __init__(self, whose: i64) -> None:
        super().__init__(NOBODY)
        self.whose = whose

    def run(self, table: "Table") -> None:
        """Go on: nobody has to be waited for."""

    def args(self) -> list[int]:
        """Give the seat whose turn ends."""
        return [int(self.whose)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What all games have: what is pending, chance, and who listens."""

    def __init__(self, source: "Table | None" = None) -> None:
        self.log: list[Event] | None = None  # None in playouts: then no event is built
        self.holds: i64 = 0  # a bit for each seat that ends its turns by hand
        self.held: i64 = NOBODY  # the seat whose `release` is waited for
        if source is None:
            self.stack: list[Frame[Any]] = []
            self.streams: list[Stream] = []
            self.seat: i64 = NOBODY  # who is asked; nobody when the game is over or held
            self.options: Codes = vec[i64]([])
        else:
            self.stack = source.stack[:]
            self.streams = [s.copy() for s in source.streams]
            self.seat = source.seat
            self.options = source.options
            self.held = source.held

    def copy(self) -> "Table":
        """Give an independent table in the same position, to which nobody listens yet."""
        raise NotImplementedError

    def push(self, frame: Frame[Any]) -> None:
        """Let this frame come next."""
        self.stack.append(frame)

    def then(self, *frames: Frame[Any]) -> None:
        """Let these frames come next, the first one first."""
        for i in range(len(frames) - 1, -1, -1):
            self.stack.append(frames[i])

    def apply(self, code: i64) -> None:
        """Answer the present question; the code is trusted to be one of the options."""
        frame = self.stack.pop()
        frame.answer(self, code)
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
        stack = self.stack
        while stack:
            frame = stack[-1]
            if frame.seat < 0:
                if isinstance(frame, HandOver) and (self.holds >> frame.whose) & 1:
                    self.held = frame.whose
                    break
                stack.pop()
                frame.run(self)
                continue
            options = frame.options(self)
            n = len(options)
            if n > 1 or frame.always:
                self.seat = frame.seat
                self.options = options
                return
            if n == 0:
                raise RuntimeError(f"no way on at {type(frame).__name__}{frame.args()}")
            stack.pop()
            frame.answer(self, options[0])
        self.seat = NOBODY
        self.options = vec[i64]([])

    def frame_for(self, seat: i64) -> Frame[Any] | None:
        """Find the question this seat owes an answer to; several seats do where it is together."""
        for i in range(len(self.stack) - 1, -1, -1):
            frame = self.stack[i]
            if frame.seat == seat:
                return frame
            if frame.seat < 0 or not frame.together:
                break
        return None

    def resume(self) -> None:
        """Ask again what is pending, after the stack was laid anew; raise where nothing waits."""
        self.seat = NOBODY
        self.held = NOBODY
        self.options = vec[i64]([])
        if not self.stack:
            return
        frame = self.stack[-1]
        if isinstance(frame, HandOver):
            self.held = frame.whose
            return
        if frame.seat < 0:
            raise ValueError(f"{type(frame).__name__} does not wait for anybody")
        options = frame.options(self)
        if len(options) < 2 and not (frame.always and len(options) == 1):
            raise ValueError(f"{type(frame).__name__} leaves no choice")
        self.seat = frame.seat
        self.options = options

    def release(self) -> None:
        """End the turn that the table holds."""
        self.held = NOBODY
        self.stack.pop()
        self.settle()

    def over(self) -> bool:
        """Say whether the game is at its end: nothing is pending."""
        return not self.stack
