"""Measures OpenSpiel's tree search on backgammon, its C++ bot and its Python one.

Both search with one random playout a simulation. Runs in an environment of its own.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts

DEALS = 16
SEARCH = {"C++": 100, "Python": 25}  # simulations of one search: each deal has its turn
EXPLORATION = 2.0  # as in OpenSpiel's own example
MEGABYTES = 1000

Bots = dict[str, Callable[[int], Any]]


def bots(game: Any) -> Bots:
    """Say how each bot is made from a seed."""
    return {"C++": lambda seed: native(game, seed), "Python": lambda seed: plain(game, seed)}


def native(game: Any, seed: int) -> Any:
    playouts = pyspiel.RandomRolloutEvaluator(1, seed)
    count = SEARCH["C++"]
    return pyspiel.MCTSBot(game, playouts, EXPLORATION, count, MEGABYTES, True, seed, False)


def plain(game: Any, seed: int) -> Any:
    chance = numpy.random.RandomState(seed)
    playouts = mcts.RandomRolloutEvaluator(1, chance)
    return mcts.MCTSBot(game, EXPLORATION, SEARCH["Python"], playouts, random_state=chance)


def step(state: Any, rng: random.Random) -> bool:
    """Let chance or a random player move; say whether there was a choice."""
    if state.is_chance_node():
        moves, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(moves, odds)[0])
        return False
    moves = state.legal_actions()
    state.apply_action(rng.choice(moves))
    return len(moves) > 1


def walk(state: Any, rng: random.Random) -> tuple[int, int]:
    """Play at random to the end; count the moves and those of them that left a choice."""
    moves = choices = 0
    while not state.is_terminal():
        choices += step(state, rng)
        moves += 1
    return moves, choices


def position(game: Any, seed: int, share: float) -> Any:
    """Play a share of a random game, on to the next move that leaves a choice."""
    moves, _ = walk(game.new_initial_state(), random.Random(seed))
    rng = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(int(moves * share)):
        step(state, rng)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        step(state, rng)
    return state


def simulations(states: list[Any], make: Callable[[int], Any], seconds: float) -> dict[str, float]:
    """Search one position after the other, each with a bot that knows nothing yet."""
    rng = random.Random(1)
    choices = [walk(state.clone(), rng)[1] for state in states]
    done = searched = 0
    start = now = time.process_time()
    while now - start < seconds:
        done += make(searched).mcts_search(states[searched % DEALS]).explore_count
        searched += 1
        now = time.process_time()
    return {"per_second": done / (now - start), "decisions": sum(choices) / len(choices)}


def measure(seconds: float) -> dict[str, dict[str, dict[str, float]]]:
    game = pyspiel.load_game("backgammon")
    fresh = [position(game, seed, 0) for seed in range(DEALS)]
    middle = [position(game, seed, 0.5) for seed in range(DEALS)]
    return {
        name: {
            "start": simulations(fresh, make, seconds),
            "middle": simulations(middle, make, seconds),
        }
        for name, make in bots(game).items()
    }


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))
