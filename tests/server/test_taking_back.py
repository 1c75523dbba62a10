"""Choosing one by one at a server: a choice is taken back, and what stands is closed by hand."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bottega.games import GAMES
from bottega.kernel import record as records
from bottega.server.house import archive
from bottega.server.table import past
from bottega.server.table.entries import Answered, Ended, Undone
from bottega.server.table.table import Table
from tests.server.company import Company, company, options
from tests.server.harness import Looking, Message

MASTERS = GAMES["masters"]


def play(folder: Path, scene: Callable[[Company], Awaitable[None]], **how: Any) -> None:
    """Let a scene happen among people at a table."""

    async def run() -> None:
        async with company(folder, **how) as party:
            await scene(party)

    asyncio.run(run())


async def with_goods(party: Company) -> tuple[Looking, Looking, list[str]]:
    """Play until somebody without leaders may let two goods go; give both people and the goods."""
    while True:
        eye, other = await party.begin()
        while away := [line for line in options(eye.now) if line.startswith("discard")]:
            await eye.answer(away[0])
        for line in options(eye.now):
            if line.startswith("take"):
                await eye.answer(line)
                free = [line for line in options(eye.now) if line.startswith("let go")]
                if len(free) > 1 and "store" in options(eye.now):
                    await party.settle()
                    return eye, other, free
                await eye.undo()
        await party.step()


async def let_all_go(eye: Looking) -> None:
    """Let goods go until nothing is left to be chosen."""
    while lines := options(eye.now):
        await eye.answer(lines[-1])


async def take_back(eye: Looking, line: str, **more: Any) -> Message:
    """Take one answer back."""
    code = MASTERS.parse(line)
    return await eye.do("undo", version=eye.now["version"], code=code, **more)


async def again(party: Company) -> Table:
    """Fold the stored log into a table of its own: what is stored must come out as it was."""
    table = Table(party.table)
    for row in await party.server.site.store.rows(party.table):
        table.fold(row)
    assert table.outdated is None
    return table


def test_one_choice_is_taken_back_and_the_later_ones_stand(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        eye, other, goods = await with_goods(party)
        before, number = options(eye.now), eye.now["number"]
        await eye.answer(goods[0])
        await eye.answer(goods[1])
        told = await take_back(eye, goods[0])
        assert goods[0] in options(told)
        await party.settle()
        for now in (eye.now, other.now):
            entry = now["entries"][-1]
            assert (entry["kind"], entry["seat"]) == ("undone", eye.now["seat"])
            assert [event["event"] for event in entry["events"]] == ["GoodLetGo"]
        code = MASTERS.parse(goods[0])
        assert (await party.log())[number + 2 :] == [Undone(eye.now["seat"], entry_key(eye), code)]
        assert options(await take_back(eye, goods[1])) == before

    play(tmp_path, scene)


def entry_key(eye: Looking) -> str:
    """Give the key of what was stored last for this person."""
    return str(next(m["ack"] for m in reversed(eye.heard) if "ack" in m))


def test_a_choice_taken_back_twice_with_one_key_is_taken_back_once(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        eye, _, goods = await with_goods(party)
        await eye.answer(goods[0])
        await eye.answer(goods[1])
        version = eye.now["version"]
        for _ in range(2):
            told = await eye.do("undo", version=version, code=MASTERS.parse(goods[0]), key="once")
            assert told["ack"] == "once"
        assert [type(entry) for entry in await party.log()].count(Undone) == sum(
            isinstance(entry, Undone) and entry.code is None for entry in await party.log()
        ) + 1

    play(tmp_path, scene)


def test_what_was_not_chosen_cannot_be_taken_back(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        eye, other, goods = await with_goods(party)
        await eye.answer(goods[0])
        number = eye.now["number"]
        assert (await take_back(eye, goods[1]))["error"] == "cannot-undo"
        await party.settle()
        assert (await take_back(other, goods[0]))["error"] == "cannot-undo"
        assert len(await party.log()) == number

    play(tmp_path, scene)


def test_the_log_tells_a_table_without_what_was_taken_back(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        eye, _, goods = await with_goods(party)
        await eye.answer(goods[0])
        await eye.answer(goods[1])
        await take_back(eye, goods[0])
        table = await again(party)
        truth = (await party.truth()).playing()
        assert table.playing().save() == truth.save()
        assert MASTERS.dump(table.playing().table) == MASTERS.dump(truth.table)
        rows = await party.server.site.store.rows(party.table)
        told = json.loads(archive._from_log(table, rows, as_json=True))
        lines = [f"{one.seat} {MASTERS.line(one.code)}" for one in truth.record().answers]
        assert told["answers"] == lines
        assert lines[-1] == f"{eye.now['seat']} {goods[1]}"

    play(tmp_path, scene)


def test_a_game_with_a_choice_taken_back_is_told_and_taken_along_without_it(
    tmp_path: Path,
) -> None:
    async def scene(party: Company) -> None:
        eye, _, goods = await with_goods(party)
        await eye.answer(goods[0])
        await eye.answer(goods[1])
        await take_back(eye, goods[0])
        await party.finish()
        anna, path = party.guests[0], f"/api/tables/{party.table}"
        text = str(await anna.ask("GET", f"{path}/record"))
        game = records.read(MASTERS, text)
        records.verify(MASTERS, game)
        story = await anna.ask("GET", f"{path}/story")
        assert story["decisions"] == len(game.answers)
        assert story["points"][-1]["points"] == list(game.result or ())

    play(tmp_path, scene)


def test_what_was_chosen_is_closed_and_then_the_turn_is(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        eye, other, _ = await with_goods(party)
        seat = eye.now["seat"]
        await let_all_go(eye)
        await party.settle()
        assert eye.now["held"] == other.now["held"] == seat
        assert eye.now["question"]["ask"] == "store"
        assert (eye.now["closing"]["line"], options(eye.now)) == ("store", [])
        assert not {"closing", "question"} & set(other.now)
        told = await eye.end()
        assert told["held"] == seat
        assert not {"closing", "question"} & set(told)
        assert (await eye.end())["asked"] == [other.now["seat"]]
        assert [type(entry) for entry in (await party.log())[-3:]] == [Answered, Ended, Ended]
        await again(party)

    play(tmp_path, scene)


def test_a_reader_of_sentences_hears_how_to_close(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        eye, other, _ = await with_goods(party)
        await let_all_go(eye)
        told = []
        for seat in (eye.now["seat"], other.now["seat"]):
            async with party.guests[seat].at(party.table, seat, language="en") as reading:
                told.append(reading.now)
        assert told[0]["sentence"] == "Store nothing?"
        assert told[0]["closing"]["sentence"] == "Store nothing"
        assert told[1]["sentence"].startswith("Waiting for")

    play(tmp_path, scene)


def test_looking_back_stops_where_the_seat_is_held(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        eye, _, _ = await with_goods(party)
        await let_all_go(eye)
        frames = []
        for _ in range(2):
            table = await party.truth()
            last = list(past.replay(table))[-1].session
            assert MASTERS.dump(last.table) == MASTERS.dump(table.playing().table)
            frames.append(type(last.table.stack[-1]).__name__)
            await eye.end()
        assert frames == ["Store", "HandOver"]

    play(tmp_path, scene)


def test_a_seat_hears_what_it_has_chosen_and_others_do_not(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        eye, other, goods = await with_goods(party)
        assert "chosen" not in eye.now
        await eye.answer(goods[1])
        await eye.answer(goods[0])
        await party.settle()
        assert [option["line"] for option in eye.now["chosen"]] == [goods[1], goods[0]]
        assert "chosen" not in other.now
        await let_all_go(eye)
        assert len(eye.now["chosen"]) >= 2
        assert "chosen" not in await eye.end()

    play(tmp_path, scene)
