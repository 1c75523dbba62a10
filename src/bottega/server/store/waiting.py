"""Who waits in the database: two processes never seat anybody twice.

Groups are formed under a lock, and their table's id is noted before the table is laid. Where a
process dies between, another lays that very table; one that is late finds it laid.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, literal, or_, select, update

from bottega.kernel.values import Value
from bottega.server.store.database import take_turn, upsert
from bottega.server.store.results import ALL_TIME
from bottega.server.store.schema.finished import RATINGS
from bottega.server.store.schema.logs import HEADS, LIVELY, TABLES
from bottega.server.store.schema.people import IDENTITIES, TIES, WAITING

MATCHING: Final = 0x6D617463  # the advisory lock of processes that form groups
LIVE: Final = "live"
BLOCK: Final = "block"
GONE: Final = 30_000  # who has not been heard of for so long does not wait for a live game
LATEST: Final = 14 * 86_400_000  # so long one waits for a game by turns
LAID: Final = 10_000  # after which another process lays a table whose id was noted
TOLD: Final = 60_000  # so long it is told at which table somebody's game begins
UNRATED: Final = 1500


Pace = Literal["live", "turns"]


class Queue(NamedTuple):
    """What people wait for together."""

    game: str
    players: int
    pace: Pace


class Waiting(Value):
    """Somebody who waits for a table."""

    identity: str
    since: int
    rating: int
    bots: bool = False  # whether bots may take the seats that are left


class Group(NamedTuple):
    """People who are to meet at a table that is yet to be laid."""

    table: str
    people: list[tuple[str, str]]  # identities and names


class Line(NamedTuple):
    """A queue, as somebody sees it."""

    queue: Queue
    names: Sequence[str]  # of those who wait, who has waited longest first
    since: int | None  # when the reader began to wait
    bots: bool
    table: str | None  # where the reader's game begins


Blocks = Collection[frozenset[str]]  # pairs of people who are not to meet
Former = Callable[[Sequence[Waiting], int, int, Blocks], list[list[str]]]

_HERE: Final = WAITING.c.table_id.is_(None)


def _in(queue: Queue) -> Any:
    found = WAITING.c
    return and_(found.game == queue.game, found.players == queue.players, found.pace == queue.pace)


def _present(at: int) -> Any:
    """Leave out who has gone away without a word."""
    found = WAITING.c
    live = and_(found.pace == LIVE, found.seen > at - GONE)
    return or_(live, and_(found.pace != LIVE, found.since > at - LATEST))


def _begins(noted: Any, at: int) -> Any:
    """Say that a game was just noted for somebody, and is not over."""
    over = (TABLES.c.id == noted.table_id, TABLES.c.status.not_in(LIVELY))
    goes_on = ~select(TABLES.c.id).where(*over).exists()
    return and_(noted.table_id.is_not(None), noted.seen > at - TOLD, goes_on)


def _called(identity: Any, pace: Any, at: int) -> Any:
    """Say that a live game begins for somebody, who cannot play another meanwhile."""
    noted = WAITING.alias().c
    live = (noted.identity == identity, noted.pace == LIVE, pace == LIVE)
    return select(noted.since).where(*live, _begins(noted, at)).exists()


def wait(connection: Connection, queue: Queue, identity: str, bots: bool, at: int) -> None:
    """Let somebody wait, or wait on; who has just been seated meanwhile stays so."""
    mine = (_in(queue), WAITING.c.identity == identity)
    on = update(WAITING).where(*mine, _HERE, _present(at)).values(seen=at, bots=bots)
    if connection.execute(on).rowcount:
        return
    if connection.scalar(select(_called(identity, literal(queue.pace), at))):
        return
    connection.execute(delete(WAITING).where(*mine, ~_begins(WAITING.c, at)))
    row = {**queue._asdict(), "identity": identity, "since": at, "seen": at, "bots": bots}
    connection.execute(upsert(connection.dialect.name, WAITING, row, {}))


def leave(connection: Connection, queue: Queue, identity: str) -> None:
    """Let somebody wait no more."""
    connection.execute(delete(WAITING).where(_in(queue), WAITING.c.identity == identity, _HERE))


def busy(connection: Connection, at: int) -> list[Queue]:
    """List the queues in which somebody waits."""
    found = WAITING.c
    query = select(found.game, found.players, found.pace).where(_HERE, _present(at)).distinct()
    return [Queue(*row) for row in connection.execute(query).all()]


def form(
    connection: Connection,
    queue: Queue,
    pool: str,
    former: Former,
    draw: Callable[[], str],
    at: int,
) -> list[Group]:
    """Form groups of those who wait, and note at which table each is to meet."""
    take_turn(connection, MATCHING)
    waiting, names = _waiting(connection, queue, pool, at)
    groups = []
    for people in former(waiting, queue.players, at, blocks(connection, list(names))):
        group = Group(draw(), [(who, names[who]) for who in people])
        mine = WAITING.c.identity.in_(people)
        noted = {"table_id": group.table, "seen": at}
        connection.execute(update(WAITING).where(_in(queue), mine, _HERE).values(noted))
        connection.execute(delete(WAITING).where(mine, _HERE, WAITING.c.pace == queue.pace))
        groups.append(group)
    return groups


def _waiting(
    connection: Connection, queue: Queue, pool: str, at: int
) -> tuple[list[Waiting], dict[str, str]]:
    found = WAITING.c
    rated = and_(
        RATINGS.c.player == found.identity,
        RATINGS.c.game == queue.game,
        RATINGS.c.pool == pool,
        RATINGS.c.season == ALL_TIME,
    )
    shown = func.coalesce(RATINGS.c.shown, UNRATED)
    query = (
        select(found.identity, found.since, shown, found.bots, IDENTITIES.c.name)
        .join(IDENTITIES, IDENTITIES.c.id == found.identity)
        .outerjoin(RATINGS, rated)
        .where(_in(queue), _HERE, _present(at), IDENTITIES.c.banned_until <= at)
        .where(~_called(found.identity, found.pace, at))
        .with_for_update(of=WAITING)  # who would wait no more is seated first, or not at all
    )
    rows = connection.execute(query).all()
    names = {identity: name for identity, *_, name in rows}
    return [Waiting(*row[:-1]) for row in rows], names


def blocks(connection: Connection, people: Sequence[str]) -> set[frozenset[str]]:
    """Find the pairs among some people of whom one blocks the other."""
    found = TIES.c
    among = (found.kind == BLOCK, found.identity.in_(people), found.other.in_(people))
    rows = connection.execute(select(found.identity, found.other).where(*among)).all()
    return {frozenset(row) for row in rows}


def unlaid(connection: Connection, at: int) -> list[tuple[Queue, Group]]:
    """List the tables that were noted a while ago and that nobody has laid."""
    found = WAITING.c
    laid = select(HEADS.c.table_id).where(HEADS.c.table_id == found.table_id).exists()
    query = (
        select(WAITING, IDENTITIES.c.name)
        .join(IDENTITIES, IDENTITIES.c.id == found.identity)
        .where(found.table_id.is_not(None), found.seen <= at - LAID, ~laid)
        .order_by(found.table_id, found.since, found.identity)
    )
    lost: dict[str, tuple[Queue, Group]] = {}
    for row in connection.execute(query).all():
        queue, group = Queue(row.game, row.players, row.pace), Group(row.table_id, [])
        _, group = lost.setdefault(row.table_id, (queue, group))
        group.people.append((row.identity, row.name))
    return list(lost.values())


def tidy(connection: Connection, at: int) -> None:
    """Forget those who have met or gone."""
    found = WAITING.c
    met = and_(found.table_id.is_not(None), found.seen <= at - TOLD)
    connection.execute(delete(WAITING).where(or_(met, and_(_HERE, ~_present(at)))))


def lines(connection: Connection, identity: str | None, at: int) -> list[Line]:
    """List who waits for what, as somebody sees it; who hides is counted without a name."""
    found = WAITING.c
    query = (
        select(WAITING, IDENTITIES.c.name, IDENTITIES.c.hidden)
        .join(IDENTITIES, IDENTITIES.c.id == found.identity)
        .where(or_(_present(at), found.table_id.is_not(None)), IDENTITIES.c.banned_until <= at)
        .order_by(found.game, found.players, found.pace, found.since)
    )
    lines: dict[Queue, Line] = {}
    for row in connection.execute(query).all():
        queue = Queue(row.game, row.players, row.pace)
        line = lines.get(queue) or Line(queue, (), None, False, None)
        if row.table_id is None:
            name = "" if row.hidden and row.identity != identity else row.name
            line = line._replace(names=(*line.names, name))
        if row.identity == identity:
            line = line._replace(since=row.since, bots=row.bots, table=row.table_id)
        lines[queue] = line
    return [line for line in lines.values() if line.names or line.table is not None]


def tie(connection: Connection, identity: str, kind: str, other: str, at: int, tied: bool) -> None:
    """Note what somebody is to another, or that they are not any more."""
    here = (TIES.c.identity == identity, TIES.c.kind == kind, TIES.c.other == other)
    connection.execute(delete(TIES).where(*here))
    if tied:
        row = {"identity": identity, "kind": kind, "other": other, "since": at}
        connection.execute(insert(TIES).values(row))
