"""Programs at a table of a server that runs in the test's own loop, and what came of their game."""

import asyncio
from collections.abc import Sequence

import msgspec

from bottega.bots.random import Random
from bottega.client import Client, join, play
from bottega.games.masters import GAME
from bottega.kernel import record as records
from bottega.kernel.game import View
from bottega.kernel.rng import stream
from bottega.wire import Choice, Update
from tests.server.harness import PATIENCE, Guest


class Noting:
    """A random bot that notes what it has chosen."""

    def __init__(self, seed: int) -> None:
        self.inner = Random(GAME, stream(seed, "noting"))
        self.chosen: list[int] = []

    def choose(self, view: View, options: Sequence[int]) -> int:
        code = self.inner.choose(view, options)
        self.chosen.append(code)
        return code


async def played(link: str, bot: Noting) -> Update:
    """Take a seat and play it to the end."""
    async with asyncio.timeout(3 * PATIENCE), join(link, name="bot") as client:
        return await play(client, bot)


def answers(text: str, seat: int) -> list[int]:
    """Give the answers of a seat in a record."""
    return [answer.code for answer in records.read(GAME, text).answers if answer.seat == seat]


async def invitation(host: Guest, *seats: str) -> tuple[str, list[str]]:
    """Open a table; give it with the links of its seats."""
    table = await host.table(*seats, start=False)
    links = (await host.ask("GET", f"/api/tables/{table}/links"))["links"]
    return table, [links[key] for key in sorted(links)]


async def begin(host: Guest, table: str) -> None:
    """Start a table when everybody sits."""
    async with asyncio.timeout(PATIENCE):
        while True:
            seats = (await host.ask("GET", f"/api/tables/{table}"))["seats"]
            if all(seat["kind"] in ("person", "bot") for seat in seats):
                break
            await asyncio.sleep(0.02)
    await host.ask("POST", f"/api/tables/{table}/start")


async def asked(client: Client) -> Update:
    """Look until this seat has something to answer."""
    async with asyncio.timeout(PATIENCE):
        async for update in client.updates():
            if update.options:
                return update
    raise AssertionError("updates never end")


def first(update: Update) -> int:
    """Give the first of the options."""
    return msgspec.json.decode(update.options[0], type=Choice).code


async def two_programs(host: Guest, base: str) -> tuple[Update, Update, str, list[Noting]]:
    """Let two programs play a game; give their last updates, the record and the bots."""
    table, links = await invitation(host, "invited", "invited")
    bots = [Noting(1), Noting(2)]
    links = [link.replace(host.running.base, base) for link in links]
    tasks = [asyncio.create_task(played(*pair)) for pair in zip(links, bots, strict=True)]
    await begin(host, table)
    one, two = await asyncio.gather(*tasks)
    return one, two, await host.ask("GET", f"/api/tables/{table}/record"), bots
