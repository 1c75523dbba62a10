"""The games as PettingZoo environments: every seat an agent, one asked at a time."""

from typing import Any, TypedDict

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from bottega.learn.play import ILLEGAL, Mask, Observation, Play

VERSION = 1


class Seen(TypedDict):
    """What an agent is shown."""

    observation: Observation
    action_mask: Mask


def env(
    game: str,
    players: int | None = None,
    reward: str = "win",
    render_mode: str | None = None,
    **options: object,
) -> AECEnv[str, Seen, int]:
    """Make an environment that notices wrong use, as PettingZoo's own do."""
    made: Any = raw_env(game, players, reward, render_mode, **options)
    made = TerminateIllegalWrapper(made, illegal_reward=ILLEGAL)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(made))


class raw_env(AECEnv[str, Seen, int]):  # type: ignore[misc]  # so called there
    """The environment itself; an answer that is not offered is refused, and nothing changes."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.play = Play(game, players, reward, **options)
        self.metadata = {
            "name": f"bottega_{game}_v{VERSION}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{i}" for i in range(self.play.options.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        shape = (self.play.encoding.size,)
        shown = Dict(
            {
                "observation": Box(0, 255, shape, np.uint8),
                "action_mask": Box(0, 1, (self.play.answers,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, shown)
        self.action_spaces = {agent: Discrete(self.play.answers) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """Give what an agent may be shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.play.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.play.seat]

    def observe(self, agent: str) -> Seen:
        """Show an agent what its seat sees."""
        seat = self._seats[agent]
        return {"observation": self.play.observation(seat), "action_mask": self.play.mask(seat)}

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{self.agent_selection} is asked, and must answer"
        self.play.answer(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.play.brought(), strict=True))
        if self.play.seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.play.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self.play.told() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to be closed."""
