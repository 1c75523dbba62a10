"""Serves what is installed; before that, the plain sources while the games are compiled.

A server that is stopped loses nothing and pages connect again by themselves, so the compiled games
take over as soon as they are there.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

INSTALLED = ".build/installed"
LOG = Path(".build/compiling.log")
PACE = 0.2  # seconds between two looks


def main() -> int:
    """Serve until told to stop."""
    if subprocess.run(["make", "--question", INSTALLED], capture_output=True).returncode == 0:
        return _serve_compiled()
    print("The games are compiled meanwhile; until then bots think more slowly", flush=True)
    server = subprocess.Popen([sys.executable, "-m", "bottega", "serve"], env=_plain())
    with LOG.open("wb") as log:
        make = subprocess.Popen(
            ["nice", "make", "--jobs", "2", INSTALLED], stdout=log, stderr=log, process_group=0
        )
    try:
        return _wait(server, make)
    except KeyboardInterrupt:
        return server.wait()
    finally:
        if make.poll() is None:
            os.killpg(make.pid, signal.SIGTERM)


def _serve_compiled() -> int:
    command = str(Path(sys.executable).parent / "bottega")
    os.execv(command, [command, "serve"])


def _plain() -> dict[str, str]:
    client = str(Path(".build/client").resolve())
    return {**os.environ, "PYTHONPATH": "src", "BOTTEGA_CLIENT": client}


def _wait(server: "subprocess.Popen[bytes]", make: "subprocess.Popen[bytes]") -> int:
    """Let the compiled games take over when they are there, if they can be compiled."""
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    while server.poll() is None and make.poll() is None:
        time.sleep(PACE)
    if server.poll() is not None:
        return server.wait()
    if make.returncode:
        print(f"The games could not be compiled (see {LOG}): bots stay slower", flush=True)
        return server.wait()
    print("The games are compiled: going on with those", flush=True)
    server.terminate()
    server.wait()
    return _serve_compiled()


if __name__ == "__main__":
    sys.exit(main())
