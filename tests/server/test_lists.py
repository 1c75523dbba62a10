"""What lists, counts, timers and signs of life are made of, in both databases."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import delete

from bottega.server.base.errors import Unavailable
from bottega.server.store import Append, Head, Listing, Store, census
from bottega.server.store.reviews import ReviewShelf, Shelved
from bottega.server.store.schema.logs import HEADS, TABLES
from bottega.server.store.store import FORGOTTEN, GAP, QUIET
from bottega.wire import Settings, TableInfo
from tests.server.stories import House, tell
from tests.server.test_store import opened, postgresql_only, row

Scene = Callable[[Store], Awaitable[None]]


def at(url: str, scene: Scene) -> None:
    """Let a scene happen at a store."""

    async def run() -> None:
        async with opened(url) as store:
            await scene(store)

    asyncio.run(run())


def listing(status: str = "open", *holders: str) -> Listing:
    info = TableInfo("a", "masters", 1, 2, {}, Settings(), status, (), 1)  # type: ignore[arg-type]
    return Listing(1, "masters", status, True, msgspec.json.encode(info), tuple(enumerate(holders)))


def listed(table: str, shown: Listing, due: int | None = None) -> Append:
    return Append(table, (row(1),), Head(0, due, 1_001), shown)


def test_a_log_is_read_from_where_one_knows_it(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await store.append(
            Append("a", tuple(map(row, range(1, 6))), Head(0, None, 1_001), listing())
        )
        assert [one.number for one in await store.rows("a", after=2)] == [3, 4, 5]
        assert [one.number for one in await store.rows("a", after=2, most=2)] == [3, 4]

    at(database_url, scene)


def test_tables_are_counted_by_their_status(database_url: str) -> None:
    async def scene(store: Store) -> None:
        for table, status in (("a", "open"), ("b", "over"), ("c", "open")):
            await store.append(listed(table, listing(status)))
        assert await store.read(census.counts) == {"open": 2, "over": 1}
        assert await store.read(census.lively) == {"open": 2, "running": 0}

    at(database_url, scene)


def test_a_table_whose_place_in_lists_is_lost_is_found_among_others(database_url: str) -> None:
    async def scene(store: Store) -> None:
        for table in "abc":
            await store.append(listed(table, listing()))
        assert await store.unlisted() == []
        lost = delete(HEADS).where(HEADS.c.table_id == "b")
        await store.write(lambda connection: connection.execute(lost))
        assert await store.unlisted() == ["b"]
        await store.relist("b", 1, Head(0, None, 1_001), listing())
        assert await store.unlisted() == []

    at(database_url, scene)


def test_however_many_tables_there_are_some_are_looked_at_in_one_query(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(store: Store) -> None:
        monkeypatch.setattr("bottega.server.store.store.MANY", 2)
        assert await store.unlisted() == []
        for table in "abcdef":
            await store.append(listed(table, listing()))
        for column in (HEADS.c.table_id, TABLES.c.id):
            lost = delete(column.table).where(column.in_(("b", "e")))
            await store.execute(lost)
        assert await store.unlisted() == ["b", "e"]
        await store.set_aside("c")
        assert await store.damaged() == ["c"]

    at(database_url, scene)


def test_a_table_that_is_looked_after_later_is_so_only_where_its_log_ends(
    database_url: str,
) -> None:
    async def scene(store: Store) -> None:
        for table in "ab":
            await store.append(listed(table, listing(), due=10))
        await store.postpone("a", 1, 20)
        await store.postpone("b", 2, 20)
        assert await store.due(10) == ["b"]
        assert await store.due(20) == ["b", "a"]

    at(database_url, scene)


def test_a_review_that_has_just_begun_is_nowhere_yet(database_url: str) -> None:
    async def scene(store: Store) -> None:
        shelf = ReviewShelf(store)
        await shelf.begin("a", 0, 1)
        assert await shelf.look("a", 0, 1) == Shelved("running", 0, 0, 1)

    at(database_url, scene)


def test_a_question_that_fails_for_itself_says_why(database_url: str) -> None:
    async def scene(store: Store) -> None:
        with pytest.raises(msgspec.DecodeError):
            await store.read(lambda connection: msgspec.json.decode(b"{"))
        assert await store.due(0) == []

    at(database_url, scene)


def test_a_store_that_is_not_open_yet_says_so(database_url: str) -> None:
    with pytest.raises(Unavailable):
        asyncio.run(Store(database_url, "p1").check())


@postgresql_only
def test_a_process_lives_until_its_sign_of_life_is_too_old(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url, "p1") as one, opened(database_url, "p2") as other:
            await other.pulse(100_000)
            assert sorted(await one.pulse(100_000 + GAP)) == ["p1", "p2"]
            assert await one.pulse(100_001 + GAP) == ["p1"]

    asyncio.run(run())


LAST = 1_001  # when something last happened at a table that is listed here


async def shown(store: Store, now: int) -> list[str]:
    return [item.info.status for item in await store.public(None, None, None, now)]


@pytest.mark.parametrize("status", ["open", "running"])
def test_a_table_that_everybody_has_left_is_not_public_any_more(
    database_url: str, status: str
) -> None:
    async def scene(store: Store) -> None:
        await store.append(listed("a", listing(status)))
        assert await shown(store, LAST + QUIET - 1) == [status]
        assert await shown(store, LAST + QUIET) == []

    at(database_url, scene)


def test_a_game_in_which_a_clock_or_a_bot_goes_on_stays_public(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await store.append(listed("a", listing("running"), due=LAST + 3 * QUIET))
        assert await shown(store, LAST + 2 * QUIET) == ["running"]

    at(database_url, scene)


def test_a_game_that_is_over_stays_public(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await store.append(listed("a", listing("over")))
        assert await shown(store, LAST + 9 * QUIET) == ["over"]

    at(database_url, scene)


def test_an_abandoned_game_leaves_the_list_of_its_players(database_url: str) -> None:
    async def scene(store: Store) -> None:
        for table, status in (("a", "running"), ("b", "abandoned"), ("c", "over")):
            await store.append(listed(table, listing(status, "anna")))
        found = [item.info.status for item in await store.of("anna", LAST + 9 * FORGOTTEN)]
        assert sorted(found) == ["over", "running"]

    at(database_url, scene)


def test_an_open_table_to_which_nobody_has_come_for_a_week_leaves_the_list_of_its_players(
    database_url: str,
) -> None:
    async def scene(store: Store) -> None:
        await store.append(listed("a", listing("open", "anna")))
        assert len(await store.of("anna", LAST + FORGOTTEN - 1)) == 1
        assert await store.of("anna", LAST + FORGOTTEN) == []

    at(database_url, scene)


def test_ones_own_list_says_when_something_happened_and_what_is_left_on_the_clock(
    tmp_path: Path,
) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        clock = {"kind": "days", "days": 2}
        timed = await anna.table("me", settings={"clock": clock})
        await anna.table("me")
        mine = {one["id"]: one for one in (await anna.ask("GET", "/api/me/tables"))["tables"]}
        assert 0 < 2 * QUIET - mine.pop(timed)["left"] < QUIET
        (untimed,) = mine.values()
        assert "left" not in untimed
        assert untimed["moved"] >= untimed["started"]

    tell(tmp_path, story)


def test_what_is_left_on_the_clock_is_not_told_while_somebody_else_is_asked(
    tmp_path: Path,
) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest(), await house.guest("Bice")
        settings = {"clock": {"kind": "bank", "bank": 900}}
        table = await anna.table("me", "open", start=False, settings=settings)
        await bice.ask("POST", f"/api/tables/{table}/seats/1", json={})
        await anna.ask("POST", f"/api/tables/{table}/start")
        (mine,) = (await anna.ask("GET", "/api/me/tables"))["tables"]
        assert mine["asked"] == [0, 1]
        assert "left" not in mine

    tell(tmp_path, story)


def test_ones_own_tables_are_two_pages_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bottega.server.store.store.OWN", 4)

    async def story(house: House) -> None:
        anna = await house.guest()
        for _ in range(5):
            await anna.table("me", "open", start=False)
        assert len(await house.site.store.of(anna.id, 0)) == 4

    tell(tmp_path, story)


def test_who_sits_at_a_table_is_listed_again_with_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, store = await house.guest(), house.site.store
        table = await anna.table("me", "open", start=False)
        info = msgspec.json.encode((await store.of(anna.id, 0))[0].info)
        for holders in ((), (anna.id,)):
            shown = msgspec.structs.replace(listing("open", *holders), info=info)
            await store.relist(table, 2, Head(0, None, 1_001), shown)
            assert len(await store.of(anna.id, 0)) == len(holders)

    tell(tmp_path, story)
