"""A session: one live game behind its door."""

from collections import deque
from collections.abc import Iterable
from itertools import takewhile
from typing import Final, Generic, TypeVar

import msgspec

from bottega.kernel.errors import (
    BadDump,
    BadOptions,
    BottegaError,
    CannotUndo,
    Illegal,
    NotAsked,
    Stale,
)
from bottega.kernel.events import Event
from bottega.kernel.game import Game, Question, View
from bottega.kernel.options import Options
from bottega.kernel.record import Answer, Record, points_of
from bottega.kernel.table import Frame, Table
from bottega.kernel.telling import Choice, Told

T = TypeVar("T", bound=Table)
V = TypeVar("V", bound=View)

MARKS: Final = 32  # undo goes back so far by a copy, and further by playing again


class Taken:
    """A step that a seat took: an answer, or (code None) the end of its turn."""

    __slots__ = ("seat", "code", "events", "reveals")

    def __init__(self, seat: int, code: int | None, events: tuple[Event, ...]) -> None:
        self.seat = seat
        self.code = code
        self.events = events
        self.reveals = any(event.reveals for event in events)  # it cannot be unseen


class _Saved(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    version: int  # of the game
    options: Options
    seed: str
    people: list[int]
    steps: list[tuple[int, int | None]]
    early: dict[int, int]
    number: int  # the session's own version


class Session(Generic[T, V]):
    """Takes answers of any quality, in any order; what is wrong is refused and changes nothing.

    `version` grows with every change, an undo too, so an answer made at an older one is known.
    """

    def __init__(
        self, game: Game[T, V], options: Options, seed: int, people: Iterable[int] = ()
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.people = frozenset(people)  # seats that end their turns by hand
        if not self.people <= set(range(options.players)):
            raise BadOptions(f"the seats are 0 to {options.players - 1}, not {sorted(self.people)}")
        self.version = 0
        self.steps: list[Taken] = []
        self.early: dict[int, int] = {}  # answers to a question asked together, until all are in
        self._marks: deque[T] = deque(maxlen=MARKS)  # the table before each of the last steps
        # The group that `_find_group` found last, after the moment it was found at.
        self._known: tuple[T | None, int, int, list[tuple[int, list[int]]]] = (None, 0, 0, [])
        self._forgotten = 0  # how many steps have let go of their events
        self.table = self._fresh_table()

    def _fresh_table(self) -> T:
        return self._listened(self.game.new(self.options, self.seed))

    def _listened(self, table: T) -> T:
        table.log = []
        table.holds = sum(1 << seat for seat in self.people)
        return table

    @property
    def over(self) -> bool:
        """Say whether the game has ended."""
        return self.table.over()

    @property
    def held(self) -> int | None:
        """Give the seat whose end of turn is waited for."""
        return int(self.table.held) if self.table.held >= 0 else None

    def asked(self) -> tuple[int, ...]:
        """Give the seats that owe an answer now."""
        return tuple([seat for seat, _ in self._group() if seat not in self.early])

    def _group(self) -> list[tuple[int, list[int]]]:
        """List the seats asked together with their options, in the order of their frames."""
        table, version, steps, group = self._known
        if table is not self.table or version != self.version or steps != len(self.steps):
            group = self._find_group()
            self._known = (self.table, self.version, len(self.steps), group)
        return group

    def _find_group(self) -> list[tuple[int, list[int]]]:
        if self.table.seat < 0:
            return []
        group: list[tuple[int, list[int]]] = []
        for frame in reversed(self.table.stack):
            if frame.seat < 0 or (group and not frame.together):
                break
            choices = self._choices(frame)
            if len(choices) > 1 or frame.always:
                group.append((int(frame.seat), choices))
            if not frame.together:
                break
        return group

    def _choices(self, frame: Frame[T]) -> list[int]:
        if frame.seat == self.table.seat and not frame.together:
            return list(self.table.options)
        return list(frame.options(self.table))

    def choices(self, seat: int) -> tuple[int, ...]:
        """Give the codes a seat may answer with; nothing when it is not asked."""
        for asked, choices in self._group():
            if asked == seat and seat not in self.early:
                return tuple(choices)
        return ()

    def closing(self) -> int | None:
        """Give the answer by which the seat that is held closes what it chose one by one."""
        frame = None if self.held is None else self.table.frame_for(self.held)
        return None if frame is None else int(frame.options(self.table)[0])

    def chosen(self, seat: int) -> tuple[int, ...]:
        """Give what a seat has chosen one by one so far, each of which it can take back."""
        frame = self.table.frame_for(seat)
        members = [] if frame is None else frame.members()
        if not members or self._barrier(seat) is not None:
            return ()
        own = takewhile(lambda step: step.seat == seat and not step.reveals, reversed(self.steps))
        codes = [step.code for step in own if step.code in members]
        return tuple(code for code in reversed(codes) if code is not None)

    def submit(self, seat: int, code: int, version: int) -> tuple[Event, ...]:
        """Take an answer; return what happened, which is nothing while others still choose."""
        self.check_version(version)
        group = self._group()
        choices = dict(group).get(seat)
        if choices is None or seat in self.early:
            raise NotAsked(f"seat {seat} owes no answer now")
        if code not in choices:
            raise Illegal(f"{code} is not among the options of seat {seat}")
        if len(group) == 1:
            self.version += 1
            return self._apply(seat, code)
        self.early[seat] = code
        if len(self.early) < len(group):
            return ()
        answers, self.early = self.early, {}
        self.version += 1
        return tuple(e for member, _ in group for e in self._apply(member, answers[member]))

    def _answer_early(self, seat: int, code: int) -> None:
        """Take up an answer to a question that others still think about."""
        if code not in self.choices(seat) or self.asked() == (seat,):
            raise Illegal(f"{code} cannot be an early answer of seat {seat}")
        self.early[seat] = code

    def _apply(self, seat: int, code: int) -> tuple[Event, ...]:
        before = self.game.copy(self.table)
        self.table.apply(code)
        return self._note(seat, code, before)

    def _note(self, seat: int, code: int | None, before: T) -> tuple[Event, ...]:
        events = tuple(self.table.log or ())
        self.table.log = []
        self._marks.append(before)
        self.steps.append(Taken(seat, code, events))
        return events

    def end(self, seat: int, version: int) -> tuple[Event, ...]:
        """Close what has no choices left: a turn, or what was chosen one by one."""
        self.check_version(version)
        if self.held != seat:
            raise NotAsked(f"seat {seat} has no turn to end")
        before = self.game.copy(self.table)
        self.version += 1
        self.table.release()
        return self._note(seat, None, before)

    def undo(self, seat: int, version: int) -> None:
        """Take back one's last answer, as far as the last barrier."""
        self.check_version(version)
        barrier = self._barrier(seat)
        if barrier is not None:
            raise CannotUndo(barrier)
        if self.early.pop(seat, None) is not None:
            return  # nobody else has seen it, so nobody's version goes stale
        self.rewind(len(self.steps) - 1)

    def take_back(self, seat: int, code: int, version: int) -> tuple[Event, ...]:
        """Take back one of one's last answers and give the later ones again.

        Answers that belonged to it go with it: they directly follow it and are not asked for now.
        """
        self.check_version(version)
        if self.early.get(seat) == code:
            self.undo(seat, version)
            return ()
        at = self.given(seat, code)
        later = [(step.seat, step.code) for step in self.steps[at:]]
        again = later[1:]
        self.rewind(at)
        while again and again[0][1] not in self.choices(seat):
            again = again[1:]
        try:
            for member, answer in again:
                self._redo(member, answer)
        except BottegaError:
            self._return_to(at)
            for member, answer in later:
                self._redo(member, answer)
            self.version -= 1
            raise CannotUndo("what came after it could not stand without it") from None
        return tuple(event for step in self.steps[at:] for event in step.events)

    def given(self, seat: int, code: int) -> int:
        """Find the step with this answer among the last ones that a seat can take back."""
        barrier = self._barrier(seat)
        if barrier is not None or self.early:
            raise CannotUndo(barrier or "an answer to what is asked now comes first")
        for at in range(len(self.steps) - 1, -1, -1):
            step = self.steps[at]
            if step.seat != seat or step.reveals:
                break
            if step.code == code:
                return at
        raise CannotUndo(f"{code} is not among the last answers of seat {seat}")

    def can_undo(self, seat: int) -> bool:
        """Say whether a seat can take something back."""
        return self._barrier(seat) is None

    def _barrier(self, seat: int) -> str | None:
        """Say what keeps a seat from taking back."""
        if seat in self.early:
            return None
        if not self.steps or self.over:
            return "the game is over" if self.over else "nothing has been answered yet"
        last = self.steps[-1]
        for other in (*self.early, last.seat):
            if other != seat:
                return f"seat {other} has acted since"
        return "something hidden has been revealed since" if last.reveals else None

    def question(self, seat: int) -> Question | None:
        """Give what a seat is asked, as a value."""
        frame = self.table.frame_for(seat)
        if frame is None or seat in self.early or (self.table.seat < 0 and self.held is None):
            return None
        return Question(type(frame).__name__, frame.args())

    def told(self, seat: int | None) -> Told | None:
        """Tell what a seat is asked."""
        return None if seat in self.early else self.game.told(self.table, seat)

    def offered(self, seat: int) -> tuple[Choice, ...]:
        """Tell the answers that a seat may give."""
        return self.game.telling.choices(self.table, seat, self.choices(seat))

    def rewind(self, steps: int) -> None:
        """Go back to the moment after so many steps, whatever stands between: all have agreed."""
        if not 0 <= steps <= len(self.steps):
            raise CannotUndo(f"there are {len(self.steps)} steps, so none to go back to at {steps}")
        if steps == len(self.steps):
            return
        self.early = {}
        self.version += 1
        self._return_to(steps)

    def _return_to(self, steps: int) -> None:
        """Be at an earlier moment: by the copies that were kept, or by playing again."""
        if steps < len(self.steps) - len(self._marks):
            kept, self.steps = self.steps[:steps], []
            self._marks.clear()
            self.table = self._fresh_table()
            for step in kept:
                self._redo(step.seat, step.code)
        else:
            while len(self.steps) > steps:
                self.steps.pop()
                self.table = self._listened(self._marks.pop())
        self._forgotten = min(self._forgotten, steps)

    def forget(self) -> None:
        """Let go of what happened in the steps so far, which whoever listens has kept."""
        for step in self.steps[self._forgotten :]:
            step.events = ()
        self._forgotten = len(self.steps)

    def check_version(self, version: int) -> None:
        """Refuse what was decided at an older version."""
        if version != self.version:
            raise Stale(f"the table is at version {self.version}, not {version}")

    def view(self, seat: int | None) -> V:
        """Build what a seat may know."""
        return self.game.view(self.table, seat)

    def record(self) -> Record:
        """Give the answers so far."""
        result = points_of(self.game.outcome(self.table))
        answers = tuple(Answer(s.seat, s.code) for s in self.steps if s.code is not None)
        return Record(self.game.name, self.game.version, self.options, self.seed, answers, result)

    def save(self) -> bytes:
        """Write everything that a restart needs."""
        return msgspec.json.encode(
            _Saved(
                self.game.name,
                self.game.version,
                self.options,
                str(self.seed),
                sorted(self.people),
                [(step.seat, step.code) for step in self.steps],
                self.early,
                self.version,
            )
        )

    @classmethod
    def restore(cls, game: Game[T, V], data: bytes) -> "Session[T, V]":
        """Read what `save` wrote, answer by answer through the door."""
        try:
            saved = msgspec.json.decode(data, type=_Saved)
            if (saved.game, saved.version) != (game.name, game.version):
                raise BadDump(f"this is a session of {saved.game} {saved.version}")
            options = game.options_from(saved.options.players, saved.options.chosen)
            session = cls(game, options, int(saved.seed), saved.people)
            for seat, code in saved.steps:
                session._redo(seat, code)
            for seat, code in saved.early.items():
                session._answer_early(seat, code)
            session.version = saved.number
        except (BottegaError, msgspec.DecodeError, RecursionError, ValueError) as error:
            raise BadDump(f"this session cannot be restored: {error}") from None
        return session

    def _redo(self, seat: int, code: int | None) -> None:
        if code is None:
            version = self.version
            self.end(seat, version)
            self.version = version
        elif self.table.seat != seat:
            raise NotAsked(f"seat {seat} owes no answer at step {len(self.steps) + 1}")
        elif code not in list(self.table.options):
            raise Illegal(f"{code} is not among the options at step {len(self.steps) + 1}")
        else:
            self._apply(seat, code)
