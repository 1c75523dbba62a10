"""The bot that looks several turns ahead: a tree search on tables dealt behind its view.

It never sees the table itself, only what `determinize` deals for its view, and it remembers nothing
but the plan of its turn. Budgets are in iterations, so that equal seeds give equal play; a limit in
seconds may cut them short.
"""

from collections.abc import Callable, Iterable, Sequence
from math import inf, sqrt
from pathlib import Path
from time import perf_counter, thread_time
from typing import Final, NamedTuple

from bottega.bots.evaluate.api import Evaluation
from bottega.bots.planning import Planner, goes_on
from bottega.bots.rounds import Rounds
from bottega.bots.thoughts import Considered
from bottega.bots.tree import Branch, Tree
from bottega.bots.workers import Crew
from bottega.games import game as game_named
from bottega.kernel.game import AnyGame, View
from bottega.kernel.rng import Stream

NORMAL: Final = 1.96  # standard errors of a 95 % interval
UNKNOWN: Final = 8.0  # points by which a single look may be wrong
SAMPLES: Final = 12  # deals over which the sources of a lead are averaged
AHEAD: Final = 2  # turns that are played on for them
ENDLESS: Final = 1 << 40  # iterations of who thinks by the clock alone
FULL: Final = 8  # lines of a turn that want the whole budget; fewer want less


class Followed(NamedTuple):
    """A line as far as it was looked into: sums over all looks."""

    codes: tuple[int, ...]
    visits: float
    worth: float
    points: float
    squares: float


class Errand(NamedTuple):
    """A part of a search, for another process."""

    game: str
    view: View
    options: tuple[int, ...]
    iterations: int
    seed: tuple[int, ...]
    evaluation: Evaluation | None
    network: Path | None
    seconds: float


class Search(Planner[Followed]):
    """Thinks about its turn for so many iterations, in so many processes."""

    def __init__(
        self,
        game: AnyGame,
        rng: Stream,
        iterations: int,
        evaluation: Evaluation | None = None,
        jobs: int = 1,
        network: Path | None = None,
    ) -> None:
        super().__init__(game, rng, evaluation, network)
        self.iterations = iterations
        self.jobs = jobs
        self.seconds = inf
        self.clock: Callable[[], float] = perf_counter
        self._crew: Crew[Errand, list[Followed]] | None = None

    def limit(self, seconds: float) -> None:
        """Think no longer than this about each choice to come."""
        self.seconds = seconds

    def think(self, view: View, options: Sequence[int]) -> list[int]:
        """Give the line that was followed most."""
        self.found = self._followed(view, options)
        best = max(self.found, key=lambda line: (line.visits, line.worth))
        return list(best.codes)

    def ponder(self, view: View, options: Sequence[int]) -> list[Considered]:
        """List the answers that were considered, the best first, with where their worth lies."""
        self.scale = self.stakes(view)
        tree = self._grown(view, options, self.iterations, self.rng)
        found = self.considered(map(_followed, tree.root.branches), ())
        deals = self.rng.fork()
        return [self._explained(tree, one, deals.copy()) for one in found]

    def teach(self, view: View, options: Sequence[int]) -> list[Considered]:
        """Weigh every answer, in the order of the options, by all lines that begin with it.

        What search does not look into, such as another order of a set, has no visits: then the
        value says nothing.
        """
        stakes = self.stakes(view)
        lines = map(_followed, self._grown(view, options, self.iterations, self.rng).root.branches)
        by_answer = _merged([[line._replace(codes=line.codes[:1]) for line in lines]])
        seen = {
            code: _in_points(code, line, stakes)
            for line in by_answer
            if line.visits
            for code in line.codes
        }
        return [seen.get(code) or Considered(code, 0, 0.0, 0.0, 0.0) for code in options]

    def weigh(self, view: View, options: Sequence[int], codes: Sequence[int]) -> list[Considered]:
        """Look into some answers equally long and on the same deals, the best first."""
        found = []
        self.scale = self.stakes(view)
        looks, deals = self.rng.fork(), self.rng.fork()
        share = max(1, self.iterations // len(codes))
        for code in codes:
            tree = self._grown(view, [code], share, looks.copy())
            for one in self.considered(map(_followed, tree.root.branches), ()):
                found.append(self._explained(tree, one, deals.copy()))
        return sorted(found, key=lambda one: -one.value)

    def _followed(self, view: View, options: Sequence[int]) -> list[Followed]:
        """Search here, or in several processes whose trees are added up."""
        if self.jobs == 1:
            tree = self._grown(view, options, self.iterations, self.rng, hurried=True)
            return [_followed(branch) for branch in tree.root.branches]
        share = max(1, self.iterations // self.jobs)
        errands = [
            Errand(
                self.game.name,
                view,
                tuple(options),
                share,
                tuple(self.rng.fork().words()),
                self.given,
                self.network,
                self.seconds,
            )
            for _ in range(self.jobs)
        ]
        if self._crew is None:
            self._crew = Crew(run_errand, self.jobs)
        crew, self._crew = self._crew, None  # one that fails is dropped: its answers come too late
        parts = crew.round(errands)
        self._crew = crew
        return _merged(parts)

    def _grown(
        self,
        view: View,
        options: Sequence[int],
        iterations: int,
        rng: Stream,
        hurried: bool = False,
    ) -> Tree:
        """Grow a tree; in a hurry a turn with few lines gets less thought, and a clear one too."""
        if view.seat is None:
            raise ValueError("a spectator has nothing to answer")
        evaluation = self.evaluation(view)
        kind = Rounds if evaluation is not None and evaluation.passing else Tree
        tree = kind(self.game, rng, evaluation, view)
        deadline = self.clock() + self.seconds
        tree.run(options, 1, deadline)
        if hurried:
            iterations = iterations * min(FULL, len(tree.root.branches)) // FULL
            if len(tree.root.branches) == 1:
                return tree
        tree.run(options, iterations, deadline, hurried, self.clock)
        return tree

    def considered(self, found: Iterable[Followed], played: Sequence[int]) -> list[Considered]:
        """Give each answer by the line that was followed most, in points."""
        by_code: dict[int, Followed] = {}
        for line in found:
            if not line.visits or not goes_on(line.codes, played):
                continue
            code = line.codes[len(played)]
            known = by_code.get(code)
            if known is None or line.visits > known.visits:
                by_code[code] = line
        thoughts = [_in_points(code, line, self.scale) for code, line in by_code.items()]
        return sorted(thoughts, key=lambda one: (-one.visits, -one.value))

    def _explained(self, tree: Tree, one: Considered, deals: Stream) -> Considered:
        """Add where the worth of an answer lies: averaged over deals, some turns on."""
        evaluation = self.evaluation(tree.view)
        if evaluation is None:
            return one
        tree.rng = deals
        total: dict[str, float] = {}
        for _ in range(SAMPLES):
            table = tree.followed(one.code, AHEAD)
            for source, points in evaluation.sources_at(self.game, table, tree.lines.seat).items():
                total[source] = total.get(source, 0.0) + points / SAMPLES
        return Considered(one.code, one.visits, one.value, one.low, one.high, total)


def timed(game: AnyGame, rng: Stream, seconds: float, network: Path | None = None) -> Search:
    """Make a search that thinks so many seconds of a processor about every turn with a choice.

    It serves to compare bots at equal time, also on a busy machine; it does not play the same
    game again.
    """
    found = Search(game, rng, ENDLESS, network=network)
    found.limit(seconds)
    found.clock = thread_time
    return found


def run_errand(errand: Errand) -> list[Followed]:
    """Do a part of a search."""
    search = Search(
        game_named(errand.game),
        Stream(*errand.seed),
        errand.iterations,
        errand.evaluation,
        network=errand.network,
    )
    search.limit(errand.seconds)
    return search._followed(errand.view, errand.options)


def _followed(branch: Branch) -> Followed:
    return Followed(tuple(branch.codes), branch.visits, branch.worth, branch.points, branch.squares)


def _merged(parts: Iterable[Sequence[Followed]]) -> list[Followed]:
    """Add up what several trees say of the same lines."""
    sums: dict[tuple[int, ...], list[float]] = {}
    for part in parts:
        for codes, *numbers in part:
            known = sums.setdefault(codes, [0.0] * len(numbers))
            for i, number in enumerate(numbers):
                known[i] += number
    return [Followed(codes, *numbers) for codes, numbers in sums.items()]


def _in_points(code: int, line: Followed, stakes: float) -> Considered:
    """Say what an answer is worth by a line that goes on with it, with its interval."""
    n = line.visits
    mean = line.points / n
    spread_of = sqrt(max(0.0, line.squares / n - mean * mean)) if n > 1 else UNKNOWN
    half = NORMAL * (spread_of + UNKNOWN / n) / sqrt(n)
    value, half = mean / stakes, half / stakes
    return Considered(code, int(n), value, value - half, value + half)
