"""The five levels of opponents, the same wherever one plays, for every game and variant.

In Renaissance luck decides more: levels that are as far apart as elsewhere begin further down
there. Its iterations are longer ones, too.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from bottega.bots.evaluate import evaluation_of
from bottega.bots.evaluate.api import Evaluation
from bottega.bots.evaluate.beginner import Beginner
from bottega.bots.greedy import BUDGET, Greedy
from bottega.bots.search import Search
from bottega.kernel.game import AnyGame, View
from bottega.kernel.rng import Stream


class Level(NamedTuple):
    """How a level thinks: by looking at turns, or by searching ahead for so many iterations."""

    iterations: int = 0
    budget: int = BUDGET  # positions judged for a turn, where it does not search
    slack: float = 0.0  # points that it lets go by
    misses: float = 0.0  # the part of its answers that do not come to its mind
    naive: bool = False  # it sees what lies there, as a beginner does


LEVELS: Final[Mapping[str, Level]] = {  # in rising order
    "apprentice": Level(budget=30, slack=1.5, misses=0.5, naive=True),
    "journeyman": Level(budget=30, slack=1.5, misses=0.5),
    "artisan": Level(),
    "virtuoso": Level(iterations=40),
    "master": Level(iterations=1600),
}
OWN: Final[Mapping[str, Mapping[str, Level]]] = {  # of games where they are others
    "renaissance": {
        "apprentice": Level(budget=30, slack=4.0, misses=0.8, naive=True),
        "journeyman": Level(budget=30, slack=3.0, misses=0.75),
        "artisan": Level(budget=30, slack=1.5, misses=0.5),
        "virtuoso": Level(),
        "master": Level(iterations=800),
    },
}


def levels_of(game: str) -> Mapping[str, Level]:
    """Give the levels of a game, in rising order."""
    return OWN.get(game, LEVELS)


class ByEye(Greedy):
    """Looks at turns with a beginner's eyes."""

    def evaluation(self, view: View) -> Evaluation | None:
        """Give what a beginner judges positions by."""
        found = self.given or evaluation_of(self.game, view.options)
        return None if found is None else Beginner(found)


def opponent(name: str, game: AnyGame, rng: Stream) -> Greedy | Search:
    """Make the opponent of a level."""
    level = levels_of(game.name)[name]
    if level.iterations:
        return Search(game, rng, level.iterations)
    kind = ByEye if level.naive else Greedy
    return kind(game, rng, level.budget, slack=level.slack, misses=level.misses)


def at(name: str, part: float, game: str) -> str:
    """Name the bot that plays like a level of a game with a part of its iterations."""
    level = levels_of(game)[name]
    return f"search:{max(1, round(level.iterations * part))}" if level.iterations else name
