"""A network plays as a bot, by what its seat sees and nothing else."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import bottega
from bottega.games import GAMES
from bottega.kernel.rng import stream
from bottega.learn import NetworkBot


class Watching(NetworkBot):
    """Likes high codes, and keeps what it was shown."""

    seen: npt.NDArray[np.uint8]
    mask: npt.NDArray[np.bool_]

    def scores(
        self, observation: npt.NDArray[np.uint8], mask: npt.NDArray[np.bool_]
    ) -> npt.NDArray[Any]:
        self.seen, self.mask = observation, mask
        return np.arange(len(mask))


@pytest.mark.parametrize("name", GAMES)
def test_a_network_is_shown_its_seats_observation_and_gives_the_answer_it_scores_highest(
    name: str,
) -> None:
    match = bottega.make(name, players=2, seed=5)
    bot = Watching(match.game, stream(1, "network"))
    for _ in range(12):
        seat, codes = match.seat, match.options
        assert seat is not None
        chosen = bot.choose(match.view(), codes)
        assert chosen == max(codes)
        if len(codes) > 1:
            assert bot.seen.tobytes() == match.game.observation(match.table, seat)
            assert np.flatnonzero(bot.mask).tolist() == sorted(codes)
        match.answer(chosen)
