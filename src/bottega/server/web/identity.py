"""Endpoints about how you come back: your passkeys."""

from sqlalchemy import Connection

from bottega.server.base.errors import Refusing
from bottega.server.people.devices import device
from bottega.server.store import passkeys
from bottega.server.web.endpoints import COOKIE, Call, endpoint
from bottega.wire import (
    Known,
    NewPasskey,
    Passkey,
    PasskeyProof,
    PasskeyQuestion,
    Passkeys,
    PasskeyWish,
)


@endpoint("GET", "/api/me/passkeys", returns=Passkeys)
async def my_passkeys(call: Call) -> Passkeys:
    """List your passkeys."""
    return await _passkeys(call, (await call.identity()).id)


async def _passkeys(call: Call, identity: str) -> Passkeys:
    def read(connection: Connection) -> Passkeys:
        found = passkeys.passkeys(connection, identity)
        return Passkeys(tuple([Passkey(o.id, o.name, o.created, o.used) for o in found]))

    return await call.site.store.read(read)


@endpoint("POST", "/api/me/passkeys/challenge", returns=PasskeyWish)
async def wish_passkey(call: Call) -> PasskeyWish:
    """Begin to add a passkey: get what your browser makes it from."""
    identity = await call.identity()
    call.limit("recover", identity)
    return await call.site.passkeys.wish(identity, call.origin)


@endpoint("POST", "/api/me/passkeys", body=NewPasskey, returns=Passkeys, status=201)
async def add_passkey(call: Call) -> Passkeys:
    """Add the passkey that your browser has made; with it you can come back from any device."""
    identity = await call.identity()
    call.limit("recover", identity)
    here = device(call.request.headers.get("user-agent", ""))
    await call.site.passkeys.add(identity, call.origin, call.body, here)
    await call.site.people.again(identity.id)
    return await _passkeys(call, identity.id)


@endpoint("DELETE", "/api/me/passkeys/{passkey}", returns=Passkeys)
async def remove_passkey(call: Call) -> Passkeys:
    """Remove one of your passkeys; nobody comes back by it any more."""
    identity, id = await call.identity(), call.id("passkey")
    call.limit("recover", identity)
    if not await call.site.store.write(lambda c: passkeys.remove(c, identity.id, id)):
        raise Refusing("not-found", "you have no such passkey")
    return await _passkeys(call, identity.id)


@endpoint("POST", "/api/passkeys/challenge", returns=PasskeyQuestion, secret=False)
async def ask_passkey(call: Call) -> PasskeyQuestion:
    """Begin to come back by a passkey: get what your browser is to sign."""
    call.limit("recover")
    return call.site.passkeys.ask(call.origin)


@endpoint("POST", "/api/passkeys", body=PasskeyProof, returns=Known, secret=False)
async def prove_passkey(call: Call) -> Known:
    """Be again who you were, by a passkey; your recovery code stays as it is."""
    call.limit("recover")
    found = await call.site.passkeys.prove(call.origin, call.body)
    known = await call.site.people.come_back(found)
    call.cookies[COOKIE] = known.token
    return known
