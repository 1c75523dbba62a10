"""Steps a second of one environment with observations, by random answers: CPU time, one core.

Runs with our own Python for our games, and in an environment of its own for peers:

    python benchmarks/environments.py "PettingZoo masters 2" 2.0
"""

import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import numpy as np

Walk = Callable[[], int]  # plays one episode, and counts its steps


def pettingzoo(env: Any) -> Walk:
    """Play an AEC environment, each agent by its mask."""
    rng = Random(1)

    def walk() -> int:
        steps = 0
        env.reset(seed=rng.getrandbits(30))
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))))
            steps += 1
        return steps

    return walk


def openspiel(game: Any) -> Walk:
    """Play a game of OpenSpiel through Python, with the tensor of whoever moves."""
    rng = Random(1)

    def walk() -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                moves, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(moves, odds)[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return walk


def gymnasium(env: Any, valid: Callable[[dict[str, Any]], Any]) -> Walk:
    """Play a single agent's environment; count what it is asked."""
    rng = Random(1)

    def walk() -> int:
        steps, over = 0, False
        _, info = env.reset(seed=rng.getrandbits(30))
        while not over:
            _, _, ended, cut, info = env.step(int(rng.choice(valid(info))))
            over, steps = ended or cut, steps + 1
        return steps

    return walk


def found(name: str) -> Walk:
    """Make what a name asks for: a library, a game, and for ours the number of players."""
    library, game, *players = name.split()
    count = int(players[0]) if players else 0
    if library == "PettingZoo" and count:
        from bottega.learn.pettingzoo import env

        return pettingzoo(env(game, players=count))
    if library == "PettingZoo":
        from importlib import import_module

        return pettingzoo(import_module(f"pettingzoo.classic.{game}").env())
    if library == "OpenSpiel":
        import pyspiel

        if count:
            import bottega.learn.openspiel

            game = f"{bottega.learn.openspiel.title(game)}(players={count})"
        return openspiel(pyspiel.load_game(game))
    import gymnasium as library_of_environments

    if count:
        import bottega.learn.gymnasium  # registers them

        made = library_of_environments.make(f"bottega/{game}-v1", players=count)
        return gymnasium(made, lambda info: info["answers"])
    made = library_of_environments.make("catanatron_gym:catanatron-v1")
    return gymnasium(made, lambda info: info["valid_actions"])


def main() -> None:
    """Measure one environment, and print its steps a second."""
    name, seconds = sys.argv[1], float(sys.argv[2])
    walk = found(name)
    walk()
    steps, began = 0, process_time()
    while process_time() - began < seconds:
        steps += walk()
    print(json.dumps({"steps_per_second": steps / (process_time() - began)}))


if __name__ == "__main__":
    main()
