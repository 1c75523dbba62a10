"""One seeded trajectory a game, as hashes of all that a batch gives: they guard the layouts.

    python -m tests.learn.golden

writes them anew. Where they change without a change of rules, a layout's VERSION must be raised.
"""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

import numpy as np

from bottega.learn import Batch

FILE: Final = Path(__file__).with_name("golden.json")
STEPS: Final = 250
TABLES: Final = 2
SETTINGS: Final[dict[str, dict[str, Any]]] = {
    "masters": {"players": 3},
    "lorenzo": {"players": 3, "modules": "houses,pazzi"},
    "renaissance": {"players": 4, "teams": True},
}


def some_answers(batch: Batch, step: int) -> list[int]:
    """Choose among what is offered, here and there something else."""
    offered = [np.flatnonzero(row) for row in batch.masks]
    return [int(codes[(7 * step + 3 * i) % len(codes)]) for i, codes in enumerate(offered)]


def trajectory(name: str) -> dict[str, Any]:
    """Play a few games and hash what was seen."""
    batch = Batch(name, n=TABLES, seed=22, reward="margin", **SETTINGS[name])
    seen = {key: hashlib.blake2b(digest_size=8) for key in ("observations", "masks", "rewards")}
    ended = 0
    for step in range(STEPS):
        seen["observations"].update(batch.observations.tobytes())
        seen["masks"].update(batch.masks.tobytes())
        rewards, done = batch.step(some_answers(batch, step))
        seen["rewards"].update(rewards.tobytes())
        ended += int(done.sum())
    names = "\n".join(f"{f.name} {f.least} {f.most}" for f in batch.encoding.fields())
    return {
        "version": batch.encoding.version,
        "entries": batch.encoding.size,
        "fields": hashlib.blake2b(names.encode(), digest_size=8).hexdigest(),
        "ended": ended,
        **{key: found.hexdigest() for key, found in seen.items()},
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: trajectory(name) for name in SETTINGS}, indent=2) + "\n")
