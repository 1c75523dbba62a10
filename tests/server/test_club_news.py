"""What is new in a club is told to its people, as each wishes, and to nobody else."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server import mail_stage, push_stage
from tests.server.harness import PATIENCE, Guest, Message, Running, serving
from tests.server.mail_stage import WHERE, text_of
from tests.server.test_duplicates import made
from tests.server.test_groups import founded, hidden, joined, names, town

LOUD = {"club": {"push": True, "page": True, "webhook": False, "mail": True}}


class Page:
    """A page of somebody, which hears what they are told."""

    def __init__(self, lines: AsyncIterator[str]) -> None:
        self._lines = lines

    async def next(self) -> Message:
        """Wait for the next notice that is not about a turn."""
        async with asyncio.timeout(PATIENCE):
            async for line in self._lines:
                told: Message = json.loads(line[6:]) if line.startswith("data: ") else {}
                if told and told["notice"] != "your-turn":
                    return told
        raise AssertionError("nothing was told")


@asynccontextmanager
async def page(guest: Guest, base: str = "") -> AsyncIterator[Page]:
    """Open a page at which nobody looks."""
    path = f"{base}/api/me/notices?away=true"
    async with guest.http.stream("GET", path, headers=dict(guest.http.headers)) as stream:
        lines = stream.aiter_lines()
        assert await anext(lines) == ": here"
        yield Page(lines)


def what(told: Message) -> tuple[Any, ...]:
    return tuple(told.get(key, "") for key in ("notice", "name", "club_name", "game"))


def test_members_are_told_of_a_new_contest_and_of_a_table_that_waits(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        club = await founded(anna)
        await joined(bruno, club)
        async with page(bruno) as his, page(anna) as hers, page(carla) as others:
            contest = await made(anna, club)
            told = await his.next()
            assert what(told) == ("contest", "Anna 0", "Lanterna", "masters")
            assert (told["contest"], told["table"], told["club"]) == (contest, "", club)
            assert told["url"] == f"{WHERE}/contest/{contest}"
            await anna.table("me", "random", club=club)  # it has begun: nobody can sit down
            table = await anna.table("me", "open", start=False, club=club)
            told = await his.next()
            assert what(told) == ("club-table", "Anna 0", "Lanterna", "masters")
            assert (told["table"], told["url"]) == (table, f"{WHERE}/t/{table}")
            other = await bruno.table("me", "open", start=False, club=club)
            assert (await hers.next())["table"] == other  # the first that is not her own
            own = await founded(carla, name="Elsewhere")
            await joined(anna, own)
            await made(carla, own)
            assert (await hers.next())["club_name"] == "Elsewhere"
            await joined(carla, club)
            await made(anna, club, name="Winter")
            assert (await others.next())["notice"] == "contest"  # the first she hears of it

    town(tmp_path, scene, url=WHERE)


def test_who_blocks_somebody_hears_nothing_of_them_in_a_club_and_they_nothing_either(
    tmp_path: Path,
) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        club = await founded(anna)
        for guest in (bruno, carla):
            await joined(guest, club)
        await bruno.ask("PUT", f"/api/me/blocks/{anna.id}")
        async with page(anna) as hers, page(bruno) as his:
            for guest, other in ((anna, his), (bruno, hers)):
                await guest.table("me", "open", start=False, club=club)
                table = await carla.table("me", "open", start=False, club=club)
                for one in (other, his if other is hers else hers):
                    assert (await one.next())["table"] == table

    town(tmp_path, scene)


def test_somebody_is_invited_by_name_comes_in_or_lets_it_be(
    tmp_path: Path, database_url: str
) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        club = await founded(anna, door="link")
        path, invite = f"/api/clubs/{club}", f"/api/clubs/{club}/invitations"
        await bruno.ask("GET", path, 404)
        async with page(bruno) as his:
            told = await anna.ask("POST", invite, json={"player": bruno.id})
            assert [(one["name"], one["role"]) for one in told["knocking"]] == [
                ("Anna 1", "invited")
            ]
            assert what(await his.next()) == ("club", "Anna 0", "Lanterna", "")
        await anna.ask("POST", invite, 409, json={"player": bruno.id})
        member = f"{path}/members/{bruno.id}"
        await anna.ask("PUT", member, 409, json={"role": "member"})  # not without their will
        (mine,) = (await bruno.ask("GET", "/api/clubs"))["mine"]
        assert (mine["id"], mine["role"]) == (club, "invited")
        seen = await bruno.ask("GET", path)
        assert seen["invited"]
        assert not {"members", "tables", "contests"} & set(seen)
        await bruno.ask("DELETE", member)
        await bruno.ask("GET", path, 404)
        await anna.ask("POST", invite, json={"player": bruno.id})
        assert names(await joined(bruno, club)) == ["Anna 0", "Anna 1"]
        await anna.ask("POST", invite, 409, json={"player": bruno.id})
        await bruno.ask("POST", invite, 403, json={"player": carla.id})
        await carla.ask("POST", invite, 404, json={"player": bruno.id})
        await hidden(carla)
        await anna.ask("POST", invite, 404, json={"player": carla.id})
        await hidden(anna)
        refused = await anna.ask("POST", invite, 403, json={"player": carla.id})
        assert "who hides" in refused["message"]

    town(tmp_path, scene, db=database_url)


def test_who_is_blocked_invites_nobody_to_a_club_and_is_not_told_so(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        club, other = await founded(anna, door="link"), await founded(carla, door="link")
        await bruno.ask("PUT", f"/api/me/blocks/{anna.id}")
        async with page(bruno) as his:
            path = f"/api/clubs/{club}/invitations"
            told = await anna.ask("POST", path, json={"player": bruno.id})
            assert [one["role"] for one in told["knocking"]] == ["invited"]
            assert not (await bruno.ask("GET", "/api/clubs"))["mine"]
            await bruno.ask("GET", f"/api/clubs/{club}", 404)
            path = f"/api/clubs/{other}/invitations"
            await carla.ask("POST", path, json={"player": bruno.id})
            assert (await his.next())["club"] == other
        refused = await bruno.ask("POST", "/api/clubs", 201, json={"name": "Own"})
        own = f"/api/clubs/{refused['club']['id']}/invitations"
        told = await bruno.ask("POST", own, 403, json={"player": anna.id})
        assert "you have blocked them" in told["message"]

    town(tmp_path, scene)


def test_a_device_is_told_of_a_club_where_that_is_wished(tmp_path: Path) -> None:
    async def scene(house: push_stage.Scene) -> None:
        await house.anna.ask("PATCH", "/api/me", json={"kept": True})
        club = await founded(house.anna)
        await house.subscribe()
        path = f"/api/clubs/{club}/invitations"
        await house.anna.ask("POST", path, json={"player": house.bruno.id})
        got = (await house.service.next()).message
        assert (got["title"], got["body"]) == ("Anna invites you to a club", "Lanterna")
        assert got["path"] == f"/club/{club}"
        await joined(house.bruno, club)
        await made(house.anna, club)  # nobody has wished to be called for that
        await house.wish(**LOUD)
        table = await house.anna.table("me", "open", start=False, club=club)
        got = (await house.service.next()).message
        assert got["title"] == "Lanterna: a new table"
        assert got["body"] == "Masters of Renaissance, with Anna"
        assert (got["path"], got["tag"]) == (f"/t/{table}", f"club-table-{table}")

    push_stage.play(tmp_path, scene)


@pytest.mark.usefixtures("impatient")
def test_a_mail_tells_of_a_club_as_long_as_it_is_so(tmp_path: Path) -> None:
    async def scene(house: mail_stage.Scene) -> None:
        await house.anna.ask("PATCH", "/api/me", json={"kept": True})
        club = await founded(house.anna)
        await house.reads()
        path = f"/api/clubs/{club}/invitations"
        await house.anna.ask("POST", path, json={"player": house.bruno.id})
        mail = await house.post.next()
        assert mail["Subject"] == "Anna invites you to the club Lanterna"
        assert f"{WHERE}/club/{club}" in text_of(mail)
        await joined(house.bruno, club)
        await house.bruno.ask("PUT", "/api/me/wishes", json=LOUD)
        await house.comes_back()
        contest = await made(house.anna, club)
        mail = await house.post.next()
        assert mail["Subject"] == "A new contest in Lanterna: Masters of Renaissance"
        assert f"{WHERE}/contest/{contest}" in text_of(mail)

    mail_stage.play(tmp_path, scene)


def test_who_has_news_all_the_time_is_not_listened_to(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        club = await founded(anna)
        for guest in (bruno, carla):
            await joined(guest, club)
        async with page(bruno) as his:
            for _ in range(8):
                table = await anna.table("me", "open", start=False, club=club)
                await anna.ask("DELETE", f"/api/tables/{table}")
            last = await carla.table("me", "open", start=False, club=club)
            told = [await his.next()]
            while told[-1]["table"] != last:
                told.append(await his.next())
            assert len(told) == 5 + 1

    town(tmp_path, scene)


def test_pages_of_another_process_are_told_too(tmp_path: Path, postgres: Any) -> None:
    async def run() -> None:
        db = postgres.database()
        async with (
            AsyncExitStack() as stack,
            serving(tmp_path, db=db) as one,
            serving(tmp_path, db=db) as other,
        ):
            anna, bruno = await one.guest("Anna"), await one.guest("Bruno")
            for guest in (anna, bruno):
                stack.push_async_callback(guest.close)
            await anna.ask("PATCH", "/api/me", json={"kept": True})
            club = await founded(anna)
            await joined(bruno, club)
            async with page(bruno, other.base) as his:
                contest = await made(anna, club)
                assert (await his.next())["contest"] == contest

    asyncio.run(run())
