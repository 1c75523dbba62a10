"""Contests in the database: who plays where, and what it came to."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, select

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


class Entry(NamedTuple):
    """A contest that somebody has entered; its points when they have finished in time."""

    contest: str
    table: str
    points: int | None


def enter(connection: Connection, contest: str, identity: str, table: str) -> tuple[str, bool]:
    """Give the table where somebody plays in a contest, and whether it is laid; once it stays."""
    key = {"contest": contest, "identity": identity}
    there = (ENTRANTS.c.contest == contest, ENTRANTS.c.identity == identity)
    known = connection.scalar(select(ENTRANTS.c.table_id).where(*there))
    if known is None:
        connection.execute(
            upsert(connection.dialect.name, ENTRANTS, {**key, "table_id": table}, {})
        )
        known = connection.scalar(select(ENTRANTS.c.table_id).where(*there))
    laid = connection.scalar(select(HEADS.c.table_id).where(HEADS.c.table_id == known))
    return str(known), laid is not None


def scores(connection: Connection, contest: str, until: int) -> list[Score]:
    """List what a contest came to for those who finished in time, the best first."""
    found = RESULTS.c
    query = (
        select(found.player, IDENTITIES.c.name, found.points, found.won, GAMES.c.players)
        .add_columns(GAMES.c.lasted, found.table_id, IDENTITIES.c.lasting, IDENTITIES.c.hidden)
        .join(GAMES, GAMES.c.table_id == found.table_id)
        .outerjoin(IDENTITIES, IDENTITIES.c.id == found.player)
        .where(GAMES.c.contest == contest, found.ended < until)
        .where(found.player.not_like(f"{BOTS}%"))
    )
    rows = [
        Score(
            row.player,
            row.name or "",
            points_of(row.points, row.won, row.players),
            row.lasted,
            row.table_id,
            bool(row.lasting and not row.hidden),
        )
        for row in connection.execute(query).all()
    ]
    return sorted(rows, key=lambda one: (-one.points, one.lasted, one.player))


def points_of(points: int, won: bool, players: int) -> int:
    """Count a game; alone one that is lost counts nothing."""
    return points if players > 1 or won else 0


def entries(connection: Connection, identity: str) -> list[Entry]:
    """List the contests that somebody has entered, the latest first."""
    here = ENTRANTS.c
    query = (
        select(here.contest, here.table_id, RESULTS.c.points, RESULTS.c.won, GAMES.c.players)
        .outerjoin(GAMES, GAMES.c.table_id == here.table_id)
        .outerjoin(RESULTS, (RESULTS.c.table_id == here.table_id) & (RESULTS.c.player == identity))
        .where(here.identity == identity)
        .order_by(here.contest.desc())
        .limit(DAYS)
    )
    return [
        Entry(
            contest,
            table,
            None if points is None else points_of(points, won, players),
        )
        for contest, table, points, won, players in connection.execute(query).all()
    ]


def rank(scores: Sequence[Score], one: Score) -> int:
    """Say in which place somebody is among all; equals share one."""
    return 1 + sum(other.points > one.points for other in scores)
