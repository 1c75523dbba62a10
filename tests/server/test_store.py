"""The store: appends that win or lose, batches with a bad item in them, and what is refused."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterable, Mapping
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, insert, inspect, text

from bottega.server.base.errors import Unavailable
from bottega.server.store import Append, Head, Row, Store, migrations
from bottega.server.store.database import BadDatabase, engine_for, migrate
from bottega.server.store.founding import lay_out
from bottega.server.store.migrating import upgrade
from bottega.server.store.schema import METADATA, SHAPE
from bottega.server.store.schema.logs import LOG
from bottega.server.store.store import GAP
from tests.server.aftermath import folded, query, read_logs
from tests.server.founded import FoundedPostgres
from tests.server.harness import Guest, Running, serving

CACHES = ("heads", "tables", "seats", "outages", "processes", "presence")
sqlite_only = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
postgresql_only = pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)


@contextlib.asynccontextmanager
async def opened(url: str, process: str = "p1") -> AsyncIterator[Store]:
    """Open a store until the block ends."""
    store = Store(url, process)
    try:
        await store.open()
        yield store
    finally:
        await store.close()


def row(number: int, entry: bytes = b"{}") -> Row:
    return Row(number, 1_000 + number, entry, None)


def append(table: str, *numbers: int, entry: bytes = b"{}", due: int | None = None) -> Append:
    return Append(
        table, tuple(row(number, entry) for number in numbers), Head(0, due, 1_000 + numbers[-1])
    )


async def together(store: Store, appends: Iterable[Append]) -> list[Any]:
    """Let the writer find all these appends at once; give what each of them comes to."""
    gate = threading.Event()
    busy = store.write(lambda connection: gate.wait(20))
    waiting = [asyncio.ensure_future(store.append(one)) for one in appends]
    await asyncio.sleep(0)  # all are queued now
    gate.set()
    await busy
    return await asyncio.gather(*waiting, return_exceptions=True)


async def numbers(store: Store, table: str) -> list[int]:
    return [row.number for row in await store.rows(table)]


@sqlite_only
def test_only_what_was_stored_shows_that_a_full_disk_has_room_again(database_url: str) -> None:
    pages = "PRAGMA max_page_count = {}"
    much = insert(LOG).values(table_id="a", number=1, at=1, entry=b"x" * 1_000_000)

    def full(connection: Connection) -> None:
        connection.exec_driver_sql(pages.format(1))  # as many as there are
        connection.execute(much)

    def room(connection: Connection) -> None:
        connection.exec_driver_sql(pages.format(1_000_000))

    async def run() -> None:
        async with opened(database_url) as store:
            with pytest.raises(Unavailable, match="full"):
                await store.write(full)
            await store.write(room)
            with pytest.raises(Unavailable, match="full"):
                await store.check()
            await store.write(lambda connection: connection.execute(much))
            await store.check()

    asyncio.run(run())


def test_an_append_at_a_number_that_is_taken_changes_nothing(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            assert await store.append(append("a", 1, 2, entry=b'"first"', due=5))
            assert not await store.append(append("a", 2, 3, entry=b'"second"', due=7))
            assert [row.entry for row in await store.rows("a")] == [b'"first"'] * 2
            assert await store.due(6) == ["a"]

    asyncio.run(run())
    assert query(database_url, "SELECT number, due FROM heads") == [(2, 5)]


def test_of_many_appends_at_one_number_exactly_one_wins(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            rivals = [append("a", 1, entry=b'"%d"' % i) for i in range(20)]
            assert sorted(await asyncio.gather(*map(store.append, rivals))) == [False] * 19 + [True]

    asyncio.run(run())


@postgresql_only
def test_of_two_processes_that_append_at_one_number_one_wins(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url, "p1") as one, opened(database_url, "p2") as other:
            for number in range(1, 21):
                rival = append("a", number)
                assert sorted(await asyncio.gather(one.append(rival), other.append(rival))) == [
                    False,
                    True,
                ]
            assert await numbers(one, "a") == await numbers(other, "a") == list(range(1, 21))

    asyncio.run(run())


def test_in_a_batch_only_the_loser_loses(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await store.append(append("b", 1))
            batch = [append("a", 1), append("b", 1), append("c", 1, 2)]
            assert await together(store, batch) == [True, False, True]
            assert [await numbers(store, table) for table in "abc"] == [[1], [1], [1, 2]]

    asyncio.run(run())


@postgresql_only
def test_two_processes_whose_batches_cross_wait_for_each_other_one_way_only(
    database_url: str,
) -> None:
    async def run() -> None:
        async with opened(database_url, "p1") as one, opened(database_url, "p2") as other:
            with one.engine.connect() as third:
                third.execute(insert(LOG).values(table_id="m", number=1, at=1, entry="{}"))
                there, back = [[append(table, 1) for table in order] for order in ("amz", "zma")]
                crossing = asyncio.gather(together(one, there), together(other, back))
                waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
                while await one.read(lambda connection: connection.scalar(waiting)) < 2:
                    await asyncio.sleep(0.01)
                third.rollback()  # and the way is free
            assert sorted(await crossing) == [[False] * 3, [True] * 3]

    asyncio.run(run())


@pytest.mark.parametrize("poison", [append("x", 2**70), append("x", 1, entry=b"\xff")])
def test_in_a_batch_what_cannot_be_stored_hurts_nobody_else(
    database_url: str, poison: Append
) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            first, bad, last = await together(store, [append("a", 1), poison, append("c", 1)])
            assert (first, last) == (True, True)
            assert isinstance(bad, Exception)
            assert await numbers(store, "x") == []
            assert await store.append(append("x", 1))

    asyncio.run(run())


def test_work_that_fails_hurts_nobody_else(database_url: str) -> None:
    def break_down(connection: object) -> None:
        raise ValueError("broken")

    async def run() -> None:
        async with opened(database_url) as store:
            appending = asyncio.ensure_future(store.append(append("a", 1)))
            with pytest.raises(ValueError, match="broken"):
                await store.write(break_down)
            assert await appending

    asyncio.run(run())


def test_what_nobody_waits_for_any_more_is_stored_all_the_same(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            waiting = asyncio.ensure_future(store.append(append("a", 1)))
            await asyncio.sleep(0)
            waiting.cancel()
            assert await store.append(append("a", 2))
            assert await numbers(store, "a") == [1, 2]

    asyncio.run(run())


def test_what_is_queued_is_stored_before_the_store_closes(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            waiting = [asyncio.ensure_future(store.append(append(f"t{i}", 1))) for i in range(50)]
            await asyncio.sleep(0)
        assert await asyncio.gather(*waiting) == [True] * 50
        with pytest.raises(Unavailable):
            await store.append(append("late", 1))

    asyncio.run(run())
    assert query(database_url, "SELECT count(*) FROM log") == [(50,)]


# Opening it.


@sqlite_only
def test_sqlite_writes_ahead_and_syncs_every_commit(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            with store.engine.connect() as connection:
                assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
                assert connection.scalar(text("PRAGMA synchronous")) == 2

    asyncio.run(run())


@postgresql_only
def test_postgresql_syncs_every_commit_whatever_its_default(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            with store.engine.connect() as connection:
                assert connection.scalar(text("SHOW synchronous_commit")) == "on"

    with psycopg.connect(database_url, autocommit=True) as connection:
        database = connection.info.dbname
        connection.execute(f"ALTER DATABASE {database} SET synchronous_commit = off".encode())
    asyncio.run(run())


def test_an_sqlite_that_cannot_write_ahead_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    engine = engine_for("sqlite:///file::memory:?uri=true")  # memory has no journal to write ahead
    try:
        with pytest.raises(BadDatabase, match="cannot write ahead"):
            migrate(engine)
    finally:
        engine.dispose()


@pytest.mark.parametrize("url", ["nonsense", "sqlite://", "sqlite:///:memory:", "mysql://a/b"])
def test_what_is_no_database_of_ours_is_refused(url: str) -> None:
    with pytest.raises(BadDatabase):
        engine_for(url)


def test_the_present_shape_is_the_newest_one() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_current_head() == SHAPE


def test_an_empty_database_gets_the_present_shape(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            with store.engine.connect() as connection:
                assert compare_metadata(MigrationContext.configure(connection), METADATA) == []

    asyncio.run(run())


RULES = {
    "sqlite": "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'",
    "postgresql": "SELECT rulename, definition FROM pg_rules WHERE tablename = 'acts'",
}


def structure(connection: Connection) -> dict[str, Any]:
    """Tell all that a database is made of, and end what looking at it began."""
    seen = inspect(connection)
    parts = (seen.get_pk_constraint, seen.get_unique_constraints, seen.get_foreign_keys)
    made: dict[str, Any] = {name: [part(name) for part in parts] for name in seen.get_table_names()}
    for name, known in made.items():
        known.append(sorted(str(column) for column in seen.get_columns(name)))
        known.append([written(index) for index in seen.get_indexes(name)])
    rules = connection.execute(text(RULES[connection.dialect.name])).all()
    connection.rollback()
    return {**made, "rules": sorted(map(str, rules))}


def written(index: Mapping[str, Any]) -> dict[str, str]:
    """Write down what an index is, with the rows that it has."""
    said = {name: str(what) for name, what in index.items() if name != "dialect_options"}
    return said | {name: str(what) for name, what in index.get("dialect_options", {}).items()}


def test_laid_out_at_once_a_database_is_as_after_all_steps(empty_url: str) -> None:
    engine = engine_for(empty_url)
    with engine.connect() as connection:
        upgrade(connection)
        stepped = structure(connection)
        for table in [name for name in stepped if name != "rules"]:
            connection.execute(text(f"DROP TABLE {table}"))
        connection.commit()
        lay_out(connection)
        assert structure(connection) == stepped
    assert len(stepped["rules"]) == 2
    assert query(empty_url, "SELECT version_num FROM alembic_version") == [(SHAPE,)]
    engine.dispose()


def test_a_database_of_the_first_shape_is_brought_to_the_present_one(empty_url: str) -> None:
    engine = engine_for(empty_url)
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "first")
        row = "INSERT INTO log (table_id, number, at, entry) VALUES ('a', 1, 2, '{}')"
        connection.execute(text(row))
        connection.commit()
    engine.dispose()

    async def run() -> None:
        async with opened(empty_url) as store:
            assert await numbers(store, "a") == [1]
            with store.engine.connect() as connection:
                assert compare_metadata(MigrationContext.configure(connection), METADATA) == []

    asyncio.run(run())
    if empty_url.startswith("sqlite"):
        assert Path(f"{empty_url.removeprefix('sqlite:///')}.first").is_file()  # as it was


def test_a_database_of_a_newer_shape_is_refused_and_left_alone(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await store.execute(text("UPDATE alembic_version SET version_num = 'of-tomorrow'"))
        with pytest.raises(BadDatabase, match="newer"):
            async with opened(database_url):
                pass

    asyncio.run(run())
    assert query(database_url, "SELECT version_num FROM alembic_version") == [("of-tomorrow",)]


@sqlite_only
def test_a_second_server_on_the_same_file_is_refused(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url):
            with pytest.raises(BadDatabase, match="another server"):
                async with opened(database_url, "p2"):
                    pass
        async with opened(database_url, "p3") as store:  # the first has gone
            assert await store.append(append("a", 1))

    asyncio.run(run())


def test_processes_that_start_together_agree_on_shape_and_secret(
    postgres: FoundedPostgres,
) -> None:
    url = postgres.empty()

    async def secret(process: str) -> str:
        async with opened(url, process) as store:
            return await store.secret()

    async def run() -> None:
        drawn = await asyncio.gather(*(secret(f"p{i}") for i in range(4)))
        assert len(set(drawn)) == 1
        assert await secret("later") == drawn[0]

    asyncio.run(run())


# Signs of life, and who is there.


def test_a_gap_between_signs_of_life_is_an_outage(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url, "before") as store:
            assert await store.pulse(100_000) == ["before"]
            await store.pulse(100_000 + GAP)
            assert store.outages == []
        async with opened(database_url, "after") as store:
            known = store.outages
            assert await store.pulse(500_000) == ["after"]
            assert known == [(100_000 + GAP, 500_000)]  # tables hold this very list

    asyncio.run(run())


@postgresql_only
def test_while_one_process_lives_there_is_no_outage(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url, "p1") as one, opened(database_url, "p2") as other:
            await one.pulse(100_000)
            await other.pulse(100_000)
            await other.pulse(100_000 + GAP)
            assert sorted(await one.pulse(100_001 + GAP)) == ["p1", "p2"]
            assert one.outages == []

    asyncio.run(run())


@postgresql_only
def test_who_is_there_is_known_to_every_process_and_ends_with_it(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url, "p1") as one, opened(database_url, "p2") as other:
            await one.pulse(100_000)
            await other.pulse(100_000)
            await one.arrive("a", 0)
            await other.arrive("a", 1)
            await other.arrive("a", 0)  # the same seat on another device
            assert await one.here("a") == await other.here("a") == {0, 1}
            await one.depart("a", 0)
            assert await one.here("a") == {0, 1}
            await one.pulse(100_001 + GAP)  # the other has not been heard of
            assert await one.here("a") == set()

    asyncio.run(run())


# The log is the truth.


async def play_some(guest: Guest, table: str, moves: int) -> Any:
    """Make some moves; give what the seat sees then."""
    async with guest.at(table) as looking:
        for _ in range(moves):
            await looking.until(lambda now: bool(now.get("options") or now.get("held") == 0))
            await looking.move()
        return looking.now["view"]


def forget(file: Path, *names: str) -> None:
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        for name in names:
            connection.execute(f"DELETE FROM {name}")


def back(server: Running, guest: Guest) -> Guest:
    """Let somebody come back to another server with the same identity."""
    headers = {"authorization": f"Bearer {guest.token}"}
    http = httpx.AsyncClient(base_url=server.base, headers=headers, trust_env=False, verify=False)
    return Guest(server, http, vars(guest))


def test_the_log_alone_makes_a_table_that_is_played_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table = await anna.table("me", "me")
            seen = await play_some(anna, table, 1)
            await anna.close()
        forget(tmp_path / "tables.db", *CACHES)
        async with serving(tmp_path) as server:
            anna = back(server, anna)
            async with anna.at(table) as looking:
                assert looking.now["view"] == seen
                assert "ack" in await looking.do("orders", orders=[])
            await anna.close()

    asyncio.run(run())
    logs = read_logs(f"sqlite:///{tmp_path / 'tables.db'}")
    assert [folded(id, rows).outdated for id, rows in logs.items()] == [None]


def test_the_log_alone_makes_the_lists_again(tmp_path: Path) -> None:
    async def run() -> list[Any]:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            await anna.table("me", "me")
            await anna.close()
        forget(tmp_path / "tables.db", *CACHES)
        async with serving(tmp_path) as server:
            anna = back(server, anna)
            listed: list[Any] = (await anna.ask("GET", "/api/tables"))["tables"]
            await anna.close()
            return listed

    assert len(asyncio.run(run())) == 1


def test_a_database_is_brought_to_its_shape_however_long_that_takes(
    postgres: FoundedPostgres,
) -> None:
    engine = engine_for(postgres.empty())
    limits: list[str] = []

    def listen(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
        if statement.lstrip().startswith("CREATE"):
            limits.append(cursor.connection.execute("SHOW statement_timeout").fetchone()[0])

    event.listen(engine, "before_cursor_execute", listen)
    migrate(engine)
    event.remove(engine, "before_cursor_execute", listen)
    assert set(limits) == {"0"}
    with engine.connect() as connection:
        assert connection.scalar(text("SHOW statement_timeout")) == "20s"
    engine.dispose()
