"""Searching games: by who played, the title, how many played, and what seats had.

Every search looks at a bounded number of games, the latest first, along one index: that of the
player, of the piece or of the title; all else is looked up game by game, and never joined, as a
database may begin a join with all games of a piece. So a question that few games answer takes no
longer than one that many do: it goes on where it ended.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Table, select, tuple_, union

from bottega.server.store.players import Seated, seated
from bottega.server.store.results import Moment
from bottega.server.store.schema.finished import GAMES, RESULTS, TRAITS
from bottega.server.store.schema.people import IDENTITIES
from bottega.server.store.store import PAGE

LOOKED: Final = 1_000  # games in one search
FEW: Final = 200  # that are looked up together: of many a database would rather read all
NAMESAKES: Final = 10
OPENING: Final = "opening"
PLAYED: Final = "played"


class Wanted(NamedTuple):
    """Which games are searched for."""

    game: str | None = None
    people: Sequence[str] = ()  # one of whom played
    players: int | None = None
    card: str | None = None
    opening: str | None = None
    before: Moment | None = None


class FoundGame(NamedTuple):
    """A game that was found, with who sat there as far as others may know."""

    table: str
    ended: int
    game: str
    pool: str
    lasted: int
    seats: Sequence[Seated]


class Search(NamedTuple):
    """The games that were found, and where the search goes on."""

    games: list[FoundGame]
    next: Moment | None


def search(connection: Connection, wanted: Wanted, reader: str | None) -> Search:
    """Find public games, the latest first."""
    looked: list[Moment] = [tuple(row) for row in connection.execute(_looked(wanted)).all()]
    rows: list[Any] = []
    for start in range(0, len(looked), FEW):
        rows += _that_fit(connection, wanted, looked[start : start + FEW])
        if len(rows) >= PAGE:
            break
    seats = seated(connection, [row.table_id for row in rows[:PAGE]], reader)
    games = [FoundGame(*(*row, seats[row.table_id])) for row in rows[:PAGE]]
    if len(games) == PAGE:
        return Search(games, (games[-1].ended, games[-1].table))
    return Search(games, looked[-1] if len(looked) == LOOKED else None)


def _that_fit(connection: Connection, wanted: Wanted, looked: Sequence[Moment]) -> Sequence[Any]:
    """Look some games up, each by its id."""
    tables = {table for _, table in looked}
    for kind, piece in _pieces(wanted):
        tables = _having(connection, tables, kind, piece, wanted.people)
    if not tables:
        return []
    found = GAMES.c
    query = select(found.table_id, found.ended, found.game, found.pool, found.lasted)
    query = query.where(found.table_id.in_(sorted(tables)), *_conditions(wanted))
    return connection.execute(query.order_by(found.ended.desc(), found.table_id.desc())).all()


def _pieces(wanted: Wanted) -> Iterable[tuple[str, str]]:
    """Give what a seat must have had."""
    named = ((OPENING, wanted.opening), (PLAYED, wanted.card))
    return [(kind, piece) for kind, piece in named if piece is not None]


def _having(
    connection: Connection,
    tables: Collection[str],
    kind: str,
    piece: str,
    people: Sequence[str],
) -> set[str]:
    """Choose the games where a seat had a piece: that of somebody, where people are named."""
    found = TRAITS.c
    query = select(found.table_id, found.seat).where(found.table_id.in_(sorted(tables)))
    rows = connection.execute(query.where(found.kind == kind, found.piece == piece)).all()
    had = {(table, seat) for table, seat in rows}
    if had and people:
        had &= _seats(connection, {table for table, _ in had}, people)
    return {table for table, _ in had}


def _seats(
    connection: Connection, tables: Collection[str], people: Sequence[str]
) -> set[tuple[str, int]]:
    """Tell where some people sat at some tables."""
    found = RESULTS.c
    query = select(found.table_id, found.seat).where(found.table_id.in_(sorted(tables)))
    rows = connection.execute(query.where(found.player.in_(people))).all()
    return {(table, seat) for table, seat in rows}


def _looked(wanted: Wanted) -> Any:
    """Choose the games to look at, along the index that has the fewest."""
    if wanted.people:
        title = () if wanted.game is None else (RESULTS.c.game == wanted.game,)
        each = [_latest(RESULTS, wanted, RESULTS.c.player == one, *title) for one in wanted.people]
        return _newest(union(*[select(one.subquery()) for one in each]).subquery())
    piece = wanted.opening or wanted.card
    if piece is not None:
        kind = OPENING if wanted.opening else PLAYED
        here = (TRAITS.c.game == wanted.game, TRAITS.c.kind == kind, TRAITS.c.piece == piece)
        return _latest(TRAITS, wanted, *here).distinct()
    where: list[Any] = [GAMES.c.public]
    if wanted.game is not None:
        where.append(GAMES.c.game == wanted.game)
    return _latest(GAMES, wanted, *where)


def _latest(table: Table, wanted: Wanted, *where: Any) -> Any:
    """Choose games by what a table says of them."""
    query = _newest(table).where(*where)
    if wanted.before is None:
        return query
    return query.where(tuple_(table.c.ended, table.c.table_id) < wanted.before)


def _newest(table: Any) -> Any:
    found = table.c
    query = select(found.ended, found.table_id)
    return query.order_by(found.ended.desc(), found.table_id.desc()).limit(LOOKED)


def _conditions(wanted: Wanted) -> Iterable[Any]:
    """Say what is still to be looked up of each game."""
    yield GAMES.c.public
    if wanted.game is not None:
        yield GAMES.c.game == wanted.game
    if wanted.players is not None:
        yield GAMES.c.players == wanted.players


def called(connection: Connection, name: str, reader: str | None) -> list[str]:
    """Find those of a name who show themselves; yourself even where you hide."""
    found = IDENTITIES.c
    seen = ~found.hidden | (found.id == (reader or ""))
    query = select(found.id).where(found.name == name, seen).order_by(found.id).limit(NAMESAKES)
    return list(connection.scalars(query).all())
