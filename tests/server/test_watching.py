"""Watching a table: as a spectator, from a seat, from one that is lost, and too slowly."""

import asyncio
import contextlib
import socket as sockets
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from bottega.server.house import attendance
from bottega.server.table.entries import Answered
from bottega.server.table.table import Table
from bottega.server.web.post import Post
from bottega.server.web.socket import Connection
from tests.server.company import Company, options, plain, spectator, wire
from tests.server.harness import PATIENCE, Looking, Message, serving
from tests.server.test_play import play

DELAY = 6


def test_an_open_table_shows_spectators_what_everybody_may_know(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        async with spectator(party.server) as eye:
            await eye.send(type="hello", table=party.table)
            assert (await eye.hear("welcome"))["seat"] is None
            await eye.hear("update")
            for _ in range(12):
                await party.step()
            table = await party.truth()
            await eye.until(lambda now: bool(now["number"] == table.number))
            seen = table.game.view(table.playing().table, None)
            assert eye.now["view"] == plain(seen)
            assert all(board["hand"] is None for board in eye.now["view"]["boards"])
            assert not options(eye.now)
            assert eye.now.get("seat") is None

    play(tmp_path, scene)


def test_spectators_only_watch(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        before = await party.log()
        async with spectator(party.server) as eye:
            await eye.send(type="hello", table=party.table)
            await eye.hear("update")
            code, version = party.eyes[0].now["options"][0]["code"], 0
            for told in (
                await eye.do("answer", code=code, version=version),
                await eye.do("say", text="take the red card"),  # nobody knows by whom
                await eye.do("resign"),
                await eye.do("propose", what="abandon"),
                await eye.do("orders", orders=[]),
            ):
                assert told["error"] == "forbidden"
            await eye.send(type="why-not", code=0)
            assert (await eye.hear("refusal"))["error"] == "forbidden"
        assert await party.log() == before

    play(tmp_path, scene)


def test_a_table_without_spectators_shows_itself_to_its_players_only(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        async with spectator(party.server) as eye:
            await eye.send(type="hello", table=party.table)
            assert (await eye.next())["error"] == "forbidden"
        async with party.guests[1].at(party.table, None) as eye:  # a player may look on
            assert eye.now["view"]["seat"] is None
        stranger = await party.server.guest("Zeno")
        for path in ("update", "log", "moments/0"):
            await stranger.ask("GET", f"/api/tables/{party.table}/{path}", 403)
        await stranger.close()

    play(tmp_path, scene, settings={"watch": "none"})


async def _as_it_was(party: Company, number: int) -> Table:
    """Give the table as it was after an entry of its log."""
    table = Table(party.table)
    for row in await party.server.site.store.rows(party.table):
        if row.number <= number:
            table.fold(row)
    return table


async def _decisions_after(party: Company, number: int) -> int:
    return sum(isinstance(entry, Answered) for entry in (await party.log())[number:])


def test_a_delayed_spectator_never_sees_the_last_decisions(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        async with spectator(party.server) as eye:
            await eye.send(type="hello", table=party.table)
            await eye.hear("update")
            for _ in range(30):
                await party.step()
                await eye.send(type="hello", table=party.table)
                await eye.hear("welcome")
                shown = await eye.hear("update")
                assert await _decisions_after(party, shown["number"]) == min(
                    DELAY, await _decisions_after(party, 0)
                )
                past = await _as_it_was(party, shown["number"])
                assert shown["view"] == plain(past.playing().view(None))
                assert shown["asked"] == list(past.asked)
                assert shown["version"] == past.playing().version
                entries = shown.get("entries", [])
                assert all(entry["number"] <= shown["number"] for entry in entries)
            assert all(_not_beyond(eye.heard))

    play(tmp_path, scene, settings={"watch": "delayed", "delay": DELAY})


def _not_beyond(heard: list[Message]) -> list[bool]:
    updates = [message for message in heard if message["type"] == "update"]
    return [e["number"] <= m["number"] for m in updates for e in m.get("entries", [])]


def test_a_delayed_spectator_has_no_other_way_to_the_present(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        for _ in range(20):
            await party.step()
        path = f"/api/tables/{party.table}"
        stranger = await party.server.guest("Zeno")
        shown = await stranger.ask("GET", f"{path}/update")
        page = await stranger.ask("GET", f"{path}/log")
        assert page["last"] == shown["number"] == max(e["number"] for e in page["entries"])
        decisions = (await party.truth()).decisions() - DELAY
        moment = await stranger.ask("GET", f"{path}/moments/{decisions}")
        assert moment["decisions"] == decisions
        assert moment["view"] == shown["view"]
        await stranger.ask("GET", f"{path}/moments/{decisions + 1}", 404)
        await stranger.ask("GET", f"{path}/record", 409)
        await stranger.close()

    play(tmp_path, scene, settings={"watch": "delayed", "delay": DELAY})


def test_at_the_end_a_delayed_spectator_is_shown_everything(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        async with spectator(party.server) as eye:
            await eye.send(type="hello", table=party.table)
            await eye.hear("update")
            await party.finish()
            end = await eye.until(lambda now: now.get("status") == "over")
            table = await party.truth()
            assert end["number"] == table.number
            assert end["info"]["seed"] == table.seed
            assert "outcome" in end

    play(tmp_path, scene, settings={"watch": "delayed", "delay": 500})


def test_an_abandoned_table_is_shown_to_delayed_spectators_as_it_ended(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        for _ in range(4):
            await party.step()
        async with spectator(party.server) as eye:
            await eye.send(type="hello", table=party.table)
            await eye.hear("update")
            number = (await party.eyes[0].do("propose", what="abandon"))["number"]
            await party.eyes[1].do("vote", proposal=number, agree=True)
            assert (await party.truth()).status == "abandoned"
            await eye.send(type="hello", table=party.table)
            await eye.hear("welcome")
            assert (await eye.hear("update")).get("status") == "abandoned"

    play(tmp_path, scene, settings={"watch": "delayed", "delay": 500})


# Who is there.


def test_everybody_hears_who_comes_and_goes(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        anna, bruno = party.eyes
        assert bruno.now["here"] == [0, 1]
        await bruno.socket.close()
        assert (await anna.hear("presence", lambda m: m["here"] != [0, 1]))["here"] == [0]
        async with party.guests[1].at(party.table, 1):
            assert (await anna.hear("presence"))["here"] == [0, 1]
            async with party.guests[1].at(party.table, 1):
                pass  # another device: its coming and going changes nothing
            assert (await anna.answer())["here"] == [0, 1]
        assert (await anna.hear("presence"))["here"] == [0]

    play(tmp_path, scene)


def test_spectators_are_not_counted_among_those_who_are_there(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        async with spectator(party.server) as eye:
            await eye.send(type="hello", table=party.table)
            assert (await eye.hear("update"))["here"] == [0, 1]
        assert (await party.eyes[0].answer())["here"] == [0, 1]

    play(tmp_path, scene)


def test_everybody_hears_how_many_look_on(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        anna = party.eyes[0]
        async with spectator(party.server) as eye:
            await eye.send(type="hello", table=party.table)
            assert (await eye.hear("update"))["watching"] == 1
            told = await anna.hear("presence", lambda m: "watching" in m)
            assert (told["watching"], told["here"]) == (1, [0, 1])
            assert (await anna.answer())["watching"] == 1
        assert "watching" not in await anna.hear("presence")

    play(tmp_path, scene)


def test_who_only_glances_is_not_announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attendance, "GLANCE", PATIENCE)

    async def scene(party: Company) -> None:
        anna = party.eyes[0]
        live = party.server.site.tables.find(party.table)
        path = f"/api/tables/{party.table}/update"
        await anna.do("say", text="Nobody here but us.")
        heard = len(anna.heard)
        for _ in range(3):
            await party.guests[1].ask("GET", path)  # it comes and goes within one request
        assert live.counting
        attendance._tell_count(live)  # the moment is over
        await anna.answer()
        assert all("watching" not in message for message in anna.heard[heard:])
        assert not [m for m in anna.heard[heard:] if m["type"] == "presence"]

    play(tmp_path, scene)


async def _taken_over(party: Company) -> Looking:
    """Let Bruno's seat be taken by somebody who has its link; give Bruno's socket."""
    links = await party.guests[1].ask("GET", f"/api/tables/{party.table}/links")
    thief = await party.server.guest("Zeno")
    await thief.sit(party.table, 1, links["links"]["1"].rpartition(".")[2])
    await thief.close()
    return party.eyes[1]


def test_who_takes_a_seat_by_its_link_ousts_who_looked_from_there(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        anna, bruno = party.eyes
        code = bruno.now["options"][0]["code"]
        await _taken_over(party)
        assert (await bruno.hear("refusal"))["error"] == "forbidden"
        heard = len(bruno.heard)
        assert (await bruno.do("answer", code=code, version=0))["error"] == "bad-message"
        await bruno.send(type="hello", table=party.table, seat=1)
        assert (await bruno.hear("refusal"))["error"] == "forbidden"
        await anna.answer()
        await bruno.send(type="ping")
        await bruno.hear("pong")
        assert not [m for m in bruno.heard[heard:] if m["type"] == "update"]

    play(tmp_path, scene)


def test_a_seat_whose_holder_was_ousted_is_not_there_until_the_new_one_comes(
    tmp_path: Path,
) -> None:
    async def scene(party: Company) -> None:
        bruno = await _taken_over(party)
        await bruno.hear("refusal")
        assert (await party.eyes[0].answer())["here"] == [0]

    play(tmp_path, scene)


# Those who do not read.


@contextlib.asynccontextmanager
async def _small_window(party: Company) -> AsyncIterator[ClientConnection]:
    """Open a WebSocket whose client takes in next to nothing."""
    host, port = party.server.base.removeprefix("http://").split(":")
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, (host, int(port)))
    async with wire(party.server, party.guests[1].token, sock=raw, max_queue=1) as socket:
        yield socket


async def _stop_reading(party: Company, socket: ClientConnection) -> None:
    """Ask for whole views and read none, until nothing more goes through."""
    hello = msgspec.json.encode(
        {"type": "hello", "table": party.table, "seat": 1, "language": "en"}
    )

    async def ask() -> None:
        for _ in range(50):  # at once
            await socket.send(hello.decode())

    stuck = 0
    while stuck < 3:  # a message may wait for a moment on a busy machine
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ask(), 0.1)
        await asyncio.sleep(0.05)  # what can go through has gone then
        stuck = stuck + 1 if _waiting(party) else 0


def _waiting(party: Company) -> int:
    """Give the largest number of messages that wait for one client."""
    live = party.server.site.tables.live[party.table]
    return max(len(getattr(one, "_outbox", ())) for one in live.listeners)


def test_a_slow_reader_does_not_hold_up_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bottega.server.web.socket.PAUSE", 0.0)  # tell everybody everything

    async def scene(party: Company) -> None:
        async with _small_window(party) as slow:
            await _stop_reading(party, slow)
            await party.finish()
            table = await party.truth()
            assert table.status == "over"
            assert 0 < _waiting(party) < 12  # what is not read is not piled up
            told = await Looking(slow).until(lambda now: bool(now["number"] == table.number))
            assert told["view"] == plain(table.playing().view(1))
            slow.transport.abort()

    play(tmp_path, scene)


def test_who_asks_much_and_reads_nothing_is_not_remembered_without_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:

            async def never(message: object) -> None:
                await asyncio.Event().wait()

            deaf = Connection(server.site, Post(), None, "203.0.113.7", never)
            deaf.tell(b"this does not go through")
            await asyncio.sleep(0)
            for _ in range(2_000):
                try:
                    await asyncio.wait_for(deaf.hear('{"type":"ping"}'), 0.1)
                except TimeoutError:
                    break  # nothing more is read from somebody who reads nothing
            assert len(deaf._outbox) < 1_000
            deaf.close()

    asyncio.run(run())
