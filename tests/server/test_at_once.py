"""What two do at the same moment, at two processes of one database: it is done once."""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, Executable, delete, insert, select, text, update

from bottega.server.club.groups import MOST_CLUBS, check_clubs
from bottega.server.club.pairing import groups as former
from bottega.server.store import errands, invitations, order, puzzles, ties
from bottega.server.store import groups as clubs
from bottega.server.store.database import engine_for, migrate, take_turn
from bottega.server.store.errands import Errand
from bottega.server.store.order import Report
from bottega.server.store.results import RATING, put
from bottega.server.store.schema.finished import RESULTS
from bottega.server.store.schema.people import IDENTITIES, TIES, WAITING
from bottega.server.store.schema.puzzles import PUZZLES
from bottega.server.store.waiting import BLOCK, Queue, form, lines, wait
from tests.puzzling import PLANTED, asked, plant
from tests.server.stories import House, refused, tell
from tests.server.test_order import act
from tests.server.test_players import game_of

Work = Callable[[Connection], Any]
postgresql_only = pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
TURNS = Queue("masters", 2, "turns")


@contextmanager
def people(url: str, *ids: str) -> Iterator[Engine]:
    """Give a database where some people are."""
    engine = engine_for(url)
    migrate(engine)
    rows = [{"id": id, "created": 0, "name": id, "recovery": id, "epoch": 0} for id in ids]
    with engine.begin() as connection:
        connection.execute(insert(IDENTITIES), rows)
    try:
        yield engine
    finally:
        engine.dispose()


def did(engine: Engine, work: Work) -> Any:
    """Do something in a transaction of its own."""
    with engine.begin() as connection:
        return work(connection)


def _execute(statement: Executable, connection: Connection) -> None:
    connection.execute(statement)


def contested(engine: Engine, first: Work, second: Work) -> tuple[Any, Any]:
    """Do something while another transaction, which began before, has not ended yet."""
    with ThreadPoolExecutor(1) as pool:
        with engine.begin() as connection:
            one = first(connection)
            other = pool.submit(did, engine, second)
            _until_it_waits(engine, other)
        return one, other.result(20)


def _until_it_waits(engine: Engine, other: "Future[Any]") -> None:
    waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    while not other.done() and not did(engine, lambda connection: connection.scalar(waiting)):
        time.sleep(0.005)


@postgresql_only
def test_nobody_invites_more_than_they_may(database_url: str) -> None:
    def invite(connection: Connection) -> bool:
        return invitations.invite_within(connection, invitation(next(codes)), 1)

    def invitation(code: str) -> invitations.Invitation:
        return invitations.Invitation(code, 1, "anna", 1)

    codes = iter("ABCDEF")
    with people(database_url, "anna") as engine:
        assert contested(engine, invite, invite) == (True, False)


@postgresql_only
def test_nobody_follows_or_is_in_more_than_they_may(database_url: str) -> None:
    with people(database_url, "anna") as engine:
        rows = [{"identity": "anna", "other": str(n), "since": 1} for n in range(ties.MOST - 1)]
        for kind, bind in ((ties.FOLLOW, ties.follow), (BLOCK, ties.block)):
            bound = insert(TIES).values([{**one, "kind": kind} for one in rows])
            did(engine, partial(_execute, bound))
            both = [partial(bind, identity="anna", other=one, at=2) for one in ("bruno", "carla")]
            assert contested(engine, *both) == (True, False)

        def found(connection: Connection) -> None:
            check_clubs(connection, "anna")
            clubs.add_group(connection, next(ids), "anna", 1, name="", about="", door="open")

        ids = map(str, range(MOST_CLUBS + 2))
        for _ in range(MOST_CLUBS - 1):
            did(engine, found)
        with pytest.raises(Exception, match="leave one first"):
            contested(engine, found, found)


@postgresql_only
def test_what_two_note_at_the_same_moment_is_noted_once(database_url: str) -> None:
    asked = ties.Asked("table", "bruno", "anna", "0.secret", 1)
    report = Report("r", 1, "anna", "bruno", "other")

    def ask(connection: Connection) -> bool:
        return ties.ask(connection, asked)

    def follow(connection: Connection) -> bool:
        return ties.follow(connection, "anna", "bruno", 1)

    def close(connection: Connection) -> bool:
        return order.close(connection, order.OPERATOR, "r", 2) is not None

    with people(database_url, "anna", "bruno") as engine:
        assert contested(engine, ask, ask) == (True, False)
        assert contested(engine, follow, follow) == (True, True)
        did(engine, lambda connection: order.report(connection, report))
        assert contested(engine, close, close) == (True, False)


@postgresql_only
def test_who_comes_back_to_wait_while_they_are_seated_is_seated_once(database_url: str) -> None:
    def seat(connection: Connection) -> int:
        return len(form(connection, TURNS, "two", former, lambda: "table", 100_000))

    def come_back(connection: Connection) -> None:
        wait(connection, TURNS, "anna", False, 100_000)

    with people(database_url, "anna", "bruno") as engine:
        for who in ("anna", "bruno"):
            did(engine, partial(wait, queue=TURNS, identity=who, bots=False, at=1_000))
        assert contested(engine, seat, come_back) == (1, None)
        tables = did(engine, lambda c: list(c.scalars(select(WAITING.c.table_id))))
        assert tables == ["table", "table"]


@postgresql_only
def test_who_is_seated_for_one_game_is_not_seated_for_another_they_come_to(
    database_url: str,
) -> None:
    one, other = Queue("masters", 2, "live"), Queue("lorenzo", 2, "live")

    def seat(connection: Connection) -> int:
        return len(form(connection, one, "two", former, lambda: "table", 1_500))

    def come_too(connection: Connection) -> int:
        wait(connection, other, "anna", False, 1_500)
        return len(form(connection, other, "two", former, lambda: "second", 1_500))

    with people(database_url, "anna", "bruno", "carla") as engine:
        for who, queue in (("anna", one), ("bruno", one), ("carla", other)):
            did(engine, partial(wait, queue=queue, identity=who, bots=False, at=1_000))
        assert contested(engine, seat, come_too) == (1, 0)


@postgresql_only
def test_a_name_is_taken_away_while_games_of_its_owner_are_rated(database_url: str) -> None:
    def rate(connection: Connection, table: str) -> None:
        here = RESULTS.c.table_id == table
        connection.execute(update(RESULTS).where(here).values(mu=25.0))

    def rename(connection: Connection) -> bool:
        return errands.rename(connection, Errand("anna", errands.NAME, "Lapo 7", 1))

    with people(database_url, "anna", "bruno") as engine, ThreadPoolExecutor(1) as pool:
        for table in ("first", "second"):
            did(engine, partial(put, table=table, game=game_of(1, [("anna", 1), ("bruno", 2)])))
        with engine.begin() as connection:
            take_turn(connection, RATING)
            rate(connection, "second")
            other = pool.submit(did, engine, rename)
            _until_it_waits(engine, other)
            rate(connection, "first")
        assert other.result(20)


@postgresql_only
def test_no_position_is_kept_of_the_games_of_who_goes_meanwhile(database_url: str) -> None:
    rules, found = puzzles.Rules("masters", 1), puzzles.Position(3, 0, "{}", "[]")

    def keep(connection: Connection) -> int:
        return puzzles.keep(connection, rules, "table", 1, [found], lambda: "puzzle", 1)

    def go(connection: Connection) -> None:
        errands.go(connection, Errand("anna", errands.GONE, "alias", 1))

    with people(database_url, "anna", "bruno") as engine:
        did(engine, partial(put, table="table", game=game_of(1, [("anna", 1), ("bruno", 2)])))
        for who in ("anna", "bruno"):
            did(engine, partial(puzzles.share, identity=who, at=1, shares=True))
        assert contested(engine, keep, go) == (1, None)
        assert did(engine, lambda c: puzzles.puzzle(c, "puzzle")) is None


@postgresql_only
def test_a_puzzle_that_is_withdrawn_while_somebody_answers_it_is_none(
    tmp_path: Path, database_url: str
) -> None:
    async def story(house: House) -> None:
        plant(database_url, "bots", asked(PLANTED)[:1])
        anna = await house.guest()
        await anna.ask("PATCH", "/api/me", json={"kept": True})
        id = (await anna.ask("GET", "/api/puzzles/next?game=masters"))["puzzle"]
        code = (await anna.ask("GET", f"/api/puzzles/{id}"))["choices"][0]["code"]
        with house.site.store.engine.begin() as connection:
            take_turn(connection, puzzles.TRYING)
            connection.execute(delete(PUZZLES))
            answer = asyncio.create_task(anna.http.post(f"/api/puzzles/{id}", json={"code": code}))
            waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
            while not await house.site.store.read(lambda c: c.scalar(waiting)):
                await asyncio.sleep(0.01)
        await refused(answer, 404, "not-found")

    tell(tmp_path, story, db=database_url)


def test_who_waits_for_a_game_by_turns_keeps_their_place(database_url: str) -> None:
    with people(database_url, "anna") as engine:
        for at in (1_000, 100_000):
            did(engine, partial(wait, queue=TURNS, identity="anna", bots=False, at=at))
        (line,) = did(engine, lambda connection: lines(connection, "anna", 100_001))
        assert line.since == 1_000


def test_who_is_banned_is_waited_with_by_nobody(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno = await house.guest(), await house.guest("Bruno")
        wish = {"game": "masters", "players": 2, "pace": "turns"}
        await anna.ask("PUT", "/api/waiting", json=wish)
        await act(house, "ban", anna)
        told = (await bruno.ask("PUT", "/api/waiting", json=wish))["queues"]
        assert [(one["names"], one.get("table")) for one in told] == [(["Bruno"], None)]

    tell(tmp_path, story)


def test_a_recovery_code_brings_somebody_back_once(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        code = {"code": anna.recovery}
        asking = (house.stranger().post("/api/recover", json=code) for _ in range(2))
        answers = await asyncio.gather(*asking)
        assert sorted(one.status_code for one in answers) == [200, 403]
        (back,) = [one.json() for one in answers if one.status_code == 200]
        again = await house.stranger().post("/api/recover", json={"code": back["recovery"]})
        assert again.json()["id"] == anna.id

    tell(tmp_path, story)


def test_who_is_ended_by_another_session_ends_nothing(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        found = await house.site.people.who(anna.token)
        assert found is not None  # and is on the way to end all others
        told = await anna.ask("POST", "/api/me/revoke")
        with pytest.raises(Exception, match="this key is void"):
            await house.site.people.revoke(found, "a thief's")
        owner = house.known(told)
        sessions = (await owner.ask("GET", "/api/me/sessions"))["sessions"]
        assert len(sessions) == 1
        await refused(anna.http.get("/api/me"), 401, "who-are-you")
        code = {"code": told["recovery"]}
        assert (await house.stranger().post("/api/recover", json=code)).status_code == 200

    tell(tmp_path, story)


def test_nobody_blocks_without_an_end(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        rows = [
            {"identity": anna.id, "kind": BLOCK, "other": str(n), "since": 1}
            for n in range(ties.MOST)
        ]
        await house.site.store.execute(insert(TIES).values(rows))
        why = await refused(anna.http.put("/api/me/blocks/bruno"), 409, "not-now")
        assert str(ties.MOST) in why
        await anna.ask("PUT", "/api/me/blocks/7")  # who is blocked already stays so
        await anna.ask("DELETE", "/api/me/blocks/7")
        await anna.ask("PUT", "/api/me/blocks/bruno")

    tell(tmp_path, story)
