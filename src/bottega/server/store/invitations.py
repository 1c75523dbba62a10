"""Invitations to a server, in the database: how many may come by each, and who did."""

from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from bottega.kernel.values import Value
from bottega.server.store.schema.order import ADMISSIONS, INVITATIONS
from bottega.server.store.schema.people import IDENTITIES
from bottega.server.store.store import PAGE, hold_identity


class Invitation(Value):
    """A code by which some may come."""

    code: str
    made: int
    host: str  # an identity, or nobody's: the operator's
    uses: int
    used: int = 0
    until: int | None = None
    note: str = ""


_FOUND: Final = INVITATIONS.c


def _good(code: str, at: int) -> Any:
    """Choose an invitation by which somebody may still come."""
    left = (_FOUND.code == code) & (_FOUND.used < _FOUND.uses)
    return left & or_(_FOUND.until.is_(None), _FOUND.until > at)


def invite(connection: Connection, new: Invitation) -> None:
    """Keep an invitation."""
    row = {name: getattr(new, name) for name in Invitation.__struct_fields__}
    connection.execute(insert(INVITATIONS).values(row))


def invite_within(connection: Connection, new: Invitation, most: int) -> bool:
    """Keep an invitation of somebody; False where they may not bring so many."""
    hold_identity(connection, new.host)
    if given(connection, new.host) + new.uses > most:
        return False
    invite(connection, new)
    return True


def withdraw(connection: Connection, code: str, host: str | None = None) -> bool:
    """Let nobody come by an invitation any more; of somebody, where it is said whose."""
    gone = delete(INVITATIONS).where(_FOUND.code == code)
    if host is not None:
        gone = gone.where(_FOUND.host == host)
    return connection.execute(gone).rowcount == 1


def good(connection: Connection, code: str, at: int) -> Invitation | None:
    """Find an invitation by which somebody may come."""
    row = connection.execute(select(INVITATIONS).where(_good(code, at))).one_or_none()
    return None if row is None else Invitation(*row)


def admit(connection: Connection, row: dict[str, Any], code: str, at: int) -> bool:
    """Take in somebody new by an invitation, which counts once; False where it is not good."""
    used = update(INVITATIONS).where(_good(code, at)).values(used=_FOUND.used + 1)
    if connection.execute(used).rowcount != 1:
        return False
    host = connection.scalar(select(_FOUND.host).where(_FOUND.code == code))
    connection.execute(insert(IDENTITIES).values(row))
    came = {"identity": row["id"], "code": code, "host": host, "at": at}
    connection.execute(insert(ADMISSIONS).values(came))
    return True


def invitations(connection: Connection, host: str | None = None) -> list[Invitation]:
    """List the latest invitations: all of them, or those of somebody."""
    query = select(INVITATIONS)
    if host is not None:
        query = query.where(_FOUND.host == host)
    query = query.order_by(_FOUND.made.desc(), _FOUND.code).limit(PAGE)
    return [Invitation(*row) for row in connection.execute(query).all()]


def given(connection: Connection, host: str) -> int:
    """Count how many somebody may have brought by all their invitations."""
    alive = select(func.coalesce(func.sum(_FOUND.uses - _FOUND.used), 0)).where(_FOUND.host == host)
    came = select(func.count()).select_from(ADMISSIONS).where(ADMISSIONS.c.host == host)
    return int(connection.scalar(alive) or 0) + int(connection.scalar(came) or 0)


def host_of(connection: Connection, identity: str) -> str | None:
    """Tell by whose invitation somebody came; None where they came without one."""
    query = select(ADMISSIONS.c.host).where(ADMISSIONS.c.identity == identity)
    found: str | None = connection.scalar(query)
    return found
