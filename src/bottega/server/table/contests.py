"""Contests: games of many people on one deal, of which nothing is told before its day is over."""

from datetime import UTC, date, datetime, timedelta
from typing import Final

DAILY: Final = "daily"
DAY: Final = 86_400_000  # milliseconds


def daily(day: date, name: str) -> str:
    """Name the contest of a day's deal."""
    return f"{DAILY}/{day.isoformat()}/{name}"


def day_of(at: int) -> date:
    """Give the day of a moment, in UTC."""
    return datetime.fromtimestamp(at / 1_000, UTC).date()


def opens(contest: str) -> int:
    """Say from when on the deal of a contest may be known to everybody."""
    day = date.fromisoformat(contest.split("/")[1]) + timedelta(days=1)
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * 1_000
