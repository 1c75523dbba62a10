"""The tables: a wish is checked, played, appended to the log, and only then shown to anybody."""

import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Final

from bottega.kernel.errors import BottegaError, Refused
from bottega.server.base.errors import Damaged, Refusing, Unavailable
from bottega.server.base.hours import now
from bottega.server.base.logs import log
from bottega.server.base.metrics import Metrics
from bottega.server.house.attendance import Attendance
from bottega.server.house.live import Listener, Live, concerned, entitled, place, why_ousted
from bottega.server.people.keys import Keyring, new_id
from bottega.server.store import Append, Row, Store
from bottega.server.store.players import hiding
from bottega.server.store.store import GAP, Identity
from bottega.server.table import manners, showing
from bottega.server.table.damage import followed
from bottega.server.table.ending import finished
from bottega.server.table.entries import AnyEntry, read
from bottega.server.table.happening import murmurs
from bottega.server.table.readers import Reader
from bottega.server.table.showing import Surroundings
from bottega.server.table.situation import NOBODY
from bottega.server.table.table import Table
from bottega.wire import Command, Propose

AT_A_TIME: Final = 8  # tables looked at when there are too many
UNMEASURED: Final = 1_000  # measures that wait for the end of a window
ATTEMPTS: Final = 8  # at an append, when other processes are faster

Made = AnyEntry | tuple[AnyEntry, ...]
Maker = Callable[[Table], Made]  # looks at a table and makes an entry, or more, or refuses


class Laid(Exception):
    """There is a table of this id already."""


class Lost(Exception):
    """Another process appended first: look again."""


class Tables:
    """All tables, those in memory and those in the store."""

    def __init__(self, store: Store, keys: Keyring, metrics: Metrics, bot_patience: int) -> None:
        self.store = store
        self.keys = keys
        self.metrics = metrics
        self.attendance = Attendance(store)
        self.live: OrderedDict[str, Live] = OrderedDict()
        self.most = 2_000  # tables kept in memory when nobody listens
        self.search = 0  # the most that a bot search:N may look ahead
        self.bots_alone = False  # whether a table may be one of bots only
        self.on_change: Callable[[Live, Table, bool], None] = lambda live, table, own: None
        self.on_entries: Callable[[Live, Table, Sequence[AnyEntry]], None] = lambda *appended: None
        self.on_late: Callable[[], Awaitable[None]] = _unconcerned  # others are ahead in time
        self._damaged: set[str] = set()  # tables that were found damaged and named in the log
        self.bot_patience = bot_patience  # milliseconds until another process looks after a bot

    # Finding a table.

    def find(self, id: str) -> Live:
        """Give the place of a table in this process."""
        live = self.live.get(id)
        if live is None:
            live = self.live[id] = Live(id)
            self._evict()
        else:
            self.live.move_to_end(id)
        return live

    def _evict(self) -> None:
        """Let go of some tables that were not used for long; with listeners, of their state."""
        for _ in range(min(AT_A_TIME, len(self.live) - self.most)):
            id, live = next(iter(self.live.items()))
            self.live.move_to_end(id)
            if live.lock.locked() or live.driver is not None:
                continue
            live.forget()
            if not live.listeners:
                del self.live[id]

    async def load(self, live: Live) -> Table:
        """Give a table as its log says; the caller holds its lock."""
        if live.table is None:
            table = Table(live.id, self.store.outages)
            await self._fold(live, table)
            await self._look_who_hides(live, table)
            live.table = table
            live.asked = table.waited_for()
        return live.table

    async def _look_who_hides(self, live: Live, table: Table) -> None:
        """Find out who has no name for strangers; nobody has while that cannot be found out."""
        people = table.people()
        try:
            live.hiding = await self.store.read(partial(hiding, people=people))
            live.known = people
        except (Damaged, Unavailable):
            live.hiding, live.known = people, NOBODY

    async def _keep_hidden(self, live: Live, table: Table) -> None:
        """Know who hides before those are told who watch."""
        if live.watching() and table.people() != live.known:
            await self._look_who_hides(live, table)

    async def hidden_from(self, id: str, reader: str | None) -> frozenset[str]:
        """Give those at a table who have no name for somebody: who hides, for who is not there."""
        async with self.held(id) as live:
            table = await self.load(live)
            if table.knows(reader) or table.invites():
                return NOBODY
            await self._look_who_hides(live, table)
            return live.hiding

    async def _fold(self, live: Live, table: Table) -> None:
        """Take up what the log has beyond what the table knows; set a damaged table aside."""
        try:
            await self._follow(live, table)
        except Damaged as damage:
            live.forget()
            if live.id not in self._damaged:
                self._damaged.add(live.id)
                log.error("a table is damaged", extra={"table": live.id, "why": str(damage)})
                with contextlib.suppress(Unavailable):
                    await self.store.set_aside(live.id)
            raise
        self._damaged.discard(live.id)

    async def _follow(self, live: Live, table: Table) -> None:
        rows = await self.store.rows(table.id, table.number)
        if not rows and table.number == 0:
            self.live.pop(table.id, None)
            raise Refusing("not-found", "there is no such table")
        if rows and rows[-1].at > now() + GAP:
            await self.on_late()  # first, as it finds time that must not count
        for row in followed(table, rows):
            live.trail(table, (row,))

    @contextlib.asynccontextmanager
    async def held(self, id: str) -> AsyncIterator[Live]:
        """Hold the place of a table: the one of now, also where another was let go meanwhile."""
        while True:
            live = self.find(id)
            async with live.lock:
                if self.live.get(id) is live:
                    yield live
                    return

    @contextlib.asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[Table]:
        """Look at a table as it is stored, while nothing changes."""
        async with self.held(id) as live:
            yield await self.load(live)

    # Changing a table.

    async def change(self, id: str, make: Maker, ack: tuple[Listener, str] | None = None) -> int:
        """Append what `make` finds right; when another process was first, look again."""
        behind = self.store.shared
        async with self.held(id) as live:
            for _ in range(ATTEMPTS):
                table = await self.load(live)
                try:
                    made = make(table)
                    entries = made if isinstance(made, tuple) else (made,)
                    manners.undisturbed(table, entries[0], now())
                    await self._append(live, table, entries)
                except Lost:
                    live.forget()
                    self.metrics.lost.inc()
                    continue
                except BottegaError as error:
                    if not behind or isinstance(error, Unavailable):
                        raise
                    behind = False  # before refusing, look once at what others have stored
                    await self._fold(live, table)
                    continue
                await self._keep_hidden(live, table)
                self._publish(live, table, ack, own=True)
                self.on_entries(live, table, entries)
                return table.number
        raise Refusing("unavailable", "too many are acting on this table; try again")

    async def _append(self, live: Live, table: Table, entries: tuple[AnyEntry, ...]) -> None:
        informed, number, runs = table.since_info, table.number, table.status == "running"
        try:
            rows = tuple(table.take(entry, max(now(), table.touched)) for entry in entries)
            listing = showing.listing(table) if table.since_info != informed else None
            head = showing.head(table, rows[-1].at + self.bot_patience)
            ended = finished(table) if runs and table.status != "running" else None
            won = await self.store.append(Append(live.id, rows, head, listing, ended))
        except BaseException as error:
            # What the rules refuse changes nothing; else memory is ahead of the log, or behind it.
            if not isinstance(error, Refused) or table.number != number:
                live.forget()
            raise
        if not won:
            raise Lost
        live.trail(table, rows)

    async def command(
        self,
        id: str,
        seat: int | None,
        identity: Identity,
        command: Command,
        listener: Listener | None = None,
    ) -> bool:
        """Do what a seat or a spectator wishes, once a key; False when it had been done before."""
        who = identity.id if seat is None else seat

        def make(table: Table) -> AnyEntry:
            if seat is not None:
                manners.seated(table, identity, seat)
            if (who, command.key) in table.keys:
                raise AlreadyDone
            if seat is None:
                return manners.murmur(table, identity, command)
            entry = manners.entry_of(table, seat, command)
            if isinstance(command, Propose):
                manners.away(command, self.find(id).here)
            return entry

        try:
            await self.change(id, make, None if listener is None else (listener, command.key))
        except AlreadyDone:
            await self.refresh(id)  # it may have been stored though nobody could be told so
            return False
        return True

    # Opening a table.

    async def lay(self, entries: Iterable[AnyEntry], id: str | None = None) -> str:
        """Store a new table with its first entries, under an id that was drawn before or is now."""
        id, appended = id or new_id(), tuple(entries)
        async with self.held(id) as live:
            table, at = Table(id, self.store.outages), now()
            rows = tuple([table.take(entry, at) for entry in appended])
            await self._open(live, table, rows, appended)
        return id

    async def take_over(self, id: str, rows: Sequence[Row]) -> None:
        """Store a new table whose log an older release has written."""
        async with self.held(id) as live:
            table = Table(id, self.store.outages)
            laid = tuple(followed(table, rows))
            await self._open(live, table, laid, [read(row.entry) for row in laid])

    async def _open(
        self, live: Live, table: Table, rows: tuple[Row, ...], entries: Sequence[AnyEntry]
    ) -> None:
        live.trail(table, rows)
        head = showing.head(table, rows[-1].at + self.bot_patience)
        if not await self.store.append(Append(live.id, rows, head, showing.listing(table))):
            live.forget()
            raise Laid(live.id)
        live.table = table
        self._publish(live, table, None, own=True)
        self.on_entries(live, table, entries)

    # Showing it.

    def _publish(
        self, live: Live, table: Table, ack: tuple[Listener, str] | None, *, own: bool
    ) -> None:
        """Tell everybody who listens; the caller holds the lock, so what is shown is stored."""
        waited, running = table.waited_for(), table.status == "running"
        self._follow_seats(live, table)
        for listener in [one for one in live.listeners if not entitled(table, one)]:
            listener.oust()
            self.attendance.depart(live, listener)
        room, whom = Surroundings(now(), live.here, live.watching()), concerned(live, table)
        for listener in live.listeners:
            if whom is not None and listener.holder not in whom:
                continue
            key = ack[1] if ack is not None and ack[0] is listener else None
            urgent = listener.seat in waited or not running
            if key is None and not (listener.ready and (urgent or listener.rested)):
                listener.fall_behind()
                continue
            seen = self._seen_by(live, table, listener)
            listener.tell(_written(live, table, seen, listener, room, key))
        self.on_change(live, table, own)
        if table.window is None:
            unmeasured, live.unmeasured = live.unmeasured, []
            for note in unmeasured:
                note()
        live.told = (table.known, table.sealed())
        if table.patient():
            live.asked = waited  # who was asked before a window is not asked anew after it

    def _follow_seats(self, live: Live, table: Table) -> None:
        """Let who looks from a seat go with it, and let the other processes know."""
        if not table.moves:
            return
        before = live.seats_here()
        live.place(table)
        after = live.seats_here()
        for seat in before - after:
            self.attendance.note_gone(live.id, seat)
        for seat in after - before:
            self.attendance.note_here(live.id, seat)

    def measure(self, id: str | None, note: Callable[[], None]) -> None:
        """Measure what was done at a table; in a window that waits, as it would tell who spoke."""
        live = None if id is None else self.live.get(id)
        window = None if live is None or live.table is None else live.table.window
        if live is None or window is None or len(live.unmeasured) >= UNMEASURED:
            note()
        else:
            live.unmeasured.append(note)

    def _seen_by(self, live: Live, table: Table, listener: Listener) -> Table:
        """Give what somebody may look at: where watching is delayed, spectators see the past."""
        place(table, listener)
        if not entitled(table, listener):
            raise Refusing("forbidden", why_ousted(listener))
        if listener.seat is not None or live.trailing is None or table.status != "running":
            return table
        return live.trailing.table

    async def show(self, id: str, listener: Listener, ack: str | None = None) -> bytes:
        """Write the whole of what a listener may know now."""
        async with self.held(id) as live:
            table = await self.load(live)
            seen = self._seen_by(live, table, listener)
            room = Surroundings(now(), live.here, live.watching())
            return _written(live, table, seen, listener, room, ack)

    def has_news(self, id: str, listener: Listener) -> bool:
        """Say whether there is something that a listener has not been told."""
        live = self.live.get(id)
        if live is None or live.table is None or live.trailing is not None:
            return True
        return live.table.known != listener.have

    async def catch_up(self, id: str, number: int) -> None:
        """Read on where somebody knows more of a table than this process does."""
        async with self.held(id) as live:
            table = await self.load(live)
            if table.number < number and self.store.shared:
                await self._fold(live, table)

    async def number(self, id: str, listener: Listener) -> int:
        """Give the number of the last entry that a listener may know."""
        async with self.held(id) as live:
            table = await self.load(live)
            return self._seen_by(live, table, listener).known

    async def refresh(self, id: str) -> None:
        """Take up what another process has appended."""
        live = self.live.get(id)
        if live is None:
            return
        async with live.lock:
            if live.table is None and not live.listeners:
                return
            table = await self.load(live)
            await self._fold(live, table)
            here = live.here
            if self.store.shared:
                live.here = await self.store.here(id) | live.seats_here()
                live.placed = table.number
            if live.here != here or live.told != (table.known, table.sealed()):
                await self._keep_hidden(live, table)
                self._publish(live, table, None, own=False)

    # Who is there.

    def arrive(self, id: str, listener: Listener) -> None:
        """Let somebody listen from now on."""
        self.attendance.arrive(self.find(id), listener)

    def depart(self, id: str, listener: Listener) -> None:
        """Let somebody listen no more."""
        self.attendance.depart(self.find(id), listener)

    def deafen(self, holder: str, deaf_to: frozenset[str]) -> None:
        """Let somebody hear no more of those whom they block, wherever they listen here."""
        for live in self.live.values():
            for listener in live.listeners:
                if listener.holder == holder:
                    listener.deaf_to = deaf_to

    def announce(self) -> None:
        """Let the other processes know again who is here, if they took this one to be gone."""
        for live in self.live.values():
            for seat in live.seats_here():
                self.attendance.note_here(live.id, seat)


async def _unconcerned() -> None:
    """Have nobody to tell the time."""


def _written(
    live: Live,
    table: Table,
    seen: Table,
    listener: Listener,
    room: Surroundings,
    ack: str | None,
) -> bytes:
    """Write an update for a listener, who then has all that it tells of what is seen."""
    aside = table.aside(listener.seat, listener.holder)
    told = (listener.seat, listener.language, listener.have, listener.panels)
    nameless = NOBODY if table.knows(listener.holder) or table.invites() else live.hiding
    reader = Reader(*told, aside, listener.deaf_to, nameless)
    ahead = () if seen is table else murmurs(table, reader, seen.known)
    message = showing.update(seen, reader, room, ack, ahead)
    listener.have = seen.known
    return message


class AlreadyDone(Exception):
    """It has been done before: nothing is to be appended."""
