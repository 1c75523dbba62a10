"""What the database tells of somebody's games: the first of a kind, records, days, openings."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Connection,
    Integer,
    case,
    cast,
    delete,
    func,
    literal,
    select,
    union_all,
    update,
)

from bottega.server.store.contests import rank, scores
from bottega.server.store.database import upsert
from bottega.server.store.schema.finished import GAMES, MARKS, RESULTS, TRAITS
from bottega.server.store.schema.own import KEEPSAKES
from bottega.server.store.schema.tournaments import TOURNAMENTS

DAY: Final = 86_400_000  # milliseconds
LAST: Final = 500  # games of somebody by which their openings are counted
CROWNED: Final = "crowned"  # where the last day is noted whose best are marked
BEST: Final = 10  # of a deal
DEAL: Final = "deal"  # finished in time; its number is the day
FIRST_TEN: Final = "deal-first-ten"
TOURNAMENT: Final = "tournament-won"


class Marked(NamedTuple):
    """A game that somebody remembers."""

    name: str
    number: int
    ended: int
    table: str


class Opening(NamedTuple):
    """With what somebody began games, and how many of them they won."""

    game: str
    piece: str
    games: int
    won: int


def firsts(connection: Connection, player: str, names: Iterable[str]) -> dict[str, Marked]:
    """Find the first game that left each of these marks."""
    wanted = [_end(player, name, public, MARKS.c.ended) for name in names for public in _BOTH]
    found: dict[str, Marked] = {}
    for one in _all(connection, wanted):
        known = found.get(one.name)
        if known is None or (one.ended, one.table) < (known.ended, known.table):
            found[one.name] = one
    return found


def most(connection: Connection, player: str, names: Iterable[str], all: bool) -> list[Marked]:
    """Find the games with the highest numbers; at public tables alone, unless all are meant."""
    return _records(connection, player, names, all, highest=True)


def least(connection: Connection, player: str, names: Iterable[str], all: bool) -> list[Marked]:
    """Find the games with the lowest numbers."""
    return _records(connection, player, names, all, highest=False)


_BOTH: Final = (True, False)


def _records(
    connection: Connection, player: str, names: Iterable[str], all: bool, *, highest: bool
) -> list[Marked]:
    tables = _BOTH if all else (True,)
    number = MARKS.c.number.desc() if highest else MARKS.c.number
    wanted = [_end(player, name, public, number) for name in names for public in tables]
    best: dict[str, Marked] = {}
    for one in _all(connection, wanted):
        known = best.get(one.name)
        sign = -1 if highest else 1
        if known is None or (sign * one.number, one.ended) < (sign * known.number, known.ended):
            best[one.name] = one
    return list(best.values())


def _end(player: str, name: str, public: bool, order: Any) -> Any:
    """Choose the first of some marks; each is one look into the index."""
    found = MARKS.c
    query = select(found.name, found.number, found.ended, found.table_id)
    here = (found.player == player, found.name == name, found.public == public)
    first = query.where(*here).order_by(order, found.ended, found.table_id).limit(1).subquery()
    return select(first)


def _all(connection: Connection, wanted: Sequence[Any]) -> list[Marked]:
    if not wanted:
        return []
    return [Marked(*row) for row in connection.execute(union_all(*wanted)).all()]


def numbers(connection: Connection, player: str, name: str) -> list[tuple[int, int]]:
    """List the numbers of a mark, in order, with when each was left first."""
    found = MARKS.c
    query = select(found.number, func.min(found.ended)).where(found.player == player)
    query = query.where(found.name == name).group_by(found.number).order_by(found.number)
    return [(int(number), int(ended)) for number, ended in connection.execute(query).all()]


def days(connection: Connection, player: str) -> list[tuple[int, int, int]]:
    """List the days on which somebody ended games, with when the first ended, and how many did."""
    found = RESULTS.c
    day = (found.ended // literal(DAY, literal_execute=True)).label("day")
    query = select(day, func.min(found.ended), func.count()).where(found.player == player)
    rows = connection.execute(query.group_by(day).order_by(day)).all()
    return [(int(day), int(ended), int(games)) for day, ended, games in rows]


def titles(connection: Connection, player: str) -> dict[str, int]:
    """Tell when somebody ended their first game of each title."""
    found = RESULTS.c
    query = select(found.game, func.min(found.ended)).where(found.player == player)
    rows = connection.execute(query.group_by(found.game)).all()
    return {str(game): int(ended) for game, ended in rows}


def openings(connection: Connection, player: str) -> list[Opening]:
    """Count what somebody began their last games with, the most frequent first."""
    found, own = TRAITS.c, RESULTS.c
    latest = (own.ended.desc(), own.table_id.desc())
    last = select(own.table_id, own.seat, own.won).where(own.player == player)
    last_games = last.order_by(*latest).limit(LAST).subquery()
    won = func.sum(case((last_games.c.won, 1), else_=0))
    here = (found.table_id == last_games.c.table_id) & (found.seat == last_games.c.seat)
    query = (
        select(found.game, found.piece, func.count().label("games"), cast(won, Integer))
        .join(last_games, here)
        .where(found.kind == "opening")
        .group_by(found.game, found.piece)
        .order_by(func.count().desc(), found.piece)
    )
    return [Opening(*row) for row in connection.execute(query).all()]


# The best of each deal, marked when its day is over, and who won each tournament.


def uncrown(connection: Connection) -> None:
    """Forget of which days the best are marked, and of which tournaments."""
    connection.execute(delete(KEEPSAKES).where(KEEPSAKES.c.name == CROWNED))
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.crowned).values(crowned=False))


def crowned(connection: Connection) -> str:
    """Give the last day whose best are marked; nothing where none is."""
    query = select(KEEPSAKES.c.value).where(KEEPSAKES.c.name == CROWNED)
    return connection.scalar(query) or ""


def first_contest(connection: Connection, after: str) -> str | None:
    """Find the first contest behind a name of which a game has ended."""
    query = select(func.min(GAMES.c.contest)).where(GAMES.c.contest > after)
    found: str | None = connection.scalar(query)
    return found


def crown(connection: Connection, day: str, contests: Iterable[str], until: int) -> None:
    """Mark the best of a day's deals, and note that it is done; done twice it is the same."""
    for contest in contests:
        some = scores(connection, contest, until)
        for one in some:
            if rank(some, one) > BEST:
                break
            _mark(connection, one.player, FIRST_TEN, until - 1, one.table)
    key = {"name": CROWNED}
    connection.execute(upsert(connection.dialect.name, KEEPSAKES, key, {"value": day}))


def next_tournament(connection: Connection) -> str | None:
    """Find a tournament that is over and of which it is not marked who won it."""
    found = TOURNAMENTS.c
    query = select(found.id).where(~found.crowned, found.status == "over").limit(1)
    id: str | None = connection.scalar(query)
    return id


def crown_winners(connection: Connection, id: str, players: Iterable[str], ended: int) -> None:
    """Mark who won a tournament, and note that it is done; done twice it is the same."""
    for player in players:
        _mark(connection, player, TOURNAMENT, ended, id)
    here = TOURNAMENTS.c.id == id
    connection.execute(update(TOURNAMENTS).where(here).values(crowned=True))


def _mark(connection: Connection, player: str, name: str, ended: int, where: str) -> None:
    key = {"player": player, "name": name, "public": False, "number": 0}
    key |= {"ended": ended, "table_id": where}
    connection.execute(upsert(connection.dialect.name, MARKS, key, {}))
