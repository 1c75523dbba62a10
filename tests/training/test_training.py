"""The examples with PyTorch learn what they claim to: `make test-learn`."""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import nbformat
import numpy as np
import torch
from nbclient import NotebookClient

from bottega.lab.intervals import wilson
from bottega.learn import Batch

EXAMPLES = Path(__file__).parents[2] / "examples" / "training"
STEPS = 300_000  # of PPO by self-play
SPIEL_STEPS = 20_480  # of OpenSpiel's own
LATEST = 100  # games by which that is judged


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def arena(weights: Path, rival: str) -> tuple[float, float]:
    """Let the network compete, and give the interval of its win rate."""
    bots = f"{EXAMPLES / 'ppo.py'}:Learned,{rival}"
    words = ["arena", "masters", "--bots", bots, "--games", "200", "--seed", "1", "--json"]
    done = subprocess.run(
        [str(Path(sys.executable).parent / "bottega"), *words],
        env={**os.environ, "BOTTEGA_WEIGHTS": str(weights)},
        capture_output=True,
        check=True,
        text=True,
    )
    lower, upper = json.loads(done.stdout)["bots"][0]["interval"]
    return lower, upper


def test_ppo_beats_chance_in_the_arena_after_a_few_minutes(tmp_path: Path) -> None:
    torch.set_num_threads(1)
    ppo = example("ppo")
    weights = tmp_path / "ppo.pt"
    ppo.train(Batch("masters", 2, ppo.TABLES, 1), STEPS, 1, weights)
    assert arena(weights, "random")[0] > 0.5
    assert arena(weights, "greedy")[1] < 0.5  # and there is more to be learned


def test_an_answer_is_credited_with_what_its_seat_meets_next() -> None:
    """Two tables and four steps, reckoned by hand: seats 0 1 0 1, and the end at the third."""
    ppo = example("ppo")
    played = ppo.Rollout(
        *[np.zeros((4, 1))] * 2,
        seats=np.array([[0], [1], [0], [1]]),
        answers=np.zeros((4, 1)),
        chances=np.zeros((4, 1)),
        values=np.array([[0.5], [0.25], [0.75], [0.5]], np.float32),
        rewards=np.array([[[0, 0]], [[0, 0]], [[1, 0]], [[0, 0]]], np.float32),
        done=np.array([[False], [False], [True], [False]]),
    )
    advantages, kept = ppo.credit(played, np.array([0]), np.array([0.5], np.float32))
    won, lost = 1 - 0.75, 0 - 0.25
    first = 0.75 - 0.5 + ppo.LAMBDA * won
    assert advantages[:3, 0].tolist() == np.array([first, lost, won], np.float32).tolist()
    assert kept[:, 0].tolist() == [True, True, True, False]  # nobody knows what the last one led to


def test_openspiels_own_ppo_learns_to_beat_chance() -> None:
    torch.set_num_threads(1)
    _, returns = example("spiel_ppo").train(SPIEL_STEPS, 1)
    won = 0.5 + sum(returns[-LATEST:]) / LATEST
    assert wilson(won, LATEST, 1.96)[0] > 0.5


def test_the_notebook_runs_from_top_to_bottom() -> None:
    notebook: Any = nbformat.read(EXAMPLES / "tour.ipynb", as_version=4)
    client = NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(EXAMPLES)}})
    client.execute()
    assert "games against chance" in json.dumps(notebook.cells[-2])


def test_tensors_share_the_memory_of_a_batch() -> None:
    batch = Batch("lorenzo", 2, n=3, seed=1)
    for array in (batch.observations, batch.masks, batch.seats, batch.rewards, batch.done):
        tensor = torch.from_dlpack(array)
        assert tensor.data_ptr() == array.ctypes.data
        assert tuple(tensor.shape) == array.shape
