"""Calls to addresses that players gave, which lead to the public internet and nowhere else."""

import asyncio
import ssl
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import ClassVar, NamedTuple

import httpx

from bottega.server.people.addresses import (
    ADDRESSES,
    BadAddress,
    IPAddress,
    Resolve,
    as_address,
    host_of,
    is_public,
    parse,
    system_resolve,
)


@cache
def trusted() -> ssl.SSLContext:
    """Read the certificates that are trusted, which takes a moment."""
    return httpx.create_ssl_context(trust_env=False)


class Letter(NamedTuple):
    """What is to be posted, and where to."""

    url: httpx.URL
    headers: Mapping[str, str]
    body: bytes


class Outside:
    """Posts to the URLs that players gave, as one would open a letter from a stranger."""

    schemes: ClassVar[tuple[str, ...]] = ("https",)
    longest: ClassVar[int] = 500  # characters of a URL

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
                await self._addresses(self.parsed(url))
        except TimeoutError:
            raise BadAddress("the name in this address could not be looked up in time") from None

    async def send(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Post a body and give the status; the answer itself is not read."""
        parsed = self.parsed(url)
        try:
            async with asyncio.timeout(self._timeout):
                letter = Letter(parsed, headers, body)
                return await self._deliver(letter, await self._addresses(parsed))
        except TimeoutError:
            raise httpx.ReadTimeout(f"no answer in {self._timeout:g} s") from None

    async def close(self) -> None:
        """Close what is open."""
        await self._transport.aclose()

    def parsed(self, url: str) -> httpx.URL:
        """Read a URL, or raise BadAddress."""
        return parse(url, self.schemes, self.longest)

    async def _addresses(self, url: httpx.URL) -> Sequence[IPAddress]:
        """Give all addresses of the host; where one of them is not allowed, none is."""
        host = host_of(url)
        literal = as_address(host)
        found = list(await self._resolve(host)) if literal is None else [literal]
        if not found or not all(self._allowed(address) for address in found):
            # Not which of the two: that would tell about names in the network of the server.
            raise BadAddress(f"{host} cannot be found, or is not a public address")
        return found[:ADDRESSES]

    async def _deliver(self, letter: Letter, addresses: Sequence[IPAddress]) -> int:
        """Post to the first address where somebody is."""
        failure: httpx.ConnectError | None = None
        for address in addresses:
            try:
                return await self._post(letter, address)
            except httpx.ConnectError as error:
                failure = error
        raise failure or httpx.ConnectError("there is no address")

    async def _post(self, letter: Letter, address: IPAddress) -> int:
        """Post to the address that was checked, in the name of the host."""
        url = letter.url
        request = httpx.Request(
            "POST",
            url.copy_with(host=str(address)),
            headers={
                **letter.headers,
                "host": url.netloc.decode("ascii"),
                "user-agent": "bottega",
                "connection": "close",
            },
            content=letter.body,
            extensions={
                "sni_hostname": host_of(url),
                "timeout": httpx.Timeout(self._timeout).as_dict(),
            },
        )
        response = await self._transport.handle_async_request(request)
        await response.aclose()
        return response.status_code
