"""Endpoints of the deal of the day."""

from collections.abc import Sequence
from datetime import date
from typing import Final

from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.club.comparing import ranks
from bottega.server.club.daily import DEALS, checked
from bottega.server.store.contests import Enrolment, Score
from bottega.server.table.contests import daily, day_of, opens
from bottega.server.web.endpoints import Call, endpoint
from bottega.wire import DailyDay, DailyDeal, DailyDeals, DailyResults, DailyScore, Entered

DAYS: Final = 14  # that are told of somebody
BEST: Final = 50  # of those who finished a deal


@endpoint("GET", "/api/daily", secret=False)
async def list_daily(call: Call) -> DailyDeals:
    """Tell today's deals, and how you have fared on the last days."""
    visitor = await call.visitor()
    today = day_of(now())
    own = [] if visitor is None else await call.site.daily.entries(visitor.id)
    deals = [await _deal(call, today, name, own, over=False) for name in DEALS]
    return DailyDeals(
        day=today.isoformat(),
        ends=opens(daily(today, "")),
        deals=tuple(deals),
        streak=0 if visitor is None else await call.site.daily.streak(visitor.id, today),
        days=tuple(_days(own)[:DAYS]),
    )


def _entry(own: Sequence[Enrolment], day: date, name: str) -> Enrolment | None:
    return next((one for one in own if one.contest == daily(day, name)), None)


async def _deal(
    call: Call, day: date, name: str, own: Sequence[Enrolment], *, over: bool
) -> DailyDeal:
    """Describe a deal; how others fared is told to those who have finished it."""
    entry = _entry(own, day, name)
    found = await call.site.daily.tally(day, name, entry)
    return DailyDeal(
        name=name,
        game=DEALS[name].game,
        bots=DEALS[name].bots,
        tried=found.tried,
        best=found.best if over or found.points is not None else None,
        table=None if entry is None else entry.table,
        points=found.points,
        rank=found.rank,
    )


def _days(own: Sequence[Enrolment]) -> list[DailyDay]:
    """Give the days on which somebody finished a deal, the latest first."""
    found: dict[str, dict[str, int]] = {}
    for one in own:
        _, day, name = one.contest.split("/")
        if one.points is not None:
            found.setdefault(day, {})[name] = one.points
    return [DailyDay(day, points) for day, points in found.items()]


@endpoint("POST", "/api/daily/{deal}")
async def play_daily(call: Call) -> Entered:
    """Play today's deal: you come to the same table whenever you come back."""
    host = await call.host()
    call.limit("table", host)
    return Entered(await call.site.daily.enter(host, call.id("deal")))


@endpoint("POST", "/api/daily/{deal}/again")
async def play_daily_again(call: Call) -> Entered:
    """Play today's deal again when your try is over: it is in no list, and no day in a row."""
    host = await call.host()
    call.limit("table", host)
    return Entered(await call.site.daily.again(host, call.id("deal")))


@endpoint("GET", "/api/daily/{day}/{deal}", secret=False)
async def daily_results(call: Call) -> DailyResults:
    """Tell what a day's deal came to, to those who have finished it, and to all afterwards."""
    day, name = _day(call), checked(call.id("deal"))
    visitor = await call.visitor()
    own = [] if visitor is None else await call.site.daily.entries_on(day, visitor.id)
    over = now() >= opens(daily(day, name))
    deal = await _deal(call, day, name, own, over=over)
    told = over or deal.points is not None
    scores = await call.site.daily.scores(day, name) if told else []
    points = tuple([one.points for one in scores])
    places = zip(ranks(points), scores, strict=True)
    best = [_score(place, one, over) for place, one in places if one.ranked][:BEST]
    return DailyResults(day.isoformat(), deal, over, told, points, tuple(best))


def _day(call: Call) -> date:
    try:
        day = date.fromisoformat(call.id("day"))
    except ValueError:
        raise Refusing("not-found", "a day is written like 2026-11-18") from None
    if day > day_of(now()):
        raise Refusing("not-found", "that day is yet to come")
    return day


def _score(rank: int, one: Score, over: bool) -> DailyScore:
    table = one.table if over else None
    return DailyScore(rank, one.points, one.lasted, one.name, one.player, table)
