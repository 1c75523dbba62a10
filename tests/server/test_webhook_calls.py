"""Webhooks that are called: to the address that was checked, and with little trust."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest

from bottega.server.people.addresses import BadAddress, IPAddress
from bottega.server.people.webhooks import Webhooks
from tests.server.pushing import Sides, certified
from tests.server.test_webhooks import BODY, PUBLIC, resolving, unreachable

HOME = "127.0.0.1"
NO_CONTENT = b"HTTP/1.1 204 No Content\r\n\r\n"


class Server:
    """A small HTTP server on this machine that remembers what it was sent."""

    def __init__(self, answer: bytes = NO_CONTENT) -> None:
        self.answer = answer
        self.port = 0
        self.heard: list[bytes] = []
        self.calls = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.calls += 1
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            self.heard.append(head + await reader.readexactly(len(BODY)))
            writer.write(self.answer)
            await writer.drain()
            await reader.read()  # until the caller hangs up
        except (OSError, EOFError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def listening(
    server: Server, host: str = HOME, port: int = 0, tls: ssl.SSLContext | None = None
) -> AsyncIterator[Server]:
    open_server = await asyncio.start_server(server.serve, host, port, ssl=tls)
    async with open_server:
        server.port = open_server.sockets[0].getsockname()[1]
        yield server


def is_home(address: IPAddress) -> bool:
    return address.is_loopback


async def posted(hooks: Webhooks, url: str) -> int:
    try:
        return await hooks.post(url, BODY)
    finally:
        await hooks.close()


def test_a_body_is_delivered_in_the_name_of_the_host() -> None:
    async def deliver() -> tuple[int, Server]:
        async with listening(Server()) as server:
            hooks = Webhooks(resolve=resolving([HOME]), allowed=is_home)
            return await posted(hooks, f"http://bot.example:{server.port}/hook?key=1"), server

    status, server = asyncio.run(deliver())
    head, body = server.heard[0].split(b"\r\n\r\n")
    lines = head.lower().split(b"\r\n")
    assert status == 204
    assert lines[0] == b"post /hook?key=1 http/1.1"
    assert f"host: bot.example:{server.port}".encode() in lines
    assert b"content-type: application/json" in lines
    assert body == BODY


def test_an_address_of_the_newer_kind_is_called_too() -> None:
    async def deliver() -> int:
        try:
            async with listening(Server(), "::1") as server:
                hooks = Webhooks(resolve=unreachable, allowed=is_home)
                return await posted(hooks, f"http://[::1]:{server.port}/hook")
        except OSError:
            pytest.skip("there is no IPv6 here")

    assert asyncio.run(deliver()) == 204


def test_a_name_is_looked_up_once_so_that_it_cannot_change_its_mind() -> None:
    """The second answer of the resolver is an address where somebody listens, but unasked."""

    async def deliver() -> tuple[int, int]:
        async with (
            listening(Server()) as first,
            listening(Server(), "127.0.0.2", first.port) as second,
        ):
            hooks = Webhooks(
                resolve=resolving([HOME], ["127.0.0.2"]),
                allowed=lambda address: address == ip_address(HOME),
            )
            url = f"http://bot.example:{first.port}/"
            assert await hooks.post(url, BODY) == 204
            with pytest.raises(BadAddress):
                await posted(hooks, url)
            return first.calls, second.calls

    assert asyncio.run(deliver()) == (1, 0)


def test_a_name_that_was_public_when_checked_is_looked_at_again() -> None:
    async def deliver() -> int:
        async with listening(Server()) as server:
            hooks = Webhooks(resolve=resolving([PUBLIC], [HOME]))
            url = f"http://bot.example:{server.port}/"
            await hooks.check(url)
            with pytest.raises(BadAddress):
                await posted(hooks, url)
            return server.calls

    assert asyncio.run(deliver()) == 0


def test_the_next_address_is_tried_where_nobody_is_at_the_first() -> None:
    async def deliver() -> int:
        async with listening(Server()) as server:
            hooks = Webhooks(resolve=resolving(["127.0.0.3", HOME]), allowed=is_home)
            return await posted(hooks, f"http://bot.example:{server.port}/")

    assert asyncio.run(deliver()) == 204


def test_where_nobody_is_the_call_fails() -> None:
    async def deliver() -> None:
        async with listening(Server()) as server:
            pass
        hooks = Webhooks(resolve=resolving(["127.0.0.3", HOME]), allowed=is_home)
        with pytest.raises(httpx.ConnectError):
            await posted(hooks, f"http://bot.example:{server.port}/")

    asyncio.run(deliver())


def test_no_redirect_is_followed_and_no_cookie_kept() -> None:
    async def deliver() -> tuple[list[int], Server, Server]:
        async with listening(Server()) as inside, listening(Server()) as server:
            place = f"Location: http://127.0.0.1:{inside.port}/\r\n".encode()
            server.answer = b"HTTP/1.1 307 Away\r\nSet-Cookie: a=b\r\n" + place + b"\r\n"
            hooks = Webhooks(resolve=resolving([HOME]), allowed=is_home)
            url = f"http://bot.example:{server.port}/"
            return [await hooks.post(url, BODY), await posted(hooks, url)], server, inside

    statuses, server, inside = asyncio.run(deliver())
    assert statuses == [307, 307]
    assert inside.calls == 0
    assert not any(b"cookie" in heard.lower() for heard in server.heard)


def test_the_proxy_of_the_environment_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    async def deliver() -> tuple[int, int]:
        async with listening(Server()) as proxy, listening(Server()) as server:
            for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
                monkeypatch.setenv(name, f"http://127.0.0.1:{proxy.port}")
            hooks = Webhooks(resolve=resolving([HOME]), allowed=is_home)
            await posted(hooks, f"http://bot.example:{server.port}/")
            return proxy.calls, server.calls

    assert asyncio.run(deliver()) == (0, 1)


def test_an_endless_answer_is_not_read() -> None:
    class Endless(Server):
        async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                await reader.readuntil(b"\r\n\r\n")
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000000\r\n\r\n")
                while True:
                    writer.write(b"x" * 65536)
                    await writer.drain()
            except OSError:
                self.calls += 1  # the caller hung up
            finally:
                writer.close()

    async def deliver() -> int:
        async with listening(Endless()) as server:
            hooks = Webhooks(resolve=resolving([HOME]), allowed=is_home, timeout=60)
            status = await posted(hooks, f"http://bot.example:{server.port}/")
            async with asyncio.timeout(60):
                while not server.calls:
                    await asyncio.sleep(0.01)
            return status

    assert asyncio.run(deliver()) == 200


@pytest.mark.parametrize("dripping", [b"", b"HTTP/1.1 200 OK\r\nA: "])
def test_a_slow_answer_is_given_up(dripping: bytes) -> None:
    class Slow(Server):
        async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                writer.write(dripping)
                heard = b"something"
                while heard:
                    writer.write(b"x" if dripping else b"")
                    await writer.drain()
                    with suppress(TimeoutError):
                        heard = await asyncio.wait_for(reader.read(1_000), 0.02)
            except OSError:
                pass
            finally:
                writer.close()

    async def deliver() -> None:
        async with listening(Slow()) as server:
            hooks = Webhooks(resolve=resolving([HOME]), allowed=is_home, timeout=0.2)
            with pytest.raises(httpx.TimeoutException):
                await posted(hooks, f"http://bot.example:{server.port}/")
            await asyncio.sleep(0.05)  # for the server to see it

    asyncio.run(deliver())


@pytest.fixture
def certificate(tmp_path: Path) -> Sides:
    """Give both sides of a certificate for bot.example."""
    return certified(tmp_path, "bot.example")


Work = Callable[[Webhooks, Server], Awaitable[None]]


def with_tls(sides: Sides, trusted: ssl.SSLContext | None, work: Work) -> None:
    async def whole() -> None:
        async with listening(Server(), tls=sides[0]) as server:
            hooks = Webhooks(resolve=resolving([HOME]), allowed=is_home, tls=trusted)
            await work(hooks, server)
            await hooks.close()

    asyncio.run(whole())


def test_the_certificate_of_the_host_is_asked_for_and_believed(certificate: Sides) -> None:
    async def work(hooks: Webhooks, server: Server) -> None:
        assert await hooks.post(f"https://bot.example:{server.port}/", BODY) == 204
        assert await hooks.post(f"https://bot.example.:{server.port}/", BODY) == 204

    with_tls(certificate, certificate[1], work)


def test_the_certificate_of_another_host_is_not_believed(certificate: Sides) -> None:
    async def work(hooks: Webhooks, server: Server) -> None:
        assert await hooks.post(f"https://bot.example:{server.port}/", BODY) == 204
        for host in ("other.example", HOME):
            with pytest.raises(httpx.ConnectError, match="certificate"):
                await hooks.post(f"https://{host}:{server.port}/", BODY)
        assert len(server.heard) == 1

    with_tls(certificate, certificate[1], work)


def test_a_certificate_that_nobody_vouches_for_is_not_believed(certificate: Sides) -> None:
    async def work(hooks: Webhooks, server: Server) -> None:
        with pytest.raises(httpx.ConnectError, match="certificate"):
            await hooks.post(f"https://bot.example:{server.port}/", BODY)
        assert not server.heard

    with_tls(certificate, None, work)
