"""What tests of the client share."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.memory import quick_folder


@pytest.fixture
def tmp_path(tmp_path: Path) -> Iterator[Path]:
    """Give a folder that waits for no disk."""
    with quick_folder(tmp_path) as folder:
        yield folder


@pytest.fixture(autouse=True)
def no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let requests to this machine go to this machine."""
    monkeypatch.setenv("NO_PROXY", "*")
    monkeypatch.setenv("no_proxy", "*")


@pytest.fixture
def unused_port() -> int:
    """Give a port where nobody listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
