"""A test as a story: a server with its guests, who all go home at the end."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx

from tests.server.harness import PATIENCE, Guest, Message, Running, serving


class House:
    """A server that runs, and everybody who came to it."""

    def __init__(self, server: Running, doors: AsyncExitStack) -> None:
        self.server = server
        self.site = server.site
        self._doors = doors

    async def guest(self, name: str = "Anna") -> Guest:
        """Take in a program with a token."""
        guest = await self.server.guest(name)
        self._doors.push_async_callback(guest.close)
        return guest

    def known(self, told: Message) -> Guest:
        """Let somebody act who already is a guest, as from another device."""
        guest = Guest(self.server, self.stranger(), told)
        guest.http.headers["authorization"] = f"Bearer {guest.token}"
        return guest

    async def metrics(self) -> str:
        """Read what was measured, as the operator."""
        headers = {"authorization": f"Bearer {self.site.settings.operator}"}
        return (await self.stranger().get("/metrics", headers=headers)).text

    def stranger(self) -> httpx.AsyncClient:
        """Let somebody in who has said nothing yet; as a browser, it keeps its cookies."""
        http = httpx.AsyncClient(
            base_url=self.server.base, timeout=PATIENCE, trust_env=False, verify=False
        )
        self._doors.push_async_callback(http.aclose)
        return http


Story = Callable[[House], Awaitable[None]]


def tell(folder: Path, story: Story, **settings: Any) -> None:
    """Run a server on the database in a folder, let the story happen, and stop the server."""

    async def run() -> None:
        async with serving(folder, **settings) as server, AsyncExitStack() as doors:
            await story(House(server, doors))

    asyncio.run(run())


async def refused(answering: Awaitable[httpx.Response], status: int, fault: str) -> str:
    """See that a request is refused with a fault; give the sentence that says why."""
    answer = await answering
    assert answer.status_code == status, f"{answer.status_code}: {answer.text}"
    trouble = answer.json()
    assert trouble["error"] == fault
    assert trouble["message"]
    return str(trouble["message"])


async def finished(guest: Guest, *seats: str, **wish: Any) -> str:
    """Play a table with first options until its game is over."""
    table = await guest.table(*(seats or ("me", "random")), **wish)
    async with guest.at(table) as looking:
        await looking.play_to_the_end(0)
    return table


def leaders_told(entries: list[Message]) -> set[int]:
    """List the seats whose kept leaders, which only they may know, are told in a log."""
    events = [event for entry in entries for event in entry.get("events", ())]
    kept = [event for event in events if event["event"] == "LeadersKept"]
    deeds = [deed for entry in entries for deed in entry.get("deeds", ())]
    named = [deed for deed in deeds if any("leader:" in str(part) for part in deed["text"])]
    assert kept or deeds
    return {one["seat"] for one in (*named, *kept) if one.get("leaders", True) is not None}
