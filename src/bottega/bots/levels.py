"""The six levels of opponents, the same wherever one plays, for every game and variant.

In Renaissance luck decides more: levels that are as far apart as elsewhere begin further down
there. Its iterations are longer ones, too.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from bottega.bots.evaluate import evaluation_of
from bottega.bots.evaluate.api import Evaluation
from bottega.bots.evaluate.beginner import Beginner
from bottega.bots.greedy import BUDGET, Greedy
from bottega.bots.networks import WITH
from bottega.bots.search import Search
from bottega.bots.shipped import TRAINED, say, shipped
from bottega.kernel.build import is_compiled
from bottega.kernel.game import AnyGame, View
from bottega.kernel.rng import Stream


class Level(NamedTuple):
    """How a level thinks: by looking at turns, or by searching ahead for so many iterations."""

    iterations: int = 0
    budget: int = BUDGET  # positions judged for a turn, where it does not search
    slack: float = 0.0  # points that it lets go by
    misses: float = 0.0  # the part of its answers that do not come to its mind
    naive: bool = False  # it sees what lies there, as a beginner does
    learned: bool = False  # it judges by the network of its game, where there is one


LEVELS: Final[Mapping[str, Level]] = {  # in rising order
    "apprentice": Level(budget=30, slack=1.5, misses=0.5, naive=True),
    "journeyman": Level(budget=30, slack=1.5, misses=0.5),
    "artisan": Level(),
    "virtuoso": Level(iterations=40),
    "master": Level(iterations=1600),
    "grandmaster": Level(iterations=3000, learned=True),
}
OWN: Final[Mapping[str, Mapping[str, Level]]] = {  # of games where they are others
    "lorenzo": {**LEVELS, "grandmaster": Level(iterations=1400, learned=True)},
    "renaissance": {
        "apprentice": Level(budget=30, slack=4.0, misses=0.8, naive=True),
        "journeyman": Level(budget=30, slack=3.0, misses=0.75),
        "artisan": Level(budget=30, slack=1.5, misses=0.5),
        "virtuoso": Level(),
        "master": Level(iterations=550),
        "grandmaster": Level(iterations=550, learned=True),
    },
}
BEFORE: Final[Mapping[str, Level]] = {"master@1": Level(iterations=1600)}  # to measure against
OWN_BEFORE: Final[Mapping[str, Mapping[str, Level]]] = {
    "renaissance": {"master@1": Level(iterations=800)},
}
PLAIN: Final = 100  # iterations at most where nothing is compiled


def levels_of(game: str) -> Mapping[str, Level]:
    """Give the levels of a game, in rising order."""
    return OWN.get(game, LEVELS)


def level_of(name: str, game: str) -> Level | None:
    """Find a level of a game, those of earlier days too; None for a bot that is no level."""
    return levels_of(game).get(name) or OWN_BEFORE.get(game, BEFORE).get(name)


def affordable(level: Level) -> Level:
    """Give a level as it plays here: without a compiler it thinks less, and says so once."""
    if is_compiled() or (level.iterations <= PLAIN and not level.learned):
        return level
    say(f"nothing is compiled here, so that levels look ahead {PLAIN} times at most, by hand")
    return level._replace(iterations=min(level.iterations, PLAIN), learned=False)


class ByEye(Greedy):
    """Looks at turns with a beginner's eyes."""

    def evaluation(self, view: View) -> Evaluation | None:
        """Give what a beginner judges positions by."""
        found = self.given or evaluation_of(self.game, view.options)
        return None if found is None else Beginner(found)


def opponent(name: str, game: AnyGame, rng: Stream) -> Greedy | Search:
    """Make the opponent of a level."""
    found = level_of(name, game.name)
    assert found is not None
    level = affordable(found)
    network = shipped(game) if level.learned else None
    if level.iterations:
        lacking = level.learned and network is None
        iterations = by_hand(name, game.name) if lacking else level.iterations
        return Search(game, rng, iterations, network=network)
    kind = ByEye if level.naive else Greedy
    return kind(game, rng, level.budget, slack=level.slack, misses=level.misses, network=network)


def by_hand(name: str, game: str) -> int:
    """Give the iterations of a level that lacks its network: no fewer than any below it."""
    levels = levels_of(game)
    return max(levels[one].iterations for one in [*levels][: [*levels].index(name) + 1])


def at(name: str, part: float, game: str) -> str:
    """Name the bot that plays like a level of a game with a part of its iterations."""
    level = level_of(name, game)
    if level is None or not level.iterations:
        return name
    network = f"{WITH}{TRAINED}" if level.learned else ""
    return f"search:{max(1, round(level.iterations * part))}{network}"
