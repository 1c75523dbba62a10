"""Finding puzzles in what a server has stored: in games of those who all agree, and of bots."""

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from bottega.kernel.game import AnyGame
from bottega.lab.puzzles import Brought, Looked
from bottega.server.base.errors import Damaged
from bottega.server.base.hours import now
from bottega.server.house.archive import exported
from bottega.server.people.keys import new_id
from bottega.server.store.database import BadDatabase, engine_for, shape
from bottega.server.store.puzzles import Position, Rules, is_looked_at, keep, unlooked
from bottega.server.store.schema import SHAPE
from bottega.server.store.store import read_log, read_outages
from bottega.server.store.trouble import meaning
from bottega.server.table.damage import followed
from bottega.server.table.table import Table


class Quarry:
    """The database of a server, which may run meanwhile: games to look at, and what was found."""

    def __init__(self, engine: Engine, game: AnyGame) -> None:
        self._engine = engine
        self._rules = Rules(game.name, game.version)

    def played(self) -> Iterator[Brought]:
        """Give the finished games that may be looked at and were not yet, the oldest first."""
        after = (-1, "")
        while found := self._unlooked(after):
            after = found[-1]
            for _, id in found:
                record = self._record(id)
                if record is not None:
                    yield Brought(id, record)

    def _unlooked(self, after: tuple[int, str]) -> list[tuple[int, str]]:
        with self._engine.connect() as connection:
            return unlooked(connection, self._rules, after)

    def _record(self, id: str) -> str | None:
        """Write the record of a game; None where its deal is secret yet, or it cannot be read."""
        with self._engine.connect() as connection:
            table = Table(id, read_outages(connection))
            try:
                for _ in followed(table, read_log(connection, id)):
                    pass
            except Damaged:
                return None
        if table.outdated is not None or table.secret():
            return None
        return exported(table, (), as_json=True).decode()

    def knows(self, source: str) -> bool:
        """Say whether a game was looked at."""
        with self._engine.connect() as connection:
            return is_looked_at(connection, self._named(source))

    def _named(self, source: str) -> str:
        """Name a game that bots have played elsewhere: it is of one game and version."""
        return f"{self._rules.game} {self._rules.version}, {source}" if " " in source else source

    def keep(self, looked: Looked) -> int:
        """Store what was found in a game; give the number of puzzles that are new."""
        found = [_position(looked, number) for number in range(len(looked.puzzles))]
        with self._engine.begin() as connection:
            source = self._named(looked.source)
            return keep(connection, self._rules, source, looked.positions, found, new_id, now())


def _position(looked: Looked, number: int) -> Position:
    one = looked.puzzles[number]
    return Position(
        one.decision, one.seat, bytes(one.view).decode(), msgspec.json.encode(one.answers).decode()
    )


@contextmanager
def quarry(address: str, game: AnyGame) -> Iterator[Quarry]:
    """Open the database of a server for what is found in it."""
    engine = engine_for(address)
    try:
        with engine.connect() as connection:
            there = shape(connection)
        if there != SHAPE:
            raise BadDatabase("the database is of another release: start its server once")
        yield Quarry(engine, game)
    except SQLAlchemyError as error:
        raise BadDatabase(f"the database cannot be used: {meaning(error, engine)}") from None
    finally:
        engine.dispose()
