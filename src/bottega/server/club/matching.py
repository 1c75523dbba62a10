"""Quick matches: who waits for a title for so many is seated as soon as there are some."""

import secrets
from contextlib import suppress
from functools import partial
from typing import Final

from bottega.games import game as game_called
from bottega.kernel.errors import BottegaError
from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.base.logs import log
from bottega.server.club.pairing import groups
from bottega.server.house.opening import deal
from bottega.server.house.tables import Laid, Tables
from bottega.server.people.keys import new_id
from bottega.server.store.store import Identity, Store
from bottega.server.store.waiting import (
    LIVE,
    Group,
    Line,
    Queue,
    busy,
    form,
    leave,
    lines,
    tidy,
    unlaid,
    wait,
)
from bottega.server.table.ending import MORE, PAIR, TWO
from bottega.server.table.entries import AnyEntry, Opened, PlannedSeat, Sat
from bottega.wire import BankClock, DaysClock, Settings

BANK: Final = BankClock(bank=900, increment=15)
TURNS: Final = DaysClock(days=1)
FILLER: Final = "artisan"  # the level of bots that take seats which are left
CHANCE: Final = secrets.SystemRandom()


class Matching:
    """Lets people wait, and lays their tables."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def wait(self, identity: Identity, queue: Queue, bots: bool) -> None:
        """Let somebody wait for a table, or wait on; who fits is seated at once."""
        game_called(queue.game).options_of(queue.players)  # refuses what cannot be played
        if queue.players == 1:
            raise Refusing("bad-options", "nobody needs to wait for a game alone")
        await self._store.write(lambda c: wait(c, queue, identity.id, bots, now()))
        await self.seat(queue)

    async def leave(self, identity: Identity, queue: Queue) -> None:
        """Let somebody wait no more."""
        await self._store.write(lambda c: leave(c, queue, identity.id))

    async def lines(self, identity: Identity | None) -> list[Line]:
        """List who waits for what."""
        id = None if identity is None else identity.id
        return await self._store.read(lambda c: lines(c, id, now()))

    async def care(self) -> None:
        """Look whether those who wait may be less alike by now."""
        for queue in await self._store.read(lambda c: busy(c, now())):
            await self.seat(queue)

    async def tidy(self) -> None:
        """Lay tables that a process has noted and not laid, and forget who has met or gone."""
        for queue, group in await self._store.read(lambda c: unlaid(c, now())):
            await self._lay(queue, group)
        await self._store.write(lambda c: tidy(c, now()))

    async def seat(self, queue: Queue) -> None:
        """Lay a table for each group that can be formed."""
        pool = TWO if queue.players == PAIR else MORE
        work = partial(form, queue=queue, pool=pool, former=groups, draw=new_id, at=now())
        for group in await self._store.write(work):
            await self._lay(queue, group)

    async def _lay(self, queue: Queue, group: Group) -> None:
        """Lay a table, which somebody does a while later where this cannot be done now."""
        try:
            with suppress(Laid):  # by another process, just now
                await self._tables.lay(self._entries(queue, group), group.table)
        except BottegaError as error:
            log.warning("a match was not laid", extra={"why": str(error)})

    def _entries(self, queue: Queue, group: Group) -> list[AnyEntry]:
        """Open a table for people who wait: seats are drawn, and the game begins.

        Bots have the seats that are left, also by who has gone for good meanwhile.
        """
        game = game_called(queue.game)
        seats: list[tuple[str, str] | None] = [*group.people]
        seats += [None] * (queue.players - len(seats))
        CHANCE.shuffle(seats)
        plans = tuple(
            PlannedSeat("bot", FILLER) if who is None else PlannedSeat("invited") for who in seats
        )
        settings = Settings(clock=BANK if queue.pace == LIVE else TURNS)
        options, host = game.options_of(queue.players), group.people[0]
        opened = Opened(game.name, game.version, options, settings, plans, *host)
        sat = [Sat(seat, *who) for seat, who in enumerate(seats) if who is not None]
        return [opened, *sat, deal()]
