"""Friends: followed, found, and asked to tables; who hides or blocks is nobody here."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from bottega.server.store import ties
from bottega.server.store.schema import METADATA
from bottega.server.store.waiting import BLOCK
from tests.server.harness import PATIENCE, Guest, Running, serving
from tests.server.mail_stage import WHERE, play, text_of
from tests.server.mail_stage import Scene as Mailed
from tests.server.test_store import opened, postgresql_only

Scene = Callable[[Running, Guest, Guest, Guest], Awaitable[None]]


def club(folder: Path, scene: Scene, **settings: Any) -> None:
    """Let a scene happen among three guests."""

    async def run() -> None:
        async with serving(folder, **settings) as server, AsyncExitStack() as stack:
            guests = [await server.guest(name) for name in ("Anna", "Bruno", "Carla")]
            for guest in guests:
                stack.push_async_callback(guest.close)
            await scene(server, *guests)

    asyncio.run(run())


async def follows(guest: Guest, other: Guest, status: int = 200) -> Any:
    return await guest.ask("PUT", f"/api/me/follows/{other.id}", status)


async def friends(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await guest.ask("GET", "/api/me/friends"))["friends"]
    return found


async def invites(host: Guest, table: str, guest: Guest, status: int = 200) -> Any:
    path = f"/api/tables/{table}/invitations"
    return await host.ask("POST", path, status, json={"player": guest.id})


async def invitations(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await guest.ask("GET", "/api/me/seats"))["invitations"]
    return found


async def blocks(guest: Guest, other: Guest) -> None:
    await guest.ask("PUT", f"/api/me/blocks/{other.id}")


# Following.


def test_who_is_followed_is_listed_with_whether_they_are_here(tmp_path: Path) -> None:
    async def scene(server: Running, anna: Guest, bruno: Guest, carla: Guest) -> None:
        assert await follows(anna, carla) == {"following": True}
        await follows(anna, bruno)
        await follows(anna, bruno)  # once is enough
        assert await friends(anna) == [
            {"id": bruno.id, "name": "Bruno"},
            {"id": carla.id, "name": "Carla"},
        ]
        async with bruno.http.stream("GET", "/api/me/notices") as stream:
            assert await anext(stream.aiter_lines()) == ": here"
            assert [one.get("here", False) for one in await friends(anna)] == [True, False]
        assert await friends(bruno) == []  # following is no matter of theirs
        told = await anna.ask("DELETE", f"/api/me/follows/{bruno.id}")
        assert told == {}
        assert [one["name"] for one in await friends(anna)] == ["Carla"]

    club(tmp_path, scene)


def test_it_is_told_at_which_public_table_somebody_plays_now(tmp_path: Path) -> None:
    async def scene(server: Running, anna: Guest, bruno: Guest, carla: Guest) -> None:
        await follows(anna, bruno)
        unseen = ({"public": False}, {"watch": "none"})
        for settings in unseen:
            table = await bruno.table("me", "me", settings=settings)
            async with bruno.at(table, 0):
                assert "table" not in (await friends(anna))[0]
        table = await bruno.table("me", "me")
        assert "table" not in (await friends(anna))[0]  # they are not there
        async with bruno.at(table, 0):
            (found,) = await friends(anna)
            assert (found["here"], found["table"], found["game"]) == (True, table, "masters")

    club(tmp_path, scene)


@postgresql_only
def test_who_is_at_another_process_is_found_and_told_there(
    tmp_path: Path, database_url: str
) -> None:
    async def scene(server: Running, anna: Guest, bruno: Guest, carla: Guest) -> None:
        await follows(anna, bruno)
        table = await bruno.table("me", "me")
        own = await anna.table("me", "invited", start=False)
        async with serving(tmp_path, db=database_url) as other:
            there = Guest(other, bruno.http, vars(bruno))
            path, headers = f"{other.base}/api/me/notices", dict(bruno.http.headers)
            async with there.at(table, 0), bruno.http.stream("GET", path, headers=headers) as heard:
                async with asyncio.timeout(PATIENCE):
                    while (await friends(anna))[0].get("table") != table:
                        await asyncio.sleep(0.02)
                    lines = heard.aiter_lines()
                    assert await anext(lines) == ": here"
                    await invites(anna, own, bruno)
                    async for line in lines:
                        if line.startswith("data: "):
                            assert json.loads(line[6:])["table"] == own
                            break

    club(tmp_path, scene, db=database_url)


def test_who_hides_is_no_friend_of_anybody(tmp_path: Path) -> None:
    async def scene(server: Running, anna: Guest, bruno: Guest, carla: Guest) -> None:
        await follows(anna, bruno)
        table = await bruno.table("me", "me")
        own = await anna.table("me", "invited", start=False)
        await invites(anna, own, bruno)
        await blocks(carla, bruno)
        await bruno.ask("PATCH", "/api/me", json={"hidden": True})
        async with bruno.at(table, 0):
            for guest, path in (
                (anna, "/api/me/friends"),
                (carla, "/api/me/friends"),
                (anna, f"/api/tables/{own}/invitations"),
            ):
                told = json.dumps(await guest.ask("GET", path))
                assert bruno.id not in told
                assert "Bruno" not in told
        nobody = await anna.ask("PUT", "/api/me/follows/nobody", 404)
        assert (await follows(anna, bruno, 404))["message"] == nobody["message"]
        asked = {"player": "nobody"}
        nobody = await anna.ask("POST", f"/api/tables/{own}/invitations", 404, json=asked)
        assert (await invites(anna, own, bruno, 404))["message"] == nobody["message"]
        refused = await invites(bruno, await bruno.table("me", "open", start=False), anna, 403)
        assert "who hides" in refused["message"]
        await bruno.ask("PATCH", "/api/me", json={"hidden": False})
        assert [one["name"] for one in await friends(anna)] == ["Bruno"]

    club(tmp_path, scene)


def test_nobody_follows_themselves_or_more_than_there_is_room_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ties, "MOST", 1)

    async def scene(server: Running, anna: Guest, bruno: Guest, carla: Guest) -> None:
        assert (await follows(anna, anna, 400))["message"] == "player: this is you"
        await follows(anna, bruno)
        assert (await follows(anna, carla, 409))["error"] == "not-now"
        await follows(anna, bruno)

    club(tmp_path, scene)


# Blocking.


def test_who_is_blocked_is_followed_no_more_and_sees_nothing(tmp_path: Path) -> None:
    async def scene(server: Running, anna: Guest, bruno: Guest, carla: Guest) -> None:
        await follows(anna, bruno)
        await follows(bruno, anna)
        await blocks(anna, bruno)
        assert await friends(anna) == []
        told = await anna.ask("GET", "/api/me/friends")
        assert told["blocked"] == [{"id": bruno.id, "name": "Bruno"}]
        assert await anna.ask("GET", f"/api/me/ties/{bruno.id}") == {"blocked": True}
        assert "blocked" in (await follows(anna, bruno, 403))["message"]
        table = await anna.table("me", "me")
        async with anna.at(table, 0):
            assert await friends(bruno) == [{"id": anna.id, "name": "Anna"}]  # as if away
            assert await bruno.ask("GET", f"/api/me/ties/{anna.id}") == {"following": True}
            await anna.ask("DELETE", f"/api/me/blocks/{bruno.id}")
            assert (await friends(bruno))[0]["table"] == table

    club(tmp_path, scene)


def test_who_is_blocked_cannot_invite_and_is_not_told_so(tmp_path: Path) -> None:
    async def scene(server: Running, anna: Guest, bruno: Guest, carla: Guest) -> None:
        await blocks(anna, bruno)
        table = await bruno.table("me", "invited", "invited", start=False)
        heard = await listening(server, anna)
        shut, open = await invites(bruno, table, anna), await invites(bruno, table, carla)
        assert shut == {"invited": [{"id": anna.id, "name": "Anna"}]}
        assert len(open["invited"]) == 2
        assert await invitations(anna) == []
        assert len(await invitations(carla)) == 1
        own = await carla.table("me", "invited", start=False)
        await invites(carla, own, anna)
        assert (await heard)["name"] == "Carla"
        refused = await invites(anna, await anna.table("me", "open", start=False), bruno, 403)
        assert "you have blocked them" in refused["message"]

    club(tmp_path, scene)


def test_who_is_blocked_sits_down_with_nobody_who_blocks_them(tmp_path: Path) -> None:
    async def scene(server: Running, anna: Guest, bruno: Guest, carla: Guest) -> None:
        await blocks(anna, bruno)
        hers = await anna.table("me", "open", "invited", start=False)
        theirs = await carla.table("me", "open", "open", start=False)
        await anna.sit(theirs, 1)
        for table, seat in ((hers, 1), (theirs, 2)):
            path = f"/api/tables/{table}/seats"
            refused = await bruno.ask("POST", f"{path}/{seat}", 403, json={})
            kept = await carla.ask("POST", f"/api/tables/{hers}/seats/2", 403, json={})
            assert refused["message"] == kept["message"]  # as of any seat that is kept
        links = (await carla.ask("GET", f"/api/tables/{theirs}/links"))["links"]
        await bruno.sit(theirs, 2, links["2"].partition("#2.")[2])  # Carla wants them both
        await blocks(bruno, carla)
        his = await bruno.table("me", "open", start=False)
        await anna.sit(his, 1)  # who blocks somebody sits where they like

    club(tmp_path, scene)


def test_a_rematch_brings_nobody_to_whom_they_block(tmp_path: Path) -> None:
    async def scene(server: Running, anna: Guest, bruno: Guest, carla: Guest) -> None:
        for first in (bruno, anna):
            table = await anna.table("me", "open", "open", start=False)
            for seat, guest in enumerate((bruno, carla), 1):
                await guest.sit(table, seat)
            await anna.ask("POST", f"/api/tables/{table}/start")
            for seat, guest in enumerate((anna, bruno, carla)):
                async with guest.at(table, seat) as eye:
                    await eye.do("resign")
            await blocks(anna, bruno)
            again = await first.ask("POST", f"/api/tables/{table}/rematch", 201)
            seated = {seat.get("name") for seat in again["seats"]} - {None, ""}
            assert seated == {first.name, "Carla"}
            await anna.ask("DELETE", f"/api/me/blocks/{bruno.id}")

    club(tmp_path, scene)


async def listening(server: Running, guest: Guest) -> asyncio.Task[dict[str, Any]]:
    """Let somebody be at a page; give what will tell its first notice."""
    heard = asyncio.create_task(first_notice(guest))
    while guest.id not in server.site.doors.known():
        await asyncio.sleep(0.01)
    return heard


async def first_notice(guest: Guest) -> dict[str, Any]:
    """Give the first notice that somebody's page is told."""
    async with guest.http.stream("GET", "/api/me/notices?away=true") as stream:
        async for line in stream.aiter_lines():
            if line.startswith("data: "):
                found: dict[str, Any] = json.loads(line[6:])
                return found
    raise AssertionError("nothing was told")


# Inviting.


def test_who_is_invited_is_told_and_sits_down_by_the_link(tmp_path: Path) -> None:
    async def scene(server: Running, anna: Guest, bruno: Guest, carla: Guest) -> None:
        table = await anna.table("me", "artisan", "invited", "invited", start=False)
        heard = await listening(server, bruno)
        await invites(anna, table, bruno)
        await invites(anna, table, carla)
        told = await heard
        assert (told["notice"], told["table"], told["name"]) == ("invitation", table, "Anna")
        assert told["url"] == f"{WHERE}/t/{table}#{told['link']}"
        (asked,), (other,) = await invitations(bruno), await invitations(carla)
        assert (asked["game"], asked["name"], asked["player"]) == ("masters", "Anna", anna.id)
        assert asked["link"] == told["link"]
        seat, _, secret = asked["link"].partition(".")
        assert (seat, other["link"].partition(".")[0]) == ("2", "3")
        await bruno.sit(table, int(seat), secret)
        assert await invitations(bruno) == []
        left = await anna.ask("GET", f"/api/tables/{table}/invitations")
        assert [one["name"] for one in left["invited"]] == ["Carla"]
        await carla.ask("DELETE", f"/api/me/seats/{table}")
        assert await invitations(carla) == []
        assert (await anna.ask("GET", f"/api/tables/{table}/invitations"))["invited"] == []

    club(tmp_path, scene, url=WHERE)


def test_one_is_invited_once_to_a_table_and_by_its_host_before_it_starts(tmp_path: Path) -> None:
    async def scene(server: Running, anna: Guest, bruno: Guest, carla: Guest) -> None:
        table = await anna.table("me", "open", start=False)
        for _ in range(2):
            assert len((await invites(anna, table, bruno))["invited"]) == 1
        assert len(await invitations(bruno)) == 1
        assert (await invites(bruno, table, carla, 403))["error"] == "forbidden"
        await carla.ask("GET", f"/api/tables/{table}/invitations", 403)
        assert (await invites(anna, table, anna, 400))["message"] == "player: this is you"
        await bruno.sit(table, 1)
        assert "sit at this table" in (await invites(anna, table, bruno, 409))["message"]
        assert "no seat" in (await invites(anna, table, carla, 409))["message"]
        await anna.ask("POST", f"/api/tables/{table}/start")
        await invites(anna, table, carla, 409)
        await invites(anna, "nosuchtable", carla, 404)

    club(tmp_path, scene)


def test_an_invitation_ends_with_the_wait_for_its_table(tmp_path: Path) -> None:
    async def scene(server: Running, anna: Guest, bruno: Guest, carla: Guest) -> None:
        table = await anna.table("me", "invited", start=False)
        await invites(anna, table, bruno)
        await anna.ask("DELETE", f"/api/tables/{table}")
        assert await invitations(bruno) == []

    club(tmp_path, scene)


def test_invitations_are_limited_for_who_sends_and_for_who_gets_them(tmp_path: Path) -> None:
    async def scene(server: Running, anna: Guest, bruno: Guest, carla: Guest) -> None:
        for _ in range(10):
            await invites(anna, await anna.table("me", "open", start=False), bruno)
        refused = await invites(anna, await anna.table("me", "open", start=False), bruno, 429)
        assert refused["error"] == "too-fast"
        for _ in range(10):
            await invites(carla, await carla.table("me", "open", start=False), bruno)
        dora = await server.guest("Dora")
        table = await dora.table("me", "open", start=False)
        assert "many tables" in (await invites(dora, table, bruno, 429))["message"]
        await dora.close()

    club(tmp_path, scene)


@pytest.mark.usefixtures("impatient")
def test_an_invitation_goes_by_mail_with_its_link(tmp_path: Path) -> None:
    async def scene(house: Mailed) -> None:
        await house.reads()
        table = await house.anna.table("me", "invited", start=False)
        await invites(house.anna, table, house.bruno)
        mail = await house.post.next()
        assert mail["Subject"] == "Anna expects you at a table: Masters of Renaissance"
        (asked,) = await invitations(house.bruno)
        assert f"{WHERE}/t/{table}#{asked['link']}\n" in text_of(mail)

    play(tmp_path, scene)


def test_no_query_about_friends_reads_a_whole_table(tmp_path: Path) -> None:
    found: set[str] = set()

    def explain(connection: Any, cursor: Any, statement: str, values: Any, *more: Any) -> None:
        plan = cursor.connection.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()
        found.update(row[3].split()[1] for row in plan if row[3].startswith("SCAN"))

    def ask(connection: Connection) -> None:
        for kind in (ties.FOLLOW, BLOCK):
            ties.tied(connection, "anna", kind)
            ties.is_tied(connection, "anna", kind, "bruno")
        ties.shown(connection, "bruno")
        ties.looking(connection, {"bruno"})
        ties.sitting(connection, {"bruno"})
        ties.watched(connection, {"table"})
        ties.seats(connection, "anna")
        ties.guests(connection, "table")

    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            event.listen(store.engine, "before_cursor_execute", explain)
            await store.read(ask)

    asyncio.run(run())
    assert found & {*METADATA.tables} <= {"presence"}  # of those who sit now
