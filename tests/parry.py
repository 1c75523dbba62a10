"""Parry, a game of a window: who strikes is answered by all others at once, under seal.

Everybody strikes or rests, twice in a row. All rivals are asked whether they raise a shield, and
only who holds one can: that is the secret of the game. Each rival who raised none is a point. With
teams every second seat is a partner, and partners do not strike each other.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar

import msgspec
from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from bottega.kernel.events import Event
from bottega.kernel.game import Game, Question, Reason, Score, View
from bottega.kernel.options import Option, Options
from bottega.kernel.rng import Stream
from bottega.kernel.space import Action, Space, Verb
from bottega.kernel.table import NOBODY, Codes, Frame, Table
from bottega.kernel.telling import Amounts, Change, Telling, Told

STRIKE, REST, LET_BE, RAISE = range(4)
SPACE = Space(
    Verb(STRIKE, "strike", "strike"),
    Verb(REST, "rest", "rest"),
    Verb(LET_BE, "let", "let be"),
    Verb(RAISE, "raise", "raise shield"),
)
ACTS, HIDDEN = 2, -1
Small = Annotated[int, Meta(ge=HIDDEN, le=1_000)]


class Struck(Event):
    seat: int


class Landed(Event):
    reveals: ClassVar[bool] = True
    seat: int
    parried: tuple[int, ...]


class State(msgspec.Struct):
    shields: list[Small]
    raised: list[Small]  # seats
    points: list[Small]


class Parry(Table):
    def __init__(self, setting: Options, state: State, source: Table | None = None) -> None:
        super().__init__(source)
        self.setting, self.state = setting, state

    def copy(self) -> "Parry":
        state = State(self.state.shields[:], self.state.raised[:], self.state.points[:])
        return Parry(self.setting, state, self)


def rivals_of(table: Parry, seat: int) -> list[int]:
    sides = GAME.sides(table.setting)
    return sorted(other for side in sides if seat not in side for other in side)


class Act(Frame[Parry]):
    """Strike, or rest?"""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, table: Parry) -> Codes:
        return vec[i64]([STRIKE, REST])

    def answer(self, table: Parry, code: i64) -> None:
        table.push(After(self.seat, self.left))
        if code == STRIKE:
            table.tell(Struck(int(self.seat)))
            rivals = rivals_of(table, int(self.seat))
            table.then(*(Meet(seat, self.seat) for seat in rivals), Land(self.seat))


class Meet(Frame[Parry]):
    """Raise a shield against a strike? Asked of all, whether or not they hold one."""

    def __init__(self, seat: i64, actor: i64) -> None:
        super().__init__(seat)
        self.together = self.always = True
        self.actor = actor

    def options(self, table: Parry) -> Codes:
        return vec[i64]([LET_BE, RAISE] if table.state.shields[self.seat] else [LET_BE])

    def answer(self, table: Parry, code: i64) -> None:
        if code == RAISE:
            table.state.shields[self.seat] -= 1
            table.state.raised.append(int(self.seat))


class Land(Frame[Parry]):
    """The strike lands on all who raised nothing."""

    def __init__(self, whose: i64) -> None:
        super().__init__(NOBODY)
        self.whose = whose

    def run(self, table: Parry) -> None:
        state = table.state
        state.points[self.whose] += len(rivals_of(table, int(self.whose))) - len(state.raised)
        table.tell(Landed(int(self.whose), tuple(state.raised)))
        state.raised = []


class After(Frame[Parry]):
    """Act again, or let the next one act."""

    def __init__(self, whose: i64, left: i64) -> None:
        super().__init__(NOBODY)
        self.whose, self.left = whose, left

    def run(self, table: Parry) -> None:
        if self.left > 1:
            table.push(Act(self.whose, self.left - 1))
        elif self.whose + 1 < table.setting.players:
            table.push(Act(self.whose + 1, ACTS))


class ParryView(View):
    state: State


class WhatToDo(Told, tag="act"):
    """Strike, or rest?"""


class HowToMeet(Told, tag="meet"):
    """Raise a shield?"""


class ParryTelling(Telling[Parry]):
    questions = WhatToDo | HowToMeet

    def told(self, table: Parry, frame: Frame[Parry]) -> Told:
        kind = HowToMeet if isinstance(frame, Meet) else WhatToDo
        return kind(int(frame.seat))

    def holdings(self, table: Parry, seat: int) -> Amounts:
        return {"point": table.state.points[seat]}

    def touches(self, table: Parry, frame: Frame[Parry], action: Action) -> Sequence[str]:
        return [action.verb]

    def changes(self, event: Event) -> Sequence[Change]:
        return []  # nobody looks at the log of this game


class ParryGame(Game[Parry, ParryView]):
    name, version, players, longest = "parry", 1, range(2, 5), 100
    options: Mapping[str, Option] = {"teams": Option(("false", "true"))}
    space, events, views, states = SPACE, Struck | Landed, ParryView, State
    telling = ParryTelling(SPACE)
    frames: Mapping[str, type[Frame[Any]]] = {
        "Act": Act, "Meet": Meet, "Land": Land, "After": After,
    }  # fmt: skip
    windows: Mapping[str, str] = {"meet": "let be"}

    def set_up(self, options: Options, seed: int) -> Parry:
        shields = [seat % 2 for seat in range(options.players)]  # who holds one is a secret
        table = Parry(options, State(shields, [], [0] * options.players))
        table.push(Act(0, ACTS))
        table.settle()
        return table

    def sides(self, options: Options) -> tuple[tuple[int, ...], ...]:
        if options.chosen["teams"] == "false":
            return super().sides(options)
        return tuple(tuple(range(side, options.players, 2)) for side in range(2))

    def score(self, table: Parry) -> tuple[Score, ...]:
        return tuple(Score(points, {"strikes": points}) for points in table.state.points)

    def refusal(self, table: Parry, frame: Frame[Any], code: int) -> Reason:
        return Reason("no-shield")

    def view(self, table: Parry, seat: int | None) -> ParryView:
        state = table.state
        shields = [n if i == seat else HIDDEN for i, n in enumerate(state.shields)]
        seen = State(shields, [], state.points[:])
        return ParryView(seat, table.setting, table.pending(Question), int(table.seat), seen)

    def deal(self, view: ParryView, rng: Stream) -> Parry:
        raise NotImplementedError

    def pack(self, table: Parry) -> State:
        return table.state

    def unpack(self, options: Options, state: State) -> Parry:
        return Parry(options, state)

    def audit(self, table: Parry) -> None:
        """Trust it: nobody reads a dump of this game."""


GAME = ParryGame()
