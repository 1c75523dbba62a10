"""A clock on the wall that jumps costs nobody anything."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bottega.server import site
from bottega.server.base.hours import HEARTBEAT, HOUSE, Hours
from bottega.server.store.store import GAP
from bottega.server.table.entries import Answered
from tests.postgres import Postgres
from tests.server.harness import Running, serving
from tests.server.test_outages import BANK, clocks, table_with_clocks, two_rounds

HOUR = 3_600_000
BEGAN = 1_700_000_000_000


class Clocks:
    """The clock on the wall, which may be set, and the one that goes on evenly."""

    def __init__(self) -> None:
        self.set = BEGAN
        self.passed = 0

    def wall(self) -> int:
        return self.set + self.passed

    def even(self) -> int:
        return self.passed


@pytest.fixture
def hung(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    """Let servers read the clocks of the test, and the caretaker go its rounds all the faster."""
    made = Clocks()
    hours = Hours(made.wall, made.even)
    for name in ("now", "wall", "reach"):
        monkeypatch.setattr(HOUSE, name, getattr(hours, name))
    monkeypatch.setattr(site, "ROUND", 0.01)
    return made


def test_time_goes_on_evenly_however_the_wall_clock_is_set() -> None:
    clock = Clocks()
    hours = Hours(clock.wall, clock.even)
    for jump in (HOUR, -2 * HOUR, HOUR):
        before = hours.now()
        clock.set += jump
        clock.passed += 500
        assert hours.now() == before + 500


def test_time_does_not_go_back() -> None:
    clock = Clocks()
    hours = Hours(clock.wall, clock.even)
    hours.reach(BEGAN - HOUR)
    assert hours.now() == BEGAN
    hours.reach(BEGAN + HOUR)
    assert hours.now() == BEGAN + HOUR


async def _seats(server: Running, table: str) -> list[tuple[int, bool]]:
    """See that everybody still has the whole bank and the seat."""
    await two_rounds(server)
    return await clocks(server, table)


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 30 * 24 * HOUR, GAP - 1, 1 - GAP])
def test_a_jump_of_the_wall_clock_costs_nobody_time_or_a_seat(
    tmp_path: Path, hung: Clocks, jump: int
) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table = await table_with_clocks(anna)
            hung.set += jump
            assert await _seats(server, table) == [(BANK, False)] * 2
            hung.passed += 1_000  # and clocks go on
            left = [left for left, _ in await _seats(server, table)]
            assert left == [BANK - 1_000] * 2
            await anna.close()

    asyncio.run(run())


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_wall_clock_that_is_set_while_the_server_is_away_costs_nobody_time(
    tmp_path: Path, hung: Clocks, jump: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table = await table_with_clocks(anna)
            await anna.close()
        hung.set += jump
        again = Hours(hung.wall, hung.even)  # that of another process
        for name in ("now", "wall", "reach"):
            monkeypatch.setattr(HOUSE, name, getattr(again, name))
        async with serving(tmp_path) as server:
            assert await _seats(server, table) == [(BANK, False)] * 2
            hung.passed += 1_000
            left = [left for left, _ in await _seats(server, table)]
            assert left == [BANK - 1_000] * 2

    asyncio.run(run())


@pytest.mark.parametrize(("away", "charged"), [(HEARTBEAT, HEARTBEAT), (HEARTBEAT + 1, 0)])
def test_a_restart_is_charged_for_one_heartbeat_at_most(
    tmp_path: Path, hung: Clocks, away: int, charged: int
) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table = await table_with_clocks(anna)
            await anna.close()
        hung.passed += away
        async with serving(tmp_path) as server:
            left = [left for left, _ in await clocks(server, table)]
            assert left == [BANK - charged] * 2

    asyncio.run(run())


def test_a_process_that_hears_of_a_later_time_charges_nobody_for_it(
    postgres: Postgres, tmp_path: Path, hung: Clocks
) -> None:
    async def run() -> None:
        async with serving(tmp_path, db=url) as one, serving(tmp_path, db=url) as other:
            anna = await one.guest()
            table = await table_with_clocks(anna)
            await clocks(other, table)  # so that it has the table in mind
            for server in (one, other):  # no sign of life but those that are asked for
                server.site._caretaker.cancel()  # type: ignore[union-attr]
            await other.site._bus.stop()  # type: ignore[union-attr]  # it hears when it is told to
            late = BEGAN + HOUR
            await one.site.store.pulse(late)  # as a process whose clock has jumped
            now: Any = HOUSE.now
            HOUSE.now = lambda: late  # type: ignore[method-assign]
            async with one.site.tables.reading(table) as found:
                seat = found.asked[0]
                code = found.playing().choices(seat)[0]
            await one.site.tables.change(table, lambda _: Answered(seat, code))
            HOUSE.now = now  # type: ignore[method-assign]
            await other.site.tables.refresh(table)
            assert await clocks(other, table) == [(BANK, False)] * 2
            assert HOUSE.now() == late
            await anna.close()

    url = postgres.database()
    asyncio.run(run())
