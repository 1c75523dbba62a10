"""Quick matches: who waits is seated once, with people of like strength whom they may meet."""

import asyncio
import time
from asyncio import Event
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import Connection, Engine, insert, select, text, update

from bottega.kernel.errors import BottegaError
from bottega.server.base.hours import now
from bottega.server.club.pairing import groups
from bottega.server.house.tables import Tables
from bottega.server.store import census
from bottega.server.store.database import engine_for, migrate
from bottega.server.store.schema.people import IDENTITIES, WAITING
from bottega.server.store.waiting import Group, Queue, Waiting, form, leave, wait
from bottega.wire import DaysClock
from tests.server.harness import Guest, Running, serving

Scene = Callable[[Running, list[Guest]], Awaitable[None]]
PAIR = {"game": "masters", "players": 2}
SECOND = 1_000


# Who is to play with whom.


def people(*ratings: int, bots: bool = False) -> list[Waiting]:
    """Let people of some strengths have come one after the other."""
    return [Waiting(f"p{n}", n, rating, bots) for n, rating in enumerate(ratings)]


def test_who_is_nearest_in_strength_is_met() -> None:
    assert groups(people(1500, 1590, 1510, 1600), 2, 10, ()) == [["p0", "p2"], ["p1", "p3"]]


def test_strengths_may_differ_more_the_longer_both_have_waited() -> None:
    far = people(1500, 1700)
    assert groups(far, 2, 9 * SECOND, ()) == []
    assert groups(far, 2, 11 * SECOND, ()) == [["p0", "p1"]]


def test_a_table_waits_until_it_is_full() -> None:
    assert groups(people(1500, 1500, 1500), 4, 60 * SECOND, ()) == []
    assert groups(people(1500, 1500, 1500, 1500), 4, 10, ()) == [["p0", "p1", "p2", "p3"]]


def test_bots_take_the_other_seats_where_all_who_wait_let_them() -> None:
    willing = people(1500, 1500, bots=True)
    assert groups(willing, 3, 10, ()) == [["p0", "p1"]]
    one = [willing[0], Waiting("p1", 1, 1500)]
    assert groups(one, 3, 10, ()) == []


def test_people_of_whom_one_blocks_the_other_never_meet() -> None:
    blocks = {frozenset(("p0", "p1"))}
    assert groups(people(1500, 1500), 2, 3_600 * SECOND, blocks) == []
    assert groups(people(1500, 1500, 1500), 2, 10, blocks) == [["p0", "p2"]]


# At a server.


def waiting_room(folder: Path, scene: Scene, guests: int = 3, **how: Any) -> None:
    """Let a scene happen among guests."""

    async def run() -> None:
        async with serving(folder, **how) as server:
            there = [await server.guest(f"Anna {n}") for n in range(guests)]
            try:
                await scene(server, there)
            finally:
                for guest in there:
                    await guest.close()

    asyncio.run(run())


async def begun(guest: Guest, **wish: Any) -> str | None:
    """Wait, and say at which table the game has begun."""
    told = await guest.ask("PUT", "/api/waiting", json={**PAIR, **wish})
    return next((one.get("table") for one in told["queues"] if one.get("since")), None)


async def table_of(guest: Guest) -> str | None:
    """Ask at which table somebody's game has begun."""
    told = await guest.ask("GET", "/api/waiting")
    return next((one["table"] for one in told["queues"] if one.get("table")), None)


def test_two_who_wait_for_the_same_play_at_once(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        assert await begun(anna) is None
        shown = await carla.ask("GET", "/api/waiting")
        assert shown["queues"] == [
            {"game": "masters", "players": 2, "pace": "live", "names": ["Anna 0"]}
        ]
        table = await begun(bruno)
        assert table is not None
        assert await table_of(anna) == table
        async with server.site.tables.reading(table) as truth:
            assert truth.status == "running"
            assert {seat.holder for seat in truth.seats} == {anna.id, bruno.id}
            assert truth.settings.rated
            assert truth.clocks.ticking
        assert await begun(carla) is None

    waiting_room(tmp_path, scene)


def test_who_waits_for_several_things_is_seated_once(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        await begun(anna)
        await begun(anna, game="lorenzo")
        assert await begun(bruno) is not None
        assert await begun(carla, game="lorenzo") is None

    waiting_room(tmp_path, scene)


def test_whose_game_begins_is_seated_nowhere_else_before_it_is_over(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        for game in ("masters", "lorenzo"):
            await begun(anna, game=game)
        table = await begun(bruno)
        assert table is not None
        await anna.ask("PUT", "/api/waiting", json={**PAIR, "game": "lorenzo"})  # not yet told
        assert await begun(carla, game="lorenzo") is None
        for who in (anna, bruno):
            async with server.site.tables.reading(table) as truth:
                (seat,) = truth.seats_of(who.id)
            async with who.at(table, seat) as eye:
                await eye.do("resign")
        assert await begun(bruno) is None  # who waits anew
        assert await begun(anna, game="lorenzo") not in (None, table)

    waiting_room(tmp_path, scene)


def test_who_waits_no_more_is_not_seated(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, _ = guests
        await begun(anna)
        told = await anna.ask("DELETE", "/api/waiting", params=PAIR)
        assert told == {"queues": []}
        assert await begun(bruno) is None

    waiting_room(tmp_path, scene)


def test_by_turns_a_move_may_take_a_day(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, _ = guests
        await begun(anna, pace="turns")
        assert await begun(bruno) is None  # who wants to play now waits for others
        table = await begun(bruno, pace="turns") or await table_of(bruno)
        assert table is not None
        async with server.site.tables.reading(table) as truth:
            assert truth.settings.clock == DaysClock(1)

    waiting_room(tmp_path, scene)


def test_who_lets_bots_play_begins_with_them(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        table = await begun(guests[0], players=3, bots=True)
        assert table is not None
        async with server.site.tables.reading(table) as truth:
            assert sorted(seat.plan.kind for seat in truth.seats) == ["bot", "bot", "invited"]

    waiting_room(tmp_path, scene)


def test_a_blocked_player_is_not_met(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, _ = guests
        await anna.ask("PUT", f"/api/me/blocks/{bruno.id}")
        await begun(bruno)
        assert await begun(anna) is None
        await anna.ask("DELETE", f"/api/me/blocks/{bruno.id}")
        assert await begun(anna) is not None
        refused = await anna.ask("PUT", f"/api/me/blocks/{anna.id}", 400)
        assert "yourself" in refused["message"]

    waiting_room(tmp_path, scene)


def test_what_cannot_be_played_is_not_waited_for(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        for wish, status in (({"game": "chess"}, 422), ({"players": 8}, 422)):
            told = await guests[0].ask("PUT", "/api/waiting", status, json={**PAIR, **wish})
            assert told["message"]

    waiting_room(tmp_path, scene, guests=1)


def long_ago(connection: Connection) -> None:
    """Let some time have gone by since a table was noted."""
    connection.execute(update(WAITING).values(seen=now() - 11_000))


async def tables_in(server: Running) -> int:
    """Count the tables."""
    return sum((await server.site.store.read(census.counts)).values())


def test_a_table_whose_process_died_is_laid_by_another(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, _ = guests
        await begun(anna)

        async def fail(*_: object, **how: object) -> None:
            raise BottegaError("the process dies")

        with patch.object(Tables, "lay", fail):
            lost = await begun(bruno)
        await server.site.store.write(long_ago)
        assert await tables_in(server) == 0
        await server.site.matching.tidy()
        await server.site.matching.care()
        table = await table_of(anna)
        assert table == await table_of(bruno) == lost
        async with server.site.tables.reading(str(table)) as truth:
            assert truth.status == "running"
            assert {seat.holder for seat in truth.seats} == {anna.id, bruno.id}
        assert await tables_in(server) == 1

    waiting_room(tmp_path, scene)


def test_a_process_that_is_slow_to_lay_a_table_seats_nobody_twice(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, _ = guests
        matching, noted, late, lay = server.site.matching, Event(), Event(), Tables.lay
        await begun(anna)

        async def slow(*what: Any) -> str:
            noted.set()
            await late.wait()
            return await lay(*what)

        with patch.object(Tables, "lay", slow):
            laying = asyncio.create_task(begun(bruno))
            await noted.wait()
        await server.site.store.write(long_ago)
        for looking in (matching.tidy, matching.care):
            await looking()
        late.set()
        assert await laying == await table_of(anna) is not None
        assert await tables_in(server) == 1

    waiting_room(tmp_path, scene)


def test_who_goes_away_without_a_word_is_not_seated(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, _ = guests
        await begun(anna)

        def later(connection: Connection) -> None:
            connection.execute(update(WAITING).values(seen=now() - 31_000))

        await server.site.store.write(later)
        assert await begun(bruno) is None
        assert await begun(anna) is not None  # she is back

    waiting_room(tmp_path, scene)


postgresql_only = pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
LIVE = Queue("masters", 2, "live")


@contextmanager
def known(url: str, ids: Sequence[str]) -> Iterator[Engine]:
    """Give a database that knows some people."""
    engine = engine_for(url)
    migrate(engine)
    with engine.begin() as connection:
        rows = [{"id": id, "created": 0, "name": id, "recovery": id, "epoch": 0} for id in ids]
        connection.execute(insert(IDENTITIES), rows)
    try:
        yield engine
    finally:
        engine.dispose()


@postgresql_only
def test_who_stops_waiting_while_a_table_is_found_is_told_of_it_or_not_seated(
    database_url: str,
) -> None:
    with known(database_url, ["p0", "p1"]) as engine, ThreadPoolExecutor(1) as pool:
        with engine.begin() as connection:
            for id in ("p0", "p1"):
                wait(connection, LIVE, id, False, 1_000)

        def stop() -> None:
            with engine.begin() as connection:
                leave(connection, LIVE, "p1")

        def former(*who: Any) -> list[list[str]]:
            leaving = pool.submit(stop)  # the moment in which it is decided who meets
            while not leaving.done() and not held_up(engine):
                time.sleep(0.01)
            return groups(*who)

        with engine.begin() as connection:
            (group,) = form(connection, LIVE, "two", former, lambda: "t", 1_000)
        pool.shutdown()
        with engine.begin() as connection:
            noted = connection.scalars(select(WAITING.c.identity).where(WAITING.c.table_id == "t"))
            assert sorted(noted) == sorted(id for id, _ in group.people)


def held_up(engine: Engine) -> bool:
    """Say whether a connection waits for what another one is about to do."""
    waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    with engine.begin() as connection:
        return bool(connection.scalar(text(f"{waits} AND datname = current_database()")))


@postgresql_only
def test_processes_that_match_at_the_same_time_seat_nobody_twice(database_url: str) -> None:
    queue, numbers = LIVE, count()
    ids = [f"p{n}" for n in range(40)]

    def arrive(id: str) -> list[Group]:
        with engine.begin() as connection:
            wait(connection, queue, id, False, 1_000)
        with engine.begin() as connection:
            return form(connection, queue, "two", groups, lambda: f"t{next(numbers)}", 1_000)

    with known(database_url, ids) as engine, ThreadPoolExecutor(6) as pool:
        found = [group for some in pool.map(arrive, ids) for group in some]
    seated = sorted(id for group in found for id, _ in group.people)
    assert seated == sorted(ids)
    assert len({group.table for group in found}) == len(found) == 20
