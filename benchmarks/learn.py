"""Steps a second of a batch, with observation and mask: one core, CPU time of the steps alone.

    python -m benchmarks.learn

Answers are drawn at random from the masks, which is not counted. Other programs on the machine
disturb the caches, so that the median of many short spans stands beside the mean. Then the
environments beside those of peers, where drawing an answer is counted for all alike.
"""

import json
import platform
import statistics
import subprocess
import sys
import time
from pathlib import Path
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

ROOT: Final = Path(__file__).parent.parent
PEER: Final = ROOT / ".bench" / "peer" / "bin" / "python"
ROUNDS: Final = 3
GAMES_OF_PEERS: Final = ("connect_four_v3", "texas_holdem_no_limit_v6")
PEERS: Final = (
    *(f"PettingZoo {game}" for game in GAMES_OF_PEERS),
    "OpenSpiel backgammon",
    "Gymnasium catanatron",
)
OURS: Final = tuple(
    f"{library} {game} {players}"
    for library in ("PettingZoo", "OpenSpiel", "Gymnasium")
    for game in WANTED
    for players in (2, 4)
)
BESIDE: Final = {  # by library: whom ours are compared with, and what ratio is wanted
    "PettingZoo": ("PettingZoo texas_holdem_no_limit_v6", 5),
    "OpenSpiel": ("OpenSpiel backgammon", None),
    "Gymnasium": ("Gymnasium catanatron", 30),
}


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
    if PEER.exists():
        print()
        environments()


def environments() -> None:
    """Measure environments in rounds, ours and the peers' in each, and print medians."""
    rounds = [{name: steps_of(name) for name in (*PEERS, *OURS)} for _ in range(ROUNDS)]
    print(f"{'environments, medians of rounds':44}{'a second':>12}{'ratio':>8}{'wanted':>8}")
    for name in (*PEERS, *OURS):
        peer, wanted = BESIDE[name.split()[0]]
        middle = statistics.median(found[name] for found in rounds)
        ratio = statistics.median(found[name] / found[peer] for found in rounds)
        goal = "" if name in PEERS or wanted is None else str(wanted)
        print(f"{name:44}{middle:>12,.0f}{ratio:>8.1f}{goal:>8}")


def steps_of(name: str) -> float:
    """Measure one environment in a process of its own."""
    python = str(PEER) if name in PEERS else sys.executable
    command = [python, str(ROOT / "benchmarks" / "environments.py"), name, str(SECONDS)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return float(json.loads(done.stdout)["steps_per_second"])


if __name__ == "__main__":
    main()
