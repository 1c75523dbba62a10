"""Ways to choose that lead random games to their late positions, and ways that search finds."""

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from bottega.games.masters import GAME
from bottega.games.masters.actions import TAKE, WHITES
from bottega.games.masters.goods import total
from bottega.games.masters.production import Receive, Spend
from bottega.games.masters.state import Masters
from bottega.kernel.rng import Stream
from bottega.kernel.table import Table
from tests.build import Position

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


def ways(game: Position) -> list[tuple[str, ...]]:
    """List what search chooses one by one at a question, once for each path to it."""
    return [tuple(sorted(chosen)) for chosen in _paths(game.table, type(game.table.stack[-1]), [])]


def _paths(table: Table, question: type, chosen: list[str]) -> Iterator[list[str]]:
    for code in table.rising_options():
        line = GAME.line(code)
        after = table.copy()
        after.apply(code)
        while isinstance(after.stack[-1], Receive | Spend):  # what follows a power at once
            after.apply(after.options[0])
        now = chosen if line in ("produce", "store") else [*chosen, line]
        if isinstance(after.stack[-1], question):
            yield from _paths(after, question, now)
        else:
            yield now
