"""Puzzles in the database: where they come from, who has tried them, and how strong both are."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, tuple_, update

from bottega.kernel.values import Value
from bottega.server.store.database import take_turn, upsert
from bottega.server.store.finished import BOTS
from bottega.server.store.players import COURSE
from bottega.server.store.results import Moment, Rated
from bottega.server.store.schema.finished import GAMES, RESULTS
from bottega.server.store.schema.logs import TABLES
from bottega.server.store.schema.people import IDENTITIES
from bottega.server.store.schema.puzzles import LOOKED, PUZZLES, SHARERS, TRIES

TRYING: Final = 0x70757A7A  # the advisory lock of processes that write here
NEAR: Final = 12  # puzzles above and below somebody's strength, of which one is drawn
UNRATED: Final = 1500
AT_ONCE: Final = 100  # games that are listed together


class Rules(NamedTuple):
    """By what a puzzle can be shown: a view of another version may mean something else."""

    game: str
    version: int


class Position(Value):
    """What was found in a game."""

    decision: int
    seat: int
    view: str
    answers: str


class Puzzle(NamedTuple):
    """A puzzle as it is stored."""

    id: str
    source: str
    decision: int
    rules: Rules
    seat: int
    view: str
    answers: str
    shown: int


class Try(NamedTuple):
    """Somebody's first answer to a puzzle; who is not rated has no ratings."""

    code: int
    solved: bool
    shown: int | None
    was: int | None


class Course(NamedTuple):
    """How somebody has fared with the puzzles of a game."""

    tried: int
    solved: int
    rated: Rated | None  # with the best, and how many count
    course: Sequence[int]


# Whose games may be used.


def share(connection: Connection, identity: str, at: int, *, shares: bool) -> None:
    """Let positions of somebody's games become puzzles, or no more: then those found are gone."""
    take_turn(connection, TRYING)
    connection.execute(delete(SHARERS).where(SHARERS.c.identity == identity))
    if shares:
        connection.execute(insert(SHARERS).values(identity=identity, since=at))
        return
    withdraw(connection, identity)


def withdraw(connection: Connection, identity: str) -> None:
    """Let no position of somebody's games be a puzzle any more; none is being kept meanwhile."""
    take_turn(connection, TRYING)
    mine = select(RESULTS.c.table_id).where(RESULTS.c.player == identity)
    connection.execute(delete(PUZZLES).where(PUZZLES.c.source.in_(mine)))
    connection.execute(delete(LOOKED).where(LOOKED.c.source.in_(mine)))


def shares(connection: Connection, identity: str) -> bool:
    """Say whether positions of somebody's games may become puzzles."""
    query = select(SHARERS.c.identity).where(SHARERS.c.identity == identity)
    return connection.scalar(query) is not None


def _unshared(table: Any) -> Any:
    """Choose who has played at a table and does not let its positions become puzzles."""
    agreed = select(SHARERS.c.identity).where(SHARERS.c.identity == RESULTS.c.player).exists()
    person = RESULTS.c.player.not_like(f"{BOTS}%")
    return select(RESULTS.c.seat).where(RESULTS.c.table_id == table, person, ~agreed)


# Finding them.


def unlooked(connection: Connection, rules: Rules, after: Moment) -> list[Moment]:
    """List games that may be looked at and were not yet, the oldest first."""
    found = GAMES.c
    there = select(LOOKED.c.source).where(LOOKED.c.source == found.table_id).exists()
    query = (
        select(found.ended, found.table_id)
        .where(found.game == rules.game, found.version == rules.version)
        .where(tuple_(found.ended, found.table_id) > after, ~there)
        .where(~_unshared(found.table_id).exists())
        .order_by(found.ended, found.table_id)
        .limit(AT_ONCE)
    )
    return [(ended, table) for ended, table in connection.execute(query).all()]


def is_looked_at(connection: Connection, source: str) -> bool:
    """Say whether a game was looked at."""
    query = select(LOOKED.c.source).where(LOOKED.c.source == source)
    return connection.scalar(query) is not None


def keep(
    connection: Connection,
    rules: Rules,
    source: str,
    positions: int,
    found: Sequence[Position],
    draw: Callable[[], str],
    at: int,
) -> int:
    """Note that a game was looked at, once, with its puzzles; nothing of who shares no more."""
    take_turn(connection, TRYING)
    row = {"source": source, "at": at, "positions": positions}
    if connection.scalar(_unshared(source).limit(1)) is not None:
        return 0
    noted = upsert(connection.dialect.name, LOOKED, row, {}).returning(LOOKED.c.source)
    if connection.scalar(noted) is None:
        return 0
    for one in found:
        values = {
            "id": draw(),
            "made": at,
            "game": rules.game,
            "version": rules.version,
            "seat": one.seat,
            "view": one.view,
            "answers": one.answers,
            "shown": UNRATED,
        }
        key = {"source": source, "decision": one.decision}
        connection.execute(insert(PUZZLES).values(**key, **values))
    return len(found)


# Solving them.


def hold(connection: Connection, id: str) -> Puzzle | None:
    """Find a puzzle, and let nobody else write here until this is done."""
    take_turn(connection, TRYING)
    return puzzle(connection, id)


def puzzle(connection: Connection, id: str) -> Puzzle | None:
    """Find a puzzle."""
    found = PUZZLES.c
    columns = (found.source, found.decision, found.game, found.version, found.seat, found.view)
    query = select(*columns, found.answers, found.shown).where(found.id == id)
    row = connection.execute(query).one_or_none()
    if row is None:
        return None
    source, decision, game, version, *others = row
    return Puzzle(id, source, decision, Rules(game, version), *others)


def near(connection: Connection, rules: Rules, identity: str, strength: int) -> list[str]:
    """List puzzles about as strong as somebody, none of which they know from trying or playing."""
    found = PUZZLES.c
    tried = TRIES.c.puzzle == found.id, TRIES.c.identity == identity
    played = RESULTS.c.table_id == found.source, RESULTS.c.player == identity
    query = select(found.id, found.shown).where(
        found.game == rules.game,
        found.version == rules.version,
        ~select(TRIES.c.code).where(*tried).exists(),
        ~select(RESULTS.c.seat).where(*played).exists(),
    )
    above = query.where(found.shown >= strength).order_by(found.shown, found.id)
    below = query.where(found.shown < strength).order_by(found.shown.desc(), found.id.desc())
    rows = [row for some in (above, below) for row in connection.execute(some.limit(NEAR)).all()]
    rows.sort(key=lambda row: abs(row.shown - strength))
    return [row.id for row in rows[:NEAR]]


def tried(connection: Connection, id: str, identity: str) -> Try | None:
    """Give somebody's first answer to a puzzle."""
    found = TRIES.c
    query = select(found.code, found.solved, found.shown, found.was)
    row = connection.execute(query.where(found.puzzle == id, found.identity == identity)).first()
    return None if row is None else Try(*row)


def tries(connection: Connection, id: str) -> tuple[int, int]:
    """Count how many have tried a puzzle, and how many of them have solved it."""
    query = select(func.count(), func.count().filter(TRIES.c.solved))
    all, solved = connection.execute(query.where(TRIES.c.puzzle == id)).one()
    return int(all), int(solved)


Met = Callable[[Rated | None, Rated | None, bool], tuple[Rated, Rated]]


def attempt(
    connection: Connection, one: Puzzle, identity: str, code: int, best: int, rate: Met, at: int
) -> Try:
    """Take somebody's first answer to a puzzle; any later one gives the first again.

    It counts for the ratings of both where who answers can come back. The puzzle is held.
    """
    known = tried(connection, one.id, identity)
    if known is not None:
        return known
    solved = code == best
    at = max(at, 1 + _last(connection, identity))  # whichever process tells the time
    row = {"puzzle": one.id, "identity": identity, "game": one.rules.game, "at": at, "code": code}
    rated: dict[str, Any] = {}
    if connection.scalar(select(IDENTITIES.c.lasting).where(IDENTITIES.c.id == identity)):
        before = strength(connection, identity, one.rules.game)
        mine, its = rate(before, _strength_of(connection, one.id), solved)
        was = None if before is None else before.shown
        rated = {"mu": mine.mu, "sigma": mine.sigma, "shown": mine.shown, "was": was}
        now = {"mu": its.mu, "sigma": its.sigma, "shown": its.shown}
        connection.execute(update(PUZZLES).where(PUZZLES.c.id == one.id).values(now))
    connection.execute(insert(TRIES).values(**row, **rated, solved=solved))
    return Try(code, solved, rated.get("shown"), rated.get("was"))


def _last(connection: Connection, identity: str) -> int:
    query = select(func.max(TRIES.c.at)).where(TRIES.c.identity == identity)
    return connection.scalar(query) or 0


def _strength_of(connection: Connection, id: str) -> Rated | None:
    found = PUZZLES.c
    query = select(found.mu, found.sigma, found.shown).where(found.id == id)
    row = connection.execute(query).one()
    return None if row.mu is None else Rated(*row)


def strength(connection: Connection, identity: str, game: str) -> Rated | None:
    """Give somebody's rating in the puzzles of a game: the one after their last try."""
    found = TRIES.c
    query = select(found.mu, found.sigma, found.shown).where(*_rated(identity, game))
    row = connection.execute(query.order_by(*_LATEST).limit(1)).first()
    return None if row is None else Rated(*row)


_LATEST: Final = (TRIES.c.at.desc(), TRIES.c.puzzle.desc())


def _rated(identity: str, game: str) -> tuple[Any, ...]:
    return (TRIES.c.identity == identity, TRIES.c.game == game, TRIES.c.shown.is_not(None))


def course(connection: Connection, identity: str, game: str) -> Course:
    """Tell how somebody has fared with the puzzles of a game."""
    found = TRIES.c
    mine = (found.identity == identity, found.game == game)
    counts = select(func.count(), func.count().filter(found.solved), func.max(found.shown))
    counts = counts.add_columns(func.count(found.shown)).where(*mine)
    tried, solved, best, games = connection.execute(counts).one()
    now = strength(connection, identity, game)
    query = select(found.shown).where(*_rated(identity, game)).order_by(*_LATEST).limit(COURSE)
    shown = list(connection.scalars(query).all())[::-1]
    rated = None if now is None else now._replace(best=best, games=games)
    return Course(tried, solved, rated, shown)


def is_public(connection: Connection, table: str) -> bool:
    """Say whether everybody may look at the game of a table."""
    query = select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.public)
    return connection.scalar(query) is not None
