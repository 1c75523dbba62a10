"""The web application: the endpoints, the socket, the page, and what every answer carries."""

import asyncio
import os
import secrets
import signal
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from bottega.kernel.errors import BottegaError
from bottega.server.base import logs
from bottega.server.base.errors import Refusing
from bottega.server.base.logs import REQUEST
from bottega.server.base.settings import ServerSettings, names_of, read_settings, root_of
from bottega.server.base.supervised import end_with_the_supervisor
from bottega.server.site import Site
from bottega.server.web import (
    advice,
    almanac,
    club,
    daily,
    duplicates,
    finished,
    friends,
    groups,
    identity,
    keeping,
    lobby,
    mail,
    notices,
    operator,
    order,
    play,
    puzzles,
    tournaments,
)
from bottega.server.web.assets import STATIC, Assets
from bottega.server.web.dispatch import answer, refuse
from bottega.server.web.endpoints import ENDPOINTS, JSON, Endpoint, network, slow_down
from bottega.server.web.mail import STOPPING
from bottega.server.web.openapi import describe
from bottega.server.web.socket import CLOSED_BY_RULE, Receive, Scope, Send, Sockets
from bottega.wire import schema

SOCKET: Final = "/api/socket"
PROBES: Final = ("/health", "/ready", "/metrics")
CROWDED: Final = Refusing("too-fast", "your address has too many connections", wait=5.0)
MISTAKEN: Final = Refusing("forbidden", "this server is not called that")
ONE_CLICK: Final = STOPPING.removeprefix("/api")
PAGES: Final = (
    "/",
    "/t/{table}",
    "/rules/{game}",
    "/guide/{game}",
    "/decks/{game}",
    "/people",
    "/player/{player}",
    "/leaders",
    "/daily/{day}/{deal}",
    "/puzzles",
    "/puzzle/{puzzle}",
    "/clubs",
    "/club/{club}",
    "/contest/{contest}",
    "/join",
    "/join/{code}",
    "/banned",
    "/operator",
    "/games",
    "/tournaments",
    "/tournament/{tournament}",
    "/friends",
    "/mail/confirm/{letter}",
    ONE_CLICK,
    "/about",
)

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'; worker-src 'self'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guarded:
    """Looks at every request first: for whom it is, where it comes from; and guards its answer."""

    def __init__(self, app: Any, site: Site) -> None:
        self.app = app
        self.site = site
        self.sockets = Sockets(site)
        self._names = names_of(site.settings)
        self._root = root_of(site.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request that is meant for us, if its address has not too many under way."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if self._root:
            scope = _below(scope, self._root)
        if scope["type"] == "http":
            REQUEST.set(secrets.token_hex(6))
            send = _guarded(scope, send)
        place = network(scope["client"][0]) if scope.get("client") else "?"
        if not self._meant(scope):
            await _turn_away(scope, receive, send, MISTAKEN)
        elif not self.site.lines.enter(place):
            await _turn_away(scope, receive, send, CROWDED)
        else:
            try:
                await self._pass_on(scope, receive, send)
            finally:
                self.site.lines.leave(place)

    def _meant(self, scope: Scope) -> bool:
        """Say whether the host that is asked for is this one; a probe may not know its name."""
        if not self._names or scope["path"] in PROBES:
            return True
        host = Headers(scope=scope).get("host", "")
        try:
            return urlsplit(f"//{host}").hostname in self._names
        except ValueError:
            return False

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == SOCKET:
            await self.sockets(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def _below(scope: Scope, root: str) -> Scope:
    """Leave away the path below which we are kept, unless the proxy has done so."""
    path: str = scope["path"]
    if path != root and not path.startswith(f"{root}/"):
        return scope
    return {**scope, "path": path[len(root) :] or "/"}


def _guarded(scope: Scope, send: Send) -> Send:
    """Put the headers on an answer that every one has."""

    async def guarded(message: Any) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers["x-request-id"] = REQUEST.get()
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if scope.get("scheme") == "https":
                headers.setdefault("strict-transport-security", "max-age=31536000")
            if scope["path"].startswith("/api"):
                headers.setdefault("cache-control", "no-store")
        await send(message)

    return guarded


async def _turn_away(scope: Scope, receive: Receive, send: Send, why: Refusing) -> None:
    """Refuse a request or a WebSocket before anybody has looked at it."""
    if scope["type"] == "websocket":
        await receive()  # websocket.connect
        await send({"type": "websocket.close", "code": CLOSED_BY_RULE})
        return
    await refuse(why)(scope, receive, send)


def create(site: Site, static: Path | None = None) -> Guarded:
    """Put the application together around a site, and around the client built into a folder."""
    folder = Path(site.settings.client) if site.settings.client else STATIC

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await site.start()
        _hear_of_stop(site)
        watching = asyncio.create_task(end_with_the_supervisor())
        try:
            yield
        finally:
            watching.cancel()
            await site.stop()

    assets = Assets(static or folder, root_of(site.settings))
    errors: Any = {HTTPException: partial(_trouble, assets)}
    app = Starlette(routes=_routes(site, assets), lifespan=lifespan, exception_handlers=errors)
    return Guarded(app, site)


def _hear_of_stop(site: Site) -> None:
    """Let the site know of a signal before the server begins to wait for its clients."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        before = signal.getsignal(number)

        def heard(number: int, frame: Any, before: Any = before) -> None:
            loop.call_soon_threadsafe(site.announce_stop)
            if callable(before):
                before(number, frame)

        if callable(before):
            signal.signal(number, heard)


def _routes(site: Site, assets: Assets) -> list[BaseRoute]:
    paths: dict[str, dict[str, Endpoint]] = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method] = one
    return [
        *(Route(path, _handler(found, site), methods=list(found)) for path, found in paths.items()),
        # The address of the page itself, where mail programs post (RFC 8058).
        Route(ONE_CLICK, _handler(paths[STOPPING], site), methods=["POST"]),
        Route("/api/openapi.json", _fixed(describe)),
        Route("/api/schema.json", _fixed(schema)),
        Route("/health", _health),
        Route("/ready", partial(_ready, site)),
        Route("/metrics", partial(_metrics, site)),
        *(Route(path, assets.page) for path in PAGES),
        Route("/sw.js", assets.worker),
        Route("/static/{path:path}", assets.file),
    ]


def _handler(endpoints: dict[str, Endpoint], site: Site) -> Any:
    async def handle(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await answer(endpoints[method], site, request)

    return handle


@cache
def _encoded(described: Callable[[], dict[str, Any]]) -> bytes:
    """Make a description once: it is the same for every site of a process."""
    return msgspec.json.encode(described())


def _fixed(described: Callable[[], dict[str, Any]]) -> Any:
    data = _encoded(described)

    async def handle(request: Request) -> Response:
        return Response(data, media_type=JSON)

    return handle


async def _health(request: Request) -> Response:
    """Say that the process lives."""
    return Response(b"alive\n", media_type="text/plain")


async def _ready(site: Site, request: Request) -> Response:
    """Say whether answers can be taken now."""
    try:
        if not site.ready:
            raise Refusing("unavailable", "the server is starting or stopping")
        await site.store.check()
    except BottegaError as error:
        return Response(f"{error}\n".encode(), 503, media_type="text/plain")
    return Response(b"ready\n", media_type="text/plain")


async def _metrics(site: Site, request: Request) -> Response:
    """Show the operator what was measured, and nobody else."""
    if not order.is_operator(site, request.headers):
        return refuse(_unknown(site, request))
    return Response(site.metrics.text(), media_type="text/plain; version=0.0.4")


def _unknown(site: Site, request: Request) -> Refusing:
    """Say why metrics are not shown; the token may be guessed at."""
    try:
        slow_down(site, "recover", request.client.host if request.client else "?", None)
    except Refusing as error:
        return error
    return Refusing("who-are-you", "metrics are shown for BOTTEGA_OPERATOR's token")


async def _trouble(assets: Assets, request: Request, error: HTTPException) -> Response:
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        page = await assets.page(request)  # somebody with a browser: the client says it in words
        page.status_code = 404 if page.status_code == 200 else page.status_code
        return page
    if error.status_code == 404:
        return refuse(Refusing("not-found", "there is nothing here"))
    response = refuse(Refusing("bad-message", error.detail))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


def from_environment() -> Guarded:
    """Make the application of one of several processes, which share their environment."""
    settings: ServerSettings = read_settings({}, os.environ)
    logs.set_up(settings.log)
    return create(Site(settings))


# Importing the modules of endpoints declares what they answer.
__all__ = [
    "advice",
    "almanac",
    "club",
    "create",
    "daily",
    "duplicates",
    "finished",
    "friends",
    "from_environment",
    "groups",
    "identity",
    "keeping",
    "lobby",
    "mail",
    "notices",
    "operator",
    "order",
    "play",
    "puzzles",
    "tournaments",
]
