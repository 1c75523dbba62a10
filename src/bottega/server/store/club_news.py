"""What is new in clubs, in the database: what it is, and who there wants to hear of it."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, literal, select

from bottega.server.store.groups import IN, INVITED
from bottega.server.store.notices import read_wishes
from bottega.server.store.schema.clubs import CLUB_MEMBERS, CLUB_TABLES, CLUBS, DUPLICATES
from bottega.server.store.schema.logs import TABLES
from bottega.server.store.schema.notices import WISHES
from bottega.server.store.schema.people import IDENTITIES, TIES
from bottega.server.store.waiting import BLOCK
from bottega.wire import Notice, Wishes
from bottega.wire.notices import Kind


class News(NamedTuple):
    """Something new in a club: a contest, a table, or somebody who is invited."""

    kind: Kind
    about: str  # the id of the contest, the table, or the club
    by: str  # who is behind it
    guest: str = ""  # whom alone it concerns


class Listener(NamedTuple):
    """Somebody whom news concern, with what they wish."""

    identity: str
    wishes: Wishes


def notice(connection: Connection, news: News, at: int) -> Notice | None:
    """Say what is told of news; None where it is so no more."""
    club, found = CLUBS.c, IDENTITIES.c
    row = connection.execute(_FOUND[news.kind](news.about)).one_or_none()
    if row is None:
        return None
    name = connection.scalar(select(found.name).where(found.id == news.by)) or ""
    called = connection.scalar(select(club.name).where(club.id == row.club)) or ""
    about = {_FIELDS[news.kind]: news.about} if news.kind in _FIELDS else {}
    told = Notice(news.kind, "", row.game, 0, at, name=name, club=row.club, club_name=called)
    return msgspec.structs.replace(told, **about)


_FIELDS: Final = {"contest": "contest", "club-table": "table"}


def _contest(id: str) -> Any:
    found = DUPLICATES.c
    return select(found.club, found.game).where(found.id == id)


def _table(id: str) -> Any:
    opened = CLUB_TABLES.c
    query = select(opened.club, TABLES.c.game).join(TABLES, TABLES.c.id == opened.table_id)
    return query.where(opened.table_id == id, TABLES.c.status == "open")


def _club(id: str) -> Any:
    return select(CLUBS.c.id.label("club"), literal("").label("game")).where(CLUBS.c.id == id)


_FOUND: Final[Mapping[str, Any]] = {"contest": _contest, "club-table": _table, "club": _club}


def listeners(connection: Connection, news: News, club: str) -> list[Listener]:
    """List whom news of a club concern: not who is behind it, nor who blocks them or is blocked."""
    there, ties, wish = CLUB_MEMBERS.c, TIES.c, WISHES.c
    deaf = select(ties.identity).where(ties.other == news.by, ties.kind == BLOCK)
    shut = select(ties.other).where(ties.identity == news.by, ties.kind == BLOCK)
    query = (
        select(there.identity, wish.wishes)
        .outerjoin(WISHES, wish.identity == there.identity)
        .where(there.club == club, there.identity != news.by)
        .where(there.identity.not_in(deaf), there.identity.not_in(shut))
    )
    if news.guest:
        query = query.where(there.identity == news.guest, there.role == INVITED)
    else:
        query = query.where(there.role.in_(IN))
    rows = connection.execute(query).all()
    return [Listener(who, read_wishes(text)) for who, text in rows]
