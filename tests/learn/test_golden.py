"""What a learner sees does not change unnoticed."""

import json

import pytest

from bottega.games import GAMES
from tests.learn.golden import FILE, SETTINGS, trajectory


@pytest.mark.parametrize("name", GAMES)
def test_a_seeded_trajectory_is_as_it_was(name: str) -> None:
    golden = json.loads(FILE.read_text())
    assert trajectory(name) == golden[name]
    assert golden[name]["ended"] > 0
    assert set(golden) == set(SETTINGS)
