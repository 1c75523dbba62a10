"""Contests: games of many people on one deal, of which nothing is told before they are over.

A contest is known by its name, which says all that a table needs of it: when its deal is told.
"""

from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Final

DAILY: Final = "daily"
AGAIN: Final = "again"
DUPLICATE: Final = "duplicate"
DAY: Final = 86_400_000  # milliseconds


def daily(day: date, name: str) -> str:
    """Name the contest of a day's deal."""
    return f"{DAILY}/{day.isoformat()}/{name}"


def again(day: date, name: str, number: int) -> str:
    """Name a try at a day's deal that is not counted, by how many there were before."""
    return f"{tries(day, name)}{number:03}"


def tries(day: date, name: str) -> str:
    """Say how the names of all tries at a day's deal begin that are not counted."""
    return f"{AGAIN}/{day.isoformat()}/{name}/"


def deal_of(contest: str) -> str:
    """Name the contest whose deal is played: a deal that is tried again is the one that counted."""
    kind, *rest = contest.split("/")
    return "/".join((DAILY, *rest[:-1])) if kind == AGAIN else contest


def duplicate(id: str, ends: int, deal: int) -> str:
    """Name the contest of one deal of several that a group plays until some time."""
    return f"{DUPLICATE}/{id}/{ends}/{deal}"


def duplicates(id: str, ends: int, deals: int) -> list[str]:
    """Name the contests of all deals that a group plays; the end is the one that was said first."""
    return [duplicate(id, ends, deal + 1) for deal in range(deals)]


def day_of(at: int) -> date:
    """Give the day of a moment, in UTC."""
    return datetime.fromtimestamp(at / 1_000, UTC).date()


def opens(contest: str) -> int:
    """Say from when on the deal of a contest may be known to everybody."""
    kind, *rest = contest.split("/")
    return ENDS[kind](rest)


def _end_of_day(rest: list[str]) -> int:
    day = date.fromisoformat(rest[0]) + timedelta(days=1)
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * 1_000


def _said_end(rest: list[str]) -> int:
    return int(rest[1])


ENDS: Final[Mapping[str, Callable[[list[str]], int]]] = {
    DAILY: _end_of_day,
    AGAIN: _end_of_day,
    DUPLICATE: _said_end,
}
