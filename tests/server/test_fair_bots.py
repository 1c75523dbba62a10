"""One guest's searches do not keep the bots of others from answering."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bottega.server.minds.bot_pool import BotPool, Thought, is_quick
from bottega.server.minds.bot_process import Job
from tests.server.asking import until
from tests.server.harness import PATIENCE, Guest, Running, serving
from tests.server.stories import refused

SEARCH = "search:50"
TABLES = 4  # of the one who wants all of it


class Office:
    """The desks of a server: searches end when the test says so, quick bots answer at once."""

    def __init__(self) -> None:
        self.begun: list[str] = []  # the tables whose searches have begun, in order
        self._gates: list[asyncio.Event] = []

    async def think(self, pool: BotPool, desk: int, worker: object, job: Job) -> Thought:
        """Think about a job."""
        if not is_quick(job.game, job.bot):
            self.begun.append(job.sitting.partition("/")[0])
            gate = asyncio.Event()
            self._gates.append(gate)
            await gate.wait()
            pool._check_running()
        return Thought(job.options[0], 0.0)

    def end(self, table: str) -> None:
        """Let the search of a table end that has begun first."""
        at = next(i for i, t in enumerate(self.begun) if t == table and not self._gates[i].is_set())
        self._gates[at].set()

    def end_all(self) -> None:
        """Let all searches end that have begun."""
        for gate in self._gates:
            gate.set()


@pytest.fixture
def office() -> Iterator[Office]:
    """Let the test be the worker processes."""
    made = Office()

    async def worker(self: BotPool, desk: int) -> object:
        return object()

    async def think(self: BotPool, desk: int, worker: object, job: Job) -> Thought:
        return await made.think(self, desk, worker, job)

    with patch.object(BotPool, "_worker", worker), patch.object(BotPool, "_think", think):
        yield made


@asynccontextmanager
async def house(folder: Path, office: Office) -> AsyncIterator[Running]:
    async with serving(folder) as server:
        try:
            yield server
        finally:
            server.site.bots._running = False
            office.end_all()


async def attack(server: Running) -> set[str]:
    """Let one guest open tables of seven searching bots each, and wait until they would think."""
    mallory = await server.guest("Mallory")
    bots = [{"kind": "bot", "bot": bot} for bot in ("grandmaster", *[SEARCH] * 3, *["master"] * 3)]
    body = {"game": "renaissance", "seats": [*bots, {"kind": "me"}], "start": True}
    made = [await mallory.ask("POST", "/api/tables", 201, json=body) for _ in range(TABLES)]
    await mallory.close()
    return {str(one["id"]) for one in made}


async def by_bots(server: Running, table: str) -> int:
    """Count the answers that bots have given."""
    return sum(b'"by"' in row.entry for row in await server.site.store.rows(table))


async def searching(server: Running, name: str) -> tuple[Guest, str]:
    """Let somebody open a table with one searching bot."""
    guest = await server.guest(name)
    return guest, await guest.table("me", "grandmaster")


def test_quick_bots_answer_while_another_guests_searches_have_every_desk(
    tmp_path: Path, office: Office
) -> None:
    async def run() -> None:
        async with house(tmp_path, office) as server:
            await attack(server)
            await until(lambda: office.begun)
            anna = await server.guest("Anna")
            for bot in ("greedy", "random", "artisan"):
                table = await anna.table("me", bot)
                async with asyncio.timeout(PATIENCE):
                    while not await by_bots(server, table):
                        await asyncio.sleep(0.01)
            await anna.close()
            assert len(office.begun) == 1  # and no search has ended

    asyncio.run(run())


def test_searches_of_others_begin_before_those_that_one_guest_has_waiting(
    tmp_path: Path, office: Office
) -> None:
    async def run() -> None:
        async with house(tmp_path, office) as server:
            tables = await attack(server)
            await until(lambda: office.begun)
            anna, hers = await searching(server, "Anna")
            await until(lambda: hers in office.begun)
            bruno, his = await searching(server, "Bruno")
            first, second = office.begun
            assert first in tables
            assert second == hers
            office.end(hers)
            await until(lambda: len(office.begun) == 3)
            assert office.begun[2] == his
            for guest in (anna, bruno):
                await guest.close()

    asyncio.run(run())


def test_after_a_restart_what_waited_goes_on_in_turns(tmp_path: Path, office: Office) -> None:
    async def run() -> None:
        async with house(tmp_path, office) as server:
            tables = await attack(server)
            await until(lambda: office.begun)
            others = [await searching(server, name) for name in ("Anna", "Bruno")]
            for guest, _ in others:
                await guest.close()
        office.begun.clear()
        office._gates.clear()
        async with house(tmp_path, office):
            await until(lambda: len(office.begun) == 2)
            office.end(office.begun[0])
            await until(lambda: len(office.begun) == 3)
            office.end(office.begun[1])
            await until(lambda: len(office.begun) == 4)
            assert {table for _, table in others} <= set(office.begun)
            assert tables & set(office.begun)

    asyncio.run(run())


@pytest.mark.parametrize("allowed", [False, True])
def test_a_table_needs_a_seat_for_a_person_unless_the_server_says_otherwise(
    tmp_path: Path, allowed: bool
) -> None:
    async def run() -> None:
        async with serving(tmp_path, bot_tables=allowed) as server:
            anna = await server.guest()
            body = {"game": "masters", "seats": [{"kind": "bot", "bot": "random"}] * 2}
            if allowed:
                await anna.ask("POST", "/api/tables", 201, json=body)
            else:
                asking = anna.http.post("/api/tables", json=body)
                assert "person" in await refused(asking, 422, "bad-options")
            await anna.close()

    asyncio.run(run())


def test_a_bot_searches_no_longer_than_the_server_allows_now(tmp_path: Path) -> None:
    asked: list[str] = []

    async def choose(
        self: BotPool,
        game: str,
        bot: str,
        sitting: str,
        view: bytes,
        options: Sequence[int],
        **_: Any,
    ) -> Thought:
        asked.append(bot)
        return Thought(options[0], 0.0)

    async def run() -> None:
        async with serving(tmp_path, bot_search=200) as server:
            await server.site.bots.stop()  # before the bot has answered
            anna = await server.guest()
            await anna.table("me", "search:200")
            await anna.close()
        with patch.object(BotPool, "choose", choose):
            async with serving(tmp_path, bot_search=100):
                await until(lambda: asked)

    asyncio.run(run())
    assert set(asked) == {"search:100"}
