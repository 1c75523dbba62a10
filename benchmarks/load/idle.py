"""The load's idlers: two clients at each of many tables, who only stay connected.

    python -m benchmarks.load.idle PORT TABLES

Prints one line when all are there, and stays until its input ends.
"""

import asyncio
import json
import resource
import sys
from typing import Any

import httpx
import uvloop

from benchmarks.load.clients import connect
from benchmarks.load.players import guest, open_table

AT_ONCE = 50


async def settle(http: httpx.AsyncClient, port: int, room: asyncio.Semaphore) -> list[Any]:
    """Open a table and look at it from both seats."""
    async with room:
        headers = await guest(http)
        table = await open_table(http, headers)
        head = f"authorization: {headers['authorization']}\r\n"
        sockets = []
        for seat in range(2):
            shown = asyncio.Event()

            def hear(message: bytes, shown: asyncio.Event = shown) -> None:
                if b'"type":"update"' in message[:40]:
                    shown.set()

            socket = await connect(port, hear, "/api/socket", head)
            hello = {"type": "hello", "table": table, "seat": seat}
            socket.send(json.dumps(hello).encode())
            await shown.wait()
            sockets.append(socket)
    return sockets


async def stay(port: int, tables: int) -> None:
    room = asyncio.Semaphore(AT_ONCE)
    base = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(
        base_url=base, timeout=120, limits=httpx.Limits(max_connections=20)
    ) as http:
        kept = await asyncio.gather(*(settle(http, port, room) for _ in range(tables)))
        print(json.dumps({"connections": sum(map(len, kept))}), flush=True)
        await asyncio.to_thread(sys.stdin.read)


if __name__ == "__main__":
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    uvloop.run(stay(int(sys.argv[1]), int(sys.argv[2])))
