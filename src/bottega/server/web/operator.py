"""The endpoint of the operator's page: how the whole server fares."""

from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import Connection

from bottega import __version__
from bottega.server.base.hours import now
from bottega.server.house.vitals import tables_by_status
from bottega.server.store import order as shelf
from bottega.server.store.store import GAP
from bottega.server.web.endpoints import Call, endpoint
from bottega.server.web.order import DAY, operator
from bottega.wire import ServerNumbers, Vitals

WEEK: Final = 7 * DAY


@endpoint("GET", "/api/operator")
async def how_it_fares(call: Call) -> ServerNumbers:
    """Tell the operator how all processes fare: tables, people, load, errors, queues."""
    await operator(call)
    at, store = now(), call.site.store
    tables = tables_by_status(call.site.metrics)

    def read(connection: Connection) -> ServerNumbers:
        return ServerNumbers(
            at=at,
            server=__version__,
            database=connection.dialect.name,
            tables=tables,
            here=_here(call, connection),
            today=shelf.arrived(connection, at - DAY),
            week=shelf.arrived(connection, at - WEEK),
            reports=shelf.waiting(connection),
            processes=tuple(_processes(connection, at)),
        )

    return await store.read(read)


def _here(call: Call, connection: Connection) -> int:
    """Count who looks at a page; one process alone knows it without asking."""
    if not call.site.store.shared:
        return len(call.site.doors.looking())
    return shelf.looking(connection)


def _processes(connection: Connection, at: int) -> list[Vitals]:
    """Read what each process has said of itself of late, as far as it can be read."""
    found = []
    for _, seen, told in shelf.vitals(connection):
        if seen > at - GAP:
            with suppress(msgspec.DecodeError):
                found.append(msgspec.json.decode(told, type=Vitals))
    return found
