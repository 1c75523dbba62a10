"""What lists and searches cost the database: counted, and the same however many have played."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, Engine, Table, event, insert, text

from bottega.server.store import appender, players, store, traits
from bottega.server.store.database import engine_for, migrate
from bottega.server.store.finished import Finished
from bottega.server.store.results import Pool
from bottega.server.store.schema.finished import GAMES, RATINGS, RESULTS, TALLIES, TRAITS
from bottega.server.store.schema.logs import HEADS, SEATS, TABLES
from bottega.server.store.store import of_somebody, read_listed
from bottega.server.store.traits import PLAYED, Wanted, search
from tests.server.test_finished import having
from tests.server.test_players import game_of

CARD = "card-7"
FEW, MANY = 100, 1_500  # games
INSTRUCTIONS = 10  # of SQLite, that are counted together


def touched(engine: Engine, work: Callable[[Connection], object]) -> int:
    """Count what a database does for some queries: rows that it looks at, or instructions."""
    if engine.dialect.name == "sqlite":
        return _instructions(engine, work)
    with engine.connect() as connection, said(engine) as queries:
        connection.execute(text("SET enable_seqscan = off"))  # few rows are read as many would be
        work(connection)
        asked = [query for query in queries if query[0].startswith("SELECT")]
        explained = [_explained(connection, *query) for query in asked]
    return sum(map(_rows, explained))


def _instructions(engine: Engine, work: Callable[[Connection], object]) -> int:
    count = 0

    def tick() -> None:
        nonlocal count
        count += 1

    with engine.connect() as connection:
        raw: Any = connection.connection.driver_connection
        raw.set_progress_handler(tick, INSTRUCTIONS)
        work(connection)
        raw.set_progress_handler(None, 0)
    return count


@contextmanager
def said(engine: Engine) -> Iterator[list[tuple[str, Any]]]:
    """Hear what is asked of a database."""
    queries: list[tuple[str, Any]] = []

    def note(_: Any, __: Any, statement: str, values: Any, *more: Any) -> None:
        queries.append((statement, values))

    event.listen(engine, "before_cursor_execute", note)
    yield queries
    event.remove(engine, "before_cursor_execute", note)


def _explained(connection: Connection, statement: str, values: Any) -> dict[str, Any]:
    asked = f"EXPLAIN (ANALYZE, FORMAT JSON) {statement}"
    plan: list[dict[str, Any]] = connection.exec_driver_sql(asked, values).scalar_one()
    found: dict[str, Any] = plan[0]["Plan"]
    return found


def _rows(node: dict[str, Any]) -> int:
    """Count the rows that a plan reads, those too that it throws away."""
    below = sum(map(_rows, node.get("Plans", ())))
    if "Scan" not in node["Node Type"] or "Relation Name" not in node:
        return below
    thrown = sum(value for name, value in node.items() if name.startswith("Rows Removed"))
    here: int = node["Actual Loops"] * (node["Actual Rows"] + thrown)
    return below + here


def write(engine: Engine, games: list[Finished]) -> None:
    """Store games, many at once."""
    rows: dict[Table, list[Any]] = {GAMES: [], RESULTS: [], TRAITS: []}
    rows[TALLIES] = appender.tally_rows(games)
    for number, game in enumerate(games):
        rows[GAMES].append(appender.game_row(f"t{number:05}", game))
        rows[RESULTS] += appender.result_rows(f"t{number:05}", game)
        rows[TRAITS] += appender.trait_rows(f"t{number:05}", game)
    with engine.begin() as connection:
        for kind, some in rows.items():
            names = kind.c.keys()
            values = [dict(zip(names, row, strict=False)) for row in some]
            connection.execute(insert(kind), values)
        connection.execute(text("ANALYZE"))


def hers(count: int) -> list[Finished]:
    """Let Anna have played, always against somebody who had the card."""
    game = having(game_of(1, [("anna", 1), ("bruno", 2)]), (1, PLAYED, CARD))
    return [replace(game, ended=n) for n in range(count)]


def theirs(count: int) -> list[Finished]:
    """Let others have had the card."""
    game = having(game_of(1, [("bruno", 1), ("carla", 2)]), (0, PLAYED, CARD), (1, PLAYED, CARD))
    return [replace(game, ended=n) for n in range(count)]


@pytest.fixture
def cost(database_url: str) -> Iterator[Callable[..., int]]:
    """Count what a search costs where there are so many games."""
    engine = engine_for(database_url)
    migrate(engine)

    def cost(games: list[Finished], wanted: Wanted) -> int:
        with engine.begin() as connection:
            for kind in (GAMES, RESULTS, TRAITS, TALLIES):
                connection.execute(kind.delete())
        write(engine, games)
        with patch.object(traits, "LOOKED", 50), patch.object(traits, "FEW", 25):
            return touched(engine, lambda connection: search(connection, wanted, None))

    yield cost
    engine.dispose()


def test_a_search_for_somebody_with_a_card_costs_the_same_however_many_games_there_are(
    cost: Callable[..., int],
) -> None:
    wanted = Wanted("masters", ("anna",), card=CARD)
    usual = cost([*hers(FEW), *theirs(FEW)], wanted)
    assert usual > 0
    assert cost([*hers(FEW), *theirs(MANY)], wanted) < 1.5 * usual
    assert cost([*hers(MANY), *theirs(FEW)], wanted) < 1.5 * usual
    assert cost([*hers(MANY), *theirs(MANY)], wanted) < 1.5 * usual


def page(connection: Connection) -> None:
    """Read what a player's page counts, and the games that it shows."""
    assert sum(players.counts(connection, "anna").values()) > 0
    assert players.against(connection, "anna")
    assert len(players.games(connection, "anna", all=False, most=10)) == 10


def test_a_players_page_costs_the_same_however_many_games_they_have_played(
    database_url: str,
) -> None:
    engine = engine_for(database_url)
    migrate(engine)
    costs = []
    for count in (FEW, MANY):
        with engine.begin() as connection:
            for kind in (GAMES, RESULTS, TRAITS, TALLIES):
                connection.execute(kind.delete())
        write(engine, hers(count))
        costs.append(touched(engine, page))
    assert 0 < costs[1] < 1.5 * costs[0]
    engine.dispose()


def sat(count: int) -> dict[Table, list[dict[str, Any]]]:
    """Let somebody have sat at tables: of four one is played still, and one was given up."""
    info = {"id": "", "game": "masters", "version": 1, "players": 2, "options": {}, "settings": {}}
    told = msgspec.json.encode({**info, "status": "over", "seats": [], "created": 1}).decode()
    listed = {"created": 1, "game": "masters", "public": True, "info": told}
    kinds = {TABLES: [], HEADS: [], SEATS: []}  # type: dict[Table, list[dict[str, Any]]]
    for n in range(count):
        id, status = f"t{n:05}", ("over", "abandoned")[n % 2]
        ended: int | None = 0 if n % 2 else n + 1
        if n < 8:
            status, ended = "running", None
        kinds[TABLES].append({"id": id, "status": status, **listed})
        kinds[HEADS].append({"table_id": id, "number": 1, "at": n + 1, "asked": 0})
        kinds[SEATS] += [
            {"table_id": id, "seat": seat, "holder": "anna", "ended": ended} for seat in (0, 2)
        ]
    return kinds


def test_the_list_of_ones_own_tables_costs_the_same_however_many_there_are(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "OWN", 10)
    engine = engine_for(database_url)
    migrate(engine)
    costs = []
    for count in (FEW, MANY):
        with engine.begin() as connection:
            for kind, rows in sat(count).items():
                connection.execute(kind.delete())
                connection.execute(insert(kind), rows)
            connection.execute(text("ANALYZE"))
        with engine.connect() as connection:
            listed = read_listed(connection, of_somebody("anna", MANY))
        lately = [*range(count - 1, 7, -2), *range(8, 0, -1)][: store.OWN]
        assert [(one.at, one.mine) for one in listed] == [(at, 0b101) for at in lately]
        costs.append(
            touched(engine, lambda connection: read_listed(connection, of_somebody("anna", MANY)))
        )
    assert 0 < costs[1] < 1.5 * costs[0]
    engine.dispose()


def test_the_seasons_of_a_pool_are_found_without_reading_its_ratings(database_url: str) -> None:
    engine = engine_for(database_url)
    migrate(engine)
    pool, seasons = Pool("masters", "two"), ("", "2026-1", "2026-2", "2026-3")
    costs = []
    for people in (range(FEW), range(FEW, MANY)):
        rows = [_rating(pool, season, f"p{n}") for n in people for season in seasons]
        with engine.begin() as connection:
            connection.execute(insert(RATINGS), rows)
            connection.execute(text("ANALYZE"))
        with engine.connect() as connection:
            assert players.seasons(connection, pool) == ["2026-3", "2026-2", "2026-1"]
            assert players.seasons(connection, Pool("masters", "solo")) == []
        costs.append(touched(engine, lambda connection: players.seasons(connection, pool)))
    assert 0 < costs[1] < 1.5 * costs[0]
    engine.dispose()


def _rating(pool: Pool, season: str, player: str) -> dict[str, Any]:
    rated = {"mu": 25.0, "sigma": 1.0, "shown": 1500, "best": 1500, "games": 9}
    return {"game": pool.game, "pool": pool.name, "season": season, "player": player, **rated}
