"""Puzzles: of games whose people agree, shown as the table was, answered once, and rated."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine, select, update

from bottega.games import game
from bottega.kernel.record import read, rules_of, step
from bottega.kernel.rng import stream
from bottega.kernel.session import Session
from bottega.server.club.finding import quarry
from bottega.server.club.puzzles import shown
from bottega.server.club.rating import between
from bottega.server.store.database import engine_for, migrate
from bottega.server.store.puzzles import Puzzle, Rules, attempt, hold, share
from bottega.server.store.results import Rated, put
from bottega.server.store.schema.finished import GAMES
from bottega.server.store.schema.people import IDENTITIES
from bottega.server.store.schema.puzzles import PUZZLES, TRIES
from bottega.server.table import offering, showing
from bottega.text import Speaker
from tests.puzzling import PLANTED, RECORDS, asked, looked, plant
from tests.server.harness import Guest, Message, Running
from tests.server.stories import House, finished, refused, tell
from tests.server.test_daily import club, played, tomorrow
from tests.server.test_players import game_of

MASTERS = game("masters")
PEOPLE = ("anna", "bruno")


def url(house: House) -> str:
    return str(house.site.settings.db)


async def lasting(house: House, name: str = "Anna") -> Guest:
    """Take in somebody who can come back."""
    guest = await house.guest(name)
    await guest.ask("PATCH", "/api/me", json={"kept": True})
    return guest


async def next_one(guest: Guest, played: str = "masters") -> str | None:
    told = await guest.ask("GET", f"/api/puzzles/next?game={played}")
    found: str | None = told.get("puzzle")
    return found


async def solve(guest: Guest, id: str, right: bool = True) -> Message:
    """Answer a puzzle; the first of its answers is the best."""
    puzzle = await guest.ask("GET", f"/api/puzzles/{id}")
    code = puzzle["choices"][0 if right else -1]["code"]
    told: Message = await guest.ask("POST", f"/api/puzzles/{id}?language=en", json={"code": code})
    return told


async def course(guest: Guest, played: str = "masters") -> Message:
    told = await guest.ask("GET", "/api/puzzles")
    return next(one for one in told["games"] if one["game"] == played)


# Solving.


def test_a_puzzle_is_solved_and_told_why(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        plant(url(house), "bots", asked(PLANTED)[:1])
        anna = await lasting(house)
        id = await next_one(anna)
        assert id is not None
        puzzle = await anna.ask("GET", f"/api/puzzles/{id}?language=en")
        assert puzzle["game"] == "masters"
        assert puzzle["sentence"]
        assert "verdict" not in puzzle
        assert "decision" not in puzzle  # nor where the game can be looked at
        told = await solve(anna, id)
        assert told["solved"]
        values = [one["value"] for one in told["answers"]]
        assert values == sorted(values, reverse=True)
        assert len(values) == len(puzzle["choices"])
        best, second = told["answers"][:2]
        assert best["code"] == told["code"]
        assert all(one["because"] and one["sentence"] and one["worth"] for one in (best, second))
        assert best["sources"] == {"cards": 9.0}
        assert "cards" in best["because"]
        assert await next_one(anna) is None
        again = await anna.ask("GET", f"/api/puzzles/{id}?language=it")
        assert again["verdict"]["code"] == told["code"]
        assert (again["tried"], again["solved"]) == (1, 1)

    tell(tmp_path, story)


def test_only_the_first_answer_counts_and_moves_both_ratings_once(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        plant(url(house), "bots", asked(PLANTED)[:3])
        anna, bruno = await lasting(house), await lasting(house, "Bruno")
        id = str(await next_one(anna))
        missed = await solve(anna, id, right=False)
        assert not missed["solved"]
        one, other = between(None, None, won=False)
        assert missed["rating"] == one.shown < 1500
        assert (await solve(anna, id, right=True)) == missed
        now = await course(anna)
        assert (now["tried"], now["solved"], now["rated"]) == (1, 0, 1)
        assert (now["rating"], now["course"]) == (one.shown, [one.shown])
        assert (await bruno.ask("GET", f"/api/puzzles/{id}"))["rating"] == other.shown
        then = await solve(bruno, id)
        assert then["rating"] == between(None, other, won=True)[0].shown > 1500
        second = str(await next_one(anna))
        assert second != id
        after = await solve(anna, second)
        assert after["before"] == one.shown
        assert after["rating"] == between(one, None, won=True)[0].shown
        assert (await course(anna))["course"] == [one.shown, after["rating"]]

    tell(tmp_path, story)


def test_who_cannot_come_back_solves_puzzles_without_a_rating(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        plant(url(house), "bots", asked(PLANTED)[:1])
        guest = await house.guest()
        id = str(await next_one(guest))
        told = await solve(guest, id)
        assert told["solved"]
        assert "rating" not in told
        assert (await course(guest))["tried"] == 1
        assert "rating" not in await course(guest)
        assert (await guest.ask("GET", f"/api/puzzles/{id}"))["rating"] == 1500

    tell(tmp_path, story)


def test_puzzles_of_like_strength_come_first(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        plant(url(house), "bots", asked(PLANTED)[:14])
        engine = engine_for(url(house))
        with engine.begin() as connection:
            ids = list(connection.scalars(select(PUZZLES.c.id).order_by(PUZZLES.c.decision)))
            for number, id in enumerate(ids):
                row = update(PUZZLES).where(PUZZLES.c.id == id)
                connection.execute(row.values(shown=1400 + 100 * number))
        engine.dispose()
        anna = await lasting(house)
        found = {await next_one(anna) for _ in range(60)}
        assert found <= set(ids[:12])  # not those that are far stronger
        assert len(found) > 3

    tell(tmp_path, story)


def test_what_is_no_puzzle_or_no_answer_is_refused(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        plant(url(house), "bots", asked(PLANTED)[:1])
        guest = await house.guest()
        id = await next_one(guest)
        await refused(guest.http.get("/api/puzzles/nothing"), 404, "not-found")
        await refused(guest.http.get("/api/puzzles/next?game=chess"), 404, "not-found")
        said = await refused(
            guest.http.post(f"/api/puzzles/{id}", json={"code": 10_000}), 422, "illegal"
        )
        assert "not among the answers" in said
        assert (await course(guest))["tried"] == 0

    tell(tmp_path, story)


# What is shown.


@pytest.mark.parametrize(
    "file",
    [
        "masters-04-2-thrifty-fresh",
        "masters-01-1-thrifty-fresh",
        "lorenzo-02-2-builder-advanced",
        "renaissance-01-2-builder-full",
        "renaissance-12-4-builder-teams",
    ],
)
def test_a_puzzle_shows_what_the_table_showed_though_nothing_hidden_is_kept(file: str) -> None:
    """Everything is told of the view alone: another deal behind it tells the same."""
    text = (RECORDS / f"{file}.bottega").read_text()
    played = game(rules_of(text)[0])
    record = read(played, text)
    seat = record.options.players - 1
    wanted = {one.number: one for one in asked(RECORDS / f"{file}.bottega", seat)[::7]}
    session: Session[Any, Any] = Session(played, record.options, record.seed)
    voice = Speaker(played, "en", [""] * record.options.players, seat, record.options)
    seen = 0
    for number in range(len(record.answers)):
        if number in wanted:
            (puzzle,) = looked("a game", [wanted[number]], played.name).puzzles
            view = bytes(puzzle.view).decode()
            rules = Rules(played.name, played.version)
            stored = Puzzle("id", "a game", number, rules, seat, view, "[]", 1500)
            told = shown(stored, "en", (0, 0), None)
            codes = wanted[number].options
            assert told.choices == offering.offered(session, seat, codes, voice)
            assert told.question == showing.question(session, seat)
            assert told.progress == showing.progress(session, seat, voice)
            assert told.sentence == voice.question(session.view(seat), session.told(seat))
            dealt = played.determinize(session.view(seat), stream(7, "another deal"))
            assert msgspec.json.encode(played.view(dealt, seat)).decode() == view
            seen += 1
        step(played, session.table, record, number + 1)
        session.version = number + 1
    assert seen > 1


# Whose games are used.


async def sources(house: House) -> list[str]:
    with quarry(url(house), MASTERS) as there:
        return [one.source for one in there.played()]


def test_a_game_is_used_when_all_its_people_agree_and_no_longer_when_one_does_not(
    tmp_path: Path,
) -> None:
    async def agree(guest: Guest, shares: bool = True) -> None:
        told = await guest.ask("PUT", "/api/puzzles/sharing", json={"shares": shares})
        assert told.get("shares", False) == shares

    async def story(house: House) -> None:
        anna, bruno = await house.guest(), await house.guest("Bruno")
        assert not (await anna.ask("GET", "/api/puzzles")).get("shares", False)
        alone = await finished(anna, "me", "random")
        assert await sources(house) == []
        await agree(anna)
        assert await sources(house) == [alone]
        plant(url(house), alone, asked(PLANTED)[:2])
        assert await sources(house) == []  # it was looked at
        assert await next_one(anna) is None  # she has played it
        assert await next_one(bruno) is not None
        await agree(anna, shares=False)
        assert await next_one(bruno) is None
        assert plant(url(house), alone, asked(PLANTED)[:2]) == 0
        await agree(anna)
        assert await sources(house) == [alone]

    tell(tmp_path, story)


def test_a_deal_of_the_day_is_used_when_its_day_is_over(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        (anna,) = guests
        await anna.ask("PUT", "/api/puzzles/sharing", json={"shares": True})
        table = await played(server, anna, "masters-solo")
        with quarry(str(server.site.settings.db), MASTERS) as there:
            assert list(there.played()) == []
            with tomorrow():
                assert [one.source for one in there.played()] == [table]

    club(tmp_path, scene, guests=1)


def test_games_of_bots_are_used_and_those_of_two_people_when_both_agree(
    database_url: str,
) -> None:
    engine = engine_for(database_url)
    migrate(engine)
    with engine.begin() as connection:
        put(connection, "bots", game_of(1, [("@artisan", 1), ("@greedy", 2)]))
        put(connection, "people", game_of(2, [("anna", 1), ("bruno", 2)]))
        connection.execute(update(GAMES).values(version=MASTERS.version))
        share(connection, "anna", 1, shares=True)
    with quarry(database_url, MASTERS) as there:
        assert [id for _, id in there._unlooked((-1, ""))] == ["bots"]
        with engine.begin() as connection:
            share(connection, "bruno", 1, shares=True)
        assert [id for _, id in there._unlooked((-1, ""))] == ["bots", "people"]
        assert there.keep(looked("people", asked(PLANTED)[:2])) == 2
        assert there.keep(looked("people", asked(PLANTED)[:2])) == 0
        assert [id for _, id in there._unlooked((-1, ""))] == ["bots"]
        with engine.begin() as connection:
            share(connection, "anna", 2, shares=False)
            assert connection.scalar(select(PUZZLES.c.id)) is None
    engine.dispose()


def test_an_answer_is_taken_once_though_several_processes_take_it(database_url: str) -> None:
    engine = engine_for(database_url)
    migrate(engine)
    plant(database_url, "bots", asked(PLANTED)[:4])
    with engine.begin() as connection:
        for who in PEOPLE:
            row = {"id": who, "created": 1, "name": who, "recovery": who, "epoch": 0}
            connection.execute(IDENTITIES.insert().values(**row, lasting=True))
        ids = list(connection.scalars(select(PUZZLES.c.id)))
    tasks = [(who, id) for who in PEOPLE for id in ids for _ in range(3)]
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda task: _answer(engine, *task), tasks))
    with engine.connect() as connection:
        rows = connection.execute(select(TRIES).order_by(TRIES.c.at)).all()
        assert len(rows) == len(PEOPLE) * len(ids)
        for who in PEOPLE:
            course = [(row.was, row.shown) for row in rows if row.identity == who]
            assert {shown for _, shown in course[:-1]} == {was for was, _ in course[1:]}
    engine.dispose()


MOMENT = iter(range(1_000_000))


def _answer(engine: Engine, who: str, id: str) -> None:
    def rate(one: Rated | None, other: Rated | None, solved: bool) -> tuple[Rated, Rated]:
        return between(one, other, won=solved)

    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":  # where a server has one writer
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        stored = hold(connection, id)
        assert stored is not None
        attempt(connection, stored, who, 1, 1, rate, next(MOMENT))
