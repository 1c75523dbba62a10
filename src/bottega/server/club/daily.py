"""The deal of the day: one for each title, the same for all who play it, against the same bots."""

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import Final, NamedTuple

from sqlalchemy import Connection

from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.club.dealing import Deal, Dealer
from bottega.server.people.keys import Host
from bottega.server.store.contests import (
    Enrolment,
    Score,
    Tally,
    all_points,
    count_games,
    entries,
    points_at,
    scores,
)
from bottega.server.store.marks import DEAL, numbers
from bottega.server.store.store import Store
from bottega.server.table.contests import DAILY, again, daily, day_of, opens, tries

DEALS: Final[Mapping[str, Deal]] = {
    "masters-solo": Deal("masters"),
    "masters": Deal("masters", ("artisan",)),
    "lorenzo": Deal("lorenzo", ("artisan",)),
    "renaissance": Deal("renaissance", ("artisan",)),
}


KNOWN: Final = 100  # deals whose points are remembered


class Made(NamedTuple):
    """What a deal had come to when so many games had ended."""

    games: int
    points: Sequence[int]  # the least first


class Daily:
    """Lets people play each day's deals."""

    def __init__(self, store: Store, dealer: Dealer) -> None:
        self._store = store
        self._dealer = dealer
        self._made: dict[str, Made] = {}  # what was told last, by contest

    async def enter(self, host: Host, name: str) -> str:
        """Give somebody their table of today's deal; whoever comes again comes to the same one."""
        contest = daily(day_of(now()), checked(name))
        return await self._dealer.enter(host, contest, DEALS[name])

    async def again(self, host: Host, name: str) -> str:
        """Give somebody a table where today's deal is not counted, once they have finished it."""
        day = day_of(now())
        counted, begun = daily(day, checked(name)), tries(day, name)
        found = await self._store.read(lambda c: entries(c, host.id, counted))
        if not any(one.contest == counted and one.points is not None for one in found):
            raise Refusing("not-now", "the deal is tried again when your try that counts is over")
        before = await self._store.read(lambda c: entries(c, host.id, begun))
        done = sum(one.points is not None for one in before)
        return await self._dealer.enter(host, again(day, name, done), DEALS[name])

    async def scores(self, day: date, name: str) -> list[Score]:
        """List what a day's deal came to for all who finished it in time."""
        contest = daily(day, checked(name))
        return await self._store.read(lambda c: scores(c, contest, opens(contest)))

    async def tally(self, day: date, name: str, own: Enrolment | None) -> Tally:
        """Count who has finished a day's deal in time, and tell how somebody did."""
        contest = daily(day, checked(name))
        if len(self._made) > KNOWN:
            self._made.clear()
        before, table = self._made.get(contest), None if own is None else own.table
        made, points = await self._store.read(lambda c: _read(c, contest, before, table))
        self._made[contest] = made
        return tallied(made.points, points)

    async def entries(self, identity: str) -> list[Enrolment]:
        """List the deals that somebody has begun of late, the latest first."""
        return await self._store.read(lambda c: entries(c, identity, f"{DAILY}/"))

    async def entries_on(self, day: date, identity: str) -> list[Enrolment]:
        """List the deals of a day that somebody has begun."""
        return await self._store.read(lambda c: entries(c, identity, daily(day, "")))

    async def streak(self, identity: str, today: date) -> int:
        """Count the days in a row up to today, or yesterday, on which somebody finished a deal."""
        found = await self._store.read(lambda c: numbers(c, identity, DEAL))
        return streak([number for number, _ in found], today.toordinal())


def _read(
    connection: Connection, contest: str, before: Made | None, table: str | None
) -> tuple[Made, int | None]:
    """Read what a deal has come to, unless that is known, and what to somebody."""
    until, games = opens(contest), count_games(connection, contest)
    made = before if before is not None and before.games == games else None
    made = made or Made(games, all_points(connection, contest, until))
    return made, None if table is None else points_at(connection, contest, until, table)


def tallied(all: Sequence[int], points: int | None) -> Tally:
    """Count who has finished a deal, and tell in which place somebody is; equals share one."""
    ahead = None if points is None else 1 + len(all) - bisect_right(all, points)
    return Tally(len(all), all[-1] if all else None, points, ahead)


def checked(name: str) -> str:
    """Give the name of a deal that there is."""
    if name not in DEALS:
        raise Refusing("not-found", f"there is no deal {name}; there is: {', '.join(DEALS)}")
    return name


def streak(finished: Iterable[int], today: int) -> int:
    """Count the days in a row up to today, or the day before, among some that are numbered."""
    days = set(finished)
    last = today if today in days else today - 1
    count = 0
    while last - count in days:
        count += 1
    return count
