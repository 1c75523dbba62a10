"""Crowning: when the day of a deal is over, those who did best are marked, once for all."""

from datetime import date
from typing import Final

from sqlalchemy import Connection

from bottega.server.base.hours import now
from bottega.server.club.daily import DEALS
from bottega.server.store import marks
from bottega.server.table.contests import DAILY, daily, day_of, opens

GRACE: Final = 600_000  # milliseconds after midnight until all games of a day are there
BEFORE: Final = "1970-01-01"
BEHIND: Final = "~"  # all names of deals


def crown_next(connection: Connection) -> bool:
    """Mark the best of the next day that is over; say whether there was one."""
    day = _next(connection)
    if day is None or day >= day_of(now() - GRACE):
        return False
    contests = [daily(day, name) for name in DEALS]
    marks.crown(connection, day.isoformat(), contests, opens(contests[0]))
    return True


def _next(connection: Connection) -> date | None:
    last = date.fromisoformat(marks.crowned(connection) or BEFORE)
    contest = marks.first_contest(connection, daily(last, BEHIND))
    if contest is None or not contest.startswith(f"{DAILY}/"):
        return None
    return date.fromisoformat(contest.split("/")[1])
