"""The deal of the day: one for each title, the same for all who play it, against the same bots."""

from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from typing import Final

from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.club.dealing import Deal, Dealer
from bottega.server.people.keys import Host
from bottega.server.store.contests import Entry, Score, Tally, entries, scores, tally
from bottega.server.store.store import Store
from bottega.server.table.contests import DAILY, daily, day_of, opens

DEALS: Final[Mapping[str, Deal]] = {
    "masters-solo": Deal("masters"),
    "masters": Deal("masters", ("artisan",)),
    "lorenzo": Deal("lorenzo", ("artisan",)),
    "renaissance": Deal("renaissance", ("artisan",)),
}


class Daily:
    """Lets people play each day's deals."""

    def __init__(self, store: Store, dealer: Dealer) -> None:
        self._store = store
        self._dealer = dealer

    async def enter(self, host: Host, name: str) -> str:
        """Give somebody their table of today's deal; whoever comes again comes to the same one."""
        contest = daily(day_of(now()), checked(name))
        return await self._dealer.enter(host, contest, DEALS[name])

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
        return await self._store.read(lambda c: entries(c, identity, DAILY))


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
