"""Tournaments at a real server: from the first who enters to the last table, whatever happens."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import Connection, delete, insert, select, update

from bottega.kernel.errors import BottegaError
from bottega.server.base.hours import now
from bottega.server.house.tables import Tables
from bottega.server.store.schema import MEETINGS, OUTAGES, TOURNAMENTS
from bottega.wire import Notice
from tests.server.harness import Guest, Message, Running, serving

Scene = Callable[[Running, list[Guest]], Awaitable[None]]
TERMS: dict[str, Any] = {"game": "masters", "bot": "random", "rounds": 3}
MINUTE = 60_000


async def lasting(server: Running, name: str) -> Guest:
    """Take in somebody who has kept their code."""
    guest = await server.guest(name)
    await guest.ask("PATCH", "/api/me", json={"kept": True})
    return guest


def held(folder: Path, scene: Scene, guests: int = 2, **how: Any) -> None:
    """Let a scene happen among people who stay."""

    async def run() -> None:
        async with serving(folder, **how) as server, AsyncExitStack() as stack:
            there = [await lasting(server, f"Anna {n}") for n in range(guests)]
            for guest in there:
                stack.push_async_callback(guest.close)
            await scene(server, there)

    asyncio.run(run())


async def opened(host: Guest, **terms: Any) -> str:
    """Hold a tournament."""
    wish = {"name": "Autumn cup", "terms": {**TERMS, **terms}}
    return str((await host.ask("POST", "/api/tournaments", 201, json=wish))["id"])


async def entered(id: str, *guests: Guest) -> Message:
    told: Message = {}
    for guest in guests:
        told = await guest.ask("PUT", f"/api/tournaments/{id}/me")
    return told


async def begun(id: str, host: Guest) -> Message:
    told: Message = await host.ask("POST", f"/api/tournaments/{id}/start")
    return told


async def shown(id: str, guest: Guest) -> Message:
    told: Message = await guest.ask("GET", f"/api/tournaments/{id}")
    return told


async def until(id: str, guest: Guest, when: Callable[[Message], object]) -> Message:
    """Wait until a tournament is so."""
    async with asyncio.timeout(60):
        while not when(told := await shown(id, guest)):
            await asyncio.sleep(0.02)
    return told


async def give_up(told: Message, guest: Guest) -> None:
    """Give one's game up, if there is one."""
    if "table" not in told:
        return
    meetings = [one for round in told["rounds"] for one in round["meetings"]]
    mine = next(one for one in meetings if one.get("table") == told["table"])
    async with guest.at(told["table"], mine["seats"].index(told["own"])) as eye:
        if eye.now.get("status", "running") == "running":
            await eye.do("resign")


async def played(id: str, guests: list[Guest]) -> Message:
    """Let people give up game after game until the tournament is over."""
    async with asyncio.timeout(120):
        while True:
            for guest in guests:
                told = await shown(id, guest)
                if told["status"] != "running":
                    return told
                await give_up(told, guest)
            await asyncio.sleep(0.02)


def line_of(told: Message, number: int) -> Message:
    line: Message = next(one for one in told["standings"] if one["number"] == number)
    return line


def seats(told: Message) -> Iterator[tuple[int, int, list[int]]]:
    for round in told["rounds"]:
        for meeting in round["meetings"]:
            yield round["number"], meeting["number"], meeting["seats"]


def assert_sound(told: Message) -> None:
    """See that nobody played twice in a round, and that the points are those of the results."""
    for round in told["rounds"]:
        everybody = [n for one in round["meetings"] for n in one["seats"] if n]
        assert len(everybody) == len(set(everybody))
    for line in told["standings"]:
        assert line["points"] == sum(one.get("points", 0) for one in line.get("outings", []))


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


async def later(server: Running, id: str, seconds: int) -> None:
    """Let a round have begun so much earlier, and look after it."""

    def work(connection: Connection) -> None:
        connection.execute(update(MEETINGS).values(began=MEETINGS.c.began - 1_000 * seconds))

    await server.site.store.write(work)
    await server.site.tournaments.look(id)


async def away(server: Running, table: str, seat: int) -> bool:
    async with server.site.tables.reading(table) as truth:
        return truth.seats[seat].away


# Who may do what.


def test_who_cannot_come_back_holds_no_tournament(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        guest = await server.guest("Passing")
        wish = {"name": "Cup", "terms": TERMS}
        refused = await guest.ask("POST", "/api/tournaments", 403, json=wish)
        assert "keep your name" in refused["message"]
        id = await opened(guests[0])
        assert (await entered(id, guest))["own"] == 1
        for act in (("POST", "/start"), ("DELETE", ""), ("DELETE", "/players/1")):
            await guest.ask(act[0], f"/api/tournaments/{id}{act[1]}", 403)
        await guests[0].ask("DELETE", f"/api/tournaments/{id}/players/1")
        assert "own" not in await shown(id, guest)
        await guest.close()

    held(tmp_path, scene, 1)


def test_what_cannot_be_played_is_refused_and_named(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna = guests[0]
        wrong: list[tuple[dict[str, Any], str]] = [
            ({"players": 8}, "players"),
            ({"game": "chess"}, "chess"),
            ({"system": "round-robin", "players": 3}, "round robin"),
            ({"system": "arena", "clock": {"kind": "days", "days": 1}}, "live"),
            ({"bot": "deep blue"}, "deep blue"),
            ({"fill": 9, "most": 4}, "places"),
            ({"options": {"magic": "yes"}}, "magic"),
        ]
        for terms, word in wrong:
            wish = {"name": "Cup", "terms": {**TERMS, **terms}}
            refused = await anna.ask("POST", "/api/tournaments", 422, json=wish)
            assert word in refused["message"]
        past = {"name": "Cup", "terms": TERMS, "begins": 1}
        assert "future" in (await anna.ask("POST", "/api/tournaments", 422, json=past))["message"]
        id = await opened(anna)
        await entered(id, anna)
        assert "few" in (await anna.ask("POST", f"/api/tournaments/{id}/start", 409))["message"]
        await anna.ask("GET", "/api/tournaments/nothing", 404)

    held(tmp_path, scene, 1)


def test_one_host_holds_a_few_at_once(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna = guests[0]
        ids = [await opened(anna) for _ in range(5)]
        wish = {"name": "Cup", "terms": TERMS}
        assert (
            "let one end" in (await anna.ask("POST", "/api/tournaments", 409, json=wish))["message"]
        )
        await anna.ask("DELETE", f"/api/tournaments/{ids[0]}")
        assert (await shown(ids[0], anna))["status"] == "abandoned"
        await opened(anna)

    held(tmp_path, scene, 1)


def test_who_hides_has_no_name_in_a_tournament_but_for_themselves(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno = guests
        await anna.ask("PATCH", "/api/me", json={"hidden": True})
        id = await opened(anna)
        await entered(id, anna)
        told = await shown(id, bruno)
        assert told["entrants"] == [{"number": 1}]
        assert "host" not in told
        assert anna.id not in str(told)
        assert (await shown(id, anna))["entrants"][0]["name"] == anna.name

    held(tmp_path, scene)


def test_lists_show_public_tournaments_to_all_and_others_to_those_who_play(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno = guests
        public = await opened(anna)
        wish = {"name": "Ours", "public": False, "terms": {**TERMS, "fill": 2}}
        own = (await anna.ask("POST", "/api/tournaments", 201, json=wish))["id"]
        await entered(own, bruno)

        async def coming(guest: Guest) -> set[str]:
            told = await guest.ask("GET", "/api/tournaments")
            return {one["id"] for one in told["coming"]}

        assert await coming(anna) == await coming(bruno) == {public, own}
        stranger = await server.guest("Zeno")
        assert await coming(stranger) == {public}
        await stranger.close()
        await begun(own, anna)
        told = await bruno.ask("GET", "/api/tournaments")
        (one,) = told["running"]
        assert (one["id"], one["players"], one["round"], one["entered"]) == (own, 2, 1, True)

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
