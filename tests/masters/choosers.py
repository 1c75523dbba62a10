"""Ways to choose that lead random games to their late positions."""

from collections.abc import Callable
from typing import Final, TypeAlias

from bottega.games.masters import GAME
from bottega.games.masters.actions import TAKE, WHITES
from bottega.games.masters.goods import total
from bottega.games.masters.state import Masters
from bottega.kernel.rng import Stream
from bottega.kernel.table import Table

Chooser: TypeAlias = Callable[[Table, Stream], int]

# Games of uniform choice end early, since goods are let go and leaders discarded all the time.
USUAL: Final = 40
WEIGHTS: Final = {
    "play": 4000, "buy": 400, "end": 400, "store": 400, "activate": 40, "let_go": 4, "discard": 1,
}  # fmt: skip
WEIGHT_OF: Final = [WEIGHTS.get(action.verb, USUAL) for action in GAME.space.actions]
CROWDED: Final = 3  # goods in a warehouse that will soon have to let some go


def thrifty(table: Table, rng: Stream) -> int:
    """Prefer what builds a board: buy, produce and play leaders; seldom let anything go."""
    options = [int(code) for code in table.options]
    weights = [WEIGHT_OF[code] for code in options]
    if isinstance(table, Masters) and total(table.players[table.seat].store) > CROWDED:
        weights = [1 if TAKE <= c < WHITES else w for c, w in zip(options, weights, strict=True)]
    left = int(rng.below(sum(weights)))
    for code, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return code
    raise AssertionError("the weights do not add up")
