"""Results and ratings in the database: games are rated in the order in which they ended, each once.

A game that is found to have ended before others that were rated already takes these back first. So
ratings are always those that come out when all games are rated again from the first one on.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Connection,
    Table,
    bindparam,
    delete,
    or_,
    select,
    text,
    tuple_,
    update,
)

from bottega.server.store.appender import (
    PUT_TALLIES,
    game_row,
    mark_rows,
    result_rows,
    tally_rows,
    trait_rows,
)
from bottega.server.store.database import take_all, take_turn, upsert
from bottega.server.store.finished import Finished, Result
from bottega.server.store.schema.finished import GAMES, MARKS, RATINGS, RESULTS, TALLIES, TRAITS

RATING: Final = 0x72617465  # the advisory lock of processes that rate
ALL_TIME: Final = ""  # the season that never ends


class Rated(NamedTuple):
    """A player's rating in one pool: a strength and its spread, and what people see of it."""

    mu: float
    sigma: float
    shown: int
    best: int = 0
    games: int = 0


class Pool(NamedTuple):
    """Games that count together for ratings."""

    game: str
    name: str


class Place(NamedTuple):
    """Where a rating stands: in a pool and a season."""

    pool: Pool
    season: str
    player: str


class Ended(NamedTuple):
    """A game that is yet to be rated."""

    ended: int
    table: str
    pool: Pool


Rater = Callable[[str, Sequence[Result], Mapping[str, Rated]], Mapping[str, Rated]]
Moment = tuple[int, str]  # when a game ended, and of two at the same time which


def season_of(ended: int) -> str:
    """Name the season of a moment: three months of a year."""
    day = datetime.fromtimestamp(ended / 1_000, UTC)
    return f"{day.year}-{(day.month + 2) // 3}"


def rate_next(connection: Connection, rater: Rater, most: int) -> int:
    """Rate the games that are next, or take back what was rated too early; 0 where all is done."""
    take_turn(connection, RATING)
    games = _unrated(connection, most)
    for pool in {game.pool for game in games}:
        first = next(game for game in games if game.pool == pool)
        if _overtaken(connection, first):
            rewind(connection, pool, (first.ended, first.table))
            return len(games)
    if games:
        _rate(connection, rater, games)
    return len(games)


def _unrated(connection: Connection, most: int) -> list[Ended]:
    found = GAMES.c
    query = select(found.ended, found.table_id, found.game, found.pool).where(~found.rated)
    rows = connection.execute(query.order_by(found.ended, found.table_id).limit(most)).all()
    return [Ended(ended, table, Pool(game, pool)) for ended, table, game, pool in rows]


def _overtaken(connection: Connection, game: Ended) -> bool:
    """Say whether a later game of the pool is rated already."""
    later = tuple_(GAMES.c.ended, GAMES.c.table_id) > (game.ended, game.table)
    pool = (GAMES.c.game == game.pool.game, GAMES.c.pool == game.pool.name, GAMES.c.rated)
    return connection.scalar(select(GAMES.c.table_id).where(*pool, later).limit(1)) is not None


def _rate(connection: Connection, rater: Rater, games: Sequence[Ended]) -> None:
    """Rate some games one after the other, and write what came of all of them together."""
    results = results_of(connection, [game.table for game in games])
    players = {one.player for some in results.values() for one in some}
    known = _ratings(connection, players)
    changed: dict[Place, Rated] = {}
    told = []
    for game in games:
        some = results[game.table]
        before = {
            one.player: known[place]
            for one in some
            if (place := Place(game.pool, ALL_TIME, one.player)) in known
        }
        after = rater(game.pool.name, some, before)
        told += [_told(game, one, after[one.player], before.get(one.player)) for one in some]
        for player, rated in after.items():
            for season in (ALL_TIME, season_of(game.ended)):
                place = Place(game.pool, season, player)
                known[place] = changed[place] = _counted(rated, known.get(place))
    connection.execute(_TELL, told)
    _keep(connection, changed)
    tables = [{"at": game.table} for game in games]
    connection.execute(_RATED, tables)


_TELL: Final = (
    update(RESULTS)
    .where(RESULTS.c.table_id == bindparam("at"), RESULTS.c.seat == bindparam("sitting"))
    .values({name: bindparam(f"new_{name}") for name in ("mu", "sigma", "shown", "was")})
)
_RATED: Final = update(GAMES).where(GAMES.c.table_id == bindparam("at")).values(rated=True)


def _told(game: Ended, one: Result, rated: Rated, before: Rated | None) -> dict[str, Any]:
    """Say what stands beside a result."""
    told = {"new_mu": rated.mu, "new_sigma": rated.sigma, "new_shown": rated.shown}
    was = None if before is None else before.shown
    return {"at": game.table, "sitting": one.seat, **told, "new_was": was}


def _counted(rated: Rated, before: Rated | None) -> Rated:
    """Count a game, and keep the best that was ever shown."""
    games, best = (0, rated.shown) if before is None else (before.games, before.best)
    return rated._replace(games=games + 1, best=max(best, rated.shown))


def results_of(connection: Connection, tables: Sequence[str]) -> dict[str, list[Result]]:
    """Read what games came to, seat by seat."""
    found = RESULTS.c
    columns = (found.seat, found.side, found.player, found.name, found.place, found.points)
    query = select(found.table_id, *columns, found.won, found.gave_up)
    query = query.where(found.table_id.in_(tables)).order_by(found.table_id, found.seat)
    results: dict[str, list[Result]] = defaultdict(list)
    for table, *numbers in connection.execute(query).all():
        results[table].append(Result(*numbers))
    return results


def _ratings(connection: Connection, players: Iterable[str]) -> dict[Place, Rated]:
    found = RATINGS.c
    where = (found.game, found.pool, found.season, found.player)
    query = select(*where, found.mu, found.sigma, found.shown, found.best, found.games)
    rows = connection.execute(query.where(found.player.in_(sorted(players)))).all()
    return {
        Place(Pool(game, pool), season, player): Rated(*numbers)
        for game, pool, season, player, *numbers in rows
    }


def _keep(connection: Connection, ratings: Mapping[Place, Rated]) -> None:
    for place, rated in ratings.items():
        key = {"game": place.pool.game, "pool": place.pool.name}
        key |= {"season": place.season, "player": place.player}
        connection.execute(upsert(connection.dialect.name, RATINGS, key, rated._asdict()))


# Taking back, and making again.


def rewind(connection: Connection, pool: Pool, since: Moment) -> None:
    """Take back all ratings of a pool from a game on; they are made again in order."""
    here = (RESULTS.c.game == pool.game, RESULTS.c.pool == pool.name)
    then = tuple_(RESULTS.c.ended, RESULTS.c.table_id) >= since
    players = select(RESULTS.c.player).where(*here, then, RESULTS.c.mu.is_not(None)).distinct()
    for player in connection.scalars(players).all():
        _go_back(connection, pool, player, since)
    nothing = dict.fromkeys(("mu", "sigma", "shown", "was"))
    connection.execute(update(RESULTS).where(*here, then).values(nothing))
    games = (GAMES.c.game == pool.game, GAMES.c.pool == pool.name)
    later = tuple_(GAMES.c.ended, GAMES.c.table_id) >= since
    connection.execute(update(GAMES).where(*games, later).values(rated=False))


def _go_back(connection: Connection, pool: Pool, player: str, since: Moment) -> None:
    """Give a player the ratings back that they had before a moment."""
    ratings = (RATINGS.c.game == pool.game, RATINGS.c.pool == pool.name)
    connection.execute(delete(RATINGS).where(*ratings, RATINGS.c.player == player))
    found = RESULTS.c
    query = select(found.ended, found.mu, found.sigma, found.shown).where(
        found.player == player,
        found.game == pool.game,
        found.pool == pool.name,
        tuple_(found.ended, found.table_id) < since,
    )
    stood: dict[Place, Rated] = {}
    for ended, *numbers in connection.execute(query.order_by(found.ended, found.table_id)).all():
        for season in (ALL_TIME, season_of(ended)):
            place = Place(pool, season, player)
            stood[place] = _counted(Rated(*numbers), stood.get(place))
    _keep(connection, stood)


def take_back(connection: Connection, player: str) -> None:
    """Take back what a player's games were rated, and all later ones of their pools."""
    found = RESULTS.c
    query = (
        select(found.game, found.pool, found.ended, found.table_id)
        .where(found.player == player, found.mu.is_not(None))
        .order_by(found.ended.desc(), found.table_id.desc())
    )
    rows = connection.execute(query).all()
    first = {Pool(game, pool): (ended, table) for game, pool, ended, table in rows}
    for pool, since in first.items():
        rewind(connection, pool, since)


def forget(connection: Connection, versions: Mapping[str, int]) -> None:
    """Throw away all that is made from logs, where the rules of now can make it again.

    What games of other versions are remembered for stays: nobody can play them again to tell it.
    """
    found = GAMES.c
    now = or_(*[(found.game == game) & (found.version == n) for game, n in versions.items()])
    older = select(found.table_id).where(~now)
    take_all(connection, TALLIES)
    for told in (MARKS, TRAITS):
        connection.execute(delete(told).where(told.c.table_id.not_in(older)))
    for made in (RATINGS, RESULTS, TALLIES):
        connection.execute(delete(made))
    connection.execute(delete(GAMES).where(now))


def drop(connection: Connection, table: str) -> None:
    """Throw away what was made from a log that tells of no game any more."""
    for made in (RESULTS, TRAITS, GAMES):
        connection.execute(delete(made).where(made.c.table_id == table))


def put(connection: Connection, table: str, game: Finished) -> None:
    """Write what a game came to whose log was read again, unless it is there."""
    take_all(connection, TALLIES)
    there = select(RESULTS.c.seat).where(RESULTS.c.table_id == table).limit(1)
    if connection.scalar(there) is not None:
        return
    connection.execute(delete(GAMES).where(GAMES.c.table_id == table))  # of another version
    rows: tuple[tuple[Table, list[tuple[Any, ...]]], ...] = (
        (GAMES, [game_row(table, game)]),
        (RESULTS, result_rows(table, game)),
        (TRAITS, trait_rows(table, game)),
        (MARKS, mark_rows(table, game)),
    )
    for kind, some in rows:
        names = kind.c.keys()
        for one in some:
            row = dict(zip(names, one, strict=False))
            connection.execute(upsert(connection.dialect.name, kind, row, {}))
    for one in tally_rows([game]):
        connection.execute(_TALLY, dict(zip(TALLIES.c.keys(), one, strict=True)))


_NAMES: Final = ", ".join(f":{column.name}" for column in TALLIES.c)
_TALLY: Final = text(PUT_TALLIES.format(f"({_NAMES})"))
