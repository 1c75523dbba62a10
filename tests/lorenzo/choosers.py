"""Ways to choose that lead random games to their late positions."""

from collections.abc import Callable
from typing import Final, TypeAlias

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.actions import FLOORS, PASS, SPACE_COUNT
from bottega.games.lorenzo.queries import worker_value
from bottega.games.lorenzo.state import Lorenzo
from bottega.kernel.rng import Stream
from bottega.kernel.space import Action
from bottega.kernel.table import Table

Chooser: TypeAlias = Callable[[Table, Stream], int]

# Games of uniform choice put all leaders away and leave boards half empty.
USUAL: Final = 40
WEIGHTS: Final = {
    "play": 8000, "use": 4000, "trade": 200, "take": 200, "end": 400, "decline": 4, "discard": 1,
}  # fmt: skip
WORK: Final = ("harvest", "production", "large harvest", "large production")
VALUES: Final = (1, 3, 5, 7)  # of the floors


def _weight(action: Action) -> int:
    """Say how much an answer builds a board."""
    if action.verb != "place":
        return WEIGHTS.get(action.verb, USUAL)
    space = action.args["space"]
    return 360 if space in FLOORS else 120 if space in WORK else 60


WEIGHT_OF: Final = [_weight(action) for action in GAME.space.actions]


def _dear(table: Lorenzo, code: int) -> int:
    """Say how many servants a member would need, and one."""
    member, space = divmod(code, int(SPACE_COUNT))
    asks = VALUES[space % 4] if space < len(FLOORS) else 1
    value = int(worker_value(table, table.players[table.seat], member))
    return 1 + max(0, asks - value)


def builder(table: Table, rng: Stream) -> int:
    """Prefer what builds a board: take cards, trade, play leaders and use them; save servants."""
    options = [int(code) for code in table.options]
    weights = [WEIGHT_OF[code] for code in options]
    if isinstance(table, Lorenzo):
        for i, code in enumerate(options):
            if code < PASS:
                weights[i] //= _dear(table, code) ** 2
    left = int(rng.below(sum(weights)))
    for code, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return code
    raise AssertionError("the weights do not add up")
