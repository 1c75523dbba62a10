"""Tournaments at a real server: from the first who enters to the last table, whatever happens."""

import asyncio
from pathlib import Path
from unittest.mock import patch

import pytest
from sqlalchemy import Connection, delete, insert, select, update

from bottega.kernel.errors import BottegaError
from bottega.server.base.hours import now
from bottega.server.house.tables import Tables
from bottega.server.store.schema.own import OUTAGES
from bottega.server.store.schema.tournaments import MEETINGS, TOURNAMENTS
from bottega.wire import Notice
from tests.server.harness import Guest, Running
from tests.server.tournaments import (
    TERMS,
    assert_sound,
    away,
    begun,
    entered,
    give_up,
    held,
    later,
    line_of,
    opened,
    played,
    seats,
    shown,
    until,
)


def test_at_tables_of_three_bots_fill_the_last_one(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        id = await opened(guests[0], players=3, fill=5, rounds=1)
        await entered(id, *guests)
        told = await begun(id, guests[0])
        tables = [one["seats"] for one in told["rounds"][0]["meetings"]]
        assert sorted(seat for seats in tables for seat in seats) == [0, 1, 2, 3, 4, 5]
        told = await played(id, guests)
        assert_sound(told)
        assert {line["points"] for line in told["standings"]} <= {0, 1, 2, 3}
        assert line_of(told, 1)["points"] == line_of(told, 2)["points"] == 0

    held(tmp_path, scene)


@pytest.mark.parametrize("system", ["swiss", "knock-out"])
def test_a_tournament_of_eight_is_played_to_its_end_with_bots_filling_in(
    tmp_path: Path, system: str
) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        id = await opened(guests[0], system=system, fill=8)
        await entered(id, *guests)
        first = await begun(id, guests[0])
        assert [len(one["meetings"]) for one in first["rounds"]] == [4]
        assert first["of"] == 3
        assert sorted(one.get("bot", "") for one in first["entrants"]) == ["", ""] + 6 * ["random"]
        told = await played(id, guests)
        assert told["status"] == "over"
        if system == "swiss":
            assert len(told["rounds"]) == 3
            assert_sound(told)
            ranks = {one["number"]: one["rank"] for one in told["standings"]}
            assert max(ranks.values()) >= 7
            assert all(ranks[number] > 5 for number in (1, 2))  # they gave all games up
        else:
            assert len(told["rounds"][0]["meetings"]) == 4
            assert told["standings"][0]["points"] == len(told["rounds"])

    held(tmp_path, scene)


def test_in_a_round_robin_all_meet_and_the_results_are_those_of_the_games(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        id = await opened(guests[0], system="round-robin", fill=4)
        await entered(id, guests[0])
        await begun(id, guests[0])
        told = await played(id, guests[:1])
        assert told["status"] == "over"
        met = {frozenset(some) for _, _, some in seats(told)}
        assert len(met) == 6
        assert_sound(told)
        mine = line_of(told, 1)
        assert [one["missed"] for one in mine["outings"]] == [True, True, True]

    held(tmp_path, scene, 1)


def test_in_an_arena_one_is_paired_again_until_the_time_is_up(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        id = await opened(guests[0], system="arena", length=3_600, fill=3)
        await entered(id, guests[0])
        await begun(id, guests[0])
        for count in (1, 2, 3):
            told = await until(id, guests[0], lambda told: "table" in told)
            await give_up(told, guests[0])
            told = await until(
                id,
                guests[0],
                lambda told: len(line_of(told, 1).get("outings", [])) == count,  # noqa: B023
            )
        last = [frozenset(one) for _, _, one in seats(told)]
        assert last[0] != last[1] != last[2]

        def late(connection: Connection) -> None:
            connection.execute(update(TOURNAMENTS).values(ends=now()))

        await server.site.store.write(late)
        told = await played(id, guests[:1])
        assert told["status"] == "over"
        games = told["rounds"][0]["meetings"]
        assert sum(one["points"] for one in told["standings"]) == 2 * len(games)

    held(tmp_path, scene, 1)


def test_who_misses_a_table_of_an_arena_sits_out_until_they_enter_again(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna = guests[0]
        id = await opened(anna, system="arena", fill=3, wait=300)
        await entered(id, anna)
        await begun(id, anna)
        await later(server, id, 400)
        told = await until(id, anna, lambda told: line_of(told, 1).get("outings"))
        assert line_of(told, 1)["outings"][0]["missed"]
        await server.site.tournaments.look(id)
        told = await shown(id, anna)
        assert "own" not in told
        assert len(told["rounds"][0]["meetings"]) == 1
        await entered(id, anna)
        told = await until(id, anna, lambda told: "table" in told)
        assert len(told["rounds"][0]["meetings"]) == 2

    held(tmp_path, scene, 1)


def test_two_people_play_a_round_and_their_places_are_those_of_the_game(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        id = await opened(guests[0], rounds=1)
        await entered(id, *guests)
        told = await begun(id, guests[0])
        table, (meeting,) = told["table"], told["rounds"][0]["meetings"]
        async with server.site.tables.reading(table) as truth:
            assert truth.clocks.ticking
            assert truth.tournament == id
            order = [truth.seats_of(guest.id)[0] for guest in guests]
        async with guests[0].at(table, order[0]) as one, guests[1].at(table, order[1]) as other:
            ends = await asyncio.gather(
                one.play_to_the_end(order[0]), other.play_to_the_end(order[1])
            )
        places = ends[0]["outcome"]["places"]
        told = await until(id, guests[0], lambda told: told["status"] == "over")
        for line in told["standings"]:
            seat = meeting["seats"].index(line["number"])
            assert line["points"] == 3 - places[seat]
            assert line["outings"][0]["table"] == table

    held(tmp_path, scene)


def test_a_list_says_when_a_round_is_over_at_the_latest(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna = guests[0]
        id = await opened(anna, rounds=2, limit=600)
        await entered(id, *guests)
        (coming,) = (await anna.ask("GET", "/api/tournaments"))["coming"]
        assert "ends" not in coming
        await begun(id, anna)
        await assert_listed(id, anna, 1)
        for guest in guests:
            await give_up(await shown(id, guest), guest)
        await until(id, anna, lambda told: len(told["rounds"]) == 2)
        await assert_listed(id, anna, 2)

    held(tmp_path, scene)


async def assert_listed(id: str, guest: Guest, round: int) -> None:
    """See that a list says of a round what the tournament does."""
    told = await shown(id, guest)
    (listed,) = (await guest.ask("GET", "/api/tournaments"))["running"]
    (meeting,) = told["rounds"][-1]["meetings"]
    assert (listed["round"], listed["ends"]) == (round, meeting["ends"])


def test_a_players_page_says_of_which_tournament_a_game_was(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna = guests[0]
        id = await opened(anna, rounds=1)
        await entered(id, *guests)
        await begun(id, anna)
        await played(id, guests)
        for reader in guests:
            (game,) = (await reader.ask("GET", f"/api/players/{anna.id}"))["last"]
            assert game["tournament"] == id
            assert "contest" not in game

    held(tmp_path, scene)


def test_people_are_told_that_their_table_is_there(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        heard: list[tuple[str, str, str]] = []

        def tell(who: str, notice: Notice) -> None:
            heard.append((who, notice.notice, notice.name))

        with patch.object(server.site.notices, "tell", tell):
            id = await opened(guests[0], players=3, fill=2)
            await entered(id, *guests)
            await begun(id, guests[0])
        people = {who for who, _, _ in heard}
        assert people == {guest.id for guest in guests}
        assert {(kind, name) for _, kind, name in heard} <= {
            ("invitation", "Autumn cup"),
            ("your-turn", ""),
        }

    held(tmp_path, scene)


def test_a_tournament_begins_by_itself_at_its_time(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        wish = {"name": "At eight", "terms": {**TERMS, "fill": 2}, "begins": now() + 400}
        told = await guests[0].ask("POST", "/api/tournaments", 201, json=wish)
        await entered(told["id"], guests[0])
        told = await until(told["id"], guests[0], lambda told: told["status"] != "coming")
        assert told["status"] == "running"

    held(tmp_path, scene, 1)


def test_a_tournament_that_nobody_enters_is_called_off_at_its_time(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        wish = {"name": "At eight", "terms": {**TERMS, "fill": 4}, "begins": now() + 200}
        told = await guests[0].ask("POST", "/api/tournaments", 201, json=wish)
        told = await until(told["id"], guests[0], lambda told: told["status"] != "coming")
        assert told["status"] == "abandoned"

    held(tmp_path, scene, 1)


def test_who_comes_late_enters_until_the_round_that_was_said(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        id = await opened(anna, fill=3, late=2)
        await entered(id, anna)
        first = await begun(id, anna)
        assert first["open"]
        told = await entered(id, bruno)
        assert "table" not in told  # the round has begun
        await give_up(await shown(id, anna), anna)
        told = await until(id, bruno, lambda told: "table" in told)
        assert len(told["rounds"]) == 2
        assert not told.get("open")
        refused = await carla.ask("PUT", f"/api/tournaments/{id}/me", 409)
        assert "any more" in refused["message"]

    held(tmp_path, scene, 3)


def test_who_leaves_gives_the_game_up_and_is_not_drawn_again(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, _ = guests
        id = await opened(anna, rounds=2)
        await entered(id, *guests)
        first = await begun(id, anna)
        byes = [one["seats"] for one in first["rounds"][0]["meetings"] if "table" not in one]
        assert len(byes) == 1
        playing = [g for g in guests if "table" in await shown(id, g)]
        gone = next(guest for guest in playing if guest is not anna or guest is bruno)
        told = await gone.ask("DELETE", f"/api/tournaments/{id}/me")
        assert "own" not in told
        number = next(one["number"] for one in told["entrants"] if one.get("left"))
        other = next(guest for guest in playing if guest is not gone)
        await give_up(await shown(id, other), other)
        told = await until(id, anna, lambda told: len(told["rounds"]) == 2)
        (last,) = told["rounds"][1]["meetings"]
        assert number not in last["seats"]
        line = line_of(told, number)
        assert line["points"] == 0
        assert line["outings"][0]["missed"]

    held(tmp_path, scene, 3)


def test_a_bot_plays_for_who_does_not_come_until_they_do(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno = guests
        id = await opened(anna, wait=300, rounds=1)
        await entered(id, *guests)
        told = await begun(id, anna)
        table = told["table"]
        async with server.site.tables.reading(table) as truth:
            (mine,), (theirs,) = truth.seats_of(anna.id), truth.seats_of(bruno.id)
        async with anna.at(table, mine) as eye:
            await later(server, id, 200)
            assert not await away(server, table, theirs)
            await later(server, id, 200)
            await eye.until(lambda now: now["info"]["seats"][theirs].get("away"))
            assert not eye.now["info"]["seats"][mine].get("away")  # she is there
            await eye.play_to_the_end(mine)
        told = await until(id, anna, lambda told: told["status"] == "over")
        assert [(one["number"], one["points"]) for one in told["standings"]] == [(1, 2), (2, 0)]

    held(tmp_path, scene)


def test_a_round_ends_at_its_time_and_who_was_waited_for_has_no_points(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna = guests[0]
        id = await opened(anna, wait=7_200, limit=3_600, rounds=1)
        await entered(id, *guests)
        told = await begun(id, anna)
        async with server.site.tables.reading(told["table"]) as truth:
            waits = {truth.seats[seat].holder for seat in truth.owing()}
        await later(server, id, 3_601)
        told = await until(id, anna, lambda told: told["status"] == "over")
        points = {one["number"]: one["points"] for one in told["standings"]}
        numbers = {guest.id: number for number, guest in enumerate(guests, 1)}
        assert points == {number: 0 if who in waits else 2 for who, number in numbers.items()}

    held(tmp_path, scene)


def test_a_knock_out_to_whose_table_nobody_comes_is_won_by_the_stronger_seed_and_says_so(
    tmp_path: Path,
) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna = guests[0]
        id = await opened(anna, system="knock-out", wait=300)
        await entered(id, *guests)
        await begun(id, anna)
        await later(server, id, 301)
        told = await until(id, anna, lambda told: told["status"] == "over")
        (meeting,) = told["rounds"][0]["meetings"]
        first = told["standings"][0]
        assert (meeting["by_strength"], first["number"], first["points"]) == (1, 1, 1)

    held(tmp_path, scene)


def test_time_in_which_the_server_was_away_counts_against_nobody(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        id = await opened(guests[0], wait=300, limit=3_600)
        await entered(id, *guests)
        table = (await begun(id, guests[0]))["table"]
        gone = {"began": now() - 7_200_000, "ended": now() + 1_000}
        await server.site.store.execute(insert(OUTAGES).values(gone))
        await server.site.store.pulse(now())
        await later(server, id, 7_000)
        assert not await away(server, table, 0)
        await server.site.store.execute(delete(OUTAGES))
        await server.site.store.pulse(now())
        await later(server, id, 1)
        assert await away(server, table, 0)

    held(tmp_path, scene)


def test_by_turns_nobody_need_be_there_before_it_is_their_turn(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        clock = {"kind": "days", "days": 1}
        id = await opened(guests[0], wait=300, limit=604_800, clock=clock)
        await entered(id, *guests)
        table = (await begun(id, guests[0]))["table"]
        await later(server, id, 301)
        assert not await away(server, table, 0)
        assert not await away(server, table, 1)

    held(tmp_path, scene)


# When the server is stopped in the middle.


def test_tables_that_were_noted_and_not_laid_are_laid_with_their_ids(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno = guests

        async def fail(*_: object, **how: object) -> None:
            raise BottegaError("the process dies")

        id = await opened(anna, fill=6)
        await entered(id, *guests)
        with patch.object(Tables, "lay", fail):
            await begun(id, anna)
        assert "table" not in await shown(id, anna)
        noted = await noted_tables(server)
        assert len(set(noted)) == 3
        told = await until(id, anna, lambda told: "table" in told)
        assert told["table"] in noted
        assert "table" in await until(id, bruno, lambda told: "table" in told)
        assert await noted_tables(server) == noted

    held(tmp_path, scene)


async def noted_tables(server: Running) -> list[str]:
    query = select(MEETINGS.c.table_id).order_by(MEETINGS.c.number)
    return await server.site.store.read(lambda c: list(c.scalars(query).all()))
