"""What is taken back, given up or handed to a bot: alone as far as that goes, then by consent."""

import asyncio
from pathlib import Path

import pytest

from bottega.server.table.entries import Answered, Proposed, Replaced, Returned, Undone, Voted
from bottega.server.table.table import Table
from tests.server.company import Company, options, plain
from tests.server.harness import Looking, Message, serving
from tests.server.test_play import play


async def _view(party: Company) -> object:
    return plain((await party.truth()).playing().view(None))


async def _a_few_turns(party: Company) -> int:
    """Play so that everybody has acted; give the number of the first entry of that."""
    await party.begin()
    number = (await party.truth()).number
    for _ in range(14):
        await party.step()
    await party.settle()
    return number + 1


async def _vote(eye: Looking, number: int, agree: bool = True) -> Message:
    await eye.until(lambda now: bool(now.get("proposal", {}).get("number") == number))
    return await eye.do("vote", proposal=number, agree=agree)


# Alone.


def test_one_takes_back_within_ones_own_turn_step_by_step(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        eye, other = await party.begin()
        before, number = eye.now["view"], eye.now["number"]
        answers = 0
        while options(eye.now) and answers < 3:
            lines = options(eye.now)
            await eye.answer(
                next((x for x in lines if x.startswith(("discard", "take"))), lines[0])
            )
            answers += 1
        for _ in range(answers):
            assert eye.now["undo"]
            await eye.undo()
        assert eye.now["view"] == before
        await party.settle()
        assert other.now["view"]["turn"] == before["turn"]
        kinds = [type(entry) for entry in (await party.log())[number:]]
        assert kinds == [Answered] * answers + [Undone] * answers

    play(tmp_path, scene)


def test_an_early_answer_can_be_taken_back_while_others_choose(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        anna, bruno = party.eyes
        lines = options(anna.now)
        await anna.answer(lines[0])
        assert options(await anna.undo()) == lines
        await anna.answer(lines[1])
        await bruno.answer()
        await party.settle()
        assert anna.now["entries"][-1]["line"] == lines[1]

    play(tmp_path, scene)


def test_what_others_did_or_what_was_revealed_cannot_be_taken_back_alone(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        for eye in party.eyes:
            await eye.answer()  # and then the inkwell is drawn, for all to see
        await party.settle()
        before = await party.log()
        for eye in party.eyes:
            assert not eye.now.get("undo")
            assert (await eye.undo())["error"] == "cannot-undo"
        assert await party.log() == before

    play(tmp_path, scene)


# By consent.


def test_all_together_go_back_beyond_the_barrier(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        first = await _a_few_turns(party)
        log = await party.log()
        anna, bruno, carla = party.eyes
        told = await anna.do("propose", what="undo", to=first)
        number = told["number"]
        proposal = {"number": number, "seat": 0, "what": "undo", "to": first}
        assert told["proposal"] == {**proposal, "agreed": [0], "missing": [1, 2]}
        assert "proposal" in await _vote(bruno, number)
        version = (await party.truth()).playing().version
        end = await _vote(carla, number)
        assert "proposal" not in end
        assert end["version"] == version + 1
        table = Table(party.table)
        for row in (await party.server.site.store.rows(party.table))[: first - 1]:
            table.fold(row)
        assert await _view(party) == plain(table.playing().view(None))
        kinds = [type(entry) for entry in (await party.log())[len(log) :]]
        assert kinds == [Proposed, Voted, Voted]  # every undo is in the log, and nothing is lost
        assert (await party.log())[: len(log)] == log
        await party.settle()
        await party.finish()

    play(tmp_path, scene, people=3)


def test_one_refusal_is_the_end_of_a_proposal(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        first = await _a_few_turns(party)
        before = await _view(party)
        anna, bruno, carla = party.eyes
        number = (await anna.do("propose", what="undo", to=first))["number"]
        assert "proposal" not in await _vote(bruno, number, agree=False)
        late = await carla.do("vote", proposal=number, agree=True)
        assert late["error"] == "not-now"
        assert await _view(party) == before

    play(tmp_path, scene, people=3)


def test_a_proposal_to_go_back_lapses_when_play_goes_on(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        first = await _a_few_turns(party)
        number = (await party.eyes[0].do("propose", what="undo", to=first))["number"]
        await party.settle()
        assert all(eye.now["proposal"]["number"] == number for eye in party.eyes)
        await party.step()
        await party.settle()
        assert not any("proposal" in eye.now for eye in party.eyes)
        late = await party.eyes[1].do("vote", proposal=number, agree=True)
        assert late["error"] == "not-now"

    play(tmp_path, scene)


def test_bots_agree(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        eye = party.eyes[0]
        while (await party.truth()).decisions() < 12:
            await party.step()
        await eye.until(lambda now: bool(options(now) or now.get("held") == 0))
        told = await eye.do("propose", what="undo", to=5)
        assert "proposal" not in told
        assert (await party.truth()).decisions() < 12

    play(tmp_path, scene, people=1, bots=("random",))


def test_all_seats_of_one_person_agree_with_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table = await anna.table("me", "me")
            async with anna.at(table, 0) as eye:
                await eye.answer()
                await eye.send(type="hello", table=table, seat=1)
                await eye.hear("welcome")
                await eye.hear("update")
                number = (await eye.answer())["number"]
                told = await eye.do("propose", what="undo", to=number)
                assert told["asked"] == [0, 1]
                assert "proposal" not in told
            await anna.close()

    asyncio.run(run())


def test_there_is_one_proposal_at_a_time(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        first = await _a_few_turns(party)
        anna, bruno = party.eyes
        number = (await anna.do("propose", what="undo", to=first))["number"]
        await party.settle()
        for eye in (anna, bruno):
            assert (await eye.do("propose", what="abandon"))["error"] == "not-now"
        assert (await bruno.hear("update"))["proposal"]["number"] == number
        assert (await bruno.do("vote", proposal=number + 1, agree=True))["error"] == "not-now"
        await _vote(bruno, number, agree=False)
        assert "proposal" in await bruno.do("propose", what="abandon")

    play(tmp_path, scene)


@pytest.mark.parametrize("to", [None, 10_000])
def test_there_must_be_something_to_take_back(tmp_path: Path, to: int | None) -> None:
    async def scene(party: Company) -> None:
        await _a_few_turns(party)
        told = await party.eyes[0].do("propose", what="undo", to=to)
        assert told["error"] == "cannot-undo"
        assert not [entry for entry in await party.log() if isinstance(entry, Proposed)]

    play(tmp_path, scene)


def test_a_game_is_abandoned_when_all_agree(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        anna, bruno = party.eyes
        number = (await anna.do("propose", what="abandon"))["number"]
        assert (await party.truth()).status == "running"
        end = await _vote(bruno, number)
        assert end["status"] == "abandoned"
        assert end["info"]["salt"]  # so that everybody can see that the deal was fair
        assert not end.get("asked")
        assert (await anna.do("answer", code=0, version=0))["error"] == "not-now"

    play(tmp_path, scene)


# Somebody who is away.


def test_a_player_who_is_away_is_replaced_by_vote_and_takes_the_seat_back(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        anna, bruno, carla = party.eyes
        await carla.socket.close()
        told = await anna.do("propose", what="replace", seat=2)
        assert told["proposal"]["whom"] == 2
        assert told["proposal"]["missing"] == [1]
        told = await _vote(bruno, told["number"])
        seat = told["info"]["seats"][2]
        assert (seat["kind"], seat["name"], seat["away"], seat["bot"]) == (
            "person", "Carla", True, "random",
        )  # fmt: skip
        await anna.until(lambda now: 2 not in now["asked"])
        by = [e.by for e in await party.log() if isinstance(e, Answered) and e.seat == 2]
        assert by == ["random"]
        async with party.guests[2].at(party.table, 2) as carla:
            refused = await carla.do("answer", code=0, version=carla.now["version"])
            assert refused["error"] == "not-now"
            back = await carla.do("back")
            assert not back["info"]["seats"][2].get("away")
        assert isinstance((await party.log())[-1], Returned)

    play(tmp_path, scene, people=3, settings={"substitute": "random"})


def test_a_seat_taken_back_is_asked_again(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        anna, bruno = party.eyes
        await bruno.socket.close()
        await anna.hear("presence", lambda message: bool(message["here"] == [0]))
        await anna.do("propose", what="replace", seat=1)
        await anna.until(lambda now: now["asked"] == [0])
        async with party.guests[1].at(party.table, 1) as bruno:
            party.eyes[1] = bruno
            assert (await bruno.do("back"))["type"] == "update"
            await anna.answer()
            while (await party.truth()).waited_for() != (1,):
                await party.step()
            await bruno.until(lambda now: bool(options(now) or now.get("held") == 1))
        answers = [e for e in await party.log() if isinstance(e, Answered) and e.seat == 1]
        assert [entry.by for entry in answers] == ["random"]

    play(tmp_path, scene, settings={"substitute": "random"})


def test_only_somebody_else_whom_no_bot_plays_can_be_replaced(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        anna = party.eyes[0]
        for seat, error in ((None, "bad-message"), (0, "bad-message"), (9, "bad-message")):
            assert (await anna.do("propose", what="replace", seat=seat))["error"] == error
        assert (await anna.do("propose", what="replace", seat=1))["error"] == "not-now"

    play(tmp_path, scene, people=1, bots=("random",))


def test_nobody_who_is_connected_is_voted_out_of_a_seat(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        anna = party.eyes[0]
        told = await anna.do("propose", what="replace", seat=2)
        assert (told["error"], told["type"]) == ("not-now", "refusal")
        assert "seat 2 is connected" in told["message"]
        assert not [entry for entry in await party.log() if isinstance(entry, Proposed)]

    play(tmp_path, scene, people=3, settings={"substitute": "random"})


def test_a_proposal_that_waited_only_for_somebody_who_is_gone_is_settled(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        number = (await party.eyes[0].do("propose", what="abandon"))["number"]
        await party.server.site.tables.change(party.table, lambda table: Replaced(1))
        table = await party.truth()
        assert table.motion is None, f"{number} waits for nobody, and nothing else can be proposed"
        assert table.status == "abandoned"

    play(tmp_path, scene, settings={"substitute": "random"})
