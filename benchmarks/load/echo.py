"""A bare WebSocket echo on the server software that Bottega runs on: the most it could do.

    python -m benchmarks.load.echo PORT

It prints `ready PORT` once it listens; port 0 takes a free one.
"""

import socket
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn

Message = dict[str, Any]


async def echo(
    scope: Message,
    receive: Callable[[], Awaitable[Message]],
    send: Callable[[Message], Awaitable[None]],
) -> None:
    """Send every text back."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def configuration() -> uvicorn.Config:
    """Say how the server is run: the same for the echo as for Bottega."""
    return uvicorn.Config(
        echo,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_level="warning",
    )


def main(port: int) -> None:
    """Listen, say so and serve until told to stop."""
    with socket.create_server(("127.0.0.1", port), backlog=2048) as listening:
        print("ready", listening.getsockname()[1], flush=True)
        uvicorn.Server(configuration()).run(sockets=[listening])


if __name__ == "__main__":
    main(int(sys.argv[1]))
