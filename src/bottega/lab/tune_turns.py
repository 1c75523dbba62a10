"""Turns weighed by what comes of them: each is played on to the end of the game, many times.

Positions tell who wins, but little of what a turn changes: chance and the position itself weigh
more. So some turns of one position are played on the same deals, and only by how much they come to
more than one another is learnt from.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from bottega.bots.evaluate.api import Evaluation
from bottega.bots.lines import Line, Lines, codes_of
from bottega.bots.match import ask, ended, play_on
from bottega.games import game as game_named
from bottega.kernel.game import AnyGame
from bottega.kernel.options import Options
from bottega.kernel.rng import Stream, stream
from bottega.kernel.table import Table
from bottega.lab.tune_fit import Came, Sample, mean_of
from bottega.lab.tune_games import Setting, evaluation_of, lead_of, moved, seated

WEIGHED: Final = 2  # positions of a deal whose turns are weighed
SPARSE: Final = 8  # one turn in so many is taken
BEST: Final = 4  # turns of a position: the best,
OTHERS: Final = 4  # and some of the others
DEALS: Final = 16  # on which each is played on
BUDGET: Final = 24  # positions that are judged for a turn meanwhile


class Weighed(NamedTuple):
    """A turn of a position: what its seat sees at its end, deal by deal, and what came of it."""

    views: list[Any]
    lead: float  # points above the mean of the others at the end of the game, on average


def contrast(positions: Sequence[Sequence[Weighed]]) -> Sample:
    """Compare turns by what they came to above the mean of their position."""
    came = [centred([turn.lead for turn in turns]) for turns in positions]
    return Sample(positions, [Came(None, lead) for leads in came for lead in leads])


def worths_by(
    game: str,
    options: Options,
    weights: Mapping[str, float],
    steps: Sequence[float],
    positions: Sequence[Sequence[Weighed]],
) -> list[float]:
    """Value turns above the mean of their position, in points, by weights some steps away."""
    mind = evaluation_of(game, options, moved(weights, steps))
    found: list[float] = []
    for turns in positions:
        found += centred([mean_of([worth(mind, view) for view in turn.views]) for turn in turns])
    return found


def worth(mind: Evaluation, view: Any) -> float:
    """Say by how many points the seat of a view is ahead."""
    return float(mind.leads(view)[view.seat]) / mind.stakes(view)


def centred(numbers: Sequence[float]) -> list[float]:
    """Take the mean away."""
    mean = mean_of(numbers)
    return [number - mean for number in numbers]


def weigh(
    setting: Setting, weights: Mapping[str, float], deal: int
) -> tuple[int, list[list[Weighed]]]:
    """Play a deal, and weigh the turns of some of its positions."""
    game = game_named(setting.game)
    mind = evaluation_of(setting.game, setting.options, weights)
    rng = stream(setting.seed + deal, "weigh")
    found: list[list[Weighed]] = []
    minds = [mind] * setting.options.players
    seats = seated(game, minds, setting.seed + deal, setting.budget)
    table = game.new(setting.options, setting.seed + deal)
    before = -1
    while table.seat >= 0 and len(found) < WEIGHED:
        seat, options = int(table.seat), codes_of(table)
        begins = seat != before and type(table.stack[-1]).__name__ not in mind.passing
        if begins and len(options) > 1 and not int(rng.below(SPARSE)):
            turns = Turns(game, minds, game.view(table, seat), rng).weighed(options)
            if len(turns) > 1:
                found.append(turns)
        before = seat
        table.apply(ask(game, table, seats[seat], tuple(options)))
    return deal, found


class Turns:
    """The turns that a seat could play."""

    def __init__(self, game: AnyGame, minds: Sequence[Evaluation], view: Any, rng: Stream) -> None:
        self.game, self.minds, self.rng = game, minds, rng
        self.lines = Lines(game, minds[0], view)

    def weighed(self, options: Sequence[int]) -> list[Weighed]:
        """Play some turns on the same deals to the end of the game."""
        lines = self._some(self.lines.search(self.lines.deal(self.rng), options, 2 * BUDGET))
        if len(lines) < 2:
            return []
        deals = [self.lines.deal(self.rng) for _ in range(DEALS)]
        seed = int(self.rng.below(1 << 30))
        return [self._played(line, deals, seed) for line in lines]

    def _some(self, found: list[Line]) -> list[Line]:
        """Take the best turns, and some others by chance."""
        ranked = sorted(found, key=lambda line: -line.leads[self.lines.seat])
        taken, rest = ranked[:BEST], ranked[BEST:]
        while rest and len(taken) < BEST + OTHERS:
            taken.append(rest.pop(int(self.rng.below(len(rest)))))
        return taken

    def _played(self, line: Line, deals: Sequence[Table], seed: int) -> Weighed:
        views, total = [], 0.0
        for i, deal in enumerate(deals):
            table = deal.copy()
            self.lines.play(table, line.codes, self.lines.seat)
            views.append(self.game.view(table, self.lines.seat))
            seats = seated(self.game, self.minds, seed + i, BUDGET)
            outcome = ended(self.game, play_on(self.game, table, seats).table)
            total += lead_of(outcome, self.lines.seat)
        return Weighed(views, total / len(deals))
