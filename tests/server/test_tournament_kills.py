"""Tournaments whose server is killed, or whose servers are two: nothing is lost or done twice."""

import asyncio
import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, insert, select
from websockets.exceptions import WebSocketException

from bottega.server.club.tournaments.running import Tournaments
from bottega.server.store import tournaments as store_of
from bottega.server.store.database import engine_for, migrate
from bottega.server.store.schema.logs import HEADS
from bottega.server.store.schema.people import IDENTITIES
from bottega.server.store.schema.tournaments import MEETINGS
from bottega.wire import NewTournament, Terms
from tests.postgres import Postgres
from tests.server.harness import Guest, Message, Running
from tests.server.ordeal import Server
from tests.server.tournaments import WHOLE, assert_sound, give_up, opened, shown

KILLS = 2


async def lasting(server: Server, stack: AsyncExitStack, name: str) -> Guest:
    """Take in somebody who talks to this process, and has kept their code."""
    door: Any = server  # it has an address, and that is all a guest needs
    guest = await Running.guest(door, name)
    stack.push_async_callback(guest.close)
    await guest.ask("PATCH", "/api/me", json={"kept": True})
    return guest


async def played(id: str, guests: Sequence[Guest], servers: Sequence[Server]) -> Message:
    """Give up game after game, while servers are killed at any moment and started again."""
    chance, kills = random.Random(7), 0
    async with asyncio.timeout(WHOLE):
        while True:
            if kills < KILLS and chance.random() < 0.3:
                kills += 1
                server = chance.choice(servers)
                server.kill()
                server.start()
                await server.ready()
            for guest in guests:
                with suppress(httpx.TransportError, WebSocketException, OSError, TimeoutError):
                    told = await shown(id, guest)
                    if told["status"] == "over":
                        return told
                    async with asyncio.timeout(5):
                        await give_up(told, guest)
            await asyncio.sleep(0.02)


def assert_nothing_twice(url: str) -> None:
    """See that every table that was noted is laid, and none besides."""
    engine = engine_for(url)
    with engine.connect() as connection:
        noted = connection.scalars(select(MEETINGS.c.table_id)).all()
        laid = set(connection.scalars(select(HEADS.c.table_id)).all())
    engine.dispose()
    tables = [one for one in noted if one is not None]
    assert len(tables) == len(set(tables))
    assert set(tables) == laid


def test_a_tournament_whose_server_is_killed_again_and_again_is_played_to_its_end(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def run() -> None:
        async with Server(url, tmp_path) as server, AsyncExitStack() as stack:
            guests = [await lasting(server, stack, name) for name in ("Anna", "Bruno")]
            id = await opened(guests[0], fill=4, rounds=3)
            for guest in guests:
                await guest.ask("PUT", f"/api/tournaments/{id}/me")
            with suppress(httpx.TransportError):  # killed while it answers
                begin = asyncio.create_task(guests[0].ask("POST", f"/api/tournaments/{id}/start"))
                await asyncio.sleep(0.01)
                server.kill()
                await begin
            server.start()
            await server.ready()
            if (await shown(id, guests[0]))["status"] == "coming":
                await guests[0].ask("POST", f"/api/tournaments/{id}/start")
            told = await played(id, guests, [server])
            assert len(told["rounds"]) == 3
            assert_sound(told)

    asyncio.run(run())
    assert_nothing_twice(url)


def test_two_processes_of_which_one_is_killed_hold_one_tournament(
    postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.database()

    async def run() -> None:
        async with (
            Server(url, tmp_path) as one,
            Server(url, tmp_path) as other,
            AsyncExitStack() as stack,
        ):
            anna = await lasting(one, stack, "Anna")
            bruno = await lasting(other, stack, "Bruno")
            id = await opened(anna, fill=4, rounds=3)
            for guest in (anna, bruno):
                await guest.ask("PUT", f"/api/tournaments/{id}/me")
            await anna.ask("POST", f"/api/tournaments/{id}/start")
            told = await played(id, (anna, bruno), (one, other))
            assert len(told["rounds"]) == 3
            assert_sound(told)

    asyncio.run(run())
    assert_nothing_twice(url)


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_processes_that_draw_at_the_same_time_draw_one_round(database_url: str) -> None:
    engine = engine_for(database_url)
    migrate(engine)
    nothing: Any = None
    tournaments = Tournaments(nothing, nothing, lambda: None)
    wish = NewTournament("Cup", Terms("masters", fill=8), begins=1_000)
    ids = [f"p{n}" for n in range(6)]
    with engine.begin() as connection:
        rows = [{"id": id, "created": 0, "name": id, "recovery": id, "epoch": 0} for id in ids]
        connection.execute(insert(IDENTITIES), rows)
        store_of.announce(connection, store_of.announced("t", wish, "p0", ""), 0)

    def enter(id: str) -> None:
        with engine.begin() as connection:
            sheet = store_of.hold(connection, "t")
            assert sheet is not None
            store_of.enter(connection, sheet, [id])

    def advance(_: int) -> None:
        with engine.begin() as connection:
            tournaments.advance(connection, "t", 1_000)

    with ThreadPoolExecutor(6) as pool:
        list(pool.map(enter, ids))
        list(pool.map(advance, range(12)))
    with engine.connect() as connection:
        found = store_of.sheet(connection, "t")
        assert connection.scalar(select(func.count()).select_from(MEETINGS)) == 4
    engine.dispose()
    assert found is not None
    assert found.held.round == 1
    assert sorted(n for one in found.meetings for n in one.seats) == list(range(1, 9))
