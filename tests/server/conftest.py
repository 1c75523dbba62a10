"""What the server's tests share: a PostgreSQL of their own, and fresh databases."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Give a running PostgreSQL, started for the first test that asks."""
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the URL of a fresh empty database, of each kind in turn.

    A test for one kind only says so with
    `@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)`.
    """
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'bottega.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()
