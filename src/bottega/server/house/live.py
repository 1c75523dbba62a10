"""A table that somebody looks at or plays: its state, its lock, and who listens."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from bottega.server.minds.bot_pool import Thought
from bottega.server.store import Row
from bottega.server.table.clocks import Outages
from bottega.server.table.entries import Answered, Sealed, read
from bottega.server.table.situation import NOBODY
from bottega.server.table.table import Table


class Listener(Protocol):
    """Somebody who looks at a table from a seat, or as a spectator."""

    seat: int | None
    since: int  # the entry at which that was its number
    holder: str | None  # the identity that looks
    language: str | None
    have: int  # the last entry it has been told
    panels: bool  # whether it is told the position in words too
    hasty: bool  # whether bots need not take their time
    deaf_to: frozenset[str]  # the identities of those whom it does not want to hear

    @property
    def ready(self) -> bool:
        """Say whether it keeps up; who does not is told later, all at once."""

    @property
    def rested(self) -> bool:
        """Say whether it was last told a moment ago; who is not asked needs no more."""

    def fall_behind(self) -> None:
        """Know that something was not told, and ask for it soon."""

    def tell(self, message: bytes) -> None:
        """Take a message."""

    def oust(self) -> None:
        """Know that the seat belongs to somebody else now."""


def place(table: Table, listener: Listener) -> None:
    """Let a listener follow its seat, which may have got another number."""
    if listener.seat is not None:
        listener.seat = table.seat_since(listener.seat, listener.since)
    listener.since = table.number


def why_ousted(listener: Listener) -> str:
    """Say why somebody may look no more."""
    if listener.seat is None:
        return "this table has no spectators"
    return f"seat {listener.seat} is not yours any more"


class Trailing:
    """A table as it was some decisions ago: it follows the log at a distance."""

    def __init__(self, id: str, delay: int, outages: Outages) -> None:
        self.table = Table(id, outages)
        self._delay = delay
        self._coming: deque[tuple[Row, bool]] = deque()  # and whether it is a decision
        self._decisions = 0
        self._sealed = 0  # decisions that do not count yet

    def add(self, row: Row) -> None:
        """Take up an entry, and show what is old enough; what is under seal moves nothing."""
        entry = read(row.entry)
        self._coming.append((row, isinstance(entry, Answered | Sealed)))
        if isinstance(entry, Sealed):
            self._sealed += 1
            return
        self._decisions += self._sealed + isinstance(entry, Answered)
        self._sealed = 0
        while self._coming and (not self._coming[0][1] or self._decisions > self._delay):
            shown, decided = self._coming.popleft()
            self._decisions -= decided
            self.table.fold(shown)


class Live:
    """One table in this process. Whoever reads or changes `table` holds the lock."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None  # None: to be read from the log again
        self.trailing: Trailing | None = None  # what spectators see, where watching is delayed
        self.lobby: list[Row] = []  # before the start, until it is known how one watches
        self.listeners: set[Listener] = set()
        self.here: set[int] = set()  # the seats that are connected, here or elsewhere
        self.known = NOBODY  # of whom it was last found out which of them hide
        self.hiding = NOBODY
        self.placed = 0  # the entry at which these were their numbers
        self.watched = 0  # how many looked on without a seat, as last told
        self.counting = False  # whether that is to be told in a moment
        self.driver: asyncio.Task[None] | None = None  # plays for bots and by standing orders
        self.asked: tuple[int, ...] = ()  # as last told, to notice whose turn comes
        self.told: tuple[int, frozenset[int]] = (0, frozenset())  # the entry, and who has sealed
        self.unmeasured: list[Callable[[], None]] = []  # what would tell of answers under seal
        self.thoughts: dict[int, tuple[int, Thought]] = {}  # of bots in a window, by version

    def forget(self) -> None:
        """Let go of what memory says: only the log is true."""
        self.table = self.trailing = None
        self.lobby = []

    def trail(self, table: Table, rows: Iterable[Row]) -> None:
        """Let what spectators see follow, where watching is delayed; before the start it is not."""
        if table.started is None:
            self.lobby += rows
            return
        lobby, self.lobby = self.lobby, []
        if table.settings.watch != "delayed":
            return
        if self.trailing is None:
            self.trailing = Trailing(self.id, table.settings.delay, table.outages)
        past = self.trailing.table
        past.struck, past.called = table.struck, table.called  # this is of now for everybody
        for row in (*lobby, *rows):
            self.trailing.add(row)

    def turns(self, table: Table) -> Iterator[tuple[int, str]]:
        """Give the seats whose turn has come since it was last told, and who holds them."""
        if not table.patient():
            return
        for seat in table.waited_for():
            holder = table.seats[seat].holder
            if seat not in self.asked and holder is not None and table.bot_of(seat) is None:
                yield seat, holder

    def watching(self) -> int:
        """Count those who look without a seat, at this process."""
        return sum(listener.seat is None for listener in self.listeners)

    def place(self, table: Table) -> None:
        """Let all who look from a seat follow it."""
        elsewhere = self.here - self.seats_here()
        for listener in self.listeners:
            place(table, listener)
        moved = {table.seat_since(seat, self.placed) for seat in elsewhere}
        self.here, self.placed = moved | self.seats_here(), table.number

    def hasty(self, table: Table) -> bool:
        """Say whether all who play wish that bots take no time; who is not here wishes nothing."""
        playing = {seat.holder for seat in table.seats if seat.plan.kind != "bot"}
        seated = [listener for listener in self.listeners if listener.seat is not None]
        return playing <= {one.holder for one in seated} and all(one.hasty for one in seated)

    def seats_here(self) -> set[int]:
        """Tell which seats are connected to this process."""
        return {listener.seat for listener in self.listeners if listener.seat is not None}


def concerned(live: Live, table: Table) -> set[str | None] | None:
    """Tell whom alone it concerns that answers were sealed; None: there is news for all."""
    known, sealed = live.told
    fresh = table.sealed() - sealed if table.known == known else frozenset[int]()
    return {table.seats[seat].holder for seat in fresh} - {None} if fresh else None


def entitled(table: Table, listener: Listener) -> bool:
    """Say whether a seat is still held by who looks from it, or one may look without any."""
    if listener.seat is None:
        return table.has_spectators() or bool(table.seats_of(listener.holder))
    return table.is_held(listener.seat) and table.seats[listener.seat].holder == listener.holder
