"""Mails, in the database: where people get them, what the next one tells of, and when it goes.

Who sends a mail takes it for a while first, so that no other process sends it too; what a process
took that has died is taken again by another. One is told once until they come back.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, func, select, update

from bottega.server.store.database import upsert
from bottega.server.store.groups import INVITED
from bottega.server.store.schema.clubs import CLUB_MEMBERS, CLUBS, DUPLICATES
from bottega.server.store.schema.logs import LIVELY, TABLES
from bottega.server.store.schema.notices import ADDRESSES, LETTERS
from bottega.server.store.schema.people import IDENTITIES
from bottega.server.store.schema.tournaments import TOURNAMENTS
from bottega.wire import Notice

MOST: Final = 20  # things that one mail tells of

_AFRESH: Final[dict[str, int | None]] = {"told": None, "due": None, "tries": 0}

Matching = Callable[[str], bool]


class Mailbox(NamedTuple):
    """Where somebody gets mails."""

    identity: str
    address: str | None
    asked: str | None  # an address that is yet to be confirmed
    language: str
    told: int | None  # when they were told last, since they were here
    due: int | None
    tries: int  # how often the mail that is due was begun
    since: int | None  # when it was asked whether the new one is theirs


def _of(identity: str) -> Any:
    return ADDRESSES.c.identity == identity


def mailbox(connection: Connection, identity: str) -> Mailbox | None:
    """Find where somebody gets mails."""
    row = connection.execute(select(ADDRESSES).where(_of(identity))).one_or_none()
    return None if row is None else Mailbox(*row)


def name_of(connection: Connection, identity: str) -> str:
    """Tell what somebody is called."""
    query = select(IDENTITIES.c.name).where(IDENTITIES.c.id == identity)
    return connection.scalar(query) or ""


# An address: asked about, confirmed, and forgotten.


def ask(connection: Connection, identity: str, address: str, language: str, at: int) -> None:
    """Note an address that is to be confirmed; until then an earlier one stays."""
    row = {"asked": address, "language": language, "since": at}
    connection.execute(upsert(connection.dialect.name, ADDRESSES, {"identity": identity}, row))


def speak(connection: Connection, identity: str, language: str) -> None:
    """Note in which language somebody reads their mails."""
    connection.execute(update(ADDRESSES).where(_of(identity)).values(language=language))


def confirm(connection: Connection, identity: str, is_it: Matching) -> bool:
    """Take the address that was asked about; False when it was another one, or none."""
    found = mailbox(connection, identity)
    if found is None:
        return False
    if found.asked is not None and is_it(found.asked):
        known = {"address": found.asked, "asked": None, "since": None, **_AFRESH}
        connection.execute(update(ADDRESSES).where(_of(identity)).values(known))
        return True
    return found.address is not None and is_it(found.address)


def is_stale(connection: Connection, before: int) -> bool:
    """Say whether somebody was asked before a time for an address that nobody has confirmed."""
    query = select(ADDRESSES.c.identity).where(ADDRESSES.c.since < before).limit(1)
    return connection.scalar(query) is not None


def forget_stale(connection: Connection, before: int) -> None:
    """Forget the addresses that nobody has confirmed; those that were before them stay."""
    stale, box = ADDRESSES.c.since < before, ADDRESSES.c
    connection.execute(delete(ADDRESSES).where(stale, box.address.is_(None)))
    connection.execute(update(ADDRESSES).where(stale).values(asked=None, since=None))


def forget(connection: Connection, identity: str) -> None:
    """Forget the addresses of somebody, and what they were to be told."""
    connection.execute(delete(ADDRESSES).where(_of(identity)))
    _empty(connection, identity)


def stop(connection: Connection, identity: str, is_it: Matching) -> None:
    """Forget an address of somebody, if it is still theirs; one that is asked about stays."""
    found = mailbox(connection, identity)
    if found is None or found.address is None or not is_it(found.address):
        return
    if found.asked is None:
        forget(connection, identity)
    else:
        nowhere = {"address": None, **_AFRESH}
        connection.execute(update(ADDRESSES).where(_of(identity)).values(nowhere))
        _empty(connection, identity)


# What is to be told, and when.


def put(connection: Connection, identity: str, notice: Notice, due: int, whose: str = "") -> None:
    """Let the next mail of somebody tell of something; none goes to who was told already."""
    mine = select(ADDRESSES).where(_of(identity)).with_for_update()
    found = connection.execute(mine).one_or_none()
    if found is None or found.address is None or found.told is not None:
        return
    count = select(func.count()).select_from(LETTERS).where(LETTERS.c.identity == identity)
    if (connection.scalar(count) or 0) < MOST:
        key = {"identity": identity, "kind": notice.notice, "table_id": notice.about}
        text = {"notice": msgspec.json.encode(notice).decode(), "whose": whose}
        connection.execute(upsert(connection.dialect.name, LETTERS, key, text))
    if found.due is None or (found.due > due and not found.tries):  # one that is under way stays
        connection.execute(update(ADDRESSES).where(_of(identity)).values(due=due))


def is_due(connection: Connection, at: int) -> bool:
    """Say whether a mail is to be sent now."""
    query = select(ADDRESSES.c.identity).where(ADDRESSES.c.due <= at).limit(1)
    return connection.scalar(query) is not None


def claim(connection: Connection, at: int, until: int, most: int) -> list[Mailbox]:
    """Take mails that are due, so that nobody else sends them until some time."""
    due = ADDRESSES.c.due <= at
    first = select(ADDRESSES.c.identity).where(due).order_by(ADDRESSES.c.due).limit(most)
    ids = connection.scalars(first.with_for_update(skip_locked=True)).all()
    taken = {"due": until, "tries": ADDRESSES.c.tries + 1}
    mine = update(ADDRESSES).where(due, ADDRESSES.c.identity.in_(ids)).values(taken)
    return [Mailbox(*row) for row in connection.execute(mine.returning(*ADDRESSES.c)).all()]


def letters(connection: Connection, identity: str) -> list[Notice]:
    """List what a mail is to tell: of tables that are not over, contests, and clubs to come to.

    People, tournaments and clubs are called as they are by now.
    """
    about, member = LETTERS.c.table_id, CLUB_MEMBERS.c
    asked = (member.club == about) & (member.identity == identity) & (member.role == INVITED)
    lively = TABLES.c.status.in_(LIVELY)
    query = (
        select(LETTERS.c.notice, func.coalesce(IDENTITIES.c.name, TOURNAMENTS.c.name))
        .outerjoin(IDENTITIES, IDENTITIES.c.id == LETTERS.c.whose)
        .outerjoin(TOURNAMENTS, TOURNAMENTS.c.id == LETTERS.c.whose)
        .outerjoin(TABLES, TABLES.c.id == about)
        .outerjoin(DUPLICATES, DUPLICATES.c.id == about)
        .outerjoin(CLUB_MEMBERS, asked)
        .where(LETTERS.c.identity == identity)
        .where(lively | DUPLICATES.c.id.is_not(None) | member.role.is_not(None))
        .order_by(LETTERS.c.kind, about)
    )
    found = [
        (msgspec.json.decode(text, type=Notice), name)
        for text, name in connection.execute(query).all()
    ]
    clubs = _called(connection, {notice.club for notice, _ in found})
    return [
        replace(
            notice,
            name=name or notice.name,
            club_name=clubs.get(notice.club, notice.club_name),
        )
        for notice, name in found
    ]


def _called(connection: Connection, clubs: Iterable[str]) -> dict[str, str]:
    found = CLUBS.c
    rows = connection.execute(select(found.id, found.name).where(found.id.in_(sorted(clubs)))).all()
    return {str(id): str(name) for id, name in rows}


def sent(connection: Connection, box: Mailbox, at: int) -> None:
    """Note that a mail was sent that was taken; who has come meanwhile may be told anew."""
    _done(connection, box, {**_AFRESH, "told": at})


def let_go(connection: Connection, box: Mailbox) -> None:
    """Send a mail no more that was taken."""
    _done(connection, box, _AFRESH)


def _done(connection: Connection, box: Mailbox, values: dict[str, int | None]) -> None:
    mine = update(ADDRESSES).where(_of(box.identity), ADDRESSES.c.due == box.due)
    if connection.execute(mine.values(values)).rowcount:
        _empty(connection, box.identity)


def later(connection: Connection, box: Mailbox, due: int, tries: int) -> None:
    """Let a mail that was taken be due again at a time."""
    mine = update(ADDRESSES).where(_of(box.identity), ADDRESSES.c.due == box.due)
    connection.execute(mine.values(due=due, tries=tries))


def is_owed(connection: Connection, identity: str) -> bool:
    """Say whether somebody was sent a mail, or is to be, since they were last here."""
    owed = ADDRESSES.c.told.is_not(None) | ADDRESSES.c.due.is_not(None)
    return connection.scalar(select(ADDRESSES.c.identity).where(_of(identity), owed)) is not None


def see(connection: Connection, identity: str) -> None:
    """Note that somebody is here: what they were to be told they see now."""
    connection.execute(update(ADDRESSES).where(_of(identity)).values(_AFRESH))
    _empty(connection, identity)


def _empty(connection: Connection, identity: str) -> None:
    connection.execute(delete(LETTERS).where(LETTERS.c.identity == identity))
