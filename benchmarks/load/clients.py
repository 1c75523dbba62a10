"""The load's clients: a process of their own, cheap because they share the cores with the server.

    python -m benchmarks.load.clients PORT CLIENTS SECONDS SIZE

The client of the library `websockets` costs about as much a message as the echo costs the server,
2.4 times as much as this, which speaks just enough of RFC 6455: text in single frames, pings, and
the mask zero, which is legal and no work.
"""

import asyncio
import base64
import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import cast

import uvloop

HOST = "127.0.0.1"
WARM_UP = 1.0  # seconds that do not count
PATIENCE = 30.0  # seconds for a connection
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # each in a single frame
MASK = bytes(4)


class Socket(asyncio.Protocol):
    """A client's end of a WebSocket: gives each text to `on_message` and sends texts."""

    __slots__ = ("on_message", "opened", "_transport", "_buffer", "_path", "_headers")

    def __init__(
        self, on_message: Callable[[bytes], None], path: str = "/", headers: str = ""
    ) -> None:
        self.on_message = on_message
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = b""
        self._path = path
        self._headers = headers

    @property
    def lost(self) -> bool:
        """Say whether the connection is closed, by either end."""
        return self._transport.is_closing()

    def send(self, text: bytes) -> None:
        """Send one text."""
        self._transport.write(frame(TEXT, text))

    def close(self) -> None:
        """Say goodbye and close."""
        if not self.lost:
            self._transport.write(frame(CLOSE, b""))
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by inheritance
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"{self._headers}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take the answer to the request first, then frames."""
        if self._buffer:
            data = self._buffer + data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            self._open(head)
        self._buffer = self._take(data) if data else b""

    def connection_lost(self, exc: Exception | None) -> None:
        """Let whoever waits for the opening know."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed before it opened"))

    def _open(self, head: bytes) -> None:
        if head.startswith(b"HTTP/1.1 101"):
            self.opened.set_result(None)
        else:
            refusal = head.partition(b"\r\n")[0].decode(errors="replace")
            self.opened.set_exception(ConnectionError(refusal))
            self._transport.close()

    def _take(self, data: bytes) -> bytes:
        """Handle the whole frames and give back what is left."""
        start, end = 0, len(data)
        while start + 2 <= end:
            size, body = data[start + 1], start + 2
            if size > 125:
                wide = 2 if size == 126 else 8
                body += wide
                if body > end:
                    break
                size = int.from_bytes(data[body - wide : body], "big")
            if body + size > end:
                break
            self._handle(data[start], data[body : body + size])
            start = body + size
        return data[start:]

    def _handle(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.on_message(payload)
        elif kind == PING:
            self._transport.write(frame(PONG, payload))
        elif kind == CLOSE:
            self.close()
        elif kind != PONG:
            raise ValueError(f"frames of kind {kind:#x} are not for benchmarks")


def frame(kind: int, payload: bytes) -> bytes:
    """Write a client's frame."""
    size = len(payload)
    if size < 126:
        return bytes((kind, 0x80 | size)) + MASK + payload
    if size < 1 << 16:
        return bytes((kind, 0x80 | 126)) + size.to_bytes(2, "big") + MASK + payload
    return bytes((kind, 0x80 | 127)) + size.to_bytes(8, "big") + MASK + payload


async def connect(
    port: int, on_message: Callable[[bytes], None], path: str = "/", headers: str = ""
) -> Socket:
    """Open a WebSocket; the extra headers end in a line break each."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(PATIENCE):
        _, socket = await loop.create_connection(
            lambda: Socket(on_message, path, headers), HOST, port
        )
        await socket.opened
    return socket


@dataclass(frozen=True)
class Measured:
    """What a load came to; the latencies are in milliseconds."""

    messages: int
    seconds: float
    p50: float
    p99: float


def measured(latencies: list[float], seconds: float) -> Measured:
    """Sum up the latencies, in seconds, of all that was answered in a time."""
    ordered = sorted(latencies)
    if not ordered:
        raise RuntimeError("nothing was answered")
    p50, p99 = (1000 * ordered[int(len(ordered) * part)] for part in (0.50, 0.99))
    return Measured(len(ordered), seconds, p50, p99)


class Echoed:
    """A client that sends the next text when the last has come back."""

    __slots__ = ("socket", "text", "latencies", "sent")

    socket: Socket
    sent: float

    def __init__(self, text: bytes, latencies: list[float]) -> None:
        self.text = text
        self.latencies = latencies

    def start(self) -> None:
        """Send the first text."""
        self.sent = perf_counter()
        self.socket.send(self.text)

    def on_message(self, text: bytes) -> None:
        """Note how long the echo took and send the next."""
        now = perf_counter()
        self.latencies.append(now - self.sent)
        self.sent = now
        self.socket.send(self.text)


def echo_load(port: int, clients: int, seconds: float, size: int) -> Measured:
    """Let clients send texts of a size and wait for their echoes, as fast as they can."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_echo_load(port, clients, seconds, size))


async def _echo_load(port: int, clients: int, seconds: float, size: int) -> Measured:
    latencies: list[float] = []
    players = [Echoed(b"x" * size, latencies) for _ in range(clients)]
    for player in players:
        player.socket = await connect(port, player.on_message)
    for player in players:
        player.start()
    await asyncio.sleep(WARM_UP)
    latencies.clear()
    start = perf_counter()
    await asyncio.sleep(seconds)
    found = measured(latencies, perf_counter() - start)
    if any(player.socket.lost for player in players):
        raise RuntimeError("a connection was lost under load")
    for player in players:
        player.socket.close()
    return found


if __name__ == "__main__":
    port, clients, seconds, size = sys.argv[1:]
    print(json.dumps(asdict(echo_load(int(port), int(clients), float(seconds), int(size)))))
