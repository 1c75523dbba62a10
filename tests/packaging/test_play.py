"""`make play` serves at once, and goes on with the compiled games when they are there."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.ordeal import free_port

ROOT = Path(__file__).parents[2]
MAKE = """#!/bin/sh
case "$1" in --question) exit 1;; esac
while [ ! -e finished ]; do sleep 0.1; done
exit $(cat finished)
"""
Running = subprocess.Popen[str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Lay out a checkout whose `make` ends when and as a file says."""
    (tmp_path / ".build" / "client").mkdir(parents=True)
    (tmp_path / ".build" / "client" / "index.html").write_text("the page")
    (tmp_path / "src").symlink_to(ROOT / "src")
    for name, lines in (("make", MAKE), ("nice", '#!/bin/sh\nexec "$@"\n')):
        script = tmp_path / "bin" / name
        script.parent.mkdir(exist_ok=True)
        script.write_text(lines)
        script.chmod(0o755)
    return tmp_path


@pytest.fixture
def playing(folder: Path, compiled: bool) -> Iterator[Running]:
    """Run what `make play` runs."""
    if not compiled or shutil.which("bottega", path=Path(sys.executable).parent) is None:
        pytest.skip("the compiled games take over, so they must be installed")
    environment = {
        **os.environ,
        "PATH": f"{folder / 'bin'}:{os.environ['PATH']}",
        "BOTTEGA_PORT": str(free_port()),
        "BOTTEGA_DB": f"sqlite:///{folder / 'tables.db'}",
    }
    environment.pop("PYTHONPATH", None)
    command = [sys.executable, str(ROOT / "build_tools" / "play.py")]
    running = subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True
    )
    yield running
    running.send_signal(signal.SIGTERM)
    running.communicate(timeout=60)


def until(running: Running, words: str) -> list[str]:
    """Read what it says up to a line with these words."""
    assert running.stdout is not None
    said: list[str] = []
    for line in running.stdout:
        said.append(line)
        if words in line:
            return said
    raise AssertionError(f"it ended before it said {words!r}: {said}")


def test_the_compiled_games_take_over_from_the_plain_sources(
    folder: Path, playing: Running
) -> None:
    first = until(playing, "Bottega is at")
    assert any("bots think more slowly" in line for line in first)
    (folder / "finished").write_text("0")
    after = until(playing, "Bottega is at")
    assert any("going on with those" in line for line in after)


def test_play_goes_on_where_the_games_cannot_be_compiled(folder: Path, playing: Running) -> None:
    until(playing, "Bottega is at")
    (folder / "finished").write_text("2")
    until(playing, "could not be compiled")
    assert playing.poll() is None
