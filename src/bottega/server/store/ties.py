"""Whom somebody follows and blocks, who is here, and who asks whom to a table, in the database.

Who hides is nobody here, and who blocks somebody is neither here nor at a table for them.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, select

from bottega.server.store.database import upsert
from bottega.server.store.schema.logs import SEATS, TABLES
from bottega.server.store.schema.own import LOOKING, PRESENCE
from bottega.server.store.schema.people import ASKINGS, IDENTITIES, TIES
from bottega.server.store.store import hold_identity
from bottega.server.store.waiting import BLOCK, tie
from bottega.wire import TableInfo

FOLLOW: Final = "follow"
MOST: Final = 200  # people that one follows, or blocks
LISTED: Final = 20  # invitations that somebody sees
KEPT: Final = 14 * 86_400_000  # so long an invitation is


class Tied(NamedTuple):
    """Somebody who is something to somebody else."""

    id: str
    name: str
    shuts: bool  # whether they want to be nobody to them


class Asked(NamedTuple):
    """Somebody is asked to a table."""

    table: str
    guest: str
    host: str
    link: str
    at: int


class Seat(NamedTuple):
    """A seat that is kept for somebody, with who asks."""

    table: str
    game: str
    host: str
    name: str
    link: str
    at: int


def _ties(identity: Any, kind: str, other: Any) -> Any:
    found = TIES.alias()
    here = (found.c.identity == identity, found.c.kind == kind, found.c.other == other)
    return select(found.c.identity).where(*here).exists()


def tied(connection: Connection, identity: str, kind: str) -> list[Tied]:
    """List those whom somebody follows, or blocks, by name; not those who hide."""
    person = IDENTITIES.c
    query = (
        select(person.id, person.name, _ties(person.id, BLOCK, identity))
        .join(TIES, TIES.c.other == person.id)
        .where(TIES.c.identity == identity, TIES.c.kind == kind, ~person.hidden)
        .order_by(person.name, person.id)
    )
    return [Tied(*row) for row in connection.execute(query).all()]


def is_tied(connection: Connection, identity: str, kind: str, other: str) -> bool:
    """Say whether somebody follows another, or blocks them."""
    return bool(connection.scalar(select(_ties(identity, kind, other))))


def shown(connection: Connection, identity: str) -> str | None:
    """Give the name of somebody who shows themselves; None of anybody else."""
    person = IDENTITIES.c
    return connection.scalar(select(person.name).where(person.id == identity, ~person.hidden))


def follow(connection: Connection, identity: str, other: str, at: int) -> bool:
    """Follow somebody; False when one follows too many already."""
    return _bind(connection, identity, FOLLOW, other, at)


def unfollow(connection: Connection, identity: str, other: str) -> None:
    """Follow somebody no more."""
    tie(connection, identity, FOLLOW, other, 0, tied=False)


def block(connection: Connection, identity: str, other: str, at: int) -> bool:
    """Want nothing to do with somebody, whom one may have followed; False when with too many."""
    unfollow(connection, identity, other)
    return _bind(connection, identity, BLOCK, other, at)


def unblock(connection: Connection, identity: str, other: str) -> None:
    """Have to do with somebody again."""
    tie(connection, identity, BLOCK, other, 0, tied=False)


def _bind(connection: Connection, identity: str, kind: str, other: str, at: int) -> bool:
    """Note what somebody is to another, unless they are that to too many."""
    hold_identity(connection, identity)
    found = TIES.c
    others = (found.identity == identity, found.kind == kind, found.other != other)
    count = connection.scalar(select(func.count()).select_from(TIES).where(*others)) or 0
    if count < MOST:
        tie(connection, identity, kind, other, at, tied=True)
    return count < MOST


# Who is here, and where.


def looking(connection: Connection, people: Collection[str]) -> set[str]:
    """Find out who of these looks at a page, at any process."""
    query = select(LOOKING.c.identity).where(LOOKING.c.identity.in_(people)).distinct()
    return set(connection.scalars(query).all())


def sitting(connection: Connection, people: Collection[str]) -> list[tuple[str, str]]:
    """Find out who of these is at which table now, at any process."""
    here = (SEATS.c.table_id == PRESENCE.c.table_id) & (SEATS.c.seat == PRESENCE.c.seat)
    query = select(SEATS.c.holder, SEATS.c.table_id).join(PRESENCE, here).distinct()
    rows = connection.execute(query.where(SEATS.c.holder.in_(people))).all()
    return [(holder, table) for holder, table in rows]


def watched(connection: Connection, tables: Collection[str]) -> dict[str, str]:
    """Give the games of those among some tables that run, and that everybody may watch."""
    query = select(TABLES.c.id, TABLES.c.game, TABLES.c.info)
    here = query.where(TABLES.c.id.in_(tables), TABLES.c.public, TABLES.c.status == "running")
    rows = connection.execute(here).all()
    return {id: game for id, game, info in rows if _is_open(info)}


def _is_open(info: str) -> bool:
    try:
        return msgspec.json.decode(info, type=TableInfo).settings.watch != "none"
    except msgspec.DecodeError:
        return False


# Who is asked to which table.


def ask(connection: Connection, asked: Asked) -> bool:
    """Note that somebody is asked to a table; False when they are already."""
    found = ASKINGS.c
    old = (found.identity == asked.guest, found.at <= asked.at - KEPT)
    connection.execute(delete(ASKINGS).where(*old))
    row = {"table_id": asked.table, "identity": asked.guest, "host": asked.host}
    noted = upsert(
        connection.dialect.name, ASKINGS, {**row, "link": asked.link, "at": asked.at}, {}
    )
    return connection.scalar(noted.returning(found.identity)) is not None


def decline(connection: Connection, table: str, guest: str) -> None:
    """Forget that somebody is asked to a table."""
    found = ASKINGS.c
    mine = (found.table_id == table, found.identity == guest)
    connection.execute(delete(ASKINGS).where(*mine))


def guests(connection: Connection, table: str) -> list[tuple[str, str, str]]:
    """List who is asked to a table and has not come, with their names and links."""
    found, person = ASKINGS.c, IDENTITIES.c
    query = (
        select(person.id, person.name, found.link)
        .join(IDENTITIES, person.id == found.identity)
        .where(found.table_id == table, ~person.hidden, ~_sits(found.identity, table))
        .order_by(found.at, person.id)
    )
    return [(id, name, link) for id, name, link in connection.execute(query).all()]


def seats(connection: Connection, guest: str) -> Sequence[Seat]:
    """List the seats that others keep for somebody at tables that are yet to start."""
    found, person = ASKINGS.c, IDENTITIES.c
    query = (
        select(found.table_id, TABLES.c.game, found.host, person.name, found.link, found.at)
        .join(TABLES, TABLES.c.id == found.table_id)
        .join(IDENTITIES, person.id == found.host)
        .where(found.identity == guest, TABLES.c.status == "open", ~person.hidden)
        .where(~_ties(guest, BLOCK, found.host), ~_sits(guest, found.table_id))
        .order_by(found.at.desc(), found.table_id)
        .limit(LISTED)
    )
    return [Seat(*row) for row in connection.execute(query).all()]


def _sits(who: Any, table: Any) -> Any:
    return select(SEATS.c.seat).where(SEATS.c.holder == who, SEATS.c.table_id == table).exists()
