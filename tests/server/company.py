"""People at one table, each looking from their own seat."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bottega.server.table.entries import AnyEntry, Started, read
from bottega.server.table.table import Table
from tests.server.harness import Guest, Looking, Message, Running, serving

SEED = str(0x5EED_0F_7A1E_0F_B077E6A_0F_2026_1115)
SALT = "5a17" * 8
NAMES = ("Anna", "Bruno", "Carla", "Dino")


class Company:
    """People who play together; `eyes` are their WebSockets, by seat."""

    def __init__(self, server: Running, guests: list[Guest], table: str) -> None:
        self.server = server
        self.guests = guests
        self.table = table
        self.eyes: list[Looking] = []
        self.chance = Random(7)

    async def truth(self) -> Table:
        """Give the table as the server has it."""
        async with self.server.site.tables.reading(self.table) as table:
            return table

    async def log(self) -> list[AnyEntry]:
        """Read what is stored."""
        return [read(row.entry) for row in await self.server.site.store.rows(self.table)]

    async def settle(self) -> None:
        """Wait until everybody knows what is stored."""
        number = (await self.truth()).number
        for eye in self.eyes:
            await eye.until(lambda now: bool(now["number"] >= number))

    async def step(self) -> Looking:
        """Let one of those who are waited for do something; give who it was."""
        table = await self.truth()
        seat = next((seat for seat in table.waited_for() if table.bot_of(seat) is None), None)
        if seat is None:
            await self.eyes[0].hear("update")  # a bot thinks
            return self.eyes[0]
        eye = self.eyes[seat]
        await eye.until(lambda now: bool(now.get("options") or now.get("held") == seat))
        lines = options(eye.now)
        await (eye.answer(self.chance.choice(lines)) if lines else eye.end())
        return eye

    async def begin(self) -> tuple[Looking, Looking]:
        """Play until the first turn of somebody; give who it is, and somebody who is not asked."""
        while True:
            await self.settle()
            for eye in self.eyes:
                if eye.now.get("question", {}).get("ask") == "turn":
                    return eye, next(other for other in self.eyes if other is not eye)
            await self.step()

    async def finish(self) -> None:
        """Play to the end."""
        while (await self.truth()).status == "running":
            await self.step()


@asynccontextmanager
async def company(folder: Path, people: int = 2, **how: Any) -> AsyncIterator[Company]:
    """Let people and (`bots`) bots sit down at a table, which starts; `how` is for the table."""
    bots: tuple[str, ...] = how.pop("bots", ())
    server_settings = how.pop("server", {})
    async with serving(folder, **server_settings) as server, AsyncExitStack() as stack:
        stack.enter_context(patch("bottega.server.house.opening.deal", lambda: Started(SEED, SALT)))
        guests = [await server.guest(name) for name in NAMES[:people]]
        for guest in guests:
            stack.push_async_callback(guest.close)
        seats = ("me", *["open"] * (people - 1), *bots)
        table = await guests[0].table(*seats, start=False, **how)
        for seat, guest in enumerate(guests[1:], 1):
            await guest.sit(table, seat)
        await guests[0].ask("POST", f"/api/tables/{table}/start")
        party = Company(server, guests, table)
        for seat, guest in enumerate(guests):
            eye = await stack.enter_async_context(guest.at(table, seat))
            stack.callback(eye.socket.transport.abort)  # a polite end waits until all is read
            party.eyes.append(eye)
        yield party


@asynccontextmanager
async def spectator(server: Running) -> AsyncIterator[Looking]:
    """Come as nobody in particular, and say nothing yet."""
    async with wire(server) as socket:
        yield Looking(socket)


@asynccontextmanager
async def wire(
    server: Running, token: str | None = None, **how: Any
) -> AsyncIterator[ClientConnection]:
    """Open a WebSocket to which anything may be sent."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    address = server.base.replace("http", "ws") + "/api/socket"
    async with connect(address, additional_headers=headers, proxy=None, **how) as socket:
        yield socket


def options(now: Message) -> list[str]:
    """Give the lines one may answer with."""
    return [option["line"] for option in now.get("options", [])]


def plain(value: Any) -> Any:
    """Give a value as it looks when it has travelled as JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))
