"""While a window is open, nothing that others observe tells whether or when a seat has spoken."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bottega.server.table.entries import Said
from bottega.server.table.situation import TAIL
from tests.parry import GAME
from tests.server.company import Company, company, spectator
from tests.server.glass import WHOLE, Glass, closed, glass, strike
from tests.server.harness import Guest, Looking, serving

WATCHES: dict[str, dict[str, Any]] = {
    "open": {"watch": "open"},
    "delayed": {"watch": "delayed", "delay": 1},
}
OPERATOR = "an operator's word"
RIVALS = (0, 2)  # the seats that look while seat 1 speaks, or not


@pytest.fixture
def time() -> Iterator[Glass]:
    """Let the test say what time it is, and nobody be told how many look on."""
    with glass() as made, patch("bottega.server.house.attendance.GLANCE", 3_600.0):
        yield made


class Others:
    """All who are not seat 1 of a table, and everything they can ask or are told."""

    def __init__(self, party: Company, stranger: Guest, watcher: Looking) -> None:
        self.party = party
        self.stranger = stranger
        self.watcher = watcher
        self.eyes = [*(party.eyes[seat] for seat in RIVALS), watcher]

    async def observe(self) -> list[bytes]:
        """Ask for everything, and give the answers byte for byte."""
        seen = []
        for guest, seat in self._who():
            for path in self._paths(seat):
                answer = await guest.http.get(path)
                told = answer.content.replace(answer.headers["x-request-id"].encode(), b"")
                seen.append(f"{path} {answer.status_code} ".encode() + told)
        for eye in self.eyes:
            seen += await self._told(eye)
        return seen

    async def _measures(self) -> bytes:
        headers = {"authorization": f"Bearer {OPERATOR}"}
        return (await self.stranger.http.get("/metrics", headers=headers)).content

    def _who(self) -> list[tuple[Guest, int | None]]:
        return [(self.party.guests[seat], seat) for seat in RIVALS] + [(self.stranger, None)]

    def _paths(self, seat: int | None) -> list[str]:
        table, mine = f"/api/tables/{self.party.table}", "" if seat is None else f"&seat={seat}"
        known = self.party.eyes[0].now["number"]
        haves = (0, known - TAIL, known - 1, known, known + 1, known + 9)
        return [
            *(f"{table}/update?have={have}{mine}" for have in haves),
            *(f"{table}/log?after={after}{mine}" for after in (0, known - 1, known)),
            *(f"{table}/moments/{decision}?{mine}" for decision in range(5)),
            *(f"{table}/{page}" for page in ("record", "story", "links", "update?seat=1")),
            *(table, "/api/tables", "/api/me/tables", "/api"),
        ]

    async def _told(self, eye: Looking) -> list[bytes]:
        """Come again with what may be known and more, and try what has to wait."""
        before = len(eye.heard)
        seat = None if eye is self.watcher else self.party.eyes.index(eye)
        known = self.party.eyes[0].now["number"]
        for have in (0, known, known + 1):
            await eye.send(type="hello", table=self.party.table, seat=seat, have=have)
            await eye.hear("update")
        for kind, what in (("say", {"text": "well?"}), ("undo", {"version": 0}), ("end", {})):
            await eye.send(type=kind, key="probe", **what)
            await eye.hear("refusal")
        await eye.send(type="ping")
        await eye.hear("pong")
        return [json.dumps(message).encode() for message in eye.heard[before:]]

    async def unheard(self) -> list[list[str]]:
        """Tell what came to them without being asked for."""
        said = []
        for eye in self.eyes:
            before = len(eye.heard)
            await eye.send(type="ping")
            await eye.hear("pong")
            said.append([message["type"] for message in eye.heard[before:-1]])
        return said


async def _full_of_words(party: Company) -> None:
    """Let so much have happened that every entry more pushes one out of what is kept ready."""
    for _ in range(TAIL):
        await party.server.site.tables.change(party.table, lambda _: Said(0, "Well."))
    await party.settle()


async def _others(stack: AsyncExitStack, folder: Path, watch: str) -> Others:
    how = {"settings": WATCHES[watch], "server": {"operator": OPERATOR}}
    party = await stack.enter_async_context(company(folder, 3, game=GAME.name, **how))
    stranger = await party.server.guest("Zeno")
    stack.push_async_callback(stranger.close)
    watcher = await stack.enter_async_context(spectator(party.server))
    await _full_of_words(party)
    for seat in RIVALS:  # another table of theirs, touched later than this one
        await party.guests[seat].table("me", "open", start=False, game=GAME.name)
    await strike(party)
    await watcher.send(type="hello", table=party.table)
    await watcher.hear("update")
    return Others(party, stranger, watcher)


async def _over_http(party: Company) -> None:
    """Let seat 1 raise its shield over plain HTTP."""
    eye = party.eyes[1]
    code = next(o["code"] for o in eye.now["options"] if o["line"] == "raise shield")
    body = {"type": "answer", "code": code, "version": eye.now["version"], "key": "http"}
    path = f"/api/tables/{party.table}/seats/1/commands"
    await party.guests[1].ask("POST", path, json=body)


async def _over_the_socket(party: Company) -> None:
    """Let seat 1 let the blow be."""
    told = await party.eyes[1].answer("let be")
    assert told["window"]["answered"]


@pytest.mark.parametrize("watch", WATCHES)
@pytest.mark.parametrize("speak", [_over_http, _over_the_socket])
@pytest.mark.parametrize("when", [0, WHOLE - 1])
def test_nobody_can_tell_whether_or_when_a_seat_has_answered_under_seal(
    tmp_path: Path, time: Glass, watch: str, speak: Any, when: int
) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            others = await _others(stack, tmp_path, watch)
            time.turned += when
            await others.unheard()
            before = await others.observe()
            await others.unheard()  # that some of them have come anew
            measured = await others._measures()
            await speak(others.party)
            assert await others._measures() == measured
            assert await others.unheard() == [[], [], []]
            after = await others.observe()
            assert after == before

    asyncio.run(run())


@pytest.mark.parametrize("watch", WATCHES)
def test_what_was_done_in_a_window_is_measured_when_it_is_closed(
    tmp_path: Path, time: Glass, watch: str
) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            others = await _others(stack, tmp_path, watch)
            site = others.party.server.site
            before = site.metrics.commands.labels("answer")._value.get()
            await _over_http(others.party)
            assert site.metrics.commands.labels("answer")._value.get() == before
            time.turned += WHOLE
            await closed(others.party.eyes[0])
            assert site.metrics.commands.labels("answer")._value.get() == before + 2

    asyncio.run(run())


def test_who_looks_on_cannot_tell_that_one_of_those_at_one_device_has_answered(
    tmp_path: Path, time: Glass
) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server, AsyncExitStack() as stack:
            anna, stranger = await server.guest(), await server.guest("Zeno")
            for guest in (anna, stranger):
                stack.push_async_callback(guest.close)
            table = await anna.table("me", "me", "me", game=GAME.name)
            async with anna.at(table, 0) as eye, anna.at(table, 1) as other:
                await eye.answer("strike")
                await other.until(lambda now: "window" in now)
                before = await _seen(stranger, table)
                assert (await other.answer("raise shield"))["window"]["answered"]
                assert await _seen(stranger, table) == before

    asyncio.run(run())


async def _seen(guest: Guest, table: str) -> list[bytes]:
    """Give what somebody sees who looks on."""
    paths = (f"/api/tables/{table}{page}" for page in ("", "/update", "/log"))
    return [(await guest.http.get(path)).content for path in paths]
