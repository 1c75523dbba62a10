"""Order in the database: what people may, what is reported of them, and what was done about it."""

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, func, insert, select, true, tuple_, update

from bottega.kernel.values import Value
from bottega.server.store.results import Moment
from bottega.server.store.schema.order import ACTS, REPORTS
from bottega.server.store.schema.own import LOOKING, PROCESSES
from bottega.server.store.schema.people import IDENTITIES, TIES
from bottega.server.store.store import PAGE
from bottega.server.store.waiting import BLOCK

LOOK: Final = "look"  # at a place that is private, while a report of it waits
OPERATOR: Final = ""  # in the place of an identity


class Report(Value):
    """What somebody has reported of somebody."""

    id: str
    at: int
    reporter: str
    whom: str
    reason: str
    words: str = ""
    table_id: str | None = None
    number: int | None = None  # of what was said there
    quoted: str | None = None  # what it was
    closed: int | None = None
    place: str | None = None  # where it is, if not at a table


class Act(Value):
    """What a moderator or the operator did."""

    id: str
    at: int
    officer: str
    what: str
    whom: str | None = None
    table_id: str | None = None
    number: int | None = None
    until: int | None = None
    why: str = ""
    was: str | None = None  # what was taken away: a name, words
    place: str | None = None


class Repute(NamedTuple):
    """How somebody stands on this server."""

    id: str
    name: str
    created: int
    lasting: bool
    hidden: bool
    silent_until: int
    banned_until: int
    moderator: bool


# Reports.


def report(connection: Connection, new: Report) -> bool:
    """Keep a report; False where the same is reported by the same already, and still open."""
    found = REPORTS.c
    same = select(found.id).where(
        found.reporter == new.reporter,
        found.whom == new.whom,
        found.table_id.is_not_distinct_from(new.table_id),
        found.number.is_not_distinct_from(new.number),
        found.place.is_not_distinct_from(new.place),
        found.closed.is_(None),
    )
    if connection.scalar(same.limit(1)) is not None:
        return False
    connection.execute(insert(REPORTS).values(_row(new)))
    return True


def _row(value: Value) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}


def _for(officer: str) -> ColumnElement[bool]:
    """Choose the reports that somebody may know of: those of moderators are the operator's."""
    keeps = (IDENTITIES.c.id == REPORTS.c.whom, IDENTITIES.c.moderator)
    return true() if officer == OPERATOR else ~select(IDENTITIES.c.id).where(*keeps).exists()


def reports(
    connection: Connection,
    officer: str,
    *,
    waiting: bool,
    before: Moment | None = None,
    most: int = PAGE,
) -> list[Report]:
    """List reports for an officer, the latest first: those that wait, or those that are closed."""
    found = REPORTS.c
    query = select(REPORTS).where(found.closed.is_(None) if waiting else found.closed.is_not(None))
    query = query.where(_for(officer))
    if before is not None:
        query = query.where(tuple_(found.at, found.id) < before)
    query = query.order_by(found.at.desc(), found.id.desc()).limit(most)
    return [Report(*row) for row in connection.execute(query).all()]


def waits(connection: Connection, officer: str, place: str) -> int | None:
    """Say since when a report of a place waits, as far as an officer may know of it."""
    found = REPORTS.c
    query = select(func.min(found.at)).where(found.place == place, found.closed.is_(None))
    since: int | None = connection.scalar(query.where(_for(officer)))
    return since


def has_looked(connection: Connection, officer: str, place: str, since: int) -> bool:
    """Say whether it is noted that an officer has looked at a place since some time."""
    found = ACTS.c
    query = select(found.id).where(found.place == place, found.at >= since)
    query = query.where(found.officer == officer, found.what == LOOK).limit(1)
    return connection.scalar(query) is not None


def waiting(connection: Connection, officer: str = OPERATOR) -> int:
    """Count the reports into which nobody has looked, as far as an officer may know of them."""
    query = select(func.count()).select_from(REPORTS).where(REPORTS.c.closed.is_(None))
    return int(connection.scalar(query.where(_for(officer))) or 0)


def reported(connection: Connection, whom: str) -> int:
    """Count the reports of somebody."""
    query = select(func.count()).select_from(REPORTS).where(REPORTS.c.whom == whom)
    return int(connection.scalar(query) or 0)


def close(connection: Connection, officer: str, id: str, at: int) -> Report | None:
    """Close a report, once; None where none of this id waits for an officer."""
    here = (REPORTS.c.id == id, REPORTS.c.closed.is_(None), _for(officer))
    closed = update(REPORTS).where(*here).values(closed=at).returning(*REPORTS.c)
    row = connection.execute(closed).one_or_none()
    return None if row is None else Report(*row)


# What was done.


def note(connection: Connection, act: Act) -> None:
    """Write down what was done."""
    connection.execute(insert(ACTS).values(_row(act)))


def acts(
    connection: Connection,
    *,
    whom: str | None = None,
    place: str | None = None,
    before: Moment | None = None,
    most: int = PAGE,
) -> list[Act]:
    """List what was done, the latest first: all, or about somebody, or about a place."""
    found = ACTS.c
    query = select(ACTS)
    if whom is not None:
        query = query.where(found.whom == whom)
    if place is not None:
        query = query.where(found.place == place)
    if before is not None:
        query = query.where(tuple_(found.at, found.id) < before)
    query = query.order_by(found.at.desc(), found.id.desc()).limit(most)
    return [Act(*row) for row in connection.execute(query).all()]


def reason(connection: Connection, whom: str, what: str) -> str:
    """Give the reason of what was done last of a kind about somebody."""
    found = ACTS.c
    query = select(found.why).where(found.whom == whom, found.what == what)
    latest = query.order_by(found.at.desc(), found.id.desc()).limit(1)
    return str(connection.scalar(latest) or "")


# People.


def repute(connection: Connection, id: str) -> Repute | None:
    """Tell how somebody stands."""
    row = connection.execute(_REPUTE.where(IDENTITIES.c.id == id)).one_or_none()
    return None if row is None else Repute(*row)


_FOUND: Final = IDENTITIES.c
_REPUTE: Final = select(
    _FOUND.id,
    _FOUND.name,
    _FOUND.created,
    _FOUND.lasting,
    _FOUND.hidden,
    _FOUND.silent_until,
    _FOUND.banned_until,
    _FOUND.moderator,
)


def moderators(connection: Connection) -> list[Repute]:
    """List those who keep order."""
    query = _REPUTE.where(IDENTITIES.c.moderator).order_by(IDENTITIES.c.name, IDENTITIES.c.id)
    return [Repute(*row) for row in connection.execute(query).all()]


def change(connection: Connection, id: str, **changed: Any) -> None:
    """Change how somebody stands, or what they are called."""
    connection.execute(update(IDENTITIES).where(IDENTITIES.c.id == id).values(**changed))


def names(connection: Connection, people: Collection[str]) -> dict[str, str]:
    """Give the names of people who are there."""
    found = IDENTITIES.c
    query = select(found.id, found.name).where(found.id.in_(sorted(people)))
    return dict(connection.execute(query).all())


def arrived(connection: Connection, since: int) -> int:
    """Count those who have come since a time."""
    query = select(func.count()).select_from(IDENTITIES).where(IDENTITIES.c.created > since)
    return int(connection.scalar(query) or 0)


# Whom somebody does not want to hear.


def blocked(connection: Connection, identity: str) -> frozenset[str]:
    """Give those whom somebody blocks."""
    found = TIES.c
    query = select(found.other).where(found.identity == identity, found.kind == BLOCK)
    return frozenset(connection.scalars(query).all())


def blockers(connection: Connection, other: str, among: Collection[str]) -> frozenset[str]:
    """Give those among some who block somebody."""
    found = TIES.c
    query = select(found.identity).where(found.other == other, found.kind == BLOCK)
    return frozenset(connection.scalars(query.where(found.identity.in_(sorted(among)))).all())


# Processes.


def looking(connection: Connection) -> int:
    """Count those who look at a page of any process."""
    query = select(func.count(LOOKING.c.identity.distinct()))
    return int(connection.scalar(query) or 0)


def vitals(connection: Connection) -> list[tuple[str, int, str]]:
    """Give what each process has last said of itself."""
    found = PROCESSES.c
    query = select(found.id, found.seen, found.vitals).where(found.vitals.is_not(None))
    return [(id, seen, told) for id, seen, told in connection.execute(query.order_by(found.id))]
