"""Playing for those who do not: bots, bots that stand in, standing orders, and the clock."""

import asyncio
import contextlib
from collections.abc import Mapping
from functools import partial
from typing import Final, TypeVar

import msgspec

from bottega.kernel.errors import BadLine, BottegaError
from bottega.kernel.values import Value
from bottega.server.base.errors import Unavailable
from bottega.server.base.hours import now
from bottega.server.base.logs import log
from bottega.server.base.metrics import Metrics
from bottega.server.house.live import Live
from bottega.server.house.tables import AlreadyDone, Tables
from bottega.server.minds.bot_pool import NOBODY, BotPool, Stopped, Thought
from bottega.server.minds.pace import HASTE, Habits, Kind, moment
from bottega.server.people.keys import Payer
from bottega.server.table import manners, showing
from bottega.server.table.contests import deal_of
from bottega.server.table.entries import Answered, AnyEntry, Ended, Replaced, Sealed, Unsealed
from bottega.server.table.table import Table
from bottega.server.table.windows import Window
from bottega.wire import END_TURN

BY_ORDERS: Final = "orders"
BY_CLOCK: Final = "clock"  # nothing was said in time
ATTEMPTS: Final = 30  # until the caretaker has to look after the table
AGAIN: Final = 1_000  # milliseconds until what could not be stored is tried again
SHARE: Final = 1 / 20  # of a bot's clock that one answer may take
SHORTEST: Final = 0.05  # seconds that an answer may take when the clock is empty
WAITING: Final = 1 / 40  # of a bot's clock that it waits at most before it answers


class Job(Value):
    """A question that a bot is to think about."""

    game: str
    seat: int
    bot: str
    version: int
    view: bytes
    options: tuple[int, ...]
    question: str = ""  # by its name
    left: float | None = None  # seconds on the bot's own clock, where it has one
    sealed: bool = False  # the question is asked in a window
    until: int | None = None  # then the answer is given there, and no later
    payer: Payer = NOBODY
    chance: str = ""  # what the bot draws from, where that must be the same for all


class Rest(Value):
    """Nothing is to be done before a time."""

    until: int


Thoughts = Mapping[int, tuple[int, Thought]]  # what bots will say, by seat, at which version
Move = Answered | Ended | Sealed | Unsealed


def next_move(table: Table, at: int, thoughts: Thoughts) -> Move | Job | Rest | None:
    """Find what is to be done without waiting for a person."""
    if table.window is not None:
        return _window_move(table, table.window, at, thoughts)
    held = table.held
    if held is not None:
        bot = table.bot_of(held)
        if bot is not None:
            return Ended(held, by=bot)
        return Ended(held, by=BY_ORDERS) if END_TURN in table.seats[held].orders else None
    moves = (_move(table, seat, at) for seat in table.asked)
    return next((move for move in moves if move is not None), None)


def _move(table: Table, seat: int, at: int) -> Answered | Job | None:
    bot = table.bot_of(seat)
    if bot is not None:
        return _job(table, seat, bot, at)
    code = _ordered(table, seat)
    return None if code is None else Answered(seat, code, by=BY_ORDERS)


def _job(table: Table, seat: int, bot: str, at: int, until: int | None = None) -> Job:
    session = table.playing()
    question = session.question(seat)
    return Job(
        game=table.game_name,
        seat=seat,
        bot=bot,
        version=session.version,
        view=msgspec.json.encode(session.view(seat)),
        options=session.choices(seat),
        question="" if question is None else question.ask,
        left=table.left_to_bot(seat, at),
        sealed=table.window is not None,
        until=until,
        payer=table.payer,
        chance=_chance(table, seat),
    )


def _chance(table: Table, seat: int) -> str:
    """Say what a bot of a contest draws from: the same for all who play alike."""
    if not table.contest:
        return ""
    return f"{deal_of(table.contest)} {table.salt} {seat} {table.decisions()}"


def _ordered(table: Table, seat: int) -> int | None:
    """Find the answer that a seat's standing orders give."""
    session = table.playing()
    question = session.question(seat)
    if question is None or question.ask not in table.seats[seat].orders:
        return None
    choices = session.choices(seat)
    for line in table.seats[seat].orders[question.ask]:
        try:
            code = table.game.parse(line)
        except BadLine:
            continue
        if code in choices:
            return code
    return None


# In a window.


def _window_move(
    table: Table, window: Window, at: int, thoughts: Thoughts
) -> Move | Job | Rest | None:
    """Find what is to be done in a window: those who can wait answer at its end."""
    owing = sorted(table.owing(), key=lambda seat: table.bot_of(seat) is not None)
    if window.pace == "live" and window.waits(at):
        jobs = (_early_job(table, window, seat, at, thoughts) for seat in owing)
        return next((job for job in jobs if job is not None), Rest(window.ends))
    moves = (_window_answer(table, window, seat, at, thoughts) for seat in owing)
    found = next((move for move in moves if move is not None), None)
    if found is not None or owing:
        return found
    return Rest(window.ends) if window.waits(at) else Unsealed()


def _early_job(table: Table, window: Window, seat: int, at: int, thoughts: Thoughts) -> Job | None:
    """Let a bot think of what it will say at the end."""
    bot = table.bot_of(seat)
    if bot is None or _thought(table, seat, thoughts) is not None:
        return None
    return _job(table, seat, bot, at, window.ends)


def _window_answer(
    table: Table, window: Window, seat: int, at: int, thoughts: Thoughts
) -> Sealed | Job | None:
    """Answer for a seat: as its bot or its orders say, or else as if it had said nothing."""
    bot = table.bot_of(seat)
    if bot is not None and window.pace != "live":
        return _job(table, seat, bot, at)
    thought = None if bot is None else _thought(table, seat, thoughts)
    if bot is not None and thought is not None:
        return _said(Sealed, seat, bot, thought)
    code = _ordered(table, seat) if bot is None else None
    if code is not None:
        return Sealed(seat, code, by=BY_ORDERS)
    silence = _silence(table, seat)
    if window.pace != "device":
        return Sealed(seat, silence, by=BY_CLOCK)
    alone = sum(table.bot_of(other) is None for other in range(len(table.seats))) == 1
    if alone and table.playing().choices(seat) == (silence,):
        return Sealed(seat, silence, by=BY_ORDERS)  # there is nobody whom that tells anything
    return None


def _thought(table: Table, seat: int, thoughts: Thoughts) -> Thought | None:
    version, thought = thoughts.get(seat, (-1, None))
    return thought if version == table.known_version() else None


A = TypeVar("A", Answered, Sealed)


def _said(kind: type[A], seat: int, bot: str, thought: Thought) -> A:
    """Write down what a bot answers, with what it considered or why it is not its own answer."""
    trouble = thought.trouble or ""
    return kind(seat, thought.code, by=bot, trouble=trouble, weighed=thought.weighed)


def _silence(table: Table, seat: int) -> int:
    """Give the answer of whoever says nothing."""
    question = table.playing().question(seat)
    if question is None:
        raise RuntimeError(f"seat {seat} is not asked")
    return table.game.parse(table.game.windows[question.ask])


def _wanted(table: Table, entry: Move) -> bool:
    """Say whether a move is still to be made."""
    if isinstance(entry, Unsealed):
        return table.window is not None and not table.owing()
    if entry.by not in (BY_ORDERS, BY_CLOCK) and table.bot_of(entry.seat) is None:
        return False  # its holder is back
    return entry.seat in (table.owing() if table.held is None else (table.held,))


def _kind(job: Job) -> Kind:
    return (job.game, job.bot, job.question)


class Autopilot:
    """Drives every table of this process as far as it goes without a person."""

    def __init__(self, tables: Tables, bots: BotPool, metrics: Metrics, pace: float = 0.0) -> None:
        self._tables = tables
        self._bots = bots
        self._metrics = metrics
        self._pace = pace  # seconds, where a table says nothing
        self._habits = Habits()
        self._stopping = asyncio.Event()

    def stop(self) -> None:
        """Wait for no window any more: whoever comes next closes it."""
        self._stopping.set()

    def look(self, live: Live, table: Table) -> None:
        """Begin to play for those who do not, where there is need; the caller holds the lock."""
        live_window = table.window is not None and table.window.pace == "live"
        if live_window and table.known != table.number:
            return  # an answer under seal changes nothing: the process that opened it drives
        self._begin(live, table)

    def _begin(self, live: Live, table: Table) -> None:
        if live.driver is not None or table.status != "running":
            return
        if not (table.automatic or table.window is not None):
            return
        if next_move(table, now(), live.thoughts) is not None:
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
                await self._rest(now() + AGAIN)
        return await self._once(live)

    async def _once(self, live: Live) -> bool:
        """Make one move; False when there is none left to make."""
        async with live.lock:
            table = await self._tables.load(live)
            version, move = table.known_version(), next_move(table, now(), live.thoughts)
            pace = self._pace_at(live, table)
            if move is None:
                live.driver = None  # while the lock is held, so that nobody relies on us any more
                return False
        if isinstance(move, Rest):
            await self._rest(move.until)
        elif isinstance(move, Job):
            await self._think(live, move, pace)
        else:
            await self._make(live, move, version)
        return True

    async def _rest(self, until: int) -> None:
        """Wait for a time, unless the server stops."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stopping.wait(), max(0, until - now()) / 1_000)
            raise Stopped("the server stops")

    async def _think(self, live: Live, job: Job, pace: float) -> None:
        soonest = now() + int(1_000 * self._waiting(job, pace))
        thought = await self._thought(live, job)
        if thought is None:
            return
        self._note(live, job, thought)
        if job.until is not None:
            live.thoughts[job.seat] = (job.version, thought)
            return
        if soonest > now():
            await self._rest(soonest)
        said = (job.seat, job.bot, thought)
        entry = _said(Sealed, *said) if job.sealed else _said(Answered, *said)
        await self._make(live, entry, job.version)

    def _pace_at(self, live: Live, table: Table) -> float:
        """Give the seconds that bots take at a table: its own, the server's, or hardly any."""
        pace = self._pace if table.settings.pace is None else table.settings.pace
        return min(pace, HASTE) if live.hasty(table) else pace

    def _waiting(self, job: Job, pace: float) -> float:
        """Draw how many seconds a bot waits at least, of its clock a small part at most."""
        drawn = moment(pace, self._habits, _kind(job), len(job.options))
        return drawn if job.left is None else min(drawn, job.left * WAITING)

    async def _thought(self, live: Live, job: Job) -> Thought | None:
        """Let a bot think; None where it has no time left."""
        left = None if job.until is None else max(0, job.until - now()) / 1_000
        by = None if left is None else asyncio.get_running_loop().time() + left
        seconds = None if job.left is None else max(SHORTEST, job.left * SHARE)
        sitting, asked = f"{live.id}/{job.seat}", (job.view, job.options)
        bot = manners.bounded(job.bot, self._tables.search)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(left):
                return await self._bots.choose(
                    job.game,
                    bot,
                    sitting,
                    *asked,
                    seconds=seconds,
                    by=by,
                    payer=job.payer,
                    chance=job.chance,
                )
        return None

    def _note(self, live: Live, job: Job, thought: Thought) -> None:
        """Remember how long a bot took, and tell the host what was wrong with it."""
        self._tables.measure(live.id, partial(self._measure, job, thought))
        if thought.trouble is None:
            if len(job.options) > 1:
                self._habits.note(_kind(job), thought.seconds)
            return
        told = {"table": live.id, "seat": job.seat, "bot": job.bot, "why": thought.trouble}
        log.warning("fallback answered for a bot", extra=told)

    def _measure(self, job: Job, thought: Thought) -> None:
        self._metrics.bot_seconds.labels(job.bot).observe(thought.seconds)
        if thought.trouble is not None:
            self._metrics.bot_troubles.labels(job.bot).inc()

    async def _make(self, live: Live, entry: Move, version: int) -> None:
        """Append a move unless the table has moved on meanwhile."""

        def make(table: Table) -> AnyEntry:
            if table.known_version() != version or not _wanted(table, entry):
                raise AlreadyDone
            return entry

        with contextlib.suppress(AlreadyDone):
            await self._tables.change(live.id, make)

    async def care(self, id: str, at: int) -> None:
        """Look after a table whose time has come: a clock that fell, a bot that nobody drives."""

        def make(table: Table) -> AnyEntry:
            fallen = table.fallen(at) if table.status == "running" else []
            if not fallen:
                raise AlreadyDone
            return Replaced(fallen[0])

        try:
            await self._tables.change(id, make)
        except AlreadyDone:
            async with self._tables.held(id) as live:
                table = await self._tables.load(live)
                self._begin(live, table)
                head = showing.head(table, now() + self._tables.bot_patience)
            await self._tables.store.postpone(id, table.number, head.due)
