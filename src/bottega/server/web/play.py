"""Endpoints for those who play, watch or look back over plain HTTP."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator
from functools import partial
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response, StreamingResponse

from bottega import wire
from bottega.kernel.errors import BottegaError
from bottega.kernel.values import Strict
from bottega.releases import Release
from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.base.logs import log
from bottega.server.house import opening
from bottega.server.house.archive import exported
from bottega.server.minds.retelling import Lay, Look, NewLog, Recount, Request
from bottega.server.people.keys import new_id
from bottega.server.people.order import let_talk
from bottega.server.store.store import Identity
from bottega.server.table import brought, manners, past, showing, story
from bottega.server.table.happening import happened
from bottega.server.table.readers import Reader
from bottega.server.table.table import Table
from bottega.server.web.endpoints import JSON, SILENCE, STILL_HERE, Call, endpoint
from bottega.server.web.looking import seen

TEXT = "text/plain; charset=utf-8"
LONGEST_WAIT = 60.0
LOG_PAGE = 200
RECORD_BYTES = 1_048_576


class Caller:
    """A program that waits for the next message."""

    def __init__(
        self,
        identity: Identity | None,
        seat: int | None,
        language: str | None = None,
        have: int = 0,
        panels: bool = False,
        since: int = 0,
        deaf_to: frozenset[str] = frozenset(),
    ) -> None:
        self.deaf_to = deaf_to
        self.seat = seat
        self.since = since
        self.identity = identity
        self.holder = None if identity is None else identity.id
        self.language = language
        self.have = have
        self.panels = panels
        self.hasty = False
        self.told = asyncio.Event()

    @property
    def ready(self) -> bool:
        """Never: what it has missed is written when it asks."""
        return False

    rested = ready

    def fall_behind(self) -> None:
        """Wake up and ask."""
        self.told.set()

    def oust(self) -> None:
        """Wake up and be refused."""
        self.told.set()

    def tell(self, message: bytes) -> None:
        """Who has come or gone is in the next message anyway."""


class Glance(Strict):
    """From where to look, and what is known already."""

    seat: wire.Seat | None = None
    have: wire.Count = 0
    wait: Annotated[float, Meta(ge=0, le=LONGEST_WAIT)] = 0.0
    language: wire.Language | None = None
    panels: bool = False


async def _caller(call: Call) -> Caller:
    """Let somebody look, or refuse it."""
    identity, glance = await call.visitor(), call.query
    await call.site.tables.hidden_from(call.table(), None if identity is None else identity.id)
    await call.site.tables.catch_up(call.table(), glance.have)
    async with call.site.tables.reading(call.table()) as table:
        may_look(table, identity, glance.seat)
        since = table.number
    how = (glance.language, glance.have, glance.panels)
    return Caller(identity, glance.seat, *how, since, await call.site.people.deaf_to(identity))


def may_look(table: Table, identity: Identity | None, seat: int | None) -> None:
    """Refuse those who would look from somebody else's seat, or watch where nobody may."""
    if seat is not None:
        if identity is None:
            raise Refusing("who-are-you", "take a name first: POST /api/guests")
        manners.seated(table, identity, seat)
    elif identity is None or not table.seats_of(identity.id):
        manners.may_watch(table)


@endpoint("GET", "/api/tables/{table}/update", query=Glance, returns=wire.Update, secret=False)
async def table_update(call: Call) -> bytes:
    """Look at a table; with `have` and `wait`, as soon as there is more than that."""
    caller = await _caller(call)
    id = call.table()
    with call.site.doors.open(caller.identity, caller.fall_behind) as door, _there(call, caller):
        if caller.have >= await call.site.tables.number(id, caller):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(caller.told.wait(), call.query.wait)
        if door.is_shut:
            raise Refusing("who-are-you", "this key is void")
        return await call.site.tables.show(id, caller)


@contextlib.contextmanager
def _there(call: Call, caller: Caller) -> Iterator[None]:
    """Let somebody listen for a while."""
    id = call.table()
    call.site.tables.arrive(id, caller)
    try:
        yield
    finally:
        call.site.tables.depart(id, caller)


@endpoint(
    "GET",
    "/api/tables/{table}/stream",
    query=Glance,
    returns=wire.Update,
    secret=False,
    media="text/event-stream",
)
async def table_stream(call: Call) -> StreamingResponse:
    """Follow a table as server-sent events, one for each update."""
    caller = await _caller(call)
    return StreamingResponse(_updates(call, caller), media_type="text/event-stream")


async def _updates(call: Call, caller: Caller) -> AsyncIterator[bytes]:
    site, id = call.site, call.table()
    with site.doors.open(caller.identity, caller.fall_behind) as door, _there(call, caller):
        while site.ready and not door.is_shut:
            caller.told.clear()
            try:
                message = await site.tables.show(id, caller)
            except BottegaError as error:  # too late to refuse: who asks again hears why
                log.info("a stream has ended", extra={"table": id, "why": str(error)})
                return
            yield b"id: %d\ndata: %b\n\n" % (caller.have, message)
            while site.ready:
                try:
                    await asyncio.wait_for(caller.told.wait(), SILENCE)
                    break
                except TimeoutError:
                    yield STILL_HERE


@endpoint(
    "POST", "/api/tables/{table}/seats/{seat}/commands", body=wire.Command, returns=wire.Update
)
async def give_command(call: Call) -> bytes:
    """Answer, end a turn, undo, propose, vote, write, leave orders, come back or resign."""
    identity, seat, id = await call.identity(), call.number("seat"), call.table()
    call.at = id
    call.limit("chat" if isinstance(call.body, wire.Say) else "answer", identity)
    if isinstance(call.body, wire.Say):
        let_talk(identity, now())
    deaf_to = await call.site.people.deaf_to(identity)
    async with call.site.tables.reading(id) as table:
        caller = Caller(identity, seat, since=table.number, deaf_to=deaf_to)
    began = time.perf_counter()
    await call.site.tables.command(id, seat, identity, call.body)
    did = (type(call.body).__name__.lower(), time.perf_counter() - began)
    call.site.tables.measure(id, partial(call.site.metrics.did, *did))
    return await call.site.tables.show(id, caller, call.body.key)


class Doubt(Strict):
    """The answer somebody wonders about: its code, or its line."""

    code: wire.Code | None = None
    line: wire.ShortText | None = None
    language: wire.Language | None = None

    def __post_init__(self) -> None:
        """Refuse a doubt about nothing, or about two answers."""
        wire.one_answer(self.code, self.line)


@endpoint("GET", "/api/tables/{table}/seats/{seat}/why-not", query=Doubt)
async def why_not(call: Call) -> wire.Reason:
    """Say why an answer is not offered: the rule, what it needs, what there is."""
    identity, seat, doubt = await call.identity(), call.number("seat"), call.query
    async with call.site.tables.reading(call.table()) as table:
        manners.seated(table, identity, seat)
        if table.session is None:
            manners.running(table)
        return showing.reason(table, seat, doubt.code, doubt.language, doubt.line)


# Looking back.


class LogQuery(Strict):
    """Which part of the log, as known to whom."""

    seat: wire.Seat | None = None
    after: wire.Count = 0
    language: wire.Language | None = None


@endpoint("GET", "/api/tables/{table}/log", query=LogQuery, secret=False)
async def read_log(call: Call) -> wire.LogPage:
    """Read a table's log as a seat may know it; that of an older version of its game too."""
    seat, id = call.query.seat, call.table()
    identity = await call.visitor()
    whose = None if identity is None else identity.id
    nameless = await call.site.tables.hidden_from(id, whose)
    async with call.site.tables.reading(id) as table:
        may_look(table, identity, seat)
        last = table.known
        aside = table.aside(seat, whose)
    if seat is None:
        last = await call.site.tables.number(id, Caller(None, None))
    deaf_to = await call.site.people.deaf_to(identity)
    after, language = call.query.after, call.query.language
    reader = Reader(seat, language, aside=aside, deaf_to=deaf_to, nameless=nameless)
    rows = await call.site.store.rows(id, most=after + LOG_PAGE)
    page = [one for one in past.logged(id, rows) if after < one.number <= last]
    told = (happened(table, one, reader) for one in page)
    return wire.LogPage(tuple(entry for entry in told if entry is not None), last)


class MomentQuery(Strict):
    """From which seat to look back."""

    seat: wire.Seat | None = None
    language: wire.Language | None = None
    panels: bool = False


@endpoint("GET", "/api/tables/{table}/moments/{decision}", query=MomentQuery, secret=False)
async def look_back(call: Call) -> wire.Moment:
    """Look at a table after so many decisions; once the game is over, from any seat."""
    decision, seat = call.number("decision", 6), call.query.seat
    identity = await call.visitor()

    def may(table: Table) -> None:
        if table.started is None:
            raise Refusing("not-now", "there is no game to look back at")
        if table.status == "running":
            may_look(table, identity, seat)
        if seat is not None and seat >= len(table.seats):
            raise Refusing("not-found", f"the table has no seat {seat}")

    return await seen(
        call, Look(call.query.language, decision, seat, call.query.panels), wire.Moment, may
    )


class StoryQuery(Strict):
    """In which language, if in words."""

    language: wire.Language | None = None


@endpoint("GET", "/api/tables/{table}/story", query=StoryQuery, secret=False)
async def tell_story(call: Call) -> wire.Story:
    """Tell how everybody's points grew in a game that is over, and its milestones."""
    return await seen(call, Recount(call.query.language), wire.Story, story.may_tell)


@endpoint("POST", "/api/tables/{table}/moments/{decision}/play", body=wire.PlayOn, status=201)
async def play_on(call: Call) -> wire.TableInfo:
    """Go on from a moment of a game that is over, at a table of your own, against bots."""
    host, decision = await call.host(), call.number("decision", 6)
    call.limit("table", host)
    tables = call.site.tables
    id = await opening.play_on(tables, call.table(), host, decision, call.body)
    async with tables.reading(id) as table:
        return msgspec.structs.replace(showing.info(table), asked=table.waited_for())


class RecordQuery(Strict):
    """In which notation."""

    json: bool = False


@endpoint(
    "GET",
    "/api/tables/{table}/record",
    query=RecordQuery,
    returns=str,
    secret=False,
    media=TEXT,
    also=JSON,
)
async def download_record(call: Call) -> Response:
    """Download the record of a game that is over; `bottega verify` checks it."""
    async with call.site.tables.reading(call.table()) as table:
        if table.status not in ("over", "abandoned"):
            raise Refusing("not-now", "a record tells the deal, so it is given after the game")
        manners.told(table)
        rows = await call.site.store.rows(table.id) if table.outdated is not None else []
        data = exported(table, rows, as_json=call.query.json)
    return Response(data, media_type=JSON if call.query.json else TEXT)


@endpoint("POST", "/api/records", body=bytes, status=201, most=RECORD_BYTES)
async def import_record(call: Call) -> wire.TableInfo:
    """Bring a game that was played elsewhere: it is played again, and can then be looked at.

    One of an older release is played again by that release.
    """
    identity = await call.acting("record")
    text, tables = brought.as_text(call.body), call.site.tables
    release = brought.release_for(text)
    if release is None:
        id = await tables.lay(brought.entries_of(text, identity.id, identity.name))
    else:
        id = await _laid_by(release, call, Lay(text, identity.id, identity.name, now()))
    async with tables.reading(id) as table:
        return showing.info(table)


async def _laid_by(release: Release, call: Call, wish: Lay) -> str:
    """Have an older release write the log of a table, and store that."""
    id = new_id()
    laid = await call.site.elders.see(release, Request(id, (), wish))
    await call.site.tables.take_over(id, msgspec.json.decode(laid, type=NewLog).rows)
    return id
