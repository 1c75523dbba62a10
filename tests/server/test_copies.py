"""Copies of a server's data: made while it runs, read in elsewhere, and played on there."""

import json
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from bottega.server.house.checkup import check
from bottega.server.store.copies import backup, restore, snapshot
from bottega.server.store.database import BadDatabase
from bottega.server.store.schema import METADATA
from tests.cli.desk import Desk
from tests.server.aftermath import query, read_logs
from tests.server.founded import FoundedPostgres
from tests.server.harness import Message
from tests.server.stories import House, tell

KINDS = ("sqlite", "postgresql")


class Drill:
    """A server that plays, a copy that was made meanwhile, and what was true just then."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder = folder
        self.url = url
        self.file = folder / "copy.db"
        self.guest: Message = {}
        self.table = ""
        self.then: Message = {}
        tell(folder, self._play, db=url)

    async def _play(self, house: House) -> None:
        anna = await house.guest("Anna")
        self.guest = {"id": anna.id, "name": anna.name, "token": anna.token, "recovery": ""}
        self.table = await anna.table("me", "random")
        async with anna.at(self.table) as looking:
            for _ in range(3):
                await looking.until(lambda now: bool(now.get("options")) or now.get("held") == 0)
                await looking.move()
            await looking.until(lambda now: bool(now.get("options")) or now.get("held") == 0)
            self.then = looking.now
            backup(self.url, self.file)
            await looking.move()  # the server goes on, and the copy does not hear of it

    async def play_on(self, house: House) -> None:
        """Come back with the old token, find what there was, and go on."""
        anna = house.known(self.guest)
        async with anna.at(self.table) as looking:
            now = await looking.until(lambda now: now["number"] >= self.then["number"])
            assert now["view"] == self.then["view"]
            assert now["number"] == self.then["number"]
            await looking.play_to_the_end(0)


@pytest.fixture
def drill(tmp_path: Path, database_url: str) -> Drill:
    return Drill(tmp_path, database_url)


def fresh(kind: str, folder: Path, postgres: Callable[[], FoundedPostgres]) -> str:
    return f"sqlite:///{folder / 'new.db'}" if kind == "sqlite" else postgres().empty()


@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_of_a_running_server_is_restored_and_played_on(
    drill: Drill, kind: str, request: pytest.FixtureRequest
) -> None:
    url = fresh(kind, drill.folder, lambda: request.getfixturevalue("postgres"))
    copied = restore(url, drill.file)
    assert (copied.tables, copied.entries) == (1, drill.then["number"])
    assert check(url).well
    tell(drill.folder, drill.play_on, db=url)
    assert check(url).well
    before, after = read_logs(drill.url)[drill.table], read_logs(url)[drill.table]
    assert before[: copied.entries] == after[: copied.entries]
    assert len(after) > copied.entries


def test_a_copy_holds_every_row_of_every_table(drill: Drill) -> None:
    again = drill.folder / "again.db"
    backup(drill.url, again)
    for table in METADATA.sorted_tables:
        with snapshot(drill.url) as source, snapshot(f"sqlite:///{again}") as copy:
            assert sorted(map(repr, source.execute(select(table)).all())) == sorted(
                map(repr, copy.execute(select(table)).all())
            )


def test_a_copy_is_one_file_that_nobody_else_may_read(drill: Drill) -> None:
    assert stat.S_IMODE(drill.file.stat().st_mode) == 0o600
    assert not list(drill.folder.glob("*copy.db?*"))


def test_a_copy_never_takes_the_place_of_another(drill: Drill) -> None:
    held = drill.file.read_bytes()
    with pytest.raises(BadDatabase, match="is there already"):
        backup(drill.url, drill.file)
    assert drill.file.read_bytes() == held


def test_nothing_is_restored_over_tables_that_are_there(drill: Drill) -> None:
    before = read_logs(drill.url)
    with pytest.raises(BadDatabase, match="holds 1 table already"):
        restore(drill.url, drill.file)
    assert read_logs(drill.url) == before


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_nothing_is_restored_into_a_file_that_a_server_uses(tmp_path: Path, drill: Drill) -> None:
    other = f"sqlite:///{tmp_path / 'used.db'}"

    async def story(house: House) -> None:
        with pytest.raises(BadDatabase, match="another server uses"):
            restore(other, drill.file)

    tell(tmp_path, story, db=other)


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("eaten", [b"", b"not a copy at all", None])
def test_what_is_no_copy_is_refused(drill: Drill, eaten: bytes | None) -> None:
    url = f"sqlite:///{drill.folder / 'new.db'}"
    whole = drill.file.read_bytes()
    drill.file.write_bytes(whole[: len(whole) // 2] if eaten is None else eaten)
    with pytest.raises(BadDatabase):
        restore(url, drill.file)
    assert not any(check_rows(drill.folder / "new.db"))


def check_rows(file: Path) -> list[int]:
    """Count what a refused restore has left behind."""
    with closing(sqlite3.connect(file)) as database:
        there = database.execute("SELECT name FROM sqlite_master WHERE name = 'log'").fetchall()
        return [database.execute("SELECT count(*) FROM log").fetchone()[0]] if there else []


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_a_copy_of_a_newer_shape_is_refused(drill: Drill) -> None:
    with closing(sqlite3.connect(drill.file)) as copy, copy:
        copy.execute("UPDATE alembic_version SET version_num = 'tomorrow'")
    with pytest.raises(BadDatabase, match="newer Bottega"):
        restore(f"sqlite:///{drill.folder / 'new.db'}", drill.file)


def test_the_commands_copy_and_restore(drill: Drill, desk: Desk) -> None:
    copy, new = drill.folder / "by hand.db", f"sqlite:///{drill.folder / 'new.db'}"
    made = desk.run("backup", copy, "--db", drill.url, "--json")
    assert made.status == 0, made.err
    copied = json.loads(made.out)
    assert list(copied) == ["tables", "entries"]
    assert copied["tables"] == 1
    assert desk.run("restore", copy, "--db", new).out.startswith("restored 1 table with ")
    assert query(new, "SELECT count(*) FROM identities") == [(1,)]
    again = desk.run("restore", copy, "--db", new)
    assert again.status == 1
    assert again.err.startswith("bottega: the database holds 1 table already")
