"""The deal of the day: one for each title, the same for all who play it, against the same bots.

Its seed and salt are drawn from the server's secret, so that they need not be kept, and nobody can
know them before the day is over. One try a day counts.
"""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import date, timedelta
from functools import partial
from typing import Final

from bottega.games import game as game_called
from bottega.kernel.values import Value
from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.house.tables import Laid, Tables
from bottega.server.people.keys import Host, Keyring, new_id
from bottega.server.store.contests import Entry, Score, Tally, enter, entries, scores, tally
from bottega.server.store.store import Store
from bottega.server.table.contests import DAILY, daily, day_of, opens
from bottega.server.table.entries import AnyEntry, Opened, PlannedSeat, Sat, Started
from bottega.wire import Settings

SEED_BYTES: Final = 16


class Deal(Value):
    """What is played on a day."""

    game: str
    bots: tuple[str, ...] = ()  # the others

    @property
    def players(self) -> int:
        """Count the seats; the first one is the person's."""
        return 1 + len(self.bots)


DEALS: Final[Mapping[str, Deal]] = {
    "masters-solo": Deal("masters"),
    "masters": Deal("masters", ("artisan",)),
    "lorenzo": Deal("lorenzo", ("artisan",)),
    "renaissance": Deal("renaissance", ("artisan",)),
}


class Daily:
    """Lays the tables of each day's deals."""

    def __init__(self, store: Store, tables: Tables, keys: Keyring) -> None:
        self._store = store
        self._tables = tables
        self._keys = keys

    async def enter(self, host: Host, name: str) -> str:
        """Give somebody their table of today's deal; whoever comes again comes to the same one."""
        contest = daily(day_of(now()), checked(name))
        drawn = partial(enter, contest=contest, identity=host.id, table=new_id())
        id, laid = await self._store.write(drawn)
        if not laid:
            with suppress(Laid):  # by another process, just now
                await self._tables.lay(self._entries(host, name, contest), id)
        return str(id)

    def _entries(self, host: Host, name: str, contest: str) -> list[AnyEntry]:
        deal = DEALS[name]
        game = game_called(deal.game)
        plans = (PlannedSeat("invited"), *[PlannedSeat("bot", bot) for bot in deal.bots])
        settings = Settings(public=False, watch="none", rated=False)
        opened = Opened(
            game.name,
            game.version,
            game.options_of(deal.players),
            settings,
            plans,
            host.id,
            host.name,
            host.origin,
            contest,
        )
        return [opened, Sat(0, host.id, host.name), self.dealt(contest)]

    def dealt(self, contest: str) -> Started:
        """Draw the deal of a contest."""
        drawn = self._keys.drawn("deal", contest)
        return Started(str(int.from_bytes(drawn[:SEED_BYTES])), drawn[SEED_BYTES:].hex())

    async def scores(self, day: date, name: str) -> list[Score]:
        """List what a day's deal came to for all who finished it in time."""
        contest = daily(day, checked(name))
        return await self._store.read(lambda c: scores(c, contest, opens(contest)))

    async def tally(self, day: date, name: str, own: Entry | None) -> Tally:
        """Count who has finished a day's deal in time, and tell how somebody did."""
        contest, table = daily(day, checked(name)), None if own is None else own.table
        return await self._store.read(lambda c: tally(c, contest, opens(contest), table))

    async def entries(self, identity: str) -> list[Entry]:
        """List the deals that somebody has begun, the latest first."""
        found = await self._store.read(lambda c: entries(c, identity))
        return [one for one in found if one.contest.startswith(f"{DAILY}/")]


def checked(name: str) -> str:
    """Give the name of a deal that there is."""
    if name not in DEALS:
        raise Refusing("not-found", f"there is no deal {name}; there is: {', '.join(DEALS)}")
    return name


def streak(finished: Iterable[date], today: date) -> int:
    """Count the days in a row up to today, or yesterday, on which a deal was finished."""
    days = set(finished)
    last = today if today in days else today - timedelta(days=1)
    count = 0
    while last - timedelta(days=count) in days:
        count += 1
    return count
