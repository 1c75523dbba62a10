"""Keys that become void close what they opened."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from bottega.server.people.doors import Doors
from bottega.server.store.store import Identity
from tests.postgres import Postgres
from tests.server.harness import PATIENCE, Guest, Looking, serving
from tests.server.stories import House, tell


async def closed(eye: Looking) -> int | None:
    """Wait until a socket is closed; give the code."""
    while True:
        try:
            await eye.next()
        except ConnectionClosed as end:
            return None if end.rcvd is None else end.rcvd.code


@asynccontextmanager
async def stream(guest: Guest, path: str) -> AsyncIterator[httpx.Response]:
    """Follow a stream whose first word has come."""
    async with guest.http.stream("GET", path) as response:
        words = response.aiter_raw()
        await anext(words)
        response.extensions["words"] = words
        yield response


async def ended(response: httpx.Response) -> None:
    """Wait until a stream ends."""
    async with asyncio.timeout(PATIENCE):
        async for _ in response.extensions["words"]:
            pass


def test_revoking_keys_closes_the_sockets_of_their_owner_and_of_nobody_else(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno = await house.guest(), await house.guest("Bruno")
        table = await anna.table("me", "open", start=False)
        await bruno.sit(table, 1)
        async with anna.at(table) as hers, anna.at(table) as elsewhere, bruno.at(table, 1) as his:
            await anna.ask("POST", "/api/me/revoke")
            assert [await closed(hers), await closed(elsewhere)] == [1008, 1008]
            told = await his.hear("presence", lambda message: 0 not in message["here"])
            assert told["here"] == [1]
            assert (await his.do("say", text="Anna?"))["ack"]

    tell(tmp_path, story)


def test_what_a_socket_says_after_its_key_is_void_is_not_done(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "open", start=False)
        async with anna.at(table) as eye:
            number = eye.now["number"]
            await anna.ask("POST", "/api/me/revoke")
            with suppress(ConnectionClosed):
                await eye.send(type="say", text="still here", key="late")
            assert await closed(eye) == 1008
            async with house.site.tables.reading(table) as found:
                assert found.number == number

    tell(tmp_path, story)


@pytest.mark.parametrize("path", ["/api/tables/{}/stream?seat=0", "/api/me/notices"])
def test_revoking_keys_ends_streams(tmp_path: Path, path: str) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "open", start=False)
        async with stream(anna, path.format(table)) as response:
            await anna.ask("POST", "/api/me/revoke")
            await ended(response)

    tell(tmp_path, story)


def test_who_waits_for_news_is_refused_when_the_key_is_void(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "open", start=False)
        path = f"/api/tables/{table}/update?seat=0&have=99&wait=60"
        waiting = asyncio.create_task(anna.http.get(path))
        async with asyncio.timeout(PATIENCE):
            while anna.id not in house.site.doors.known():
                await asyncio.sleep(0.01)
        await anna.ask("POST", "/api/me/revoke")
        assert (await waiting).status_code == 401

    tell(tmp_path, story)


def test_revoking_keys_closes_sockets_at_other_processes_too(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def run() -> None:
        async with serving(tmp_path, db=url) as one, serving(tmp_path, db=url) as other:
            anna = await one.guest()
            table = await anna.table("me", "open", start=False)
            there = Guest(other, anna.http, vars(anna))
            async with there.at(table) as eye:
                await anna.ask("POST", "/api/me/revoke")
                assert await closed(eye) == 1008
            await anna.close()

    url = postgres.database()
    asyncio.run(run())


def test_a_door_that_was_opened_with_a_void_key_is_shut_at_once() -> None:
    doors, woken = Doors(), []
    doors.shut(Identity("anna", "Anna", 2))
    with doors.open(Identity("anna", "Anna", 1), lambda: woken.append(1)) as late:
        assert late.is_shut
    with doors.open(Identity("anna", "Anna", 2), lambda: woken.append(2)) as fresh:
        assert not fresh.is_shut
    assert woken == [1]
    assert doors.known() == []


def test_somebody_looks_while_one_of_their_pages_is_in_sight() -> None:
    doors, heard = Doors(), list[str]()
    doors.on_look, doors.on_look_away = heard.append, lambda who: heard.append(f"not {who}")
    anna = Identity("anna", "Anna", 0)
    with doors.open(anna, lambda: None) as one:
        one.look()
        with doors.open(anna, lambda: None) as other:
            other.look()
            one.look_away()
            one.look_away()
            assert "anna" in doors.looking()
            other.look_away()
            assert "anna" not in doors.looking()
            other.look()
        assert not doors.looking()  # who has gone looks no more
        one.look()
        one.look()
    with doors.open(None, lambda: None) as nobody:
        nobody.look()
    assert heard == ["anna", "not anna", "anna", "not anna", "anna", "not anna"]
