"""OpenSpiel's own PPO on a game of ours, against a seat that answers by chance.

pip install 'bottega[openspiel,torch]'
python examples/training/spiel_ppo.py --steps 20000
"""

import argparse
from random import Random
from typing import Any

import numpy as np
import torch
from open_spiel.python.pytorch.ppo import PPO, PPOAgent
from open_spiel.python.rl_environment import Environment, TimeStep
from open_spiel.python.vector_env import SyncVectorEnv

import bottega.learn.openspiel  # registers the games  # noqa: F401

GAME = "bottega_masters(players=2)"
TABLES, STEPS = 8, 128  # at once, and between two updates
SEAT = 0  # that learns


class AgainstChance(Environment):  # type: ignore[misc]
    """The environment of one seat: the other one answers by chance before it is asked again."""

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game)
        self.seed(seed)
        self.rng = Random(seed)

    def reset(self) -> TimeStep:
        """Deal anew."""
        super().reset()
        return self._asked()

    def step(self, actions: list[int]) -> TimeStep:
        """Answer for the seat that learns."""
        self._state.apply_action(actions[0])
        return self._asked()

    def _asked(self) -> TimeStep:
        while self._state.current_player() not in (SEAT, -4):  # -4: the game is over
            self._state.apply_action(self.rng.choice(self._state.legal_actions()))
        return self.get_time_step()


def train(steps: int, seed: int) -> tuple[Any, list[float]]:
    """Let PPO learn for so many steps; give it, and what each game brought."""
    torch.manual_seed(seed)
    np.random.seed(seed)
    tables = SyncVectorEnv([AgainstChance(GAME, seed + i) for i in range(TABLES)])
    shape = tuple(tables.observation_spec()["info_state"])
    answers = tables.envs[0].action_spec()["num_actions"]
    agent = PPO(
        shape, answers, 2, SEAT, TABLES, STEPS, learning_rate=1e-3, gamma=1.0, agent_fn=PPOAgent
    )
    returns: list[float] = []
    now = tables.reset()
    for _ in range(steps // (TABLES * STEPS)):
        for _ in range(STEPS):
            now, rewards, done, _ = tables.step(agent.step(now), reset_if_done=True)
            brought = [each[SEAT] for each in rewards]
            agent.post_step(brought, done)
            returns += [one for one, over in zip(brought, done, strict=True) if over]
        agent.learn(now)
        latest = returns[-200:]
        print(f"{agent.total_steps_done:8,} steps, won {0.5 + sum(latest) / len(latest):.3f}")
    return agent, returns


def main() -> None:
    """Learn for a while."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    train(wish.steps, wish.seed)


if __name__ == "__main__":
    main()
