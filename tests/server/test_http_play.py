"""Playing and following a table over plain HTTP: long polls, streams of events, and notices."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.harness import PATIENCE, Guest, Message, serving
from tests.server.stories import House, refused, tell


async def update(guest: Guest, table: str, **query: object) -> Message:
    told: Message = await guest.ask("GET", f"/api/tables/{table}/update", params=query)
    return told


def test_a_whole_game_is_played_over_plain_http(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "random")
        path = f"/api/tables/{table}/seats/0/commands"
        now = await update(anna, table, seat=0)
        keys = iter(range(1_000))
        while now.get("status", "running") == "running":
            wish = {"version": now["version"], "key": str(next(keys))}
            if now.get("options"):
                wish |= {"type": "answer", "code": now["options"][0]["code"]}
            elif now.get("held") == 0:
                wish |= {"type": "end"}
            else:
                now = await update(anna, table, seat=0, have=now["number"], wait=20)
                continue
            now = await anna.ask("POST", path, json=wish)
            assert now["ack"] == wish["key"]
        assert now["outcome"]

    tell(tmp_path, story)


def test_the_same_answer_sent_again_changes_nothing(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "me")
        path = f"/api/tables/{table}/seats/0/commands"
        now = await update(anna, table, seat=0)
        code = now["options"][0]["code"]
        wish = {"type": "answer", "code": code, "version": now["version"], "key": "once"}
        first = await anna.ask("POST", path, json=wish)
        again = await anna.ask("POST", path, json=wish)
        assert again["number"] == first["number"] == now["number"] + 1
        assert again["ack"] == "once"

    tell(tmp_path, story)


def test_nobody_answers_for_somebody_else(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "random")
        wish = {"type": "say", "text": "Hello", "key": "k"}
        path = f"/api/tables/{table}/seats"
        await refused(bice.http.post(f"{path}/0/commands", json=wish), 403, "forbidden")
        await refused(anna.http.post(f"{path}/1/commands", json=wish), 403, "forbidden")
        await refused(anna.http.post(f"{path}/9/commands", json=wish), 404, "not-found")
        asking = house.stranger().post(f"{path}/0/commands", json=wish)
        await refused(asking, 401, "who-are-you")

    tell(tmp_path, story)


def test_why_an_answer_is_not_offered_is_told_to_its_seat(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "random", start=False)
        path = f"/api/tables/{table}/seats/0/why-not"
        await refused(anna.http.get(f"{path}?code=1"), 409, "not-now")
        await anna.ask("POST", f"/api/tables/{table}/start")
        now = await update(anna, table, seat=0)
        offered = [one["code"] for one in now["options"]]
        yes = await anna.ask("GET", f"{path}?code={offered[0]}")
        assert yes["offered"]
        other = next(code for code in range(200, 282) if code not in offered)
        no = await anna.ask("GET", f"{path}?code={other}&language=en")
        assert no["rule"]
        assert no["sentence"]
        nothing = await anna.ask("GET", f"{path}?code=999999")
        assert nothing["rule"] == "no-such-answer"
        await refused(bice.http.get(f"{path}?code=1"), 403, "forbidden")

    tell(tmp_path, story)


def test_every_rule_that_stands_in_the_way_is_told(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me")
        async with anna.at(table, language="en") as looking:
            while looking.now["question"]["ask"] != "turn":
                await looking.answer()
            await looking.send(type="why-not", line="buy green 3 slot 1")  # with nothing at all
            said = await looking.hear("reason")
        assert (said["rule"], [one["rule"] for one in said["also"]]) == ("slot-level", ["cost"])
        assert said["also"][0]["need"]
        assert "It costs" in said["sentence"]

    tell(tmp_path, story)


def test_an_answer_that_is_wondered_about_can_be_named_by_its_line(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "random")
        path = f"/api/tables/{table}/seats/0/why-not"
        by_line = await anna.ask("GET", path, params={"line": "take row 2", "language": "en"})
        code = by_line["code"]
        assert by_line["line"] == "take row 2"
        assert by_line["sentence"]
        by_code = await anna.ask("GET", f"{path}?code={code}&language=en")
        assert by_code == {name: v for name, v in by_line.items() if name != "line"}
        async with anna.at(table) as looking:
            line = looking.now["options"][0]["line"]
            await looking.send(type="why-not", line=line)
            said = await looking.hear("reason")
            assert said["offered"]
            assert (said["line"], said["code"]) == (line, looking.now["options"][0]["code"])
            await looking.send(type="why-not", line="fly to the moon")
            told = {"type": "reason", "rule": "no-such-answer", "line": "fly to the moon"}
            assert await looking.hear("reason") == told

    tell(tmp_path, story)


def test_a_doubt_names_one_answer_in_one_way(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "random")
        path = f"/api/tables/{table}/seats/0/why-not"
        for query in ("", "?code=1&line=end", "?language=en"):
            await refused(anna.http.get(path + query), 400, "bad-message")
        async with anna.at(table) as looking:
            for doubt in ({}, {"code": 1, "line": "end"}):
                await looking.send(type="why-not", **doubt)
                assert (await looking.hear("refusal"))["error"] == "bad-message"

    tell(tmp_path, story)


def test_a_long_poll_returns_as_soon_as_something_happens(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "open", start=False)
        have = (await update(bice, table))["number"]
        waiting = asyncio.create_task(update(bice, table, have=have, wait=60))
        while not house.site.tables.find(table).listeners:
            await asyncio.sleep(0)
        assert not waiting.done()
        async with anna.at(table) as looking:
            await looking.do("say", text="Come in!")
        async with asyncio.timeout(PATIENCE):
            told = await waiting
        assert [one["text"] for one in told["entries"]] == ["Come in!"]
        assert not house.site.tables.find(table).listeners

    tell(tmp_path, story)


def test_a_long_poll_that_has_waited_enough_says_that_nothing_is_new(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "open", start=False)
        now = await update(anna, table)
        again = await update(anna, table, have=now["number"], wait=0.05)
        assert again["number"] == now["number"]
        assert "entries" not in again

    tell(tmp_path, story)


def test_a_stream_ends_quietly_when_the_seat_goes_to_somebody_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(house: House) -> None:
        anna, phone = await house.guest("Anna"), await house.guest("Phone")
        table = await anna.table("me", "open", start=False)
        links = (await anna.ask("GET", f"/api/tables/{table}/links"))["links"]
        path = f"/api/tables/{table}/stream?seat=0"
        async with anna.http.stream("GET", path) as stream, asyncio.timeout(PATIENCE):
            lines = stream.aiter_lines()
            assert (await anext(lines)).startswith("id: ")
            await phone.sit(table, 0, links["0"].partition("#0.")[2])
            assert not [line async for line in lines if "Phone" in line]

    tell(tmp_path, story)
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


def test_a_long_poll_ends_when_the_seat_goes_to_somebody_else(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, phone = await house.guest("Anna"), await house.guest("Phone")
        table = await anna.table("me", "open", start=False)
        links = (await anna.ask("GET", f"/api/tables/{table}/links"))["links"]
        have = (await update(anna, table, seat=0))["number"]
        path = f"/api/tables/{table}/update?seat=0&have={have}&wait=60"
        waiting = asyncio.create_task(anna.http.get(path))
        while not house.site.tables.find(table).listeners:
            await asyncio.sleep(0)
        await phone.sit(table, 0, links["0"].partition("#0.")[2])
        async with asyncio.timeout(PATIENCE):
            await refused(waiting, 403, "forbidden")

    tell(tmp_path, story)


@asynccontextmanager
async def events(http: httpx.AsyncClient, path: str) -> AsyncIterator[AsyncIterator[Message]]:
    """Follow server-sent events; each is its data."""
    async with http.stream("GET", path) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert "content-security-policy" in answer.headers

        async def data() -> AsyncIterator[Message]:
            async for line in answer.aiter_lines():
                if line.startswith("data: "):
                    yield json.loads(line.removeprefix("data: "))

        yield data()


def test_a_table_is_followed_as_server_sent_events(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "open", start=False)
        async with (
            asyncio.timeout(PATIENCE),
            events(bice.http, f"/api/tables/{table}/stream") as heard,
        ):
            first = await anext(heard)
            assert first["info"]["id"] == table
            async with anna.at(table) as looking:
                await looking.do("say", text="One")
                second = await anext(heard)
                assert second["entries"][-1]["text"] == "One"
                await looking.do("say", text="Two")
                third = await anext(heard)
                assert [one["text"] for one in third["entries"]] == ["Two"]

    tell(tmp_path, story)


def test_a_stream_from_somebody_elses_seat_is_refused(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "random", settings={"watch": "none"})
        path = f"/api/tables/{table}/stream"
        await refused(bice.http.get(f"{path}?seat=0"), 403, "forbidden")
        await refused(bice.http.get(path), 403, "forbidden")
        await refused(house.stranger().get(f"{path}?seat=0"), 401, "who-are-you")
        await refused(bice.http.get("/api/tables/nothing/stream"), 404, "not-found")

    tell(tmp_path, story)


def test_a_notice_comes_when_it_is_ones_turn_and_to_nobody_else(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        async with (
            asyncio.timeout(PATIENCE),
            events(anna.http, "/api/me/notices") as hers,
            events(bice.http, "/api/me/notices") as his,
        ):
            table = await bice.table("me")
            notice = await anext(his)
            assert (notice["notice"], notice["table"], notice["seat"]) == ("your-turn", table, 0)
            other = await anna.table("me")
            assert (await anext(hers))["table"] == other

    tell(tmp_path, story)


def test_a_server_that_stops_ends_its_streams(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with AsyncExitStack() as doors, serving(tmp_path) as server:
            anna = await server.guest()
            doors.push_async_callback(anna.close)
            await doors.enter_async_context(events(anna.http, "/api/me/notices"))

    asyncio.run(run())
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


def test_how_far_missions_are_is_told_in_words_from_the_first_turn_on(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "random", game="renaissance")
        async with anna.at(table, language="en") as looking:
            assert looking.now.get("progress", []) == []
            while looking.now.get("question", {}).get("ask") != "operation":
                if looking.now.get("options") or looking.now.get("held") == 0:
                    await looking.move()
                else:
                    await looking.hear("update")
            told = looking.now["progress"]
            board = looking.now["view"]["sides"][0]
        hidden = {*board["mandatory"], *board["optional"]} - {*board["accomplished"]}
        assert {far["piece"] for far in told} == {f"mission:{name}" for name in hidden}
        assert len(hidden) == 5 - len(board["accomplished"])
        assert all(far["piece"].startswith("mission:") and far["text"] for far in told)

    tell(tmp_path, story)
