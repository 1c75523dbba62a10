"""The games as Gymnasium environments: one seat learns, bots of a name play the others.

`gymnasium.make("bottega/masters-v1", players=2, bots=["greedy"])` after this module is imported;
`gymnasium.make_vec` makes many, and `SelfPlay` is one batch in which the learner plays all seats.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv

from bottega.bots.match import Seated, ask, chooser, seat_bots
from bottega.games import GAMES
from bottega.kernel.errors import BadOptions, Illegal
from bottega.kernel.rng import Stream
from bottega.learn.batch import Batch
from bottega.learn.play import ILLEGAL, Observation, Play
from bottega.learn.stepping import answer_by_chance

VERSION = 1


class Against(gymnasium.Env[Observation, np.int64]):
    """One seat of a table, where bots play the others: one for all, or one for each.

    `info["action_mask"]` marks the answers that are offered, `info["answers"]` lists them. Another
    one ends the episode with a reward of -1, and `info["illegal"]` says what was wrong: any number
    is a step in Gymnasium.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # so declared there

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bots: Sequence[str] = ("random",),
        seat: int = 0,
        reward: str = "win",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.play = Play(game, players, reward, **options)
        count = self.play.options.players
        if not 0 <= seat < count:
            raise BadOptions(f"the seats are 0 to {count - 1}, not {seat}")
        if len(bots) not in (1, count - 1):
            each = f"one for each of the {count - 1} other seats"
            raise BadOptions(f"bots are one for all or {each}, not {len(bots)}")
        others = list(bots) * (count - 1) if len(bots) == 1 else list(bots)
        self.bots = [*others[:seat], "random", *others[seat:]]  # one's own is never asked
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = Box(0, 255, (self.play.encoding.size,), np.uint8)
        self.action_space: Discrete = Discrete(self.play.answers)
        self._seated: list[Seated] = []
        by_chance = all(name == "random" for name in self.bots)  # who need no view to answer
        self._chance: list[Stream] | None = [] if by_chance else None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal anew, and let the others play until this seat is asked."""
        super().reset(seed=seed)
        dealt = self.play.deal(seed)
        play = self.play
        if self._chance is None:
            self._seated = seat_bots(play.game, play.options, dealt, self.bots)
        else:
            self._chance = [chooser(dealt, seat) for seat in range(play.options.players)]
        self._others()
        return self._seen()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play until this seat is asked again or the game is over."""
        try:
            self.play.answer(int(action))
        except Illegal as error:
            seen, info = self._seen()
            return seen, ILLEGAL, True, False, {**info, "illegal": str(error)}
        self._others()
        seen, info = self._seen()
        return seen, self.play.brought()[self.seat], self.play.seat < 0, False, info

    def render(self) -> str | None:
        return self.play.told() if self.render_mode == "ansi" else None

    def _others(self) -> None:
        """Let the bots answer until this seat is asked."""
        play = self.play
        if self._chance is not None:
            answer_by_chance(play.table, self.seat, self._chance)
            return
        while play.seat not in (self.seat, -1):
            codes = tuple([int(code) for code in play.table.options])
            play.answer(ask(play.game, play.table, self._seated[play.seat], codes))

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        codes = list(self.play.table.options)
        info = {"action_mask": self.play.mask(self.seat), "answers": codes}
        return self.play.observation(self.seat), info


class SelfPlay(VectorEnv[Observation, npt.NDArray[np.int64], Any]):
    """A batch in which the learner answers for whoever is asked, at all tables at once.

    The reward of a step is that of the seat which answered; `info` has the mask, the seat that is
    asked now and what the step brought every seat. A game that has ended is dealt anew in the
    same step.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        players: int | None = None,
        reward: str = "win",
        processes: int = 1,
        **options: object,
    ) -> None:
        self._asked = (game, players, num_envs, reward, processes, options)
        self.num_envs = num_envs
        self.batch = self._dealt(0)
        size, answers = self.batch.encoding.size, self.batch.masks.shape[1]
        self.single_observation_space = Box(0, 255, (size,), np.uint8)
        self.single_action_space = Discrete(answers)
        self.observation_space = Box(0, 255, (num_envs, size), np.uint8)
        self.action_space = MultiDiscrete(np.full(num_envs, answers))
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def _dealt(self, seed: int) -> Batch:
        game, players, n, reward, processes, options = self._asked
        return Batch(game, players, n, seed, reward, processes, **options)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal at every table, by a seed or by chance."""
        super().reset(seed=seed)
        self.batch.close()
        self.batch = self._dealt(int(self.np_random.integers(1 << 62)))
        return self.batch.observations.copy(), self._info()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        answered = self.batch.seats.astype(np.intp)
        rewards, done = self.batch.step(actions)
        own = rewards[np.arange(self.num_envs), answered]
        never = np.zeros(self.num_envs, np.bool_)
        return self.batch.observations.copy(), own, done.copy(), never, self._info()

    def _info(self) -> dict[str, Any]:
        batch = self.batch
        return {
            "action_mask": batch.masks.copy(),
            "seat": batch.seats.copy(),
            "rewards": batch.rewards.copy(),
        }

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes of the batch."""
        self.batch.close()


def register() -> None:
    """Let Gymnasium know the games by name."""
    for name in GAMES:
        id = f"bottega/{name}-v{VERSION}"
        if id not in gymnasium.registry:
            made = f"{__name__}:Against"
            gymnasium.register(id, entry_point=made, kwargs={"game": name})


register()
