"""Tables before and after the game: opened, found, joined, left, started, met again, given up."""

import asyncio
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bottega.server.base.hours import now
from bottega.server.house import tables
from bottega.server.house.opening import rematch
from bottega.server.people.keys import Host
from tests.server.harness import Message
from tests.server.stories import House, finished, refused, tell

ME, OPEN, INVITED = {"kind": "me"}, {"kind": "open"}, {"kind": "invited"}
BOT = {"kind": "bot", "bot": "random"}

BAD_OPTIONS: list[Message] = [
    {"game": "chess"},
    {"game": "masters", "options": {"dragons": "yes"}},
    {"game": "masters", "options": {"x": 1}},
    {"game": "masters", "seats": [ME] * 9},
    {"game": "masters", "seats": [ME, {"kind": "bot", "bot": "nobody"}]},
    {"game": "masters", "seats": [ME, {"kind": "bot"}]},
    {"game": "masters", "seats": [ME, {"kind": "bot", "bot": "/tmp/bot.py"}]},
    {"game": "masters", "settings": {"substitute": "nobody"}},
]
BAD_MESSAGES: list[Message] = [
    {"game": "masters", "seats": []},
    {"game": "masters", "seats": [ME] * 17},
    {"game": "masters", "seats": [{"kind": "king"}]},
    {"game": "masters", "seats": "me"},
    {"game": "masters", "seed": 1},
    {"game": "masters", "settings": {"watch": "all"}},
    {"game": "masters", "settings": {"delay": 0}},
    {"game": "masters", "settings": {"clock": {"kind": "bank", "bank": 1}}},
    {"game": "masters", "settings": {"clock": {"kind": "days", "days": 1, "bank": 20}}},
    {"game": "masters", "settings": {"clock": {"kind": "sand"}}},
    {"game": "masters", "options": {"x": [1]}},
    {"game": "masters", "start": "yes"},
    {},
]


async def listed(house: House, **query: Any) -> list[str]:
    answer = await house.stranger().get("/api/tables", params=query)
    assert answer.status_code == 200, answer.text
    return [one["id"] for one in answer.json()["tables"]]


# Opening.


def test_a_table_is_opened_with_seats_for_people_bots_and_whoever_comes(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        wish = {"game": "masters", "seats": [ME, BOT, OPEN, INVITED]}
        info = await anna.ask("POST", "/api/tables", 201, json=wish)
        assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "open", "invited"]
        assert info["seats"][0]["name"] == info["host"] == "Anna"
        assert info["status"] == "open"
        assert not {"seed", "salt", "commitment"} & set(info)

    tell(tmp_path, story)


def test_the_game_checks_its_options_and_the_server_seats_bots_and_settings(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        for wish in BAD_OPTIONS:
            asking = anna.http.post("/api/tables", json={"seats": [ME, BOT], **wish})
            await refused(asking, 422, "bad-options")
        for wish in BAD_MESSAGES:
            asking = anna.http.post("/api/tables", json={"seats": [ME, BOT], **wish})
            await refused(asking, 400, "bad-message")
        assert await listed(house) == []

    tell(tmp_path, story)


def test_options_left_out_are_the_defaults_of_the_game(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        games = (await anna.ask("GET", "/api"))["games"]
        (game,) = [game for game in games if game["name"] == "masters"]
        info = await anna.ask("GET", f"/api/tables/{await anna.table('me', 'random')}")
        assert info["options"] == {name: one["default"] for name, one in game["options"].items()}
        assert info["version"] == game["version"]

    tell(tmp_path, story)


def test_a_table_that_is_to_start_at_once_needs_all_its_seats_taken(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        wish = {"game": "masters", "seats": [ME, OPEN], "start": True}
        await refused(anna.http.post("/api/tables", json=wish), 409, "not-now")
        assert await listed(house) == []

    tell(tmp_path, story)


# Listing.


def test_lists_show_public_tables_by_game_and_status(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        waiting = await anna.table("me", "open", start=False)
        running = await anna.table("me", "random")
        over = await finished(anna, "me")
        given_up = await anna.table("me", "open", start=False)
        await anna.ask("DELETE", f"/api/tables/{given_up}")
        assert set(await listed(house)) == {given_up, over, running, waiting}
        assert await listed(house, status="open") == [waiting]
        assert await listed(house, status="running", game="masters") == [running]
        assert await listed(house, status="over") == [over]
        assert await listed(house, status="abandoned") == [given_up]
        assert await listed(house, game="chess") == []

    tell(tmp_path, story)


def test_wrong_filters_are_refused(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        for query in ("status=lost", "before=-1", "before=x", "game=a%20b", "page=2"):
            await refused(http.get(f"/api/tables?{query}"), 400, "bad-message")

    tell(tmp_path, story)


def test_a_private_table_is_not_listed_but_found_by_its_id(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "open", start=False, settings={"public": False})
        assert await listed(house) == []
        assert (await house.stranger().get(f"/api/tables/{table}")).status_code == 200
        mine = await anna.ask("GET", "/api/me/tables")
        assert [one["id"] for one in mine["tables"]] == [table]

    tell(tmp_path, story)


async def all_pages(house: House) -> list[str]:
    """Follow `next` through the whole list."""
    found: list[str] = []
    http, before = house.stranger(), None
    while True:
        query: dict[str, str] = {} if before is None else {"before": before}
        page = (await http.get("/api/tables", params=query)).json()
        found += [one["id"] for one in page["tables"]]
        before = page.get("next")
        if before is None:
            return found


def test_a_long_list_comes_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    times = count(now())
    monkeypatch.setattr(tables, "now", lambda: next(times))

    async def story(house: House) -> None:
        anna = await house.guest()
        made = [await anna.table("me", "open", start=False) for _ in range(101)]
        assert await all_pages(house) == made[::-1]

    tell(tmp_path, story)


def test_pages_lose_no_table_of_the_same_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = now()
    monkeypatch.setattr(tables, "now", lambda: moment)

    async def story(house: House) -> None:
        anna = await house.guest()
        made = [await anna.table("me", "open", start=False) for _ in range(52)]
        assert sorted(await all_pages(house)) == sorted(made)

    tell(tmp_path, story)


def test_my_tables_begin_with_those_where_it_is_my_turn(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        mine = await anna.table("me", "random")  # asks all for their leaders at once
        theirs = await anna.table("me", "open", start=False)
        await bice.sit(theirs, 1)
        await anna.ask("POST", f"/api/tables/{theirs}/start")
        async with anna.at(theirs) as looking:
            while 0 in looking.now["asked"] or looking.now.get("held") == 0:
                await looking.move()
        waiting = await anna.table("me", "open", start=False)
        found = (await anna.ask("GET", "/api/me/tables"))["tables"]
        assert found[0]["id"] == mine
        assert {one["id"] for one in found[1:]} == {waiting, theirs}
        assert [one["id"] for one in (await bice.ask("GET", "/api/me/tables"))["tables"]] == [
            theirs
        ]

    tell(tmp_path, story)


# Starting and ending.


def test_only_the_host_starts_and_only_when_all_sit(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "open", start=False)
        path = f"/api/tables/{table}/start"
        assert "1" in await refused(anna.http.post(path), 409, "not-now")
        await bice.sit(table, 1)
        await refused(bice.http.post(path), 403, "forbidden")
        info = await anna.ask("POST", path)
        assert info["status"] == "running"
        assert info["asked"]
        await refused(anna.http.post(path), 409, "not-now")

    tell(tmp_path, story)


def test_a_rematch_is_one_table_for_all_with_the_seats_moved_on(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice, ciro = [await house.guest(name) for name in ("Anna", "Bice", "Ciro")]
        table = await anna.table("me", "open", "random", start=False, settings={"watch": "none"})
        await bice.sit(table, 1)
        path = f"/api/tables/{table}/rematch"
        await refused(anna.http.post(path), 409, "not-now")
        await anna.ask("POST", f"/api/tables/{table}/start")
        async with anna.at(table) as hers, bice.at(table, 1) as his:
            await asyncio.gather(hers.play_to_the_end(0), his.play_to_the_end(1))
        await refused(ciro.http.post(path), 403, "forbidden")
        asking = [one.ask("POST", path, 201) for one in (bice, anna, bice, anna)]
        made = await asyncio.gather(*asking)
        assert len({one["id"] for one in made}) == 1
        again = made[0]
        assert [seat.get("name") for seat in again["seats"]] == ["Bice", "Random", "Anna"]
        assert again["seats"][1]["bot"] == "random"
        assert again["settings"]["watch"] == "none"
        assert (await anna.ask("GET", f"/api/tables/{table}"))["rematch"] == again["id"]

    tell(tmp_path, story)


def test_asking_for_a_rematch_at_once_leaves_no_stray_table(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await finished(anna, "me")
        host = Host(anna.id, anna.name)
        asking = [rematch(house.site.tables, table, host) for _ in range(4)]
        assert len(set(await asyncio.gather(*asking))) == 1
        assert len(await listed(house, status="open")) == 1

    tell(tmp_path, story)


def test_the_host_gives_up_a_table_before_its_start_only(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "open", start=False)
        path = f"/api/tables/{table}"
        await refused(bice.http.delete(path), 403, "forbidden")
        await anna.ask("DELETE", path)
        assert (await anna.ask("GET", path))["status"] == "abandoned"
        await refused(anna.http.delete(path), 409, "not-now")
        await refused(bice.http.post(f"{path}/seats/1", json={}), 409, "not-now")
        running = await anna.table("me", "random")
        await refused(anna.http.delete(f"/api/tables/{running}"), 409, "not-now")

    tell(tmp_path, story)
