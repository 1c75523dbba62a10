"""One WebSocket: a client says where it looks from and what it does, and hears what it may know."""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from typing import Any, Final

import msgspec
from starlette.datastructures import Headers
from starlette.requests import cookie_parser

from bottega import __version__, wire
from bottega.kernel.errors import BottegaError
from bottega.kernel.values import Value
from bottega.server.base.errors import Refusing, fault_of
from bottega.server.base.hours import now
from bottega.server.base.logs import log
from bottega.server.house.live import why_ousted
from bottega.server.people.doors import Door
from bottega.server.people.order import let_in, let_talk
from bottega.server.site import Site
from bottega.server.store.store import Identity
from bottega.server.table import manners, showing
from bottega.server.table.table import Table
from bottega.server.web.dispatch import allowed_origin
from bottega.server.web.endpoints import slow_down, token_of
from bottega.server.web.play import Caller, may_look
from bottega.server.web.post import Post

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

WAITING: Final = 8  # messages for a client that does not read them; then it is told less often
CLOSED_BY_RULE: Final = 1008
TRY_AGAIN_LATER: Final = 1013
PAUSE: Final = 0.25  # seconds between messages to a client that is not asked anything
AGAIN: Final = 1.0  # seconds until a client is told what could not be read
LOOK_AGAIN: Final = ("stale", "not-asked", "illegal", "cannot-undo", "not-now")

decode = msgspec.json.Decoder(wire.Asked).decode


class Connection:
    """One client of one table at a time."""

    def __init__(
        self, site: Site, post: Post, identity: Identity | None, address: str, send: Send
    ) -> None:
        self.site = site
        self._post = post
        self.identity = identity
        self.holder = None if identity is None else identity.id
        self.address = address
        self.table: str | None = None
        self.seat: int | None = None
        self.since = 0
        self.language: str | None = None
        self.panels = False
        self.hasty = False
        self.deaf_to: frozenset[str] = frozenset()
        self.have = 0
        self.door: Door | None = None
        self._send = send
        self._outbox: deque[bytes] = deque()
        self._loop = asyncio.get_running_loop()
        self._flushing: asyncio.Task[None] | None = None
        self._behind = False  # something was not told; the next message to it may have made up
        self._lost = False  # it must be shown everything, new or not
        self._closed = False
        self._closing: asyncio.Task[None] | None = None
        self._told = 0.0

    # Talking to the client.

    @property
    def ready(self) -> bool:
        """Say whether the client keeps up."""
        return len(self._outbox) < WAITING

    @property
    def rested(self) -> bool:
        """Say whether the last message was a moment ago."""
        return self._loop.time() - self._told >= PAUSE

    def fall_behind(self) -> None:
        """Let the client look again in a moment, or when it has read what waits for it."""
        if not self._behind:
            self._behind = True
            self._loop.call_later(PAUSE, self.deliver)

    def oust(self) -> None:
        """Lose the seat, or the sight of a game that has begun without spectators."""
        self.table = None
        self._tell(wire.Refusal("forbidden", why_ousted(self)))

    def tell(self, message: bytes) -> None:
        """Send a message when those before it are sent."""
        self._outbox.append(message)
        self._told = self._loop.time()
        if len(self._outbox) == 1:
            self._post.add(self)

    def _tell(self, message: msgspec.Struct) -> None:
        self.tell(showing.encode(message))

    def deliver(self) -> None:
        """Send what waits, unless that is being done."""
        if self._flushing is None and not self._closed:
            self._flushing = asyncio.create_task(self._flush())

    async def _flush(self) -> None:
        """Send what waits, and then what was not told meanwhile."""
        try:
            while self._outbox or self._must_look():
                if not self._outbox and self.table is not None:
                    self._lost = False
                    self.tell(await self.site.tables.show(self.table, self))
                if self._closed:
                    return
                await self._send(
                    {"type": "websocket.send", "text": self._outbox.popleft().decode()}
                )
        except BottegaError as error:
            self._lost = True  # the store is away: it is told when that is back
            self._loop.call_later(AGAIN, self.deliver)
            log.info("a client could not be told", extra={"why": str(error)})
        except Exception as error:  # the client has gone; the loop that reads will see it too
            self._outbox.clear()
            log.debug("a client went away", extra={"why": type(error).__name__})
        finally:
            self._flushing = None

    def _must_look(self) -> bool:
        """Say whether the client is to be shown the table again."""
        behind, self._behind = self._behind, False
        if self.table is None:
            return False
        return self._lost or (behind and self.site.tables.has_news(self.table, self))

    # Listening to it.

    async def hear(self, data: str | bytes) -> None:
        """Take one message of any quality."""
        if self._closed:
            return
        key: str | None = None
        try:
            slow_down(self.site, "answer", self.address, self.identity)
            message = _read(data)
            key = getattr(message, "key", None)
            await self._do(message)
        except BottegaError as error:
            await self._refuse(error, key or _key_of(data))
        except Exception:
            log.exception("a message failed", extra={"table": self.table})
            await self._refuse(Refusing("unknown", "something broke; the host can look it up"), key)
        if not self.ready:
            self.deliver()
            if self._flushing is not None:
                await asyncio.wait([self._flushing])  # who does not read is not heard either

    async def _do(self, message: wire.Asked) -> None:
        if isinstance(message, wire.Hello):
            await self._hello(message)
        elif isinstance(message, wire.Ping):
            self._looked(message)
            self._tell(wire.Pong())
        elif self.table is None:
            raise Refusing("bad-message", "say hello first")
        elif self.identity is None:
            raise Refusing("forbidden", "who has no name only watches")
        elif isinstance(message, wire.WhyNot):
            await self._why_not(self.table, message)
        else:
            await self._command(self.table, self.identity, message)

    def _looked(self, ping: wire.Ping) -> None:
        """Know whether somebody looks at the page behind the connection."""
        if self.door is not None and ping.away:
            self.door.look_away()
        elif self.door is not None:
            self.door.look()

    async def _hello(self, hello: wire.Hello) -> None:
        if hello.protocol != wire.PROTOCOL:
            raise Refusing("outdated", f"this server speaks protocol {wire.PROTOCOL}; load it anew")
        if self.identity is not None:
            let_in(self.identity, now())
        self.deaf_to = await self.site.people.deaf_to(self.identity)
        who = None if self.identity is None else self.identity.id
        await self.site.tables.catch_up(hello.table, hello.have)
        await self.site.tables.hidden_from(hello.table, who)
        async with self.site.tables.reading(hello.table) as table:
            seat, since = _seat_now(table, hello), table.number
            may_look(table, self.identity, seat)
            mine, host = table.seats_of(who), who is not None and who == table.host
        caller = Caller(self.identity, seat, since=since)
        last = await self.site.tables.number(hello.table, caller)
        known = hello.have if hello.have <= last else 0
        self.leave()
        self.table, self.seat, self.since = hello.table, seat, since
        self.have, self.panels, self.language = known, hello.panels, hello.language
        self.hasty = hello.hasty
        self._tell(wire.Welcome(wire.PROTOCOL, __version__, hello.table, seat, mine, host))
        self.site.tables.arrive(hello.table, self)
        self.tell(await self.site.tables.show(hello.table, self))

    async def _why_not(self, id: str, message: wire.WhyNot) -> None:
        if self.seat is None:
            raise Refusing("forbidden", "spectators are asked nothing")
        async with self.site.tables.reading(id) as table:
            manners.running(table)
            self._tell(showing.reason(table, self.seat, message.code, self.language, message.line))

    async def _command(self, id: str, identity: Identity, command: wire.Command) -> None:
        if isinstance(command, wire.Say):
            slow_down(self.site, "chat", self.address, identity)
            let_talk(await self.site.people.present(identity), now())
        began = time.perf_counter()
        if not await self.site.tables.command(id, self.seat, identity, command, self):
            self.tell(await self.site.tables.show(id, self, command.key))
        did = (type(command).__name__.lower(), time.perf_counter() - began)
        self.site.tables.measure(id, partial(self.site.metrics.did, *did))

    async def _refuse(self, error: BottegaError, key: str | None) -> None:
        fault = fault_of(error)
        self.site.tables.measure(self.table, self.site.metrics.refused.labels(fault).inc)
        wait = error.wait if isinstance(error, Refusing) else None
        self._tell(wire.Refusal(fault, str(error), key, wait))
        if fault in LOOK_AGAIN and self.table is not None:
            self._lost = True  # it looks again as soon as it has heard the refusal

    def leave(self) -> None:
        """Look at no table any more."""
        if self.table is not None:
            table, self.table = self.table, None
            self.site.tables.depart(table, self)

    def shut(self) -> None:
        """Be somebody whose key is void: say and hear nothing more."""
        self._closed = True
        self.leave()
        self._outbox.clear()
        self._closing = asyncio.create_task(self._hang_up())

    async def _hang_up(self) -> None:
        close = {"type": "websocket.close", "code": CLOSED_BY_RULE, "reason": "this key is void"}
        with contextlib.suppress(Exception):  # the client has gone already
            await self._send(close)

    def close(self) -> None:
        """Leave, and stop talking."""
        self._closed = True
        self.leave()
        if self._flushing is not None:
            self._flushing.cancel()


async def _turn_out(identity: Identity, send: Send) -> None:
    """Say to somebody who is banned that they are, and until when."""
    await send({"type": "websocket.accept"})
    try:
        let_in(identity, now())
    except Refusing as error:
        told = showing.encode(wire.Refusal(error.fault, str(error), wait=error.wait))
        await send({"type": "websocket.send", "text": told.decode()})
    await send({"type": "websocket.close", "code": CLOSED_BY_RULE, "reason": "banned"})


def _seat_now(table: Table, hello: wire.Hello) -> int | None:
    """Find the seat of a client that comes back: it may have been moved since."""
    if hello.seat is None or not 0 < hello.have <= table.number:
        return hello.seat
    return table.seat_since(hello.seat, hello.have)


def _read(data: str | bytes) -> wire.Asked:
    try:
        message: wire.Asked = decode(data)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusing("bad-message", str(error)) from None


class Keyed(Value):
    """What a command has in common with any other, though the rest of it may make no sense."""

    key: wire.Key | None = None


def _key_of(data: str | bytes) -> str | None:
    """Read the key of a message that could not be read, or was not."""
    try:
        return msgspec.json.decode(data, type=Keyed).key
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


class Sockets:
    """The ASGI application behind /api/socket."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self._post = Post()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one client until it goes."""
        await receive()  # websocket.connect
        headers = Headers(scope=scope)
        if not self._welcome(headers, scope["scheme"]):
            await send({"type": "websocket.close", "code": CLOSED_BY_RULE})
            return
        token = token_of(headers, cookie_parser(headers.get("cookie", "")))
        try:
            identity = None if token is None else await self.site.people.who(token)
        except BottegaError:
            await send({"type": "websocket.close", "code": TRY_AGAIN_LATER})
            return
        if identity is not None and identity.banned_until > now():
            await _turn_out(identity, send)
            return
        address = scope["client"][0] if scope.get("client") else "?"
        connection = Connection(self.site, self._post, identity, address, send)
        # The door first, before anybody else can act.
        with self.site.doors.open(identity, connection.shut) as connection.door:
            connection.door.look()
            await send({"type": "websocket.accept"})
            await self._serve(connection, receive)

    def _welcome(self, headers: Headers, scheme: str) -> bool:
        """Let programs in, and pages of this site; another site's page may not use its cookie."""
        return allowed_origin(self.site, headers, {"ws": "http", "wss": "https"}[scheme])

    async def _serve(self, connection: Connection, receive: Receive) -> None:
        self.site.metrics.connections.inc()
        try:
            while True:
                event = await receive()
                if event["type"] != "websocket.receive":
                    return
                data = event.get("text")
                await connection.hear(event.get("bytes") or b"" if data is None else data)
        finally:
            self.site.metrics.connections.dec()
            connection.close()
