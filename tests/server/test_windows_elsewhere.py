"""Windows where nobody can wait, where one device is shared, and where the server goes away."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bottega.server.base.hours import HEARTBEAT
from bottega.server.minds.bot_pool import BotPool
from bottega.server.table import situation, windows
from bottega.server.table.clocks import SECOND, Clocks
from bottega.server.table.entries import AnyEntry, Sealed, Unsealed, read
from bottega.server.table.windows import BOTS, Window
from bottega.wire import BankClock, DaysClock
from tests.parry import GAME
from tests.postgres import Postgres
from tests.server.company import Company, options
from tests.server.glass import WHOLE, Glass, closed, glass, known, least, parry, seals, strike
from tests.server.harness import Guest, Looking, Running, serving

BY_TURNS = {"clock": {"kind": "days", "days": 2}}
RAISE = [{"question": "meet", "answers": ["raise shield"]}]


@pytest.fixture
def time() -> Iterator[Glass]:
    """Let the test say what time it is."""
    with glass() as made:
        yield made


# By turns.


def test_by_turns_orders_answer_at_once_and_silence_where_there_are_none(
    tmp_path: Path, time: Glass
) -> None:
    async def scene(party: Company) -> None:
        await party.eyes[1].do("orders", orders=RAISE)
        await party.eyes[0].answer("strike")
        told = await party.eyes[0].until(lambda now: now.get("asked") == [0])
        assert told["entries"][-1]["events"][0]["parried"] == [1, 3]
        assert await seals(party) == [
            (1, "raise shield", "orders"),
            (2, "let be", "clock"),
            (3, "raise shield", "greedy"),
        ]

    parry(tmp_path, scene, people=3, bots=("greedy",), settings=BY_TURNS)


def test_by_turns_nobody_is_asked_in_a_window(tmp_path: Path, time: Glass) -> None:
    async def scene(party: Company) -> None:
        await party.eyes[0].answer("strike")
        await party.eyes[0].until(lambda now: now.get("asked") == [0])
        await party.settle()
        for eye in party.eyes[1:]:
            updates = [told for told in eye.heard if told["type"] == "update"]
            assert not any(options(told) or "window" in told for told in updates)

    parry(tmp_path, scene, people=3, settings=BY_TURNS)


# On one device.


async def _together(house: Running, *seats: str, **how: Any) -> tuple[Guest, str]:
    guest = await house.guest()
    return guest, await guest.table(*seats, game=GAME.name, **how)


async def _log(house: Running, table: str) -> list[AnyEntry]:
    return [read(row.entry) for row in await house.site.store.rows(table)]


def test_people_at_one_device_are_asked_one_by_one_and_take_their_time(
    tmp_path: Path, time: Glass
) -> None:
    async def run() -> None:
        async with serving(tmp_path) as house:
            guest, table = await _together(house, "me", "me", "me")
            async with guest.at(table, 0) as eye:
                told = await eye.answer("strike")
                assert told["asked"] == [1, 2]
                assert told["window"] == {}
            time.turned += 10 * WHOLE
            async with guest.at(table, 1) as eye:
                assert options(eye.now) == ["let be", "raise shield"]
                told = await eye.answer("raise shield")
                assert told["asked"] == [2]
            async with guest.at(table, 2) as eye:
                assert options(eye.now) == ["let be"]
                await eye.answer("let be")
                told = await closed(eye)
                assert told["asked"] == [0]
                assert told["entries"][-1]["events"][0]["parried"] == [1]
            await guest.close()

    asyncio.run(run())


def test_who_plays_alone_against_bots_is_never_hurried(tmp_path: Path, time: Glass) -> None:
    async def run() -> None:
        async with serving(tmp_path) as house:
            guest, table = await _together(house, "greedy", "me", "greedy")
            async with guest.at(table, 1) as eye:
                await eye.until(lambda now: bool(options(now)))
                assert eye.now["question"]["ask"] == "meet"
                time.turned += 10 * WHOLE
                await house.site.autopilot.care(table, time.now())
                assert "unsealed" not in await _windows(house, table)
                version = (await eye.answer("let be"))["version"]
                await eye.until(lambda now: bool(now["version"] > version))
            await guest.close()

    with patch.object(BotPool, "choose", least):
        asyncio.run(run())


def test_even_on_one_device_a_window_lasts_as_long_as_bots_may_think(
    tmp_path: Path, time: Glass
) -> None:
    async def run() -> None:
        async with serving(tmp_path) as house:
            guest, table = await _together(house, "me", "me", "greedy")
            async with guest.at(table, 0) as eye:
                await eye.answer("strike")
            async with guest.at(table, 1) as eye:
                await eye.answer("let be")
                while len(await _windows(house, table)) < 2:
                    await asyncio.sleep(0.002)
                await house.site.autopilot.care(table, time.now())
                assert "unsealed" not in await _windows(house, table)
                time.turned += BOTS
                await closed(eye)
            await guest.close()

    asyncio.run(run())


# Only bots are asked.


def test_where_only_bots_are_asked_the_window_is_short_and_never_shorter(
    tmp_path: Path, time: Glass
) -> None:
    async def run() -> None:
        async with serving(tmp_path) as house, AsyncExitStack() as stack:
            eyes, table = await _partners(house, stack)
            told = await eyes[0].answer("strike")
            assert told["asked"] == [1, 3]
            assert told["window"]["whole"] == BOTS
            assert not any(isinstance(e, Sealed) for e in await _log(house, table))
            time.turned += BOTS
            told = await closed(eyes[0])
            assert told["entries"][-1]["events"][0]["parried"] == [1, 3]

    asyncio.run(run())


async def _partners(house: Running, stack: AsyncExitStack, **how: Any) -> tuple[list[Looking], str]:
    """Let two partners play against two bots."""
    anna, table = await _together(
        house, "me", "greedy", "open", "greedy", start=False, options={"teams": True}, **how
    )
    bruno = await house.guest("Bruno")
    for guest in (anna, bruno):
        stack.push_async_callback(guest.close)
    await bruno.sit(table, 2)
    await anna.ask("POST", f"/api/tables/{table}/start")
    eyes = [
        await stack.enter_async_context(guest.at(table, s)) for guest, s in ((anna, 0), (bruno, 2))
    ]
    return eyes, table


def test_a_bot_that_is_too_slow_lets_it_be_and_the_window_is_no_longer_for_it(
    tmp_path: Path, time: Glass
) -> None:
    async def never(*job: Any, **how: Any) -> None:
        await asyncio.sleep(3_600)

    async def run() -> None:
        async with serving(tmp_path) as house, AsyncExitStack() as stack:
            eyes, table = await _partners(house, stack)
            await eyes[0].answer("strike")
            time.turned += 50
            await closed(eyes[0])
            by = [(e.seat, e.by) for e in await _log(house, table) if isinstance(e, Sealed)]
            assert by == [(1, "clock"), (3, "clock")]

    with patch.object(BotPool, "choose", never), patch.object(situation, "BOTS", 50):
        asyncio.run(run())


# Partners may not talk.


def test_partners_may_not_write_while_they_play_whatever_the_table_says(
    tmp_path: Path, time: Glass
) -> None:
    async def run() -> None:
        async with serving(tmp_path) as house, AsyncExitStack() as stack:
            eyes, _ = await _partners(house, stack, settings={"chat": "open"})
            assert eyes[1].now["chat"] is False
            told = await eyes[1].do("say", text="strike now")
            assert told["error"] == "closed"
            assert "partners" in told["message"]
            number = (await eyes[0].do("propose", what="abandon"))["number"]
            told = await eyes[1].do("vote", proposal=number, agree=True)
            assert told.get("chat", True)
            assert (await eyes[1].do("say", text="good game"))["type"] == "update"

    asyncio.run(run())


# The server goes away.


async def _rivals(
    house: Running, stack: AsyncExitStack, **settings: int
) -> tuple[list[Guest], str]:
    """Let three people sit down, and the first strike."""
    guests = [await house.guest(name) for name in ("Anna", "Bruno", "Carla")]
    for guest in guests:
        stack.push_async_callback(guest.close)
    how = {"game": GAME.name, "settings": settings}
    table = await guests[0].table("me", "open", "open", start=False, **how)
    for seat in (1, 2):
        await guests[seat].sit(table, seat)
    await guests[0].ask("POST", f"/api/tables/{table}/start")
    async with guests[0].at(table, 0) as eye:
        await eye.answer("strike")
    return guests, table


def _at(house: Running, guest: Guest) -> Guest:
    """Let somebody talk to another server."""
    guest.http.base_url = house.base
    return Guest(house, guest.http, vars(guest))


async def _windows(house: Running, table: str) -> list[str]:
    """Tell what happened in windows, and to whom."""
    entries = [e for e in await _log(house, table) if isinstance(e, Sealed | Unsealed)]
    return [f"sealed {e.seat}" if isinstance(e, Sealed) else "unsealed" for e in entries]


def test_a_window_survives_a_restart_of_the_server(tmp_path: Path, time: Glass) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            async with serving(tmp_path) as house:
                guests, table = await _rivals(house, stack)
                async with guests[1].at(table, 1) as eye:
                    before = await eye.answer("raise shield")
            time.turned += 1_000
            async with serving(tmp_path) as house, _at(house, guests[2]).at(table, 2) as eye:
                assert eye.now["number"] == before["number"]
                assert eye.now["window"]["left"] == WHOLE - 1_000
                assert options(eye.now) == ["let be"]
                time.turned += WHOLE
                told = await closed(eye)
                assert told["entries"][-1]["events"][0]["parried"] == [1]
                assert await _windows(house, table) == ["sealed 1", "sealed 2", "unsealed"]

    asyncio.run(run())


def test_a_window_that_ended_while_the_server_was_away_is_closed_when_it_is_back(
    tmp_path: Path, time: Glass
) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            async with serving(tmp_path) as house:
                guests, table = await _rivals(house, stack, window=HEARTBEAT // SECOND)
            time.turned += HEARTBEAT
            async with serving(tmp_path) as house, _at(house, guests[0]).at(table, 0) as eye:
                await closed(eye)
                assert await _windows(house, table) == ["sealed 1", "sealed 2", "unsealed"]

    asyncio.run(run())


def test_a_server_that_stops_does_not_wait_for_a_window(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as house, AsyncExitStack() as stack:
            await _rivals(house, stack, window=60)
            drivers = [live.driver for live in house.site.tables.live.values() if live.driver]
            assert len(drivers) == 1
            house.site.autopilot.stop()
            done, _ = await asyncio.wait(drivers, timeout=30)
            assert len(done) == 1

    with known():
        asyncio.run(run())


def test_a_window_stands_still_while_no_server_is_there() -> None:
    outages = [(0, 1_000), (12_000, 60_000), (61_000, 90_000), (200_000, 300_000)]
    window = Window(1, 7, 10_000, "live", WHOLE, outages)
    assert window.ends == 10_000 + WHOLE + 48_000 + 29_000
    assert Window(1, 7, 10_000, "live", WHOLE, ()).ends == 16_000


def test_another_process_closes_a_window_when_the_one_that_opened_it_is_gone(
    postgres: Postgres, tmp_path: Path, time: Glass
) -> None:
    async def run() -> None:
        async with serving(tmp_path, db=url) as one, AsyncExitStack() as stack:
            async with serving(tmp_path, db=url) as other:
                guests, table = await _rivals(other, stack)
            async with _at(one, guests[1]).at(table, 1) as eye:
                await eye.answer("raise shield")
                time.turned += WHOLE + windows.LATE
                assert (await closed(eye))["entries"][-1]["events"][0]["parried"] == [1]
            assert await _windows(one, table) == ["sealed 1", "sealed 2", "unsealed"]

    url = postgres.database()
    with patch("bottega.server.site.ROUND", 0.05):
        asyncio.run(run())


def test_two_processes_hide_an_answer_and_close_the_window_once(
    postgres: Postgres, tmp_path: Path, time: Glass
) -> None:
    async def run() -> None:
        async with (
            serving(tmp_path, db=url) as one,
            serving(tmp_path, db=url) as other,
            AsyncExitStack() as stack,
        ):
            guests, table = await _rivals(one, stack)
            async with guests[1].at(table, 1) as bruno, _at(other, guests[2]).at(table, 2) as carla:
                await bruno.until(lambda now: now["here"] == [1, 2])
                heard = len(bruno.heard)
                await carla.answer("let be")
                await one.site.tables.refresh(table)
                await bruno.send(type="ping")
                await bruno.hear("pong")
                assert [m for m in bruno.heard[heard:] if m["type"] == "update"] == []
                time.turned += WHOLE + windows.LATE
                for site in (one.site, other.site):
                    await site.autopilot.care(table, time.now())
                for eye in (bruno, carla):
                    await closed(eye)
            assert await _windows(one, table) == ["sealed 2", "sealed 1", "unsealed"]

    url = postgres.database()
    asyncio.run(run())


# Afterwards.


def test_a_game_with_windows_can_be_exported_brought_back_and_gone_on_with(
    tmp_path: Path, time: Glass
) -> None:
    async def scene(party: Company) -> None:
        anna = party.guests[0]
        await strike(party)
        time.turned += WHOLE
        await closed(party.eyes[0])
        number = (await party.eyes[0].do("propose", what="abandon"))["number"]
        for eye in party.eyes[1:]:
            await eye.do("vote", proposal=number, agree=True)
        record = await anna.ask("GET", f"/api/tables/{party.table}/record")
        brought = await anna.ask("POST", "/api/records", 201, content=record.encode())
        assert brought["status"] == "abandoned"
        play = f"/api/tables/{party.table}/moments"
        for decision in (1, 2):  # before the first answer in the window, and after it
            on = await anna.ask("POST", f"{play}/{decision}/play", 201, json={"seat": 2})
            async with anna.at(on["id"], 2) as eye:  # alone, with no choice: nobody waits for her
                time.turned += BOTS
                told = await closed(eye)
                assert "unsealed" in [entry["kind"] for entry in told["entries"]]

    parry(tmp_path, scene, people=3)


# The clocks.


def test_a_clock_that_rests_is_not_charged_and_has_not_moved() -> None:
    clocks = Clocks(BankClock(bank=60, increment=5), 2, ())
    clocks.run(0, [0])
    clocks.rest(10_000)
    clocks.rest(12_000)
    assert clocks.due() is None
    clocks.run(20_000, [0])
    assert [face.left for face in clocks.faces(21_000)] == [49 * SECOND, 60 * SECOND]
    clocks.rest(30_000)
    clocks.run(40_000, [1])
    assert [face.left for face in clocks.faces(40_000)] == [45 * SECOND, 60 * SECOND]


def test_a_move_of_days_goes_on_after_a_rest() -> None:
    clocks = Clocks(DaysClock(days=1), 2, ())
    clocks.run(0, [0])
    clocks.rest(5_000)
    clocks.run(5_000, [0])
    assert clocks.faces(5_000)[0].left == 86_400 * SECOND - 5_000
