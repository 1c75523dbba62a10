"""Networks for tests: small ones by chance, in the place of those that come with Bottega."""

from pathlib import Path

import pytest

from bottega.bots import shipped
from bottega.games import GAMES
from bottega.learn.train.export import export
from tests.bots.test_networks import some_weights


@pytest.fixture(scope="session")
def some_networks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a folder with a network for every game."""
    folder = tmp_path_factory.mktemp("trained")
    for name, game in GAMES.items():
        export(game, some_weights(game), folder / f"{name}.safetensors")
    return folder


@pytest.fixture
def networks(some_networks: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let these be the networks that come with Bottega."""
    monkeypatch.setattr(shipped, "FOLDER", some_networks)
    return some_networks
