"""Hints: in practice, or alone among bots, for whoever is asked and from what that seat sees."""

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bottega.bots.coach import Hint
from bottega.games import GAMES
from bottega.kernel.session import Session
from bottega.server.minds.coach_process import HintJob
from bottega.server.minds.coaching import answers_in_words
from bottega.server.minds.hints import Question
from bottega.text import Speaker
from tests.server.harness import Guest, Message
from tests.server.quick_coach import let_coach
from tests.server.stories import House, refused, tell

PRACTICE = {"practice": True}


def hint(guest: Guest, table: str, seat: int = 0, **query: Any) -> Any:
    return guest.http.post(f"/api/tables/{table}/hint", params={"seat": seat, **query})


async def practising(house: House, *seats: str, **wish: Any) -> tuple[Guest, str]:
    """Let somebody practise with a coach who is quick."""
    let_coach(house.site)
    anna = await house.guest()
    settings = {**PRACTICE, **wish.pop("settings", {})}
    return anna, await anna.table(*(seats or ("me",)), settings=settings, **wish)


def test_a_hint_names_the_best_three_answers_and_what_they_are_worth(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, table = await practising(house)
        async with anna.at(table, language="en") as eye:
            told = (await hint(anna, table, language="en")).json()
            offered = {option["code"]: option for option in eye.now["options"]}
            assert [one["code"] for one in told["best"]] == list(offered)[:3]
            assert (told["seat"], told["version"], told["sure"]) == (0, eye.now["version"], True)
            best = told["best"][0]
            assert best["sentence"] == offered[best["code"]]["sentence"]
            assert best["line"] == offered[best["code"]]["line"]
            assert best["low"] < best["value"] < best["high"]
            assert best["sources"] == {"cards": 10.0}
            assert "10" in best["worth"]
            assert "cards" in best["because"]

    tell(tmp_path, story)


def test_without_a_language_a_hint_has_no_sentences(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, table = await practising(house)
        told = (await hint(anna, table)).json()
        assert not {"sentence", "worth", "because"} & set(told["best"][0])

    tell(tmp_path, story)


def test_everybody_sees_that_a_table_is_for_practice(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, table = await practising(house, "me", "open", start=False)
        told = (await house.stranger().get(f"/api/tables/{table}")).json()
        assert told["settings"]["practice"] is True
        plain = await anna.table("me")
        assert (await anna.ask("GET", f"/api/tables/{plain}"))["settings"]["practice"] is False

    tell(tmp_path, story)


def test_one_person_among_bots_has_hints_without_deciding_beforehand(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        let_coach(house.site)
        anna = await house.guest()
        for seats in (("me",), ("me", "random", "random")):
            table = await anna.table(*seats)
            assert (await anna.ask("GET", f"/api/tables/{table}"))["hints"] is True
            assert (await hint(anna, table)).status_code == 200

    tell(tmp_path, story)


@pytest.mark.parametrize("other", ["open", "me"])  # somebody elsewhere, or at the same device
def test_among_people_there_are_no_hints_but_in_practice(tmp_path: Path, other: str) -> None:
    async def story(house: House) -> None:
        let_coach(house.site)
        anna, bice = await house.guest(), await house.guest("Bice")
        table = await anna.table("me", other, start=False)
        if other == "open":
            await bice.sit(table, 1)
        await anna.ask("POST", f"/api/tables/{table}/start")
        assert "hints" not in await anna.ask("GET", f"/api/tables/{table}")
        assert "practice" in await refused(hint(anna, table), 403, "forbidden")

    tell(tmp_path, story)

    tell(tmp_path, story)


def test_a_hint_is_for_ones_own_seat_when_it_is_asked(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, table = await practising(house, "me", "open", start=False)
        bice = await house.guest("Bice")
        await bice.sit(table, 1)
        await refused(hint(anna, table), 409, "not-now")
        await anna.ask("POST", f"/api/tables/{table}/start")
        await refused(hint(anna, table, 1), 403, "forbidden")
        await refused(hint(anna, table, 2), 404, "not-found")
        asking = house.stranger().post(f"/api/tables/{table}/hint", params={"seat": 0})
        await refused(asking, 401, "who-are-you")
        async with anna.at(table) as eye:
            await eye.answer()  # both choose their leaders at the same time
            await refused(hint(anna, table), 409, "not-asked")
        assert (await hint(bice, table, 1)).status_code == 200

    tell(tmp_path, story)


def test_a_game_that_is_over_has_no_hints(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, table = await practising(house)
        async with anna.at(table) as eye:
            await eye.play_to_the_end(0)
        await refused(hint(anna, table), 409, "not-now")

    tell(tmp_path, story)


def test_who_asks_twice_gets_what_was_thought_once(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, table = await practising(house)
        answers = await asyncio.gather(*(hint(anna, table) for _ in range(3)))
        told: list[Message] = [answer.json() for answer in answers]
        assert told[0] == told[1] == told[2]
        assert len(house.site.hints._found) == 1

    tell(tmp_path, story)


def test_a_hint_for_a_question_that_was_answered_meanwhile_is_stale(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, table = await practising(house)
        think = house.site.hints.get
        async with anna.at(table) as eye:

            async def answer_meanwhile(question: Question, job: HintJob) -> Hint:
                found = await think(question, job)
                await eye.answer()
                return found

            with patch.object(house.site.hints, "get", answer_meanwhile):
                await refused(hint(anna, table), 409, "stale")

    tell(tmp_path, story)


def test_a_coach_that_breaks_is_said_to_have_no_hint_and_is_asked_anew(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, table = await practising(house)
        for kind, said in (("raising", "ValueError"), ("dying", "ended")):
            let_coach(house.site, kind)
            why = await refused(hint(anna, table), 503, "unavailable")
            assert said in why
            assert "secret" not in why
            for worker in tuple(house.site.hinting._resting.values()):
                worker.kill()
                await worker.process.wait()
        house.site.hinting.seconds = 0.2
        let_coach(house.site, "slow")
        assert "longer" in await refused(hint(anna, table), 503, "unavailable")
        house.site.hinting.seconds = 60.0
        let_coach(house.site)
        assert (await hint(anna, table)).status_code == 200

    tell(tmp_path, story)


def test_a_server_that_stops_waits_for_no_hint(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, table = await practising(house)
        let_coach(house.site, "slow")
        asking = asyncio.ensure_future(hint(anna, table))
        while not house.site.hinting._alive:
            await asyncio.sleep(0.01)
        house.site.announce_stop()
        assert (await asking).status_code == 503

    tell(tmp_path, story)


@pytest.mark.parametrize("iterations", [40, 1_000_000])
def test_the_coach_itself_gives_a_hint_in_time(tmp_path: Path, iterations: int) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", settings=PRACTICE)
        told = (await hint(anna, table, language="it")).json()
        assert len(told["best"]) == 3
        assert told["best"][0]["because"]

    tell(tmp_path, story, hint_iterations=iterations, bot_seconds=4.0)


def test_answers_are_worded_in_the_order_they_are_asked_for_whatever_row_they_have() -> None:
    renaissance = GAMES["renaissance"]
    session = Session(renaissance, renaissance.options_of(2), 1)
    voice = Speaker(renaissance, "en", ["Anna", "Bice"], 0, session.options)
    while True:
        seat = session.asked()[0]
        by_verb = {renaissance.space.actions[code].verb: code for code in session.choices(seat)}
        if {"build", "play"} <= by_verb.keys():
            break
        session.submit(seat, session.choices(seat)[0], session.version)
    codes = [by_verb["play"], by_verb["build"]]  # builds are listed before
    worded = answers_in_words(session, seat, codes, voice)
    assert worded == [answers_in_words(session, seat, [code], voice)[0] for code in codes]
    assert worded[0] != worded[1]
