"""Starting: what is wrong is one sentence that says what to do, and the data are private."""

import os
import sqlite3
import stat
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.exc import ProgrammingError

from bottega.server.store import database
from bottega.server.store.database import BadDatabase, engine_for, migrate, rehearse
from bottega.server.store.migrating import upgrade
from bottega.server.store.trouble import meaning
from tests.cli.desk import command, outside
from tests.server.disks import fill
from tests.server.stories import House, tell


def laid(file: Path) -> Path:
    """Lay out an empty database."""
    engine = engine_for(f"sqlite:///{file}")
    migrate(engine)
    engine.dispose()
    return file


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute("UPDATE alembic_version SET version_num = 'tomorrow'")


def truncated(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 3)


def overwritten(file: Path) -> None:
    file.write_bytes(b"This was a letter to a friend.\n" * 500)


def a_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


def complained(words: str, *flags: object, **environment: str) -> None:
    """See that a start fails with one line that holds these words, and says nothing else."""
    done = outside("serve", "--port", 0, *flags, **environment)
    assert done.status == 1
    assert done.out == ""
    assert done.err.startswith("bottega: ")
    assert len(done.err.splitlines()) == 1, done.err
    assert words in done.err


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (newer, "of a newer Bottega (its shape is 'tomorrow'): use that one"),
        (truncated, "the file is damaged: restore a backup"),
        (overwritten, "the file is no database, or damaged: name another"),
        (a_folder, "the file cannot be opened: see who may read and write its folder"),
    ],
)
def test_a_database_that_cannot_be_used_is_a_sentence(
    tmp_path: Path, harm: Callable[[Path], None], words: str
) -> None:
    file = laid(tmp_path / "tables.db")
    harm(file)
    complained(words, "--db", f"sqlite:///{file}")


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    complained("cannot be used", "--db", f"sqlite:///{tmp_path / 'file' / 'tables.db'}")


def test_a_second_server_is_told_to_wait_for_the_first(tmp_path: Path) -> None:
    file = laid(tmp_path / "tables.db")
    with database.held(engine_for(f"sqlite:///{file}")):
        complained("another server uses", "--db", f"sqlite:///{file}")


def test_a_file_that_another_program_locks_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "SECONDS_LOCKED", 0.1)
    file = laid(tmp_path / "tables.db")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(BadDatabase, match="another program keeps the file locked: end that"):
            rehearse(f"sqlite:///{file}")


def test_a_postgresql_that_does_not_answer_is_a_sentence(tmp_path: Path) -> None:
    url = f"postgresql://nobody@localhost/bottega?host={tmp_path}"
    complained("PostgreSQL does not answer: start it, or correct the address", "--db", url)


def test_a_full_disk_is_called_a_full_disk(small_disk: Path) -> None:
    file = laid(small_disk / "tables.db")
    fill(small_disk / "filler")
    complained("the disk is full: make room on it", "--db", f"sqlite:///{file}")


@pytest.mark.parametrize(
    ("flags", "environment", "words"),
    [
        (("--log", "loud"), {}, "--log (or BOTTEGA_LOG) is one of debug, info, warning, error"),
        (
            (),
            {"BOTTEGA_BOT_WORKERS": "many"},
            "the setting bot_workers (BOTTEGA_BOT_WORKERS) is wrong",
        ),
        (("--host", "nowhere.invalid"), {}, "cannot listen on nowhere.invalid:0"),
        (("--processes", "2"), {}, "several processes need a PostgreSQL database: --db"),
    ],
)
def test_a_bad_setting_is_named_with_what_it_may_be(
    tmp_path: Path, flags: tuple[str, ...], environment: dict[str, str], words: str
) -> None:
    complained(words, "--db", f"sqlite:///{tmp_path / 'tables.db'}", *flags, **environment)


def test_a_port_that_does_not_exist_is_a_sentence(tmp_path: Path) -> None:
    done = outside("serve", "--db", f"sqlite:///{tmp_path / 'tables.db'}", BOTTEGA_PORT="99999")
    assert done.err.startswith("bottega: cannot listen on 127.0.0.1:99999: ")
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ('no table "entries"\nLINE 1: SELECT number', 'no table "entries"'),
        ("", "UndefinedTable"),
    ],
)
def test_of_what_the_driver_says_the_first_line_is_told(said: str, words: str) -> None:
    error = ProgrammingError("SELECT number", {}, psycopg.errors.UndefinedTable(said))
    assert meaning(error) == words


def test_a_closed_standard_output_is_a_sentence(tmp_path: Path) -> None:
    words = command("serve", "--port", 0, "--db", f"sqlite:///{tmp_path / 'tables.db'}")
    done = subprocess.run(
        ["/bin/sh", "-c", 'exec "$@" >&-', "sh", *words],
        stderr=subprocess.PIPE,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("bottega: the standard output is closed: ")
    assert len(done.stderr.splitlines()) == 1


# Who may read the data.


@contextmanager
def umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.glob("tables.db*")}


@pytest.mark.parametrize("mask", [0, 0o022, 0o077, 0o277])
def test_only_its_owner_may_read_the_database_whatever_the_umask(tmp_path: Path, mask: int) -> None:
    async def story(house: House) -> None:
        await house.guest("Anna")
        assert modes(tmp_path) == dict.fromkeys(
            ("tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"), 0o600
        )

    with umask(mask):
        tell(tmp_path, story)


def test_a_file_that_others_could_read_is_narrowed_and_that_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = laid(tmp_path / "tables.db")
    with closing(sqlite3.connect(file)) as other:
        other.execute("SELECT * FROM log").fetchall()  # so that the other two files are there
        for one in tmp_path.glob("tables.db*"):
            one.chmod(0o664)
        engine_for(f"sqlite:///{file}").dispose()
        assert set(modes(tmp_path).values()) == {0o600}
    narrowed = {
        Path(record.__dict__["file"]).name
        for record in caplog.records
        if record.getMessage() == "others could read a file of the database"
    }
    assert narrowed == {"tables.db", "tables.db-wal", "tables.db-shm"}


def test_what_is_set_aside_before_a_change_of_shape_is_private_too(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    engine = engine_for(f"sqlite:///{file}")
    with engine.connect() as connection:
        upgrade(connection, "reviews")
    engine.dispose()
    with umask(0):
        laid(file)
    assert modes(tmp_path)["tables.db.reviews"] == 0o600
