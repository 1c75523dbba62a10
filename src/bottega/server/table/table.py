"""A table in memory: its log, folded entry by entry into who sits where and how the game stands."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from bottega.kernel.errors import BottegaError, NotAsked
from bottega.kernel.events import Event
from bottega.kernel.session import Session
from bottega.server.people.keys import Payer
from bottega.server.store import Row
from bottega.server.table import parting
from bottega.server.table.arranging import arrange, changes
from bottega.server.table.clocks import Clocks
from bottega.server.table.entries import (
    PLAY,
    Abandoned,
    Answered,
    AnyEntry,
    Arranged,
    Departed,
    Ended,
    Imported,
    Left,
    Murmured,
    Opened,
    Ordered,
    Proposed,
    Relinked,
    Rematched,
    Renamed,
    Replaced,
    Resigned,
    Returned,
    Said,
    Sat,
    Sealed,
    Shifted,
    Started,
    Struck,
    Undone,
    Unsealed,
    Upshot,
    Voted,
    read,
    write,
)
from bottega.server.table.hearing import Tiding, digest, herald
from bottega.server.table.situation import TAIL, Logged, Motion, Seat, Situation, other_version
from bottega.server.table.stored import read_upshot, write_upshot
from bottega.server.table.windows import Window, is_open

QUIET: Final = (*PLAY, Said, Murmured, Struck)  # they change nothing of what `TableInfo` says


class Table(Situation):
    """A table that follows its log."""

    # Reading the log.

    def fold(self, row: Row) -> None:
        """Take up an entry from the store, and see whether our rules lead to what is stored."""
        entry = read(row.entry)
        stored = None if row.deed is None else read_upshot(row.deed)
        by, whose = self._called(entry), self._speaker(entry)
        logged = Logged(row.number, row.at, entry, stored, (), by, whose)
        if self.outdated is None:
            logged = self._play_again(logged)
        if self.outdated is not None:
            self.session = None
            self._apply_without_rules(entry, row.at, stored)
        self._note(logged)

    def _play_again(self, stored: Logged) -> Logged:
        """Let an entry happen again; give what is stored with its events, if that is the same."""
        entry, upshot = stored.entry, stored.upshot
        try:
            made = self._apply(entry, stored.at, stored.number)
        except BottegaError as error:
            self.outdated = f"it cannot be played again by this server: {error}"
            return stored
        if upshot is None:
            return made
        if made.upshot is None or not made.upshot.leads_to(upshot):
            self.outdated = "it was played by other rules than this server has"
            return stored
        return made if upshot.events else replace(made, upshot=upshot)

    def take(self, entry: AnyEntry, at: int) -> Row:
        """Let a new entry happen; what the rules refuse raises and changes nothing."""
        logged = self._apply(entry, at, self.number + 1)
        self._note(logged)
        upshot = logged.upshot
        stored = None if upshot is None else write_upshot(upshot, self.deeds(logged))
        return Row(logged.number, at, write(entry), stored)

    def _note(self, logged: Logged) -> None:
        self.number, self.touched = logged.number, logged.at
        self._look(logged.at, logged.number)
        self.shown.clear()
        if not isinstance(logged.entry, Sealed):
            self._tell(logged)
        entry = logged.entry
        key = getattr(entry, "key", "")
        if key:
            who = entry.holder if isinstance(entry, Murmured) else entry.seat  # type: ignore[union-attr]
            self.keys[(who, key)] = logged.number
        if not isinstance(entry, QUIET) or self.status != "running":
            self.since_info = logged.number
            self.speakers.clear()  # names may have changed
            self.tellers.clear()
            self.automatic = any(
                seat.orders or seat.away or seat.plan.kind == "bot" for seat in self.seats
            )
            self.teams = self.outdated is None and any(
                len(side) > 1 for side in self.game.sides(self.options)
            )

    def _tell(self, logged: Logged) -> None:
        """Keep an entry for those who may be told: what is under seal moves nothing."""
        self.told, self.told_at = logged.number, logged.at
        self.tail.append(logged)
        if len(self.tail) > TAIL:
            self.forgotten = self.tail.popleft().number

    def _look(self, at: int, number: int) -> None:
        """See whom the game waits for."""
        session = self.session if self.status == "running" else None
        self.asked = () if session is None else session.asked()
        self.held = None if session is None else session.held
        if session is None or not is_open(session):
            self.window = None
        elif self.window is None or self.window.version != session.version:
            length, pace = self.pace()
            self.window = Window(session.version, number, at, pace, length, self.outages)
        if self.window is not None and self.window.pace == "turns":
            self.asked = ()  # nobody is waited for

    def _apply(self, entry: AnyEntry, at: int, number: int) -> Logged:
        if isinstance(entry, PLAY):
            logged = self._play(entry, at, number)
        else:
            before = None if self.session is None else len(self.session.steps)
            by, whose = self._called(entry), self._speaker(entry)
            arranged = changes(self, entry) if isinstance(entry, Arranged) else None
            APPLY[type(entry)](self, entry, at, number)
            logged = Logged(number, at, entry, self._rewound(before), (), by, whose, arranged)
        if self.session is not None and self.clocks.ticking:
            self._look(at, number)
            if self.window is None:
                self.clocks.run(at, self._thinking())
            else:
                self.clocks.rest(at)
        return logged

    def _called(self, entry: AnyEntry) -> str:
        """Name who speaks or leaves, since somebody else may have the seat's number later."""
        return self.seats[entry.seat].name if isinstance(entry, Said | Left) else ""

    def _speaker(self, entry: AnyEntry) -> str | None:
        """Tell who speaks, comes or leaves, as they may be called otherwise later."""
        if isinstance(entry, Murmured | Sat):
            return entry.holder
        return self.seats[entry.seat].holder if isinstance(entry, Said | Left) else None

    def _apply_without_rules(self, entry: AnyEntry, at: int, upshot: Upshot | None) -> None:
        """Follow who sits where, and where the game has ended, of a game we cannot play."""
        if upshot is not None and upshot.outcome is not None:
            self.status, self.ended, self.outcome = "over", at, upshot.outcome
        if not isinstance(entry, PLAY):
            APPLY[type(entry)](self, entry, at, 0)

    # What entries do.

    def _opened(self, entry: Opened, at: int, number: int) -> None:
        self.game_name, self.version = entry.game, entry.version
        self.options = entry.options
        self.settings = entry.settings
        self.host, self.host_name = entry.host, entry.host_name
        self.payer = Payer(entry.host, entry.origin)
        self.contest, self.tournament = entry.contest, entry.tournament
        self.created = at
        self.seats = [Seat(plan) for plan in entry.seats]
        self.clocks = Clocks(self.settings.clock, len(self.seats), self.outages)
        self.outdated = other_version(entry.game, entry.version)

    def _arranged(self, entry: Arranged, at: int, number: int) -> None:
        arrange(self, entry, number)

    def _sat(self, entry: Sat, at: int, number: int) -> None:
        seat = self.seats[entry.seat]
        seat.holder, seat.name = entry.holder, entry.name
        self.came.add(entry.holder)
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
            self.herald = herald(self.game_name, self.options)

    def _play(self, entry: AnyEntry, at: int, number: int) -> Logged:
        session = self.playing()
        before = self._kept(session, entry)
        happened = self._happen(session, entry, number)
        events = () if self.herald is None else self.herald.tidings(happened)
        if not isinstance(entry, Sealed) and self.motion is not None:
            self.motion = None if self.motion.entry.what == "undo" else self.motion  # play went on
        upshot = self._upshot(events, before, number)
        if session.over:
            self.status, self.ended, self.motion, self.outcome = "over", at, None, upshot.outcome
        return Logged(number, at, entry, upshot, events)

    def _happen(
        self, session: Session[Any, Any], entry: AnyEntry, number: int
    ) -> tuple[Event, ...]:
        if isinstance(entry, Ended):
            return session.end(entry.seat, session.version)
        if isinstance(entry, Undone):
            return self._taken_back(session, entry)
        if isinstance(entry, Unsealed):
            return self._unseal(session, number)
        if isinstance(entry, Answered):
            return self._answered(session, entry, number)
        if isinstance(entry, Sealed):
            self._open_window().seal(session, entry.seat, entry.code)
        return ()

    def _kept(self, session: Session[Any, Any], entry: AnyEntry) -> int:
        """Count the steps that an entry leaves as they are."""
        if isinstance(entry, Undone) and entry.code is not None and not session.early:
            return session.given(entry.seat, entry.code)
        return len(session.steps)

    def _taken_back(self, session: Session[Any, Any], entry: Undone) -> tuple[Event, ...]:
        if entry.code is None:
            session.undo(entry.seat, session.version)
            return ()
        return session.take_back(entry.seat, entry.code, session.version)

    def _answered(
        self, session: Session[Any, Any], entry: Answered, number: int
    ) -> tuple[Event, ...]:
        """Take an answer; in a window those of a record come without a seal."""
        if self.window is None:
            return session.submit(entry.seat, entry.code, session.version)
        self.window.seal(session, entry.seat, entry.code)
        return () if self.owing() else self._unseal(session, number)

    def _unseal(self, session: Session[Any, Any], number: int) -> tuple[Event, ...]:
        events = self._open_window().unseal(session)
        self._closings.add(number)
        return events

    def _open_window(self) -> Window:
        if self.window is None:
            raise NotAsked("nobody is asked in a window now")
        return self.window

    def _upshot(self, events: tuple[Tiding, ...], before: int, number: int) -> Upshot:
        session = self.playing()
        game, steps = session.game, session.steps
        lines = game.space.lines
        made = tuple([(s.seat, "" if s.code is None else lines[s.code]) for s in steps[before:]])
        undoes = self._take_off(len(steps) - len(made))
        self.moments += [number] * len(made)
        session.forget()
        outcome = game.outcome(session.table)
        return Upshot(
            made=made, steps=len(steps), outcome=outcome, digest=digest(events), undoes=undoes
        )

    def _take_off(self, steps: int) -> tuple[int, ...]:
        """Keep so many steps, and tell which entries had made the others."""
        if steps == len(self.moments):
            return ()
        undone = tuple(dict.fromkeys(self.moments[steps:]))
        del self.moments[steps:]
        return undone

    def _rewound(self, before: int | None) -> Upshot | None:
        """Say that steps were taken back by consent."""
        session = self.session
        if session is None or before is None or len(session.steps) == before:
            return None
        undoes = self._take_off(len(session.steps))
        session.forget()
        return Upshot(steps=len(session.steps), undoes=undoes)

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

    def _said(self, entry: Said | Murmured, at: int, number: int) -> None:
        self.messages += 1

    def _ordered(self, entry: Ordered, at: int, number: int) -> None:
        self.seats[entry.seat].orders = {order.question: order.answers for order in entry.orders}

    def _replaced(self, entry: Replaced, at: int, number: int) -> None:
        self.seats[entry.seat].away = True
        self._settle_motion(at)  # nobody waits for that vote any more

    def _returned(self, entry: Returned, at: int, number: int) -> None:
        self.seats[entry.seat].away = False
        self.clocks.give_back(entry.seat)

    def _resigned(self, entry: Resigned, at: int, number: int) -> None:
        self.seats[entry.seat].resigned = self.seats[entry.seat].away = True
        self.gave_up.append(entry.seat)
        if all(self.bot_of(seat) is not None for seat in range(len(self.seats))):
            self.status, self.ended, self.motion = "abandoned", at, None  # nobody is left to play
        else:
            self._settle_motion(at)

    def _abandoned(self, entry: Abandoned, at: int, number: int) -> None:
        self.status, self.ended = "abandoned", at

    def _rematched(self, entry: Rematched, at: int, number: int) -> None:
        self.rematch = entry.table

    def _imported(self, entry: Imported, at: int, number: int) -> None:
        self.imported = True
        if self.status == "running":
            self.status, self.ended = "abandoned", at


APPLY: Final[dict[type, Callable[[Table, Any, int, int], None]]] = {
    Opened: Table._opened,
    Arranged: Table._arranged,
    Sat: Table._sat,
    Left: Table._left,
    Relinked: Table._relinked,
    Started: Table._started,
    Proposed: Table._proposed,
    Voted: Table._voted,
    Said: Table._said,
    Murmured: Table._said,
    Ordered: Table._ordered,
    Replaced: Table._replaced,
    Returned: Table._returned,
    Resigned: Table._resigned,
    Abandoned: Table._abandoned,
    Rematched: Table._rematched,
    Imported: Table._imported,
    Shifted: parting.shift,
    Struck: parting.strike,
    Renamed: parting.rename,
    Departed: parting.depart,
}
