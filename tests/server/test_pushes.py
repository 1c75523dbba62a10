"""Who looks at no page is told on their devices, by messages that nobody else can read."""

import asyncio
import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bottega.server.people.wishing import is_quiet
from bottega.wire import Quiet
from tests.server.harness import PATIENCE, serving
from tests.server.push_stage import Scene, play

# What arrives.


def test_a_turn_arrives_and_only_the_device_can_read_it(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.subscribe()
        table = await house.start()
        got = await house.service.next()
        assert got.message == {
            "protocol": 2,
            "title": "Your turn",
            "body": "Masters of Renaissance",
            "tag": f"your-turn-{table}",
            "path": f"/t/{table}",
        }
        assert table.encode() not in got.body
        assert "cookie" not in got.headers
        assert len(got.body) < 1_000

    play(tmp_path, scene)


@pytest.mark.parametrize(
    ("language", "title"),
    [("de", "Du bist dran"), ("ja", "あなたの番です"), ("xx", "Your turn")],
)
def test_a_device_is_told_in_its_own_language(tmp_path: Path, language: str, title: str) -> None:
    async def scene(house: Scene) -> None:
        await house.subscribe(language=language)
        await house.start()
        assert (await house.service.next()).message["title"] == title

    play(tmp_path, scene)


def test_every_device_of_somebody_is_told(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.subscribe("phone")
        await house.subscribe("desk", "fr")
        await house.start()
        got = [await house.service.next(), await house.service.next()]
        assert {one.device: one.message["title"] for one in got} == {
            "phone": "Your turn",
            "desk": "À vous de jouer",
        }

    play(tmp_path, scene)


def test_who_writes_is_told_of_by_name_but_not_what_they_wrote(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.wish(turn={"push": False}, chat={"push": True})
        await house.subscribe()
        table = await house.start()
        async with house.anna.at(table, 0) as anna:
            await anna.do("say", text="my secret plan")
        got = (await house.service.next()).message
        assert (got["title"], got["path"]) == ("Anna has written to you", f"/t/{table}")
        assert "secret" not in str(got)
        await house.service.silence()  # and nothing of turns

    play(tmp_path, scene)


def test_nobody_is_told_of_their_own_words(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.wish(turn={"push": False}, chat={"push": True})
        await house.subscribe()
        table = await house.start()
        async with house.bruno.at(table, 1) as bruno:
            await bruno.send(type="ping", away=True)
            await bruno.do("say", text="to myself")
        await house.service.silence()

    play(tmp_path, scene)


def test_a_rematch_is_an_invitation(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.wish(turn={"push": False})
        await house.subscribe()
        table = await house.sit()
        await house.anna.ask("DELETE", f"/api/tables/{table}")
        again = await house.anna.ask("POST", f"/api/tables/{table}/rematch", 201)
        got = (await house.service.next()).message
        assert got["title"] == "You are expected at a table"
        assert got["body"] == "Masters of Renaissance, with Anna"
        assert got["path"] == f"/t/{again['id']}"
        await house.service.silence()

    play(tmp_path, scene)


def test_a_game_that_begins_tells_its_guests_once(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.subscribe()
        carla = await house.server.guest("Carla")
        table = await house.anna.table("me", "open", "open", start=False, game="lorenzo")
        await carla.sit(table, 1)
        await house.bruno.sit(table, 2)
        await house.start(table)
        asked = (await house.anna.ask("GET", f"/api/tables/{table}"))["asked"]
        got = (await house.service.next()).message
        assert got["title"] == ("Your turn" if 2 in asked else "You are expected at a table")
        await house.service.silence()  # one thing is told once
        await carla.close()

    play(tmp_path, scene)


# Who is not told.


def test_who_looks_at_a_page_is_not_called(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.subscribe()
        one, other = await house.sit(), await house.sit()
        async with house.bruno.at(one, 1) as bruno:
            await house.start(other)
            await house.service.silence()
            await bruno.send(type="ping", away=True)  # the page is hidden
            await bruno.hear("pong")
            await house.start(one)
            assert (await house.service.next()).message["path"] == f"/t/{one}"

    play(tmp_path, scene)


@pytest.mark.parametrize("away", ["false", "true"])
def test_a_stream_counts_as_looking_unless_its_page_is_hidden(tmp_path: Path, away: str) -> None:
    async def scene(house: Scene) -> None:
        await house.subscribe()
        path = f"/api/me/notices?away={away}"
        async with house.bruno.http.stream("GET", path) as stream:
            lines = stream.aiter_lines()
            assert await anext(lines) == ": here"
            await house.start()
            async for line in lines:
                if "your-turn" in line:
                    break
            if away == "true":
                await house.service.next()
            else:
                await house.service.silence()

    play(tmp_path, scene)


def test_a_page_is_told_of_everything_and_to_make_no_noise_where_none_is_wished(
    tmp_path: Path,
) -> None:
    async def scene(house: Scene) -> None:
        await house.wish(invitation={"page": False})
        tables = [await house.sit(), await house.sit()]
        await house.bruno.ask("PUT", f"/api/tables/{tables[0]}/mute", json={"muted": True})
        async with house.bruno.http.stream("GET", "/api/me/notices?away=true") as stream:
            lines = stream.aiter_lines()
            assert await anext(lines) == ": here"
            for table in tables:
                await house.start(table)
            gone = await house.sit()
            await house.anna.ask("DELETE", f"/api/tables/{gone}")
            again = await house.anna.ask("POST", f"/api/tables/{gone}/rematch", 201)
            told = [json.loads(line[6:]) async for line in first(3, lines)]
            async with house.bruno.at(tables[0], 1):  # another page is in sight
                await house.start()
                seen = [json.loads(line[6:]) async for line in first(1, lines)]
        assert seen[0]["silent"]
        assert [(one["table"], one.get("silent", False)) for one in told] == [
            (tables[0], True),
            (tables[1], False),
            (again["id"], True),
        ]

    play(tmp_path, scene)


async def first(number: int, lines: AsyncIterator[str]) -> AsyncIterator[str]:
    """Give so many events of a stream."""
    async for line in lines:
        if line.startswith("data: "):
            yield line
            number -= 1
            if not number:
                return


def test_a_silent_table_calls_nobody_and_others_do(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.subscribe()
        silent, loud = await house.sit(), await house.sit()
        await house.bruno.ask("PUT", f"/api/tables/{silent}/mute", json={"muted": True})
        assert (await house.bruno.ask("GET", "/api/me/pushes"))["muted"] == [silent]
        await house.start(silent)
        await house.service.silence()
        await house.start(loud)
        assert (await house.service.next()).message["path"] == f"/t/{loud}"
        await house.bruno.ask("PUT", f"/api/tables/{silent}/mute", json={"muted": False})
        told = await house.bruno.ask("GET", f"/api/tables/{silent}/mute")
        assert told == {"muted": False}
        await house.anna.ask("PUT", f"/api/tables/{silent}/mute", json={"muted": True})
        stranger = await house.server.guest("Carla")
        await stranger.ask("PUT", f"/api/tables/{silent}/mute", 403, json={"muted": True})
        await stranger.close()

    play(tmp_path, scene)


def test_nobody_is_called_in_their_quiet_hours(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.subscribe()
        clock = datetime.now(UTC)
        begins, ends = (clock + timedelta(hours=hours) for hours in (-2, 2))
        hours = {"begins": f"{begins:%H:%M}", "ends": f"{ends:%H:%M}", "zone": "UTC"}
        await house.wish(quiet=hours)
        await house.start()
        await house.service.silence()
        await house.wish(quiet={**hours, "begins": hours["ends"], "ends": hours["begins"]})
        await house.start()
        await house.service.next()

    play(tmp_path, scene)


@pytest.mark.parametrize(
    ("begins", "ends", "zone", "quiet"),
    [
        ("22:00", "08:00", "Europe/Rome", True),  # it is 07:30 there, in winter
        ("22:00", "07:30", "Europe/Rome", False),
        ("07:30", "07:31", "Europe/Rome", True),
        ("07:31", "07:30", "Europe/Rome", False),
        ("06:00", "07:00", "UTC", True),
        ("15:00", "16:00", "Asia/Tokyo", True),
        ("07:30", "07:30", "Europe/Rome", False),
        ("00:00", "23:59", "Europe/Atlantis", False),  # no longer known: rather call than be lost
    ],
)
def test_quiet_hours_go_by_the_clock_where_somebody_is(
    begins: str, ends: str, zone: str, quiet: bool
) -> None:
    at = datetime(2027, 1, 15, 6, 30, tzinfo=UTC).timestamp()
    assert is_quiet(Quiet(begins, ends, zone), at) is quiet
    assert not is_quiet(None, at)


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_who_looks_at_a_page_of_another_process_is_not_called(
    tmp_path: Path, database_url: str
) -> None:
    async def scene(house: Scene) -> None:
        await house.subscribe()
        async with serving(tmp_path, db=database_url) as other:
            headers = dict(house.bruno.http.headers)
            address = f"{other.base}/api/me/notices"
            async with house.bruno.http.stream("GET", address, headers=headers) as stream:
                lines = stream.aiter_lines()  # who lets go of it hangs up
                assert await anext(lines) == ": here"
                await until_looking(house, True)
                await house.start()
                await house.service.silence()
            await until_looking(house, False)
            await house.start()
            await house.service.next()

    play(tmp_path, scene, db=database_url)


async def until_looking(house: Scene, looking: bool) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            reach = await house.server.site.shelf.reach(house.bruno.id, "table")
            if reach is not None and reach.looking is looking:
                return
            await asyncio.sleep(0.02)
