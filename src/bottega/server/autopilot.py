"""Playing for those who do not: bots, bots that stand in, and standing orders."""

import asyncio
import contextlib
from typing import Final

import msgspec

from bottega.kernel.errors import BadLine, BottegaError
from bottega.server import showing
from bottega.server.entries import Answered, AnyEntry, Ended, Replaced
from bottega.server.errors import Unavailable
from bottega.server.live import Live
from bottega.server.logs import log
from bottega.server.metrics import Metrics
from bottega.server.state import Table
from bottega.server.tables import Done, Tables, now
from bottega.server.thinking import Stopped, Thinkers
from bottega.wire import END_TURN

BY_ORDERS: Final = "orders"
ATTEMPTS: Final = 30  # until the caretaker has to look after the table
AGAIN: Final = 1.0  # seconds


class Job(msgspec.Struct, frozen=True):
    """A question that a bot is to think about."""

    game: str
    seat: int
    bot: str
    version: int
    view: bytes
    options: tuple[int, ...]


def next_move(table: Table) -> Answered | Ended | Job | None:
    """Find what is to be done without waiting for a person."""
    held = table.held
    if held is not None:
        bot = table.bot_of(held)
        if bot is not None:
            return Ended(held, by=bot)
        return Ended(held, by=BY_ORDERS) if END_TURN in table.seats[held].orders else None
    moves = (_move(table, seat) for seat in table.asked)
    return next((move for move in moves if move is not None), None)


def _move(table: Table, seat: int) -> Answered | Job | None:
    session = table.playing()
    bot = table.bot_of(seat)
    if bot is not None:
        view = msgspec.json.encode(session.view(seat))
        return Job(table.game_name, seat, bot, session.version, view, session.choices(seat))
    question = session.question(seat)
    if question is None or question.frame not in table.seats[seat].orders:
        return None
    choices = session.choices(seat)
    for line in table.seats[seat].orders[question.frame]:
        try:
            code = table.game.parse(line)
        except BadLine:
            continue
        if code in choices:
            return Answered(seat, code, by=BY_ORDERS)
    return None


class Autopilot:
    """Drives every table of this process as far as it goes without a person."""

    def __init__(self, tables: Tables, thinkers: Thinkers, metrics: Metrics) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._metrics = metrics

    def look(self, live: Live, table: Table) -> None:
        """Begin to play for those who do not, where there is need; the caller holds the lock."""
        if live.driver is not None or table.status != "running" or not table.automatic:
            return
        if next_move(table) is not None:
            live.driver = asyncio.create_task(self._drive(live))

    async def _drive(self, live: Live) -> None:
        try:
            while await self._patiently(live):
                pass
        except BottegaError as error:
            log.warning("autopilot stopped", extra={"table": live.id, "why": str(error)})
        except Stopped:
            pass  # the server stops; whoever comes next goes on
        except Exception:
            log.exception("autopilot failed", extra={"table": live.id})
        finally:
            if live.driver is asyncio.current_task():
                live.driver = None

    async def _patiently(self, live: Live) -> bool:
        """Make one move, again after a moment if it cannot be stored."""
        for _ in range(ATTEMPTS):
            try:
                return await self._once(live)
            except Unavailable:
                await asyncio.sleep(AGAIN)
        return await self._once(live)

    async def _once(self, live: Live) -> bool:
        """Make one move; False when there is none left to make."""
        async with live.lock:
            move = next_move(await self._tables.load(live))
            if move is None:
                live.driver = None  # while the lock is held, so that nobody relies on us any more
                return False
        if isinstance(move, Job):
            await self._think(live, move)
        else:
            await self._make(live, move)
        return True

    async def _think(self, live: Live, job: Job) -> None:
        sitting = f"{live.id}/{job.seat}"
        thought = await self._thinkers.choose(job.game, job.bot, sitting, job.view, job.options)
        self._metrics.bot_seconds.labels(job.bot).observe(thought.seconds)
        if thought.trouble is not None:
            self._metrics.bot_troubles.labels(job.bot).inc()
            told = {"table": live.id, "seat": job.seat, "bot": job.bot, "why": thought.trouble}
            log.warning("fallback answered for a bot", extra=told)
        await self._make(live, Answered(job.seat, thought.code, by=job.bot), job.version)

    async def _make(self, live: Live, entry: Answered | Ended, version: int | None = None) -> None:
        """Append a move unless the table has moved on meanwhile."""

        def make(table: Table) -> AnyEntry:
            if entry.seat not in table.waited_for():
                raise Done
            if version is not None and table.playing().version != version:
                raise Done
            if version is not None and table.bot_of(entry.seat) is None:
                raise Done  # its holder is back
            return entry

        with contextlib.suppress(Done):
            await self._tables.change(live.id, make)

    async def care(self, id: str, at: int) -> None:
        """Look after a table whose time has come: a clock that fell, a bot that nobody drives."""

        def make(table: Table) -> AnyEntry:
            fallen = table.clocks.fallen(at) if table.status == "running" else []
            if not fallen:
                raise Done
            return Replaced(fallen[0])

        try:
            await self._tables.change(id, make)
        except Done:
            live = self._tables.find(id)
            async with live.lock:
                table = await self._tables.load(live)
                self.look(live, table)
                head = showing.head(table, now() + self._tables.bot_patience)
            await self._tables.store.postpone(id, table.number, head.due)
