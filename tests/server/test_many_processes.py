"""Several processes at one database: each hears of the others, and at most one wins each number."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.postgres import Postgres, alive, children_of
from tests.server.aftermath import SEED, check, check_log, key_of, query, read_entry, read_logs
from tests.server.founded import FoundedPostgres
from tests.server.harness import Guest, Looking, Running, serving
from tests.server.ordeal import Message, Party, Player, Server, acknowledged, load, until

ENDED = (0, -signal.SIGTERM)
COMMANDS, CHATS = 40, 5  # of each who fights; chat has limits
BOUTS = 20  # until somebody was too late
LOST = "bottega_appends_lost_total "


@asynccontextmanager
async def two_servers(url: str, folder: Path) -> AsyncIterator[tuple[Server, Server]]:
    """Run two servers on one database."""
    async with Server(url, folder) as one, Server(url, folder) as other:
        yield one, other
        assert one.errors() + other.errors() == []


async def guest_of(server: Server, stack: AsyncExitStack, name: str) -> Guest:
    """Take in somebody who talks to this process."""
    door: Any = server  # it has an address, and that is all a guest needs
    guest = await Running.guest(door, name)
    stack.push_async_callback(guest.close)
    return guest


def elsewhere(guest: Guest, server: Any) -> Guest:
    """Let somebody talk to another process."""
    return Guest(server, guest.http, vars(guest))


async def pair(
    one: Server, other: Server, stack: AsyncExitStack, *bots: str
) -> tuple[str, list[Looking]]:
    """Let two people, each at a process of their own, sit down at a table that starts."""
    anna, bruno = await guest_of(one, stack, "Anna"), await guest_of(other, stack, "Bruno")
    table = await anna.table("me", "open", *bots, start=False)
    await bruno.sit(table, 1)
    await anna.ask("POST", f"/api/tables/{table}/start")
    eyes = [
        await stack.enter_async_context(guest.at(table, seat))
        for seat, guest in enumerate((anna, bruno))
    ]
    return table, eyes


def test_players_at_different_processes_play_a_game_together(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def run() -> None:
        async with two_servers(url, tmp_path) as (one, other), AsyncExitStack() as stack:
            _, eyes = await pair(one, other, stack)
            for eye in eyes:
                await eye.until(lambda now: now["here"] == [0, 1])
            ends = await asyncio.gather(*(eye.play_to_the_end(i) for i, eye in enumerate(eyes)))
            assert [end["status"] for end in ends] == ["over", "over"]
            assert ends[0]["outcome"] == ends[1]["outcome"]

    url = postgres.database()
    asyncio.run(run())
    for rows in read_logs(url).values():
        check_log(rows)


def test_seats_moved_at_one_process_are_followed_at_another(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def run() -> None:
        async with two_servers(url, tmp_path) as (one, other), AsyncExitStack() as stack:
            anna, bruno = await guest_of(one, stack, "Anna"), await guest_of(other, stack, "Bruno")
            table = await anna.table("me", "open", "open", start=False)
            await bruno.sit(table, 1)
            host = await stack.enter_async_context(anna.at(table, 0))
            guest = await stack.enter_async_context(bruno.at(table, 1))
            await host.until(lambda now: now["here"] == [0, 1])
            seats = {"seats": [{"from": 2}, {"from": 0}, {"from": 1}]}
            await anna.ask("PATCH", f"/api/tables/{table}", json=seats)
            for eye, seat in ((host, 1), (guest, 2)):
                await eye.until(lambda now, seat=seat: now.get("seat") == seat)  # type: ignore[misc]
                await eye.until(lambda now: now["here"] == [1, 2])
            assert (await guest.do("say", text="Here"))["entries"][-1]["seat"] == 2

    url = postgres.database()
    asyncio.run(run())


async def fight(eye: Looking, name: str, chats: int) -> list[str]:
    """Send many commands at once for a seat, and again what could not be taken; give their keys."""
    commands: dict[str, Message] = {f"{name}-{i}": {"type": "orders"} for i in range(COMMANDS)}
    commands |= {f"{name}-chat-{i}": {"type": "say", "text": "mine!"} for i in range(chats)}
    for key, command in commands.items():
        command |= {"key": key} | ({"orders": []} if command["type"] == "orders" else {})
        await eye.send(**command)
    taken: list[str] = []
    while len(taken) < len(commands):
        message = await eye.next()
        if message["type"] == "update" and message.get("ack"):
            taken.append(message["ack"])
        elif message["type"] == "refusal":
            assert message["error"] == "unavailable"  # others were faster, time after time
            await eye.send(**commands[message["key"]])
    assert sorted(taken) == sorted(commands)
    return taken


def test_two_processes_that_fight_for_a_table_never_both_win_a_number(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def run() -> tuple[str, list[list[str]]]:
        async with two_servers(url, tmp_path) as (one, other), AsyncExitStack() as stack:
            table, eyes = await pair(one, other, stack)
            taken: list[list[str]] = [[], []]
            for bout in range(BOUTS):
                chats = 0 if bout else CHATS
                fights = [fight(eye, f"{bout}-{seat}", chats) for seat, eye in enumerate(eyes)]
                for mine, more in zip(taken, await asyncio.gather(*fights), strict=True):
                    mine += more
                if await lost(one) + await lost(other) > 0:
                    break
            else:
                pytest.fail("nobody was ever too late: that was no fight")
            last = max(eye.now["number"] for eye in eyes)
            for eye in eyes:
                await eye.until(lambda now: bool(now["number"] == last))
            return table, taken

    url = postgres.database()
    table, taken = asyncio.run(run())
    rows = read_logs(url)[table]
    check_log(rows)
    keys = [key for key in map(key_of, map(read_entry, rows)) if key is not None]
    for seat, mine in enumerate(taken):
        assert [key for member, key in keys if member == seat] == mine


async def lost(server: Server) -> float:
    """Read how often a process was too late with an append."""
    lines = (await server.get("/metrics")).text.splitlines()
    return float(next(line for line in lines if line.startswith(LOST)).removeprefix(LOST))


def test_players_of_a_process_that_is_killed_go_to_the_other(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def run() -> list[Player]:
        async with two_servers(url, tmp_path) as servers:

            async def ordeal(parties: list[Party]) -> None:
                for server in servers:
                    await acknowledged(parties, 40)
                    server.kill()
                    await acknowledged(parties, 40)
                    server.start()
                    await server.ready()

            return await load([server.base for server in servers], SEED, ordeal)

    url = postgres.database()
    players = asyncio.run(run())
    check(url, players)
    assert max(player.welcomes for player in players) > 1


def test_a_bot_whose_process_is_killed_goes_on_in_the_other(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def run() -> None:
        async with two_servers(url, tmp_path) as (one, other), AsyncExitStack() as stack:
            anna = await guest_of(one, stack, "Anna")
            table = await anna.table("me", "greedy")  # the first process drives the bot
            one.kill()
            assert query(url, "SELECT entry FROM log WHERE entry LIKE '%answered%'") == []
            there = elsewhere(anna, other)
            async with there.at(table) as looking:
                await looking.until(lambda now: bool(answers_of(1, looking)))

    url = postgres.database()
    asyncio.run(run())


def answers_of(seat: int, looking: Looking) -> list[Message]:
    """List the answers of a seat that somebody has heard of."""
    entries = (entry for heard in looking.heard for entry in heard.get("entries", ()))
    return [entry for entry in entries if entry["kind"] == "answered" and entry["seat"] == seat]


# Several processes behind one address.


def test_two_processes_behind_one_address_play_and_stop_together(
    postgres: FoundedPostgres, tmp_path: Path
) -> None:
    async def run() -> list[Player]:
        async with Server(url, tmp_path, "--processes", "2") as server:
            pid = server.pid

            async def ordeal(parties: list[Party]) -> None:
                await acknowledged(parties, 100)

            players = await load([server.base], SEED, ordeal)
            children = children_of(pid)
            assert len(children) >= 2
            assert await server.stop() in ENDED
            await until(lambda: not any(map(alive, [pid, *children])))
            assert server.errors() == []
            return players

    url = postgres.empty()
    check(url, asyncio.run(run()))
    assert query(url, "SELECT count(*) FROM processes") == [(2,)]


def test_processes_end_when_their_supervisor_is_killed(postgres: Postgres, tmp_path: Path) -> None:
    async def run() -> None:
        async with Server(postgres.database(), tmp_path, "--processes", "2") as server:
            await until(lambda: len(children_of(server.pid)) >= 2)
            children = children_of(server.pid)
            os.kill(server.pid, signal.SIGKILL)
            await until(lambda: not any(map(alive, children)))
            assert server.errors() == []

    asyncio.run(run())


def test_two_processes_on_an_sqlite_file_are_refused(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    command = [sys.executable, "-m", "bottega", "serve", "--processes", "2", "--db", address]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert "PostgreSQL" in done.stderr


# A process that has not yet heard of what another stored.


@asynccontextmanager
async def a_deaf_process(url: str, folder: Path) -> AsyncIterator[tuple[Running, Running]]:
    """Run two processes, the second of which hears of nothing that the first stores."""
    async with serving(folder, db=url) as one, serving(folder, db=url) as deaf:
        assert deaf.site._bus is not None
        await deaf.site._bus.stop()
        yield one, deaf


def test_who_leaves_one_process_and_stays_at_another_is_still_there(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def run() -> None:
        url = postgres.database()
        async with serving(tmp_path, db=url) as one, serving(tmp_path, db=url) as other:
            anna = await one.guest()
            table = await anna.table("me", "me")
            async with anna.at(table, 1) as looking, elsewhere(anna, other).at(table, 0):
                await looking.hear("update", lambda told: told["here"] == [0, 1])
                async with anna.at(table, 0):
                    pass
                await looking.hear("presence", lambda told: told["here"] == [1])
                await looking.hear("presence", lambda told: told["here"] == [0, 1])
            await anna.close()

    asyncio.run(run())


def test_a_process_that_is_behind_does_not_take_a_command_twice(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def run() -> None:
        async with a_deaf_process(postgres.database(), tmp_path) as (one, deaf):
            anna = await one.guest()
            table = await anna.table("me", "me")
            there = elsewhere(anna, deaf)
            async with there.at(table) as behind, anna.at(table) as ahead:
                said = {"code": ahead.now["options"][0]["code"], "version": ahead.now["version"]}
                done = await ahead.do("answer", **said, key="once")
                again = await behind.do("answer", **said, key="once")
                assert again["ack"] == "once"
                assert again["number"] == done["number"]
            await anna.close()

    asyncio.run(run())


def test_a_process_that_is_behind_does_not_show_the_past_to_who_knows_more(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def run() -> None:
        async with a_deaf_process(postgres.database(), tmp_path) as (one, deaf):
            anna = await one.guest()
            table = await anna.table("me", "me")
            there = elsewhere(anna, deaf)
            async with there.at(table):
                pass  # now the deaf process has the table in its memory
            async with anna.at(table) as ahead:
                number = (await ahead.answer())["number"]
            try:
                async with there.at(table, have=number) as back:
                    assert back.now["number"] >= number
            finally:
                await anna.close()

    asyncio.run(run())
