"""Clubs in the database: who is in them, and what is said there.

Who hides is nobody to others, but to those who are in a club with them.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, select, tuple_, update

from bottega.server.store.database import upsert
from bottega.server.store.results import ALL_TIME, Moment, Pool
from bottega.server.store.schema.clubs import CLUB_LINES, CLUB_MEMBERS, CLUB_TABLES, CLUBS
from bottega.server.store.schema.finished import RATINGS
from bottega.server.store.schema.people import IDENTITIES, TIES
from bottega.server.store.store import PAGE
from bottega.server.store.waiting import BLOCK

FOUNDER: Final = "founder"
ARRANGER: Final = "arranger"
MEMBER: Final = "member"
ASKING: Final = "asking"
INVITED: Final = "invited"
UNHEARD: Final = "unheard"  # invited by somebody whom they block, of which they are not told
BARRED: Final = "barred"
IN: Final = (FOUNDER, ARRANGER, MEMBER)
LINK: Final = "link"  # the door of a club of which nobody is told
KEPT: Final = 2_000  # lines of a club

_Of = CLUB_MEMBERS.c


class Group(NamedTuple):
    """A club, with what somebody is in it."""

    id: str
    created: int
    name: str
    about: str
    door: str
    generation: int
    members: int
    role: str | None
    watched: bool = False  # by who keeps order, while a report of it waits

    @property
    def reads(self) -> bool:
        """Say whether the reader may know all that members do."""
        return self.inside or self.watched

    @property
    def inside(self) -> bool:
        """Say whether the reader is in it."""
        return self.role in IN

    @property
    def arranges(self) -> bool:
        """Say whether the reader may admit and remove."""
        return self.role in (FOUNDER, ARRANGER)


class Belonging(NamedTuple):
    """Somebody in a club, or at its door."""

    player: str
    name: str
    role: str
    since: int
    hidden: bool


class Line(NamedTuple):
    """Something that was said in a club; who hides and has left it is nobody."""

    number: int
    at: int
    text: str
    name: str
    player: str


class Spoken(NamedTuple):
    """What somebody said in a club."""

    whom: str
    text: str


class Rung(NamedTuple):
    """A member's rating."""

    player: str
    name: str
    hidden: bool
    shown: int
    sigma: float
    games: int


# Clubs.


def _groups(reader: str | None) -> Any:
    """Ask for clubs, with what a reader is in each."""
    own, among = CLUB_MEMBERS.alias("own"), CLUB_MEMBERS.alias("among")
    mine = (own.c.club == CLUBS.c.id, own.c.identity == (reader or ""))
    role = select(own.c.role).where(*mine)
    count = select(func.count()).where(among.c.club == CLUBS.c.id, among.c.role.in_(IN))
    shown = (CLUBS.c.id, CLUBS.c.created, CLUBS.c.name, CLUBS.c.about, CLUBS.c.door)
    return select(
        *shown,
        CLUBS.c.generation,
        count.scalar_subquery().label("members"),
        role.scalar_subquery().label("role"),
    )


def group(connection: Connection, id: str, reader: str | None) -> Group | None:
    """Find a club."""
    row = connection.execute(_groups(reader).where(CLUBS.c.id == id)).one_or_none()
    return None if row is None else Group(*row)


def groups_of(connection: Connection, identity: str) -> list[Group]:
    """List the clubs where somebody is, asks to be, or is invited, the latest joined first."""
    query = _groups(identity).join(CLUB_MEMBERS, _Of.club == CLUBS.c.id)
    query = query.where(_Of.identity == identity, _Of.role.not_in((BARRED, UNHEARD)))
    rows = connection.execute(query.order_by(_Of.since.desc(), CLUBS.c.id)).all()
    return [Group(*row) for row in rows]


def found(connection: Connection, reader: str | None, before: Moment | None) -> list[Group]:
    """List the clubs that everybody may find, the latest first."""
    query = _groups(reader).where(CLUBS.c.door != LINK)
    if before is not None:
        query = query.where(tuple_(CLUBS.c.created, CLUBS.c.id) < before)
    latest = (CLUBS.c.created.desc(), CLUBS.c.id.desc())
    return [Group(*row) for row in connection.execute(query.order_by(*latest).limit(PAGE)).all()]


def add_group(connection: Connection, id: str, identity: str, at: int, **said: str) -> None:
    """Write a new club with who founds it."""
    connection.execute(insert(CLUBS).values(id=id, created=at, generation=0, said=0, **said))
    put(connection, id, identity, FOUNDER, at)


def change_group(connection: Connection, id: str, **changed: Any) -> None:
    """Change what is stored of a club."""
    connection.execute(update(CLUBS).where(CLUBS.c.id == id).values(**changed))


def renew(connection: Connection, id: str) -> None:
    """Make the invitation of a club another one."""
    change_group(connection, id, generation=CLUBS.c.generation + 1)


def close(connection: Connection, id: str) -> None:
    """Forget a club in which nobody is any more."""
    for there in (CLUB_MEMBERS, CLUB_LINES, CLUB_TABLES):
        connection.execute(delete(there).where(there.c.club == id))
    connection.execute(delete(CLUBS).where(CLUBS.c.id == id))


# Who is in one.


def hold(connection: Connection, id: str) -> None:
    """Let nobody else change who is in a club until this is done."""
    connection.execute(select(CLUBS.c.id).where(CLUBS.c.id == id).with_for_update())


def role_of(connection: Connection, club: str, identity: str) -> str | None:
    """Say what somebody is in a club."""
    query = select(_Of.role).where(_Of.club == club, _Of.identity == identity)
    found: str | None = connection.scalar(query)
    return found


def put(connection: Connection, club: str, identity: str, role: str, at: int) -> None:
    """Let somebody be something in a club from now on."""
    key = {"club": club, "identity": identity}
    row = {"role": role, "since": at}
    connection.execute(upsert(connection.dialect.name, CLUB_MEMBERS, key, row))


def raise_to(connection: Connection, club: str, identity: str, role: str) -> None:
    """Change what somebody is in a club who is in it already."""
    here = (_Of.club == club, _Of.identity == identity)
    connection.execute(update(CLUB_MEMBERS).where(*here).values(role=role))


def drop(connection: Connection, club: str, identity: str) -> None:
    """Let somebody be nothing in a club any more."""
    here = (_Of.club == club, _Of.identity == identity)
    connection.execute(delete(CLUB_MEMBERS).where(*here))


def belonging(connection: Connection, club: str, roles: Sequence[str]) -> list[Belonging]:
    """List those of some roles, who has been there longest first."""
    who = IDENTITIES.c
    query = (
        select(_Of.identity, who.name, _Of.role, _Of.since, who.hidden)
        .join(IDENTITIES, who.id == _Of.identity)
        .where(_Of.club == club, _Of.role.in_(roles))
        .order_by(_Of.since, _Of.identity)
    )
    return [Belonging(*row) for row in connection.execute(query).all()]


def count_roles(connection: Connection, club: str, role: str) -> int:
    """Count those who are something in a club."""
    query = select(func.count()).where(_Of.club == club, _Of.role == role)
    return int(connection.scalar(query) or 0)


def count_clubs(connection: Connection, identity: str) -> int:
    """Count in how many clubs somebody is, or asks to be."""
    query = select(func.count()).where(_Of.identity == identity, _Of.role.in_((*IN, ASKING)))
    return int(connection.scalar(query) or 0)


def part(connection: Connection, club: str, identity: str) -> None:
    """Let somebody leave a club; who follows its founder is found, or else it is closed."""
    hold(connection, club)
    role = role_of(connection, club, identity)
    if role is None or role == BARRED:  # who was shut out stays so
        return
    drop(connection, club, identity)
    if role != FOUNDER:
        return
    heirs = belonging(connection, club, (ARRANGER,)) or belonging(connection, club, (MEMBER,))
    if heirs:
        raise_to(connection, club, heirs[0].player, FOUNDER)
    else:
        close(connection, club)


def part_from_all(connection: Connection, identity: str) -> None:
    """Let somebody leave all clubs."""
    here = select(CLUB_MEMBERS.c.club).where(CLUB_MEMBERS.c.identity == identity)
    for club in connection.scalars(here.order_by(CLUB_MEMBERS.c.club)).all():
        part(connection, club, identity)


# What is said.


def write_line(connection: Connection, club: str, identity: str, text: str, at: int) -> int:
    """Add a line to what is said in a club, of which the last ones are kept; give its number."""
    number = _count(connection, club)
    row = {"club": club, "number": number, "at": at, "identity": identity, "text": text}
    connection.execute(insert(CLUB_LINES).values(row))
    old = (CLUB_LINES.c.club == club, CLUB_LINES.c.number <= number - KEPT)
    connection.execute(delete(CLUB_LINES).where(*old))
    return number


def _count(connection: Connection, club: str) -> int:
    """Count a change of what is said in a club; two never have the same number."""
    counted = update(CLUBS).where(CLUBS.c.id == club).values(said=CLUBS.c.said + 1)
    return int(connection.scalar(counted.returning(CLUBS.c.said)) or 0)


def spoken(connection: Connection, club: str, number: int) -> Spoken | None:
    """Tell who has said something, and what."""
    here = (CLUB_LINES.c.club == club, CLUB_LINES.c.number == number)
    query = select(CLUB_LINES.c.identity, CLUB_LINES.c.text).where(*here)
    row = connection.execute(query).one_or_none()
    return None if row is None else Spoken(*row)


def erase_line(connection: Connection, club: str, number: int) -> None:
    """Take a line away; whoever listens is to look again."""
    _count(connection, club)
    here = (CLUB_LINES.c.club == club, CLUB_LINES.c.number == number)
    connection.execute(delete(CLUB_LINES).where(*here))


def lines(connection: Connection, club: str, reader: str, before: int | None) -> list[Line]:
    """Give the last lines, or those before one, the oldest first; not those of who is blocked."""
    said, who, ties = CLUB_LINES.c, IDENTITIES.c, TIES.c
    there = and_(_Of.club == said.club, _Of.identity == said.identity, _Of.role.in_(IN))
    blocked = select(ties.other).where(ties.identity == reader, ties.kind == BLOCK)
    query = (
        select(said.number, said.at, said.text, who.name, said.identity, who.hidden, _Of.role)
        .outerjoin(IDENTITIES, who.id == said.identity)
        .outerjoin(CLUB_MEMBERS, there)
        .where(said.club == club, said.identity.not_in(blocked))
    )
    if before is not None:
        query = query.where(said.number < before)
    rows = connection.execute(query.order_by(said.number.desc()).limit(PAGE)).all()
    return [_line(row) for row in reversed(rows)]


def _line(row: Any) -> Line:
    """Name who said a line: a member, and who shows themselves."""
    seen = row.name is not None and (row.role is not None or not row.hidden)
    who = (row.name, row.identity) if seen else ("", "")
    return Line(row.number, row.at, row.text, *who)


def said(connection: Connection, club: str) -> int:
    """Count how often something was said in a club, or taken away."""
    return int(connection.scalar(select(CLUBS.c.said).where(CLUBS.c.id == club)) or 0)


# How strong they are.


def rated_pools(connection: Connection, club: str) -> list[tuple[Pool, int]]:
    """List the pools in which members have a rating, that of most members first."""
    rated = RATINGS.c
    how_many = func.count()
    query = (
        select(rated.game, rated.pool, how_many)
        .join(CLUB_MEMBERS, _Of.identity == rated.player)
        .where(_Of.club == club, _Of.role.in_(IN), rated.season == ALL_TIME)
        .group_by(rated.game, rated.pool)
        .order_by(how_many.desc(), rated.game, rated.pool)
    )
    rows = connection.execute(query).all()
    return [(Pool(game, pool), int(count)) for game, pool, count in rows]


def rungs(connection: Connection, club: str, pool: Pool) -> list[Rung]:
    """List the members who have a rating in a pool, the strongest first."""
    rated, who = RATINGS.c, IDENTITIES.c
    query = (
        select(_Of.identity, who.name, who.hidden, rated.shown, rated.sigma, rated.games)
        .join(CLUB_MEMBERS, _Of.identity == rated.player)
        .join(IDENTITIES, who.id == _Of.identity)
        .where(_Of.club == club, _Of.role.in_(IN), rated.season == ALL_TIME)
        .where(rated.game == pool.game, rated.pool == pool.name)
        .order_by(rated.shown.desc(), _Of.identity)
    )
    return [Rung(*row) for row in connection.execute(query).all()]
