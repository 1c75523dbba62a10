"""Looking back at a table: by our own rules, or with the eyes of the release that played it."""

from collections.abc import Callable
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace

from bottega.server.minds.retelling import AnyWish, Request, Why, granted
from bottega.server.store import Row
from bottega.server.table import manners
from bottega.server.table.entries import Departed, Murmured, Renamed, Said, Struck, read
from bottega.server.table.table import Table
from bottega.server.web.endpoints import Call
from bottega.wire import Moment, ReviewGiven, Story, WhyGiven

S = TypeVar("S", Moment, Story, ReviewGiven, WhyGiven)
TALK: Final = (Said, Murmured, Struck, Renamed, Departed)


async def seen(call: Call, wish: AnyWish, kind: type[S], may: Callable[[Table], None]) -> S:
    """Grant a wish, if the table allows it."""
    id, site = call.table(), call.site
    visitor = await call.visitor()
    reader = None if visitor is None else visitor.id
    wish = replace(wish, nameless=await site.tables.hidden_from(id, reader))
    async with site.tables.reading(id) as table:
        may(table)
        if visitor is None or not table.seats_of(visitor.id):
            manners.told(table)
        release = table.release()
        if table.outdated is None:
            rows = await site.store.rows(id) if isinstance(wish, Why) else []
            found = granted(table, rows, wish)
            assert isinstance(found, kind)
            return found
        if release is None:
            raise table.lost()
    request = Request(id, played(await site.store.rows(id)), wish)
    return msgspec.json.decode(await site.elders.see(release, request), type=kind)


def played(rows: list[Row]) -> tuple[Row, ...]:
    """Leave away what was said since, and done about that: this server may have written it."""
    last = len(rows)
    while last and isinstance(read(rows[last - 1].entry), TALK):
        last -= 1
    return tuple(rows[:last])
