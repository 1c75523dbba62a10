"""Sessions, in the database: where somebody is known, and since when."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from bottega.server.store.schema.people import SESSIONS

MOST: Final = 64  # of one person; those end first that were not seen for the longest time


class Lasting(NamedTuple):
    """A session that has not ended."""

    id: str
    device: str
    created: int
    seen: int


def sessions(connection: Connection, identity: str) -> list[Lasting]:
    """List the sessions of somebody, the last seen first."""
    found = SESSIONS.c
    query = select(found.id, found.device, found.created, found.seen)
    own = query.where(found.identity == identity).order_by(found.seen.desc(), found.id)
    return [Lasting(*row) for row in connection.execute(own).all()]


def begin(connection: Connection, identity: str, id: str, device: str, at: int) -> None:
    """Let somebody be known somewhere from now on."""
    row = {"id": id, "identity": identity, "device": device, "created": at, "seen": at}
    surplus = [one.id for one in sessions(connection, identity)[MOST - 1 :]]
    if surplus:
        connection.execute(delete(SESSIONS).where(SESSIONS.c.id.in_(surplus)))
    connection.execute(insert(SESSIONS).values(row))


def see(connection: Connection, id: str, at: int) -> None:
    """Note that somebody was there."""
    connection.execute(update(SESSIONS).where(SESSIONS.c.id == id).values(seen=at))


def end(connection: Connection, identity: str, id: str) -> bool:
    """End a session of somebody; False when they have none of this id."""
    here = (SESSIONS.c.id == id, SESSIONS.c.identity == identity)
    return connection.execute(delete(SESSIONS).where(*here)).rowcount == 1


def end_all(connection: Connection, identity: str) -> None:
    """End all sessions of somebody."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.identity == identity))
