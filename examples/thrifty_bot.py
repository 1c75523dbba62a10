"""A bot of one's own: it buys a card when it can, and else any answer will do."""

from collections.abc import Sequence

from bottega.games.masters import MastersOfRenaissance
from bottega.games.masters.views import MastersView
from bottega.kernel.rng import Stream


class Thrifty:
    """Buys the dearest card that it can pay."""

    def __init__(self, game: MastersOfRenaissance, rng: Stream) -> None:
        self.game = game
        self.rng = rng

    def choose(self, view: MastersView, options: Sequence[int]) -> int:
        """Answer with a card if one is offered."""
        bought = [code for code in options if self.game.line(code).startswith("buy")]
        return max(bought) if bought else options[self.rng.below(len(options))]
