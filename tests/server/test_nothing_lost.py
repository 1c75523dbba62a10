"""Kill the server at any moment: what was acknowledged is there once, and everybody comes back."""

import asyncio
import random
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.server.aftermath import survive
from tests.server.ordeal import BOTS, Party, Server, acknowledged

FEW, MANY = 4, 500  # kills in CI, and with --long
TWO: dict[str, Sequence[str]] = {"sqlite": (), "postgresql": ("--processes", "2")}
SEED = 1469  # of the moments
ENDED = (0, -signal.SIGTERM)


@pytest.fixture(scope="module")
def kills(pytestconfig: pytest.Config) -> int:
    return MANY if pytestconfig.getoption("--long") else FEW


async def kill_often(server: Server, times: int) -> None:
    """Kill a server at random moments, now and then while it still starts, and start it again."""
    rng = random.Random(SEED)
    for _ in range(times):
        if rng.random() < 0.8:
            await server.ready()
        await asyncio.sleep(rng.uniform(0.05, 0.8))
        server.kill()
        server.start()


def test_killed_again_and_again_the_server_loses_nothing(
    empty_url: str, tmp_path: Path, kills: int
) -> None:
    async def strike(server: Server, parties: list[Party]) -> None:
        await kill_often(server, kills)

    processes = TWO[empty_url.partition(":")[0]]
    players = survive(empty_url, tmp_path, strike, BOTS, processes)
    assert sum(len(player.acknowledged) for player in players) > 10 * kills
    assert max(player.welcomes for player in players) > 1  # somebody was thrown out and came back


def test_with_its_database_killed_the_server_loses_nothing(
    postgres: Postgres, tmp_path: Path, kills: int
) -> None:
    async def strike(server: Server, parties: list[Party]) -> None:
        for _ in range(max(2, kills // 20)):
            await acknowledged(parties, 20)
            await asyncio.to_thread(postgres.kill)
            await asyncio.to_thread(postgres.start)

    players = survive(postgres.database(), tmp_path, strike)
    assert {player.welcomes for player in players} == {1}  # nobody was thrown out
    assert any(player.unavailable for player in players)


def test_stopped_in_the_middle_of_play_the_server_loses_nothing(
    database_url: str, tmp_path: Path
) -> None:
    async def strike(server: Server, parties: list[Party]) -> None:
        for _ in range(2):
            await acknowledged(parties, 20)
            assert await server.stop() in ENDED
            server.start()

    players = survive(database_url, tmp_path, strike)
    assert max(player.welcomes for player in players) > 1
