"""Our own server under load, on either database."""

import json
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks.load.peers import ROOT, Serving, load

UNLIMITED = {
    "BOTTEGA_ANSWERS_PER_SECOND": "0",
    "BOTTEGA_READS_PER_SECOND": "0",
    "BOTTEGA_CONNECTIONS": "0",
    "BOTTEGA_TABLES_PER_MINUTE": "0",
    "BOTTEGA_GUESTS_PER_MINUTE": "0",
    "BOTTEGA_BOT_PACE": "0",
}


@contextmanager
def serving(url: str, processes: int = 1) -> Iterator[Serving]:
    """Run `bottega serve` on a database."""
    command = [sys.executable, "-P", "-m", "bottega", "serve", "--port", "0", "--db", url]
    command += ["--processes", str(processes), "--log", "warning"]
    with subprocess.Popen(
        command, env={**os.environ, **UNLIMITED}, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout
            said = server.stdout.readline()
            port = re.search(r":(\d+)$", said.strip())
            if port is None:
                raise RuntimeError(f"the server did not start: {said}")
            yield Serving(server.pid, int(port[1]))
        finally:
            server.terminate()


def players(url: str, tables: int, seconds: float, processes: int = 1) -> dict[str, Any]:
    """Let pairs of scripted players answer as fast as they can."""
    module = [sys.executable, "-m", "benchmarks.load.players"]
    with serving(url, processes) as server:
        wanted = [str(server.port), str(tables), str(seconds)]
        return load([*module, *wanted], {}, seconds + 60 + tables / 10)


def idle(url: str, tables: int) -> dict[str, Any]:
    """Let two clients sit at each of many tables and do nothing; give the server's memory."""
    module = [sys.executable, "-m", "benchmarks.load.idle"]
    with serving(url) as server:
        empty = server.resident_mb()
        command = [*module, str(server.port), str(tables)]
        with subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as clients:
            assert clients.stdout
            connected = json.loads(clients.stdout.readline())
            found = {"tables": tables, **connected, "empty_mb": empty}
            found["resident_mb"] = server.resident_mb()
            clients.communicate("done\n")
    return found


def fill(path: Path, tables: int) -> None:
    """Store copies of the tables that are there, until there are so many."""
    with sqlite3.connect(path) as store:
        (there,) = store.execute("SELECT count(*) FROM heads").fetchone()
        source = store.execute("SELECT table_id FROM heads LIMIT 1").fetchone()[0]
        for number in range(there, tables):
            name = f"copy-{number}"
            store.execute(
                "INSERT INTO log SELECT ?, number, at, entry, deed FROM log WHERE table_id = ?",
                (name, source),
            )
            store.execute(
                "INSERT INTO heads SELECT ?, number, at, asked, NULL, NULL FROM heads "
                "WHERE table_id = ?",
                (name, source),
            )
            store.execute(
                "INSERT INTO tables SELECT ?, created, game, status, public, info "
                "FROM tables WHERE id = ?",
                (name, source),
            )
