"""The bot that answers at random: the yardstick of all others."""

from collections.abc import Sequence

from bottega.kernel.game import AnyGame, View
from bottega.kernel.rng import Stream


class Random:
    """Picks every answer with the same chance."""

    def __init__(self, game: AnyGame, rng: Stream) -> None:
        self.rng = rng

    def choose(self, view: View, options: Sequence[int]) -> int:
        """Pick one of the options; a single one costs a draw too, as in `playout`."""
        return options[self.rng.below(len(options))]
