"""How a host arranges a table in tests, and what is told of it."""

from typing import Any

from tests.server.harness import Guest, Message

OPEN, INVITED = {"kind": "open"}, {"kind": "invited"}
ARTISAN = {"kind": "bot", "bot": "artisan"}


async def arranged(guest: Guest, table: str, **wish: Any) -> Message:
    """Change a table, and give its info."""
    told: Message = await guest.ask("PATCH", f"/api/tables/{table}", json=wish)
    return told


def names(info: Message) -> list[str]:
    """Give the names by seat."""
    return [seat.get("name", "") for seat in info["seats"]]


async def told_log(guest: Guest, table: str) -> list[Message]:
    """Read the log as a spectator may know it."""
    page: Message = await guest.ask("GET", f"/api/tables/{table}/log")
    entries: list[Message] = page["entries"]
    return entries
