"""The deal of the day: the same for all, against the same bots, and told when the day is over."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from datetime import date, timedelta
from pathlib import Path
from typing import Any
from unittest.mock import patch

from sqlalchemy import Connection, insert

from bottega.server import site
from bottega.server.base import hours
from bottega.server.base.hours import Hours, now
from bottega.server.club.daily import DEALS, streak, tallied
from bottega.server.people.keys import new_id
from bottega.server.store.contests import Tally, enter
from bottega.server.store.finished import Finished, Mark, Result
from bottega.server.store.marks import DEAL
from bottega.server.store.results import put
from bottega.server.store.schema.clubs import ENTRANTS
from bottega.server.table.contests import DAY, daily, day_of, opens
from bottega.server.table.entries import Answered, Started, read
from tests.server.harness import Guest, Looking, Running, serving

Scene = Callable[[Running, list[Guest]], Awaitable[None]]
NOW = (
    "table.situation",
    "web.daily",
    "club.daily",
    "club.crowning",
)  # where it is asked what time it is


def at(moment: int) -> ExitStack:
    """Let it be another time, as far as days go."""
    stack = ExitStack()
    for room in NOW:
        stack.enter_context(patch(f"bottega.server.{room}.now", lambda: moment))
    return stack


def clock(moment: int) -> ExitStack:
    """Let the house have a clock of its own, which begins at a moment and goes on from there."""
    house, stack = Hours(lambda: moment), ExitStack()
    for room in (hours, site):  # the one that tells the time, and the one that sets the clock
        stack.enter_context(patch.object(room, "HOUSE", house))
    return stack


def tomorrow(*, later: bool = False) -> ExitStack:
    """Let the day be over, since a moment or some time."""
    return at(opens(daily(day_of(now()), "")) + (1_000_000 if later else 1))


def club(folder: Path, scene: Scene, guests: int = 2) -> None:
    """Let a scene happen among guests, by a clock on which the day has begun and does not end."""
    noon = opens(daily(day_of(now()), "")) - DAY // 2

    async def run() -> None:
        with clock(noon):
            async with serving(folder) as server:
                there = [await server.guest(f"Anna {n}") for n in range(guests)]
                try:
                    await scene(server, there)
                finally:
                    for guest in there:
                        await guest.close()

    asyncio.run(run())


async def entered(guest: Guest, deal: str = "masters") -> str:
    """Come to one's table of a deal."""
    told = await guest.ask("POST", f"/api/daily/{deal}")
    return str(told["table"])


async def played(server: Running, guest: Guest, deal: str = "masters", pick: int = 0) -> str:
    """Play a deal to its end, always by the same rule."""
    table = await entered(guest, deal)
    async with guest.at(table) as eye:
        while await running(server, table):
            await one_step(eye, pick)
    return table


async def running(server: Running, table: str) -> bool:
    async with server.site.tables.reading(table) as truth:
        return truth.status == "running"


async def one_step(eye: Looking, pick: int) -> None:
    """Answer by a rule, end a turn, or wait for a bot."""
    now = eye.now
    if now.get("options"):
        lines = [one["line"] for one in now["options"]]
        await eye.answer(lines[pick % len(lines)])
    elif now.get("held") == 0:
        await eye.end()
    else:
        await eye.hear("update")


async def log_of(server: Running, table: str) -> list[Any]:
    """Read the deal and all answers of a table."""
    entries = [read(row.entry) for row in await server.site.store.rows(table)]
    return [
        (one.seat, one.code) if isinstance(one, Answered) else one
        for one in entries
        if isinstance(one, Answered | Started)
    ]


def answers_of(log: list[Any], seat: int) -> list[int]:
    """Give the answers of one seat."""
    return [code for who, code in log if who == seat]


def test_who_plays_alike_meets_the_same_deal_and_the_same_answers_of_the_bots(
    tmp_path: Path,
) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        first, second = [await played(server, guest) for guest in guests]
        assert first != second
        (deal, *mine), (other, *theirs) = [await log_of(server, one) for one in (first, second)]
        assert deal == other
        for seat in (0, 1):  # who of both answers a question first that is asked of both is open
            assert answers_of(mine, seat) == answers_of(theirs, seat) != []

    club(tmp_path, scene)


def test_deals_differ_by_day_and_title_and_are_the_secret_of_the_server(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        today, deal = day_of(now()), server.site.duplicates.dealer.dealt
        names = [daily(day, name) for day in (today, today - timedelta(1)) for name in "ab"]
        assert len({deal(name).seed for name in names} | {deal(n).salt for n in names}) == 8
        assert deal(names[0]) == deal(names[0])

    club(tmp_path, scene, 1)


def test_whoever_comes_again_comes_to_the_same_table(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna = guests[0]
        table = await entered(anna)
        assert await entered(anna) == table
        assert await entered(anna, "masters-solo") != table
        refused = await anna.ask("POST", "/api/daily/chess", 404)
        assert "masters-solo" in refused["message"]
        with tomorrow():
            assert await entered(anna) != table

    club(tmp_path, scene)


def test_a_table_that_was_never_laid_is_laid_when_one_comes_again(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna = guests[0]
        lost = {"contest": daily(day_of(now()), "masters"), "identity": anna.id}
        statement = insert(ENTRANTS).values(**lost, table_id="lost")
        await server.site.store.execute(statement)
        assert await entered(anna) == "lost"
        assert await running(server, "lost")

    club(tmp_path, scene, 1)


def test_nothing_tells_the_deal_before_the_day_is_over(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno = guests
        table = await played(server, anna, "masters-solo")
        seed = (await log_of(server, table))[0].seed
        asked = f"/api/tables/{table}"
        told = str(await anna.ask("GET", asked))
        assert seed not in told
        assert "'contest'" in told
        asking: list[tuple[str, str, dict[str, Any]]] = [
            ("GET", f"{asked}/record", {}),
            ("POST", f"{asked}/rematch", {}),
            ("POST", f"{asked}/moments/3/play", {"json": {}}),
        ]
        for method, path, how in asking:
            refused = await anna.ask(method, path, 409, **how)
            assert "when its contest is over" in refused["message"]
        for what in ("update", "log", "moments/3", "moments/3?seat=0", "story"):
            refused = await bruno.ask("GET", f"{asked}/{what}", 409)
            assert "when its contest is over" in refused["message"], what
        assert await anna.ask("GET", f"{asked}/story")
        with tomorrow():
            assert (await anna.ask("GET", asked))["seed"] == seed
            assert seed in str(await bruno.ask("GET", f"{asked}/record"))
            for what in ("update", "log", "moments/3", "story"):
                assert await bruno.ask("GET", f"{asked}/{what}"), what

    club(tmp_path, scene)


def test_who_played_a_deal_finds_it_by_its_name_among_their_games_and_nobody_else_does(
    tmp_path: Path,
) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno = guests
        table = await played(server, anna, "masters-solo")
        seed = (await log_of(server, table))[0].seed
        deal = daily(day_of(now()), "masters-solo")
        page = f"/api/players/{anna.id}"
        for path, games in ((page, "last"), (f"{page}/games", "games")):
            told = await anna.ask("GET", path)
            assert [(one["table"], one["contest"]) for one in told[games]] == [(table, deal)]
            assert seed not in str(told)
            assert (await bruno.ask("GET", path))[games] == []

    club(tmp_path, scene)


def test_nobody_gets_hints_in_a_deal_of_the_day(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        table = await entered(guests[0])
        async with server.site.tables.reading(table) as truth:
            assert not truth.hints()

    club(tmp_path, scene, 1)


def test_results_are_told_to_those_who_have_finished_and_later_to_all(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        day = day_of(now()).isoformat()
        results = f"/api/daily/{day}/masters-solo"
        mine = await played(server, anna, "masters-solo")
        await played(server, bruno, "masters-solo", pick=2)
        await anna.ask("PATCH", "/api/me", json={"kept": True})
        before = await carla.ask("GET", results)
        assert not before["told"]
        assert before["deal"]["tried"] == 2
        assert not before.get("points")
        assert not before.get("best")
        told = await anna.ask("GET", results)
        assert told["told"]
        assert len(told["points"]) == 2
        assert [one["player"] for one in told["best"]] == [anna.id]  # Bruno may not come back
        assert told["best"][0].get("table") is None
        today = await anna.ask("GET", "/api/daily")
        solo = today["deals"][0]
        assert (solo["name"], solo["table"]) == ("masters-solo", mine)
        assert solo["points"] in told["points"]
        assert today["streak"] == 1
        assert today["days"] == [{"day": day, "points": {"masters-solo": solo["points"]}}]
        with tomorrow():
            later = await carla.ask("GET", results)
            assert later["over"]
            assert later["best"][0]["table"] == mine
        for wrong in ("2999-01-01", "yesterday"):
            await anna.ask("GET", f"/api/daily/{wrong}/masters", 404)

    club(tmp_path, scene, 3)


def test_days_in_a_row_have_no_end_and_of_old_ones_ones_own_result_is_told(
    tmp_path: Path,
) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        (anna,) = guests
        today, ago = day_of(now()), 59

        def long_since(connection: Connection) -> None:
            for back in range(ago + 1):
                for name in DEALS:
                    put_deal(connection, anna.id, today - timedelta(back), name)

        await server.site.store.write(long_since)
        assert (await anna.ask("GET", "/api/daily"))["streak"] == ago + 1
        first = (today - timedelta(ago)).isoformat()
        told = await anna.ask("GET", f"/api/daily/{first}/masters")
        assert told["deal"]["points"] == 30

    club(tmp_path, scene, 1)


def test_a_deal_that_was_given_up_is_no_day_in_a_row(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        (anna,) = guests
        async with anna.at(await entered(anna)) as eye:
            assert (await eye.do("resign"))["status"] == "abandoned"
        told = await anna.ask("GET", "/api/daily")
        assert (told.get("streak", 0), len(told["days"])) == (0, 1)

    club(tmp_path, scene, 1)


def test_whose_try_is_over_tries_the_same_deal_again_and_it_is_not_counted(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        (anna,) = guests
        again = "/api/daily/masters/again"
        assert (await anna.ask("POST", again, 409))["error"] == "not-now"
        first = await played(server, anna)
        told = await anna.ask("GET", "/api/daily")
        table = (await anna.ask("POST", again))["table"]
        assert (await anna.ask("POST", again))["table"] == table != first
        info = await anna.ask("GET", f"/api/tables/{table}")
        assert not info.get("hints")
        async with anna.at(table) as eye:
            while await running(server, table):
                await one_step(eye, 0)
        (deal, *counted), (other, *uncounted) = [
            await log_of(server, one) for one in (first, table)
        ]
        assert deal == other
        assert answers_of(counted, 1) == answers_of(uncounted, 1) != []
        assert await anna.ask("GET", "/api/daily") == told
        results = await anna.ask("GET", f"/api/daily/{told['day']}/masters")
        assert (len(results["points"]), results["deal"]["table"]) == (1, first)
        info = await anna.ask("GET", f"/api/tables/{table}")
        assert info["contest"].startswith(f"again/{told['day']}/masters/")
        assert "seed" not in info
        await anna.ask("GET", f"/api/tables/{table}/record", 409)
        kept = await anna.ask("GET", f"/api/players/{anna.id}/kept")
        assert all(one["table"] == first for record in kept["records"] for one in found(record))
        assert (await anna.ask("POST", again))["table"] not in (first, table)
        with tomorrow():
            await anna.ask("POST", again, 409)

    club(tmp_path, scene, 1)


def found(value: Any) -> list[dict[str, Any]]:
    """Find what names a table, however deep."""
    if isinstance(value, dict):
        here = [value] if "table" in value else []
        return here + [one for part in value.values() for one in found(part)]
    return [one for part in value for one in found(part)] if isinstance(value, list) else []


def put_deal(connection: Connection, player: str, day: date, name: str) -> None:
    """Let somebody have finished a deal of a day."""
    contest, table = daily(day, name), new_id()
    enter(connection, contest, player, table)
    game = Finished(
        ended=opens(contest) - DAY // 2,
        game=DEALS[name].game,
        version=1,
        players=DEALS[name].players,
        usual=True,
        public=False,
        lasted=1_000,
        pool="",
        results=(Result(0, 0, player, "Anna", 1, 30, won=True, gave_up=False),),
        contest=contest,
        marks=(Mark(player, DEAL, day.toordinal()),),
    )
    put(connection, table, game)


def test_days_in_a_row_end_today_or_yesterday() -> None:
    day = date(2026, 11, 18).toordinal()
    days = [day - n for n in (0, 1, 2, 4)]
    assert streak(days, day) == 3
    assert streak(days, day + 1) == 3
    assert streak(days, day + 2) == 0


def test_somebody_is_behind_those_alone_who_made_more_points() -> None:
    assert tallied([], None) == Tally(0, None, None, None)
    assert tallied([20, 30, 30, 40], None) == Tally(4, 40, None, None)
    assert [tallied([20, 30, 30, 40], one).rank for one in (40, 30, 20)] == [1, 2, 4]
