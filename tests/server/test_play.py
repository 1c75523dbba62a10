"""Play over the WebSocket: asking, answering, refusing, and coming back."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bottega.server.table.entries import Answered, Undone
from tests.server.company import Company, company, options, wire
from tests.server.harness import Looking, Message, serving

Play = Callable[[Company], Awaitable[None]]


def play(folder: Path, scene: Play, **how: Any) -> None:
    """Let a scene happen among people at a table."""

    async def run() -> None:
        async with company(folder, **how) as party:
            await scene(party)

    asyncio.run(run())


async def to_the_last_step(eye: Looking) -> None:
    """Do everything a turn holds, without leaders left in hand, so that it closes by itself."""
    while eye.now.get("options"):
        lines = options(eye.now)
        wanted = ("discard", "take", "store", "let go")
        line = next((one for word in wanted for one in lines if one.startswith(word)), lines[0])
        await eye.answer(line)


# Asking.


def test_questions_asked_together_are_put_to_all_at_the_same_time(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        for seat, eye in enumerate(party.eyes):
            assert eye.now["asked"] == [0, 1, 2]
            hand = eye.now["view"]["boards"][seat]["hand"]
            told = {"ask": "choose-leaders", "seat": seat, "leaders": hand}
            assert eye.now["question"] == told
        for seat in (2, 0, 1):  # in any order, and all at the version they were asked at
            assert party.eyes[seat].now["version"] == 0
            assert (await party.eyes[seat].answer())["type"] == "update"
        await party.settle()
        assert party.eyes[0].now["version"] == 1

    play(tmp_path, scene, people=3)


def test_an_early_answer_is_nobody_elses_business_until_all_have_answered(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        anna, bruno = party.eyes
        view, lines = bruno.now["view"], options(bruno.now)
        told = (await anna.answer())["entries"]
        assert told[-1].get("events") is None
        await party.settle()
        entry = bruno.now["entries"][-1]
        assert set(entry) == {"number", "at", "kind", "seat"}
        assert (entry["kind"], entry["seat"]) == ("answered", 0)
        assert (bruno.now["view"], options(bruno.now)) == (view, lines)
        assert bruno.now["asked"] == [1]

    play(tmp_path, scene)


def test_a_seat_hears_its_own_options_and_no_other_ones(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        for seat, eye in enumerate(party.eyes):
            hand = set(map(str, eye.now["view"]["boards"][seat]["hand"]))
            assert {word for line in options(eye.now) for word in line.split()[1:]} == hand
        asked, other = await party.begin()
        assert asked.now["question"]["ask"] == "turn"
        assert options(asked.now)
        assert not options(other.now)
        assert "question" not in other.now

    play(tmp_path, scene)


def test_a_last_step_waits_for_the_end_of_the_turn_and_can_be_undone_till_then(
    tmp_path: Path,
) -> None:
    async def scene(party: Company) -> None:
        eye, other = await party.begin()
        seat = eye.now["seat"]
        await to_the_last_step(eye)
        await party.settle()
        assert eye.now["held"] == other.now["held"] == seat
        assert not eye.now.get("asked")
        assert not other.now.get("asked")
        assert eye.now["undo"]
        assert "held" not in await eye.undo()
        await to_the_last_step(eye)
        assert (await eye.end())["asked"] == [other.now["seat"]]

    play(tmp_path, scene)


def test_a_table_may_pass_turns_on_by_itself(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        eye, other = await party.begin()
        await to_the_last_step(eye)
        assert eye.now["asked"] == [other.now["seat"]]
        assert "held" not in eye.now
        assert (await eye.end())["error"] == "not-asked"

    play(tmp_path, scene, settings={"hand_over": False})


# Answering.


def test_only_who_sent_an_answer_hears_that_it_is_stored(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        anna, bruno = party.eyes
        async with party.guests[0].at(party.table, 0) as again:
            assert (await anna.answer())["ack"] == "key-1"
            await again.until(lambda now: now["number"] == anna.now["number"])
            await party.settle()
            heard = bruno.heard + again.heard
            assert not [message for message in heard if "ack" in message]

    play(tmp_path, scene)


def test_an_answer_is_acknowledged_only_when_it_is_stored(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        for _ in range(10):
            eye = await party.step()
            rows = await party.server.site.store.rows(party.table)
            assert rows[-1].number == eye.now["number"]

    play(tmp_path, scene)


Attempt = Callable[[Looking, Looking], Awaitable[Message]]


def _code(eye: Looking) -> int:
    return int(eye.now["options"][0]["code"])


async def _stale(asked: Looking, other: Looking) -> Message:
    return await asked.do("answer", code=_code(asked), version=asked.now["version"] - 1)


async def _from_the_future(asked: Looking, other: Looking) -> Message:
    return await asked.do("answer", code=_code(asked), version=2**53)


async def _illegal(asked: Looking, other: Looking) -> Message:
    legal = {option["code"] for option in asked.now["options"]}
    code = next(code for code in range(282) if code not in legal)
    return await asked.do("answer", code=code, version=asked.now["version"])


async def _no_such_code(asked: Looking, other: Looking) -> Message:
    return await asked.do("answer", code=2**31, version=asked.now["version"])


async def _not_asked(asked: Looking, other: Looking) -> Message:
    return await other.do("answer", code=_code(asked), version=asked.now["version"])


async def _nothing_to_end(asked: Looking, other: Looking) -> Message:
    return await asked.do("end", version=asked.now["version"])


async def _stale_undo(asked: Looking, other: Looking) -> Message:
    return await other.do("undo", version=asked.now["version"] - 1)


async def _not_away(asked: Looking, other: Looking) -> Message:
    return await asked.do("back")


@pytest.mark.parametrize(
    ("attempt", "error"),
    [
        (_stale, "stale"),
        (_from_the_future, "stale"),
        (_illegal, "illegal"),
        (_no_such_code, "illegal"),
        (_not_asked, "not-asked"),
        (_nothing_to_end, "not-asked"),
        (_stale_undo, "stale"),
        (_not_away, "not-now"),
    ],
)
def test_what_cannot_be_done_changes_nothing_and_gets_the_present_view(
    tmp_path: Path, attempt: Attempt, error: str
) -> None:
    async def scene(party: Company) -> None:
        asked, other = await party.begin()
        before = await party.log()
        refusal = await attempt(asked, other)
        assert (refusal["type"], refusal["error"]) == ("refusal", error)
        assert refusal["key"]
        eye = asked if attempt is not _not_asked and attempt is not _stale_undo else other
        known, present = eye.now, await eye.hear("update")
        same = ("number", "version", "view", "asked", "options", "question")
        assert [present.get(key) for key in same] == [known.get(key) for key in same]
        assert "ack" not in present
        assert await party.log() == before

    play(tmp_path, scene)


def test_a_doubled_answer_is_done_once_and_acknowledged_twice(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        asked, _ = await party.begin()
        answer = {"code": _code(asked), "version": asked.now["version"], "key": "only once"}
        first = await asked.do("answer", **answer)
        second = await asked.do("answer", **answer)
        assert first["ack"] == second["ack"] == "only once"
        assert (first["number"], first["view"]) == (second["number"], second["view"])
        made = [e for e in await party.log() if getattr(e, "key", "") == "only once"]
        assert len(made) == 1

    play(tmp_path, scene)


def test_an_answer_sent_again_after_a_lost_connection_is_done_once(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        asked, _ = await party.begin()
        seat, number = asked.now["seat"], asked.now["number"]
        answer = {"code": _code(asked), "version": asked.now["version"], "key": "once"}
        await asked.send(type="answer", **answer)
        await asked.socket.close()  # it never hears whether that was stored
        async with party.guests[seat].at(party.table, seat, have=number) as again:
            assert (await again.do("answer", **answer))["ack"] == "once"
        made = [e for e in await party.log() if isinstance(e, Answered) and e.key == "once"]
        assert len(made) == 1
        assert (await party.truth()).number == number + 1

    play(tmp_path, scene)


def test_an_answer_over_http_and_then_over_the_socket_is_done_once(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        asked, _ = await party.begin()
        seat, path = asked.now["seat"], f"/api/tables/{party.table}/seats"
        answer = {"code": _code(asked), "version": asked.now["version"], "key": "both ways"}
        told = await party.guests[seat].ask(
            "POST", f"{path}/{seat}/commands", json={"type": "answer", **answer}
        )
        assert told["ack"] == "both ways"
        again = await asked.do("answer", **answer)
        assert (again["ack"], again["number"]) == ("both ways", told["number"])
        assert len([e for e in await party.log() if getattr(e, "key", "") == "both ways"]) == 1

    play(tmp_path, scene)


def test_the_same_key_of_another_seat_is_another_key(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        for eye in party.eyes:
            code, version = _code(eye), eye.now["version"]
            assert (await eye.do("answer", code=code, version=version, key="k"))["ack"] == "k"
        assert len([e for e in await party.log() if isinstance(e, Answered)]) == 2

    play(tmp_path, scene)


# Coming back.


def test_who_comes_back_hears_what_was_missed_and_nothing_twice(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        _, other = await party.begin()
        have, seat = other.now["number"], other.now["seat"]
        heard = len(other.heard)
        for _ in range(5):
            await party.step()
        live = [e for m in other.heard[heard:] for e in m.get("entries", [])]
        async with party.guests[seat].at(party.table, seat, have=have) as again:
            assert again.now["entries"] == live
            assert [entry["number"] for entry in live] == list(range(have + 1, have + 6))
            assert again.now["view"] == other.now["view"]
            assert "missed" not in again.now
            assert "info" not in again.now

    play(tmp_path, scene)


@pytest.mark.parametrize(("behind", "missed"), [(64, None), (65, True)])
def test_who_is_too_far_behind_gets_a_whole_view_and_is_told_so(
    tmp_path: Path, behind: int, missed: bool | None
) -> None:
    async def scene(party: Company) -> None:
        while (await party.truth()).number < 70:
            await party.step()
        number = (await party.truth()).number
        async with party.guests[0].at(party.table, 0, have=number - behind) as again:
            assert again.now.get("missed") is missed
            numbers = [entry["number"] for entry in again.now["entries"]]
            assert numbers == list(range(number - 63, number + 1))
            assert again.now["view"] == party.eyes[0].now["view"]

    play(tmp_path, scene)


def test_who_claims_to_have_what_never_was_is_told_everything(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        async with party.guests[0].at(party.table, 0, have=1_000) as again:
            assert [entry["number"] for entry in again.now["entries"]] == [1, 2, 3, 4]
            assert again.now["info"]["id"] == party.table

    play(tmp_path, scene)


def test_a_new_hello_looks_from_another_seat_of_the_same_person(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table = await anna.table("me", "me")
            async with anna.at(table, 0) as eye:
                for seat in (1, 0, 1):
                    await eye.send(type="hello", table=table, seat=seat)
                    welcome = await eye.hear("welcome")
                    assert (welcome["seat"], welcome["mine"]) == (seat, [0, 1])
                    shown = await eye.hear("update")
                    assert shown["view"]["seat"] == shown["seat"] == seat
                    assert shown["here"] == [seat]
                    answered = [e["seat"] for e in shown["entries"] if e["kind"] == "answered"]
                    if len(answered) < 2:
                        await eye.answer()
            assert answered == [1, 0]
            await anna.close()

    asyncio.run(run())


def test_a_hello_that_is_refused_leaves_one_where_one_was(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        anna, bruno = party.eyes
        for hello, error in (
            ({"table": party.table, "seat": 1}, "forbidden"),
            ({"table": party.table, "seat": 9}, "not-found"),
            ({"table": "nowhere", "seat": 0}, "not-found"),
            ({"table": party.table, "seat": 0, "protocol": 99}, "outdated"),
        ):
            await anna.send(type="hello", **hello)
            assert (await anna.hear("refusal"))["error"] == error
        assert (await anna.answer())["seat"] == 0
        await bruno.answer()
        assert (await anna.hear("update"))["version"] == 1

    play(tmp_path, scene)


def test_nobody_does_anything_before_hello(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        async with wire(party.server, party.guests[0].token) as socket:
            eye = Looking(socket)
            assert (await eye.do("answer", code=0, version=0))["error"] == "bad-message"
            assert (await eye.do("say", text="hello?"))["error"] == "bad-message"
            await eye.send(type="ping")
            assert await eye.next() == {"type": "pong"}
        assert not [e for e in await party.log() if isinstance(e, Answered | Undone)]

    play(tmp_path, scene)


def test_who_answers_before_the_start_is_told_that_there_is_no_game_yet(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest("Anna")
            table = await anna.table("me", "open", start=False)
            async with anna.at(table) as eye:
                refusal = await eye.do("answer", code=0, version=0)
            await anna.close()
        assert refusal["error"] == "not-now"
        assert refusal["message"] == "the game is not started yet"

    asyncio.run(run())
