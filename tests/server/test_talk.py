"""What people write, in the chat and as standing orders, and the sentences they are told."""

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bottega.games import GAMES
from bottega.server.table.entries import (
    Answered,
    Ended,
    Opened,
    Ordered,
    PlannedSeat,
    Said,
    Started,
)
from bottega.server.table.showing import info
from bottega.server.table.table import Table
from bottega.wire import Settings
from tests.server.company import Company, options
from tests.server.harness import Looking
from tests.server.test_play import play, to_the_last_step

# The chat.


def test_everybody_hears_what_is_said(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        anna, bruno = party.eyes
        await anna.do("say", text="<b>Buona fortuna</b> & good luck")
        await party.settle()
        said = bruno.now["entries"][-1]
        assert (said["kind"], said["seat"]) == ("said", 0)
        assert said["text"] == "<b>Buona fortuna</b> & good luck"  # escaped where it is shown
        assert bruno.now["version"] == 0  # nobody's answer goes stale

    play(tmp_path, scene)


@pytest.mark.parametrize(
    ("sent", "heard"),
    [
        ("a\x00b\x07c\x1b[31md", "abc[31md"),
        ("two\nlines", "two\nlines"),
        ("  much \u202eroom\u2066 ", "much room"),
        ("\r\n\t\x7f", None),
        ("\u200b", None),
        ("x" * 500, "x" * 500),
        ("x" * 501, None),
        ("", None),
    ],
)
def test_what_cannot_be_printed_is_not_said(tmp_path: Path, sent: str, heard: str | None) -> None:
    async def scene(party: Company) -> None:
        told = await party.eyes[0].do("say", text=sent)
        if heard is None:
            assert told["error"] == "bad-message"
        said = [entry.text for entry in await party.log() if isinstance(entry, Said)]
        assert said == ([] if heard is None else [heard])

    play(tmp_path, scene)


def test_who_writes_too_fast_is_told_how_long_to_wait(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        told = [await party.eyes[0].do("say", text="me!") for _ in range(9)]
        assert [message["type"] for message in told] == ["update"] * 8 + ["refusal"]
        assert told[-1]["error"] == "too-fast"
        assert 0 < told[-1]["wait"] <= 2
        assert (await party.eyes[1].do("say", text="you"))["type"] == "update"
        assert (await party.eyes[0].answer())["type"] == "update"  # one may still play

    play(tmp_path, scene)


def test_a_table_has_had_enough_messages_some_day(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        with patch("bottega.server.table.manners.CHAT_LIMIT", 3):
            told = [await party.eyes[0].do("say", text="again") for _ in range(4)]
        assert [message.get("error") for message in told] == [None, None, None, "closed"]

    play(tmp_path, scene)


def test_a_closed_chat_is_open_before_and_after_the_game(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        anna, bruno = party.eyes
        table = await party.guests[0].table("me", "open", start=False, settings={"chat": "closed"})
        async with party.guests[0].at(table, 0) as waiting:
            assert (await waiting.do("say", text="who comes?"))["type"] == "update"
        assert (await anna.do("say", text="buy the red one"))["error"] == "closed"
        number = (await bruno.do("propose", what="abandon"))["number"]
        await anna.do("vote", proposal=number, agree=True)
        assert (await anna.do("say", text="good game"))["type"] == "update"

    play(tmp_path, scene, settings={"chat": "closed"})


@pytest.mark.parametrize("teams", ["true", "false"])
def test_partners_may_not_talk(teams: str) -> None:
    game, seats = GAMES["renaissance"], (PlannedSeat("bot", "random"),) * 4
    chosen = game.options_from(4, {"teams": teams})
    table = Table("T")
    table.take(Opened(game.name, game.version, chosen, Settings(), seats, "a", "Anna"), 0)
    assert table.chat_open()
    assert info(table).partners is (teams == "true")  # and so does everybody who reads its terms
    table.take(Started("7", ""), 0)
    assert table.chat_open() is (teams == "false")


def test_the_same_words_sent_again_with_their_key_are_said_once(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        for _ in range(2):
            told = await party.eyes[0].do("say", text="hello", key="same")
            assert told["ack"] == "same"
        assert len([entry for entry in await party.log() if isinstance(entry, Said)]) == 1

    play(tmp_path, scene)


# Standing orders.


async def _to_the_last_word(eye: Looking) -> None:
    """Do the main action and what it asks."""
    await eye.answer("take row 1")
    while eye.now.get("question", {}).get("ask") not in (None, "last-word"):
        lines = options(eye.now)
        await eye.answer("store" if "store" in lines else lines[0])


def test_standing_orders_answer_what_they_say(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        eye, other = await party.begin()
        seat = eye.now["seat"]
        orders = [{"question": "last-word", "answers": ["play 49", "end"]}]
        await eye.do("orders", orders=orders)
        await _to_the_last_word(eye)
        await other.until(lambda now: now["asked"] == [1 - seat])
        last = [entry for entry in await party.log() if isinstance(entry, Answered)][-1]
        assert (last.seat, last.by) == (seat, "orders")
        assert (await party.truth()).game.line(last.code) == "end"

    play(tmp_path, scene)


def test_an_order_to_end_turns_ends_them(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        eye, other = await party.begin()
        seat = eye.now["seat"]
        await eye.do("orders", orders=[{"question": "end-turn"}])
        await to_the_last_step(eye)
        await other.until(lambda now: now.get("asked") == [1 - seat])
        ended = [entry for entry in await party.log() if isinstance(entry, Ended)]
        assert ended == [Ended(seat, by="orders")]

    play(tmp_path, scene)


def test_orders_given_while_one_is_asked_are_followed_at_once(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        line = options(party.eyes[0].now)[2]
        await party.eyes[0].do("orders", orders=[{"question": "choose-leaders", "answers": [line]}])
        await party.eyes[0].until(lambda now: now["asked"] == [1])
        await party.eyes[1].answer()
        await party.settle()
        assert party.eyes[0].now["entries"][-1]["line"] == line

    play(tmp_path, scene)


def test_an_order_that_is_not_possible_leaves_the_question_to_its_seat(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        hand = party.eyes[0].now["view"]["boards"][0]["hand"]
        keep = next(n for n in range(49, 65) if n not in hand and n + 1 not in hand)
        order = {"question": "choose-leaders", "answers": [f"keep {keep} {keep + 1}"]}
        told = await party.eyes[0].do("orders", orders=[order])
        assert told["asked"] == [0, 1]
        assert not [entry for entry in await party.log() if isinstance(entry, Answered)]

    play(tmp_path, scene)


def test_new_orders_take_the_place_of_those_before(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        eye, _ = await party.begin()
        await eye.do("orders", orders=[{"question": "last-word", "answers": ["end"]}])
        await eye.do("orders", orders=[])
        await _to_the_last_word(eye)
        assert eye.now["question"]["ask"] == "last-word"
        assert "end" in options(eye.now)

    play(tmp_path, scene)


def test_nobody_else_hears_of_standing_orders(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        anna, bruno = party.eyes
        order = {"question": "last-word", "answers": ["end"]}
        told = await anna.do("orders", orders=[order])
        assert told["entries"][-1]["kind"] == "ordered"
        await party.settle()
        assert not bruno.now.get("entries")
        page = await party.guests[1].ask("GET", f"/api/tables/{party.table}/log?seat=1")
        assert "ordered" not in [entry["kind"] for entry in page["entries"]]
        assert [entry for entry in await party.log() if isinstance(entry, Ordered)]

    play(tmp_path, scene)


@pytest.mark.parametrize(
    "order",
    [
        {"question": "whats-for-dinner", "answers": ["end"]},
        {"question": "last-word", "answers": ["surrender"]},
        {"question": "last-word", "answers": ["end"] * 21},
        {"question": "last-word", "answers": ["x" * 81]},
        {"question": "last-word", "says": "end"},
        {"answers": ["end"]},
    ],
)
def test_orders_that_make_no_sense_are_refused(tmp_path: Path, order: dict[str, Any]) -> None:
    async def scene(party: Company) -> None:
        told = await party.eyes[0].do("orders", orders=[order])
        assert told["error"] == "bad-message"
        assert not [entry for entry in await party.log() if isinstance(entry, Ordered)]

    play(tmp_path, scene)


# What the server says.


def test_why_not_names_the_rule_in_the_readers_language(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        asked, other = await party.begin()
        seat = asked.now["seat"]
        async with party.guests[seat].at(party.table, seat, language="fr") as reader:
            offered = {option["code"] for option in reader.now["options"]}
            said = {}
            for code in range(282):
                await reader.send(type="why-not", code=code)
                reason = await reader.hear("reason")
                assert reason["code"] == code
                assert reason.get("offered", False) == (code in offered)
                assert ("rule" in reason) == ("sentence" in reason) == (code not in offered)
                said[reason.get("rule")] = reason.get("sentence")
            assert len(said) > 3
        await other.send(type="why-not", code=0)
        assert (await other.hear("reason"))["rule"] == "not-asked"
        await asked.send(type="why-not", code=2**31)
        assert (await asked.hear("reason"))["rule"] == "no-such-answer"

    play(tmp_path, scene)


def test_questions_answers_and_events_come_as_sentences_of_the_language_asked_for(
    tmp_path: Path,
) -> None:
    async def scene(party: Company) -> None:
        said = {}
        for language in ("en", "fr", "tlh", None):
            async with party.guests[0].at(party.table, 0, language=language) as reader:
                assert all(("sentence" in o) == bool(language) for o in reader.now["options"])
                said[language] = reader.now.get("sentence")
        assert said["en"] == said["tlh"] == "Which two leaders do you keep?"
        assert said["fr"] not in (None, said["en"])
        assert said[None] is None
        for eye in party.eyes:
            await eye.answer()
        async with party.guests[0].at(party.table, 0, language="fr", have=5) as reader:
            deeds = [deed for e in reader.now["entries"] for deed in e.get("deeds", [])]
            assert {deed.get("seat") for deed in deeds} >= {0, 1}  # by whom, and not by name
            assert not any("Bruno" in part for deed in deeds for part in deed["text"])

    play(tmp_path, scene)
