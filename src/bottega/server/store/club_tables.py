"""The tables of clubs in the database: those opened for one, and those where its members sit."""

from typing import Any, Final

from sqlalchemy import Connection, func, insert, select, union

from bottega.server.store.groups import IN
from bottega.server.store.players import unnamed
from bottega.server.store.schema.clubs import CLUB_MEMBERS, CLUB_TABLES
from bottega.server.store.schema.logs import HEADS, LIVELY, SEATS, TABLES
from bottega.server.store.schema.people import IDENTITIES
from bottega.server.store.store import (
    EXPECTED,
    PAGE,
    QUIET,
    SEATS_BIT,
    SHOWN,
    Listed,
    read_listed,
)

LOOKED_AT: Final = 300  # the latest tables of a server among which a club's members are looked for

_Of = CLUB_MEMBERS.c


def note_table(connection: Connection, club: str, table: str, at: int) -> None:
    """Note that a table is opened for a club."""
    row = {"club": club, "table_id": table, "at": at}
    connection.execute(insert(CLUB_TABLES).values(row))


def note_again(connection: Connection, before: str, table: str, at: int) -> None:
    """Note that those of a table meet again at another one, which is of the same club."""
    opened = CLUB_TABLES.c
    club = connection.scalar(select(opened.club).where(opened.table_id == before))
    if club is not None:
        note_table(connection, club, table, at)


def tables(connection: Connection, club: str, reader: str, at: int) -> list[Listed]:
    """List the tables that are opened for a club or where its members sit, the latest first."""
    opened = CLUB_TABLES.c
    latest = select(opened.table_id).where(opened.club == club).order_by(opened.at.desc())
    own = select(latest.limit(LOOKED_AT).subquery().c.table_id)
    return _lively(connection, reader, at, own, *_seated(club))


def public_tables(connection: Connection, club: str, reader: str, at: int) -> list[Listed]:
    """List the public tables where members sit who show themselves, the latest first."""
    shown = select(IDENTITIES.c.id).where(IDENTITIES.c.id == _Of.identity, ~IDENTITIES.c.hidden)
    return unnamed(
        connection, _lively(connection, reader, at, *_seated(club, shown.exists())), reader
    )


def _seated(club: str, *who: Any) -> list[Any]:
    """Ask for the public tables where members of a club sit, among the latest there are."""
    latest = [
        select(TABLES.c.id)
        .where(TABLES.c.public, TABLES.c.status == status)
        .order_by(TABLES.c.created.desc())
        .limit(LOOKED_AT)
        .subquery()
        for status in LIVELY
    ]
    return [
        select(SEATS.c.table_id)
        .join(tables, tables.c.id == SEATS.c.table_id)
        .join(CLUB_MEMBERS, _Of.identity == SEATS.c.holder)
        .where(_Of.club == club, _Of.role.in_(IN), *who)
        for tables in latest
    ]


def _lively(connection: Connection, reader: str, at: int, *asked: Any) -> list[Listed]:
    """List tables that are open or played at, without those that everybody has left."""
    found = union(*asked).subquery()
    there = (SEATS.c.table_id == TABLES.c.id, SEATS.c.holder == reader)
    mine = select(func.coalesce(func.sum(SEATS_BIT), 0)).where(*there).scalar_subquery()
    query = (
        select(*SHOWN, mine.label("mine"))
        .join(found, found.c.table_id == TABLES.c.id)
        .join(HEADS, HEADS.c.table_id == TABLES.c.id)
        .where(TABLES.c.status.in_(LIVELY))
        .where(EXPECTED | (HEADS.c.at > at - QUIET))
        .order_by(TABLES.c.created.desc(), TABLES.c.id.desc())
        .limit(PAGE)
    )
    return read_listed(connection, query)
