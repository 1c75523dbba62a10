"""Tables in memory are only ever what their logs say."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bottega.kernel.session import Session
from bottega.server.base.errors import Unavailable
from bottega.server.house.tables import Tables
from bottega.server.store import Append, Store
from tests.postgres import Postgres
from tests.server.harness import serving


def test_tables_beyond_the_limit_are_let_go_and_come_back_as_they_were(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, live_tables=2) as server:
            anna = await server.guest()
            tables = [await anna.table("me", "me") for _ in range(6)]
            before = [await anna.ask("GET", f"/api/tables/{t}/update?seat=0") for t in tables]
            assert len(server.site.tables.live) <= 3
            for table in tables:
                async with anna.at(table) as looking:
                    await looking.answer()
            after = [await anna.ask("GET", f"/api/tables/{t}/update?seat=0") for t in tables]
            assert [one["number"] + 1 for one in before] == [one["number"] for one in after]
            await anna.close()

    asyncio.run(run())


def test_who_listens_to_a_table_that_was_let_go_still_hears_of_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, live_tables=1) as server:
            anna = await server.guest()
            table = await anna.table("me", "me")
            async with anna.at(table, 0) as first, anna.at(table, 1) as second:
                for _ in range(12):
                    await anna.table("me", "me")
                assert server.site.tables.live[table].table is None
                await first.answer()
                told = await second.until(lambda now: now["number"] == first.now["number"])
                assert told["asked"] == [1]
            await anna.close()

    asyncio.run(run())


def test_who_has_waited_for_a_table_that_was_let_go_finds_the_one_of_now(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, live_tables=1) as server:
            anna, tables = await server.guest(), server.site.tables
            table = await anna.table("me", "me")
            async with tables.held(table):
                looking = asyncio.create_task(looked(tables, table))
                await asyncio.sleep(0)  # it waits
            for number in range(3):  # and before its turn comes others are looked for
                tables.find(f"other{number}")
            assert table not in tables.live
            assert await looking
            await anna.close()

    async def looked(tables: Tables, id: str) -> bool:
        async with tables.reading(id) as table:
            return tables.live[id].table is table

    asyncio.run(run())


def test_an_answer_that_was_stored_unknown_to_the_server_is_shown_when_it_is_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = Store.append

    async def unheard(store: Store, append: Append) -> bool:
        await stored(store, append)
        raise Unavailable

    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table = await anna.table("me", "me")
            async with anna.at(table, 0) as first, anna.at(table, 1) as second:
                code, version = first.now["options"][0]["code"], first.now["version"]
                wish = {"code": code, "version": version, "key": "once"}
                with monkeypatch.context() as patch:
                    patch.setattr(Store, "append", unheard)
                    assert (await first.do("answer", **wish))["error"] == "unavailable"
                assert (await first.do("answer", **wish))["ack"] == "once"
                told = await second.until(lambda now: now["number"] == first.now["number"])
                assert told["asked"] == first.now["asked"]
            await anna.close()

    asyncio.run(run())


def test_a_rule_that_breaks_leaves_the_table_as_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(session: Session[Any, Any], seat: int, code: int, version: int) -> None:
        session.version += 1000
        raise RuntimeError("half done")

    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table = await anna.table("me", "me")
            async with anna.at(table) as looking:
                version = looking.now["version"]
                with monkeypatch.context() as patch:
                    patch.setattr(Session, "submit", broken)
                    assert (await looking.answer())["error"] == "unknown"
                assert (await looking.answer())["type"] == "update"
                assert looking.now["version"] == version
            await anna.close()

    asyncio.run(run())


def test_my_tables_come_with_my_turn_first_on_postgresql_too(
    tmp_path: Path, postgres: Postgres
) -> None:
    async def run() -> None:
        async with serving(tmp_path, db=postgres.database()) as server:
            anna = await server.guest()
            waiting = await anna.table("me", "me")
            async with anna.at(waiting, 1) as looking:
                await looking.answer()
            later = await anna.table("me", start=False)
            listed = (await anna.ask("GET", "/api/me/tables"))["tables"]
            assert [table["id"] for table in listed] == [waiting, later]
            assert listed[0]["asked"] == [0]
            await anna.close()

    asyncio.run(run())
