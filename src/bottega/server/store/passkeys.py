"""Passkeys, in the database: whose they are, and what they have signed."""

from hashlib import sha256

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, func, insert, select, update

from bottega.kernel.values import Value
from bottega.server.store.schema.people import IDENTITIES, PASSKEYS
from bottega.server.store.store import hold_identity


class Kept(Value):
    """A passkey as it is kept; bytes are base64url."""

    id: str
    identity: str
    credential: str
    key: str
    count: int
    name: str
    created: int
    used: int | None
    asked: int


def id_of(credential: str) -> str:
    """Give the id by which a credential is known here; its own may be long."""
    return sha256(credential.encode()).hexdigest()[:40]


def passkeys(connection: Connection, identity: str) -> list[Kept]:
    """List the passkeys of somebody, the oldest first."""
    own = select(PASSKEYS).where(PASSKEYS.c.identity == identity)
    rows = connection.execute(own.order_by(PASSKEYS.c.created, PASSKEYS.c.id)).all()
    return [Kept(*row) for row in rows]


def find(connection: Connection, credential: str) -> Kept | None:
    """Find a passkey by the id of its credential."""
    query = select(PASSKEYS).where(PASSKEYS.c.id == id_of(credential))
    row = connection.execute(query).one_or_none()
    return None if row is None else Kept(*row)


def add(connection: Connection, one: Kept, most: int) -> bool:
    """Keep a passkey, by which its owner lasts; False when it is there, or one too many."""
    hold_identity(connection, one.identity)
    found = PASSKEYS.c
    there = select(found.id).where(found.id == one.id)
    own = select(func.count()).where(found.identity == one.identity)
    if connection.scalar(there) is not None or (connection.scalar(own) or 0) >= most:
        return False
    connection.execute(insert(PASSKEYS).values(asdict(one)))
    lasting = update(IDENTITIES).where(IDENTITIES.c.id == one.identity)
    connection.execute(lasting.values(lasting=True))
    return True


def use(connection: Connection, one: Kept, count: int, asked: int, at: int) -> bool:
    """Note that a passkey has signed a challenge; False when it has signed that or a later one."""
    found = PASSKEYS.c
    here = (found.id == one.id, found.count == one.count, found.asked < asked)
    used = update(PASSKEYS).where(*here).values(count=count, asked=asked, used=at)
    return connection.execute(used).rowcount == 1


def remove(connection: Connection, identity: str, id: str) -> bool:
    """Forget a passkey of somebody; False when they have none of this id."""
    here = (PASSKEYS.c.id == id, PASSKEYS.c.identity == identity)
    return connection.execute(delete(PASSKEYS).where(*here)).rowcount == 1
