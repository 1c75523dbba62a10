"""Endpoints about how you come back and where you are known: passkeys, sessions, what is stored."""

from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import Connection
from starlette.responses import Response

from bottega import wire
from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.store import passkeys, sessions
from bottega.server.store.own import own
from bottega.server.store.store import Identity
from bottega.server.web.endpoints import JSON, Call, K, endpoint


@endpoint("GET", "/api/me/passkeys")
async def my_passkeys(call: Call) -> wire.Passkeys:
    """List your passkeys."""
    return await _passkeys(call, (await call.identity()).id)


async def _passkeys(call: Call, identity: str) -> wire.Passkeys:
    def read(connection: Connection) -> wire.Passkeys:
        found = passkeys.passkeys(connection, identity)
        return wire.Passkeys(tuple([wire.Passkey(o.id, o.name, o.created, o.used) for o in found]))

    return await call.site.store.read(read)


@endpoint("POST", "/api/me/passkeys/challenge")
async def wish_passkey(call: Call) -> wire.PasskeyWish:
    """Begin to add a passkey: get what your browser makes it from."""
    identity = await call.acting("recover")
    return await call.site.passkeys.wish(identity, call.origin)


@endpoint("POST", "/api/me/passkeys", body=wire.NewPasskey, status=201)
async def add_passkey(call: Call) -> wire.Passkeys:
    """Add the passkey that your browser has made; with it you can come back from any device."""
    identity = await call.acting("recover")
    await call.site.passkeys.add(identity, call.origin, call.body, call.device)
    await call.site.people.again(identity.id)
    return await _passkeys(call, identity.id)


@endpoint("DELETE", "/api/me/passkeys/{passkey}")
async def remove_passkey(call: Call) -> wire.Passkeys:
    """Remove one of your passkeys; nobody comes back by it any more."""
    identity, id = await call.acting("recover"), call.id("passkey")
    if not await call.site.store.write(lambda c: passkeys.remove(c, identity.id, id)):
        raise Refusing("not-found", "you have no such passkey")
    return await _passkeys(call, identity.id)


@endpoint("POST", "/api/passkeys/challenge", secret=False)
async def ask_passkey(call: Call) -> wire.PasskeyQuestion:
    """Begin to come back by a passkey: get what your browser is to sign."""
    call.limit("recover")
    return call.site.passkeys.ask(call.origin)


@endpoint("POST", "/api/passkeys", body=wire.PasskeyProof, secret=False)
async def prove_passkey(call: Call) -> wire.Known:
    """Be again who you were, by a passkey; your recovery code stays as it is."""
    call.limit("recover")
    found = await call.site.passkeys.prove(call.origin, call.body)
    return call.known_as(await call.site.people.come_back(found, call.device))


@endpoint("GET", "/api/me/sessions")
async def my_sessions(call: Call) -> wire.Sessions:
    """List where you are known, the last seen first."""
    return await _sessions(call, await call.identity())


async def _sessions(call: Call, identity: Identity) -> wire.Sessions:
    found = await call.site.store.read(lambda c: sessions.sessions(c, identity.id))
    return wire.Sessions(
        tuple([wire.Session(*one, here=one.id == identity.session) for one in found])
    )


@endpoint("DELETE", "/api/me/sessions/{session}")
async def end_session(call: Call) -> wire.Sessions:
    """End one of your sessions: its token is void, and what it opened is closed."""
    identity, id = await call.acting("wish"), call.id("session")
    if not await call.site.store.write(lambda c: sessions.end(c, identity.id, id)):
        raise Refusing("not-found", "you have no such session")
    await call.site.shut_out(identity.id)
    return await _sessions(call, identity)


@endpoint("DELETE", "/api/me/sessions")
async def end_sessions(call: Call) -> wire.Known:
    """End all your sessions but a new one, with its token; your code and passkeys stay."""
    return await only_here(call, call.site.people.end_all)


async def only_here(call: Call, renew: Callable[[Identity, str], Awaitable[K]]) -> K:
    """Let who asks be known here anew, and close what they have opened anywhere."""
    identity = await call.acting("recover")
    known = await renew(identity, call.device)
    await call.site.shut_out(identity.id)
    return call.known_as(known)


@endpoint("GET", "/api/me/export", returns=wire.Export)
async def export_me(call: Call) -> Response:
    """Give everything stored of you but secrets; what you did at tables is in their logs."""
    identity = await call.anybody()
    call.limit("record", identity)

    def read(connection: Connection) -> bytes:
        return msgspec.json.encode(wire.Export(now(), own(connection, identity.id)))

    data = await call.site.store.read(read)
    headers = {"content-disposition": 'attachment; filename="bottega.json"'}
    return Response(data, media_type=JSON, headers=headers)
