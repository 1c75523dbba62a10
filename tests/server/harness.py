"""A real server in the test's own event loop, and guests who talk to it over real sockets."""

import asyncio
import itertools
import json
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn.server
from websockets.asyncio.client import ClientConnection, connect

from bottega.server.base.settings import ServerSettings
from bottega.server.people.pushes import PushServices
from bottega.server.people.webhooks import Webhooks
from bottega.server.site import Site
from bottega.server.web.app import create

Message = dict[str, Any]
PATIENCE = 60.0  # seconds until a test gives up waiting

QUICK = ServerSettings(
    port=0,
    answers_per_second=0,
    reads_per_second=0,
    tables_per_minute=0,
    guests_per_minute=0,
    bot_pace=0,
    operator="operator",
    log="warning",
)


class Brisk:
    """The asyncio that uvicorn sees.

    It looks every tenth of a second whether it is to stop, and sleeps once more before it does.
    """

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(seconds: float) -> None:
        """Sleep a tenth as long."""
        await asyncio.sleep(seconds / 10)


uvicorn.server.asyncio = Brisk()  # type: ignore[attr-defined, assignment]
# Without it httpcore looks for it on the whole path again whenever it waits for something.
if find_spec("sniffio") is None:
    sys.modules["sniffio"] = None  # type: ignore[assignment]


class Running:
    """A server that runs, with its insides."""

    def __init__(self, site: Site, port: int) -> None:
        self.site = site
        self.base = f"http://127.0.0.1:{port}"

    async def guest(self, name: str = "Anna") -> "Guest":
        """Take in somebody new. No line is secret here, so that no certificates are read for it."""
        http = httpx.AsyncClient(
            base_url=self.base, timeout=PATIENCE, trust_env=False, verify=False
        )
        made = await http.post("/api/guests", json={"name": name})
        assert made.status_code == 201, made.text
        http.cookies.clear()  # a program: it uses its token
        told = made.json()
        http.headers["authorization"] = f"Bearer {told['token']}"
        return Guest(self, http, told)


@asynccontextmanager
async def serving(
    folder: Path,
    webhooks: Webhooks | None = None,
    static: Path | None = None,
    services: PushServices | None = None,
    **settings: Any,
) -> AsyncIterator[Running]:
    """Run a server on a database in a folder (or at the URL `db`) until the block ends."""
    settings.setdefault("db", f"sqlite:///{folder / 'tables.db'}")
    site = Site(msgspec.structs.replace(QUICK, **settings), webhooks, services)
    config = uvicorn.Config(
        create(site, static or folder / "nothing is built here"),
        port=0,
        http="bottega.server.web.patience:Patient",
        ws="websockets-sansio",
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve())
    try:
        while not server.started:
            assert not task.done(), "the server did not start"
            await asyncio.sleep(0.01)
        yield Running(site, server.servers[0].sockets[0].getsockname()[1])
    finally:
        if site.ready:
            site.announce_stop()  # as a signal would
        server.should_exit = True
        await task


class Guest:
    """Somebody with an identity."""

    def __init__(self, running: Running, http: httpx.AsyncClient, told: Message) -> None:
        self.running = running
        self.http = http
        self.id: str = told["id"]
        self.name: str = told["name"]
        self.token: str = told["token"]
        self.recovery: str = told["recovery"]

    async def close(self) -> None:
        """Go home."""
        await self.http.aclose()

    async def ask(self, method: str, path: str, status: int = 200, **how: Any) -> Any:
        """Make a request that must be answered with this status; give the JSON."""
        answer = await self.http.request(method, path, **how)
        assert answer.status_code == status, f"{answer.status_code}: {answer.text}"
        return (
            answer.json() if answer.headers["content-type"] == "application/json" else answer.text
        )

    async def table(self, *seats: str, start: bool = True, **wish: Any) -> str:
        """Open a table of Masters: seats are "me", "open", "invited" or the name of a bot."""
        kinds = ("me", "open", "invited")
        wishes = [{"kind": s} if s in kinds else {"kind": "bot", "bot": s} for s in seats]
        body = {"game": "masters", "seats": wishes, "start": start, **wish}
        made = await self.ask("POST", "/api/tables", 201, json=body)
        return str(made["id"])

    async def sit(self, table: str, seat: int, link: str | None = None) -> None:
        """Take a seat."""
        await self.ask("POST", f"/api/tables/{table}/seats/{seat}", json={"link": link})

    @asynccontextmanager
    async def at(self, table: str, seat: int | None = 0, **hello: Any) -> AsyncIterator["Looking"]:
        """Look at a table from a seat, over a WebSocket."""
        address = self.running.base.replace("http", "ws") + "/api/socket"
        headers = {"authorization": f"Bearer {self.token}"}
        # How long a busy machine takes to answer is not what is tested: the client does not ask,
        # and it reads on for the server's own questions even where a test does not listen.
        async with connect(
            address, additional_headers=headers, proxy=None, ping_interval=None, max_queue=None
        ) as socket:
            looking = Looking(socket)
            await looking.send(type="hello", table=table, seat=seat, **hello)
            await looking.hear("welcome")
            await looking.hear("update")
            yield looking


class Looking:
    """One WebSocket; `now` is the last update it heard."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now: Message = {}
        self.heard: list[Message] = []
        self._keys = itertools.count(1)

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def next(self) -> Message:
        """Hear the next message, whatever it is."""
        async with asyncio.timeout(PATIENCE):
            message: Message = json.loads(await self.socket.recv())
        self.heard.append(message)
        if message["type"] == "update":
            self.now = message
        return message

    async def hear(self, kind: str, when: Callable[[Message], bool] = lambda _: True) -> Message:
        """Hear the next message of a kind."""
        while True:
            message = await self.next()
            if message["type"] == kind and when(message):
                return message

    async def until(self, when: Callable[[Message], bool]) -> Message:
        """Wait for an update that is so; the present one counts."""
        while not (self.now and when(self.now)):
            await self.hear("update")
        return self.now

    def key(self) -> str:
        """Make a key that has not been used."""
        return f"key-{next(self._keys)}"

    async def do(self, kind: str, **what: Any) -> Message:
        """Do something and wait until it is stored (the update) or refused (the refusal)."""
        what.setdefault("key", self.key())
        await self.send(type=kind, **what)
        while True:
            message = await self.next()
            if message["type"] == "update" and message.get("ack") == what["key"]:
                return message
            if message["type"] == "refusal" and message.get("key") in (what["key"], None):
                return message

    async def answer(self, line: str | None = None) -> Message:
        """Answer with a line, or with the first of the options."""
        options = self.now["options"]
        code = next(o["code"] for o in options if line in (None, o["line"]))
        return await self.do("answer", code=code, version=self.now["version"])

    async def end(self) -> Message:
        """End the turn."""
        return await self.do("end", version=self.now["version"])

    async def undo(self) -> Message:
        """Take the last answer back."""
        return await self.do("undo", version=self.now["version"])

    async def move(self) -> Message:
        """Do what is waited for: answer with the first option, or end the turn."""
        return await (self.answer() if self.now.get("options") else self.end())

    async def play_to_the_end(self, seat: int) -> Message:
        """Play a seat with first options until the game is over."""
        while self.now.get("status", "running") == "running":
            if self.now.get("options") or self.now.get("held") == seat:
                await self.move()
            else:
                await self.hear("update")
        return self.now
