"""Contests in the database: who plays where, and what it came to."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, case, delete, func, insert, select, update

from bottega.server.store.database import upsert
from bottega.server.store.finished import BOTS
from bottega.server.store.schema.clubs import CLUB_MEMBERS, DUPLICATE_GUESTS, DUPLICATES, ENTRANTS
from bottega.server.store.schema.finished import GAMES, RESULTS
from bottega.server.store.schema.logs import HEADS
from bottega.server.store.schema.people import IDENTITIES

LATEST: Final = 200  # contests of somebody that are listed


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


class Enrolment(NamedTuple):
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


def count_games(connection: Connection, contest: str) -> int:
    """Count the games of a contest that have ended; while that is so, nothing has changed."""
    query = select(func.count()).select_from(GAMES).where(GAMES.c.contest == contest)
    return int(connection.scalar(query) or 0)


def all_points(connection: Connection, contest: str, until: int) -> list[int]:
    """List what a contest came to for all who finished in time, the least first."""
    return sorted(connection.scalars(select(_POINTS).where(_finished(contest, until))).all())


def points_at(connection: Connection, contest: str, until: int, table: str) -> int | None:
    """Tell what a contest came to at a table in time."""
    mine = select(_POINTS).where(_finished(contest, until), RESULTS.c.table_id == table)
    return connection.scalar(mine)


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


def entries(connection: Connection, identity: str, of: str) -> list[Enrolment]:
    """List the contests, of names that begin so, that somebody has entered, the latest first."""
    here = ENTRANTS.c
    query = (
        select(here.contest, here.table_id, case((RESULTS.c.points.is_not(None), _POINTS)))
        .outerjoin(GAMES, GAMES.c.table_id == here.table_id)
        .outerjoin(RESULTS, (RESULTS.c.table_id == here.table_id) & (RESULTS.c.player == identity))
        .where(here.identity == identity, here.contest.startswith(of))
        .order_by(here.contest.desc())
        .limit(LATEST)
    )
    return [Enrolment(*row) for row in connection.execute(query).all()]


def rank(scores: Sequence[Score], one: Score) -> int:
    """Say in which place somebody is among all; equals share one."""
    return 1 + sum(other.points > one.points for other in scores)


# Contests of several deals.


class Duplicate(NamedTuple):
    """A contest of several deals, made for a club."""

    id: str
    club: str
    identity: str  # who made it
    created: int
    name: str
    game: str
    bots: tuple[str, ...]
    options: Mapping[str, str]
    deals: int
    ends: int
    door: str
    named: int  # the end that was said first: its deals are named by it


class Mark(NamedTuple):
    """What somebody came to in a deal in time."""

    contest: str
    player: str
    points: int


class Seating(NamedTuple):
    """Where somebody plays a deal."""

    contest: str
    player: str
    table: str


class Named(NamedTuple):
    """Somebody in a contest."""

    name: str
    hidden: bool
    role: str | None  # in the contest's club


def add_duplicate(connection: Connection, made: Duplicate) -> None:
    """Write a new contest."""
    row = {**made._asdict(), "bots": _json(made.bots), "options": _json(made.options)}
    connection.execute(insert(DUPLICATES).values(row))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _duplicate(row: Any) -> Duplicate:
    bots = msgspec.json.decode(row.bots, type=tuple[str, ...])
    options = msgspec.json.decode(row.options, type=dict[str, str])
    return Duplicate(**{**row._asdict(), "bots": bots, "options": options})


def duplicate(connection: Connection, id: str) -> Duplicate | None:
    """Find a contest."""
    row = connection.execute(select(DUPLICATES).where(DUPLICATES.c.id == id)).one_or_none()
    return None if row is None else _duplicate(row)


def hold(connection: Connection, id: str) -> Duplicate | None:
    """Find a contest, and let nobody else change it until this is done."""
    here = DUPLICATES.c.id == id
    connection.execute(select(DUPLICATES.c.id).where(here).with_for_update())
    return duplicate(connection, id)


def shift(connection: Connection, id: str, ends: int) -> None:
    """Let a contest end at another time."""
    connection.execute(update(DUPLICATES).where(DUPLICATES.c.id == id).values(ends=ends))


def cancel(connection: Connection, id: str) -> None:
    """Forget a contest of which nobody has played anything."""
    connection.execute(delete(DUPLICATE_GUESTS).where(DUPLICATE_GUESTS.c.contest == id))
    connection.execute(delete(DUPLICATES).where(DUPLICATES.c.id == id))


def laid(connection: Connection, contests: Sequence[str]) -> list[str]:
    """List the tables of contests that are there already."""
    here = ENTRANTS.c
    query = select(here.table_id).join(HEADS, HEADS.c.table_id == here.table_id)
    return list(connection.scalars(query.where(here.contest.in_(contests))).all())


def duplicates(connection: Connection, club: str, most: int) -> list[Duplicate]:
    """List the contests of a club, that first which ends last."""
    latest = (DUPLICATES.c.ends.desc(), DUPLICATES.c.id)
    query = select(DUPLICATES).where(DUPLICATES.c.club == club).order_by(*latest).limit(most)
    return [_duplicate(row) for row in connection.execute(query).all()]


def count_running(connection: Connection, club: str, at: int) -> int:
    """Count the contests of a club that are not over."""
    query = select(func.count()).where(DUPLICATES.c.club == club, DUPLICATES.c.ends > at)
    return int(connection.scalar(query) or 0)


def let_in(connection: Connection, contest: str, identity: str, at: int) -> None:
    """Note that somebody has come to a contest by its link."""
    key = {"contest": contest, "identity": identity, "since": at}
    connection.execute(upsert(connection.dialect.name, DUPLICATE_GUESTS, key, {}))


def is_let_in(connection: Connection, contest: str, identity: str) -> bool:
    """Say whether somebody has come to a contest by its link."""
    guests = DUPLICATE_GUESTS.c
    query = select(guests.since).where(guests.contest == contest, guests.identity == identity)
    return connection.scalar(query) is not None


def count_guests(connection: Connection, contest: str) -> int:
    """Count who has come to a contest by its link."""
    query = select(func.count()).where(DUPLICATE_GUESTS.c.contest == contest)
    return int(connection.scalar(query) or 0)


def marks(connection: Connection, contests: Sequence[str], until: int) -> list[Mark]:
    """Tell what contests came to for those who finished in time."""
    found = RESULTS.c
    query = (
        select(GAMES.c.contest, found.player, _POINTS)
        .join(GAMES, GAMES.c.table_id == found.table_id)
        .where(GAMES.c.contest.in_(contests), found.ended < until)
        .where(found.player.not_like(f"{BOTS}%"))
    )
    return [Mark(*row) for row in connection.execute(query).all()]


def seatings(connection: Connection, contests: Sequence[str]) -> list[Seating]:
    """Tell who plays in contests, and where."""
    here = ENTRANTS.c
    query = select(here.contest, here.identity, here.table_id).where(here.contest.in_(contests))
    return [Seating(*row) for row in connection.execute(query).all()]


def count_people(connection: Connection, contests: Sequence[str]) -> int:
    """Count who has begun some contest of several."""
    here = ENTRANTS.c
    query = select(func.count(here.identity.distinct())).where(here.contest.in_(contests))
    return int(connection.scalar(query) or 0)


def finished_of(
    connection: Connection, contests: Sequence[str], identity: str, until: int
) -> set[str]:
    """Tell which of some contests somebody has finished in time."""
    query = (
        select(ENTRANTS.c.contest)
        .join(RESULTS, RESULTS.c.table_id == ENTRANTS.c.table_id)
        .where(ENTRANTS.c.contest.in_(contests), ENTRANTS.c.identity == identity)
        .where(RESULTS.c.player == identity, RESULTS.c.ended < until)
    )
    return set(connection.scalars(query).all())


def named(connection: Connection, club: str, people: Iterable[str]) -> dict[str, Named]:
    """Tell who some people are, also to a club."""
    who, there = IDENTITIES.c, CLUB_MEMBERS.c
    query = (
        select(who.id, who.name, who.hidden, there.role)
        .outerjoin(CLUB_MEMBERS, (there.identity == who.id) & (there.club == club))
        .where(who.id.in_(list(people)))
    )
    return {id: Named(*rest) for id, *rest in connection.execute(query).all()}
