"""Duplicate contests: the same deals for a group, scored by deal, and told when all is over."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import patch

from sqlalchemy import insert

from bottega.server.base.hours import now
from bottega.server.club.groups import MOST_PEOPLE
from bottega.server.store.schema.clubs import DUPLICATE_GUESTS, ENTRANTS
from bottega.server.table.contests import duplicate, opens
from tests.server.harness import Guest, Looking, Message, Running, serving
from tests.server.test_daily import answers_of, log_of, one_step, running
from tests.server.test_groups import founded, hidden, joined, town

Scene = Callable[[Running, list[Guest]], Awaitable[None]]
ROOMS = ("table.situation", "club.duplicates")  # where it is asked what time it is
HOUR = 3_600_000
QUICK: dict[str, Any] = {"name": "Autumn", "game": "masters", "bots": ["random"], "hours": 1}


def later() -> ExitStack:
    """Let the contest be over."""
    stack, moment = ExitStack(), now() + 2 * HOUR
    for room in ROOMS:
        stack.enter_context(patch(f"bottega.server.{room}.now", lambda: moment))
    return stack


async def company(guests: list[Guest], door: str = "open") -> str:
    """Let all be in one club, which the first has founded."""
    club = await founded(guests[0], door)
    for guest in guests[1:]:
        await joined(guest, club)
    return club


async def made(guest: Guest, club: str, **wish: Any) -> str:
    """Make a contest for a club."""
    told = await guest.ask("POST", f"/api/clubs/{club}/contests", 201, json={**QUICK, **wish})
    return str(told["id"])


async def entered(guest: Guest, contest: str, deal: int = 1) -> str:
    """Come to one's table of a deal."""
    told = await guest.ask("POST", f"/api/contests/{contest}/deals/{deal}")
    return str(told["table"])


async def played(server: Running, guest: Guest, contest: str, deal: int = 1, pick: int = 0) -> str:
    """Play a deal to its end, always by the same rule."""
    table = await entered(guest, contest, deal)
    async with guest.at(table) as eye:
        while await running(server, table):
            await one_step(eye, pick)
    return table


async def given_up(guest: Guest, contest: str, deal: int = 1) -> str:
    """Begin a deal and give it up: it is finished, with nothing made of it."""
    table = await entered(guest, contest, deal)
    async with guest.at(table) as eye:
        await resigned(eye)
    return table


async def resigned(eye: Looking) -> None:
    await eye.do("resign")
    await eye.until(lambda update: update["status"] != "running")


def row_of(told: Message, guest: Guest) -> Message:
    return next(row for row in told["rows"] if row["player"] == guest.id)


def cells(told: Message, guest: Guest, what: str) -> list[Any]:
    return [cell.get(what) for cell in row_of(told, guest)["cells"]]


def test_three_people_play_two_deals_and_are_compared_at_the_end(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        contest = await made(anna, await company(guests), bots=[], deals=2)
        await played(server, anna, contest, 1)
        await played(server, bruno, contest, 1, pick=2)
        await played(server, carla, contest, 2)
        await given_up(bruno, contest, 2)
        before = await anna.ask("GET", f"/api/contests/{contest}")
        assert not before["contest"].get("over")
        assert not {"rank", "match", "percent"} & set(row_of(before, anna))
        own = f"/api/contests/{contest}"
        with later():
            told = await carla.ask("GET", own)
            assert told["contest"]["over"]
            assert told["most"] == 4
            points = {one.id: cells(told, one, "points") for one in guests}
            first = sorted([points[anna.id][0], points[bruno.id][0]])
            two = (3, 3) if first[0] == first[1] else (2, 4)
            match = {one.id: cells(told, one, "match") for one in guests}
            assert sorted([match[anna.id][0], match[bruno.id][0]]) == list(two)
            assert match[carla.id][0] == match[anna.id][1] == 0  # they have not played it
            assert points[carla.id][0] is None
            totals = [row["match"] for row in told["rows"]]
            assert totals == sorted(totals, reverse=True)
            assert told["rows"][0]["rank"] == 1
            assert row_of(told, carla)["percent"] == round(
                100 * row_of(told, carla)["match"] / 8, 1
            )
            listed = await bruno.ask("GET", f"/api/clubs/{told['club']}")
            assert (listed["contests"][0]["people"], listed["contests"][0]["done"]) == (3, 2)

    town(tmp_path, scene)


def test_what_is_compared_stays_as_it_was_when_somebody_goes_for_good(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        contest = await made(bruno, await company([bruno, anna, carla]), bots=[], deals=1)
        await played(server, anna, contest)
        for guest in (bruno, carla):
            await given_up(guest, contest)
        with later():
            before = await carla.ask("GET", f"/api/contests/{contest}")
            await anna.ask("DELETE", "/api/me", json={"sure": True})
            told = await carla.ask("GET", f"/api/contests/{contest}")
        assert told["most"] == before["most"] == 4
        for guest in (bruno, carla):
            assert row_of(told, guest) == row_of(before, guest)
        nobody = [row for row in told["rows"] if not row["name"]]
        assert [(row["player"], row["match"]) for row in nobody] == [
            ("", row_of(before, anna)["match"])
        ]

    town(tmp_path, scene)


def test_who_plays_alike_meets_the_same_deal_and_the_same_answers_of_the_bots(
    tmp_path: Path,
) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        contest = await made(guests[0], await company(guests), deals=2)
        first, second = [await played(server, guest, contest) for guest in guests]
        assert first != second
        (deal, *mine), (other, *theirs) = [await log_of(server, one) for one in (first, second)]
        assert deal == other
        for seat in (0, 1):
            assert answers_of(mine, seat) == answers_of(theirs, seat) != []
        another = await entered(guests[0], contest, 2)
        assert (await log_of(server, another))[0] != deal

    town(tmp_path, scene, 2)


def test_nothing_tells_a_deal_before_the_contest_is_over(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno = guests
        contest = await made(anna, await company(guests), deals=1)
        table = await given_up(anna, contest)
        page, asked = f"/api/contests/{contest}", f"/api/tables/{table}"
        dealt = (await log_of(server, table))[0]
        for guest in guests:
            for path in (page, asked):
                told = str(await guest.ask("GET", path))
                assert dealt.seed not in told
                assert dealt.salt not in told
        asking: list[tuple[str, str, dict[str, Any]]] = [
            ("GET", f"{asked}/record", {}),
            ("POST", f"{asked}/rematch", {}),
            ("POST", f"{asked}/moments/0/play", {"json": {}}),
        ]
        for method, path, how in asking:
            refused = await anna.ask(method, path, 409, **how)
            assert "when its contest is over" in refused["message"]
        for what in ("update", "log", "moments/0", "moments/0?seat=0", "story"):
            await bruno.ask("GET", f"{asked}/{what}", 409)
        async with server.site.tables.reading(table) as truth:
            assert not truth.hints()
            assert not truth.has_spectators()
        assert table not in str(await bruno.ask("GET", page))
        with later():
            told = await bruno.ask("GET", page)
            assert told["told"] == [{"seed": dealt.seed, "salt": dealt.salt}]
            assert cells(told, anna, "table") == [table]
            assert dealt.seed in str(await bruno.ask("GET", f"{asked}/record"))
            for what in ("update", "log", "moments/0", "moments/0?seat=0", "story"):
                assert await bruno.ask("GET", f"{asked}/{what}"), what

    town(tmp_path, scene, 2)


def test_what_others_made_of_a_deal_is_told_to_who_has_played_it(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, _ = guests
        contest = await made(anna, await company(guests), deals=2)
        for deal in (1, 2):
            await given_up(anna, contest, deal)
        page = f"/api/contests/{contest}"
        told = await bruno.ask("GET", page)
        assert cells(told, anna, "done") == [True, True]
        assert cells(told, anna, "points") == [None, None]
        await given_up(bruno, contest, 2)
        told = await bruno.ask("GET", page)
        assert cells(told, anna, "points") == [None, 0]
        assert told["contest"]["done"] == 1

    town(tmp_path, scene)


def test_each_deal_is_played_once_at_the_same_table_until_the_end(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna = guests[0]
        contest = await made(anna, await company(guests), deals=2)
        table = await entered(anna, contest)
        assert await entered(anna, contest) == table
        assert await entered(anna, contest, 2) != table
        assert (await anna.ask("GET", f"/api/contests/{contest}"))["tables"][0] == table
        for wrong in (0, 3, 99):
            await anna.ask("POST", f"/api/contests/{contest}/deals/{wrong}", 404)
        with later():
            await anna.ask("POST", f"/api/contests/{contest}/deals/1", 409)
            async with anna.at(table) as eye:
                await resigned(eye)  # too late
        with later():
            told = await anna.ask("GET", f"/api/contests/{contest}")
            assert cells(told, anna, "match") == [0, 0]

    town(tmp_path, scene, 1)


def test_a_table_that_was_never_laid_is_laid_when_one_comes_again(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna = guests[0]
        contest = await made(anna, await company(guests))
        told = await anna.ask("GET", f"/api/contests/{contest}")
        name = duplicate(contest, told["contest"]["ends"], 1)
        lost = {"contest": name, "identity": anna.id, "table_id": "lost"}
        await server.site.store.execute(insert(ENTRANTS).values(**lost))
        assert await entered(anna, contest) == "lost"
        assert await running(server, "lost")

    town(tmp_path, scene, 1)


def test_a_contest_is_for_the_club_or_for_who_has_its_link(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        club = await company([anna, bruno])
        closed = await made(anna, club)
        await bruno.ask("POST", f"/api/clubs/{club}/contests", 403, json=QUICK)
        opened = await made(anna, club, door="link")
        assert not (await anna.ask("GET", f"/api/contests/{closed}")).get("link")
        assert not (await bruno.ask("GET", f"/api/contests/{opened}")).get("link")
        secret = (await anna.ask("GET", f"/api/contests/{opened}"))["link"].partition("#")[2]
        for contest in (closed, opened):
            await carla.ask("GET", f"/api/contests/{contest}", 404)
            await carla.ask("POST", f"/api/contests/{contest}/deals/1", 404)
            await carla.ask("POST", f"/api/contests/{contest}/door", 404, json={"link": "A" * 24})
        await carla.ask("POST", f"/api/contests/{closed}/door", 404, json={"link": secret})
        told = await carla.ask("POST", f"/api/contests/{opened}/door", json={"link": secret})
        assert told["contest"]["name"] == "Autumn"
        assert not told.get("club")  # whose it is, is not for everybody to know
        await entered(carla, opened)

    town(tmp_path, scene)


def test_only_so_many_come_to_a_contest_by_its_link(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        contest = await made(anna, await founded(anna), door="link")
        told = await anna.ask("GET", f"/api/contests/{contest}")
        knock, body = f"/api/contests/{contest}/door", {"link": told["link"].partition("#")[2]}
        await bruno.ask("POST", knock, json=body)
        come = [
            {"contest": contest, "identity": f"p{n}", "since": n} for n in range(MOST_PEOPLE - 1)
        ]
        await server.site.store.execute(insert(DUPLICATE_GUESTS).values(come))
        assert str(MOST_PEOPLE) in (await carla.ask("POST", knock, 409, json=body))["message"]
        await bruno.ask("POST", knock, json=body)  # who has come before

    town(tmp_path, scene)


def test_who_hides_is_named_in_a_contest_to_their_club_alone(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        club = await company([anna, bruno])
        contest = await made(anna, club, door="link")
        secret = (await anna.ask("GET", f"/api/contests/{contest}"))["link"].partition("#")[2]
        await hidden(bruno)
        await given_up(bruno, contest)
        inside = await anna.ask("GET", f"/api/contests/{contest}")
        assert [row["name"] for row in inside["rows"]] == ["Anna 1"]
        door = f"/api/contests/{contest}/door"
        with later():
            outside = await carla.ask("POST", door, json={"link": secret})
            assert [(row["name"], row["player"]) for row in outside["rows"]] == [("", "")]
            assert not outside["rows"][0]["cells"][0].get("table")
            assert bruno.id not in str(outside)

    town(tmp_path, scene)


WRONG: list[tuple[int, dict[str, Any], str]] = [
    (422, {"bots": ["nobody"]}, "no bot is called"),
    (422, {"bots": ["random"] * 7}, "players"),
    (422, {"game": "chess"}, "chess"),
    (422, {"options": {"moon": "full"}}, "moon"),
    (400, {"deals": 13}, "12"),
    (400, {"hours": 0}, "1"),
]


def test_what_cannot_be_played_is_refused_with_the_reason(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        contests = f"/api/clubs/{await company(guests)}/contests"
        for status, wish, why in WRONG:
            refused = await guests[0].ask("POST", contests, status, json={**QUICK, **wish})
            assert why in refused["message"]

    town(tmp_path, scene, 1)


def test_the_name_of_a_contest_says_when_it_is_told() -> None:
    assert opens(duplicate("abc", 1_234, 5)) == 1_234


def test_two_processes_lay_one_table_and_count_one_contest(tmp_path: Path, postgres: Any) -> None:
    async def run() -> None:
        db = postgres.database()
        async with serving(tmp_path, db=db) as one, serving(tmp_path, db=db) as other:
            anna, bruno = await one.guest("Anna"), await other.guest("Bruno")
            await anna.ask("PATCH", "/api/me", json={"kept": True})
            club = await company([anna, bruno])
            contest = await made(anna, club, deals=1)
            path, who = f"{other.base}/api/contests/{contest}/deals/1", anna.http.headers
            here, there = await asyncio.gather(
                anna.ask("POST", f"/api/contests/{contest}/deals/1"),
                bruno.http.post(path, headers={"authorization": who["authorization"]}),
            )
            assert here == there.json()
            await given_up(anna, contest)
            await given_up(bruno, contest)
            with later():
                for guest in (anna, bruno):
                    told = await guest.ask("GET", f"/api/contests/{contest}")
                    assert [row["match"] for row in told["rows"]] == [1, 1]
            for guest in (anna, bruno):
                await guest.close()

    asyncio.run(run())
