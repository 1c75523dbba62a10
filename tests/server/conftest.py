"""What the server's tests share: a PostgreSQL of their own, and fresh databases."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.desk import Desk
from tests.memory import memory, quick_folder
from tests.server import disks
from tests.server.founded import FoundedPostgres, copied


@pytest.fixture(scope="session", autouse=True)
def founded() -> Iterator[None]:
    """Let SQLite databases be laid out once, and copied from then on."""
    with copied():
        yield


@pytest.fixture(autouse=True)
def lively(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let who is not asked be told of the game after a shorter pause, which no test waits out."""
    monkeypatch.setattr("bottega.server.web.socket.PAUSE", 0.02)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait for a mail, nor for the next round."""
    monkeypatch.setattr("bottega.server.people.mailing.PATIENCE", 0)
    monkeypatch.setattr("bottega.server.people.mailing.PAUSE", 1)
    monkeypatch.setattr("bottega.server.site.ROUND", 0.02)


@pytest.fixture(scope="session")
def postgres() -> Iterator[FoundedPostgres]:
    """Give a running PostgreSQL, started for the first test that asks."""
    server = FoundedPostgres(memory())
    try:
        server.start()
        yield server
    finally:
        server.close()


@pytest.fixture
def tmp_path(tmp_path: Path) -> Iterator[Path]:
    """Give a folder that waits for no disk."""
    with quick_folder(tmp_path) as folder:
        yield folder


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Give a disk of a few megabytes."""
    with disks.small(tmp_path / "disk") as folder:
        yield folder


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    """Give a desk to run commands at."""
    return Desk(monkeypatch)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the URL of a fresh database, of each kind in turn.

    A test for one kind only says so with
    `@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)`.
    """
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'bottega.db'}"
    server: FoundedPostgres = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the URL of a fresh database in which there is nothing, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'empty.db'}"
    server: FoundedPostgres = request.getfixturevalue("postgres")
    return server.empty()
