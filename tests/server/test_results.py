"""Results and ratings: what games came to, made from their logs, and rated in order, each once."""

import asyncio
import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, insert, select, text

from bottega.games import game
from bottega.server.club.rating import after
from bottega.server.club.scribe import is_made, make_again
from bottega.server.store.appender import EVERYBODY
from bottega.server.store.appender import PEOPLE as TOGETHER
from bottega.server.store.database import engine_for, held, migrate
from bottega.server.store.finished import Finished, Result
from bottega.server.store.results import put, rate_next, season_of
from bottega.server.store.schema import METADATA
from bottega.server.store.schema.finished import GAMES, MARKS, RATINGS, RESULTS, TALLIES, TRAITS
from bottega.server.store.schema.logs import HEADS, SEATS, TABLES
from bottega.server.table.ending import finished
from bottega.server.table.entries import (
    AnyEntry,
    Imported,
    Opened,
    PlannedSeat,
    Resigned,
    Sat,
    Started,
)
from bottega.server.table.table import Table
from bottega.wire import Settings
from tests.cli.desk import Desk
from tests.server.company import Company
from tests.server.stories import House, tell
from tests.server.test_play import play

DAY = 86_400_000
USUAL = Settings()
PEOPLE = tuple(f"p{number}" for number in range(8))
Rows = dict[str, list[tuple[Any, ...]]]


# What a game counts as.


def table_of(
    people: int,
    bots: tuple[str, ...] = (),
    holders: tuple[str, ...] = PEOPLE,
    name: str = "masters",
    settings: Settings = USUAL,
    options: dict[str, str] | None = None,
    then: tuple[AnyEntry, ...] = (),
    salt: str = "salt",
) -> Table:
    """Lay a table that has just begun."""
    played = game(name)
    plans = (PlannedSeat("invited"),) * people + tuple(PlannedSeat("bot", bot) for bot in bots)
    chosen = played.options_from(len(plans), options or {})
    opened = Opened(name, played.version, chosen, settings, plans, holders[0], "Anna")
    table = Table("t")
    sat = [Sat(seat, holders[seat], f"P{seat}") for seat in range(people)]
    for number, entry in enumerate([opened, *sat, Started("7", salt), *then]):
        table.take(entry, 1_000 * number)
    return table


def given_up(*seats: int, **how: Any) -> Finished | None:
    """Say how a game ended in which these gave up, one after the other."""
    return finished(table_of(then=tuple(Resigned(seat) for seat in seats), **how))


@pytest.mark.parametrize(
    ("how", "pool"),
    [
        ({"people": 2}, "two"),
        ({"people": 3}, "more"),
        ({"people": 1}, "solo"),
        ({"people": 1, "bots": ("master",)}, "levels"),
        ({"people": 2, "bots": ("artisan", "artisan")}, "levels"),
        ({"people": 1, "bots": ("search:8",)}, ""),
        ({"people": 2, "holders": ("p0", "p0")}, ""),
        ({"people": 2, "settings": Settings(practice=True)}, ""),
        ({"people": 2, "settings": Settings(rated=False)}, ""),
        ({"people": 2, "name": "lorenzo"}, "two"),
        ({"people": 2, "name": "lorenzo", "options": {"modules": "pazzi"}}, "two-other"),
        ({"people": 4, "name": "renaissance", "options": {"teams": "true"}}, "teams"),
    ],
)
def test_a_game_counts_among_its_like(how: dict[str, Any], pool: str) -> None:
    seats = range(how["people"])
    ended = given_up(*seats, **how)
    assert ended is not None
    assert ended.pool == pool


def test_who_gives_up_first_is_last_and_the_last_one_has_won() -> None:
    ended = given_up(1, 2, 0, people=3)
    assert ended is not None
    assert [(one.place, one.won, one.gave_up) for one in ended.results] == [
        (1, True, True),
        (3, False, True),
        (2, False, True),
    ]


def test_a_bot_has_won_where_everybody_gives_up() -> None:
    ended = given_up(0, people=1, bots=("artisan",))
    assert ended is not None
    assert [(one.player, one.place, one.won) for one in ended.results] == [
        ("p0", 2, False),
        ("@artisan", 1, True),
    ]


def test_nobody_has_won_a_game_alone_that_was_given_up() -> None:
    ended = given_up(0, people=1)
    assert ended is not None
    assert not ended.results[0].won


@pytest.mark.parametrize(
    "table",
    [
        table_of(2),  # it runs
        table_of(2, then=(Imported("p0"),)),
        table_of(1, salt="", then=(Resigned(0),)),  # goes on from a moment of another game
    ],
)
def test_what_was_not_played_here_to_its_end_is_no_result(table: Table) -> None:
    assert finished(table) is None


# Whole games at a server.


async def rows_of(party: Company) -> Rows:
    """Read all results and ratings, when everything is rated."""
    site = party.server.site
    await site.scribe.catch_up()
    return await site.store.read(rows)


def rows(connection: Connection) -> Rows:
    """Read all that is made from logs."""
    return {
        made.name: sorted(tuple(row) for row in connection.execute(select(made)).all())
        for made in (GAMES, RESULTS, TRAITS, MARKS, RATINGS, TALLIES)
    }


def test_a_game_of_two_is_kept_and_rated_and_can_be_made_again_from_its_log(
    tmp_path: Path,
) -> None:
    async def scene(party: Company) -> None:
        await party.finish()
        found = await rows_of(party)
        outcome = (await party.truth()).outcome
        assert outcome is not None
        results = [dict(zip(RESULTS.c.keys(), row, strict=True)) for row in found["results"]]
        assert [one["player"] for one in results] == [guest.id for guest in party.guests]
        assert [one["place"] for one in results] == list(outcome.places)
        assert [one["points"] for one in results] == [score.points for score in outcome.scores]
        assert sorted(one["shown"] > 1500 for one in results) == [False, True]
        assert len(found["ratings"]) == 4  # by now, and of this season
        assert [row[2:4] for row in found["tallies"]] == 2 * [(TOGETHER, 1), (EVERYBODY, 1)]
        engine = party.server.site.store.engine
        made = await asyncio.to_thread(make_again, engine)
        assert made is not None
        assert (made.tables, made.games, made.rated) == (1, 1, 1)
        assert await rows_of(party) == found

    play(tmp_path, scene)


def test_who_resigns_is_behind_all_who_stayed(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        await party.eyes[1].do("resign")
        await party.finish()
        found = await rows_of(party)
        results = [dict(zip(RESULTS.c.keys(), row, strict=True)) for row in found["results"]]
        assert [(one["place"], one["won"], one["gave_up"]) for one in results] == [
            (1, True, False),
            (2, False, True),
        ]

    play(tmp_path, scene, settings={"substitute": "greedy"})


# Rating.


def made_up(number: int, chance: Random) -> tuple[str, Finished]:
    """Make up a game between some people; many end in the same moment."""
    met = chance.sample(PEOPLE, chance.choice((2, 3)))
    places = chance.sample(range(1, len(met) + 1), len(met))
    results = tuple(
        Result(seat, seat, who, who, place, 10 * (4 - place), place == 1, False)
        for seat, (who, place) in enumerate(zip(met, places, strict=True))
    )
    ended = DAY * chance.randrange(200)
    pool = "two" if len(met) == 2 else "more"
    name = chance.choice(("masters", "lorenzo"))
    return f"t{number:03}", Finished(ended, name, 1, len(met), True, True, 60_000, pool, results)


@pytest.fixture
def games() -> list[tuple[str, Finished]]:
    chance = Random(3)
    return [made_up(number, chance) for number in range(60)]


@pytest.fixture
def engine(database_url: str) -> Any:
    made = engine_for(database_url)
    migrate(made)
    yield made
    made.dispose()


def rate_all(engine: Engine, most: int = 7) -> None:
    """Rate until nothing is left."""
    while True:
        with engine.begin() as connection:
            if not rate_next(connection, after, most):
                return


def stored(engine: Engine, some: list[tuple[str, Finished]]) -> None:
    """Write games, as they come."""
    with engine.begin() as connection:
        for table, ended in some:
            put(connection, table, ended)


def told(engine: Engine) -> Rows:
    """Read what is there."""
    with engine.connect() as connection:
        return rows(connection)


def by_hand(games: list[tuple[str, Finished]]) -> dict[tuple[str, str, str], float]:
    """Rate all games in the order of their ends, without any database."""
    known: dict[tuple[str, str], dict[str, Any]] = {}
    for _, one in sorted(games, key=lambda one: (one[1].ended, one[0])):
        pool = known.setdefault((one.game, one.pool), {})
        pool |= after(one.pool, one.results, pool)
    return {(*pool, who): rated.mu for pool, found in known.items() for who, rated in found.items()}


def test_ratings_are_those_of_the_order_in_which_games_ended_whatever_order_they_come_in(
    engine: Engine, games: list[tuple[str, Finished]]
) -> None:
    Random(5).shuffle(games)
    for start in range(0, len(games), 9):
        stored(engine, games[start : start + 9])
        rate_all(engine)
    found = told(engine)
    ratings = [dict(zip(RATINGS.c.keys(), row, strict=True)) for row in found["ratings"]]
    by_now = {(r["game"], r["pool"], r["player"]): r["mu"] for r in ratings if not r["season"]}
    assert by_now == by_hand(games)
    played = Counter((one.game, one.pool, r.player) for _, one in games for r in one.results)
    counts = [(r["game"], r["pool"], r["player"], r["games"]) for r in ratings if not r["season"]]
    assert {(name, pool, who): count for name, pool, who, count in counts} == played
    seasons = {r["season"] for r in ratings if r["season"]}
    assert seasons == {season_of(one.ended) for _, one in games}


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_processes_that_rate_at_the_same_time_rate_no_game_twice(
    engine: Engine, games: list[tuple[str, Finished]]
) -> None:
    stored(engine, games)
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda _: rate_all(engine, 3), range(4)))
    ratings = [dict(zip(RATINGS.c.keys(), row, strict=True)) for row in told(engine)["ratings"]]
    by_now = {(r["game"], r["pool"], r["player"]): r["mu"] for r in ratings if not r["season"]}
    assert by_now == by_hand(games)


def tallied(games: list[tuple[str, Finished]]) -> list[tuple[Any, ...]]:
    """Count games and rivals, without any database."""
    met: Counter[tuple[str, str, str]] = Counter()
    ahead: Counter[tuple[str, str, str]] = Counter()
    for _, played in games:
        for one in played.results:
            met[one.player, played.game, EVERYBODY] += 1
            ahead[one.player, played.game, EVERYBODY] += one.won
            met[one.player, played.game, TOGETHER] += len(played.results) - 1
            ahead[one.player, played.game, TOGETHER] += len(played.results) - one.place
    return sorted((*key, met[key], ahead[key]) for key in met)


def test_each_game_is_counted_once_however_often_it_is_told(
    engine: Engine, games: list[tuple[str, Finished]]
) -> None:
    stored(engine, games[:40])
    stored(engine, games)
    assert told(engine)["tallies"] == tallied(games)


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_processes_that_count_crosswise_do_not_wait_for_each_other_for_ever(
    engine: Engine, games: list[tuple[str, Finished]]
) -> None:
    halves = (games[:30], games[:29:-1])
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda half: stored(engine, half), halves))
    assert told(engine)["tallies"] == tallied(games)


def test_an_older_database_is_counted_and_knows_when_tables_ended(
    engine: Engine, games: list[tuple[str, Finished]]
) -> None:
    stored(engine, games)
    found = told(engine)["tallies"]
    tables = [("a", "over"), ("b", "abandoned"), ("c", "running")]
    with engine.begin() as connection:
        for number, (id, status) in enumerate(tables):
            listed = {"created": 1, "game": "masters", "public": True, "info": "{}"}
            connection.execute(insert(TABLES).values(id=id, status=status, **listed))
            connection.execute(insert(HEADS).values(table_id=id, number=1, at=7, asked=0))
            connection.execute(insert(SEATS).values(table_id=id, seat=number, holder="anna"))
        connection.execute(text("ALTER TABLE letters DROP COLUMN whose"))
        connection.execute(text("DROP TABLE tallies"))
        connection.execute(text("DROP INDEX seats_holder"))
        connection.execute(text("CREATE INDEX seats_holder ON seats (holder, table_id, seat)"))
        connection.execute(text("ALTER TABLE seats DROP COLUMN ended"))
        connection.execute(text("UPDATE alembic_version SET version_num = 'holders'"))
    migrate(engine)
    with engine.connect() as connection:
        ended = select(SEATS.c.table_id, SEATS.c.ended).order_by(SEATS.c.table_id)
        assert connection.execute(ended).all() == [("a", 7), ("b", 0), ("c", None)]
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    assert told(engine)["tallies"] == found


def test_a_database_without_results_is_not_made_yet(engine: Engine) -> None:
    with engine.connect() as connection:
        assert not is_made(connection)
    made = make_again(engine)
    assert made is not None
    assert made.games == 0
    with engine.connect() as connection:
        assert is_made(connection)


def test_what_keeps_games_from_being_rated_is_named_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> int:
        raise ValueError("broken")

    async def story(house: House) -> None:
        scribe = house.site.scribe
        await scribe.stop()  # what it began with
        monkeypatch.setattr("bottega.server.club.scribe.rate_next", broken)
        scribe.wake()
        await scribe.stop()
        assert "games cannot be rated" in caplog.text

    tell(tmp_path, story)


SLOW = """
CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql
AS $$ BEGIN PERFORM pg_sleep(0.5); RETURN NULL; END $$;
CREATE TRIGGER slow BEFORE DELETE ON results EXECUTE FUNCTION slow();
"""


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_all_is_made_again_however_long_it_takes_to_forget_it(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bottega.server.store.database.POSTGRESQL", ("statement_timeout=400",))
    engine = engine_for(database_url)
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql(SLOW)
    assert make_again(engine) is not None
    with engine.connect() as connection:  # in no other transaction
        assert connection.scalar(text("SHOW statement_timeout")) == "400ms"
    engine.dispose()


def test_a_season_is_three_months() -> None:
    assert season_of(0) == "1970-1"
    assert [season_of(DAY * day) for day in (89, 90, 364)] == ["1970-1", "1970-2", "1970-4"]


def test_the_command_makes_all_again_and_refuses_a_file_that_a_server_uses(
    tmp_path: Path, desk: Desk
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    engine = engine_for(url)
    migrate(engine)
    engine.dispose()
    made = desk.run("ratings", "--db", url, "--json")
    assert json.loads(made.out) == {"tables": 0, "games": 0, "rated": 0, "damaged": 0}
    with held(engine):
        refused = desk.run("ratings", "--db", url)
    assert refused.status == 1
    assert "another server uses" in refused.err
