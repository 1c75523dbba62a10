"""Tournaments that run: rounds are drawn, their tables are laid, and all goes on by itself.

What is drawn is noted first, with the ids of its tables; whoever finds a table that lacks lays it.
So nothing is lost when a process dies, and nothing is done twice when there are several.
"""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Connection

from bottega.games import game as game_called
from bottega.kernel.errors import BottegaError
from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.base.logs import log
from bottega.server.club.tournaments.pairing import Draw
from bottega.server.club.tournaments.rounds import FEWEST, drawn, drawn_at_once, open_to
from bottega.server.club.tournaments.tables import Waiter, entries_of
from bottega.server.house.tables import Laid, Tables
from bottega.server.people.keys import Host, new_id
from bottega.server.people.names import clean_name
from bottega.server.store import draws
from bottega.server.store import tournaments as store_of
from bottega.server.store.store import Identity, Store, hold_identity
from bottega.server.store.tournaments import (
    FILLER,
    Brief,
    Competitor,
    Meeting,
    Sheet,
    Status,
    announced,
)
from bottega.server.table import manners
from bottega.server.table.ending import MORE, PAIR, TWO
from bottega.server.table.table import Table
from bottega.wire import DaysClock, NewTournament, Terms

SECOND: Final = 1_000
AGAIN: Final = 15 * SECOND  # after which a tournament that runs is looked after in any case
BY_TURNS: Final = 20  # times as long where it is played by turns
SOON: Final = 2 * SECOND  # where tables are about to be laid
AHEAD: Final = 365 * 86_400 * SECOND
EVER: Final = 512  # who enter a tournament, also of those who leave it
AT_ONCE: Final = 5  # tournaments of one host that are not over
CHANCE: Final = secrets.SystemRandom()


class Tournaments:
    """Holds tournaments: opens them, lets people enter, and drives them round by round."""

    def __init__(self, store: Store, tables: Tables, on_over: Callable[[], None]) -> None:
        self._store = store
        self._tables = tables
        self._on_over = on_over
        self._waiter = Waiter(store, tables)
        self._woken: set[str] = set()
        self._stopped = False
        self._task: asyncio.Task[None] | None = None

    # What people do.

    async def announce(self, host: Host, wish: NewTournament) -> str:
        """Let somebody hold a tournament; give its id."""
        self._check(wish)
        named = msgspec.structs.replace(wish, name=clean_name(wish.name))
        held = announced(new_id(), named, host.id, host.origin)

        def work(connection: Connection) -> None:
            hold_identity(connection, host.id)
            if store_of.holding(connection, host.id) >= AT_ONCE:
                raise Refusing("not-now", f"you hold {AT_ONCE} tournaments: let one end first")
            store_of.announce(connection, held, now())

        await self._store.write(work)
        return held.id

    def _check(self, wish: NewTournament) -> None:
        """Refuse what cannot be played."""
        terms = wish.terms
        check_terms(terms)
        manners.known_bot(terms.bot, self._tables.search)
        if wish.begins is not None and not 0 <= wish.begins - now() <= AHEAD:
            raise Refusing("bad-options", "a tournament begins within a year, or when you say so")

    async def enter(self, identity: Identity, id: str) -> None:
        """Let somebody play."""

        def work(connection: Connection, sheet: Sheet) -> None:
            known = next((one for one in sheet.competitors if one.identity == identity.id), None)
            if known is not None and not known.gone:
                return
            if not open_to(sheet) or (known is None and len(sheet.competitors) >= EVER):
                raise Refusing("not-now", "nobody can enter this tournament any more")
            store_of.enter(connection, sheet, [identity.id])

        await self._change(id, work)
        self.wake(id)

    async def leave(self, who: Identity, id: str, number: int | None = None) -> None:
        """Let somebody play no more: oneself, or (by the host) the one of a number."""

        def work(connection: Connection, sheet: Sheet) -> None:
            one = _named(sheet, who, number)
            under_way(sheet)
            if one is None:
                return
            if sheet.held.status == "coming":
                store_of.strike(connection, id, one.number)
            else:
                store_of.leave(connection, id, one.number)

        await self._change(id, work)
        await self._attend(id)

    async def begin(self, who: Identity, id: str) -> None:
        """Let the host begin."""

        def work(connection: Connection, sheet: Sheet) -> None:
            host_only(sheet, who)
            if sheet.held.status != "coming":
                raise Refusing("not-now", "the tournament has begun already")
            if not enough(sheet):
                raise Refusing("not-now", "nobody has entered yet, or too few to play")
            self._begin(connection, sheet, now())

        await self._change(id, work)
        await self._attend(id)

    async def call_off(self, who: Identity, id: str) -> None:
        """Let the host end it; tables that are laid are played to their end."""

        def work(connection: Connection, sheet: Sheet) -> None:
            host_only(sheet, who)
            under_way(sheet)
            _finish(connection, id, "abandoned", now())

        await self._change(id, work)

    async def _change(self, id: str, change: Callable[[Connection, Sheet], None]) -> None:
        """Change a tournament as it is stored, while nobody else does."""
        await self._store.write(lambda connection: change(connection, _held(connection, id)))

    # What is told.

    async def sheet(self, id: str) -> Sheet:
        """Give all there is of a tournament."""
        return await self._store.read(partial(_known, id=id))

    async def lists(self, identity: Identity | None) -> dict[Status, list[Brief]]:
        """List tournaments, by how far they have come."""
        who = None if identity is None else identity.id
        kinds: tuple[Status, ...] = ("coming", "running", "over")

        def read(connection: Connection) -> dict[Status, list[Brief]]:
            return {kind: store_of.listed(connection, kind, who) for kind in kinds}

        return await self._store.read(read)

    # What goes on by itself.

    def ended(self, table: Table) -> None:
        """Hear that a game has ended."""
        if table.tournament:
            self.wake(table.tournament)

    def wake(self, id: str) -> None:
        """Look after a tournament, beside all else."""
        if self._stopped:
            return
        self._woken.add(id)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    async def care(self) -> None:
        """Look after those whose time has come."""
        for id in await self._store.read(lambda c: store_of.due(c, now())):
            self.wake(id)

    async def stop(self) -> None:
        """Leave the rest to whoever comes next."""
        self._stopped = True
        self._woken.clear()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while self._woken:
            await self._attend(self._woken.pop())

    async def _attend(self, id: str) -> None:
        """Let a tournament go on; what fails now is done later."""
        try:
            await self.look(id)
        except BottegaError as error:
            log.warning("a tournament waits", extra={"tournament": id, "why": str(error)})
        except Exception:
            log.exception("a tournament cannot go on", extra={"tournament": id})

    async def look(self, id: str) -> None:
        """Let a tournament go on as far as it can, and lay its tables."""
        await self._store.write(partial(self.advance, id=id, at=now()))
        sheet = await self._store.read(partial(store_of.sheet, id=id))
        if sheet is not None and sheet.held.status == "over":
            self._on_over()
        if sheet is None or sheet.held.status != "running":
            return
        for meeting in [one for one in sheet.meetings if one.table and not one.laid]:
            await self._lay(sheet, meeting)
        await self._waiter.wait_for(sheet)

    async def _lay(self, sheet: Sheet, meeting: Meeting) -> None:
        with suppress(Laid):  # by another process, just now
            await self._tables.lay(entries_of(sheet, meeting), meeting.table)

    def advance(self, connection: Connection, id: str, at: int) -> None:
        """Begin a tournament, draw its next round, or end it, where it is time for that."""
        sheet = store_of.hold(connection, id)
        if sheet is None or sheet.held.status not in ("coming", "running"):
            return
        if sheet.held.status == "running":
            self._go_on(connection, sheet, at)
        elif sheet.held.begins is not None and at >= sheet.held.begins:
            if enough(sheet):
                self._begin(connection, sheet, at)
            else:
                _finish(connection, id, "abandoned", at)

    def _begin(self, connection: Connection, sheet: Sheet, at: int) -> None:
        """Let bots take the places that are left, rank all, and draw the first round."""
        id, terms = sheet.held.id, sheet.terms
        store_of.enter(connection, sheet, _bots(sheet))
        full = _held(connection, id)
        store_of.seed(connection, full, TWO if terms.players == PAIR else MORE)
        ends = at + terms.length * SECOND if terms.system == "arena" else None
        store_of.change(connection, id, status="running", begins=at, ends=ends)
        self._go_on(connection, _held(connection, id), at)

    def _go_on(self, connection: Connection, sheet: Sheet, at: int) -> None:
        id, playing = sheet.held.id, [one for one in sheet.meetings if not one.over]
        if sheet.terms.system == "arena":
            self._go_on_at_once(connection, sheet, at)
            return
        if playing:
            store_of.change(connection, id, due=at + _pause(playing, sheet.terms, at))
            return
        draw = drawn(_parted(connection, sheet))
        if draw is None:
            _finish(connection, id, "over", at)
            return
        round = sheet.held.round + 1
        store_of.note(connection, id, _meetings(sheet, draw, round, 0, at))
        store_of.change(connection, id, round=round, due=at + SOON)

    def _go_on_at_once(self, connection: Connection, sheet: Sheet, at: int) -> None:
        """Seat those in an arena who are free, until its time is up."""
        id, playing = sheet.held.id, [one for one in sheet.meetings if not one.over]
        ends = sheet.held.ends or at
        if at >= ends or not any(one.bot is None for one in sheet.competitors):
            if not playing:
                _finish(connection, id, "over", at)
                return
            draw = Draw(())
        else:
            draw = drawn_at_once(_parted(connection, sheet))
        pause = SOON if draw.tables else _pause(playing, sheet.terms, at)
        due = at + pause if at >= ends else min(ends, at + pause)
        store_of.note(connection, id, _meetings(sheet, draw, 1, len(sheet.meetings), at))
        store_of.change(connection, id, round=1, due=due)


def check_terms(terms: Terms) -> None:
    """Refuse what cannot be played so."""
    game = game_called(terms.game)
    options = game.options_from(terms.players, terms.options)
    if any(len(side) > 1 for side in game.sides(options)):
        raise Refusing("bad-options", "in a tournament everybody plays for themselves")
    if terms.system == "round-robin" and terms.players != PAIR:
        raise Refusing("bad-options", "in a round robin two meet at a table")
    if terms.system == "arena" and isinstance(terms.clock, DaysClock):
        raise Refusing("bad-options", "an arena is played live: give it a clock of minutes")
    if terms.fill > terms.most:
        raise Refusing("bad-options", "bots cannot take more places than there are")


def enough(sheet: Sheet) -> bool:
    """Say whether a tournament can begin: with one person at least, and with a full table."""
    active = sheet.active()
    fewest = FEWEST if sheet.terms.fill else max(FEWEST, _least(sheet.terms))
    return bool(active) and max(len(active), sheet.terms.fill) >= fewest


def _least(terms: Terms) -> int:
    return FEWEST if terms.system == "knock-out" else terms.players


def under_way(sheet: Sheet) -> None:
    """Refuse what comes too late."""
    if sheet.held.status not in ("coming", "running"):
        raise Refusing("not-now", "the tournament is over")


def host_only(sheet: Sheet, who: Identity) -> None:
    """Refuse somebody who is not the host."""
    if sheet.held.host != who.id:
        raise Refusing("forbidden", "only the host may do that")


def _known(connection: Connection, id: str) -> Sheet:
    found = store_of.sheet(connection, id)
    if found is None:
        raise Refusing("not-found", "there is no such tournament")
    return found


def _held(connection: Connection, id: str) -> Sheet:
    found = store_of.hold(connection, id)
    if found is None:
        raise Refusing("not-found", "there is no such tournament")
    return found


def _named(sheet: Sheet, who: Identity, number: int | None) -> Competitor | None:
    if number is None:
        return next((one for one in sheet.competitors if one.identity == who.id), None)
    host_only(sheet, who)
    return next((one for one in sheet.competitors if one.number == number), None)


def _parted(connection: Connection, sheet: Sheet) -> Sheet:
    """Note who of those who play now blocks whom, for the round that is to be drawn."""
    people = {one.identity: one.number for one in sheet.active() if one.bot is None}
    round = 1 if sheet.terms.system == "arena" else sheet.held.round + 1
    apart = draws.part(connection, sheet.held.id, round, people)
    return msgspec.structs.replace(sheet, apart=apart)


def _bots(sheet: Sheet) -> list[str]:
    """Name the bots that take the places which are left at the beginning."""
    missing = sheet.terms.fill - len(sheet.active())
    return [f"@{sheet.terms.bot}/{number}" for number in range(1, missing + 1)]


def _finish(connection: Connection, id: str, status: Status, at: int) -> None:
    store_of.change(connection, id, status=status, ended=at, due=None)


def _pause(playing: Sequence[Meeting], terms: Terms, at: int) -> int:
    """Say after how long something may have to be done."""
    spans = (terms.wait * SECOND, terms.limit * SECOND)
    moments = [one.began + span for one in playing for span in spans]
    coming = [moment - at for moment in moments if moment > at]
    lacking = any(not one.laid for one in playing)
    again = AGAIN * BY_TURNS if isinstance(terms.clock, DaysClock) else AGAIN
    return min([SOON if lacking else again, *coming])


def _meetings(sheet: Sheet, draw: Draw, round: int, since: int, at: int) -> list[Meeting]:
    """Number the tables of a draw, and draw who sits where."""
    seats = [_seated(table, sheet.terms.players) for table in draw.tables]
    tables = [
        Meeting(round, number, one, new_id(), at) for number, one in enumerate(seats, since + 1)
    ]
    byes = [
        Meeting(round, number, (one,), None, at)
        for number, one in enumerate(draw.byes, since + len(tables) + 1)
    ]
    return [*tables, *byes]


def _seated(table: Sequence[int], size: int) -> tuple[int, ...]:
    """Seat players in a drawn order; bots fill the table."""
    seats = [*table, *[FILLER] * (size - len(table))]
    CHANCE.shuffle(seats)
    return tuple(seats)
