"""Damaged data: one table's trouble is nobody else's, and it is named where it is."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bottega.server.house.checkup import Checkup, check
from tests.cli.desk import Desk
from tests.server.past import age, play_a_little, rewrite
from tests.server.stories import House, refused, tell

DAMAGE: dict[str, tuple[str, str]] = {
    "an entry that is no JSON": (
        "UPDATE log SET entry = substr(entry, 1, 9) WHERE table_id = ? AND number = 3",
        "entry 3 of its log cannot be read",
    ),
    "an entry of no kind": (
        'UPDATE log SET entry = \'{"kind":"eaten"}\' WHERE table_id = ? AND number = 2',
        "entry 2 of its log cannot be read",
    ),
    "a missing entry": (
        "DELETE FROM log WHERE table_id = ? AND number = 2",
        "entry 2 of its log is missing",
    ),
    "a missing beginning": (
        'UPDATE log SET entry = \'{"kind":"left","seat":0}\' WHERE table_id = ? AND number = 1',
        "it does not begin with its opening",
    ),
    "a seat that is not there": (
        'UPDATE log SET entry = \'{"kind":"left","seat":7}\' WHERE table_id = ? AND number = 2',
        "entry 2 of its log cannot be read: IndexError",
    ),
}
EVERY_DAMAGE = pytest.mark.parametrize("damage", DAMAGE)


class Two:
    """A server's folder with two tables, one of which is damaged."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = f"sqlite:///{folder / 'tables.db'}"
        self.guest: dict[str, Any] = {}
        self.whole = self.hurt = ""
        tell(folder, self._open)

    async def _open(self, house: House) -> None:
        anna = await house.guest("Anna")
        self.whole = await anna.table("me", "random")
        self.hurt = await anna.table("me", "random")
        for table in (self.whole, self.hurt):
            async with anna.at(table) as looking:
                await looking.answer()
        self.guest = {"id": anna.id, "name": anna.name, "token": anna.token, "recovery": ""}

    def strike(self, words: str, *given: object) -> None:
        with closing(sqlite3.connect(self.folder / "tables.db")) as database, database:
            assert database.execute(words, given or (self.hurt,)).rowcount == 1


def eat(file: Path, name: str) -> None:
    """Make the first page of one of the database's tables unreadable."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = database.execute("PRAGMA page_size").fetchone()
        where = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (page,) = database.execute(where, (name,)).fetchone()
    with file.open("r+b") as data:
        data.seek((page - 1) * size)
        data.write(b"\xff" * size)


@pytest.fixture
def two(tmp_path: Path) -> Two:
    return Two(tmp_path)


def complaints(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    """Give the tables that the log calls damaged, with what is wrong."""
    said = [record.__dict__ for record in caplog.records]
    return [(one["table"], one["why"]) for one in said if one["msg"] == "a table is damaged"]


@EVERY_DAMAGE
def test_a_damaged_table_is_named_and_shown_as_damaged_and_all_others_play(
    two: Two, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    words, why = DAMAGE[damage]
    two.strike(words)
    two.strike("UPDATE heads SET due = 1 WHERE table_id = ?")  # the server must look after it

    async def story(house: House) -> None:
        anna = house.known(two.guest)
        assert [table for table, _ in complaints(caplog)] == [two.hurt]
        assert why in complaints(caplog)[0][1]
        async with anna.at(two.whole) as looking:
            await looking.move()
        assert why in await refused(anna.http.get(f"/api/tables/{two.hurt}"), 500, "damaged")
        listed = (await anna.ask("GET", "/api/me/tables"))["tables"]
        assert {one["id"]: one["status"] for one in listed} == {
            two.whole: "running",
            two.hurt: "damaged",
        }

    tell(two.folder, story)
    assert len(complaints(caplog)) == 1


def test_a_table_that_was_repaired_plays_after_the_next_start(two: Two) -> None:
    kept = "SELECT entry FROM log WHERE table_id = ? AND number = 3"
    with closing(sqlite3.connect(two.folder / "tables.db")) as database:
        (entry,) = database.execute(kept, (two.hurt,)).fetchone()
    two.strike(DAMAGE["an entry that is no JSON"][0])

    async def hurt(house: House) -> None:
        asking = house.known(two.guest).http.get(f"/api/tables/{two.hurt}")
        assert "entry 3" in await refused(asking, 500, "damaged")

    async def whole(house: House) -> None:
        anna = house.known(two.guest)
        assert (await anna.ask("GET", f"/api/tables/{two.hurt}"))["status"] == "running"
        listed = (await anna.ask("GET", "/api/me/tables"))["tables"]
        assert {one["status"] for one in listed} == {"running"}
        async with anna.at(two.hurt) as looking:
            await looking.move()

    tell(two.folder, hurt)
    two.strike("UPDATE log SET entry = ? WHERE table_id = ? AND number = 3", entry, two.hurt)
    tell(two.folder, whole)


def test_a_damaged_place_in_lists_hides_no_other(two: Two) -> None:
    two.strike("UPDATE tables SET info = 'x' WHERE id = ?")

    async def story(house: House) -> None:
        anna = house.known(two.guest)
        listed = (await anna.ask("GET", "/api/me/tables"))["tables"]
        assert [one["id"] for one in listed] == [two.whole]
        assert (await anna.ask("GET", f"/api/tables/{two.hurt}"))["status"] == "running"

    tell(two.folder, story)


# Looking the whole database through.


def looked_through(two: Two) -> Checkup:
    return check(two.url)


def test_a_check_plays_every_log_again(two: Two) -> None:
    found = looked_through(two)
    assert (found.database, found.tables, found.file, found.damaged) == ("sqlite", 2, [], [])
    assert found.well
    assert found.entries > 6


@EVERY_DAMAGE
def test_a_check_names_the_damaged_table_and_what_is_wrong(two: Two, damage: str) -> None:
    words, why = DAMAGE[damage]
    two.strike(words)
    found = looked_through(two)
    assert [one.table for one in found.damaged] == [two.hurt]
    assert why in found.damaged[0].why
    assert not found.well


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("UPDATE heads SET number = number + 1 WHERE table_id = ?", "its log ends at entry"),
        ("UPDATE tables SET info = 'x' WHERE id = ?", "its place in lists cannot be read"),
    ],
)
def test_a_check_holds_what_was_made_from_a_log_against_it(two: Two, words: str, why: str) -> None:
    two.strike(words)
    (found,) = looked_through(two).damaged
    assert found.table == two.hurt
    assert why in found.why


def test_a_check_finds_what_the_same_rules_would_have_done_otherwise(two: Two) -> None:
    rewrite(two.folder, "deed", "answered", lambda said: said.__setitem__(0, 9))
    (found,) = looked_through(two).damaged
    assert found.why == "it was played by other rules than this server has"


def test_a_check_misses_a_log_that_is_gone(two: Two) -> None:
    with closing(sqlite3.connect(two.folder / "tables.db")) as database, database:
        database.execute("DELETE FROM log WHERE table_id = ?", (two.hurt,))
    assert [(one.table, one.why) for one in looked_through(two).damaged] == [
        (two.hurt, "its log is lost")
    ]


def test_a_check_tells_an_older_version_from_damage(tmp_path: Path) -> None:
    past = play_a_little(tmp_path)
    rewrite(tmp_path, "entry", "opened", age)
    found = check(f"sqlite:///{tmp_path / 'tables.db'}")
    assert found.well
    assert [one.table for one in found.outdated] == [past.table]


def test_a_check_lets_sqlite_look_at_its_file(two: Two) -> None:
    eat(two.folder / "tables.db", "log")
    found = looked_through(two)
    assert found.file
    assert not found.well


def test_a_server_starts_with_whatever_can_still_be_read(
    two: Two, caplog: pytest.LogCaptureFixture
) -> None:
    eat(two.folder / "tables.db", "log")

    async def story(house: House) -> None:
        asking = house.known(two.guest).http.get(f"/api/tables/{two.whole}")
        assert "damaged" in await refused(asking, 500, "damaged")
        await house.guest("Bice")

    tell(two.folder, story)
    assert "the database is damaged" in [record.getMessage() for record in caplog.records]


@pytest.mark.parametrize("form", [(), ("--json",)])
def test_the_command_reports_damage_and_fails(two: Two, desk: Desk, form: tuple[str, ...]) -> None:
    well = desk.run("check", "--db", two.url, *form)
    assert well.status == 0
    two.strike(DAMAGE["a missing entry"][0])
    hurt = desk.run("check", "--db", two.url, *form)
    assert hurt.status == 1
    if form:
        found = json.loads(well.out)
        assert list(found) == ["database", "file", "tables", "entries", "damaged", "outdated"]
        assert found["damaged"] == []
        assert [one["table"] for one in json.loads(hurt.out)["damaged"]] == [two.hurt]
    else:
        assert well.out.endswith("all is well\n")
        assert f"table {two.hurt} is damaged: entry 2 of its log is missing" in hurt.out


@pytest.mark.parametrize("lay", [Path.unlink, lambda file: file.write_bytes(b"")])
def test_a_check_says_that_nothing_is_there(
    two: Two, desk: Desk, lay: Callable[[Path], object]
) -> None:
    lay(two.folder / "tables.db")
    found = desk.run("check", "--db", two.url)
    assert found.status == 1
    assert len(found.err.splitlines()) == 1
