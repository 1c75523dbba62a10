"""A real server with its built client, in a process of its own, for browsers to talk to."""

import time
from pathlib import Path

import httpx

from tests.server.ordeal import PATIENCE, PAUSE, Server


class House(Server):
    """A server that a test without an event loop of its own waits for."""

    def __init__(self, folder: Path, name: str = "tables", **environment: str) -> None:
        super().__init__(f"sqlite:///{folder / name}.db", folder, **environment)

    def open(self) -> None:
        """Start the server, and wait until it can be played at."""
        self.start()
        self.wait()

    def wait(self) -> None:
        """Wait until the server takes answers."""
        limit = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process is not None, "the server does not run"
            assert self._process.poll() is None, self.said()
            assert time.monotonic() < limit, "the server does not become ready"
            time.sleep(PAUSE)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.base}/ready", trust_env=False).status_code == 200
        except httpx.TransportError:
            return False
