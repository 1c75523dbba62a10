"""Calls to the webhooks of players, which may lead to the public internet and nowhere else."""

import asyncio
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final

import httpx

from bottega.kernel.errors import BottegaError

IPAddress = IPv4Address | IPv6Address
Resolve = Callable[[str], Awaitable[Sequence[IPAddress]]]

LONGEST: Final = 500  # characters of a URL
PORTS: Final = (80, 443)
FREE_PORTS: Final = range(1024, 1 << 16)  # those below are of mail and the like
ADDRESSES: Final = 8  # of one name that are tried
A_NAME: Final = re.compile(r"[a-zA-Z0-9_-]+(\.[a-zA-Z0-9_-]+)*")
A_NUMBER: Final = re.compile(r"(.*\.)?([0-9]+|0[xX][0-9a-fA-F]*)")  # read as an address by some
LOOKUPS: Final = ThreadPoolExecutor(4, "webhook-names")  # a slow name holds up nothing else

# What IANA lists as not globally reachable.
CLOSED_4: Final = tuple(
    IPv4Network(text)
    for text in (
        "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16",
        "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16",
        "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4",
    )
)  # fmt: skip
OPEN_6: Final = IPv6Network("2000::/3")
CLOSED_6: Final = tuple(
    IPv6Network(text)
    for text in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")  # 6to4 and Teredo too
)
NAT64: Final = IPv6Network("64:ff9b::/96")


class BadAddress(BottegaError):
    """A webhook's URL is none that this server calls."""


async def system_resolve(host: str) -> list[IPAddress]:
    """Look a name up as the system does; a name that is not found has no address."""
    loop = asyncio.get_running_loop()
    try:
        return await loop.run_in_executor(LOOKUPS, look_up, host)
    except (OSError, UnicodeError):
        return []


def look_up(host: str) -> list[IPAddress]:
    """Ask the system's resolver, which blocks."""
    found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    return [ip_address(place[0]) for *_, place in found]


def is_public(address: IPAddress) -> bool:
    """Say whether an address is on the public internet, the one inside another too."""
    if isinstance(address, IPv6Address):
        inner = embedded(address)
        if inner is None:
            return address in OPEN_6 and not any(address in net for net in CLOSED_6)
        address = inner
    return not any(address in net for net in CLOSED_4)


def embedded(address: IPv6Address) -> IPv4Address | None:
    """Give the IPv4 address that a mapped or translated one stands for."""
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped


@cache
def trusted() -> ssl.SSLContext:
    """Read the certificates that are trusted, which takes a moment."""
    return httpx.create_ssl_context(trust_env=False)


class Webhooks:
    """Posts to the URLs that players gave, as one would open a letter from a stranger."""

    def __init__(
        self,
        timeout: float = 5.0,
        resolve: Resolve = system_resolve,
        allowed: Callable[[IPAddress], bool] = is_public,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self._timeout = timeout
        self._resolve = resolve
        self._allowed = allowed
        # The transport alone has no cookies, redirects or proxies. No connection is kept: it is
        # known by its address, and another name there has not shown its certificate.
        self._transport = httpx.AsyncHTTPTransport(
            verify=tls or trusted(),
            trust_env=False,
            limits=httpx.Limits(max_connections=100, max_keepalive_connections=0),
        )

    async def check(self, url: str) -> None:
        """Raise BadAddress with the reason why this URL is not called."""
        try:
            async with asyncio.timeout(self._timeout):
                await self._addresses(parse(url))
        except TimeoutError:
            raise BadAddress("the name in this address could not be looked up in time") from None

    async def post(self, url: str, body: bytes) -> int:
        """Deliver a body of JSON and give the status; the answer itself is not read."""
        parsed = parse(url)
        try:
            async with asyncio.timeout(self._timeout):
                return await self._deliver(parsed, await self._addresses(parsed), body)
        except TimeoutError:
            raise httpx.ReadTimeout(f"no answer in {self._timeout:g} s") from None

    async def close(self) -> None:
        """Close what is open."""
        await self._transport.aclose()

    async def _addresses(self, url: httpx.URL) -> Sequence[IPAddress]:
        """Give all addresses of the host; where one of them is not allowed, none is."""
        host = host_of(url)
        literal = as_address(host)
        found = list(await self._resolve(host)) if literal is None else [literal]
        if not found or not all(self._allowed(address) for address in found):
            # Not which of the two: that would tell about names in the network of the server.
            raise BadAddress(f"{host} cannot be found, or is not a public address")
        return found[:ADDRESSES]

    async def _deliver(self, url: httpx.URL, addresses: Sequence[IPAddress], body: bytes) -> int:
        """Post to the first address where somebody is."""
        failure: httpx.ConnectError | None = None
        for address in addresses:
            try:
                return await self._send(url, address, body)
            except httpx.ConnectError as error:
                failure = error
        raise failure or httpx.ConnectError("there is no address")

    async def _send(self, url: httpx.URL, address: IPAddress, body: bytes) -> int:
        """Post to the address that was checked, in the name of the host."""
        request = httpx.Request(
            "POST",
            url.copy_with(host=str(address)),
            headers={
                "host": url.netloc.decode("ascii"),
                "content-type": "application/json",
                "user-agent": "bottega",
                "connection": "close",
            },
            content=body,
            extensions={
                "sni_hostname": host_of(url),
                "timeout": httpx.Timeout(self._timeout).as_dict(),
            },
        )
        response = await self._transport.handle_async_request(request)
        await response.aclose()
        return response.status_code


def parse(url: str) -> httpx.URL:
    """Read a URL by the same parser that calls it, and refuse what needs no look at its name."""
    if len(url) > LONGEST:
        raise BadAddress(f"the address has more than {LONGEST} characters")
    try:
        parsed = httpx.URL(url)
    except (httpx.InvalidURL, ValueError):
        raise BadAddress("this is not an address") from None
    if parsed.scheme not in ("http", "https"):
        raise BadAddress("the address does not begin with http:// or https://")
    if parsed.userinfo:
        raise BadAddress("the address holds a name or a password")
    if parsed.port is not None and parsed.port not in PORTS and parsed.port not in FREE_PORTS:
        raise BadAddress(f"the port {parsed.port} is not one of webhooks")
    check_host(host_of(parsed))
    return parsed


def check_host(host: str) -> None:
    """Refuse a host that is missing, or an address in a spelling that not all read alike."""
    if not host:
        raise BadAddress("the address names no host")
    if as_address(host) is not None:
        return
    if A_NUMBER.fullmatch(host):
        raise BadAddress("the host is a number that is not written as an address is")
    if not A_NAME.fullmatch(host):
        raise BadAddress("the host is neither a name nor an address")


def host_of(url: httpx.URL) -> str:
    """Give the host in ASCII; a dot at its end changes nothing, but is in no certificate."""
    return url.raw_host.decode("ascii").removesuffix(".")


def as_address(host: str) -> IPAddress | None:
    """Read a host that is an address in its plain spelling."""
    if "%" in host:  # a zone: it belongs to a link, never to the internet
        return None
    try:
        return ip_address(host)
    except ValueError:
        return None
