"""What a server goes through in these tests: killed at any moment, under players who come back."""

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Message = dict[str, Any]
PATIENCE = 60.0  # seconds until a test gives up waiting
PAUSE = 0.02
PACE = 0.005  # seconds that a player thinks at most
PORTS = (10_000, 30_000)  # below those that Linux gives to clients
BOTS = ("random",)
OPERATOR = "operator"
UNLIMITED = {
    "BOTTEGA_OPERATOR": OPERATOR,
    "BOTTEGA_ANSWERS_PER_SECOND": "0",
    "BOTTEGA_READS_PER_SECOND": "0",
    "BOTTEGA_CONNECTIONS": "0",
    "BOTTEGA_TABLES_PER_MINUTE": "0",
    "BOTTEGA_GUESTS_PER_MINUTE": "0",
    "BOTTEGA_BOT_SECONDS": "0.5",
    "BOTTEGA_BOT_PACE": "0",
}
SETTLED = (200, 201, 409)  # 409: an earlier attempt had done it
LATER = (429, 503)


class Server:
    """A server in a process of its own that keeps its address when it is started again."""

    def __init__(self, url: str, folder: Path, *flags: str, **environment: str) -> None:
        self.url = url
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._log = folder / f"server-{self.port}.log"
        self._environment = os.environ | UNLIMITED | environment
        command = [sys.executable, "-m", "bottega", "serve", "--port", str(self.port)]
        self._command = [*command, "--db", url, "--log", "warning", *flags]
        self._process: subprocess.Popen[bytes] | None = None

    async def __aenter__(self) -> "Server":
        self.start()
        await self.ready()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()
        if error is not None:
            print(self.said())  # pytest shows it where the test has failed

    @property
    def pid(self) -> int:
        """Give the process id of the running server."""
        assert self._process is not None, "the server does not run"
        return self._process.pid

    def start(self) -> None:
        """Start the server; `ready` waits until it can be talked to."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                env=self._environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    async def ready(self) -> None:
        """Wait until the server takes answers."""
        async with asyncio.timeout(PATIENCE):
            while await self.readiness() != 200:
                assert self._process is not None, "the server does not run"
                status = self._process.poll()
                assert status is None, f"it ended with status {status}: {self.said()}"
                await asyncio.sleep(PAUSE)

    async def readiness(self) -> int:
        """Give the status of /ready; 0 where nobody answers."""
        try:
            return (await self.get("/ready")).status_code
        except httpx.TransportError:
            return 0

    async def get(self, path: str) -> httpx.Response:
        """Ask for a page."""
        async with httpx.AsyncClient(base_url=self.base, trust_env=False, verify=False) as http:
            return await http.get(path, headers={"authorization": f"Bearer {OPERATOR}"})

    def kill(self) -> None:
        """End the server and its children at once, as a power cut would."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    async def stop(self) -> int:
        """Ask the server to end, and give its exit status."""
        assert self._process is not None, "the server does not run"
        process, self._process = self._process, None
        process.terminate()
        try:
            return await asyncio.to_thread(process.wait, PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            raise

    def said(self) -> str:
        """Give everything the server has logged."""
        return self._log.read_text(errors="replace")

    def errors(self) -> list[str]:
        """List what the server has logged as an error."""
        return [line for line in self.said().splitlines() if '"level":"error"' in line]


def free_port() -> int:
    """Find a port that nobody uses, of those that no client is given while the server is down."""
    while True:
        port = random.SystemRandom().randrange(*PORTS)
        with socket.socket() as found, suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port


class Player:
    """Somebody on a seat who comes back, and sends again what was not acknowledged."""

    def __init__(
        self, bases: Sequence[str], token: str, table: str, seat: int, rng: random.Random
    ) -> None:
        self.table = table
        self.seat = seat
        self.acknowledged: list[Message] = []
        self.refused: list[tuple[str, Message]] = []  # with the fault
        self.unsure: Message | None = None  # sent, and neither acknowledged nor refused yet
        self.unavailable = 0
        self.seen: list[tuple[int, int]] = []  # number and version of every update
        self.now: Message = {}
        self.connected = False
        self.welcomes = 0
        self.stopping = False
        self._bases = list(bases)  # the first is where it looks next
        self._headers = {"authorization": f"Bearer {token}"}
        self._rng = rng

    @property
    def over(self) -> bool:
        """Say whether the player has seen the end of the game, and nothing is open."""
        return self.unsure is None and self.now.get("status") in ("over", "abandoned")

    async def play(self) -> None:
        """Play to the end of the game, whatever happens to the server."""
        failures = 0
        while not self.over:
            before = self.welcomes
            try:
                await self._visit()
            except (OSError, EOFError, WebSocketException):
                self._bases.append(self._bases.pop(0))
            failures = 0 if self.welcomes > before else failures + 1
            await asyncio.sleep(self._rng.random() * min(0.05 * 2**failures, 0.5))

    async def _visit(self) -> None:
        address = self._bases[0].replace("http", "ws") + "/api/socket"
        async with connect(address, additional_headers=self._headers, proxy=None) as socket:
            hello = {"type": "hello", "table": self.table, "seat": self.seat}
            await socket.send(json.dumps(hello | {"have": self.now.get("number", 0)}))
            if self.unsure is not None:
                await socket.send(json.dumps(self.unsure))
            try:
                while not self.over:
                    await self._hear(socket, json.loads(await socket.recv()))
            finally:
                self.connected = False

    async def _hear(self, socket: ClientConnection, message: Message) -> None:
        if message["type"] == "update":
            self._note(message)
            await self._act(socket)
        elif message["type"] == "refusal":
            await self._take_refusal(socket, message)

    def _note(self, update: Message) -> None:
        if not self.connected:
            self.connected = True
            self.welcomes += 1
        self.now = update
        self.seen.append((update["number"], update["version"]))
        if self.unsure is not None and update.get("ack") == self.unsure["key"]:
            self.acknowledged.append(self.unsure)
            self.unsure = None

    async def _take_refusal(self, socket: ClientConnection, refusal: Message) -> None:
        if refusal["error"] == "unavailable":
            self.unavailable += 1
            await asyncio.sleep(0.1)
            if not self.connected:
                raise EOFError("the hello was refused")
            if self.unsure is not None:
                await socket.send(json.dumps(self.unsure))
        elif self.unsure is not None and refusal.get("key") == self.unsure["key"]:
            self.refused.append((refusal["error"], self.unsure))
            self.unsure = None
        else:
            raise AssertionError(f"refused for no reason: {refusal}")

    async def _act(self, socket: ClientConnection) -> None:
        if self.unsure is not None:
            return
        wish = self._wish()
        await asyncio.sleep(self._rng.random() * PACE)
        if wish is not None and not self.stopping:
            self.unsure = wish | {"key": f"{self._rng.getrandbits(64):016x}"}
            await socket.send(json.dumps(self.unsure))

    def _wish(self) -> Message | None:
        """Find something to do: answer, end the turn, sometimes take back or leave orders."""
        mood, version = self._rng.random(), self.now["version"]
        if mood < 0.04:
            return {"type": "orders", "orders": []}
        if mood < 0.1 and self.now.get("undo"):
            return {"type": "undo", "version": version}
        if self.now.get("options"):
            code = self._rng.choice(self.now["options"])["code"]
            return {"type": "answer", "code": code, "version": version}
        if self.now.get("held") == self.seat:
            return {"type": "end", "version": version}
        return None


class Party:
    """Two people, and bots, who play one table after the other."""

    def __init__(self, bases: Sequence[str], rng: random.Random, bots: Sequence[str] = ()) -> None:
        self.players: list[Player] = []  # of all tables; the last two play now
        self._bases = list(bases)
        self._rng = rng
        self._bots = bots
        self._tokens: list[str] = []
        self._stopping = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to play."""
        self._task = asyncio.create_task(self._play())

    async def _play(self) -> None:
        while not self._stopping:
            table = await self._open_table()
            for seat, token in enumerate(self._tokens):
                bases = self._bases[seat % 2 :] + self._bases[: seat % 2]
                self.players.append(Player(bases, token, table, seat, self._rng))
                self.players[-1].stopping = self._stopping
            await asyncio.gather(*(player.play() for player in self.players[-2:]))

    async def _open_table(self) -> str:
        while len(self._tokens) < 2:
            self._tokens.append((await self._insist("/api/guests", {"name": "Anna"}))["token"])
        bots = [{"kind": "bot", "bot": bot} for bot in self._bots]
        wish = {"game": "masters", "seats": [{"kind": "me"}, {"kind": "open"}, *bots]}
        table = str((await self._insist("/api/tables", wish, 0))["id"])
        await self._insist(f"/api/tables/{table}/seats/1", {"link": None}, 1)
        await self._insist(f"/api/tables/{table}/start", {}, 0)
        return table

    async def _insist(self, path: str, body: Message, who: int | None = None) -> Message:
        token = None if who is None else self._tokens[who]
        return await insist(self._bases, self._rng, "POST", path, token, body)

    @property
    def quiet(self) -> bool:
        """Say whether nobody has anything under way, and both know the same."""
        if self._task is None or self._task.done():
            return True
        if not self.players:
            return False
        first, second = self.players[-2:]
        if first.over and second.over:
            return False  # another table is being opened, or nothing more is to come
        calm = all(p.over or (p.connected and p.unsure is None) for p in (first, second))
        return calm and first.now["number"] == second.now["number"] and not bots_think(first.now)

    def stop(self) -> None:
        """Begin nothing new."""
        self._stopping = True
        for player in self.players:
            player.stopping = True

    async def leave(self) -> None:
        """Close the connections."""
        assert self._task is not None
        if not self._task.done():
            self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task


async def insist(
    bases: Sequence[str],
    rng: random.Random,
    method: str,
    path: str,
    token: str | None = None,
    body: Message | None = None,
) -> Message:
    """Ask until it is done, whatever happens to the servers."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    while True:
        with suppress(httpx.TransportError):
            async with httpx.AsyncClient(
                base_url=rng.choice(bases), trust_env=False, verify=False
            ) as http:
                answer = await http.request(method, path, json=body, headers=headers)
            assert answer.status_code in (*SETTLED, *LATER), answer.text
            if answer.status_code in SETTLED:
                return dict(answer.json())
        await asyncio.sleep(0.1)


def bots_think(now: Message) -> bool:
    """Say whether a table waits for a bot: people have the first two seats."""
    waited = {*now.get("asked", ()), now.get("held", 0)}
    return "status" not in now and max(waited) >= 2  # a running table does not say so


async def load(
    bases: Sequence[str],
    seed: int,
    ordeal: Callable[[list[Party]], Awaitable[None]],
    bots: Sequence[str] = BOTS,
) -> list[Player]:
    """Let parties play while the ordeal lasts, then wait until all is quiet; give the players."""
    companies = ((), (), (), bots)
    parties = [Party(bases, random.Random(seed + i), bot) for i, bot in enumerate(companies)]
    for party in parties:
        party.start()
    try:
        await ordeal(parties)
        await settle(parties)
    finally:
        for party in parties:
            await party.leave()
    return [player for party in parties for player in party.players]


async def settle(parties: Sequence[Party]) -> None:
    """Let everybody finish what they have begun."""
    for party in parties:
        party.stop()
    await until(lambda: all(party.quiet for party in parties))


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(PAUSE)


async def acknowledged(parties: Sequence[Party], more: int) -> None:
    """Wait until so many more commands are acknowledged."""

    def count() -> int:
        return sum(len(player.acknowledged) for party in parties for player in party.players)

    wanted = count() + more
    await until(lambda: count() >= wanted)
