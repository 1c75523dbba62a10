"""Endpoints about how you are told: the stream of a page, your wishes, your devices."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
from starlette.responses import StreamingResponse

from bottega.kernel.values import Strict
from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.people import wishing
from bottega.server.store.store import Identity
from bottega.server.web.endpoints import SILENCE, STILL_HERE, Call, Nothing, endpoint
from bottega.text import spoken
from bottega.wire import Mute, Notice, PushDevice, PushEndpoint, Pushes, Wishes


class Presence(Strict):
    """Whether somebody looks at the page that listens; who does is not called elsewhere."""

    away: bool = False


@endpoint("GET", "/api/me/notices", query=Presence, returns=Notice, media="text/event-stream")
async def my_notices(call: Call) -> StreamingResponse:
    """Hear as server-sent events when it is your turn, when you are invited or written to."""
    identity = await call.identity()
    return StreamingResponse(_notices(call, identity), media_type="text/event-stream")


async def _notices(call: Call, identity: Identity) -> AsyncIterator[bytes]:
    site = call.site
    with site.notices.stream(identity.id) as stream, site.doors.open(identity, stream.end) as door:
        if not call.query.away:
            door.look()
        yield b": here\n\n"
        while site.ready and not door.is_shut:
            try:
                notice = await asyncio.wait_for(stream.get(), SILENCE)
            except TimeoutError:
                yield STILL_HERE
                continue
            if notice is not None:
                told = await site.notices.on_page(identity.id, notice)
                yield b"data: " + msgspec.json.encode(told) + b"\n\n"


@endpoint("GET", "/api/me/wishes")
async def my_wishes(call: Call) -> Wishes:
    """Tell when and how you want to be told."""
    identity = await call.identity()
    return await call.site.shelf.wishes(identity.id)


@endpoint("PUT", "/api/me/wishes", body=Wishes)
async def change_wishes(call: Call) -> Wishes:
    """Say when and how you want to be told; what you leave away is as usual."""
    identity = await call.identity()
    wishes: Wishes = call.body
    call.limit("wish", identity)
    wishing.check(wishes)
    await call.site.shelf.wish(identity.id, wishes)
    return wishes


@endpoint("GET", "/api/me/pushes")
async def my_pushes(call: Call) -> Pushes:
    """Give the key with which a browser subscribes, and tell what is known of you."""
    return await _pushes(call, await call.identity())


async def _pushes(call: Call, identity: Identity) -> Pushes:
    devices = await call.site.shelf.devices(identity.id)
    muted = await call.site.shelf.muted(identity.id)
    return Pushes(call.site.pusher.key, len(devices), muted)


@endpoint("POST", "/api/me/pushes", body=PushDevice)
async def add_push(call: Call) -> Pushes:
    """Let a browser get pushes; of more than eight the oldest gets none any more."""
    identity, device = await call.acting("wish"), call.body
    device = msgspec.structs.replace(device, language=spoken(device.language))
    await call.site.pusher.check(device)
    await call.site.shelf.add(identity.id, device, now())
    return await _pushes(call, identity)


@endpoint("DELETE", "/api/me/pushes", body=PushEndpoint)
async def remove_push(call: Call) -> Pushes:
    """Let a browser get no pushes any more."""
    identity = await call.acting("wish")
    await call.site.shelf.remove(call.body.endpoint, identity.id)
    return await _pushes(call, identity)


@endpoint("POST", "/api/me/pushes/trial", body=PushEndpoint)
async def try_push(call: Call) -> Nothing:
    """Send something to one of your browsers, to see that it arrives."""
    from bottega.server.people.pushes import trial  # long to import, and few need it

    identity = await call.acting("recover")
    devices = await call.site.shelf.devices(identity.id)
    found = [device for device in devices if device.endpoint == call.body.endpoint]
    if not found:
        raise Refusing("not-found", "endpoint: no browser of yours is known by it")
    status = await call.site.notices.push(found[0], trial(found[0].language))
    if status >= 400:
        raise Refusing("unavailable", f"its push service answered with {status}")
    return Nothing()


@endpoint("GET", "/api/tables/{table}/mute")
async def is_muted(call: Call) -> Mute:
    """Tell whether a table is silent for you."""
    identity = await call.identity()
    return Mute(call.table() in await call.site.shelf.muted(identity.id))


@endpoint("PUT", "/api/tables/{table}/mute", body=Mute)
async def mute_table(call: Call) -> Mute:
    """Make a table where you sit silent for you, or let it be heard again."""
    identity, id = await call.identity(), call.table()
    wish: Mute = call.body
    call.limit("wish", identity)
    async with call.site.tables.reading(id) as table:
        if not table.seats_of(identity.id):
            raise Refusing("forbidden", "you do not sit at this table")
    change = call.site.shelf.mute if wish.muted else call.site.shelf.unmute
    await change(identity.id, id)
    return wish
