"""A real PostgreSQL for tests: in a temporary folder, as an unprivileged user, gone afterwards."""

import atexit
import contextlib
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg

DEBIAN = Path("/usr/lib/postgresql")
PATIENCE = 60.0  # seconds for a start, with recovery, on a busy machine
PAUSE = 0.02

INITDB = (
    *("--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C"),
    *("--no-sync", "--no-instructions", "--wal-segsize=1"),
)
SETTINGS = {
    "listen_addresses": "",  # a socket in our own folder: no port to race for
    "fsync": "on",
    "synchronous_commit": "on",
    "shared_buffers": "16MB",
    "max_connections": "50",
}
# The pipe to it closes when our process ends, however it ends.
WATCHDOG = """
read -r nothing
[ -f "$1/data/postmaster.pid" ] && kill -QUIT "$(head -n 1 "$1/data/postmaster.pid")"
while [ -f "$1/data/postmaster.pid" ] && [ $((tries += 1)) -lt 100 ]; do sleep 0.05; done
[ -z "$2" ] || rm -rf "$2"
"""


class Postgres:
    """A database server of one's own, that can be stopped, killed and started again."""

    url: str
    settings = SETTINGS
    patience = PATIENCE
    farewell = signal.SIGQUIT  # nothing of it is wanted any more

    def __init__(self, folder: Path | None = None) -> None:
        self._programs = programs()
        self._identity = identity()
        self._folder = self._place(folder)
        if self._identity:
            os.chown(self._folder, self._identity["user"], self._identity["group"])
        self._numbers = itertools.count(1)
        self._server: subprocess.Popen[bytes] | None = None
        watched = [str(self._folder), str(self._doomed() or "")]
        self._watchdog = self._run(
            ["/bin/sh", "-c", WATCHDOG, "watchdog", *watched], stdin=subprocess.PIPE
        )
        self.url = self._url("postgres")
        atexit.register(self.close)

    @property
    def pid(self) -> int:
        """Give the process id of the running server."""
        if self._server is None:
            raise RuntimeError("PostgreSQL is not running")
        return self._server.pid

    def start(self) -> None:
        """Start the server and wait until it answers; the first time the data are laid out."""
        if self._server is not None:
            return
        if not (self._data / "PG_VERSION").exists():
            self._lay_out()
        settings = [f"--{name}={value}" for name, value in self.settings.items()]
        place = ["-D", str(self._data), "-k", str(self._folder)]
        with self._log.open("ab") as log:
            self._server = self._run(
                [str(self._programs / "postgres"), *place, *settings],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        self._wait_until_ready(self._server)

    def stop(self) -> None:
        """Stop the server at once: clients are cut off, the data stay."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Kill the server and its children as a power cut would; `start` recovers."""
        if self._server is None:
            return
        os.kill(self._server.pid, signal.SIGSTOP)  # so that no child is born while we look
        children = children_of(self._server.pid)
        self._end(signal.SIGKILL)
        for child in children:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        while any(alive(child) for child in children):
            time.sleep(PAUSE)
        # The lock of a dead server would be taken for that of a live one if its id came again.
        (self._data / "postmaster.pid").unlink(missing_ok=True)

    def database(self) -> str:
        """Make a fresh empty database and give its URL."""
        return self._url(self._made("template1"))

    def _made(self, model: str) -> str:
        self.start()
        name = f"test_{next(self._numbers)}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {model}".encode())
        return name

    def close(self) -> None:
        """Stop the server, and delete everything unless it is kept."""
        atexit.unregister(self.close)
        self._end(self.farewell)
        if self._watchdog.stdin is not None:
            self._watchdog.stdin.close()
        self._watchdog.wait()
        doomed = self._doomed()
        if doomed is not None:
            shutil.rmtree(doomed, ignore_errors=True)

    def _place(self, folder: Path | None) -> Path:
        return Path(tempfile.mkdtemp(prefix="postgres-", dir=folder))

    def _doomed(self) -> Path | None:
        """Give the folder that goes with the server."""
        return self._folder

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    @property
    def _log(self) -> Path:
        return self._folder / "log"

    def _url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={quote(str(self._folder), safe='/')}"

    def _run(self, command: list[str], **streams: Any) -> subprocess.Popen[bytes]:
        # In a session of its own, so that Ctrl-C at the tests does not reach it before we do.
        return subprocess.Popen(
            command, cwd=self._folder, start_new_session=True, **streams, **self._identity
        )

    def _lay_out(self) -> None:
        command = [str(self._programs / "initdb"), "-D", str(self._data), *INITDB]
        making = self._run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        said, _ = making.communicate()
        if making.returncode:
            raise RuntimeError(f"initdb failed:\n{said.decode(errors='replace')}")

    def _wait_until_ready(self, server: subprocess.Popen[bytes]) -> None:
        end = time.monotonic() + self.patience
        while server.poll() is None and time.monotonic() < end:
            try:
                psycopg.connect(self.url, connect_timeout=10).close()
            except psycopg.OperationalError:
                time.sleep(PAUSE)
            else:
                return
        self._end(signal.SIGQUIT)
        raise RuntimeError(f"PostgreSQL did not start:\n{self._log.read_text(errors='replace')}")

    def _end(self, how: signal.Signals) -> None:
        server, self._server = self._server, None
        if server is None:
            return
        server.send_signal(how)
        try:
            server.wait(self.patience)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


class KeptPostgres(Postgres):
    """One whose data stay in a folder until it is started there again."""

    settings = SETTINGS | {"shared_buffers": "128MB", "max_wal_size": "1GB"}  # as usual elsewhere
    patience = 10 * PATIENCE  # to write, or read again, what is not yet in its place
    farewell = signal.SIGINT

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)

    def kept(self, name: str) -> str:
        """Give the URL of a database, which is made where there is none yet."""
        self.start()
        with psycopg.connect(self.url, autocommit=True) as connection:
            there = connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", (name,))
            if there.fetchone() is None:
                connection.execute(f"CREATE DATABASE {name}".encode())
        return self._url(name)

    def _place(self, folder: Path | None) -> Path:
        if folder is None:
            raise ValueError("what is kept needs a folder")
        folder.mkdir(parents=True, exist_ok=True)
        return folder.resolve()

    def _doomed(self) -> Path | None:
        return None


def programs() -> Path:
    """Find the folder of PostgreSQL's programs: that of the PATH, or Debian's newest."""
    found = shutil.which("initdb")
    if found:
        folder = Path(found).resolve().parent
        if (folder / "postgres").exists():
            return folder
    installed = [at for at in DEBIAN.glob("*/bin") if (at / "initdb").exists()]
    if not installed:
        raise RuntimeError("PostgreSQL is not here (Debian: apt-get install postgresql)")
    return max(installed, key=lambda at: [int(part) for part in at.parent.name.split(".")])


def identity() -> dict[str, Any]:
    """Say as whom to run: as root somebody else, because PostgreSQL refuses root."""
    if os.getuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            user = pwd.getpwnam(name)
            return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    raise RuntimeError("PostgreSQL does not run as root, and there is no user postgres or nobody")


def children_of(parent: int) -> list[int]:
    """List the processes that a process has started."""
    found = (int(at.name) for at in Path("/proc").iterdir() if at.name.isdigit())
    return [pid for pid in found if status(pid)[1:2] == [str(parent)]]


def alive(pid: int) -> bool:
    """Tell whether a process still runs: one that nobody has waited for yet does not."""
    return status(pid)[:1] not in ([], ["Z"], ["X"])


def status(pid: int) -> list[str]:
    """Read a process's state, its parent's id and so on; nothing if it is gone."""
    try:
        line = Path(f"/proc/{pid}/stat").read_text(errors="replace")
    except OSError:
        return []
    return line.rpartition(")")[2].split()
