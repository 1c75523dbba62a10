"""The tables of a tournament: how they are opened, and who is waited for there, and how long."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from bottega.games import game as game_called
from bottega.kernel.errors import BottegaError
from bottega.server.base.hours import now
from bottega.server.base.logs import log
from bottega.server.house.opening import deal
from bottega.server.house.tables import AlreadyDone, Tables
from bottega.server.store import tournaments as store_of
from bottega.server.store.store import Store
from bottega.server.store.tournaments import Competitor, Meeting, Sheet
from bottega.server.table.clocks import elapsed
from bottega.server.table.entries import AnyEntry, Opened, PlannedSeat, Replaced, Resigned, Sat
from bottega.server.table.table import Table
from bottega.wire import DaysClock, Settings

SECOND: Final = 1_000
BACK: Final = 30 * SECOND  # within which people come back to a server that was away


def entries_of(sheet: Sheet, meeting: Meeting) -> list[AnyEntry]:
    """Open the table of a meeting; the tournament is its host, and the game begins."""
    held, terms = sheet.held, sheet.terms
    game, who = game_called(terms.game), {one.number: one for one in sheet.competitors}
    sitting = [who.get(number) for number in meeting.seats]
    plans = tuple([_plan(one, terms.bot) for one in sitting])
    opened = Opened(
        game.name,
        game.version,
        game.options_from(terms.players, terms.options),
        _settings(sheet, plans),
        plans,
        held.id,
        held.name,
        held.origin,
        tournament=held.id,
    )
    seats = [(seat, one) for seat, one in enumerate(sitting) if one is not None and not one.bot]
    return [opened, *[Sat(seat, one.identity, one.name) for seat, one in seats], deal()]


def _plan(one: Competitor | None, filler: str) -> PlannedSeat:
    bot = filler if one is None else one.bot
    return PlannedSeat("invited") if bot is None else PlannedSeat("bot", bot)


def _settings(sheet: Sheet, plans: Iterable[PlannedSeat]) -> Settings:
    """Say how a table is run; bots among themselves take no time, and are not rated."""
    people = any(plan.kind != "bot" for plan in plans)
    return Settings(
        public=sheet.held.public,
        clock=sheet.terms.clock,
        substitute=sheet.terms.bot,
        pace=None if people else 0,
        rated=people,
    )


class Waiter:
    """Waits at the tables of tournaments, and lets bots play for those who do not come."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def wait_for(self, sheet: Sheet) -> None:
        """See who has not come by now, and end the round where its time is up."""
        for meeting in [one for one in sheet.meetings if one.laid and not one.over]:
            try:
                await self._resign(sheet, meeting)
                await self._look_at(sheet, meeting)
            except BottegaError as error:
                log.warning("a table waits", extra={"table": meeting.table, "why": str(error)})

    async def _look_at(self, sheet: Sheet, meeting: Meeting) -> None:
        at, id = now(), sheet.held.id
        away = [(began, ended + BACK) for began, ended in self._store.outages]
        spent = elapsed(meeting.began, at, away)
        if not meeting.called and spent >= sheet.terms.wait * SECOND:
            missing = await self._missing(sheet, meeting)
            await self._replace(meeting, missing)
            if sheet.terms.system == "arena":
                await self._send_away(sheet, meeting, missing)
            await self._store.write(lambda c: store_of.call(c, id, meeting))
        if spent >= sheet.terms.limit * SECOND:
            if meeting.excused is None:
                there = await self._waiting(meeting)
                await self._store.write(lambda c: store_of.excuse(c, id, meeting, there))
            await self._replace(meeting, range(len(meeting.seats)))

    async def _missing(self, sheet: Sheet, meeting: Meeting) -> list[int]:
        """List the seats of those who are not there and have done nothing."""
        if isinstance(sheet.terms.clock, DaysClock):
            return []  # nobody need be there before it is their turn, and then their clock runs
        id = str(meeting.table)
        here = set(self._tables.find(id).here)
        if self._store.shared:
            here |= await self._store.here(id)
        async with self._tables.reading(id) as table:
            acted = {seat for seat, _ in table.keys}
            return [
                seat
                for seat, one in enumerate(table.seats)
                if one.holder is not None and not one.away and seat not in acted | here
            ]

    async def _waiting(self, meeting: Meeting) -> list[int]:
        """List who waits for others when the time is up."""
        async with self._tables.reading(str(meeting.table)) as table:
            owing = table.owing() if table.held is None else (table.held,)
            return [
                number
                for seat, number in enumerate(meeting.seats)
                if table.is_held(seat) and not table.seats[seat].away and seat not in owing
            ]

    async def _replace(self, meeting: Meeting, seats: Iterable[int]) -> None:
        """Let a bot play on at some seats, until their players come back."""

        def make(table: Table) -> tuple[AnyEntry, ...]:
            found = [seat for seat in seats if table.is_held(seat) and not table.seats[seat].away]
            if not found or table.status != "running":
                raise AlreadyDone
            return tuple([Replaced(seat) for seat in found])

        with suppress(AlreadyDone):
            await self._tables.change(str(meeting.table), make)

    async def _send_away(self, sheet: Sheet, meeting: Meeting, seats: Iterable[int]) -> None:
        """Let those sit out in an arena who are not there; they may enter again."""
        numbers = [meeting.seats[seat] for seat in seats]
        for number in numbers:
            await self._store.write(lambda c, n=number: store_of.leave(c, sheet.held.id, n))

    async def _resign(self, sheet: Sheet, meeting: Meeting) -> None:
        """Give up the games of those who have left."""
        gone = {one.number for one in sheet.competitors if one.gone and one.bot is None}
        seats = [seat for seat, number in enumerate(meeting.seats) if number in gone]

        def make(table: Table) -> tuple[AnyEntry, ...]:
            left = [seat for seat in seats if not table.seats[seat].resigned]
            if not left or table.status != "running":
                raise AlreadyDone
            return (Resigned(left[0]),)

        for _ in seats:
            with suppress(AlreadyDone):
                await self._tables.change(str(meeting.table), make)
