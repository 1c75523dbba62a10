"""A store that is away: players are told to try again, and nothing is lost or charged."""

import asyncio
import resource
from pathlib import Path
from typing import Any

import httpx
import pytest

from bottega.server import site
from bottega.server.base.hours import HOUSE
from bottega.server.store import Row
from tests.postgres import Postgres
from tests.server.aftermath import survive
from tests.server.disks import fill
from tests.server.harness import PATIENCE, Guest, Running, serving
from tests.server.ordeal import BOTS, Party, Server, acknowledged, until

HOUR = 3_600_000
BANK = 60_000


async def all_wait(parties: list[Party]) -> None:
    """Wait until at every table somebody has been told to try again, and again."""
    before = [sum(player.unavailable for player in party.players) for party in parties]

    def told() -> bool:
        now = [sum(player.unavailable for player in party.players) for party in parties]
        return all(b - a >= 2 for a, b in zip(before[:3], now[:3], strict=True))  # a bot may think

    await until(told)


async def still_shown(server: Server, parties: list[Party]) -> bool:
    """Say whether a table can be looked at."""
    table = parties[0].players[-1].table
    return (await server.get(f"/api/tables/{table}/update")).status_code == 200


# The disk is full.


def limit_files(server: Server, size: int) -> None:
    """Let the server's files grow to a size and no further."""
    _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, hard))


def test_when_no_file_can_grow_players_wait_and_nothing_is_lost(tmp_path: Path) -> None:
    async def strike(server: Server, parties: list[Party]) -> None:
        for _ in range(2):
            limit_files(server, 1)
            await all_wait(parties)
            assert await still_shown(server, parties)
            limit_files(server, resource.RLIM_INFINITY)
            await acknowledged(parties, 20)

    players = survive(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, strike)
    assert {player.welcomes for player in players} == {1}  # nobody was thrown out


def test_when_the_disk_is_full_players_wait_and_nothing_is_lost(
    small_disk: Path, tmp_path: Path
) -> None:
    async def strike(server: Server, parties: list[Party]) -> None:
        fill(small_disk / "filler")
        await all_wait(parties)
        assert await still_shown(server, parties)
        assert "the disk is full: make room on it" in server.said()
        assert "the server's disk is full" in (await server.get("/ready")).text
        (small_disk / "filler").unlink()

    players = survive(f"sqlite:///{small_disk / 'tables.db'}", tmp_path, strike)
    assert {player.welcomes for player in players} == {1}


def test_a_server_that_cannot_write_is_not_ready(tmp_path: Path) -> None:
    async def welcome(server: Server) -> int:
        async with httpx.AsyncClient(base_url=server.base, trust_env=False, verify=False) as http:
            return (await http.post("/api/guests", json={"name": "Anna"})).status_code

    async def run() -> list[int]:
        async with Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path) as server:
            limit_files(server, 1)
            full = [await welcome(server), await server.readiness()]
            limit_files(server, resource.RLIM_INFINITY)
            return [*full, await welcome(server), await server.readiness()]

    assert asyncio.run(run()) == [503, 503, 201, 200]


# The database is away.


def test_while_the_database_is_away_players_wait_and_nothing_is_lost(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def strike(server: Server, parties: list[Party]) -> None:
        await asyncio.to_thread(postgres.stop)
        try:
            await all_wait(parties)
            assert (await server.get("/health")).status_code == 200
            assert await server.readiness() == 503
        finally:
            await asyncio.to_thread(postgres.start)
        await server.ready()

    players = survive(postgres.database(), tmp_path, strike, BOTS)
    assert {player.welcomes for player in players} == {1}


# Clocks.


class Time:
    """The time, as the test wants it."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """Let time stand still for servers, and the caretaker go its rounds all the faster."""
    still = Time()
    monkeypatch.setattr(HOUSE, "now", still)
    monkeypatch.setattr(HOUSE, "wall", still)
    monkeypatch.setattr(site, "ROUND", 0.01)
    return still


async def two_rounds(server: Running) -> None:
    """Wait until the caretaker has looked at everything twice, with a sign of life between."""
    store: Any = server.site.store
    pulse, beats = store.pulse, 0

    async def counting(at: int, vitals: str | None = None) -> list[str]:
        nonlocal beats
        beats += 1
        alive: list[str] = await pulse(at, vitals=vitals)
        return alive

    store.pulse = counting
    await until(lambda: beats >= 3)
    store.pulse = pulse


async def table_with_clocks(guest: Guest) -> str:
    clock = {"kind": "bank", "bank": BANK // 1_000}
    return await guest.table("me", "me", settings={"clock": clock})


async def clocks(server: Running, table: str) -> list[tuple[int, bool]]:
    """Give what each seat has left, and whether a bot has taken it over."""
    async with server.site.tables.reading(table) as found:
        left = [face.left for face in found.clocks.faces(HOUSE.now())]
        return list(zip(left, [seat.away for seat in found.seats], strict=True))


def test_time_runs_while_the_server_is_there(tmp_path: Path, time: Time) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table = await table_with_clocks(anna)
            for _ in range(5):
                time.now += 10_000
                await two_rounds(server)
            assert (BANK - 50_000, False) in await clocks(server, table)
            time.now += 10_000
            await two_rounds(server)
            assert (0, True) in await clocks(server, table)
            await anna.close()

    asyncio.run(run())


def test_time_without_a_server_is_not_charged(tmp_path: Path, time: Time) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table = await table_with_clocks(anna)
            await anna.close()
        time.now += HOUR
        async with serving(tmp_path) as server:
            await two_rounds(server)
            assert await clocks(server, table) == [(BANK, False)] * 2
            time.now += 1_000
            assert (BANK - 1_000, False) in await clocks(server, table)

    asyncio.run(run())


def jump_after_the_next_pulse(server: Running, time: Time) -> None:
    """Let an hour pass between a sign of life and the next, as when a laptop is closed."""
    store: Any = server.site.store
    pulse = store.pulse

    async def last_before_the_gap(at: int, vitals: str | None = None) -> list[str]:
        alive: list[str] = await pulse(at, vitals=vitals)
        store.pulse = pulse
        time.now += HOUR
        return alive

    store.pulse = last_before_the_gap


def test_time_in_which_a_running_server_could_do_nothing_is_not_charged(
    tmp_path: Path, time: Time
) -> None:
    async def run() -> list[tuple[int, bool]]:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table = await table_with_clocks(anna)
            before = time.now
            jump_after_the_next_pulse(server, time)
            await until(lambda: time.now > before)
            await two_rounds(server)
            await anna.close()
            return await clocks(server, table)

    assert asyncio.run(run()) == [(BANK, False)] * 2


# Bots.


def test_after_a_restart_the_only_server_lets_bots_go_on_at_once(tmp_path: Path) -> None:
    patience = 3_600.0  # what another server would wait for

    async def run() -> None:
        async with serving(tmp_path, bot_seconds=patience) as server:
            anna = await server.guest()
            await server.site.bots.stop()  # as when the server stops while the bot thinks
            table = await anna.table("me", "random")
            await anna.close()
        async with serving(tmp_path, bot_seconds=patience) as server, asyncio.timeout(PATIENCE):
            while not any(b'"by":"random"' in row.entry for row in await rows(server, table)):
                await asyncio.sleep(0.05)

    asyncio.run(run())


async def rows(server: Running, table: str) -> list[Row]:
    return await server.site.store.rows(table)
