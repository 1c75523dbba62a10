"""Open data: the records of a day as one file, true, complete, and silent about who hides."""

import asyncio
import gzip
import hashlib
import json
import tracemalloc
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import Engine, delete, func, select, update

from bottega.server.base.hours import now
from bottega.server.club import almanac
from bottega.server.club.almanac import make
from bottega.server.club.crowning import GRACE
from bottega.server.club.scribe import make_again
from bottega.server.house.archive import exported, logged_record
from bottega.server.store import errands
from bottega.server.store.almanac import File, piece
from bottega.server.store.database import engine_for, migrate
from bottega.server.store.errands import Errand
from bottega.server.store.schema.finished import ALMANAC, ALMANAC_NAMES, ALMANAC_PIECES
from bottega.server.store.schema.people import IDENTITIES
from bottega.server.table.contests import DAY, daily, day_of
from bottega.server.table.table import Table
from tests.cli.desk import Desk
from tests.server.harness import serving
from tests.server.histories import History, introduce

YESTERDAY = (now() - GRACE) // DAY - 1
NOON = YESTERDAY * DAY + DAY // 2


@pytest.fixture
def engine(database_url: str) -> Iterator[Engine]:
    """Give a database whose results are made."""
    made = engine_for(database_url)
    migrate(made)
    make_again(made)
    yield made
    made.dispose()


def file_of(engine: Engine, at: int | None = None) -> tuple[File, list[dict[str, Any]]]:
    """Make the file of yesterday, and read it."""
    file = make(engine, YESTERDAY, now() if at is None else at)
    assert file is not None
    data = b"".join(pieces(engine, file.edition))
    assert (len(data), hashlib.sha256(data).hexdigest()) == (file.bytes, file.sha256)
    return file, [json.loads(line) for line in gzip.decompress(data).splitlines()]


def pieces(engine: Engine, edition: str) -> Iterator[bytes]:
    with engine.connect() as connection:
        number = 0
        while (data := piece(connection, edition, number)) is not None:
            yield data
            number += 1


def put(engine: Engine, history: History, id: str, **changed: Any) -> None:
    with engine.begin() as connection:
        history.put(connection, id, **{"ended": NOON, **changed})


def meet(engine: Engine, *people: str, hidden: tuple[str, ...] = ()) -> None:
    with engine.begin() as connection:
        introduce(connection, *people, hidden=hidden)


@pytest.fixture(scope="module")
def history() -> History:
    return History()


@pytest.mark.parametrize("name", ["masters", "lorenzo", "renaissance"])
def test_a_record_read_from_the_log_is_the_record_that_was_played(name: str) -> None:
    history = History(name)
    unplayed = logged_record(Table("t"), history.rows)
    assert unplayed == exported(history.table, history.rows, as_json=True)


def test_a_file_has_the_public_games_of_its_day_that_came_to_an_end(
    engine: Engine, history: History
) -> None:
    meet(engine, "anna", "bruno")
    put(engine, history, "t1")
    put(engine, history, "t2", ended=NOON + 1)
    put(engine, history, "private", public=False)
    put(engine, history, "before", ended=NOON - DAY)
    put(engine, history, "after", ended=NOON + DAY)
    file, lines = file_of(engine)
    assert [line["table"] for line in lines] == ["t1", "t2"]
    assert file.games == 2
    assert lines[0]["ended"] == NOON
    assert lines[0]["record"]["result"] == [one["points"] for one in lines[0]["sittings"]]
    assert [one["name"] for one in lines[0]["sittings"]] == ["Anna", "Bruno"]


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_verify_accepts_every_record_of_a_file(engine: Engine, tmp_path: Path, desk: Desk) -> None:
    meet(engine, "anna", "bruno")
    for name in ("masters", "lorenzo", "renaissance"):
        put(engine, History(name), name)
    file, _ = file_of(engine)
    path = tmp_path / "day.ndjson.gz"
    path.write_bytes(b"".join(pieces(engine, file.edition)))
    verdicts = json.loads(desk.run("verify", "--json", str(path)).out)
    assert {one["game"]: one["verified"] for one in verdicts} == dict.fromkeys(
        ("masters", "lorenzo", "renaissance"), True
    )
    lines = gzip.decompress(path.read_bytes()).splitlines()
    told = json.loads(lines[0])
    told["record"]["result"][0] += 1
    plain = tmp_path / "day.ndjson"
    plain.write_bytes(b"\n".join([json.dumps(told).encode(), *lines[1:]]))
    refused = desk.run("verify", str(plain))
    assert refused.status == 1
    assert f"{plain}:1" in refused.err
    path.write_bytes(path.read_bytes()[:-200])
    assert "damaged or cut off" in desk.run("verify", str(path)).err


def test_who_hides_or_is_gone_is_not_named_and_old_files_are_made_anew(
    engine: Engine, history: History
) -> None:
    meet(engine, "anna", "bruno", "carla", hidden=("carla",))
    put(engine, history, "t1")
    put(engine, History(people=("carla", "bruno")), "t2")
    first, lines = file_of(engine)
    assert [[one.get("name", "") for one in line["sittings"]] for line in lines] == [
        ["Anna", "Bruno"],
        ["", "Bruno"],
    ]
    assert "carla" not in str(lines).lower()
    with engine.begin() as connection:
        connection.execute(update(IDENTITIES).where(IDENTITIES.c.id == "bruno").values(hidden=True))
    second, lines = file_of(engine)
    assert second.sha256 != first.sha256
    assert "bruno" not in str(lines).lower()
    with engine.begin() as connection:  # gone without a trace
        connection.execute(delete(IDENTITIES).where(IDENTITIES.c.id == "anna"))
        connection.execute(delete(ALMANAC_NAMES).where(ALMANAC_NAMES.c.identity == "anna"))
    third, lines = file_of(engine)
    assert "anna" not in str(lines).lower()
    assert file_of(engine)[0] == third  # nothing has changed since
    file_of(engine, now() + 61 * DAY)
    with engine.connect() as connection:  # of older files nothing is left
        editions = connection.scalars(select(ALMANAC_PIECES.c.edition).distinct()).all()
        assert len(editions) == connection.scalar(select(func.count()).select_from(ALMANAC)) == 1


def stored(engine: Engine) -> bytes:
    """Read the pieces of all files that are kept."""
    with engine.connect() as connection:
        found = connection.scalars(select(ALMANAC_PIECES.c.edition).distinct()).all()
    kept = (b"".join(pieces(engine, edition)) for edition in found)
    return b"".join(map(gzip.decompress, kept))


def gone(engine: Engine, who: str) -> None:
    with engine.begin() as connection:
        errands.go(connection, Errand(who, errands.GONE, "alias", 1))


def renamed(engine: Engine, who: str) -> None:
    with engine.begin() as connection:
        assert errands.rename(connection, Errand(who, errands.NAME, "Lapo 7", 1))


@pytest.mark.parametrize("loses_their_name", [gone, renamed])
def test_of_who_is_gone_or_has_lost_their_name_it_is_in_no_file_that_is_kept(
    engine: Engine, history: History, loses_their_name: Callable[[Engine, str], None]
) -> None:
    meet(engine, "anna", "bruno")
    put(engine, history, "t1")
    file_of(engine)
    assert b"Anna" in stored(engine)
    loses_their_name(engine, "anna")
    assert b"Anna" not in stored(engine)
    _, lines = file_of(engine)
    assert [one.get("name", "") for one in lines[0]["sittings"]][1] == "Bruno"
    assert "Anna" not in str(lines)


@pytest.mark.parametrize("loses_their_name", [gone, renamed])
def test_whose_name_goes_while_a_file_is_written_is_not_in_it(
    engine: Engine, history: History, loses_their_name: Callable[[Engine, str], None]
) -> None:
    close = almanac.Draft.close

    def closed(draft: almanac.Draft) -> str:
        loses_their_name(engine, "anna")
        return close(draft)

    meet(engine, "anna", "bruno")
    put(engine, history, "t1")
    with patch.object(almanac.Draft, "close", closed):
        assert make(engine, YESTERDAY, now()) is None
    assert b"Anna" not in stored(engine)
    assert "Anna" not in str(file_of(engine)[1])


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_a_contest_that_is_not_over_is_told_when_it_is(engine: Engine) -> None:
    today = day_of(now())
    put(engine, History(contest=daily(today, "masters")), "t1")
    put(engine, History(), "t2")
    file, lines = file_of(engine)
    assert [line["table"] for line in lines] == ["t2"]
    later = now() + 2 * DAY
    with patch("bottega.server.table.situation.now", lambda: later):
        again, lines = file_of(engine, later)
    assert [line["table"] for line in lines] == ["t1", "t2"]
    assert (file.waits is None, again.waits) == (False, None)


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE log SET entry = '{' WHERE table_id = 't1' AND number = 2",
        "DELETE FROM log WHERE table_id = 't1'",
    ],
)
def test_a_damaged_log_is_left_out_and_harms_no_other(
    engine: Engine, history: History, damage: str
) -> None:
    put(engine, history, "t1")
    put(engine, history, "t2")
    with engine.begin() as connection:
        connection.exec_driver_sql(damage)
    file, lines = file_of(engine)
    assert [line["table"] for line in lines] == ["t2"]
    assert (file.games, file.found) == (1, 2)


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_memory_does_not_grow_with_the_day(engine: Engine, history: History) -> None:
    def peak() -> int:
        tracemalloc.start()
        with patch.object(almanac, "AT_ONCE", 1):
            file_of_size = make(engine, YESTERDAY, now())
        assert file_of_size is not None
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return most

    for n in range(30):
        put(engine, history, f"a{n}")
    few = peak()
    for n in range(170):
        put(engine, history, f"b{n}")
    assert peak() < 1.3 * few


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_two_processes_make_one_file(engine: Engine, history: History) -> None:
    put(engine, history, "t1")
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: make(engine, YESTERDAY, now()), range(8)))
    assert len({file for file in found if file is not None}) == 1


def test_a_day_is_downloaded_with_its_checksum(tmp_path: Path, database_url: str) -> None:
    history = History()
    engine = engine_for(database_url)
    migrate(engine)
    make_again(engine)
    meet(engine, "anna", "bruno")
    put(engine, history, "t1")
    put(engine, history, "t2", ended=NOON - 3 * DAY)
    day, before = (day_of(NOON - ago * DAY).isoformat() for ago in (0, 3))

    async def run() -> None:
        async with serving(tmp_path, db=database_url) as server:
            anna = await server.guest()
            listed = await anna.ask("GET", "/api/records")
            assert [one["day"] for one in listed["days"]] == [day, before]
            got = await anna.http.get(f"/api/records/{day}")
            assert got.status_code == 200
            assert got.headers["content-type"] == "application/gzip"
            checksum = hashlib.sha256(got.content).hexdigest()
            assert got.headers["x-checksum-sha256"] == checksum
            assert json.loads(gzip.decompress(got.content))["table"] == "t1"
            beside = await anna.ask("GET", f"/api/records/{day}/sha256")
            assert beside == f"{checksum}  bottega-{day}.ndjson.gz\n"
            known = {"if-none-match": got.headers["etag"]}
            again = await anna.http.get(f"/api/records/{day}", headers=known)
            assert (again.status_code, again.content) == (304, b"")
            listed = await anna.ask("GET", "/api/records")
            assert listed["days"][0]["sha256"] == checksum
            assert await anna.ask("GET", f"/api/records?before={day}") == {
                "days": [{"day": before}]
            }
            today = day_of(now()).isoformat()
            assert "ten minutes" in str(await anna.ask("GET", f"/api/records/{today}", 409))
            assert "no public game" in str(await anna.ask("GET", "/api/records/1999-01-01", 404))
            assert "2026-11-18" in str(await anna.ask("GET", "/api/records/yesterday", 404))
            await anna.close()

    asyncio.run(run())
    engine.dispose()


def test_files_of_several_days_are_asked_for_at_the_same_time_and_are_all_whole(
    tmp_path: Path, database_url: str
) -> None:
    ago, history, engine = range(8), History(), engine_for(database_url)
    migrate(engine)
    make_again(engine)
    for days in ago:
        put(engine, history, f"t{days}", ended=NOON - days * DAY)
    engine.dispose()

    async def run() -> None:
        async with serving(tmp_path, db=database_url) as server:
            anna = await server.guest()
            asked = [f"/api/records/{day_of(NOON - days * DAY).isoformat()}" for days in ago]
            given = await asyncio.gather(*[anna.http.get(path) for path in asked])
            assert {one.status_code for one in given} == {200}
            tables = [json.loads(gzip.decompress(one.content))["table"] for one in given]
            assert tables == [f"t{days}" for days in ago]
            await anna.close()

    asyncio.run(run())


def test_the_server_makes_the_file_of_a_day_by_itself(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            site = server.site
            await site.scribe.catch_up()
            await asyncio.to_thread(put, site.store.engine, History(), "t1")
            await site.almanac.care()
            await site.almanac.stop()
            files = await site.store.read(lambda c: c.scalar(select(ALMANAC.c.games)))
            assert files == 1

    asyncio.run(run())
