"""Tournaments in the database: two processes never draw a round twice.

A tournament is changed under a lock of its row. The tables of a round are noted, with their ids,
in the transaction that draws it, and laid afterwards: whoever finds one that lacks lays it.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import count
from typing import Any, Final, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, select, update
from sqlalchemy.sql.elements import ColumnElement

from bottega.kernel.telling import Stage
from bottega.kernel.values import Value
from bottega.server.store.draws import Pairs, apart
from bottega.server.store.finished import BOTS
from bottega.server.store.results import ALL_TIME
from bottega.server.store.schema.finished import RATINGS, RESULTS
from bottega.server.store.schema.logs import HEADS, TABLES
from bottega.server.store.schema.people import IDENTITIES
from bottega.server.store.schema.tournaments import COMPETITORS, MEETINGS, TOURNAMENTS
from bottega.server.store.waiting import UNRATED
from bottega.wire import NewTournament, Terms

LISTED: Final = 30  # tournaments of a kind in a list
FILLER: Final = 0  # on a seat: a bot that only fills the table
DONE: Final = ("over", "abandoned", "damaged")  # a table that goes on no more

Status = Literal["coming", "running", "over", "abandoned"]


class Held(Value):
    """A tournament, as somebody holds it."""

    id: str
    host: str
    origin: str
    name: str
    public: bool
    status: Status
    begins: int | None
    ends: int | None
    ended: int | None
    round: int
    terms: Terms


class Competitor(Value):
    """Somebody who plays in a tournament, or a bot."""

    number: int
    identity: str
    seed: int = 0  # who is strongest has the least
    gone: bool = False  # they play no more, or not now
    name: str = ""
    hidden: bool = False

    @property
    def bot(self) -> str | None:
        """Name the bot that this is, if it is one."""
        if not self.identity.startswith(BOTS):
            return None
        return self.identity.removeprefix(BOTS).rpartition("/")[0]


class Ended(Value):
    """What a game came to for one seat."""

    place: int
    points: int
    gave_up: bool = False


class Meeting(Value):
    """A table of a round, and what is known of it."""

    round: int
    number: int
    seats: tuple[int, ...]
    table: str | None  # None: a bye
    began: int
    called: bool = False
    excused: tuple[int, ...] | None = None
    laid: bool = False
    status: str = ""
    asked: int = 0
    stage: Stage | None = None
    results: tuple[Ended, ...] = ()  # by seat

    @property
    def over(self) -> bool:
        """Say whether nothing is played there any more."""
        return self.table is None or self.status in DONE


class Sheet(Value):
    """All that is stored of a tournament."""

    held: Held
    host_name: str  # empty where they do not show themselves
    competitors: tuple[Competitor, ...]
    meetings: tuple[Meeting, ...]  # in order
    apart: Pairs = frozenset()  # who is not to meet, as it was noted last

    @property
    def terms(self) -> Terms:
        """Tell how it is played."""
        return self.held.terms

    def active(self) -> list[Competitor]:
        """List those who play, the strongest first."""
        there = [one for one in self.competitors if not one.gone]
        return sorted(there, key=lambda one: (one.seed, one.number))

    def of_round(self, number: int) -> list[Meeting]:
        """List the tables of a round."""
        return [one for one in self.meetings if one.round == number]


class Brief(NamedTuple):
    """A tournament in a list."""

    held: Held
    players: int
    entered: bool
    began: int | None  # its last round


# Reading.


def sheet(connection: Connection, id: str) -> Sheet | None:
    """Read all that is stored of a tournament."""
    who = IDENTITIES.c
    query = select(TOURNAMENTS, who.name.label("host_name"), who.hidden)
    query = query.outerjoin(IDENTITIES, who.id == TOURNAMENTS.c.host)
    query = query.where(TOURNAMENTS.c.id == id)
    row = connection.execute(query).one_or_none()
    if row is None:
        return None
    name = "" if row.hidden else row.host_name or ""
    who_meets = _competitors(connection, id), _meetings(connection, id)
    return Sheet(_held(row), name, *who_meets, apart(connection, id))


def _held(row: Any) -> Held:
    stored = {name: getattr(row, name) for name in Held.__struct_fields__}
    return Held(**{**stored, "terms": msgspec.json.decode(row.terms, type=Terms)})


def _competitors(connection: Connection, id: str) -> tuple[Competitor, ...]:
    found, who = COMPETITORS.c, IDENTITIES.c
    query = (
        select(found.number, found.identity, found.seed, found.gone, who.name, who.hidden)
        .outerjoin(IDENTITIES, who.id == found.identity)
        .where(found.tournament == id)
        .order_by(found.number)
    )
    return tuple([_competitor(row) for row in connection.execute(query).all()])


def _competitor(row: Any) -> Competitor:
    """Give somebody who plays; who is not known here any more has left."""
    lost = row.name is None and not row.identity.startswith(BOTS)
    gone, name = row.gone or lost, row.name or ""
    return Competitor(row.number, row.identity, row.seed, gone, name, bool(row.hidden))


def _meetings(connection: Connection, id: str) -> tuple[Meeting, ...]:
    found = MEETINGS.c
    query = (
        select(MEETINGS, TABLES.c.status, HEADS.c.asked, HEADS.c.stage)
        .outerjoin(TABLES, TABLES.c.id == found.table_id)
        .outerjoin(HEADS, HEADS.c.table_id == found.table_id)
        .where(found.tournament == id)
        .order_by(found.round, found.number)
    )
    results = _results(connection, id)
    return tuple([_meeting(row, results) for row in connection.execute(query).all()])


def _results(connection: Connection, id: str) -> dict[str, list[Ended]]:
    found = RESULTS.c
    query = (
        select(found.table_id, found.place, found.points, found.gave_up)
        .join(MEETINGS, MEETINGS.c.table_id == found.table_id)
        .where(MEETINGS.c.tournament == id)
        .order_by(found.table_id, found.seat)
    )
    results: dict[str, list[Ended]] = defaultdict(list)
    for table, *numbers in connection.execute(query).all():
        results[table].append(Ended(*numbers))
    return results


def _meeting(row: Any, results: dict[str, list[Ended]]) -> Meeting:
    return Meeting(
        round=row.round,
        number=row.number,
        seats=_numbers(row.seats),
        table=row.table_id,
        began=row.began,
        called=row.called,
        excused=None if row.excused is None else _numbers(row.excused),
        laid=row.asked is not None,
        status=row.status or "",
        asked=int(row.asked or 0),
        stage=None if row.stage is None else msgspec.json.decode(row.stage, type=Stage),
        results=tuple(results.get(row.table_id, ())),
    )


def _numbers(text: str) -> tuple[int, ...]:
    return msgspec.json.decode(text, type=tuple[int, ...])


def _written(numbers: Iterable[int]) -> str:
    return msgspec.json.encode(tuple(numbers)).decode()


def listed(connection: Connection, status: Status, identity: str | None) -> list[Brief]:
    """List public tournaments of a status, and those where somebody plays or is the host."""
    here, own = TOURNAMENTS.c, COMPETITORS.c
    found = {row.id: row for row in _latest(connection, status, here.public)}
    if identity is not None:
        playing = select(own.tournament).where(own.identity == identity, ~own.gone)
        for mine in (here.host == identity, here.id.in_(playing)):
            found |= {row.id: row for row in _latest(connection, status, mine)}
    counted = _counted(connection, list(found), identity)
    began = _began(connection, list(found)) if status == "running" else {}
    return [
        Brief(_held(row), *counted.get(id, (0, False)), began.get(id)) for id, row in found.items()
    ]


def _latest(connection: Connection, status: Status, which: ColumnElement[bool]) -> Sequence[Any]:
    query = select(TOURNAMENTS).where(TOURNAMENTS.c.status == status, which)
    return connection.execute(query.order_by(TOURNAMENTS.c.created.desc()).limit(LISTED)).all()


def _counted(
    connection: Connection, ids: Sequence[str], identity: str | None
) -> dict[str, tuple[int, bool]]:
    """Count who plays, and see whether somebody does."""
    found = COMPETITORS.c
    query = select(found.tournament, found.identity).where(found.tournament.in_(ids), ~found.gone)
    counted: dict[str, tuple[int, bool]] = {}
    for id, who in connection.execute(query).all():
        count, entered = counted.get(id, (0, False))
        counted[id] = (count + 1, entered or who == identity)
    return counted


def _began(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """Tell when the last rounds of tournaments began."""
    here, found = TOURNAMENTS.c, MEETINGS.c
    last = (found.tournament == here.id) & (found.round == here.round)
    query = select(here.id, func.min(found.began)).join(MEETINGS, last).where(here.id.in_(ids))
    rows = connection.execute(query.group_by(here.id)).all()
    return {str(id): int(began) for id, began in rows}


def due(connection: Connection, at: int) -> list[str]:
    """List the tournaments that must be looked after now."""
    query = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.due <= at).order_by(TOURNAMENTS.c.due)
    return list(connection.scalars(query.limit(LISTED)).all())


def holding(connection: Connection, host: str) -> int:
    """Count the tournaments of a host that are not over."""
    query = select(func.count()).select_from(TOURNAMENTS)
    here = TOURNAMENTS.c
    open = and_(here.host == host, here.status.in_(("coming", "running")))
    return connection.scalar(query.where(open)) or 0


# Changing; whoever does holds the row.


def hold(connection: Connection, id: str) -> Sheet | None:
    """Let nobody else change a tournament until the transaction ends, and read it."""
    query = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.id == id)
    connection.execute(query.with_for_update())
    return sheet(connection, id)


def announce(connection: Connection, held: Held, at: int) -> None:
    """Store a tournament that is to come."""
    row = {**msgspec.structs.asdict(held), "terms": msgspec.json.encode(held.terms).decode()}
    connection.execute(insert(TOURNAMENTS).values({**row, "created": at, "due": held.begins}))


def announced(id: str, wish: NewTournament, host: str, origin: str) -> Held:
    """Give a tournament that is yet to begin."""
    return Held(
        id=id,
        host=host,
        origin=origin,
        name=wish.name.strip(),
        public=wish.public,
        status="coming",
        begins=wish.begins,
        ends=None,
        ended=None,
        round=0,
        terms=wish.terms,
    )


def change(connection: Connection, id: str, **values: Any) -> None:
    """Write how far a tournament has come, and when to look after it."""
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == id).values(**values))


def enter(connection: Connection, sheet: Sheet, identities: Sequence[str]) -> None:
    """Let some play, each by the first number that nobody has; who had left plays again."""
    known = {one.identity: one.number for one in sheet.competitors}
    taken = set(known.values())
    free = (number for number in count(1) if number not in taken)
    for identity in identities:
        if identity in known:
            leave(connection, sheet.held.id, known[identity], gone=False)
            continue
        number = next(free)
        row = {"tournament": sheet.held.id, "number": number, "identity": identity}
        connection.execute(insert(COMPETITORS).values(**row, seed=number, gone=False))


def strike(connection: Connection, id: str, number: int) -> None:
    """Take somebody off the list before a tournament begins."""
    here = (COMPETITORS.c.tournament == id, COMPETITORS.c.number == number)
    connection.execute(delete(COMPETITORS).where(*here))


def leave(connection: Connection, id: str, number: int, *, gone: bool = True) -> None:
    """Let somebody play no more, or again."""
    here = (COMPETITORS.c.tournament == id, COMPETITORS.c.number == number)
    connection.execute(update(COMPETITORS).where(*here).values(gone=gone))


def seed(connection: Connection, sheet: Sheet, pool: str) -> None:
    """Rank all who have entered by how strong they probably are."""
    players = [f"{BOTS}{one.bot}" if one.bot else one.identity for one in sheet.competitors]
    rated = RATINGS.c
    query = select(rated.player, rated.shown).where(
        rated.player.in_(sorted(set(players))),
        rated.game == sheet.terms.game,
        rated.pool == pool,
        rated.season == ALL_TIME,
    )
    shown = {row.player: row.shown for row in connection.execute(query).all()}
    strength = dict(zip(sheet.competitors, (shown.get(p, UNRATED) for p in players), strict=True))
    ranked = sorted(sheet.competitors, key=lambda one: (-strength[one], one.number))
    for place, one in enumerate(ranked, 1):
        here = (COMPETITORS.c.tournament == sheet.held.id, COMPETITORS.c.number == one.number)
        connection.execute(update(COMPETITORS).where(*here).values(seed=place))


def note(connection: Connection, id: str, meetings: Sequence[Meeting]) -> None:
    """Note who meets, and at which tables that are yet to be laid."""
    rows = [
        {
            "tournament": id,
            "round": one.round,
            "number": one.number,
            "table_id": one.table,
            "seats": _written(one.seats),
            "began": one.began,
            "called": one.table is None,
        }
        for one in meetings
    ]
    if rows:
        connection.execute(insert(MEETINGS), rows)


def _at(id: str, one: Meeting) -> ColumnElement[bool]:
    found = MEETINGS.c
    return and_(found.tournament == id, found.round == one.round, found.number == one.number)


def call(connection: Connection, id: str, one: Meeting) -> None:
    """Note that it was seen who has not come to a table."""
    connection.execute(update(MEETINGS).where(_at(id, one)).values(called=True))


def excuse(connection: Connection, id: str, one: Meeting, numbers: Iterable[int]) -> None:
    """Note who was not waited for when the time was up; what was noted first stays."""
    first = MEETINGS.c.excused.is_(None)
    statement = update(MEETINGS).where(_at(id, one), first)
    connection.execute(statement.values(excused=_written(numbers)))
