"""Tables of other rules than the server has: still looked at, as stored, and never gone on with."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bottega.games import GAMES
from bottega.kernel import record
from bottega.server.minds.elder_process import Memory, answer
from bottega.server.minds.retelling import Look, Request
from bottega.server.store import Row
from tests.server.harness import Message
from tests.server.past import (
    OLD,
    Past,
    age,
    play_a_little,
    play_to_the_end,
    rename,
    rewrite,
    without,
)
from tests.server.stories import House, finished, leaders_told, refused, tell

WISHES: list[Message] = [
    {"type": "answer", "code": 1, "version": 9},
    {"type": "end", "version": 9},
    {"type": "undo", "version": 9},
    {"type": "propose", "what": "undo", "to": 3},
    {"type": "vote", "proposal": 3, "agree": True},
    {"type": "orders", "orders": [{"question": "end-turn"}]},
    {"type": "back"},
]


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Past:
    """Give a game that has begun."""
    return play_a_little(tmp_path_factory.mktemp("begun"))


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Past:
    """Give a game that is over."""
    return play_to_the_end(tmp_path_factory.mktemp("ended"))


def test_a_table_of_the_same_version_goes_on_after_a_restart(tmp_path: Path, begun: Past) -> None:
    past = begun.copied(tmp_path)

    async def story(house: House) -> None:
        anna, bice = past.returned(house)
        assert "outdated" not in await anna.ask("GET", f"/api/tables/{past.table}")
        async with anna.at(past.table) as hers, bice.at(past.table, 1) as his:
            assert hers.now["version"] == past.moves
            asked = hers if hers.now.get("options") else his
            assert (await asked.answer())["type"] == "update"

    tell(tmp_path, story)


def test_a_table_of_an_older_version_is_listed_and_says_so_plainly(
    tmp_path: Path, begun: Past
) -> None:
    past = begun.copied(tmp_path)
    rewrite(tmp_path, "entry", "opened", age)

    async def story(house: House) -> None:
        anna, _ = past.returned(house)
        (listed,) = (await anna.ask("GET", "/api/tables"))["tables"]
        assert listed["id"] == past.table
        (mine,) = (await anna.ask("GET", "/api/me/tables"))["tables"]
        assert mine["id"] == past.table
        info = await anna.ask("GET", f"/api/tables/{past.table}")
        assert info["version"] == OLD
        present = GAMES["masters"].version
        for version in (OLD, present):
            assert f"version {version}" in info["outdated"]
        assert [seat["name"] for seat in info["seats"]] == ["Anna", "Bice"]

    tell(tmp_path, story)


def told_after(change: Callable[[Message], None], past: Past) -> list[Message]:
    """Give what can be told of a log then: for a game that is not known there are no words."""
    return [without(log, "deeds") for log in past.logs] if change is rename else past.logs


@pytest.mark.parametrize("change", [age, rename])
def test_its_log_is_read_as_stored_and_redacted_by_seat(
    tmp_path: Path, begun: Past, change: Callable[[Message], None]
) -> None:
    past = begun.copied(tmp_path)
    rewrite(tmp_path, "entry", "opened", change)

    async def story(house: House) -> None:
        guests = past.returned(house)
        assert await past.logs_now(house, *guests) == told_after(change, past)
        told = [leaders_told(log["entries"]) for log in past.logs]
        assert told == [{0}, {1}, set()]
        path = f"/api/tables/{past.table}/log"
        await refused(guests[1].http.get(f"{path}?seat=0"), 403, "forbidden")

    tell(tmp_path, story)


def test_its_deeds_are_told_over_the_socket_too(tmp_path: Path, begun: Past) -> None:
    past = begun.copied(tmp_path)
    rewrite(tmp_path, "entry", "opened", age)

    async def story(house: House) -> None:
        anna, _ = past.returned(house)
        async with anna.at(past.table, 0, language="en") as looking:
            assert looking.now["entries"] == past.logs[0]["entries"]
            assert any(deed["text"] for e in looking.now["entries"] for deed in e.get("deeds", ()))
            assert looking.now["info"]["outdated"]
            assert "view" not in looking.now
            assert "options" not in looking.now

    tell(tmp_path, story)


@pytest.mark.parametrize("change", [age, rename])
def test_playing_on_is_refused_with_a_plain_sentence(
    tmp_path: Path, begun: Past, change: Callable[[Message], None]
) -> None:
    past = begun.copied(tmp_path)
    rewrite(tmp_path, "entry", "opened", change)

    async def story(house: House) -> None:
        anna, bice = past.returned(house)
        path = f"/api/tables/{past.table}/seats"
        for number, wish in enumerate(WISHES):
            for seat, guest in enumerate((anna, bice)):
                body = {**wish, "key": f"key {number}"}
                asking = guest.http.post(f"{path}/{seat}/commands", json=body)
                message = await refused(asking, 409, "outdated")
                assert "cannot be continued" in message
                assert "Traceback" not in message
        await refused(anna.http.get(f"{path}/0/why-not?code=1"), 409, "outdated")
        assert await past.logs_now(house, anna, bice) == told_after(change, past)

    tell(tmp_path, story)


def test_people_may_still_talk_at_it(tmp_path: Path, begun: Past) -> None:
    past = begun.copied(tmp_path)
    rewrite(tmp_path, "entry", "opened", age)

    async def story(house: House) -> None:
        anna, _ = past.returned(house)
        async with anna.at(past.table) as looking:
            told = await looking.do("say", text="What a pity.", key="later")
            assert told["entries"][-1]["text"] == "What a pity."

    tell(tmp_path, story)


def test_a_table_of_an_older_version_that_waits_is_not_started(tmp_path: Path) -> None:
    past = Past()

    async def before(house: House) -> None:
        anna = await house.guest("Anna")
        past.table = await anna.table("me", "random", start=False)
        await past.remember(house, anna)

    async def after(house: House) -> None:
        (anna,) = past.returned(house)
        await refused(anna.http.post(f"/api/tables/{past.table}/start"), 409, "outdated")
        await anna.ask("DELETE", f"/api/tables/{past.table}")

    tell(tmp_path, before)
    rewrite(tmp_path, "entry", "opened", age)
    tell(tmp_path, after)


@pytest.mark.parametrize("change", [age, rename])
def test_the_record_of_an_older_game_that_is_over_is_what_its_log_tells(
    tmp_path: Path, ended: Past, change: Callable[[Message], None]
) -> None:
    past = ended.copied(tmp_path)
    rewrite(tmp_path, "entry", "opened", change)

    async def story(house: House) -> None:
        (anna,) = past.returned(house)
        told = str(await anna.ask("GET", f"/api/tables/{past.table}/record"))
        assert told.splitlines()[1] != past.record.splitlines()[1]  # game and version
        mended = [*told.splitlines()]
        mended[1] = past.record.splitlines()[1]
        if change is age:  # the name of the game is part of what was committed to
            assert mended == past.record.splitlines()
        else:
            lines = past.record.splitlines()
            both = [(a, b) for a, b in zip(mended, lines, strict=True) if a != b]
            assert all(a.startswith("commitment") for a, _ in both)

    tell(tmp_path, story)


def test_an_older_game_that_is_over_still_tells_its_outcome_and_its_deal(
    tmp_path: Path, ended: Past
) -> None:
    past = ended.copied(tmp_path)
    rewrite(tmp_path, "entry", "opened", age)

    async def story(house: House) -> None:
        (anna,) = past.returned(house)
        info = await anna.ask("GET", f"/api/tables/{past.table}")
        played = record.read(GAMES["masters"], past.record)
        assert info["status"] == "over"
        assert (info["seed"], info["salt"]) == (str(played.seed), played.salt)
        told = await anna.ask("GET", f"/api/tables/{past.table}/update?seat=0")
        assert tuple(one["points"] for one in told["outcome"]["scores"]) == played.result
        again = await anna.ask("POST", f"/api/tables/{past.table}/rematch", 201)
        assert again["version"] == GAMES["masters"].version

    tell(tmp_path, story)


def test_the_record_of_an_older_game_comes_as_json_too(tmp_path: Path, ended: Past) -> None:
    past = ended.copied(tmp_path)
    rewrite(tmp_path, "entry", "opened", age)

    async def story(house: House) -> None:
        (anna,) = past.returned(house)
        told = await anna.http.get(f"/api/tables/{past.table}/record?json=true")
        assert json.loads(told.text)["version"] == OLD

    tell(tmp_path, story)


def other_steps(said: list[Any]) -> None:
    """Let an answer have led elsewhere."""
    said[0] += 1


def test_a_table_whose_rules_would_lead_elsewhere_is_not_gone_on_with(
    tmp_path: Path, begun: Past
) -> None:
    past = begun.copied(tmp_path)
    rewrite(tmp_path, "deed", "answered", other_steps)

    async def story(house: House) -> None:
        anna, bice = past.returned(house)
        info = await anna.ask("GET", f"/api/tables/{past.table}")
        assert "other rules" in info["outdated"]
        assert await past.logs_now(house, anna, bice) == past.logs
        async with anna.at(past.table) as looking:
            told = await looking.do("answer", code=1, version=past.moves, key="later")
            assert told["error"] == "outdated"
            assert "other rules" in told["message"]

    tell(tmp_path, story)


def test_a_table_whose_answers_are_not_possible_here_is_not_gone_on_with(
    tmp_path: Path, begun: Past
) -> None:
    past = begun.copied(tmp_path)
    last = len(GAMES["masters"].space) - 1
    rewrite(tmp_path, "entry", "answered", lambda said: said.update(code=last))

    async def story(house: House) -> None:
        anna, bice = past.returned(house)
        info = await anna.ask("GET", f"/api/tables/{past.table}")
        assert "cannot be played again" in info["outdated"]
        assert [seat["name"] for seat in info["seats"]] == ["Anna", "Bice"]
        assert await past.logs_now(house, anna, bice) == past.logs

    tell(tmp_path, story)


def test_a_finished_game_that_would_end_otherwise_keeps_its_stored_end(
    tmp_path: Path, ended: Past
) -> None:
    past = ended.copied(tmp_path)
    rewrite(tmp_path, "deed", "answered", other_steps)

    async def story(house: House) -> None:
        (anna,) = past.returned(house)
        info = await anna.ask("GET", f"/api/tables/{past.table}")
        assert info["status"] == "over"
        assert info["outdated"]
        told = await anna.ask("GET", f"/api/tables/{past.table}/update?seat=0")
        played = record.read(GAMES["masters"], past.record)
        assert tuple(one["points"] for one in told["outcome"]["scores"]) == played.result

    tell(tmp_path, story)


def test_the_seats_of_an_older_table_are_kept_and_their_links_open_them(
    tmp_path: Path, begun: Past
) -> None:
    past = begun.copied(tmp_path)
    rewrite(tmp_path, "entry", "opened", age)

    async def story(house: House) -> None:
        anna, bice = past.returned(house)
        links = (await bice.ask("GET", f"/api/tables/{past.table}/links"))["links"]
        phone = await house.guest("Bice")  # on her phone
        await phone.sit(past.table, 1, links["1"].partition("#1.")[2])
        log = await phone.ask("GET", f"/api/tables/{past.table}/log?seat=1&language=en")
        assert log["entries"][: len(past.logs[1]["entries"])] == past.logs[1]["entries"]
        await refused(bice.http.get(f"/api/tables/{past.table}/log?seat=1"), 403, "forbidden")
        await refused(anna.http.get(f"/api/tables/{past.table}/log?seat=1"), 403, "forbidden")

    tell(tmp_path, story)


def test_lists_say_which_tables_are_of_an_older_version(
    tmp_path: Path, begun: Past, monkeypatch: pytest.MonkeyPatch
) -> None:
    past = begun.copied(tmp_path)
    monkeypatch.setattr(GAMES["masters"], "version", 99)

    async def story(house: House) -> None:
        anna, _ = past.returned(house)
        (listed,) = (await anna.ask("GET", "/api/tables"))["tables"]
        assert listed.get("outdated")

    tell(tmp_path, story)


def test_the_rest_of_the_server_goes_on_beside_older_tables(tmp_path: Path, begun: Past) -> None:
    begun.copied(tmp_path)
    rewrite(tmp_path, "entry", "opened", rename)

    async def story(house: House) -> None:
        assert await finished(await house.guest("Ciro"))

    tell(tmp_path, story)


def test_who_looks_back_for_the_server_follows_a_log_and_says_why_it_cannot(ended: Past) -> None:
    with closing(sqlite3.connect(ended.folder / "tables.db")) as database:
        stored = database.execute("select number, at, entry, deed from log order by number")
        rows = tuple(
            Row(number, at, entry.encode(), deed and deed.encode())
            for number, at, entry, deed in stored
        )
    memory = Memory()
    found = answer(Request(ended.table, rows, Look("en", 3, 0, False)), memory)
    assert msgspec.json.decode(found.sight)["decision"] == 3
    refused = answer(Request(ended.table, rows, Look("en", 9999, 0, False)), memory)
    assert refused.fault == "not-found"
    assert "decisions so far" in refused.why
