"""How many tables there are, by status."""

from typing import Any

from sqlalchemy import Connection, func, select

from bottega.server.store.schema.logs import LIVELY, TABLES


def counts(connection: Connection) -> dict[str, int]:
    """Count all tables, which takes the longer the more have been played at."""
    return _counted(connection)


def lively(connection: Connection) -> dict[str, int]:
    """Count the tables that wait or are played at, along the index of lists."""
    listed = TABLES.c.public.in_((True, False))
    return dict.fromkeys(LIVELY, 0) | _counted(connection, listed, TABLES.c.status.in_(LIVELY))


def _counted(connection: Connection, *which: Any) -> dict[str, int]:
    query = select(TABLES.c.status, func.count()).where(*which).group_by(TABLES.c.status)
    return {status: int(count) for status, count in connection.execute(query).all()}
