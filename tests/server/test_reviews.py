"""Reviews: begun, joined, watched, ended and kept, for one's own seats when the game is over."""

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from bottega.server.minds import bot_process, reviews
from tests.server.harness import Guest, Message
from tests.server.quick_coach import let_coach
from tests.server.stories import House, finished, refused, tell
from tests.server.test_story import TWO, bring


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PULSE", 0.02)


def asked(guest: Guest, method: str, table: str, seat: int = 0, **query: Any) -> Any:
    path = f"/api/tables/{table}/review"
    return guest.http.request(method, path, params={"seat": seat, **query})


async def state(guest: Guest, method: str, table: str, seat: int = 0, **query: Any) -> Message:
    answer = await asked(guest, method, table, seat, **query)
    assert answer.status_code == 200, answer.text
    told: Message = answer.json()
    return told


async def ended(guest: Guest, table: str, seat: int = 0, **query: Any) -> Message:
    """Wait until a review does not run any more."""
    while (told := await state(guest, "GET", table, seat, **query))["state"] == "running":
        await asyncio.sleep(0.02)
    return told


async def beginning(house: House, kind: str = "quick") -> tuple[Guest, str]:
    """Let somebody have a game behind them, and a coach."""
    let_coach(house.site, kind)
    anna = await house.guest()
    return anna, await finished(anna, "me")


def test_a_review_is_begun_watched_and_kept(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, table = await beginning(house)
        assert await state(anna, "GET", table) == {"state": "none", "done": 0, "all": 0}
        assert (await state(anna, "POST", table))["state"] in ("running", "done")
        told = await ended(anna, table, language="en")
        assert (told["state"], told["done"]) == ("done", told["all"])
        review = told["review"]
        assert review["decisions"] == len(review["judged"]) == told["all"] > 5
        assert review["lost"] == 0  # first options, which that coach likes best
        assert review["turning"] == []
        assert await state(anna, "POST", table, language="en") == told

    tell(tmp_path, story)


def test_a_review_outlives_the_server(tmp_path: Path) -> None:
    kept: Message = {}

    async def first(house: House) -> None:
        anna, table = await beginning(house)
        await state(anna, "POST", table)
        kept.update(told=await ended(anna, table), table=table, token=anna.token)

    async def second(house: House) -> None:
        http = house.stranger()
        http.headers["authorization"] = f"Bearer {kept['token']}"
        answer = await http.get(f"/api/tables/{kept['table']}/review?seat=0")
        assert answer.json() == kept["told"]

    tell(tmp_path, first)
    tell(tmp_path, second)


def test_what_was_given_away_is_told_in_points_and_words(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        let_coach(house.site)
        anna = await house.guest()
        table = await bring(anna, TWO.read_text())
        await state(anna, "POST", table, 1)
        review = (await ended(anna, table, 1, language="en"))["review"]
        lost = [one for one in review["judged"] if one["lost"] > 0]
        assert lost
        worst = max(lost, key=lambda one: float(one["lost"]))
        assert review["turning"][0] == worst["number"]
        assert worst["code"] != worst["best_code"]
        assert worst["low"] < worst["lost"] < worst["high"]
        assert worst["sources"] == {"cards": worst["lost"]}
        assert worst["sentence"] in worst["because"]
        assert worst["best_sentence"] in worst["because"]
        path = f"/api/tables/{table}/moments/{worst['number'] + 1}"
        made = await anna.ask("GET", path)
        assert (made["by"], made["line"]) == (1, worst["line"])
        again = f"/api/tables/{table}/moments/{worst['number']}/play"
        other = await anna.ask("POST", again, 201, json={"seat": 1, "bot": "random"})
        assert other["settings"]["practice"] is True
        async with anna.at(other["id"], 1) as eye:
            lines = [option["line"] for option in eye.now["options"]]
            assert {worst["line"], worst["best_line"]} <= set(lines)

    tell(tmp_path, story)


def test_only_who_sat_there_has_a_seat_reviewed_and_only_after_the_game(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, table = await beginning(house)
        bice = await house.guest("Bice")
        for method in ("POST", "GET", "DELETE"):
            await refused(asked(bice, method, table), 403, "forbidden")
            await refused(asked(anna, method, table, 1), 404, "not-found")
            running = await anna.table("me", "random")
            await refused(asked(anna, method, running), 409, "not-now")
            await refused(asked(anna, method, running, 1), 403, "forbidden")  # a bot's

    tell(tmp_path, story)


def test_several_people_on_one_device_have_all_their_seats_reviewed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        let_coach(house.site)
        anna = await house.guest()
        table = await anna.table("me", "me")
        async with anna.at(table) as one, anna.at(table, 1) as two:
            while one.now.get("status", "running") == "running":
                for seat, eye in enumerate((one, two)):
                    if eye.now.get("options") or eye.now.get("held") == seat:
                        await eye.move()
                await one.until(lambda now: bool(now["number"] >= two.now["number"]))
                await two.until(lambda now: bool(now["number"] >= one.now["number"]))
        for seat in (0, 1):
            await state(anna, "POST", table, seat)
            told = await ended(anna, table, seat)
            assert (told["state"], told["review"]["seat"]) == ("done", seat)

    tell(tmp_path, story)


def test_a_review_tells_how_far_it_is_and_can_be_ended(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, table = await beginning(house, "halting")
        await state(anna, "POST", table)
        while (told := await state(anna, "GET", table)).get("done", 0) < 3:
            assert told["state"] == "running"
            await asyncio.sleep(0.02)
        assert told["all"] > 3
        (worker,) = house.site.reviewing._alive
        assert os.getpriority(os.PRIO_PROCESS, worker.process.pid) > bot_process.NICE
        assert (await state(anna, "DELETE", table))["state"] == "cancelled"
        await worker.process.wait()
        assert not house.site.reviews._tasks
        let_coach(house.site)
        await state(anna, "POST", table)  # and begun again
        assert (await ended(anna, table))["state"] == "done"
        assert (await state(anna, "DELETE", table))["state"] == "done"  # what is done stays

    tell(tmp_path, story)


def test_a_review_that_another_process_ends_is_given_up(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, table = await beginning(house, "slow")
        await state(anna, "POST", table)
        await house.site.reviews._shelf.cancel(table, 0)
        while house.site.reviews._tasks:
            await asyncio.sleep(0.02)
        assert not house.site.reviewing._alive
        assert (await state(anna, "GET", table))["state"] == "cancelled"

    tell(tmp_path, story)


@pytest.mark.parametrize(("kind", "said"), [("raising", "ValueError"), ("dying", "ended")])
def test_a_review_that_breaks_says_so_and_can_be_begun_again(
    tmp_path: Path, kind: str, said: str
) -> None:
    async def story(house: House) -> None:
        anna, table = await beginning(house, kind)
        await state(anna, "POST", table)
        told = await ended(anna, table)
        assert told["state"] == "failed"
        assert said in told["message"]
        assert "secret" not in told["message"]
        for worker in tuple(house.site.reviewing._resting.values()):
            worker.kill()
            await worker.process.wait()
        let_coach(house.site)
        await state(anna, "POST", table)
        assert (await ended(anna, table))["state"] == "done"

    tell(tmp_path, story)


def test_a_review_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, table = await beginning(house, "slow")
        await state(anna, "POST", table)
        told = await ended(anna, table)
        assert told["state"] == "failed"
        assert "longer" in told["message"]

    tell(tmp_path, story, review_seconds=0.2)


def test_only_so_many_are_thought_about_at_once_and_only_so_many_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST", 3)

    async def story(house: House) -> None:
        let_coach(house.site, "slow")
        anna = await house.guest()
        tables = [await bring(anna, TWO.read_text()) for _ in range(2)]
        for table, seat in ((tables[0], 0), (tables[0], 1), (tables[1], 0)):
            assert (await state(anna, "POST", table, seat))["state"] == "running"
        await refused(asked(anna, "POST", tables[1], 1), 503, "unavailable")
        while not house.site.reviewing._alive:
            await asyncio.sleep(0.02)
        assert len(house.site.reviewing._alive) == 1
        waiting = await state(anna, "GET", tables[1], 0)
        assert (waiting["state"], waiting["all"]) == ("running", 0)

    tell(tmp_path, story)


def test_a_server_that_stops_leaves_its_reviews_to_be_begun_again(tmp_path: Path) -> None:
    kept: Message = {}

    async def first(house: House) -> None:
        anna, table = await beginning(house, "slow")
        await state(anna, "POST", table)
        while not house.site.reviewing._alive:
            await asyncio.sleep(0.02)
        kept.update(table=table, token=anna.token)

    async def second(house: House) -> None:
        let_coach(house.site)
        http = house.stranger()
        http.headers["authorization"] = f"Bearer {kept['token']}"
        path = f"/api/tables/{kept['table']}/review?seat=0"
        assert (await http.get(path)).json()["state"] == "failed"
        assert (await http.post(path)).json()["state"] in ("running", "done")

    tell(tmp_path, first)
    tell(tmp_path, second)
