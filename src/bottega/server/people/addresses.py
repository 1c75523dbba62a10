"""Addresses that players give: which of them the server calls, on the public internet alone."""

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final

import httpx

from bottega.kernel.errors import BottegaError

IPAddress = IPv4Address | IPv6Address
Resolve = Callable[[str], Awaitable[Sequence[IPAddress]]]

PORTS: Final = (80, 443)
FREE_PORTS: Final = range(1024, 1 << 16)  # those below are of mail and the like
ADDRESSES: Final = 8  # of one name that are tried
A_NAME: Final = re.compile(r"[a-zA-Z0-9_-]+(\.[a-zA-Z0-9_-]+)*")
A_NUMBER: Final = re.compile(r"(.*\.)?([0-9]+|0[xX][0-9a-fA-F]*)")  # read as an address by some
LOOKUPS: Final = ThreadPoolExecutor(4, "outside-names")  # a slow name holds up nothing else

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
    """A URL is none that this server calls."""


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


def parse(url: str, schemes: Sequence[str], longest: int) -> httpx.URL:
    """Read a URL by the same parser that calls it, and refuse what needs no look at its name."""
    if len(url) > longest:
        raise BadAddress(f"the address has more than {longest} characters")
    try:
        parsed = httpx.URL(url)
    except (httpx.InvalidURL, ValueError):
        raise BadAddress("this is not an address") from None
    if parsed.scheme not in schemes:
        beginnings = " or ".join(f"{scheme}://" for scheme in schemes)
        raise BadAddress(f"the address does not begin with {beginnings}")
    if parsed.userinfo:
        raise BadAddress("the address holds a name or a password")
    if parsed.port is not None and parsed.port not in PORTS and parsed.port not in FREE_PORTS:
        raise BadAddress(f"the port {parsed.port} is not called")
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
