"""Steps a second of a batch, with observation and mask: one core, CPU time of the steps alone.

    python -m benchmarks.learn

Answers are drawn at random from the masks, which is not counted. Other programs on the machine
disturb the caches, so that the median of many short spans stands beside the mean.
"""

import platform
import time
from typing import Final

import numpy as np
import numpy.typing as npt

from bottega.games import GAMES
from bottega.kernel.build import is_compiled
from bottega.learn import Batch

PLAYERS: Final = (2, 4)
TABLES: Final = (64, 1024)
SECONDS: Final = 2.0
WANTED: Final = {"masters": 400_000, "lorenzo": 200_000, "renaissance": 200_000}


def any_answers(batch: Batch, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """Draw an offered answer for every table, all equally likely."""
    codes = batch.masks.shape[1]
    offered = np.flatnonzero(batch.masks.reshape(-1))
    counts = np.count_nonzero(batch.masks, axis=1)
    firsts = np.cumsum(counts) - counts
    drawn = (rng.random(len(batch)) * counts).astype(np.int64)
    found: npt.NDArray[np.int64] = offered[firsts + drawn] % codes
    return found


def spans(game: str, players: int, tables: int) -> npt.NDArray[np.float64]:
    """Time the steps of a batch one by one, after a game or so to get into the middle of play."""
    batch = Batch(game, players, n=tables, seed=1)
    rng = np.random.default_rng(1)
    found: list[float] = []
    for _ in range(100):
        batch.step(any_answers(batch, rng))
    while sum(found) < SECONDS:
        answers = any_answers(batch, rng)
        begun = time.thread_time()
        batch.step(answers)
        found.append(time.thread_time() - begun)
    return np.array(found) / tables


def main() -> None:
    """Measure and print."""
    build = "compiled" if is_compiled() else "plain"
    print(f"Python {platform.python_version()}, {platform.machine()}, {build}, one core, CPU time")
    print(f"{'steps with observation and mask':34}{'a second':>12}{'median':>12}{'wanted':>12}")
    for game in GAMES:
        for players in PLAYERS:
            for tables in TABLES:
                found = spans(game, players, tables)
                label = f"{game.capitalize()}, {players} players, {tables} tables"
                mean, middle = 1 / found.mean(), 1 / np.median(found)
                print(f"{label:34}{mean:>12,.0f}{middle:>12,.0f}{WANTED[game]:>12,}")


if __name__ == "__main__":
    main()
