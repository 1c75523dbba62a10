"""Who is away hears by their webhook that it is their turn; who is there does not need it."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bottega.server.people.webhooks import Webhooks
from tests.server.harness import PATIENCE, Guest, Looking, Running, serving


class Bell:
    """A web server of somebody's own, and what it was told."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}/turns"
        self.rung: asyncio.Queue[Any] = asyncio.Queue()


@asynccontextmanager
async def bell() -> AsyncIterator[Bell]:
    made: list[Bell] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(head.split("content-length:")[1].split("\r\n")[0])
        made[0].rung.put_nowait(json.loads(await reader.readexactly(size)))
        writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    made.append(Bell(server.sockets[0].getsockname()[1]))
    async with server:
        yield made[0]


async def two_at_a_table(server: Running, url: str) -> tuple[Guest, Guest, str]:
    """Let Anna and Bruno begin a game; Bruno has left a webhook and is not connected."""
    anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
    await bruno.ask("PATCH", "/api/me", json={"webhook": url})
    table = await anna.table("me", "open", start=False)
    await bruno.sit(table, 1)
    await anna.ask("POST", f"/api/tables/{table}/start")
    return anna, bruno, table


async def step(*eyes: Looking) -> None:
    """Let whoever is waited for do something, and all hear of it."""
    for seat, looking in enumerate(eyes):
        if looking.now.get("options") or looking.now.get("held") == seat:
            number = (await looking.move())["number"]
            for other in eyes:
                await other.until(lambda now: bool(now["number"] >= number))  # noqa: B023
            return


def test_who_is_away_is_called_when_it_is_their_turn(tmp_path: Path) -> None:
    async def run() -> None:
        webhooks = Webhooks(allowed=lambda address: True)  # ours is on this machine
        where = "https://play.example.org"
        async with bell() as rings, serving(tmp_path, webhooks, url=where) as server:
            anna, bruno, table = await two_at_a_table(server, rings.url)
            told = await asyncio.wait_for(rings.rung.get(), PATIENCE)
            assert (told["notice"], told["table"], told["seat"]) == ("your-turn", table, 1)
            assert told["url"] == f"{where}/t/{table}"
            assert set(told) == {"notice", "table", "game", "seat", "at", "url"}  # and no secret
            await anna.close()
            await bruno.close()

    asyncio.run(run())


def test_who_is_there_is_not_called(tmp_path: Path) -> None:
    async def run() -> None:
        webhooks = Webhooks(allowed=lambda address: True)
        async with bell() as rings, serving(tmp_path, webhooks) as server:
            anna, bruno, table = await two_at_a_table(server, rings.url)
            await asyncio.wait_for(rings.rung.get(), PATIENCE)  # at the start nobody was there
            async with anna.at(table, 0) as first, bruno.at(table, 1) as second:
                for _ in range(12):  # both have had turns by then
                    await step(first, second)
            await asyncio.sleep(0.2)  # a call would have come by now
            assert rings.rung.empty()
            await anna.close()
            await bruno.close()

    asyncio.run(run())
