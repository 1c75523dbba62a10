"""A table in memory: its log, folded entry by entry into who sits where and how the game stands."""

from bisect import bisect_left
from collections import Counter, deque
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
from msgspec import Raw

from bottega.games import GAMES
from bottega.kernel.errors import BottegaError
from bottega.kernel.events import Event
from bottega.kernel.fairness import commitment
from bottega.kernel.game import Game
from bottega.kernel.options import Options
from bottega.kernel.session import Session
from bottega.server.clocks import Clocks, Outages
from bottega.server.entries import (
    PLAY,
    Abandoned,
    Answered,
    AnyEntry,
    Deed,
    Ended,
    Heard,
    Imported,
    Left,
    Opened,
    Ordered,
    PlannedSeat,
    Proposed,
    Relinked,
    Rematched,
    Replaced,
    Returned,
    Row,
    Said,
    Sat,
    Started,
    Undone,
    Voted,
    read,
    read_deed,
    write,
)
from bottega.wire import Settings

encode = msgspec.json.Encoder().encode
TAIL: Final = 64  # how many entries are kept ready for clients that come back


QUIET: Final = (Answered, Ended, Undone, Said)  # they change nothing of what `TableInfo` says


def other_version(game: str, version: int) -> str | None:
    """Say why a game of this version cannot be played here; None when it can."""
    if game not in GAMES:
        return f"this server does not know the game {game}"
    ours = GAMES[game].version
    if version == ours:
        return None
    return f"it is played by version {version} of {game}, and this server has version {ours}"


class Seat:
    """One seat: who holds it, or which bot plays it."""

    def __init__(self, plan: PlannedSeat) -> None:
        self.plan = plan
        self.holder: str | None = None
        self.name = ""
        self.away = False
        self.generation = 0  # of its link
        self.orders: dict[str, tuple[str, ...]] = {}

    @property
    def taken(self) -> bool:
        """Say whether somebody or a bot sits here."""
        return self.holder is not None or self.plan.kind == "bot"


class Logged(msgspec.Struct, frozen=True):
    """An entry with what it brought about."""

    number: int
    at: int
    entry: AnyEntry
    deed: Deed | None


class Motion(msgspec.Struct):
    """A proposal that waits for the others."""

    number: int
    entry: Proposed
    agreed: set[int]


class Table:
    """Everything about one table that its log says."""

    def __init__(self, id: str, outages: Outages = ()) -> None:
        self.id = id
        self.number = 0
        self.touched = 0  # the time of the last entry
        self.status = "open"
        self.created = 0
        self.started: int | None = None
        self.ended: int | None = None
        self.rematch: str | None = None
        self.seats: list[Seat] = []
        self.asked: tuple[int, ...] = ()  # the seats that owe an answer
        self.held: int | None = None  # the seat whose end of turn is waited for
        self.automatic = False  # whether some seat may be played without its holder
        self.motion: Motion | None = None
        self.messages = 0
        self.session: Session[Any, Any] | None = None
        self.seed = self.salt = ""
        self.outdated: str | None = None
        self.outcome_deed: Deed | None = None
        self.keys: dict[tuple[int, str], int] = {}
        self.tail: deque[Logged] = deque(maxlen=TAIL)
        self.since_info = 0  # the last entry that changed what `TableInfo` says
        self.moments: list[int] = []  # for each step of the session, the entry that made it
        self._ears: list[tuple[int | None, str]] = []  # who hears of events, and their keys
        self.shown: dict[object, Any] = {}  # views and panels as sent, until something changes
        self.speakers: dict[tuple[int | None, str], Any] = {}
        self._outages = outages

    # Reading the log.

    def fold(self, row: Row) -> None:
        """Take up an entry from the store, and see whether our rules lead to what is stored."""
        entry = read(row.entry)
        stored = None if row.deed is None else read_deed(row.deed)
        if self.outdated is None:
            try:
                deed = self._apply(entry, row.at, row.number)
                if stored is not None and write(deed) != row.deed:
                    self.outdated = "it was played by other rules than this server has"
            except BottegaError as error:
                self.outdated = f"it cannot be played again by this server: {error}"
            if self.outdated is not None:
                self.session = None
        if self.outdated is not None:
            self._apply_without_rules(entry, row.at, stored)
        self._note(Logged(row.number, row.at, entry, stored))

    def take(self, entry: AnyEntry, at: int) -> Row:
        """Let a new entry happen; what the rules refuse raises and changes nothing."""
        number = self.number + 1
        deed = self._apply(entry, at, number)
        self._note(Logged(number, at, entry, deed))
        return Row(number, at, write(entry), None if deed is None else write(deed))

    def _note(self, logged: Logged) -> None:
        self.number, self.touched = logged.number, logged.at
        self._look()
        self.tail.append(logged)
        self.shown.clear()
        entry = logged.entry
        key = getattr(entry, "key", "")
        if key:
            self.keys[(entry.seat, key)] = logged.number  # type: ignore[union-attr]
        if not isinstance(entry, QUIET) or self.status != "running":
            self.since_info = logged.number
            self.speakers.clear()  # names may have changed
            self.automatic = any(
                seat.orders or seat.away or seat.plan.kind == "bot" for seat in self.seats
            )

    def _look(self) -> None:
        """See whom the game waits for."""
        playing = self.session is not None and self.status == "running"
        self.asked = self.session.asked() if playing and self.session else ()
        self.held = self.session.held if playing and self.session else None

    def _apply(self, entry: AnyEntry, at: int, number: int) -> Deed | None:
        if isinstance(entry, PLAY):
            deed: Deed | None = self._play(entry, at, number)
        else:
            before = None if self.session is None else len(self.session.steps)
            APPLY[type(entry)](self, entry, at, number)
            deed = self._rewound(before)
        if self.session is not None and self.clocks.ticking:
            self._look()
            self.clocks.run(at, self._thinking())
        return deed

    def _apply_without_rules(self, entry: AnyEntry, at: int, deed: Deed | None) -> None:
        """Follow who sits where, and where the game has ended, of a game we cannot play."""
        if deed is not None and deed.outcome is not None:
            self.status, self.ended, self.outcome_deed = "over", at, deed
        if not isinstance(entry, PLAY):
            APPLY[type(entry)](self, entry, at, 0)

    # What entries do.

    def _opened(self, entry: Opened, at: int, number: int) -> None:
        self.game_name, self.version = entry.game, entry.version
        self.options: Options = entry.options
        self.settings: Settings = entry.settings
        self.host, self.host_name = entry.host, entry.host_name
        self.created = at
        self.seats = [Seat(plan) for plan in entry.seats]
        self._ears = [(None, ""), *((seat, str(seat)) for seat in range(len(entry.seats)))]
        self.clocks = Clocks(self.settings.clock, len(self.seats), self._outages)
        self.outdated = other_version(entry.game, entry.version)

    def _sat(self, entry: Sat, at: int, number: int) -> None:
        seat = self.seats[entry.seat]
        seat.holder, seat.name = entry.holder, entry.name
        self.keys = {key: n for key, n in self.keys.items() if key[0] != entry.seat}  # another's
        seat.generation += 1  # who handed the link out no longer knows it
        seat.away = False

    def _left(self, entry: Left, at: int, number: int) -> None:
        seat = self.seats[entry.seat]
        seat.holder, seat.name = None, ""
        seat.generation += 1

    def _relinked(self, entry: Relinked, at: int, number: int) -> None:
        self.seats[entry.seat].generation += 1

    def _started(self, entry: Started, at: int, number: int) -> None:
        self.seed, self.salt = entry.seed, entry.salt
        self.status, self.started = "running", at
        if self.outdated is None:
            people = [i for i, seat in enumerate(self.seats) if seat.plan.kind != "bot"]
            held = people if self.settings.hand_over else ()
            self.session = Session(self.game, self.options, int(entry.seed), held)

    def _play(self, entry: AnyEntry, at: int, number: int) -> Deed:
        session = self.playing()
        before = len(session.steps)
        if isinstance(entry, Answered):
            events = session.submit(entry.seat, entry.code, session.version)
        elif isinstance(entry, Ended):
            events = session.end(entry.seat, session.version)
        else:
            assert isinstance(entry, Undone)
            session.undo(entry.seat, session.version)
            events = ()
        if self.motion is not None and self.motion.entry.what == "undo":
            self.motion = None  # play went on
        deed = self._deed(events, before, number)
        if session.over:
            self.status, self.ended, self.motion, self.outcome_deed = "over", at, None, deed
        return deed

    def _deed(self, events: Iterable[Event], before: int, number: int) -> Deed:
        session = self.playing()
        steps = session.steps
        made = tuple(
            (step.seat, "" if step.code is None else self.game.line(step.code))
            for step in steps[before:]
        )
        del self.moments[len(steps) - len(made) :]
        self.moments += [number] * len(made)
        heard = tuple(self._heard(event) for event in events)
        session.forget()
        return Deed(heard, made, len(steps), self.game.outcome(session.table))

    def _heard(self, event: Event) -> Heard:
        redact, whole = self.game.redact, Raw(encode(event))
        others: dict[str, Raw] = {}
        for seat, key in self._ears:
            told = redact(event, seat)
            if told is not event and told != event:
                others[key] = Raw(encode(told))
        return Heard(whole, others)

    def _rewound(self, before: int | None) -> Deed | None:
        """Say that steps were taken back by consent."""
        session = self.session
        if session is None or before is None or len(session.steps) == before:
            return None
        del self.moments[len(session.steps) :]
        session.forget()
        return Deed(steps=len(session.steps))

    def _proposed(self, entry: Proposed, at: int, number: int) -> None:
        mine = self.seats[entry.seat].holder
        agreed = {i for i, seat in enumerate(self.seats) if seat.holder == mine}
        self.motion = Motion(number, entry, agreed)
        self._settle_motion(at)

    def _voted(self, entry: Voted, at: int, number: int) -> None:
        if self.motion is None:
            return
        if not entry.agree:
            self.motion = None
            return
        self.motion.agreed.add(entry.seat)
        self._settle_motion(at)

    def missing(self) -> tuple[int, ...]:
        """List the seats whose consent the proposal still needs."""
        if self.motion is None:
            return ()
        return tuple(
            i
            for i, seat in enumerate(self.seats)
            if seat.holder is not None
            and not seat.away
            and i not in self.motion.agreed
            and i != self.motion.entry.whom
        )

    def _settle_motion(self, at: int) -> None:
        """Let happen what all have agreed to."""
        if self.motion is None or self.missing():
            return
        entry, self.motion = self.motion.entry, None
        if entry.what == "abandon":
            self.status, self.ended = "abandoned", at
        elif entry.what == "replace" and entry.whom is not None:
            self.seats[entry.whom].away = True
        elif entry.to is not None and self.session is not None:
            self.session.rewind(self.steps_before(entry.to))

    def _said(self, entry: Said, at: int, number: int) -> None:
        self.messages += 1

    def _ordered(self, entry: Ordered, at: int, number: int) -> None:
        self.seats[entry.seat].orders = {order.question: order.answers for order in entry.orders}

    def _replaced(self, entry: Replaced, at: int, number: int) -> None:
        self.seats[entry.seat].away = True
        self._settle_motion(at)  # nobody waits for that vote any more

    def _returned(self, entry: Returned, at: int, number: int) -> None:
        self.seats[entry.seat].away = False
        self.clocks.give_back(entry.seat)

    def _abandoned(self, entry: Abandoned, at: int, number: int) -> None:
        self.status, self.ended = "abandoned", at

    def _rematched(self, entry: Rematched, at: int, number: int) -> None:
        self.rematch = entry.table

    def _imported(self, entry: Imported, at: int, number: int) -> None:
        if self.status == "running":
            self.status, self.ended = "abandoned", at

    # Asking about it.

    @property
    def game(self) -> Game[Any, Any]:
        """Give the game's rules."""
        return GAMES[self.game_name]

    def playing(self) -> Session[Any, Any]:
        """Give the session of a game that runs or ran by our rules."""
        if self.session is None:
            raise RuntimeError("this table has no game that can be played")
        return self.session

    def waited_for(self) -> tuple[int, ...]:
        """List the seats that have something to do."""
        return self.asked if self.held is None else (self.held,)

    def _thinking(self) -> list[int]:
        return [i for i in self.waited_for() if self.bot_of(i) is None]

    def bot_of(self, seat: int) -> str | None:
        """Name the bot that plays a seat now, if one does."""
        if self.seats[seat].plan.kind == "bot":
            return self.seats[seat].plan.bot
        return self.settings.substitute if self.seats[seat].away else None

    def known_version(self) -> int:
        """Give the version that answers name."""
        return 0 if self.session is None else self.session.version

    def names(self) -> list[str]:
        """Give the names by seat; bots of one kind are numbered from the second on."""
        bots: Counter[str] = Counter()
        names = []
        for seat in self.seats:
            name = seat.name
            if not name and seat.plan.bot is not None:
                bots[seat.plan.bot] += 1
                number = bots[seat.plan.bot]
                name = seat.plan.bot.capitalize() + (f" {number}" if number > 1 else "")
            names.append(name)
        return names

    def seats_of(self, identity: str | None) -> tuple[int, ...]:
        """List the seats somebody holds."""
        if identity is None:
            return ()
        return tuple(i for i, seat in enumerate(self.seats) if seat.holder == identity)

    def steps_before(self, number: int) -> int:
        """Count the steps that stand from before an entry."""
        return bisect_left(self.moments, number)

    def decisions(self) -> int:
        """Count the answers that stand."""
        if self.session is None:
            return 0
        return sum(step.code is not None for step in self.session.steps)

    def chat_open(self) -> bool:
        """Say whether people may write now: partners may not talk while they play."""
        if self.status != "running":
            return True
        if self.settings.chat is not None:
            return self.settings.chat == "open"
        if self.outdated is not None:
            return True
        return all(len(side) == 1 for side in self.game.sides(self.options))

    def commitment(self) -> str | None:
        """Give the hash that was published when the game began."""
        if self.started is None or not self.salt:
            return None
        return commitment(self.game_name, self.options, int(self.seed), self.salt)


APPLY: Final[dict[type, Callable[[Table, Any, int, int], None]]] = {
    Opened: Table._opened,
    Sat: Table._sat,
    Left: Table._left,
    Relinked: Table._relinked,
    Started: Table._started,
    Proposed: Table._proposed,
    Voted: Table._voted,
    Said: Table._said,
    Ordered: Table._ordered,
    Replaced: Table._replaced,
    Returned: Table._returned,
    Abandoned: Table._abandoned,
    Rematched: Table._rematched,
    Imported: Table._imported,
}
