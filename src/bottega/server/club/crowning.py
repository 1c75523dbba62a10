"""Crowning: when a deal's day or a tournament is over, who did best is marked, once for all."""

from datetime import date
from typing import Final

from sqlalchemy import Connection

from bottega.server.base.hours import now
from bottega.server.club.daily import DEALS
from bottega.server.club.tournaments.standings import standings
from bottega.server.store import marks
from bottega.server.store import tournaments as store_of
from bottega.server.store.tournaments import Sheet
from bottega.server.table.contests import DAILY, daily, day_of, opens

GRACE: Final = 600_000  # milliseconds after midnight until all games of a day are there
BEFORE: Final = "1970-01-01"
FEWEST: Final = 2  # people who make winning a tournament worth keeping
BEHIND: Final = "~"  # all names of deals


def crown_next(connection: Connection) -> bool:
    """Mark the best of what is over next, a tournament or a day; say whether there was any."""
    return _crown_tournament(connection) or _crown_day(connection)


def _crown_tournament(connection: Connection) -> bool:
    id = marks.next_tournament(connection)
    sheet = None if id is None else store_of.hold(connection, id)
    if sheet is None:
        return False
    held = sheet.held
    marks.crown_winners(connection, held.id, winners(sheet), held.ended or 0)
    return True


def winners(sheet: Sheet) -> list[str]:
    """Tell who won a tournament, where people met: not who was alone with bots."""
    people = {one.number: one.identity for one in sheet.competitors if one.bot is None}
    if len(people) < FEWEST:
        return []
    first = [line for line in standings(sheet) if line.rank == 1 and line.points]
    return [people[line.number] for line in first if line.number in people]


def _crown_day(connection: Connection) -> bool:
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
