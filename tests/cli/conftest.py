"""What tests of the command line share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.desk import Desk
from tests.memory import quick_folder


@pytest.fixture
def tmp_path(tmp_path: Path) -> Iterator[Path]:
    """Give a folder that waits for no disk."""
    with quick_folder(tmp_path) as folder:
        yield folder


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the folder where interrupted games are kept; no test writes into one's own."""
    folder = tmp_path / "state"
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("NO_COLOR", raising=False)
    return folder / "bottega"


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    """Give a desk to run commands at."""
    return Desk(monkeypatch)


@pytest.fixture
def record(desk: Desk, tmp_path: Path) -> Path:
    """Give the file of a whole game for two."""
    file = tmp_path / "game.bottega"
    file.write_text(desk.run("record", "masters", "--players", 2, "--seed", 11).out)
    return file
