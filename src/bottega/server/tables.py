"""The tables: a wish is checked, played, appended to the log, and only then shown to anybody."""

import contextlib
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Final

from bottega.games import game as game_called
from bottega.server import manners, showing
from bottega.server.entries import (
    Abandoned,
    AnyEntry,
    Opened,
    PlannedSeat,
    Rematched,
    Row,
    Sat,
    Started,
)
from bottega.server.errors import Refusing
from bottega.server.identities import Keyring, new_id
from bottega.server.live import Listener, Live
from bottega.server.metrics import Metrics
from bottega.server.state import Table
from bottega.server.store import Append, Store
from bottega.server.store.store import Identity
from bottega.wire import Command, NewTable, Presence, SeatWish

ATTEMPTS: Final = 8  # at an append, when other processes are faster
SEED_BITS: Final = 128
SALT_BYTES: Final = 16

Maker = Callable[[Table], AnyEntry]  # looks at a table and makes an entry, or refuses


def now() -> int:
    """Give the time in milliseconds."""
    return time.time_ns() // 1_000_000


class Lost(Exception):
    """Another process appended first: look again."""


class Tables:
    """All tables, those in memory and those in the store."""

    def __init__(self, store: Store, keys: Keyring, metrics: Metrics, bot_patience: int) -> None:
        self.store = store
        self.keys = keys
        self.metrics = metrics
        self.live: OrderedDict[str, Live] = OrderedDict()
        self.most = 2_000  # tables kept in memory when nobody listens
        self.on_change: Callable[[Live, Table, bool], None] = lambda live, table, own: None
        self._bot_patience = bot_patience  # milliseconds until another process looks after a bot

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
        """Let go of tables that were not used for long; with listeners, only of their state."""
        for id, live in list(self.live.items())[: max(0, len(self.live) - self.most)]:
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
            live.table = table
            live.asked = frozenset(table.waited_for())
        return live.table

    async def _fold(self, live: Live, table: Table) -> None:
        """Take up what the log has beyond what the table knows."""
        rows = await self.store.rows(table.id, table.number)
        if not rows and table.number == 0:
            self.live.pop(table.id, None)
            raise Refusing("not-found", "there is no such table")
        for row in rows:
            table.fold(row)
            live.trail(table, row)

    @contextlib.asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[Table]:
        """Look at a table as it is stored, while nothing changes."""
        live = self.find(id)
        async with live.lock:
            yield await self.load(live)

    # Changing a table.

    async def change(self, id: str, make: Maker, ack: tuple[Listener, str] | None = None) -> int:
        """Append the entry that `make` finds right; when another process was first, look again."""
        live = self.find(id)
        async with live.lock:
            for _ in range(ATTEMPTS):
                table = await self.load(live)
                entry = make(table)
                try:
                    await self._append(live, table, entry)
                except Lost:
                    self.metrics.lost.inc()
                    continue
                self._publish(live, table, ack, own=True)
                return table.number
        raise Refusing("unavailable", "too many are acting on this table; try again")

    async def _append(self, live: Live, table: Table, entry: AnyEntry) -> None:
        informed = table.since_info
        row = table.take(entry, max(now(), table.touched))
        listing = showing.listing(table) if table.since_info != informed else None
        head = showing.head(table, row.at + self._bot_patience)
        try:
            won = await self.store.append(Append(live.id, (row,), head, listing))
        except BaseException:
            live.forget()  # memory is ahead of the log, or the other way round
            raise
        if not won:
            live.forget()
            raise Lost
        live.trail(table, row)

    async def command(
        self,
        id: str,
        seat: int,
        identity: Identity,
        command: Command,
        listener: Listener | None = None,
    ) -> bool:
        """Do what a seat wishes, once for each key; False when it had been done before."""

        def make(table: Table) -> AnyEntry:
            manners.seated(table, identity, seat)
            if (seat, command.key) in table.keys:
                raise Done
            return manners.entry_of(table, seat, command)

        try:
            await self.change(id, make, None if listener is None else (listener, command.key))
        except Done:
            return False
        return True

    # Opening and starting.

    async def create(self, identity: Identity, wish: NewTable) -> str:
        """Open a table, and start it if that is wished."""
        game = game_called(wish.game)
        options = game.options_from(len(wish.seats), dict(wish.options))
        settings = manners.checked_settings(wish.settings)
        entries: list[AnyEntry] = [
            Opened(
                game.name,
                game.version,
                options,
                settings,
                tuple(_plan(seat) for seat in wish.seats),
                identity.id,
                identity.name,
            )
        ]
        entries += [
            Sat(number, identity.id, identity.name)
            for number, seat in enumerate(wish.seats)
            if seat.kind == "me"
        ]
        return await self.lay(entries, identity if wish.start else None)

    async def lay(self, entries: Iterable[AnyEntry], starter: Identity | None = None) -> str:
        """Store a new table with its first entries, started where somebody wants that."""
        live = self.find(new_id())
        async with live.lock:
            table = Table(live.id, self.store.outages)
            rows: list[Row] = [table.take(entry, now()) for entry in entries]
            if starter is not None:
                manners.may_start(table, starter)
                rows.append(table.take(deal(), now()))
            for row in rows:
                live.trail(table, row)
            head = showing.head(table, rows[-1].at + self._bot_patience)
            append = Append(live.id, tuple(rows), head, showing.listing(table))
            if not await self.store.append(append):
                raise RuntimeError("an id was drawn twice")
            live.table = table
            self._publish(live, table, None, own=True)
        return live.id

    async def start(self, id: str, identity: Identity) -> None:
        """Deal, and let the game begin."""

        def make(table: Table) -> AnyEntry:
            manners.may_start(table, identity)
            return deal()

        await self.change(id, make)

    async def rematch(self, id: str, identity: Identity) -> str:
        """Open the table where the same people meet again; for all of them it is the same one."""
        async with self.reading(id) as table:
            if not table.seats_of(identity.id):
                raise Refusing("forbidden", "only who played may ask for a rematch")
            if table.status not in ("over", "abandoned"):
                raise Refusing("not-now", "the game is not over yet")
            if table.rematch is not None:
                return table.rematch
            entries = again(table, identity)
        other = await self.lay(entries)

        def make(table: Table) -> AnyEntry:
            if table.rematch is not None:
                raise Done
            return Rematched(other)

        try:
            await self.change(id, make)
        except Done:  # somebody was faster: this one is not needed
            await self.change(other, lambda table: Abandoned())
            async with self.reading(id) as table:
                return table.rematch or other
        return other

    # Showing it.

    def _publish(
        self, live: Live, table: Table, ack: tuple[Listener, str] | None, *, own: bool
    ) -> None:
        """Tell everybody who listens; the caller holds the lock, so what is shown is stored."""
        at, waited, running = now(), table.waited_for(), table.status == "running"
        for listener in [one for one in live.listeners if not _entitled(table, one)]:
            live.listeners.discard(listener)
            listener.oust()
        for listener in live.listeners:
            key = ack[1] if ack is not None and ack[0] is listener else None
            urgent = listener.seat in waited or not running
            if key is None and not (listener.ready and (urgent or listener.rested)):
                listener.fall_behind()
                continue
            seen = self._seen_by(live, table, listener)
            message = showing.update(
                seen, listener.seat, listener.have, listener.language, at, live.here, key
            )
            listener.have = seen.number
            listener.tell(message)
        self.on_change(live, table, own)
        live.asked = frozenset(table.waited_for())

    def _seen_by(self, live: Live, table: Table, listener: Listener) -> Table:
        """Give what somebody may look at: where watching is delayed, spectators see the past."""
        if not _entitled(table, listener):
            raise Refusing("forbidden", f"seat {listener.seat} is not yours")
        if listener.seat is not None or live.trailing is None or table.status == "over":
            return table
        return live.trailing.table

    async def show(self, id: str, listener: Listener, ack: str | None = None) -> bytes:
        """Write the whole of what a listener may know now."""
        live = self.find(id)
        async with live.lock:
            table = await self.load(live)
            seen = self._seen_by(live, table, listener)
            message = showing.update(
                seen, listener.seat, listener.have, listener.language, now(), live.here, ack
            )
            listener.have = seen.number
            return message

    async def number(self, id: str, listener: Listener) -> int:
        """Give the number of the last entry that a listener may know."""
        live = self.find(id)
        async with live.lock:
            table = await self.load(live)
            return self._seen_by(live, table, listener).number

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
            if self.store.shared:
                live.here = await self.store.here(id) | live.seats_here()
            self._publish(live, table, None, own=False)

    # Who is there.

    async def arrive(self, id: str, listener: Listener) -> None:
        """Let somebody listen from now on."""
        live = self.find(id)
        live.listeners.add(listener)
        if listener.seat is not None and listener.seat not in live.here:
            live.here.add(listener.seat)
            self._tell_presence(live)
            if self.store.shared:
                await self.store.arrive(id, listener.seat)

    async def depart(self, id: str, listener: Listener) -> None:
        """Let somebody listen no more."""
        live = self.find(id)
        live.listeners.discard(listener)
        if listener.seat is not None and listener.seat not in live.seats_here():
            live.here.discard(listener.seat)
            self._tell_presence(live)
            if self.store.shared:
                await self.store.depart(id, listener.seat)

    def _tell_presence(self, live: Live) -> None:
        message = showing.encode(Presence(live.id, tuple(sorted(live.here))))
        for listener in live.listeners:
            listener.tell(message)


def _entitled(table: Table, listener: Listener) -> bool:
    """Say whether a seat is still held by who looks from it."""
    return listener.seat is None or table.seats[listener.seat].holder == listener.holder


class Done(Exception):
    """It has been done before: nothing is to be appended."""


def deal() -> Started:
    """Draw a seed and a salt."""
    return Started(str(secrets.randbits(SEED_BITS)), secrets.token_hex(SALT_BYTES))


def _plan(wish: SeatWish) -> PlannedSeat:
    if wish.kind == "bot":
        return PlannedSeat("bot", manners.known_bot(wish.bot))
    return PlannedSeat("open" if wish.kind == "open" else "invited")


def again(table: Table, identity: Identity) -> list[AnyEntry]:
    """Open the same table anew: the same people on the seat to the left of theirs."""
    game = game_called(table.game_name)
    options = game.options_from(table.options.players, dict(table.options.chosen))
    moved = table.seats[1:] + table.seats[:1]
    plans = tuple(seat.plan for seat in moved)
    opened = Opened(
        game.name, game.version, options, table.settings, plans, identity.id, identity.name
    )
    sat = [
        Sat(number, seat.holder, seat.name)
        for number, seat in enumerate(moved)
        if seat.holder is not None
    ]
    return [opened, *sat]
