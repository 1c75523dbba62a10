"""Contests that end otherwise than was said: now, later, or not at all."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import select, update

from bottega.server.base.hours import now
from bottega.server.store.errands import ENDS
from bottega.server.store.schema.clubs import DUPLICATE_GUESTS, DUPLICATES
from bottega.server.store.schema.logs import LOG
from bottega.server.store.schema.order import ERRANDS
from tests.server.harness import PATIENCE, Guest, Running, serving
from tests.server.test_daily import log_of
from tests.server.test_duplicates import (
    HOUR,
    cells,
    company,
    entered,
    given_up,
    later,
    made,
    resigned,
    row_of,
)
from tests.server.test_groups import joined, town


async def told(guest: Guest, table: str) -> None:
    """Wait until a record is given: a process hears in a moment what another one has ended."""
    async with asyncio.timeout(PATIENCE):
        while (await guest.http.get(f"/api/tables/{table}/record")).status_code == 409:
            await asyncio.sleep(0.02)
    assert await guest.ask("GET", f"/api/tables/{table}/record")


async def moved(guest: Guest, contest: str, ends: int, status: int = 200) -> Any:
    return await guest.ask("PATCH", f"/api/contests/{contest}", status, json={"ends": ends})


def test_who_arranges_a_contest_ends_it_early_and_all_is_told_then(
    tmp_path: Path, database_url: str
) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno = guests
        contest = await made(anna, await company(guests), deals=1)
        assert (await anna.ask("GET", f"/api/contests/{contest}"))["arranges"]
        done, begun = await given_up(anna, contest), await entered(bruno, contest)
        await bruno.ask("GET", f"/api/tables/{done}/record", 409)
        told = await anna.ask("POST", f"/api/contests/{contest}/end")
        assert told["contest"]["over"]
        assert "arranges" not in told
        assert cells(told, anna, "table") == [done]
        assert cells(told, bruno, "done") == [None]
        seed = (await log_of(server, done))[0].seed
        assert told["told"][0]["seed"] == seed
        assert seed in str(await bruno.ask("GET", f"/api/tables/{done}/record"))
        async with bruno.at(begun) as eye:
            await resigned(eye)  # too late
        told = await bruno.ask("GET", f"/api/contests/{contest}")
        assert cells(told, bruno, "done") == [None]
        assert row_of(told, anna)["rank"] == 1
        for method, path in (("POST", "/end"), ("POST", "/deals/1"), ("DELETE", "")):
            await anna.ask(method, f"/api/contests/{contest}{path}", 409)
        await moved(anna, contest, now() + HOUR, 409)

    town(tmp_path, scene, 2, db=database_url)


def test_where_the_end_is_put_off_nothing_is_told_before_the_new_one(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno = guests
        contest = await made(anna, await company(guests), deals=2)
        before = await given_up(anna, contest)
        ends = now() + 3 * HOUR
        told = await moved(anna, contest, ends)
        assert told["contest"]["ends"] == ends
        assert cells(told, anna, "points") == [0, None]
        after = await given_up(anna, contest, 2)
        with later():  # than the first end
            for table in (before, after):
                await bruno.ask("GET", f"/api/tables/{table}/record", 409)
                await anna.ask("POST", f"/api/tables/{table}/rematch", 409)
            other = await given_up(bruno, contest)
            told = await bruno.ask("GET", f"/api/contests/{contest}")
            assert not told["contest"].get("over")
        deals = [await log_of(server, one) for one in (before, other)]
        assert deals[0][0] == deals[1][0]  # it is the same deal for all
        told = await anna.ask("POST", f"/api/contests/{contest}/end")
        assert cells(told, bruno, "done") == [True, None]
        assert [one["seed"] for one in told["told"]] == [
            (await log_of(server, one))[0].seed for one in (before, after)
        ]

    town(tmp_path, scene, 2)


def test_a_contest_is_cancelled_before_anybody_played(tmp_path: Path, database_url: str) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno = guests
        club = await company(guests[:1])
        contest = await made(anna, club, door="link")
        secret = (await anna.ask("GET", f"/api/contests/{contest}"))["link"].partition("#")[2]
        await bruno.ask("POST", f"/api/contests/{contest}/door", json={"link": secret})
        await anna.ask("DELETE", f"/api/contests/{contest}")
        for guest in guests:
            await guest.ask("GET", f"/api/contests/{contest}", 404)
            await guest.ask("POST", f"/api/contests/{contest}/deals/1", 404)
        for table in (DUPLICATES, DUPLICATE_GUESTS):
            query = select(table)
            assert not await server.site.store.read(lambda c, q=query: c.execute(q).all())  # type: ignore[misc]
        other = await made(anna, club)
        await entered(anna, other)
        refused = await anna.ask("DELETE", f"/api/contests/{other}", 409)
        assert "somebody has begun" in refused["message"]

    town(tmp_path, scene, 2, db=database_url)


def test_only_who_arranges_a_contest_ends_it_otherwise(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        club = await company([anna, bruno])
        contest, page = await made(anna, club), f"/api/clubs/{club}/members/{bruno.id}"
        for guest, status in ((bruno, 403), (carla, 404)):
            await moved(guest, contest, now() + HOUR, status)
            await guest.ask("POST", f"/api/contests/{contest}/end", status)
            await guest.ask("DELETE", f"/api/contests/{contest}", status)
        await anna.ask("PUT", page, json={"role": "arranger"})
        own = await made(bruno, club)
        await anna.ask("PUT", page, json={"role": "member"})
        assert (await bruno.ask("GET", f"/api/contests/{own}"))["arranges"]  # it is his
        await moved(bruno, own, now() + 2 * HOUR)
        for wrong in (now() - 1, now() + 100 * 24 * HOUR):
            refused = await moved(anna, own, wrong, 422)
            assert "within sixty days" in refused["message"]
        await anna.ask("DELETE", f"/api/clubs/{club}/members/{bruno.id}")
        await bruno.ask("POST", f"/api/contests/{own}/end", 404)

    town(tmp_path, scene)


def test_a_table_that_did_not_hear_of_the_new_end_hears_of_it_a_minute_later(
    tmp_path: Path,
) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        (anna,) = guests
        contest = await made(anna, await company(guests), deals=1)
        table = await given_up(anna, contest)
        ends, store = now() + 5 * HOUR, server.site.store
        errand = {"identity": contest, "kind": ENDS, "word": str(ends), "since": now()}
        await store.execute(update(DUPLICATES).values(ends=ends))
        await store.execute(ERRANDS.insert().values(**errand))  # and then the process died
        await server.site.errands.care()
        async with server.site.tables.reading(table) as truth:
            assert truth.shifted is None
        await store.execute(update(ERRANDS).values(since=1))
        await server.site.errands.care()
        async with server.site.tables.reading(table) as truth:
            assert truth.shifted == ends
        assert not await store.read(lambda c: c.execute(select(ERRANDS)).all())
        await server.site.errands.care()
        told = await store.read(lambda c: c.execute(select(LOG.c.entry)).scalars().all())
        assert sum('"shifted"' in entry for entry in told) == 1

    town(tmp_path, scene, 1)


def test_two_processes_end_a_contest_at_one_time_at_all_its_tables(
    tmp_path: Path, postgres: Any
) -> None:
    async def run() -> None:
        db = postgres.database()
        async with serving(tmp_path, db=db) as one, serving(tmp_path, db=db) as other:
            anna, bruno = await one.guest("Anna"), await other.guest("Bruno")
            await anna.ask("PATCH", "/api/me", json={"kept": True})
            club = await company([anna])
            await joined(bruno, club)
            contest = await made(anna, club, deals=1)
            tables = await asyncio.gather(given_up(anna, contest), given_up(bruno, contest))
            for table in tables:
                await bruno.ask("GET", f"/api/tables/{table}/record", 409)
            await anna.ask("POST", f"/api/contests/{contest}/end")
            for table in tables:
                await told(bruno, table)
            for guest in (anna, bruno):
                await guest.close()

    asyncio.run(run())
