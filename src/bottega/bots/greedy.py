"""The bot that looks one whole turn ahead."""

from collections.abc import Iterable, Sequence
from math import exp
from pathlib import Path
from typing import Final, NamedTuple

from bottega.bots.evaluate.api import Evaluation
from bottega.bots.lines import Line, Lines, plain
from bottega.bots.planning import Planner, goes_on
from bottega.bots.thoughts import Considered
from bottega.kernel.game import AnyGame, View
from bottega.kernel.rng import Stream
from bottega.kernel.table import Table

BUDGET: Final = 60  # positions that are judged in one search
SAMPLES: Final = 4  # deals over which something revealed is averaged
SHORTLIST: Final = 6  # lines that are averaged so
GRAIN: Final = 1 << 24  # of the chance by which one of several lines is drawn


class Rated(NamedTuple):
    """A turn, and what it is worth."""

    value: float
    codes: list[int]


class Greedy(Planner[Rated]):
    """Takes the turn that leads to the best position; with some `slack`, one that is nearly best.

    Slack is in points: a turn that is worth that much less is taken a third as often. Of its
    answers it `misses` a part: what begins with one of them does not come to its mind.
    """

    def __init__(
        self,
        game: AnyGame,
        rng: Stream,
        budget: int = BUDGET,
        evaluation: Evaluation | None = None,
        slack: float = 0.0,
        misses: float = 0.0,
        network: Path | None = None,
    ) -> None:
        super().__init__(game, rng, evaluation, network)
        self.budget = budget
        self.slack = slack
        self.misses = misses

    def think(self, view: View, options: Sequence[int]) -> list[int]:
        """Find turns on one deal, and take or draw the best by what they lead to on several."""
        lines = self.lines(view)
        found = lines.search(lines.deal(self.rng), self._minded(options), self.budget)
        seat = lines.seat
        best = sorted(found, key=lambda line: -line.leads[seat])[:SHORTLIST]
        deals: list[Table] = []
        if len(best) > 1 and any(line.reveals for line in best):
            deals = [lines.deal(self.rng) for _ in range(SAMPLES - 1)]
        rated = [Rated(_averaged(lines, line, deals), line.codes) for line in best]
        rated.sort(key=lambda turn: -turn.value)
        self.found = rated
        return self._drawn(rated) if self.slack else rated[0].codes

    def _minded(self, options: Sequence[int]) -> Sequence[int]:
        """Leave out what does not come to mind; something always does."""
        if not self.misses:
            return options
        always = self.rng.below(len(options))
        return [
            code
            for i, code in enumerate(options)
            if int(self.rng.below(GRAIN)) >= self.misses * GRAIN or i == always
        ]

    def considered(self, found: Iterable[Rated], played: Sequence[int]) -> list[Considered]:
        """Give each answer by the best turn that goes on with it."""
        best: dict[int, float] = {}
        for turn in found:
            if goes_on(turn.codes, played):
                best.setdefault(turn.codes[len(played)], plain(turn.value) / self.scale)
        return [Considered(code, 1, points, points, points) for code, points in best.items()]

    def _drawn(self, rated: Sequence[Rated]) -> list[int]:
        """Draw a turn: the less it is worth, the rarer."""
        weights = [exp((turn.value - rated[0].value) / self.slack) for turn in rated]
        left = self.rng.below(GRAIN) / GRAIN * sum(weights)
        for turn, weight in zip(rated, weights, strict=True):
            left -= weight
            if left < 0:
                return turn.codes
        return rated[0].codes


def _averaged(lines: Lines, line: Line, deals: Sequence[Table]) -> float:
    """Value a line over several deals where it reveals something: what it shows is a sample."""
    value = line.leads[lines.seat]
    if not line.reveals:
        return value
    for deal in deals:
        value += lines.outlook(deal, line.codes)
    return value / (len(deals) + 1)
