"""The tests' own PostgreSQL: unprivileged, durable, and gone when it should be."""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests import postgres as module
from tests.postgres import KeptPostgres, Postgres, alive, programs

ROOT = Path(__file__).parents[2]

ORPHAN = """
import time
from tests.postgres import Postgres
server = Postgres()
server.start()
print(server.pid, server.url, flush=True)
time.sleep(600)
"""


@pytest.fixture(scope="module")
def own() -> Iterator[Postgres]:
    """Give a second PostgreSQL, that a test may stop and kill; it may be found stopped."""
    server = Postgres()
    try:
        yield server
    finally:
        server.close()


def ask(url: str, query: str) -> object:
    with psycopg.connect(url) as connection:
        row = connection.execute(query.encode()).fetchone()
        return row and row[0]


def store(url: str) -> None:
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE kept AS SELECT 42 AS answer")


def folder_of(url: str) -> Path:
    found = re.search(r"host=(.*)", url)
    assert found
    return Path(found[1])


def test_it_answers_and_is_not_run_by_root(postgres: Postgres) -> None:
    assert ask(postgres.url, "SHOW server_encoding") == "UTF8"
    assert Path(f"/proc/{postgres.pid}").stat().st_uid != 0


def test_an_answer_is_durable_before_it_is_given(postgres: Postgres) -> None:
    assert ask(postgres.url, "SHOW fsync") == "on"
    assert ask(postgres.url, "SHOW synchronous_commit") == "on"


def test_every_database_is_a_fresh_one(postgres: Postgres) -> None:
    first, second = postgres.database(), postgres.database()
    store(first)
    assert ask(first, "SELECT answer FROM kept") == 42
    assert ask(second, "SELECT count(*) FROM pg_tables WHERE tablename = 'kept'") == 0


@pytest.mark.parametrize("ending", ["stop", "kill"])
def test_what_was_stored_survives_an_end_and_a_new_start(own: Postgres, ending: str) -> None:
    url = own.database()
    store(url)
    getattr(own, ending)()
    with pytest.raises(psycopg.OperationalError):
        ask(url, "SELECT 1")
    own.start()
    assert ask(url, "SELECT answer FROM kept") == 42


def test_a_kill_ends_the_children_too(own: Postgres) -> None:
    own.start()
    with contextlib.closing(psycopg.connect(own.url)) as connection:
        child = connection.info.backend_pid
        assert alive(child)
        own.kill()
        assert not alive(child)


def test_two_run_at_the_same_time(postgres: Postgres, own: Postgres) -> None:
    own.start()
    assert own.url != postgres.url
    ids = "SELECT system_identifier FROM pg_control_system()"
    assert ask(own.url, ids) != ask(postgres.url, ids)


def test_closing_leaves_neither_folder_nor_process() -> None:
    server = Postgres()
    with contextlib.closing(server):
        server.start()
        pid, folder = server.pid, folder_of(server.url)
        assert folder.exists()
    assert not alive(pid)
    assert not folder.exists()


def test_it_ends_with_the_process_that_started_it() -> None:
    command = [sys.executable, "-c", ORPHAN]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as owner:
        assert owner.stdout
        pid, url = owner.stdout.readline().split()
        assert alive(int(pid))
        os.kill(owner.pid, signal.SIGKILL)
    end = time.monotonic() + 60
    while (alive(int(pid)) or folder_of(url).exists()) and time.monotonic() < end:
        time.sleep(0.02)
    assert not alive(int(pid))
    assert not folder_of(url).exists()


def test_without_postgresql_the_package_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(module, "DEBIAN", tmp_path)
    with pytest.raises(RuntimeError, match="apt-get install postgresql"):
        programs()


def test_the_newest_of_debians_versions_is_taken(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for version in ("9.6", "13", "15"):
        (tmp_path / version / "bin").mkdir(parents=True)
        (tmp_path / version / "bin" / "initdb").touch()
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(module, "DEBIAN", tmp_path)
    assert programs() == tmp_path / "15" / "bin"


def test_the_databases_of_a_test_are_of_each_kind(database_url: str) -> None:
    if database_url.startswith("postgresql://"):
        assert ask(database_url, "SELECT 1") == 1
    else:
        assert database_url.startswith("sqlite:///")


def test_what_is_kept_is_there_when_it_is_started_again() -> None:
    folder = Path(tempfile.mkdtemp(prefix="kept-"))
    try:
        urls, visits = zip(*[visited(folder) for _ in range(2)], strict=True)
    finally:
        shutil.rmtree(folder)
    assert urls[0] == urls[1]
    assert visits == (1, 2)


def visited(folder: Path) -> tuple[str, int]:
    """Write into a database that is kept; give its URL, and how often that was done."""
    with contextlib.closing(KeptPostgres(folder)) as server:
        url = server.kept("club")
        with psycopg.connect(url) as connection:
            connection.execute("CREATE TABLE IF NOT EXISTS visits (at timestamptz)")
            connection.execute("INSERT INTO visits VALUES (now())")
            found = connection.execute("SELECT count(*) FROM visits").fetchone()
    assert found is not None
    return url, int(found[0])
