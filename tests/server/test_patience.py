"""Those who keep the server waiting, and those who come in crowds."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from unittest.mock import patch
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from bottega.server.web.endpoints import network
from tests.server.harness import PATIENCE, Running
from tests.server.stories import House, refused, tell

HALVES = {
    "nothing": b"",
    "half a line": b"GET /api HT",
    "half a header": b"GET /api HTTP/1.1\r\nhost: 127.0.0.1\r\nx-",
    "half a body": b"POST /api/guests HTTP/1.1\r\nhost: 127.0.0.1\r\n"
    b"content-type: application/json\r\ncontent-length: 20\r\n\r\n{",
}
WHOLE = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def line(server: Running, said: bytes = b"") -> AsyncIterator[Line]:
    """Open a connection and say something."""
    address = urlsplit(server.base)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    try:
        writer.write(said)
        yield reader, writer
    finally:
        writer.close()


async def rest(reader: asyncio.StreamReader) -> bytes:
    """Read until the server closes the connection."""
    async with asyncio.timeout(PATIENCE):
        return await reader.read()


async def answered(reader: asyncio.StreamReader) -> bool:
    """Say whether the server answers what was asked."""
    async with asyncio.timeout(PATIENCE):
        return b"200" in await reader.read(15)


def lines_of(log: pytest.LogCaptureFixture, event: str) -> int:
    return sum(record.getMessage() == event for record in log.records)


@pytest.mark.parametrize("half", HALVES)
def test_who_sends_half_a_request_is_not_waited_for(
    tmp_path: Path, half: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(house: House) -> None:
        async with line(house.server, HALVES[half]) as (reader, _):
            await rest(reader)
        assert lines_of(caplog, "a request did not come in time") == 1

    caplog.set_level(logging.INFO)
    tell(tmp_path, story, request_seconds=0.1)


def test_who_has_asked_once_is_not_waited_for_longer_the_second_time(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with line(house.server, WHOLE) as (reader, writer):
            assert await answered(reader)
            writer.write(HALVES["half a header"])
            assert b"404" not in await rest(reader)

    tell(tmp_path, story, request_seconds=0.3)


def test_who_listens_is_not_taken_for_somebody_who_sends_too_slowly(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "open", start=False)
        hasty = replace(house.site.settings, request_seconds=0.1)
        path = f"/api/tables/{table}/update?seat=0&have=99&wait=0.5"
        with patch.object(house.site, "settings", hasty):
            assert (await anna.ask("GET", path))["table"] == table

    tell(tmp_path, story)


def test_an_address_has_so_many_connections_and_no_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(house: House) -> None:
        async with line(house.server) as (_, first), line(house.server):
            for _ in range(3):
                async with line(house.server, WHOLE) as (reader, _writer):
                    assert await rest(reader) == b""
            assert lines_of(caplog, "too many connections") == 1
            first.close()
            async with asyncio.timeout(PATIENCE):
                while True:
                    async with line(house.server, WHOLE) as (reader, _writer):
                        if b"200" in await reader.read(15):
                            break

    caplog.set_level(logging.INFO)
    tell(tmp_path, story, connections=2)


def test_behind_a_proxy_everybody_counts_by_their_own_address(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        address = house.server.base.replace("http", "ws") + "/api/socket"
        crowd, other = {"x-forwarded-for": "203.0.113.7"}, {"x-forwarded-for": "203.0.113.8"}
        async with AsyncExitStack() as sockets:
            for _ in range(3):
                opening = connect(address, additional_headers=crowd, proxy=None)
                await sockets.enter_async_context(opening)
            with pytest.raises(InvalidStatus):
                await connect(address, additional_headers=crowd, proxy=None)
            http = house.stranger()
            assert "connections" in await refused(http.get("/api", headers=crowd), 429, "too-fast")
            assert (await http.get("/api", headers=other)).status_code == 200
        async with asyncio.timeout(PATIENCE):
            while (await http.get("/api", headers=crowd)).status_code != 200:
                await asyncio.sleep(0.01)

    tell(tmp_path, story, connections=3)


@pytest.mark.parametrize(
    ("address", "neighbour"),
    [
        ("2001:db8::1", "2001:db8::2"),
        ("2001:db8:1::5", "2001:db8:1:0:a:b:c:d"),
        ("2001:db8:1:2:a:b:c:d", "2001:db8:1:2::1"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
    ],
)
def test_one_household_counts_once_however_its_addresses_are_written(
    address: str, neighbour: str
) -> None:
    assert network(address) == network(neighbour)


def test_households_are_told_apart() -> None:
    addresses = ("203.0.113.7", "203.0.113.8", "2001:db8::1", "2001:db8:0:1::1", "testclient")
    assert len({network(address) for address in addresses}) == len(addresses)
    assert network("2001:db8:1:2::5") == "2001:db8:1:2"


def test_who_reads_too_much_is_told_to_wait(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "me")
        for _ in range(60):
            await anna.ask("GET", "/api")
        pages = [f"/api/tables/{table}/{page}" for page in ("log", "update", "moments/0", "links")]
        for path in (*pages, "/api/games/masters/things"):
            await refused(anna.http.get(path), 429, "too-fast")
        bruno = await house.guest("Bruno")
        await bruno.ask("GET", f"/api/tables/{table}/log")

    tell(tmp_path, story, reads_per_second=0.01)
