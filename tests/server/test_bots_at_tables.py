"""Bots at tables: what they considered, what the log says of those in trouble, and their clocks."""

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bottega.bots import api
from bottega.server.base.errors import Unavailable
from bottega.server.base.hours import HOUSE
from bottega.server.house.autopilot import Autopilot, Job
from bottega.server.house.live import Live
from bottega.server.minds.bot_pool import BotPool, Stopped, Thought
from bottega.server.minds.pace import HASTE
from bottega.server.table.entries import Answered, AnyEntry, Replaced, Sealed, read, write
from bottega.server.table.table import Table
from bottega.server.table.weighed import Weighed
from tests.server.bad_bots import BAD, COMMAND
from tests.server.company import Company
from tests.server.glass import closed, glass, parry, strike
from tests.server.harness import PATIENCE, Guest, Looking, Message
from tests.server.stories import House, refused, tell
from tests.server.test_clocks import CLOCK, hands


@pytest.fixture(autouse=True)
def _bad_bots() -> Iterator[None]:
    with patch.dict(api.MAKERS, BAD):
        yield


async def against(house: House, *bots: str, **wish: Any) -> tuple[Guest, str]:
    """Let somebody play against bots that may be bad."""
    house.site.bots._command = COMMAND
    anna = await house.guest()
    return anna, await anna.table("me", *bots, **wish)


async def log(house: House, table: str) -> list[AnyEntry]:
    return [read(row.entry) for row in await house.site.store.rows(table)]


async def turns(eye: Looking, number: int) -> None:
    """Play until the table's log has so many entries, or the game is over."""
    while eye.now["number"] < number and eye.now.get("status") != "over":
        if eye.now.get("options") or eye.now.get("held") == 0:
            await eye.move()
        else:
            await eye.hear("update")


# Trouble.


@pytest.mark.parametrize("bot", ["raising", "illegal", "crashing", "unmakeable"])
def test_the_log_says_that_something_simpler_answered_for_a_bot(tmp_path: Path, bot: str) -> None:
    async def story(house: House) -> None:
        anna, table = await against(house, bot)
        async with anna.at(table) as eye:
            await turns(eye, 8)
        page = await anna.ask("GET", f"/api/tables/{table}/log")
        told = {e["seat"]: e.get("fallback", False) for e in page["entries"] if "seat" in e}
        assert told == {0: False, 1: True}
        stored = [e for e in await log(house, table) if isinstance(e, Answered)]
        assert {(e.seat, bool(e.trouble), e.by) for e in stored} == {(0, False, ""), (1, True, bot)}
        assert not any("secret" in e.trouble for e in stored)

    tell(tmp_path, story)


def test_a_bot_that_hangs_holds_up_nobody_for_long(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, table = await against(house, "slow")
        async with anna.at(table) as eye:
            await turns(eye, 6)
        told = [e for e in await log(house, table) if isinstance(e, Answered) and e.seat == 1]
        assert {e.trouble for e in told} == {"the bot slow took longer than 0.1 s"}

    tell(tmp_path, story, bot_seconds=0.1)


# What a bot considered.


def test_answers_without_thoughts_are_stored_as_they_always_were() -> None:
    for entry in (Answered(1, 2, "key"), Answered(1, 2, by="random"), Sealed(1, 2)):
        assert not {b"weighed", b"trouble"} & set(write(entry).replace(b'"', b" ").split())
        assert read(write(entry)) == entry
    old = b'{"kind":"answered","seat":1,"code":2,"by":"random"}'
    assert read(old) == Answered(1, 2, by="random")


def why(guest: Guest, table: str, decision: int, query: str = "") -> Any:
    return guest.http.get(f"/api/tables/{table}/moments/{decision}/why{query}")


def test_nobody_hears_what_a_bot_considers_while_the_game_runs(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, table = await against(house, "thoughtful")
        async with anna.at(table) as eye:
            await turns(eye, 12)
            heard = [*eye.heard, await anna.ask("GET", f"/api/tables/{table}/log?seat=0")]
            assert any(e.weighed for e in await log(house, table) if isinstance(e, Answered))
            assert "weighed" not in str(heard)
            await refused(why(anna, table, 2), 409, "not-now")

    tell(tmp_path, story)


async def lines_at(guest: Guest, table: str) -> list[tuple[int, str]]:
    """Give who decided what, from the first decision on."""
    path = f"/api/tables/{table}/moments"
    count = (await guest.ask("GET", f"{path}/0"))["decisions"]
    told = [await guest.ask("GET", f"{path}/{n}") for n in range(1, count + 1)]
    return [(moment["by"], moment["line"]) for moment in told]


def test_after_the_game_everybody_hears_what_a_bot_considered(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, table = await against(house, "thoughtful")
        async with anna.at(table) as eye:
            await turns(eye, 9)
            await eye.do("propose", what="undo", to=7)  # bots do not vote: it happens
            await turns(eye, 30)
            await eye.do("propose", what="abandon")
        seen: list[Message] = []
        for number, (seat, line) in enumerate(await lines_at(anna, table), 1):
            if seat == 0:
                await refused(why(anna, table, number), 404, "not-found")
                continue
            told = (await why(anna, table, number, "?seat=1&language=en")).json()
            assert (told["decision"], told["bot"]) == (number, "thoughtful")
            assert told["line"] == line
            assert line in [one["line"] for one in told["considered"]]
            assert told["sentence"] in [one["sentence"] for one in told["considered"]]
            values = [one["value"] for one in told["considered"]]
            assert values == sorted(values, reverse=True)
            seen.append(told)
        assert len(seen) > 3

    tell(tmp_path, story)


def test_a_bot_that_follows_its_plan_says_when_it_made_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, table = await against(house, "planning")
        async with anna.at(table) as eye:
            await turns(eye, 60)
            if eye.now.get("status") != "over":
                await eye.do("propose", what="abandon")
        decided = await lines_at(anna, table)
        found = 0
        for number, (seat, _) in enumerate(decided, 1):
            told = (await why(anna, table, number)).json() if seat == 1 else {}
            if "planned" in told:
                found += 1
                assert not told["considered"]
                between = decided[told["planned"] - 1 : number]
                assert {who for who, _ in between} == {1}
                assert (await why(anna, table, told["planned"])).json()["considered"]
        assert found

    tell(tmp_path, story)


def test_what_is_not_there_to_be_explained_is_refused(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, table = await against(house, "random")
        async with anna.at(table) as eye:
            await turns(eye, 12)
            await eye.do("propose", what="abandon")
        decided = await lines_at(anna, table)
        bots = [number for number, (seat, _) in enumerate(decided, 1) if seat == 1]
        told = (await why(anna, table, bots[0])).json()
        assert (told["bot"], told["considered"]) == ("random", [])
        await refused(why(anna, table, bots[0], "?seat=0"), 404, "not-found")
        for wrong in (0, len(decided) + 1):
            await refused(why(anna, table, wrong), 404, "not-found")
        fresh = await anna.table("me", "open", start=False)
        await refused(why(anna, fresh, 1), 409, "not-now")

    tell(tmp_path, story)


async def pondering(
    self: BotPool, game: str, bot: str, sitting: str, view: bytes, options: Sequence[int], **_: Any
) -> Thought:
    """Raise a shield where there is one, and say so."""
    weighed = tuple(Weighed(code, 1, float(code), 0.0, 9.0) for code in sorted(options)[::-1])
    return Thought(max(options), 0.0, weighed=weighed)


def test_what_a_bot_considered_in_a_window_is_kept_too(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        await strike(party)
        time.turned += 10_000
        for eye in party.eyes:
            await closed(eye)
        (sealed,) = [e for e in await party.log() if isinstance(e, Sealed) and e.by == "random"]
        assert [one.code for one in sealed.weighed] == [sealed.code]
        anna = party.guests[0]
        for eye, vote in zip(party.eyes, (None, True), strict=True):
            if vote is None:
                await eye.do("propose", what="abandon")
                continue
            proposal = (await eye.until(lambda now: "proposal" in now))["proposal"]["number"]
            await eye.do("vote", proposal=proposal, agree=vote)
        decided = await lines_at(anna, party.table)
        number = next(n for n, (seat, _) in enumerate(decided, 1) if seat == sealed.seat)
        told = (await why(anna, party.table, number)).json()
        assert told["line"] == "let be"  # it holds no shield
        assert [one["line"] for one in told["considered"]] == ["let be"]

    with glass() as time, patch.object(BotPool, "choose", pondering):
        parry(tmp_path, scene, people=2, bots=("random",))


# Clocks.


def test_a_bots_clock_runs_and_when_it_is_empty_the_bot_plays_on(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        asked: list[float | None] = []
        choose = BotPool.choose

        async def noted(self: BotPool, *job: Any, **how: Any) -> Thought:
            asked.append(how["seconds"])
            clock.turned += 4_000
            return await choose(self, *job, **how)

        with hands() as clock, patch.object(BotPool, "choose", noted):
            anna, table = await against(house, "random", settings=CLOCK)
            async with anna.at(table) as eye:
                await turns(eye, 12)
            async with house.site.tables.reading(table) as truth:
                assert truth.left_to_bot(1, HOUSE.now()) is not None
                assert truth.left_to_bot(0, HOUSE.now()) is None
        told = [e for e in await log(house, table) if isinstance(e, Answered) and e.seat == 1]
        assert len(told) > 3
        assert not any(isinstance(e, Replaced) and e.seat == 1 for e in await log(house, table))
        seconds = [one for one in asked if one is not None]
        assert len(seconds) == len(asked)
        assert seconds[0] == pytest.approx(10 / 20, abs=0.1)
        assert min(seconds) == 0.05

    tell(tmp_path, story)


def test_a_bot_without_a_clock_has_the_servers_time(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        asked: list[float | None] = []

        async def noted(self: BotPool, *job: Any, **how: Any) -> Thought:
            asked.append(how["seconds"])
            return Thought(max(job[-1]), 0.0)

        with patch.object(BotPool, "choose", noted):
            anna, table = await against(house, "random")
            async with anna.at(table) as eye:
                await turns(eye, 5)
        assert set(asked) == {None}

    tell(tmp_path, story)


# Pace.


def test_a_bot_answers_at_the_tables_pace_or_else_the_servers(tmp_path: Path) -> None:
    waited: list[float] = []

    def drawn(pace: float, *_: Any) -> float:
        waited.append(pace)
        return 0.001

    async def story(house: House) -> None:
        for settings, pace in (({}, 0.25), ({"pace": 2.5}, 2.5), ({"pace": 0}, 0)):
            waited.clear()
            anna, table = await against(house, "random", settings=settings)
            async with anna.at(table) as eye:
                await turns(eye, 5)
            assert set(waited) == {pace}

    with patch("bottega.server.house.autopilot.moment", drawn):
        tell(tmp_path, story, bot_pace=0.25)


def test_bots_make_haste_where_everybody_who_plays_wishes_it(tmp_path: Path) -> None:
    waited: list[float] = []

    def drawn(pace: float, *_: Any) -> float:
        waited.append(pace)
        return 0.001

    async def story(house: House) -> None:
        anna, table = await against(house, "random")
        async with anna.at(table, hasty=True) as eye:
            waited.clear()
            await turns(eye, 8)
        assert set(waited) == {HASTE}

    with patch("bottega.server.house.autopilot.moment", drawn):
        tell(tmp_path, story, bot_pace=0.25)


def test_no_answer_of_a_bot_comes_before_its_moment(tmp_path: Path) -> None:
    events: list[str] = []
    rest, make = Autopilot._rest, Autopilot._make

    async def resting(self: Autopilot, until: int) -> None:
        events.append("rest")
        await rest(self, until)

    async def making(self: Autopilot, *what: Any) -> None:
        events.append("answer")
        await make(self, *what)

    async def story(house: House) -> None:
        anna, table = await against(house, "random", settings={"pace": 0.1})
        async with anna.at(table) as eye:
            await turns(eye, 10)

    with (
        patch.object(Autopilot, "_rest", resting),
        patch.object(Autopilot, "_make", making),
        patch.object(BotPool, "choose", pondering),
    ):
        tell(tmp_path, story)
    assert events[:4] == ["rest", "answer"] * 2


def test_a_server_that_stops_waits_for_no_store_that_is_away() -> None:
    class Away:
        async def load(self, live: Live) -> Table:
            raise Unavailable

    async def run() -> None:
        pilot = Autopilot(Away(), None, None)  # type: ignore[arg-type]
        pilot.stop()
        with pytest.raises(Stopped):
            await asyncio.wait_for(pilot._patiently(Live("table")), PATIENCE)

    asyncio.run(run())


def test_of_a_short_clock_a_bot_waits_a_small_part_only() -> None:
    pilot = Autopilot(None, None, None)  # type: ignore[arg-type]
    job = Job("masters", 0, "random", 1, b"", (1, 2), left=4.0)
    assert pilot._waiting(job, 5.0) <= 4.0 / 40


def test_the_setting_has_bounds(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        for pace in (-0.1, 5.1):
            body = {"game": "masters", "seats": [{"kind": "me"}], "settings": {"pace": pace}}
            await refused(anna.http.post("/api/tables", json=body), 400, "bad-message")

    tell(tmp_path, story)
