"""A network as a bot: what scores the answers of an observation plays wherever bots do."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from bottega.kernel.game import Game, View
from bottega.kernel.rng import Stream


class NetworkBot:
    """Gives the answer with the highest score; a subclass says what the scores are.

    A class of this kind in a file competes by `bottega arena masters --bots FILE.py:Class,random`.
    """

    def __init__(self, game: Game[Any, Any], rng: Stream) -> None:
        self.game = game
        self.rng = rng

    def scores(
        self, observation: npt.NDArray[np.uint8], mask: npt.NDArray[np.bool_]
    ) -> npt.NDArray[Any]:
        """Score every code of the game; what the mask does not offer is passed over."""
        raise NotImplementedError

    def choose(self, view: View, options: Sequence[int]) -> int:
        """Answer by the scores of what the seat sees."""
        if len(options) == 1:
            return options[0]
        assert view.seat is not None
        behind = self.game.determinize(view, self.rng)  # any table behind the view is seen alike
        observation = np.frombuffer(self.game.observation(behind, view.seat), np.uint8).copy()
        mask = np.zeros(len(self.game.space), np.bool_)
        mask[list(options)] = True
        return int(np.where(mask, self.scores(observation, mask), -np.inf).argmax())
