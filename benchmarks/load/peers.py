"""The peers of the load benchmark: each server is a process, its clients are another."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
BOARDGAMEIO = Path(__file__).parent / "boardgameio"
MODULES = ROOT / ".bench" / "boardgameio" / "node_modules"
PATIENCE = 60.0  # seconds for clients to connect and warm up
SIZE = 200  # bytes of a text to echo: about an answer with what changed


@dataclass(frozen=True)
class Serving:
    """A server that listens."""

    pid: int
    port: int

    def resident_mb(self) -> float:
        """Read how much memory the server holds now."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        raise RuntimeError("the server is gone")


@contextmanager
def serving(command: list[str], environment: Mapping[str, str]) -> Iterator[Serving]:
    """Run a server that prints `ready PORT`, and stop it afterwards."""
    with subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout
            match server.stdout.readline().split():
                case ["ready", port]:
                    yield Serving(server.pid, int(port))
                case said:
                    raise RuntimeError(f"{command} did not start: {' '.join(said)}")
        finally:
            server.terminate()


def load(command: list[str], environment: Mapping[str, str], seconds: float) -> dict[str, Any]:
    """Run clients for some seconds; they print one JSON object."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=seconds + PATIENCE,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def echo(clients: int, seconds: float, size: int = SIZE) -> dict[str, Any]:
    """Measure a bare WebSocket echo: `clients.Measured`, the rate and the server's memory."""
    module = [sys.executable, "-m", "benchmarks.load.clients"]
    with serving([sys.executable, "-m", "benchmarks.load.echo", "0"], {}) as server:
        wanted = [str(server.port), str(clients), str(seconds), str(size)]
        found = load([*module, *wanted], {}, seconds)
        found["per_second"] = found["messages"] / found["seconds"]
        found["resident_mb"] = server.resident_mb()
    return found


def boardgameio(matches: int, seconds: float) -> dict[str, Any]:
    """Measure boardgame.io: what its clients print, and the server's memory."""
    if not MODULES.exists():
        raise RuntimeError("boardgame.io is not installed: run `make bench`")
    # Its modules lie apart from its programs.
    node = {"NODE_PATH": str(MODULES), "NODE_ENV": "production"}
    with serving(["node", str(BOARDGAMEIO / "server.js"), "0"], node) as server:
        wanted = [str(server.port), str(matches), str(seconds)]
        found = load(["node", str(BOARDGAMEIO / "clients.js"), *wanted], node, seconds)
        found["resident_mb"] = server.resident_mb()
    return found


if __name__ == "__main__":
    print(json.dumps({"echo": echo(40, 5), "boardgame.io": boardgameio(20, 5)}, indent=2))
