"""Sessions: each token is one, is listed, and can be ended alone, at every process."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from bottega.server.base.hours import now
from bottega.server.people.guests import HOUR
from bottega.server.store.schema.people import SESSIONS
from bottega.server.store.sessions import MOST
from bottega.server.store.store import Identity
from tests.postgres import Postgres
from tests.server.harness import Guest, serving
from tests.server.stories import House, refused, tell
from tests.server.test_doors import closed


async def elsewhere(house: House, guest: Guest, agent: str = "") -> Guest:
    """Come back on another device, by the recovery code."""
    http = house.stranger()
    told = await http.post(
        "/api/recover", json={"code": guest.recovery}, headers={"user-agent": agent}
    )
    return house.known(told.json())


async def listed(guest: Guest) -> list[dict[str, Any]]:
    """List the sessions of somebody."""
    found: list[dict[str, Any]] = (await guest.ask("GET", "/api/me/sessions"))["sessions"]
    return found


def test_a_session_is_listed_with_its_device_and_ended_alone(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno = await house.guest(), await house.guest("Bruno")
        phone = await elsewhere(house, anna, "Mozilla/5.0 (iPhone) Version/19.0 Safari/604.1")
        table = await anna.table("me", "open", start=False)
        found = {one.get("here", False): one for one in await listed(anna)}
        assert found[False]["device"] == "Safari, iPhone"
        path = f"/api/me/sessions/{found[False]['id']}"
        await refused(bruno.http.delete(path), 404, "not-found")
        async with anna.at(table) as hers, phone.at(table) as theirs:
            left = (await anna.ask("DELETE", path))["sessions"]
            assert [one["id"] for one in left] == [found[True]["id"]]
            assert await closed(theirs) == 1008
            assert (await hers.do("say", text="I am here"))["ack"]
        for _ in range(2):
            await refused(phone.http.get("/api/me"), 401, "who-are-you")
        await refused(anna.http.delete(path), 404, "not-found")

    tell(tmp_path, story)


def test_all_other_sessions_end_at_once_and_code_and_devices_stay(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        old = house.site.keys.token(Identity(anna.id, anna.name, 0))  # as before there were any
        before = house.known({"id": anna.id, "name": "Anna", "token": old, "recovery": ""})
        assert (await before.ask("GET", "/api/me"))["id"] == anna.id
        told = await anna.ask("DELETE", "/api/me/sessions")
        now_anna = house.known({**told, "recovery": anna.recovery})
        assert [one["here"] for one in await listed(now_anna)] == [True]
        for void in (anna, before):
            await refused(void.http.get("/api/me"), 401, "who-are-you")
        assert (await elsewhere(house, now_anna)).id == anna.id

    tell(tmp_path, story)


def test_another_code_leaves_the_session_as_it_is(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        told = await anna.ask("POST", "/api/me/recovery")
        assert told["token"] == anna.token
        assert len(await listed(anna)) == 1

    tell(tmp_path, story)


def test_who_is_known_is_not_looked_up_again_and_noted_once_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        store = house.site.store
        hours_ago = now() - 2 * HOUR
        await store.execute(update(SESSIONS).values(seen=hours_ago))
        await house.site.people.again(anna.id)
        with monkeypatch.context() as patch:
            patch.setattr(store, "read", None)  # nobody reads
            await anna.ask("GET", "/api/me")
            patch.setattr(store, "write", None)  # nor writes
            await anna.ask("GET", "/api/me")
        (session,) = await listed(anna)
        assert session["seen"] > hours_ago + HOUR

    tell(tmp_path, story)


def test_of_too_many_sessions_the_one_ends_that_was_not_seen_for_the_longest_time(
    tmp_path: Path,
) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        for _ in range(MOST):
            await house.site.people.come_back(anna.id, "a device")
        await refused(anna.http.get("/api/me"), 401, "who-are-you")
        found = await house.site.people.come_back(anna.id, "the last")
        assert len(await listed(house.known({"recovery": "", **_told(found)}))) == MOST

    tell(tmp_path, story)


def _told(known: Any) -> dict[str, str]:
    return {"id": known.id, "name": known.name, "token": known.token}


def test_a_session_begins_and_ends_at_every_process(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.database()

    async def story(house: House) -> None:
        async with serving(tmp_path, db=url) as other:
            anna = await house.guest()
            there = House(other, house._doors)
            told = {"id": anna.id, "name": "Anna", "token": anna.token, "recovery": anna.recovery}
            assert (await there.known(told).ask("GET", "/api/me"))["id"] == anna.id
            phone = await elsewhere(there, anna)
            table = await anna.table("me", "open", start=False)
            (id,) = [one["id"] for one in await listed(phone) if one.get("here")]
            async with phone.at(table) as eye:
                await anna.ask("DELETE", f"/api/me/sessions/{id}")
                assert await closed(eye) == 1008
            await refused(phone.http.get("/api/me"), 401, "who-are-you")

    tell(tmp_path, story, db=url)
