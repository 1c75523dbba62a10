"""What falls into quiet hours is told once when they end, if it is still true then."""

import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bottega.server.people.wishing import quiet_ends
from bottega.wire import Quiet
from tests.server.push_stage import Scene, play

HOUR = 3_600


def hours(before: int, after: int) -> dict[str, str]:
    """Be quiet from some hours ago until some hours from now."""
    clock = datetime.now(UTC)
    begins, ends = clock - timedelta(hours=before), clock + timedelta(hours=after)
    return {"begins": f"{begins:%H:%M}", "ends": f"{ends:%H:%M}", "zone": "UTC"}


async def held(house: Scene, tables: int = 1) -> list[str]:
    """Let it become Bruno's turn at some tables while he sleeps."""
    await house.subscribe()
    await house.wish(quiet=hours(1, 2))
    found = [await house.start() for _ in range(tables)]
    await house.service.silence()
    return found


async def wake(house: Scene, after: int = 3) -> None:
    """Let so many hours go by."""
    await house.server.site.notices.recall(time.time() + after * HOUR)


def test_a_turn_that_still_waits_is_told_when_quiet_hours_end(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        (table,) = await held(house)
        await wake(house, after=1)
        await house.service.silence()  # it is quiet still
        await wake(house)
        got = await house.service.next()
        assert got.message["title"] == "Your turn"
        assert got.message["path"] == f"/t/{table}"
        await wake(house)
        await house.service.silence()  # once is enough

    play(tmp_path, scene)


def test_several_turns_are_told_in_one_message(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await held(house, 3)
        await wake(house)
        got = await house.service.next()
        assert (got.message["body"], got.message["path"]) == ("3 tables wait for you.", "/")
        await house.service.silence()

    play(tmp_path, scene)


def test_what_is_no_longer_true_is_not_told(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        (table,) = await held(house)
        async with house.bruno.at(table, 1) as looking:
            await looking.do("resign")
        await wake(house)
        await house.service.silence()

    play(tmp_path, scene)


def test_a_silent_table_stays_silent(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        (table,) = await held(house)
        await house.server.site.shelf.mute(house.bruno.id, table)
        await wake(house)
        await house.service.silence()

    play(tmp_path, scene)


def test_quiet_hours_that_were_made_longer_are_waited_for(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await held(house)
        await house.wish(quiet=hours(1, 6))
        await wake(house)
        await house.service.silence()
        await wake(house, after=7)
        assert (await house.service.next()).message["title"] == "Your turn"

    play(tmp_path, scene)


def test_nothing_is_held_for_who_wants_no_push(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.subscribe()
        await house.wish(quiet=hours(1, 2), turn={"push": False}, invitation={"push": False})
        await house.start()
        await house.service.silence()
        await house.wish()
        await wake(house)
        await house.service.silence()

    play(tmp_path, scene)


@pytest.mark.parametrize(
    ("at", "ends"),
    [("2026-11-17 23:30", "2026-11-18 08:00"), ("2026-11-18 02:00", "2026-11-18 08:00")],
)
def test_quiet_hours_end_in_the_morning_that_comes(at: str, ends: str) -> None:
    zone = "Europe/Berlin"
    seconds = [
        datetime.fromisoformat(each).replace(tzinfo=ZoneInfo(zone)).timestamp()
        for each in (at, ends)
    ]
    assert quiet_ends(Quiet("22:00", "08:00", zone), seconds[0]) == seconds[1]
