"""What the database has of somebody: in which tables, and what of it they are not shown."""

from typing import Final, NamedTuple

from sqlalchemy import Column, Connection, Table, select

from bottega.server.store.schema import (
    ADDRESSES,
    ENTRANTS,
    HELD,
    IDENTITIES,
    INVITATIONS,
    LETTERS,
    LOOKING,
    MUTED,
    PASSKEYS,
    PUSHES,
    RATINGS,
    RESULTS,
    SEATS,
    SESSIONS,
    TIES,
    WAITING,
    WISHES,
)

Cell = str | int | float | bool | None


class Own(NamedTuple):
    """A table with rows of people."""

    table: Table
    owner: Column[str]
    secret: tuple[
        str, ...
    ] = ()  # columns that would let somebody else in, tell of them, or write to a device


OWN: Final = (
    Own(IDENTITIES, IDENTITIES.c.id, ("recovery", "epoch")),
    Own(PASSKEYS, PASSKEYS.c.identity, ("credential", "key", "count", "asked")),
    Own(SESSIONS, SESSIONS.c.identity),
    Own(WISHES, WISHES.c.identity),
    Own(MUTED, MUTED.c.identity),
    Own(HELD, HELD.c.identity),
    Own(PUSHES, PUSHES.c.identity, ("id", "endpoint", "p256dh", "auth")),
    Own(ADDRESSES, ADDRESSES.c.identity, ("due", "tries")),
    Own(LETTERS, LETTERS.c.identity, ("notice",)),
    Own(LOOKING, LOOKING.c.identity, ("process",)),
    Own(WAITING, WAITING.c.identity),
    Own(TIES, TIES.c.identity),
    Own(INVITATIONS, INVITATIONS.c.identity, ("host", "link")),
    Own(SEATS, SEATS.c.holder),
    Own(ENTRANTS, ENTRANTS.c.identity),
    Own(RESULTS, RESULTS.c.player),
    Own(RATINGS, RATINGS.c.player),
)


def own(connection: Connection, identity: str) -> dict[str, tuple[dict[str, Cell], ...]]:
    """Give all rows of somebody, by the table where they are."""
    found = {}
    for table, owner, secret in OWN:
        columns = [column for column in table.c if column.name not in secret]
        query = select(*columns).where(owner == identity).order_by(*table.primary_key)
        rows = connection.execute(query).mappings().all()
        found[table.name] = tuple([dict(row) for row in rows])
    return found
