"""Compiled and plain Python play the same games and judge by networks alike, to the last bit."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bottega.games import GAMES
from bottega.learn.train.export import export
from tests.bots.answering import answers
from tests.bots.test_networks import some_weights

ROOT = Path(__file__).parents[2]


def sim(players: int, bots: str, games: int, **environment: str) -> Any:
    command = [sys.executable, "-m", "bottega", "sim", "masters", "--seed", "7", "--json"]
    done = subprocess.run(
        [*command, "--players", str(players), "--bots", bots, "--games", str(games)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(("bots", "games"), [("random", 50), ("greedy", 1)])
def test_games_have_the_same_digest_compiled_and_plain(
    players: int, bots: str, games: int, compiled: bool
) -> None:
    if not compiled:
        pytest.skip("compared once, with the compiled build")
    here = sim(players, bots, games)
    plain = sim(players, bots, games, PYTHONPATH=str(ROOT / "src"))
    assert here["compiled"]
    assert not plain["compiled"]
    assert here["digest"] == plain["digest"]
    assert here["decisions"] == plain["decisions"]
    assert here["wins"] == plain["wins"]


def test_bots_with_networks_answer_and_think_the_same_compiled_and_plain(
    compiled: bool, tmp_path: Path
) -> None:
    if not compiled:
        pytest.skip("compared once, with the compiled build")
    for name, game in GAMES.items():
        export(game, some_weights(game), tmp_path / f"{name}.safetensors")
    done = subprocess.run(
        [sys.executable, "-m", "tests.bots.answering", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == answers(tmp_path)
