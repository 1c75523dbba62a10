"""Morra, a whole game on a page: three times all show one, two or three fingers at once, and the
highest number that nobody else shows scores its points. CONTRIBUTING.md walks through it."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from bottega.kernel.errors import BadDump
from bottega.kernel.events import Event
from bottega.kernel.game import Game, Question, Reason, Score, View
from bottega.kernel.options import Options
from bottega.kernel.rng import Stream
from bottega.kernel.space import Action, Space, Verb
from bottega.kernel.table import NOBODY, Codes, Frame, Table
from bottega.kernel.telling import Amounts, Change, Telling, Told

ROUNDS, OPEN, HIDDEN = 3, 0, 9  # a hand is open until its fingers are chosen
SPACE = Space(Verb(0, "show", "show {fingers}", fingers=["1", "2", "3"]))


class Chosen(Event):
    seat: int
    fingers: int  # HIDDEN to all others


class Shown(Event):
    reveals: ClassVar[bool] = True
    fingers: tuple[int, ...]
    points: tuple[int, ...]  # by seat


class State(msgspec.Struct):
    hands: list[Annotated[int, msgspec.Meta(ge=OPEN, le=HIDDEN)]]
    points: list[Annotated[int, msgspec.Meta(ge=0, le=3 * ROUNDS)]]
    played: int


class Morra(Table):
    def __init__(self, setting: Options, state: State, source: Table | None = None) -> None:
        super().__init__(source)
        self.setting, self.state = setting, state

    def copy(self) -> "Morra":
        state = State(self.state.hands[:], self.state.points[:], self.state.played)
        return Morra(self.setting, state, self)


class Choose(Frame[Morra]):
    """How many fingers? All choose at the same time."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.together = True

    def options(self, table: Morra) -> Codes:
        return vec[i64]([0, 1, 2])

    def answer(self, table: Morra, code: int) -> None:
        table.state.hands[self.seat] = code + 1
        table.tell(Chosen(self.seat, code + 1))


class Show(Frame[Morra]):
    """All show their hands; the highest number that is there once scores."""

    def run(self, table: Morra) -> None:
        s = table.state
        best = max((n for n in s.hands if s.hands.count(n) == 1), default=None)
        won = [n if n == best else 0 for n in s.hands]
        table.tell(Shown(tuple(s.hands), tuple(won)))
        s.points = [had + n for had, n in zip(s.points, won, strict=True)]
        s.played, s.hands = s.played + 1, [OPEN for _ in s.hands]
        begin(table)


def begin(table: Morra) -> None:
    if table.state.played < ROUNDS:
        table.then(*map(Choose, range(table.setting.players)), Show(NOBODY))


class MorraView(View):
    state: State


class HowMany(Told, tag="choose"):
    """How many fingers?"""


class MorraTelling(Telling[Morra]):
    questions = HowMany

    def told(self, table: Morra, frame: Frame[Morra]) -> Told:
        return HowMany(int(frame.seat))

    def holdings(self, table: Morra, seat: int) -> Amounts:
        return {"point": table.state.points[seat]}

    def touches(self, table: Morra, frame: Frame[Morra], action: Action) -> Sequence[str]:
        return [f"fingers:{action.args['fingers']}"]

    def changes(self, event: Event) -> Sequence[Change]:
        points = event.points if isinstance(event, Shown) else ()
        return [Change(seat, {"point": n}) for seat, n in enumerate(points)]


class MorraGame(Game[Morra, MorraView]):
    name, version, players, longest = "morra", 1, range(2, 5), 4 * ROUNDS
    space, events, views, states = SPACE, Chosen | Shown, MorraView, State
    telling = MorraTelling(SPACE)
    frames: Mapping[str, type[Frame[Any]]] = {"Choose": Choose, "Show": Show}

    def set_up(self, options: Options, seed: int) -> Morra:
        nothing = [0] * options.players
        table = Morra(options, State(nothing[:], nothing, 0))
        begin(table)
        table.settle()
        return table

    def score(self, table: Morra) -> tuple[Score, ...]:
        return tuple(Score(points, {"fingers": points}) for points in table.state.points)

    def refusal(self, table: Morra, frame: Frame[Any], code: int) -> Reason:
        raise AssertionError("every number of fingers is always offered")

    def view(self, table: Morra, seat: int | None) -> MorraView:
        s = table.state
        hands = [n if n == OPEN or i == seat else HIDDEN for i, n in enumerate(s.hands)]
        seen = State(hands, s.points[:], s.played)
        return MorraView(seat, table.setting, table.pending(Question), int(table.seat), seen)

    def redact(self, event: Event, seat: int | None) -> Event:
        if isinstance(event, Chosen) and event.seat != seat:
            return Chosen(event.seat, HIDDEN)
        return event

    def deal(self, view: MorraView, rng: Stream) -> Morra:
        hands = [1 + rng.below(3) if n == HIDDEN else n for n in view.state.hands]
        return Morra(view.options, State(hands, view.state.points[:], view.state.played))

    def pack(self, table: Morra) -> State:
        return table.state

    def unpack(self, options: Options, state: State) -> Morra:
        return Morra(options, state)

    def audit(self, table: Morra) -> None:
        s, seats = table.state, range(table.setting.players)
        waiting = [seat for seat, fingers in enumerate(s.hands) if fingers == OPEN]
        asked = [NOBODY, *reversed(waiting)] if s.played < ROUNDS else []
        whole = len(s.hands) == len(s.points) == len(seats) and set(s.hands) <= {0, 1, 2, 3}
        stack = [frame.args()[0] for frame in table.stack]
        if not whole or stack != asked or waiting != list(seats)[-len(waiting) :]:
            raise BadDump("these are not the hands of a game of Morra")


GAME = MorraGame()
