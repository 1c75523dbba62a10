"""A server in a process of its own, which can be killed, and somebody who opens tables on it."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

FREE = {  # of limits
    "BOTTEGA_ANSWERS_PER_SECOND": "0",
    "BOTTEGA_READS_PER_SECOND": "0",
    "BOTTEGA_CONNECTIONS": "0",
    "BOTTEGA_TABLES_PER_MINUTE": "0",
    "BOTTEGA_GUESTS_PER_MINUTE": "0",
    "BOTTEGA_BOT_PACE": "0",
}


class Server:
    """`bottega serve` on a file in a folder; it comes back at the same port."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = settings
        self.port = "0"
        self.base = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and read from its first line where it is."""
        database = f"sqlite:///{self.folder / 'tables.db'}"
        words = ["serve", "--port", self.port, "--db", database, "--log", "error"]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bottega", *words],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **FREE, **self.settings},
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert said.startswith("Bottega is at "), said
        self.base = said.split()[-1]
        self.port = self.base.rpartition(":")[2]

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Stop it: at once, unless said otherwise."""
        if self._process is None:
            return
        process, self._process = self._process, None
        process.send_signal(how)
        process.communicate(timeout=60)


@contextmanager
def server_outside(folder: Path, **settings: str) -> Iterator[Server]:
    """Run a server in a process of its own."""
    server = Server(folder, **settings)
    server.start()
    try:
        yield server
    finally:
        server.kill(signal.SIGTERM)


def invitations(server: Server, uses: int) -> tuple[str, str]:
    """Let the operator, whose token is "operator", invite people; give the code and the link."""
    made = httpx.post(
        f"{server.base}/api/order/invitations",
        json={"uses": uses},
        headers={"authorization": "Bearer operator"},
        timeout=60.0,
        trust_env=False,
        verify=False,
    )
    (one,) = made.json()["invitations"]
    return one["code"], one["link"]


class Host:
    """Somebody who opens tables and does not play."""

    def __init__(self, base: str, invitation: str | None = None) -> None:
        self._http = httpx.Client(base_url=base, timeout=60.0, trust_env=False, verify=False)
        came = {"name": "Host", "invitation": invitation}
        guest = self.ask("POST", "/api/guests", json=came)
        self._http.headers["authorization"] = f"Bearer {guest['token']}"

    def __enter__(self) -> "Host":
        return self

    def __exit__(self, *_: object) -> None:
        self._http.close()

    def ask(self, method: str, path: str, **how: Any) -> Any:
        """Make a request that must succeed."""
        answer = self._http.request(method, path, **how)
        assert answer.is_success, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def table(self, *kinds: str) -> tuple[str, list[str]]:
        """Open a table; give it with the links of its seats."""
        body = {"game": "masters", "seats": [{"kind": kind} for kind in kinds]}
        table = self.ask("POST", "/api/tables", json=body)["id"]
        links = self.ask("GET", f"/api/tables/{table}/links")["links"]
        return table, [links[str(seat)] for seat in range(len(kinds))]

    def full(self, table: str) -> bool:
        """Say whether everybody has come."""
        seats = self.ask("GET", f"/api/tables/{table}")["seats"]
        return all(seat["kind"] == "person" for seat in seats)

    def start(self, table: str) -> None:
        """Begin the game."""
        self.ask("POST", f"/api/tables/{table}/start")

    def record(self, table: str) -> str:
        """Download the record of a game that is over."""
        return str(self.ask("GET", f"/api/tables/{table}/record"))
