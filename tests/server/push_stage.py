"""A server, a push service, and two people of whom one is away."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.harness import Guest, Running, serving
from tests.server.pushing import Device, PushService, push_service

WHERE = "https://play.example.org"


class Scene:
    """A server, a push service, and two people who sit down at a table."""

    def __init__(self, server: Running, service: PushService, anna: Guest, bruno: Guest) -> None:
        self.server, self.service = server, service
        self.anna, self.bruno = anna, bruno

    async def subscribe(self, name: str = "phone", language: str = "en") -> Device:
        """Let Bruno's browser get pushes."""
        self.service.key = (await self.bruno.ask("GET", "/api/me/pushes"))["key"]
        device = self.service.device(name, language)
        await self.bruno.ask("POST", "/api/me/pushes", json=device.told)
        return device

    async def sit(self, **wish: Any) -> str:
        """Open a table of Anna's where Bruno sits."""
        table = await self.anna.table("me", "open", start=False, **wish)
        await self.bruno.sit(table, 1)
        return table

    async def start(self, table: str | None = None) -> str:
        """Begin a game, in which it is Bruno's turn at once."""
        table = table or await self.sit()
        await self.anna.ask("POST", f"/api/tables/{table}/start")
        return table

    async def wish(self, **wishes: Any) -> None:
        """Let Bruno say what he wants to be told."""
        await self.bruno.ask("PUT", "/api/me/wishes", json=wishes)

    async def devices(self) -> int:
        """Count the devices that the server knows of Bruno."""
        return int((await self.bruno.ask("GET", "/api/me/pushes")).get("devices", 0))


def play(folder: Path, scene: Callable[[Scene], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with staged(folder, **settings) as made:
            await scene(made)

    asyncio.run(run())


@asynccontextmanager
async def staged(folder: Path, **settings: Any) -> AsyncIterator[Scene]:
    settings.setdefault("url", WHERE)
    async with (
        push_service(folder) as (service, services),
        serving(folder, services=services, **settings) as server,
    ):
        anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
        yield Scene(server, service, anna, bruno)
        await anna.close()
        await bruno.close()
