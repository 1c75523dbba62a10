"""Ways to choose that lead random games to their late positions."""

from collections.abc import Callable
from typing import Final, TypeAlias

from bottega.games.renaissance import GAME
from bottega.games.renaissance.cards import cards_of
from bottega.games.renaissance.names import NUMBER
from bottega.kernel.rng import Stream
from bottega.kernel.space import Action
from bottega.kernel.table import Table

Chooser: TypeAlias = Callable[[Table, Stream], int]

# Games of uniform choice throw most cards away and end on the draw pile.
USUAL: Final = 40
WEIGHTS: Final = {
    "play": 160, "lay": 160, "open": 240, "discard": 4, "store": 20, "shelter": 40, "pass": 60,
    "done": 30, "claim": 4000, "repeat": 300, "empty": 10, "offer": 80, "accept": 80,
}  # fmt: skip
BUILD: Final = 60  # for each point of a material


def _weight(action: Action) -> int:
    """Say how much an answer builds a castle."""
    if action.verb != "build":
        return WEIGHTS.get(action.verb, USUAL)
    card = cards_of("2015")[NUMBER[str(action.args["card"])]]
    return BUILD * int(card.value)


WEIGHT_OF: Final = [_weight(action) for action in GAME.space.actions]


def builder(table: Table, rng: Stream) -> int:
    """Prefer what builds a castle: materials, actions, specials, the stock; discard little."""
    options = [int(code) for code in table.options]
    weights = [WEIGHT_OF[code] for code in options]
    left = int(rng.below(sum(weights)))
    for code, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return code
    raise AssertionError("the weights do not add up")
