"""Windows of live tables: all answer under seal, in the same time, and nothing tells."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bottega.server.table.entries import Sealed, Unsealed
from bottega.server.table.windows import LATE
from tests.server.company import Company, options
from tests.server.glass import WHOLE, Glass, closed, closings, glass, parry, seals, strike
from tests.server.harness import Guest, Message


@pytest.fixture
def time() -> Iterator[Glass]:
    """Let the test say what time it is."""
    with glass() as made:
        yield made


def test_all_rivals_are_asked_at_once_whether_or_not_they_hold_a_shield(
    tmp_path: Path, time: Glass
) -> None:
    async def scene(party: Company) -> None:
        await strike(party)
        anna, bruno, carla = party.eyes
        assert [eye.now["asked"] for eye in party.eyes] == [[1, 2]] * 3
        assert options(bruno.now) == ["let be", "raise shield"]
        assert options(carla.now) == ["let be"]
        assert not options(anna.now)
        faces = [eye.now["window"] for eye in party.eyes]
        assert {face["whole"] for face in faces} == {WHOLE}
        assert {face["left"] for face in faces} == {WHOLE}

    parry(tmp_path, scene, people=3)


def test_answers_count_together_when_the_time_is_over(tmp_path: Path, time: Glass) -> None:
    async def scene(party: Company) -> None:
        await strike(party)
        told = await party.eyes[1].answer("raise shield")
        assert told["window"]["answered"]
        assert not options(told)
        assert await seals(party) == [(1, "raise shield", "")]
        time.turned += WHOLE
        for eye in party.eyes:
            last = (await closed(eye))["entries"][-1]
            assert last["kind"] == "unsealed"
            assert "seat" not in last
            assert last["events"] == [{"event": "Landed", "seat": 0, "parried": [1]}]
        assert party.eyes[1].now["entries"][-1]["line"] == "raise shield"
        assert party.eyes[2].now["entries"][-1]["line"] == "let be"
        assert await seals(party) == [(1, "raise shield", ""), (2, "let be", "clock")]
        assert party.eyes[0].now["asked"] == [0]

    parry(tmp_path, scene, people=3)


def test_a_window_stays_open_though_all_have_answered(tmp_path: Path, time: Glass) -> None:
    async def scene(party: Company) -> None:
        await strike(party)
        for eye in party.eyes[1:]:
            await eye.answer("let be")
        time.turned += WHOLE // 2
        await party.server.site.autopilot.care(party.table, time.now())
        assert await closings(party) == 0
        assert (await party.truth()).window is not None
        time.turned += WHOLE
        await closed(party.eyes[0])
        assert await closings(party) == 1

    parry(tmp_path, scene, people=3)


async def _shown(guest: Guest, path: str) -> Message:
    """Look at a page, all but what the time alone changes."""
    told: Message = await guest.ask("GET", path)
    told.pop("at", None)
    told.get("window", {}).pop("left", None)
    return told


async def _all_shown(party: Company, *seats: int) -> list[Message]:
    """Give everything that can be looked at from some seats, and by a spectator."""
    table, told = f"/api/tables/{party.table}", []
    for seat in seats:
        for page in (f"update?seat={seat}", f"log?seat={seat}"):
            told.append(await _shown(party.guests[seat], f"{table}/{page}"))
    guest = await party.server.guest("Zeno")
    for path in (f"{table}/update", f"{table}/log", table, "/api/tables", f"{table}/moments/1"):
        told.append(await _shown(guest, path))
    await guest.close()
    return told


def test_nobody_can_see_that_somebody_has_answered(tmp_path: Path, time: Glass) -> None:
    async def scene(party: Company) -> None:
        await strike(party)
        before = await _all_shown(party, 0, 2)
        heard = [len(eye.heard) for eye in party.eyes]
        await party.eyes[1].answer("raise shield")
        assert await _all_shown(party, 0, 2) == before
        for seat in (0, 2):
            await party.eyes[seat].send(type="ping")
            await party.eyes[seat].hear("pong")
            said = [m["type"] for m in party.eyes[seat].heard[heard[seat] :]]
            assert [kind for kind in said if kind == "update"] == []

    parry(tmp_path, scene, people=3)


def _end(folder: Path, time: Glass, *lines: tuple[int, str]) -> int:
    """Let some answer in a window; give the number of the entry that closed it."""
    found: list[int] = []

    async def scene(party: Company) -> None:
        await strike(party)
        for seat, line in lines:
            await party.eyes[seat].answer(line)
        time.turned += WHOLE
        found.append((await closed(party.eyes[0]))["entries"][-1]["number"])

    folder.mkdir()
    parry(folder, scene, people=3)
    return found[0]


def test_the_numbers_of_the_log_do_not_tell_how_many_spoke(tmp_path: Path, time: Glass) -> None:
    silent = _end(tmp_path / "silent", time)
    one = _end(tmp_path / "one", time, (1, "raise shield"))
    all_ = _end(tmp_path / "all", time, (2, "let be"), (1, "let be"))
    assert silent == one == all_


def test_an_answer_under_seal_stands(tmp_path: Path, time: Glass) -> None:
    async def scene(party: Company) -> None:
        await strike(party)
        bruno = party.eyes[1]
        codes = {option["line"]: option["code"] for option in bruno.now["options"]}
        await bruno.answer("let be")
        version = bruno.now["version"]
        again = await bruno.do("answer", code=codes["raise shield"], version=version)
        assert again["error"] == "not-asked"
        assert not bruno.now.get("undo")
        assert (await bruno.undo())["error"] == "cannot-undo"
        assert await seals(party) == [(1, "let be", "")]

    parry(tmp_path, scene, people=3)


def test_the_same_answer_sent_again_is_acknowledged_and_counts_once(
    tmp_path: Path, time: Glass
) -> None:
    async def scene(party: Company) -> None:
        await strike(party)
        bruno = party.eyes[1]
        code, version = bruno.now["options"][1]["code"], bruno.now["version"]
        for _ in range(2):
            told = await bruno.do("answer", code=code, version=version, key="same")
            assert told["ack"] == "same"
        assert await seals(party) == [(1, "raise shield", "")]

    parry(tmp_path, scene, people=3)


def test_what_is_not_offered_is_refused_in_a_window_too(tmp_path: Path, time: Glass) -> None:
    async def scene(party: Company) -> None:
        await strike(party)
        carla = party.eyes[2]
        told = await carla.do("answer", code=3, version=carla.now["version"])
        assert told["error"] == "illegal"
        assert (await party.eyes[0].do("answer", code=2, version=1))["error"] == "not-asked"
        assert await seals(party) == []

    parry(tmp_path, scene, people=3)


def test_who_has_struck_cannot_take_it_back_while_others_are_asked(
    tmp_path: Path, time: Glass
) -> None:
    async def scene(party: Company) -> None:
        anna = party.eyes[0]
        await strike(party)
        assert not anna.now.get("undo")
        assert (await anna.undo())["error"] == "cannot-undo"
        time.turned += WHOLE
        for eye in party.eyes:
            await closed(eye)
            assert not eye.now.get("undo")
            assert (await eye.undo())["error"] == "cannot-undo"
        await anna.answer("rest")
        assert anna.now["undo"]

    parry(tmp_path, scene, people=3)


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        ("say", {"text": "I have nothing"}),
        ("propose", {"what": "abandon"}),
        ("orders", {"orders": []}),
    ],
)
def test_everything_else_waits_until_the_window_is_closed(
    tmp_path: Path, time: Glass, kind: str, what: dict[str, Any]
) -> None:
    async def scene(party: Company) -> None:
        await strike(party)
        number = (await party.truth()).number
        told = await party.eyes[2].do(kind, key="later", **what)
        assert told["error"] == "too-fast"
        assert 0 < told["wait"] <= WHOLE / 1_000 + 1
        assert (await party.truth()).number == number
        time.turned += WHOLE
        await closed(party.eyes[2])
        assert (await party.eyes[2].do(kind, key="later", **what))["ack"] == "later"

    parry(tmp_path, scene, people=3)


def test_standing_orders_speak_at_the_end_and_only_for_who_is_silent(
    tmp_path: Path, time: Glass
) -> None:
    async def scene(party: Company) -> None:
        orders = [{"question": "meet", "answers": ["raise shield", "let be"]}]
        for eye in party.eyes[1:]:
            await eye.do("orders", orders=orders)
        await strike(party)
        assert await seals(party) == []
        time.turned += WHOLE
        await closed(party.eyes[0])
        assert await seals(party) == [(1, "raise shield", "orders"), (2, "let be", "orders")]

    parry(tmp_path, scene, people=3)


def test_a_word_of_ones_own_goes_before_ones_orders(tmp_path: Path, time: Glass) -> None:
    async def scene(party: Company) -> None:
        orders = [{"question": "meet", "answers": ["raise shield"]}]
        await party.eyes[1].do("orders", orders=orders)
        await strike(party)
        await party.eyes[1].answer("let be")
        time.turned += WHOLE
        await closed(party.eyes[0])
        assert await seals(party) == [(1, "let be", "")]

    parry(tmp_path, scene, people=2)


def test_bots_answer_at_the_end_like_everybody(tmp_path: Path, time: Glass) -> None:
    async def scene(party: Company) -> None:
        await strike(party)
        assert party.eyes[0].now["asked"] == [1, 2, 3]
        await party.eyes[1].answer("let be")
        assert await seals(party) == [(1, "let be", "")]
        time.turned += WHOLE
        told = await closed(party.eyes[0])
        assert told["entries"][-1]["events"][0]["parried"] == [3]
        assert (await seals(party))[1:] == [(2, "let be", "greedy"), (3, "raise shield", "greedy")]

    parry(tmp_path, scene, people=2, bots=("greedy", "greedy"))


def test_nobodys_clock_runs_in_a_window_and_no_move_ends(tmp_path: Path, time: Glass) -> None:
    async def scene(party: Company) -> None:
        await strike(party)
        before = party.eyes[0].now["clocks"]
        assert not any(face.get("runs") for face in before)
        time.turned += WHOLE
        after = (await closed(party.eyes[0]))["clocks"]
        assert [face.get("runs", False) for face in after] == [True, False, False]
        assert [face["left"] for face in after] == [600_000] * 3  # and no increment for an action

    clock = {"kind": "bank", "bank": 600, "increment": 30}
    parry(tmp_path, scene, people=3, settings={"clock": clock})


def test_a_table_says_how_long_its_windows_are(tmp_path: Path, time: Glass) -> None:
    async def scene(party: Company) -> None:
        await strike(party)
        assert party.eyes[0].now["window"]["whole"] == 20_000
        offered = (await party.guests[0].ask("GET", "/api"))["games"]
        assert {game["name"]: game.get("windows", []) for game in offered}["parry"] == ["meet"]

    parry(tmp_path, scene, people=2, settings={"window": 20})


@pytest.mark.parametrize("seconds", [1, 61])
def test_a_window_that_nobody_could_use_is_refused(
    tmp_path: Path, time: Glass, seconds: int
) -> None:
    async def scene(party: Company) -> None:
        body = {"game": "parry", "seats": [{"kind": "me"}, {"kind": "open"}]}
        body["settings"] = {"window": seconds}  # type: ignore[assignment]
        told = await party.guests[0].ask("POST", "/api/tables", 400, json=body)
        assert told["error"] == "bad-message"

    parry(tmp_path, scene)


def test_all_may_agree_to_go_back_and_then_all_are_asked_again(tmp_path: Path, time: Glass) -> None:
    async def scene(party: Company) -> None:
        anna, bruno = party.eyes
        await strike(party)
        await bruno.answer("raise shield")
        time.turned += WHOLE
        await closed(anna)
        closing = (await party.truth()).number
        proposal = (await anna.do("propose", what="undo", to=closing))["number"]
        await closed(bruno)
        told = await bruno.do("vote", proposal=proposal, agree=True)
        assert options(told) == ["let be", "raise shield"]
        assert told["window"]["left"] > 0
        await bruno.answer("let be")
        await anna.until(lambda now: "window" in now)
        time.turned += WHOLE
        told = await closed(anna)
        assert told["entries"][-1]["events"][0]["parried"] == []
        kinds = [type(entry) for entry in await party.log()]
        assert (kinds.count(Sealed), kinds.count(Unsealed)) == (2, 2)

    parry(tmp_path, scene)


def test_the_database_knows_when_a_window_must_be_looked_after(tmp_path: Path, time: Glass) -> None:
    async def scene(party: Company) -> None:
        await strike(party)
        window, store = (await party.truth()).window, party.server.site.store
        assert window is not None
        assert await store.due(window.ends) == []
        assert await store.due(window.ends + LATE) == [party.table]

    parry(tmp_path, scene, people=3)
