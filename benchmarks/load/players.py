"""The load's players: tables with two scripted players each, who answer as fast as they can.

    python -m benchmarks.load.players PORT TABLES SECONDS [PAUSE]

Each player has a WebSocket; an answer counts when it is acknowledged, which the server does after
it is durably stored; with a pause each is thought about for so many seconds. A game that ends is
followed by another, which has been set up before.
"""

import asyncio
import json
import sys
from time import perf_counter
from typing import Any

import httpx
import msgspec
import uvloop

from benchmarks.load.clients import WARM_UP, Socket, connect

SEATS = [{"kind": "me"}, {"kind": "me"}]
AHEAD = 800  # games that are set up before the clock runs


class Option(msgspec.Struct):
    code: int


class Seen(msgspec.Struct):
    """As much of a message as a player needs."""

    type: str
    version: int = 0
    status: str = "running"
    held: int | None = None
    options: list[Option] = []
    ack: str | None = None
    message: str = ""


decode = msgspec.json.Decoder(Seen).decode


class Count:
    """What all players together have done since the warm-up."""

    def __init__(self, tables: int, pause: float) -> None:
        self.ahead = 1 if pause else 1 + AHEAD // tables
        self.pause = pause  # seconds that a player thinks
        self.latencies: list[float] = []
        self.counting = False
        self.running = True
        self.seated = 0
        self.start = asyncio.Event()


class Player:
    """One seat: answers with an option chosen by a small generator, and ends its turns."""

    def __init__(self, seat: int, number: int, count: Count) -> None:
        self.seat = seat
        self.count = count
        self.over = asyncio.Event()
        self.socket: Socket
        self._chance = number * 2 + seat + 1
        self._sent = 0.0
        self._waiting = False  # for an acknowledgement
        self._key = 0

    def hello(self, table: str) -> None:
        self.over.clear()
        message = {"type": "hello", "table": table, "seat": self.seat}
        self.socket.send(json.dumps(message).encode())

    def hear(self, message: bytes) -> None:
        seen = decode(message)
        if seen.type == "refusal":
            raise RuntimeError(seen.message)
        if seen.ack is not None:
            self._waiting = False
            if self.count.counting:
                self.count.latencies.append(perf_counter() - self._sent)
        if seen.type != "update" or self._waiting or not self.count.running:
            return
        if seen.options:
            self._chance = self._chance * 1103515245 + 12345 & 0x7FFFFFFF
            code = seen.options[(self._chance >> 8) % len(seen.options)].code
            self._send(b'{"type":"answer","code":%d,"version":%d,"key":"%d"}', code, seen.version)
        elif seen.held == self.seat:
            self._send(b'{"type":"end","version":%d,"key":"%d"}', seen.version)
        elif seen.status != "running":
            self.over.set()

    def _send(self, form: bytes, *values: int) -> None:
        self._key += 1
        self._waiting = True
        message = form % (*values, self._key)
        if self.count.pause:
            asyncio.get_running_loop().call_later(self.count.pause, self._say, message)
        else:
            self._say(message)

    def _say(self, message: bytes) -> None:
        self._sent = perf_counter()
        self.socket.send(message)


async def guest(http: httpx.AsyncClient) -> dict[str, str]:
    made = await http.post("/api/guests", json={})
    return {"authorization": f"Bearer {made.raise_for_status().json()['token']}"}


async def open_table(http: httpx.AsyncClient, headers: dict[str, str]) -> str:
    body = {"game": "masters", "seats": SEATS, "start": True}
    made = await http.post("/api/tables", json=body, headers=headers)
    return str(made.raise_for_status().json()["id"])


async def sit(port: int, headers: dict[str, str], number: int, count: Count) -> list[Player]:
    players = [Player(seat, number, count) for seat in range(2)]
    head = f"authorization: {headers['authorization']}\r\n"
    for player in players:
        player.socket = await connect(port, player.hear, "/api/socket", head)
    return players


async def keep_playing(http: httpx.AsyncClient, port: int, number: int, count: Count) -> None:
    headers = await guest(http)
    players = await sit(port, headers, number, count)
    tables = [await open_table(http, headers) for _ in range(count.ahead)]
    count.seated += 1
    await count.start.wait()
    while count.running:
        table = tables.pop() if tables else await open_table(http, headers)
        for player in players:
            player.hello(table)
        for player in players:
            await player.over.wait()
    for player in players:
        player.socket.close()


async def play(port: int, tables: int, seconds: float, pause: float = 0.0) -> dict[str, Any]:
    count = Count(tables, pause)
    limits = httpx.Limits(max_connections=20)
    base = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=base, limits=limits, timeout=60) as http:
        tasks = [
            asyncio.create_task(keep_playing(http, port, number, count)) for number in range(tables)
        ]
        while count.seated < tables and not any(task.done() for task in tasks):
            await asyncio.sleep(0.05)
        count.start.set()
        await asyncio.sleep(WARM_UP)
        count.counting = True
        began = perf_counter()
        await asyncio.sleep(seconds)
        count.counting = count.running = False
        spent = perf_counter() - began
        for task in tasks:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return {"tables": tables, **summary(count.latencies, spent)}


def summary(latencies: list[float], seconds: float) -> dict[str, float]:
    ordered = sorted(latencies)
    return {
        "answers": len(ordered),
        "seconds": seconds,
        "per_second": len(ordered) / seconds,
        "p50": 1000 * ordered[len(ordered) // 2],
        "p99": 1000 * ordered[len(ordered) * 99 // 100],
    }


if __name__ == "__main__":
    found = uvloop.run(play(int(sys.argv[1]), int(sys.argv[2]), *map(float, sys.argv[3:])))
    print(json.dumps(found))
