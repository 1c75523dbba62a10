"""Telling: questions, answers and events as named values, for whoever words or draws them.

A game says once what a seat has (`holdings`) and what it has promised or noted (`promised`). What
an answer pays and gains is then not written anywhere: it is seen by giving the answer on a copy.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, reduce
from operator import or_
from typing import Any, ClassVar, Generic, Literal, TypeVar

from bottega.kernel.events import Event
from bottega.kernel.space import Action, Space
from bottega.kernel.table import Frame, Table
from bottega.kernel.values import Lean, Value

Amounts = dict[str, int]
Kind = Literal["step", "main", "quiet", "end"]

T = TypeVar("T", bound=Table)


@cache
def kebab(name: str) -> str:
    """Write the name of a class or an option as ids are written."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower().replace("_", "-")


class Clause(Lean):
    """Something that is printed on a piece; its tag says what."""

    @property
    def word(self) -> str:
        """Give the word that catalogues and clients know it by."""
        return str(self.__struct_config__.tag)


class Told(Value, tag_field="ask", tag=kebab):
    """A question as a named value; a game has a struct for each of its questions.

    Its tag is the name of the frame behind it, as `kebab` writes it.
    """

    seat: int

    @property
    def ask(self) -> str:
        """Give the name of the question."""
        return str(self.__struct_config__.tag)


def questions_in(names: Mapping[str, Any]) -> Any:
    """Give the union of all questions among the names that a module declares."""
    kinds = [kind for kind in names.values() if isinstance(kind, type) and issubclass(kind, Told)]
    own = [kind for kind in kinds if kind.__module__ == names["__name__"]]
    return reduce(or_, (kind for kind in own if not kind.__subclasses__()))


# By the class of a frame, what tells its question to a seat.
ToldBy = Mapping[type[Frame[Any]], Callable[[T, Any, int], Told]]


class Choice(Lean):
    """One answer, as any surface can offer it."""

    code: int
    line: str
    verb: str
    args: dict[str, str]
    touches: tuple[str, ...] = ()  # the things to click for it, in any order, some more than once
    pays: Amounts = {}
    gains: Amounts = {}
    certain: bool = True  # False where chance or others decide what it takes and brings
    kind: Kind = "step"  # main: shown first; quiet: gives away; end: closes what was begun
    final: bool = False  # it gives something away for good: nobody does that with one click
    number: int | None = None  # how many, where answers of its kind differ in nothing else


class Stage(Lean):
    """How far a game has come, as everybody may know: the round or turn, and of how many."""

    counts: Literal["round", "turn"]
    n: int
    of: int | None = None


class Change(Lean):
    """What an event changed: amounts of a seat (losses are negative), or where a piece lies."""

    seat: int | None = None
    amounts: Amounts = {}
    piece: str = ""  # `card:12`
    source: str = ""
    place: str = ""


class Progress(Lean):
    """How far a seat has come with what a piece asks for, by the rule that decides it."""

    piece: str
    own: Amounts
    need: Amounts
    holds: bool
    best: int | None = None  # what the best of the others have, where that is compared
    lost: bool = False  # it can no longer be reached
    most: Amounts = {}  # what may be had at most


class Trait(Value):
    """What a seat is remembered for: a piece as things name it (`card-12`), or the name of a feat.

    An opening is what it began with by its own choice; played is what it had at the end.
    """

    kind: Literal["opening", "played", "feat"]
    piece: str


def remembered(kind: Literal["opening", "played", "feat"], pieces: Iterable[str]) -> list[Trait]:
    """Give traits of a kind, each piece once."""
    return [Trait(kind, piece) for piece in dict.fromkeys(pieces)]


class Telling(ABC, Generic[T]):
    """What one game tells; it has no rule of its own and asks those there are."""

    questions: Any  # the union of what `told` gives
    told_by: ToldBy[T]
    quiet: ClassVar[frozenset[str]] = frozenset()  # verbs that give something away
    ends: ClassVar[frozenset[str]] = frozenset()  # verbs that close what was begun
    main: ClassVar[frozenset[str]] = frozenset()  # verbs that a surface shows first
    rows: ClassVar[tuple[str, ...]] = ()  # verbs whose answers are told one kind after the other
    steady: ClassVar[frozenset[str]] = frozenset()  # certain, though something comes to light
    counted: ClassVar[Mapping[str, str]] = {}  # verbs that say how many, and by which argument

    def __init__(self, space: Space) -> None:
        self.space = space

    def told(self, table: T, frame: Frame[T]) -> Told:
        """Tell what is asked."""
        return self.told_by[type(frame)](table, frame, int(frame.seat))

    @abstractmethod
    def holdings(self, table: T, seat: int) -> Amounts:
        """Name all that a seat has."""

    def promised(self, table: T, seat: int) -> Amounts:
        """Name what a seat is yet to pay (negative) and to receive for what it has chosen."""
        return {}

    @abstractmethod
    def touches(self, table: T, frame: Frame[T], action: Action) -> Sequence[str]:
        """List the things that one clicks for an answer; none if it speaks of what is not there."""

    def chosen(self, table: T, frame: Frame[T], action: Action) -> Sequence[str]:
        """List the things that show an answer once it was chosen as part of a set."""
        return self.touches(table, frame, action)

    @abstractmethod
    def changes(self, event: Event) -> Sequence[Change]:
        """Tell who gained or paid what, and which piece went where."""

    def gist(self, event: Event) -> Event:
        """Give the one event among those that are told alike: it is taken down for all of them."""
        return event

    def progress(self, table: T, seat: int) -> Sequence[Progress]:
        """Tell how far a seat has come with what its pieces ask for."""
        return ()

    def traits(self, view: Any, seat: int) -> Sequence[Trait]:
        """Tell what a seat is remembered for, by what anybody may see when the game is over."""
        return ()

    def stage(self, table: T) -> Stage | None:
        """Tell how far the game has come; None before its first turn."""
        return None

    def surprises(self, event: Event, seat: int) -> bool:
        """Say whether an event shows a seat something that it could not know."""
        return event.reveals

    def kind(self, action: Action) -> Kind:
        """Say how prominent an answer is."""
        if action.verb in self.quiet:
            return "quiet"
        if action.verb in self.ends:
            return "end"
        return "main" if action.verb in self.main else "step"

    def final(self, frame: Frame[T], action: Action) -> bool:
        """Say whether an answer gives something away for good, as nothing brings it back."""
        return False

    def number(self, action: Action) -> int | None:
        """Say how many an answer means, where it means a number of something."""
        argument = self.counted.get(action.verb)
        return None if argument is None else int(action.args[argument])

    # What all games tell alike.

    def account(self, table: T, seat: int) -> Amounts:
        """Name what a seat will have when all it has chosen so far is paid and received."""
        return added(self.holdings(table, seat), self.promised(table, seat))

    def choices(self, table: T, seat: int, codes: Iterable[int]) -> tuple[Choice, ...]:
        """Tell answers to the question that a seat is asked, in the order of their rows."""
        frame = table.frame_for(seat)
        if frame is None:
            return ()
        before = self.account(table, seat)
        told = (self._choice(table, frame, int(code), before) for code in codes)
        return tuple(sorted(told, key=self._row))

    def _row(self, choice: Choice) -> int:
        return self.rows.index(choice.verb) if choice.verb in self.rows else len(self.rows)

    def standing(self, table: T, seat: int, codes: Iterable[int]) -> tuple[Choice, ...]:
        """Tell answers that a seat has chosen one by one, by the things that show them."""
        frame = table.frame_for(seat)
        if frame is None:
            return ()
        return tuple(
            self.named(int(code), tuple(self.chosen(table, frame, self.space.action(int(code)))))
            for code in codes
        )

    def named(self, code: int, touches: tuple[str, ...] = ()) -> Choice:
        """Tell an answer whatever it would bring."""
        action, line = self.space.action(code), self.space.line(code)
        return Choice(code, line, action.verb, action.args, touches, kind=self.kind(action))

    def _choice(self, table: T, frame: Frame[T], code: int, before: Amounts) -> Choice:
        action = self.space.action(code)
        touches = tuple(self.touches(table, frame, action))
        after, certain = self._after(table, frame, code)
        certain = certain or action.verb in self.steady
        change = difference(before, after)
        pays = {name: -n for name, n in change.items() if n < 0}
        gains = {name: n for name, n in change.items() if n > 0}
        return Choice(
            code,
            self.space.line(code),
            action.verb,
            action.args,
            touches,
            pays,
            gains,
            certain=certain,
            kind=self.kind(action),
            final=self.final(frame, action),
            number=self.number(action),
        )

    def _after(self, table: T, frame: Frame[T], code: int) -> tuple[Amounts, bool]:
        """See what an answer leads to, until something hidden comes to light or others decide.

        A copy is answered, never the table; its turn's end is held, so that only this turn counts.
        """
        seat = int(frame.seat)
        trial: Any = table.copy()
        trial.log, trial.holds = [], 1 << seat
        trial.stack = without(trial.stack, frame)
        frame.answer(trial, code)
        if self._surprised(trial.log, seat):
            return self.account(table, seat), False
        at_once = self.account(trial, seat)
        if frame.together:
            return at_once, True
        trial.settle()
        if self._surprised(trial.log, seat):
            return at_once, False
        return self.account(trial, seat), trial.over() or seat in (trial.seat, trial.held)

    def _surprised(self, events: Iterable[Event], seat: int) -> bool:
        return any(self.surprises(event, seat) for event in events)


def without(stack: list[Frame[Any]], frame: Frame[Any]) -> list[Frame[Any]]:
    """Give what is pending but for a question, the next one where it lies there twice."""
    at = max(i for i, each in enumerate(stack) if each is frame)
    return stack[:at] + stack[at + 1 :]


def added(*amounts: Mapping[str, int]) -> Amounts:
    """Add amounts up; what comes to nothing is left away."""
    total: Amounts = {}
    for each in amounts:
        if not total:
            total.update(each)
            continue
        for name, n in each.items():
            total[name] = total.get(name, 0) + n
    return {name: n for name, n in total.items() if n} if 0 in total.values() else total


def difference(before: Mapping[str, int], after: Mapping[str, int]) -> Amounts:
    """Give what has changed from one account to another."""
    change = {name: n - before.get(name, 0) for name, n in after.items()}
    change.update({name: -n for name, n in before.items() if name not in after})
    return {name: n for name, n in change.items() if n}
