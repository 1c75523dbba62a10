"""Databases that are laid out once, and copied for each test."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cached_property
from unittest.mock import patch

from sqlalchemy import Connection, StaticPool, create_engine

from bottega.server.store import database
from bottega.server.store.database import engine_for, migrate
from bottega.server.store.founding import lay_out
from tests.postgres import Postgres


@contextmanager
def copied() -> Iterator[None]:
    """Let SQLite databases be laid out once for all, which takes ten times as long as a copy."""
    with closing(sqlite3.connect(":memory:", check_same_thread=False)) as model:
        engine = create_engine("sqlite://", creator=lambda: model, poolclass=StaticPool)
        with engine.connect() as connection:
            lay_out(connection)

        def found(connection: Connection) -> None:
            if connection.dialect.name != "sqlite":
                return lay_out(connection)
            inner = connection.connection.driver_connection
            assert isinstance(inner, sqlite3.Connection)
            return model.backup(inner)

        with patch.object(database, "lay_out", found):
            yield


class FoundedPostgres(Postgres):
    """One whose databases are as a server lays them out."""

    def database(self) -> str:
        """Make a fresh database in which nobody has played yet, and give its URL."""
        return self._url(self._made(self._model))

    def empty(self) -> str:
        """Make a fresh database in which there is nothing at all, and give its URL."""
        return super().database()

    @cached_property
    def _model(self) -> str:
        name = self._made("template1")
        engine = engine_for(self._url(name))
        migrate(engine)
        engine.dispose()
        return name
