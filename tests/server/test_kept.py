"""What people keep of their games: told by the games, and the same when made again from logs."""

import asyncio
import json
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, select, update

from bottega.server.club import scribe
from bottega.server.club.crowning import winners
from bottega.server.club.kept import KEPT, MARKED, Life, kept, run
from bottega.server.club.scribe import Made, make_again
from bottega.server.store import tournaments as store_of
from bottega.server.store.database import engine_for, migrate
from bottega.server.store.finished import Finished, Had, Mark
from bottega.server.store.schema.finished import GAMES, MARKS, TRAITS
from bottega.server.store.schema.logs import LOG
from bottega.server.table.remembering import marks
from tests.server.harness import Guest, Running
from tests.server.histories import History, introduce
from tests.server.past import OLD
from tests.server.test_daily import club as dealt
from tests.server.test_daily import played as deal_played
from tests.server.test_daily import tomorrow
from tests.server.test_players import DAY, club, game_of, played
from tests.server.test_results import table_of
from tests.server.tournaments import begun, entered, held, opened
from tests.server.tournaments import played as played_out


def since(remembered: dict[str, Any]) -> dict[str, int]:
    """Tell what is kept, and since when."""
    return {one["name"]: one["since"] for one in remembered["kept"] if "since" in one}


def with_marks(ended: Finished, *marks: tuple[str, str, int]) -> Finished:
    """Let a game have left marks: of whom, which, and a number."""
    return replace(ended, marks=tuple(Mark(*mark) for mark in marks))


# What a game tells.


@pytest.mark.parametrize(
    ("name", "begun", "had"),
    [
        ("masters", "leader-", "card-"),
        ("lorenzo", "leader-", "card-"),
        ("renaissance", "castle-", "castle-"),
    ],
)
def test_a_game_that_is_over_tells_what_each_seat_began_with_and_had(
    name: str, begun: str, had: str
) -> None:
    ended = History(name).ended
    openings = [one for one in ended.traits if one.kind == "opening"]
    assert {one.seat for one in openings} == {0, 1}
    assert all(one.piece.startswith(begun) for one in openings)
    assert any(one.kind == "played" and one.piece.startswith(had) for one in ended.traits)
    assert {f"{name}/points", f"{name}/lasted"} <= {one.name for one in ended.marks}


def test_a_game_that_came_to_no_end_tells_nothing() -> None:
    table = table_of(2)
    assert marks(table, (), ()) == ()


def test_nothing_is_kept_where_somebody_meets_themselves() -> None:
    ended = History(people=("anna", "anna")).ended
    assert ended.marks == ()
    assert ended.traits


def test_every_mark_that_games_and_results_leave_is_looked_for() -> None:
    assert {"won-by-one", "all-tiles", "castle-complete", "beat-master", "beat-artisan"} <= {
        *MARKED
    }
    assert not {"ten-games", "four-days", "hundred-games", "five-in-a-day"} & {*MARKED}
    assert len(KEPT) == 25


# What follows from many games.


@pytest.mark.parametrize(
    ("life", "name", "met"),
    [
        (Life(days=((1, 10, 4), (2, 20, 5), (3, 30, 1))), "ten-games", 30),
        (Life(days=((1, 10, 4), (2, 20, 5))), "ten-games", None),
        (Life(days=((1, 10, 4), (2, 20, 5))), "five-in-a-day", 20),
        (Life(days=((1, 10, 1), (3, 30, 1), (4, 40, 1), (5, 50, 1), (6, 60, 1))), "four-days", 60),
        (Life(days=((1, 10, 1), (2, 20, 1), (3, 30, 1), (5, 50, 1))), "four-days", None),
        (Life(titles={"masters": 1, "lorenzo": 5, "renaissance": 3}), "all-titles", 5),
        (Life(titles={"masters": 1, "lorenzo": 5}), "all-titles", None),
        (Life(firsts={"won-by-one": 9}), "won-by-one", 9),
        (
            Life(firsts={"masters/won": 1, "lorenzo/won": 8, "renaissance/won": 3}),
            "won-titles",
            8,
        ),
        (Life(deals=tuple((day, 10 * day) for day in range(3, 10))), "deal-week", 90),
        (Life(deals=tuple((day, 10 * day) for day in range(3, 9))), "deal-week", None),
    ],
)
def test_what_is_kept_follows_from_games_and_their_days(
    life: Life, name: str, met: int | None
) -> None:
    assert kept(life)[name] == met


def test_a_row_of_one_day_is_any_day() -> None:
    assert run([(4, 44)], 1) == 44
    assert run([], 1) is None


# On pages.


def test_a_page_tells_records_openings_and_what_is_kept_since_when(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, _ = guests
        sat = [(anna.id, 1), (bruno.id, 2)]
        leader = (Had(0, "opening", "leader-49"), Had(0, "opening", "leader-50"))
        games = [
            with_marks(
                game_of(n * DAY, sat),
                (anna.id, "masters/points", 40 + n % 3),
                (anna.id, "masters/margin", 9 - n),
                (anna.id, "masters/lasted", 60_000 * n),
                (anna.id, "won-by-one", 0),
            )
            for n in (5, 1, 2, 3, 4)
        ]
        games[0] = replace(games[0], traits=leader)
        games[1] = replace(games[1], traits=leader[:1])
        await played(server, *games)
        told = await bruno.ask("GET", f"/api/players/{anna.id}/kept")
        assert [one["name"] for one in told["kept"]] == list(KEPT)
        assert since(told) == {"won-by-one": 1 * DAY, "four-days": 4 * DAY}
        assert {(one["kind"], one["number"], one["ended"]) for one in told["records"]} == {
            ("most", 42, 2 * DAY),
            ("closest", 4, 5 * DAY),
            ("clearest", 8, 1 * DAY),
            ("longest", 300_000, 5 * DAY),
        }
        assert told["openings"] == [
            {"game": "masters", "piece": "leader-49", "games": 2, "won": 2},
            {"game": "masters", "piece": "leader-50", "games": 1, "won": 1},
        ]

    club(tmp_path, scene)


def test_records_at_private_tables_are_told_to_who_played_there_alone(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, _ = guests
        sat = [(anna.id, 1), (bruno.id, 2)]
        public = with_marks(game_of(DAY, sat), (anna.id, "masters/points", 40))
        private = with_marks(game_of(2 * DAY, sat, public=False), (anna.id, "masters/points", 50))
        await played(server, public, private)
        path = f"/api/players/{anna.id}/kept"
        assert [one["number"] for one in (await anna.ask("GET", path))["records"]] == [50]
        assert [one["number"] for one in (await bruno.ask("GET", path))["records"]] == [40]

    club(tmp_path, scene)


def test_what_hidden_people_kept_is_theirs_alone(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, _ = guests
        await played(server, game_of(DAY, [(anna.id, 1), (bruno.id, 2)]))
        await anna.ask("PATCH", "/api/me", json={"hidden": True})
        path = f"/api/players/{anna.id}/kept"
        assert await anna.ask("GET", path)
        refused = await bruno.ask("GET", path, 404)
        assert anna.id not in str(refused)

    club(tmp_path, scene)


def test_the_best_of_a_deal_are_known_when_its_day_is_over(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna = guests[0]
        await deal_played(server, anna)
        await server.site.scribe.catch_up()
        path = f"/api/players/{anna.id}/kept"
        today = since(await anna.ask("GET", path))
        assert "deal" in today
        assert "deal-first-ten" not in today
        with tomorrow(later=True):
            await server.site.scribe.catch_up()
        first = since(await anna.ask("GET", path))
        assert today["deal"] <= first["deal-first-ten"]
        marked = await server.site.store.read(marked_in)
        with tomorrow(later=True):
            await asyncio.to_thread(make_again, server.site.store.engine)
        assert await server.site.store.read(marked_in) == marked

    dealt(tmp_path, scene, guests=1)


def marked_in(connection: Connection) -> list[tuple[Any, ...]]:
    return sorted(tuple(row) for row in connection.execute(select(MARKS)).all())


@pytest.mark.parametrize("name", ["masters", "lorenzo", "renaissance"])
def test_traits_and_marks_made_again_from_logs_are_those_of_the_end(
    tmp_path: Path, name: str
) -> None:
    engine = engine_for(f"sqlite:///{tmp_path / 'tables.db'}")
    migrate(engine)
    history = History(name)
    with engine.begin() as connection:
        introduce(connection, "anna", "bruno")
        history.put(connection, "t1")
        before = [marked_in(connection), had_in(connection)]
    assert all(before)
    assert make_again(engine) is not None
    with engine.begin() as connection:
        assert [marked_in(connection), had_in(connection)] == before
    engine.dispose()


@pytest.mark.parametrize("name", ["masters", "lorenzo", "renaissance"])
def test_games_of_older_rules_keep_what_they_are_remembered_for_when_all_is_made_again(
    database_url: str, name: str
) -> None:
    engine = engine_for(database_url)
    migrate(engine)
    history = History(name)
    with engine.begin() as connection:
        introduce(connection, "anna", "bruno")
        history.put(connection, "t1")
        history.put(connection, "t2")
        grow_old(connection, "t1")
        before = [marked_in(connection), had_in(connection)]
    assert all(any(one[-1] == table for one in before[0]) for table in ("t1", "t2"))
    for _ in range(2):
        assert make_again(engine) == Made(tables=2, games=2, rated=2, damaged=0)
        with engine.begin() as connection:
            assert [marked_in(connection), had_in(connection)] == before
    engine.dispose()


def test_what_older_games_are_remembered_for_survives_a_making_that_was_cut_short(
    tmp_path: Path,
) -> None:
    engine = engine_for(f"sqlite:///{tmp_path / 'tables.db'}")
    migrate(engine)
    with engine.begin() as connection:
        introduce(connection, "anna", "bruno")
        History().put(connection, "t1")
        grow_old(connection, "t1")
        before = [marked_in(connection), had_in(connection)]
    for cut in ("_ended", "_rate_all"):
        with patch.object(scribe, cut, side_effect=OSError), pytest.raises(OSError):
            make_again(engine)
    assert make_again(engine) is not None
    with engine.begin() as connection:
        assert [marked_in(connection), had_in(connection)] == before
    engine.dispose()


def grow_old(connection: Connection, table: str) -> None:
    """Let a game have been played by rules of before."""
    first = (LOG.c.table_id == table, LOG.c.number == 1)
    entry = json.loads(connection.scalar(select(LOG.c.entry).where(*first)) or "")
    aged = json.dumps({**entry, "version": OLD})
    connection.execute(update(LOG).where(*first).values(entry=aged))
    connection.execute(update(GAMES).where(GAMES.c.table_id == table).values(version=OLD))


def had_in(connection: Connection) -> list[tuple[Any, ...]]:
    return sorted(tuple(row) for row in connection.execute(select(TRAITS)).all())


# Tournaments.


def test_a_tournament_that_was_won_is_kept_also_when_all_is_made_again(
    tmp_path: Path, database_url: str
) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        id = await opened(guests[0], rounds=1)
        await entered(id, *guests)
        await begun(id, guests[0])
        told = await played_out(id, guests)  # the two who meet give up, and the third was free
        winner = guests[told["standings"][0]["number"] - 1]
        others = [guest for guest in guests if guest is not winner]
        await server.site.scribe.catch_up()
        assert await kept_by(winner) == told["ended"]
        assert [await kept_by(one) for one in others] == [None, None]
        await asyncio.to_thread(make_again, server.site.store.engine)
        assert await kept_by(winner) == told["ended"]
        assert [await kept_by(one) for one in others] == [None, None]

    held(tmp_path, scene, 3, db=database_url)


async def kept_by(guest: Guest) -> int | None:
    told = await guest.ask("GET", f"/api/players/{guest.id}/kept")
    return since(told).get("tournament-won")


def test_a_tournament_against_bots_alone_is_not_kept(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        (anna,) = guests
        id = await opened(anna, rounds=1, fill=2)
        await entered(id, anna)
        await begun(id, anna)
        await played_out(id, guests)
        await server.site.scribe.catch_up()
        sheet = await server.site.store.read(lambda c: store_of.sheet(c, id))
        assert sheet is not None
        assert winners(sheet) == []
        assert await kept_by(anna) is None

    held(tmp_path, scene, 1)
