"""What those who watch write to each other, which no player hears while the game runs."""

from pathlib import Path

import pytest

from bottega.server.table.entries import Murmured
from bottega.server.table.manners import CHAT_LIMIT
from tests.server.company import Company
from tests.server.harness import Looking, Message
from tests.server.test_play import play

HINT = "the red card is worth it"


def _murmurs(heard: list[Message]) -> list[Message]:
    """Give what was heard of those who watch, each message once."""
    entries = [entry for message in heard for entry in message.get("entries", [])]
    return list({e["number"]: e for e in entries if e["kind"] == "murmured"}.values())


async def _hears(eye: Looking, text: str) -> Message:
    """Wait until somebody hears something, and give the entry."""
    await eye.until(lambda _: any(entry["text"] == text for entry in _murmurs(eye.heard)))
    return next(entry for entry in _murmurs(eye.heard) if entry["text"] == text)


async def _give_up(party: Company) -> None:
    number = (await party.eyes[0].do("propose", what="abandon"))["number"]
    await party.eyes[1].do("vote", proposal=number, agree=True)


def test_who_watches_hears_the_others_who_do_and_players_do_not(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        zeno, olga = await party.server.guest("Zeno"), await party.server.guest("Olga")
        async with zeno.at(party.table, None) as one, olga.at(party.table, None) as other:
            told = await one.do("say", text=f"  {HINT}\u202e ")
            assert told["type"] == "update"
            heard = await _hears(other, HINT)
            assert (heard["name"], heard.get("seat")) == ("Zeno", None)
            await party.settle()
            assert not any(_murmurs(eye.heard) for eye in party.eyes)
            async with party.guests[1].at(party.table, None) as player:  # from beside the seat
                assert not _murmurs(player.heard)
            for seat in ("?seat=1", ""):
                page = await party.guests[1].ask("GET", f"/api/tables/{party.table}/log{seat}")
                assert not _murmurs([page])
            page = await olga.ask("GET", f"/api/tables/{party.table}/log")
            assert [entry["text"] for entry in _murmurs([page])] == [HINT]
        assert [e for e in await party.log() if isinstance(e, Murmured)] == [
            Murmured(zeno.id, "Zeno", HINT, told["ack"])
        ]
        await zeno.close()
        await olga.close()

    play(tmp_path, scene)


def test_after_the_game_everybody_hears_it(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        zeno = await party.server.guest("Zeno")
        async with zeno.at(party.table, None) as watcher:
            await watcher.do("say", text=HINT)
            await _give_up(party)
            await watcher.do("say", text="well played")
            assert (await _hears(party.eyes[0], "well played"))["name"] == "Zeno"
        page = await party.guests[1].ask("GET", f"/api/tables/{party.table}/log?seat=1")
        assert [entry["text"] for entry in _murmurs([page])] == [HINT, "well played"]
        await zeno.close()

    play(tmp_path, scene)


def test_who_sees_the_past_hears_it_at_once(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        zeno, olga = await party.server.guest("Zeno"), await party.server.guest("Olga")
        async with zeno.at(party.table, None) as one, olga.at(party.table, None) as other:
            for _ in range(12):
                await party.step()
            await one.do("say", text=HINT)
            heard = await _hears(other, HINT)
            assert heard["number"] > other.now["number"]  # while the game is shown as it was
            for _ in range(20):
                await party.step()
            await other.until(lambda now: bool(now["number"] > heard["number"]))
            assert _murmurs(other.heard) == [heard]  # the same when the past has come so far
        await zeno.close()
        await olga.close()

    play(tmp_path, scene, settings={"watch": "delayed", "delay": 6})


def test_the_same_words_sent_again_with_their_key_are_written_once(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        zeno = await party.server.guest("Zeno")
        async with zeno.at(party.table, None) as watcher:
            for _ in range(2):
                assert (await watcher.do("say", text=HINT, key="same"))["ack"] == "same"
        assert len([e for e in await party.log() if isinstance(e, Murmured)]) == 1
        await zeno.close()

    play(tmp_path, scene)


def test_who_writes_too_fast_waits_and_a_table_has_had_enough_some_day(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        zeno = await party.server.guest("Zeno")
        async with zeno.at(party.table, None) as watcher:
            told = [await watcher.do("say", text="oh") for _ in range(9)]
            assert [message.get("error") for message in told] == [None] * 8 + ["too-fast"]
        await zeno.close()
        (await party.truth()).messages = CHAT_LIMIT
        olga = await party.server.guest("Olga")
        async with olga.at(party.table, None) as watcher:
            assert (await watcher.do("say", text="oh"))["error"] == "closed"
        await olga.close()

    play(tmp_path, scene)


@pytest.mark.parametrize(("settings", "error"), [({}, None), ({"chat": "closed"}, "closed")])
def test_a_closed_chat_is_closed_for_all(
    tmp_path: Path, settings: dict[str, str], error: str | None
) -> None:
    async def scene(party: Company) -> None:
        zeno = await party.server.guest("Zeno")
        async with zeno.at(party.table, None) as watcher:
            assert watcher.now.get("chat", True) is (error is None)
            assert (await watcher.do("say", text=HINT)).get("error") == error
        await zeno.close()

    play(tmp_path, scene, settings=settings)


def test_who_has_a_seat_writes_from_there_and_before_the_start_nobody_watches(
    tmp_path: Path,
) -> None:
    async def scene(party: Company) -> None:
        async with party.guests[0].at(party.table, None) as beside:
            assert (await beside.do("say", text=HINT))["error"] == "not-now"
        table = await party.guests[0].table("me", "open", start=False)
        async with party.guests[1].at(table, None) as visitor:
            assert (await visitor.do("say", text=HINT))["error"] == "not-now"
            assert (await visitor.do("propose", what="abandon"))["error"] == "forbidden"

    play(tmp_path, scene)
