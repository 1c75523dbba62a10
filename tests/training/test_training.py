"""The examples with PyTorch learn what they claim to: `make test-learn`."""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

EXAMPLES = Path(__file__).parents[2] / "examples" / "training"
SECONDS = 120


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def arena(weights: Path, games: int) -> Any:
    bots = f"{EXAMPLES / 'ppo.py'}:Learned,random"
    words = ["arena", "masters", "--bots", bots, "--games", str(games), "--seed", "1", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "bottega.cli", *words],
        env={**os.environ, "BOTTEGA_WEIGHTS": str(weights)},
        capture_output=True,
        check=True,
        text=True,
    )
    return json.loads(done.stdout)
