"""Tournaments for tests: people who hold them, enter, and give game after game up."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, update

from bottega.server.store.schema.tournaments import MEETINGS
from tests.server.harness import PATIENCE, Guest, Message, Running, serving

Scene = Callable[[Running, list[Guest]], Awaitable[None]]
TERMS: dict[str, Any] = {"game": "masters", "bot": "random", "rounds": 3}
MINUTE = 60_000
WHOLE = 10 * PATIENCE  # seconds for a tournament to its end


async def lasting(server: Running, name: str) -> Guest:
    """Take in somebody who has kept their code."""
    guest = await server.guest(name)
    await guest.ask("PATCH", "/api/me", json={"kept": True})
    return guest


def held(folder: Path, scene: Scene, guests: int = 2, **how: Any) -> None:
    """Let a scene happen among people who stay."""

    async def run() -> None:
        async with serving(folder, **how) as server, AsyncExitStack() as stack:
            there = [await lasting(server, f"Anna {n}") for n in range(guests)]
            for guest in there:
                stack.push_async_callback(guest.close)
            await scene(server, there)

    asyncio.run(run())


async def opened(host: Guest, **terms: Any) -> str:
    """Hold a tournament."""
    wish = {"name": "Autumn cup", "terms": {**TERMS, **terms}}
    return str((await host.ask("POST", "/api/tournaments", 201, json=wish))["id"])


async def entered(id: str, *guests: Guest) -> Message:
    told: Message = {}
    for guest in guests:
        told = await guest.ask("PUT", f"/api/tournaments/{id}/me")
    return told


async def begun(id: str, host: Guest) -> Message:
    told: Message = await host.ask("POST", f"/api/tournaments/{id}/start")
    return told


async def shown(id: str, guest: Guest) -> Message:
    told: Message = await guest.ask("GET", f"/api/tournaments/{id}")
    return told


async def until(id: str, guest: Guest, when: Callable[[Message], object]) -> Message:
    """Wait until a tournament is so."""
    async with asyncio.timeout(PATIENCE):
        while not when(told := await shown(id, guest)):
            await asyncio.sleep(0.02)
    return told


async def give_up(told: Message, guest: Guest) -> None:
    """Give one's game up, if there is one."""
    if "table" not in told:
        return
    meetings = [one for round in told["rounds"] for one in round["meetings"]]
    mine = next(one for one in meetings if one.get("table") == told["table"])
    async with guest.at(told["table"], mine["seats"].index(told["own"])) as eye:
        if eye.now.get("status", "running") == "running":
            await eye.do("resign")


async def played(id: str, guests: list[Guest]) -> Message:
    """Let people give up game after game until the tournament is over."""
    async with asyncio.timeout(WHOLE):
        while True:
            for guest in guests:
                told = await shown(id, guest)
                if told["status"] != "running":
                    return told
                await give_up(told, guest)
            await asyncio.sleep(0.02)


def line_of(told: Message, number: int) -> Message:
    line: Message = next(one for one in told["standings"] if one["number"] == number)
    return line


def seats(told: Message) -> Iterator[tuple[int, int, list[int]]]:
    for round in told["rounds"]:
        for meeting in round["meetings"]:
            yield round["number"], meeting["number"], meeting["seats"]


def assert_sound(told: Message) -> None:
    """See that nobody played twice in a round, and that the points are those of the results."""
    for round in told["rounds"]:
        everybody = [n for one in round["meetings"] for n in one["seats"] if n]
        assert len(everybody) == len(set(everybody))
    for line in told["standings"]:
        assert line["points"] == sum(one.get("points", 0) for one in line.get("outings", []))


async def later(server: Running, id: str, seconds: int) -> None:
    """Let a round have begun so much earlier, and look after it."""

    def work(connection: Connection) -> None:
        connection.execute(update(MEETINGS).values(began=MEETINGS.c.began - 1_000 * seconds))

    await server.site.store.write(work)
    await server.site.tournaments.look(id)


async def away(server: Running, table: str, seat: int) -> bool:
    async with server.site.tables.reading(table) as truth:
        return truth.seats[seat].away
