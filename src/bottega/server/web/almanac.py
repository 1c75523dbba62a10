"""Endpoints of open data: the public records of each day as one file."""

from datetime import date
from typing import Annotated, Final

from msgspec import Meta
from sqlalchemy import Connection
from starlette.responses import Response, StreamingResponse

from bottega.kernel.values import Strict
from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.club.almanac import named, number_of
from bottega.server.club.crowning import GRACE
from bottega.server.store import almanac
from bottega.server.store.almanac import DAY, File
from bottega.server.table.contests import day_of
from bottega.server.web.assets import ASK_AGAIN, unless_known
from bottega.server.web.endpoints import Call, endpoint
from bottega.wire import RecordDay, RecordDays

DAYS: Final = 31  # in one answer
GZIP: Final = "application/gzip"
TEXT: Final = "text/plain"


class BeforeDay(Strict):
    """Which days are listed: those before one."""

    before: Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")] | None = None


@endpoint("GET", "/api/records", query=BeforeDay, secret=False)
async def list_records(call: Call) -> RecordDays:
    """List the days of which there are public records, the latest first."""
    last = day_of(now() - GRACE)
    if call.query.before is not None:
        last = min(last, _read(call.query.before))

    def read(connection: Connection) -> RecordDays:
        days = almanac.days_of(connection, number_of(last) * DAY, DAYS)
        files = almanac.files(connection, map(named, days))
        told = tuple([_told(named(day), files.get(named(day))) for day in days])
        return RecordDays(told, told[-1].day if len(told) == DAYS else None)

    return await call.site.store.read(read)


def _told(day: str, file: File | None) -> RecordDay:
    return RecordDay(day) if file is None else RecordDay(day, file.games, file.bytes, file.sha256)


@endpoint("GET", "/api/records/{day}", returns=bytes, secret=False, media=GZIP)
async def download_day(call: Call) -> Response:
    """Download the public records of a day that is over: lines of JSON, compressed by gzip."""
    call.limit("record")
    file = await call.site.almanac.file(_read(call.id("day")))
    headers = {
        "content-disposition": f'attachment; filename="{_name(file)}"',
        "content-length": str(file.bytes),
        "cache-control": ASK_AGAIN,
        "etag": f'"{file.sha256}"',
        "vary": "accept-encoding",
        "x-checksum-sha256": file.sha256,
    }
    pieces = call.site.almanac.read(file)
    return unless_known(call.request, StreamingResponse(pieces, 200, headers, GZIP))


@endpoint("GET", "/api/records/{day}/sha256", returns=str, secret=False, media=TEXT)
async def tell_checksum(call: Call) -> Response:
    """Give the checksum of a day's file, as `sha256sum -c` reads it."""
    call.limit("record")
    file = await call.site.almanac.file(_read(call.id("day")))
    return Response(f"{file.sha256}  {_name(file)}\n", media_type=TEXT)


def _name(file: File) -> str:
    return f"bottega-{file.day}.ndjson.gz"


def _read(word: str) -> date:
    try:
        return date.fromisoformat(word)
    except ValueError:
        raise Refusing("not-found", "a day is written like 2026-11-18") from None
