"""Whatever happens to the line, every answer is given exactly once."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bottega.server.base.errors import Unavailable
from bottega.server.people.limits import Limits, Rate
from bottega.server.people.rates import rates
from tests.client.outside import Host, server_outside
from tests.client.players import Noting, answers, played, two_programs
from tests.server.harness import serving

# The store counts tables once a second by a method that SQLAlchemy has deprecated.


class Cutter:
    """A proxy that cuts the line when the server acknowledges, every so often."""

    def __init__(self, port: int, every: int) -> None:
        self.port = port
        self.every = every
        self.acknowledged = 0
        self.cuts = 0
        self.refused = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what comes, both ways, until one side or this one has enough."""
        up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            ways = [
                asyncio.create_task(self.pass_on(reader, up_writer, spoken=False)),
                asyncio.create_task(self.pass_on(up_reader, writer, spoken=True)),
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
        finally:
            for end in (writer, up_writer):
                end.transport.abort()

    async def pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, spoken: bool
    ) -> None:
        """Pass on one way; what the server says is looked at."""
        while data := await reader.read(1 << 20):
            if spoken:
                self.refused |= b'"type":"refusal"' in data
                if b'"ack":"' in data:
                    self.acknowledged += 1
                    if self.acknowledged % self.every == 0:
                        self.cuts += 1
                        return
            writer.write(data)
            await writer.drain()


@asynccontextmanager
async def cutting(base: str, every: int) -> AsyncIterator[tuple[Cutter, str]]:
    """Put a cutter before a server; give it with its address."""
    cutter = Cutter(int(base.rpartition(":")[2]), every)
    server = await asyncio.start_server(cutter.serve, "127.0.0.1", 0)
    async with server:
        yield cutter, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


def test_an_answer_whose_acknowledgement_was_lost_is_not_doubled(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server, cutting(server.base, 5) as (cutter, base):
            host = await server.guest()
            one, two, record, bots = await two_programs(host, base)
            assert one.status == two.status == "over"
            assert cutter.cuts >= 5
            assert not cutter.refused  # what is sent again is known by its key, and not stale
            for seat, bot in enumerate(bots):
                assert bot.chosen == answers(record, seat)
            await host.close()

    asyncio.run(run())


def test_the_client_comes_back_to_a_server_that_was_killed(tmp_path: Path) -> None:
    async def run() -> None:
        with server_outside(tmp_path) as server, Host(server.base) as host:
            table, links = host.table("invited", "invited")
            bots = [Noting(3), Noting(4)]
            tasks = [asyncio.create_task(played(*pair)) for pair in zip(links, bots, strict=True)]
            while not host.full(table):
                await asyncio.sleep(0.02)
            host.start(table)
            for kill in (1, 2, 3):
                while len(bots[0].chosen) < 4 * kill:
                    assert not any(task.done() for task in tasks)
                    await asyncio.sleep(0.001)
                server.kill()
                await asyncio.sleep(0.2)  # they knock in vain
                assert not any(task.done() for task in tasks)
                server.start()
            one, two = await asyncio.gather(*tasks)
            assert one.status == two.status == "over"
            assert one.outcome == two.outcome
            for seat, bot in enumerate(bots):
                assert bot.chosen == answers(host.record(table), seat)

    asyncio.run(run())


def test_who_is_too_fast_waits_and_loses_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            slow = Rate(every=0.03, burst=2)
            server.site.limits = Limits({**rates(server.site.settings), "answer": slow})
            host = await server.guest()
            one, _, record, bots = await two_programs(host, server.base)
            assert one.status == "over"
            assert server.site.metrics.refused.labels("too-fast")._value.get() > 0
            for seat, bot in enumerate(bots):
                assert bot.chosen == answers(record, seat)
            await host.close()

    asyncio.run(run())


def test_a_store_that_is_away_now_and_then_loses_and_doubles_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            calls = itertools.count(1)
            command, show = server.site.tables.command, server.site.tables.show

            async def sometimes(*arguments: Any) -> bool:
                if next(calls) % 4 == 0:
                    raise Unavailable
                return await command(*arguments)

            async def seldom(*arguments: Any) -> bytes:
                if next(calls) % 7 == 0:  # of hello too, which is then said on another line
                    raise Unavailable
                return await show(*arguments)

            monkeypatch.setattr(server.site.tables, "command", sometimes)
            monkeypatch.setattr(server.site.tables, "show", seldom)
            host = await server.guest()
            one, two, record, bots = await two_programs(host, server.base)
            assert one.status == two.status == "over"
            for seat, bot in enumerate(bots):
                assert bot.chosen == answers(record, seat)
            await host.close()

    asyncio.run(run())
