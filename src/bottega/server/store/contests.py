"""Contests in the database: who plays where, and what it came to."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, case, func, select

from bottega.server.store.database import upsert
from bottega.server.store.players import BOTS
from bottega.server.store.schema import ENTRANTS, GAMES, HEADS, IDENTITIES, RESULTS

DAYS: Final = 200  # contests of somebody that are looked at for how long they have come every day


class Score(NamedTuple):
    """What a contest came to for somebody."""

    player: str
    name: str
    points: int
    lasted: int
    table: str
    ranked: bool  # whether they stay and show themselves


class Tally(NamedTuple):
    """How many have finished a contest, the best of them, and how somebody did."""

    tried: int
    best: int | None
    points: int | None
    rank: int | None


class Entry(NamedTuple):
    """A contest that somebody has entered; its points when they have finished in time."""

    contest: str
    table: str
    points: int | None


# Alone a game that is lost counts nothing.
_POINTS: Final = case(((GAMES.c.players > 1) | RESULTS.c.won, RESULTS.c.points), else_=0)


def enter(connection: Connection, contest: str, identity: str, table: str) -> tuple[str, bool]:
    """Give the table where somebody plays in a contest, and whether it is laid; once it stays."""
    row = {"contest": contest, "identity": identity, "table_id": table}
    there = (ENTRANTS.c.contest == contest, ENTRANTS.c.identity == identity)
    known = connection.scalar(select(ENTRANTS.c.table_id).where(*there))
    if known is None:
        connection.execute(upsert(connection.dialect.name, ENTRANTS, row, {}))
        known = connection.scalar(select(ENTRANTS.c.table_id).where(*there))
    laid = connection.scalar(select(HEADS.c.table_id).where(HEADS.c.table_id == known))
    return str(known), laid is not None


def _finished(contest: str, until: int) -> Any:
    """Choose what a contest came to for people who finished in time."""
    return (
        (GAMES.c.contest == contest)
        & (GAMES.c.table_id == RESULTS.c.table_id)
        & (RESULTS.c.ended < until)
        & RESULTS.c.player.not_like(f"{BOTS}%")
    )


def tally(connection: Connection, contest: str, until: int, table: str | None) -> Tally:
    """Count who has finished a contest in time, and tell how somebody's own table did."""
    mine = select(_POINTS).where(_finished(contest, until), RESULTS.c.table_id == (table or ""))
    points = connection.scalar(mine)
    ahead = func.sum(case(((points or 0) < _POINTS, 1), else_=0))
    query = select(func.count(), func.max(_POINTS), ahead).where(_finished(contest, until))
    tried, best, before = connection.execute(query).one()
    return Tally(tried, best, points, None if points is None else 1 + int(before))


def scores(connection: Connection, contest: str, until: int) -> list[Score]:
    """List what a contest came to for those who finished in time, the best first."""
    found, who = RESULTS.c, IDENTITIES.c
    query = (
        select(found.player, who.name, _POINTS, GAMES.c.lasted, found.table_id)
        .add_columns(who.lasting & ~who.hidden)
        .outerjoin(IDENTITIES, who.id == found.player)
        .where(_finished(contest, until))
        .order_by(_POINTS.desc(), GAMES.c.lasted, found.player)
    )
    return [
        Score(player, name or "", points, lasted, table, bool(ranked))
        for player, name, points, lasted, table, ranked in connection.execute(query).all()
    ]


def entries(connection: Connection, identity: str) -> list[Entry]:
    """List the contests that somebody has entered, the latest first."""
    here = ENTRANTS.c
    query = (
        select(here.contest, here.table_id, case((RESULTS.c.points.is_not(None), _POINTS)))
        .outerjoin(GAMES, GAMES.c.table_id == here.table_id)
        .outerjoin(RESULTS, (RESULTS.c.table_id == here.table_id) & (RESULTS.c.player == identity))
        .where(here.identity == identity)
        .order_by(here.contest.desc())
        .limit(DAYS)
    )
    return [Entry(*row) for row in connection.execute(query).all()]


def rank(scores: Sequence[Score], one: Score) -> int:
    """Say in which place somebody is among all; equals share one."""
    return 1 + sum(other.points > one.points for other in scores)
