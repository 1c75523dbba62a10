"""What the database tells of players: their games, their ratings, and who leads.

Who hides is nobody here: neither a page nor a name is given of them, but to themselves.
"""

from collections.abc import Container, Iterable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, case, func, select, tuple_

from bottega.kernel.values import Value
from bottega.server.store.appender import EVERYBODY
from bottega.server.store.finished import BOTS
from bottega.server.store.results import ALL_TIME, Moment, Pool
from bottega.server.store.schema.finished import GAMES, RATINGS, RESULTS, TALLIES
from bottega.server.store.schema.logs import LOG, SEATS, TABLES
from bottega.server.store.schema.people import IDENTITIES
from bottega.server.store.store import PAGE, Listed

COURSE: Final = 30  # ratings that a curve shows
SURE: Final = 5.0  # the spread up to which a rating is sure: after some twenty games


class Who(NamedTuple):
    """Somebody, as far as others may know them."""

    id: str
    name: str
    created: int
    lasting: bool
    hidden: bool


class Seated(NamedTuple):
    """A result, with who it is of if they show themselves."""

    seat: int
    player: str
    name: str
    place: int
    points: int
    won: bool
    gave_up: bool
    shown: int | None
    was: int | None


class Played(NamedTuple):
    """A game somebody has played."""

    table: str
    ended: int
    game: str
    pool: str
    lasted: int
    seat: int
    contest: str | None
    tournament: str | None
    seats: Sequence[Seated]


class _Laid(Value):
    """What a table was laid for."""

    tournament: str | None = None


class Ranked(NamedTuple):
    """Somebody's rating in a list."""

    player: str
    name: str | None  # none for a bot
    shown: int
    sigma: float
    games: int


def who(connection: Connection, id: str) -> Who | None:
    """Find somebody."""
    found = IDENTITIES.c
    columns = (found.id, found.name, found.created, found.lasting, found.hidden)
    row = connection.execute(select(*columns).where(found.id == id)).one_or_none()
    return None if row is None else Who(*row)


def counts(connection: Connection, player: str) -> dict[str, int]:
    """Count somebody's games by title."""
    found = TALLIES.c
    query = select(found.game, found.games)
    query = query.where(found.player == player, found.whom == EVERYBODY).order_by(found.game)
    return {str(game): int(games) for game, games in connection.execute(query).all()}


def strengths(connection: Connection, player: str) -> list[tuple[Pool, Any]]:
    """Give somebody's ratings of now, by pool."""
    found = RATINGS.c
    columns = (found.mu, found.sigma, found.shown, found.best, found.games)
    query = select(found.game, found.pool, *columns)
    query = query.where(found.player == player, found.season == ALL_TIME)
    rows = connection.execute(query.order_by(found.game, found.pool)).all()
    return [(Pool(row.game, row.pool), row) for row in rows]


def course(connection: Connection, player: str, pool: Pool) -> list[int]:
    """Give what was shown of somebody's rating after their last games, the oldest first."""
    found = RESULTS.c
    here = (found.player == player, found.game == pool.game, found.pool == pool.name)
    latest = (found.ended.desc(), found.table_id.desc())
    query = select(found.shown).where(*here, found.shown.is_not(None)).order_by(*latest)
    return list(connection.scalars(query.limit(COURSE)).all())[::-1]


def against(connection: Connection, player: str) -> list[tuple[str, str, int, int]]:
    """Count by title and opponent the games, and those in which somebody came before them."""
    found = TALLIES.c
    query = select(found.game, found.whom, found.games, found.ahead)
    query = query.where(found.player == player, found.whom != EVERYBODY)
    rows = connection.execute(query.order_by(found.game, found.whom)).all()
    return [(game, whom.removeprefix(BOTS), *counted) for game, whom, *counted in rows]


def games(
    connection: Connection,
    player: str,
    *,
    all: bool,
    game: str | None = None,
    before: Moment | None = None,
    most: int = PAGE,
) -> list[Played]:
    """List somebody's games, the latest first: all of them, or those at public tables."""
    found = RESULTS.c
    query = (
        select(found.table_id, found.ended, found.game, found.pool, GAMES.c.lasted, found.seat)
        .add_columns(GAMES.c.contest, TABLES.c.info)
        .join(GAMES, GAMES.c.table_id == found.table_id)
        .outerjoin(TABLES, TABLES.c.id == found.table_id)
        .where(found.player == player)
    )
    if not all:
        query = query.where(GAMES.c.public)
    if game is not None:
        query = query.where(found.game == game)
    if before is not None:
        query = query.where(tuple_(found.ended, found.table_id) < before)
    latest = (found.ended.desc(), found.table_id.desc())
    rows = connection.execute(query.order_by(*latest).limit(most)).all()
    seats = seated(connection, [row.table_id for row in rows], player)
    return [_played(row, seats[row.table_id]) for row in rows]


def _played(row: Any, seats: Sequence[Seated]) -> Played:
    *told, info = row
    return Played._make([*told, _tournament(info), seats])


def _tournament(info: str | None) -> str | None:
    """Tell from what lists show of a table which tournament it was laid for."""
    with suppress(msgspec.DecodeError):
        return msgspec.json.decode(info or "", type=_Laid).tournament
    return None


def seated(
    connection: Connection, tables: Iterable[str], reader: str | None
) -> dict[str, list[Seated]]:
    """Tell who sat at some tables; who hides is nobody, but to themselves."""
    found = RESULTS.c
    seen = found.player.like(f"{BOTS}%") | ~IDENTITIES.c.hidden | (found.player == (reader or ""))
    query = (
        select(
            found.table_id,
            found.seat,
            case((seen, found.player), else_=""),
            case((seen, found.name), else_=""),
            found.place,
            found.points,
            found.won,
            found.gave_up,
            found.shown,
            found.was,
        )
        .outerjoin(IDENTITIES, IDENTITIES.c.id == found.player)
        .where(found.table_id.in_(list(tables)))
        .order_by(found.table_id, found.seat)
    )
    seats: dict[str, list[Seated]] = {}
    for table, *values in connection.execute(query).all():
        seats.setdefault(table, []).append(Seated(*values))
    return seats


def unnamed(connection: Connection, found: Sequence[Listed], reader: str | None) -> list[Listed]:
    """Leave away from tables in a list what those are called who hide, but for who reads."""
    ids = [one.info.id for one in found]
    hides = (IDENTITIES.c.hidden, IDENTITIES.c.id != (reader or ""))
    sat = select(SEATS.c.table_id, SEATS.c.seat).join(IDENTITIES, IDENTITIES.c.id == SEATS.c.holder)
    opened = select(LOG.c.table_id).join(IDENTITIES, IDENTITIES.c.id == LOG.c.who)
    seats = connection.execute(sat.where(SEATS.c.table_id.in_(ids), *hides)).all()
    hosts = connection.scalars(opened.where(LOG.c.table_id.in_(ids), LOG.c.number == 1, *hides))
    return _without(found, {(table, seat) for table, seat in seats}, set(hosts.all()))


def _without(
    found: Sequence[Listed], seats: Container[tuple[str, int]], hosts: Container[str]
) -> list[Listed]:
    """Leave the names of these seats and hosts away."""
    told = []
    for one in found:
        info = one.info
        sitting = tuple(
            [replace(o, name="") if (info.id, o.seat) in seats else o for o in info.seats]
        )
        host = "" if info.id in hosts else info.host
        told.append(replace(one, info=replace(info, seats=sitting, host=host)))
    return told


def hiding(connection: Connection, people: Iterable[str]) -> frozenset[str]:
    """Tell which of some people hide."""
    found = IDENTITIES.c
    query = select(found.id).where(found.id.in_(sorted(people)), found.hidden)
    return frozenset(connection.scalars(query).all())


def leaders(connection: Connection, pool: Pool, season: str) -> list[Ranked]:
    """List those who lead: bots, and people who stay and show themselves, of sure ratings."""
    found = RATINGS.c
    shown = found.player.like(f"{BOTS}%") | (IDENTITIES.c.lasting & ~IDENTITIES.c.hidden)
    query = (
        select(found.player, IDENTITIES.c.name, found.shown, found.sigma, found.games)
        .outerjoin(IDENTITIES, IDENTITIES.c.id == found.player)
        .where(found.game == pool.game, found.pool == pool.name, found.season == season)
        .where(found.sigma <= SURE, shown)
        .order_by(found.shown.desc(), found.player)
        .limit(PAGE)
    )
    return [Ranked(*row) for row in connection.execute(query).all()]


def seasons(connection: Connection, pool: Pool) -> list[str]:
    """List the seasons in which games of a pool were rated, the latest first; a look for each."""
    found = RATINGS.c
    last = select(func.max(found.season)).where(found.game == pool.game, found.pool == pool.name)
    seasons: list[str] = []
    season = connection.scalar(last)
    while season:  # that of all time has no name, and is the first
        seasons.append(season)
        season = connection.scalar(last.where(found.season < season))
    return seasons
