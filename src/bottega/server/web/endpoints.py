"""What an endpoint is: declared once, with the types that check requests and describe the API."""

import re
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, ip_address
from typing import Any, Final, TypeVar, get_type_hints

from starlette.requests import Request

from bottega.kernel.values import Value
from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.people.devices import device
from bottega.server.people.keys import Host
from bottega.server.people.order import let_in, let_talk
from bottega.server.site import Site
from bottega.server.store.store import Identity
from bottega.wire import Known

K = TypeVar("K", bound=Known)
COOKIE: Final = "bottega"
JSON: Final = "application/json"
SILENCE: Final = 15.0  # seconds after which a stream without news gives a sign of life
STILL_HERE: Final = b": still here\n\n"


class Call:
    """One request: the site it is made to, and what it says."""

    def __init__(self, site: Site, request: Request, body: Any, query: Any) -> None:
        self.site = site
        self.request = request
        self.body = body
        self.query = query
        self.at: str | None = None  # the table where something is done
        self.cookies: dict[str, str] = {}  # to be set with the answer

    @property
    def address(self) -> str:
        """Give the address the request comes from."""
        return self.request.client.host if self.request.client is not None else "?"

    @property
    def origin(self) -> str | None:
        """Give the page that asks, if it is one."""
        return self.request.headers.get("origin")

    @property
    def device(self) -> str:
        """Name the device that asks."""
        return device(self.request.headers.get("user-agent", ""))

    def table(self) -> str:
        """Give the table that the path names."""
        return self.id("table")

    def id(self, of: str) -> str:
        """Give the id of something that the path names."""
        word = str(self.request.path_params[of])
        if re.fullmatch(r"[A-Za-z0-9_-]{1,40}", word) is None:
            raise Refusing("not-found", f"there is no such {of}")
        return word

    def number(self, name: str, digits: int = 2) -> int:
        """Give a number that the path names."""
        word = str(self.request.path_params[name])
        if not (word.isascii() and word.isdigit() and len(word) <= digits):
            raise Refusing("not-found", f"a {name} is a number from 0 on")
        return int(word)

    async def visitor(self) -> Identity | None:
        """Find out who asks, if they have said so; who is banned asks for nothing."""
        found = await self.known()
        if found is not None:
            let_in(found, now())
        return found

    async def known(self) -> Identity | None:
        """Find out who asks, whether or not they may."""
        token = token_of(self.request.headers, self.request.cookies)
        return None if token is None else await self.site.people.who(token)

    async def identity(self) -> Identity:
        """Find out who asks, and refuse those who have not said so."""
        return _somebody(await self.visitor())

    async def acting(self, kind: str) -> Identity:
        """Find out who asks, and refuse what they do too often."""
        identity = await self.identity()
        self.limit(kind, identity)
        return identity

    async def reader(self) -> str | None:
        """Find out by whom what is asked for is read, if they have said so."""
        found = await self.visitor()
        return None if found is None else found.id

    async def writer(self) -> Identity:
        """Find out who would write what others read, and refuse who is muted."""
        identity = await self.identity()
        let_talk(identity, now())
        return identity

    async def anybody(self) -> Identity:
        """Find out who asks, and refuse only those who have not said so, not who is banned."""
        return _somebody(await self.known())

    async def host(self) -> Host:
        """Find out who would open a table, and from where."""
        identity = await self.identity()
        origin = self.site.keys.origin(network(self.address))
        return Host(identity.id, identity.name, origin)

    def known_as(self, known: K) -> K:
        """Let the browser that asks be known as somebody from now on."""
        self.cookies[COOKIE] = known.token
        return known

    def page(self, path: str) -> str:
        """Give the address of a page."""
        base = self.site.settings.url.rstrip("/") or str(self.request.base_url).rstrip("/")
        return base + path

    def read(self) -> None:
        """Refuse who reads too often; whose identity is not at hand is known by the address."""
        token = token_of(self.request.headers, self.request.cookies)
        known = None if token is None else self.site.people.remembered(token)
        slow_down(self.site, "read", self.address, known)

    def limit(self, kind: str, identity: Identity | Host | None = None) -> None:
        """Refuse what comes too often from one identity or one address."""
        slow_down(self.site, kind, self.address, identity)


def _somebody(found: Identity | None) -> Identity:
    if found is None:
        raise Refusing("who-are-you", "take a name first: POST /api/guests")
    return found


def slow_down(site: Site, kind: str, address: str, identity: Identity | Host | None) -> None:
    """Refuse what comes too often; an address may stand for many people."""
    wait = site.limits.wait(f"{kind}@", network(address))
    if identity is not None:
        wait = max(wait, site.limits.wait(kind, identity.id))
    if wait > 0:
        raise Refusing("too-fast", "slower, please", round(wait, 3))


def network(address: str) -> str:
    """Give what one household has of addresses: of IPv6 the first half."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    groups = (int(found) >> shift & 0xFFFF for shift in (112, 96, 80, 64))
    return ":".join(f"{group:x}" for group in groups)


def token_of(headers: Any, cookies: Any) -> str | None:
    """Read the token of a request: a program's bearer token, or a browser's cookie."""
    word = bearer(headers)
    found = cookies.get(COOKIE) if word is None else word
    return None if found is None else str(found)


def bearer(headers: Any) -> str | None:
    """Read the token that a program sends."""
    kind, _, word = headers.get("authorization", "").partition(" ")
    return str(word.strip()) if kind.lower() == "bearer" and word else None


Handler = Callable[[Call], Awaitable[Any]]


class Endpoint(Value):
    """One thing that can be asked over HTTP."""

    method: str
    path: str
    handler: Handler
    body: Any = None
    bare: bool = False  # whether the body may be left away, where it says nothing
    query: Any = None
    returns: Any = None
    status: int = 200
    media: str = JSON
    also: str | None = None  # another form the answer can have
    most: int = 65_536  # bytes of a body
    secret: bool = True  # whether an identity is needed

    @property
    def name(self) -> str:
        """Name the operation."""
        return self.handler.__name__

    @property
    def summary(self) -> str:
        """Say what the operation does, in one sentence."""
        return (self.handler.__doc__ or "").strip().splitlines()[0]


ENDPOINTS: Final[list[Endpoint]] = []


def endpoint(method: str, path: str, **how: Any) -> Callable[[Handler], Handler]:
    """Declare that a function answers requests of this method and path.

    What it tells is what it returns; `returns` says it where that is bytes or a response already.
    """

    def declare(handler: Handler) -> Handler:
        told = {"returns": get_type_hints(handler)["return"]} | how
        ENDPOINTS.append(Endpoint(method, path, handler, **told))
        return handler

    return declare


class Nothing(Value):
    """No content worth telling."""
