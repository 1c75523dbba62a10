"""Weights fitted to positions: what an evaluation says of them is compared with how games ended.

Weights are steps from where they are now: a step of 1 is as much as the weight itself. A position's
lead is read as a chance to win, and as points; both are compared with what came of it. The method
is that of Levenberg and Marquardt with measured slopes. Games that take no part in it (held out)
say whether a step is taken, so that nothing is learnt by heart.
"""

from collections.abc import Callable, Sequence
from math import exp, log, sqrt
from typing import Any, Final, NamedTuple

from bottega.kernel.values import Value

Leads = Callable[[Sequence[float], Sequence[Any]], list[float]]  # of views, by steps of weights

SCALES: Final = tuple([3.0 * 1.25**k for k in range(18)])  # leads that are worth 73 % of a win
SLOPE: Final = 0.06  # the step by which slopes are measured
LEAST: Final = -0.85  # no weight changes its sign
MOST: Final = 3.0
PRIOR: Final = 10.0  # how many games speak for it that a weight is right to a third
DAMPING: Final = 0.01  # how careful the first step is
PATIENCE: Final = 4  # careful steps that are tried where none helps
PLENTY: Final = 8000  # positions that are enough to learn from
PROBE: Final = 8  # one position in so many says whether a weight is felt at all


class Came(NamedTuple):
    """What became of something that is judged."""

    won: float | None  # without it only points count
    lead: float


class Position(NamedTuple):
    """The end of a turn as the seat that moved sees it, and what became of the game."""

    view: Any
    won: float
    lead: float  # in points times what is at stake, above the mean of the rivals


class Sample(NamedTuple):
    """What is judged, and what became of it: leads are found for all of it in the same order."""

    views: Sequence[Any]
    came: Sequence[Came]


class Fitted(Value):
    """What a fit came to; losses are those of the games held out."""

    steps: list[float]
    felt: list[bool]  # whether a weight changed anything in these positions
    scale: float  # the lead that is worth 73 % of a win
    losses: list[float]  # at first, and after each step that was taken


class Fit:
    """A sample of one kind, half of the loss from wins where these count and half from points."""

    def __init__(self, leads: Leads, train: Sample, held: Sample, ridge: float) -> None:
        self.leads = leads
        self.ridge = ridge  # what a step of 1 costs; the loss of a coin toss is 0.69
        self.train = train
        self.held = held
        self.scale = 12.0
        self.noise = 0.0  # points; without it only wins count

    def start(self, size: int, points: bool) -> None:
        """See how far off the present weights are."""
        found = self.leads([0.0] * size, self.train.views)
        if points:
            self.noise = sqrt(mean_of([(p.lead - x) ** 2 for p, x in self._pairs(found)]))
        self.rescale(found)

    def _pairs(self, leads: Sequence[float]) -> list[tuple[Came, float]]:
        return list(zip(self.train.came, leads, strict=True))

    def rescale(self, leads: Sequence[float]) -> None:
        """Find how large a lead is worth how much of a win."""
        pairs = [(came.won, lead) for came, lead in self._pairs(leads) if came.won is not None]
        if pairs:
            self.scale = min(
                SCALES, key=lambda scale: sum([log_loss(x / scale, won) for won, x in pairs])
            )

    def loss(self, leads: Sequence[float], sample: Sample) -> float:
        """Say how far leads are from what became of a sample, on average."""
        total = 0.0
        for came, lead in zip(sample.came, leads, strict=True):
            if came.won is not None:
                total += log_loss(lead / self.scale, came.won)
            if self.noise:
                total += ((came.lead - lead) / self.noise) ** 2 / 2
        return total / len(sample.came)

    def held_loss(self, steps: Sequence[float]) -> float:
        """Say how far off weights are in games that they were not fitted to."""
        found = self.loss(self.leads(steps, self.held.views), self.held)
        return found + self.ridge * sum([x * x for x in steps]) / 2

    def slopes(self, steps: Sequence[float], leads: Sequence[float]) -> list[list[float]]:
        """Measure by how much each weight changes the lead of each position."""
        rows = []
        views = self.train.views
        probed = self.leads(steps, views[::PROBE])
        for i in range(len(steps)):
            moved = list(steps)
            moved[i] += SLOPE
            if self.leads(moved, views[::PROBE]) == probed:
                rows.append([0.0] * len(leads))
                continue
            after = self.leads(moved, views)
            rows.append([(b - a) / SLOPE for a, b in zip(leads, after, strict=True)])
        return rows

    def equations(
        self, rows: Sequence[Sequence[float]], leads: Sequence[float]
    ) -> tuple[list[list[float]], list[float]]:
        """Sum up how the loss bends, and which way it falls."""
        pulls, bends = [], []
        for came, lead in self._pairs(leads):
            pull = bend = 0.0
            if came.won is not None:
                p = sigmoid(lead / self.scale)
                pull = (came.won - p) / self.scale
                bend = p * (1 - p) / self.scale**2
            if self.noise:
                pull += (came.lead - lead) / self.noise**2
                bend += 1 / self.noise**2
            pulls.append(pull)
            bends.append(bend)
        n = len(leads)
        falls = [sum([a * b for a, b in zip(row, pulls, strict=True)]) / n for row in rows]
        bent = [[b * s for b, s in zip(row, bends, strict=True)] for row in rows]
        curve = [[0.0] * len(rows) for _ in rows]
        for i, row in enumerate(bent):
            for j in range(i + 1):
                found = sum([a * b for a, b in zip(row, rows[j], strict=True)]) / n
                curve[i][j] = curve[j][i] = found
        return curve, falls


def fit(
    leads: Leads,
    size: int,
    train: Sample,
    held: Sample,
    rounds: int,
    points: bool,
    games: int,
) -> Fitted:
    """Step downhill as long as what is held out is explained better."""
    if not train.views or not held.views:
        raise ValueError("a fit wants positions to learn from and others to be tested with")
    model = Fit(leads, train, held, PRIOR / games)
    model.start(size, points)
    steps, damping = [0.0] * size, DAMPING
    felt = [False] * size
    losses = [model.held_loss(steps)]
    for _ in range(rounds):
        now = leads(steps, train.views)
        rows = model.slopes(steps, now)
        felt = [was or any(row) for was, row in zip(felt, rows, strict=True)]
        curve, falls = model.equations(rows, now)
        for _ in range(PATIENCE):
            tried = _step(steps, curve, falls, model.ridge, damping)
            loss = model.held_loss(tried)
            if loss < losses[-1]:
                break
            damping *= 4
        else:
            break
        steps, damping = tried, damping / 3
        losses.append(loss)
        if losses[-2] - loss < 1e-5:
            break
    return Fitted(steps, felt, model.scale, losses)


def sample_of(positions: Sequence[Position]) -> Sample:
    """Give positions as a sample; where there are more than plenty some are left out evenly."""
    taken = positions[:: max(1, -(-len(positions) // PLENTY))]
    return Sample([one.view for one in taken], [Came(one.won, one.lead) for one in taken])


def _step(
    steps: Sequence[float],
    curve: Sequence[Sequence[float]],
    falls: Sequence[float],
    ridge: float,
    damping: float,
) -> list[float]:
    """Go where the loss is least if it bends everywhere as it does here."""
    matrix = [list(row) for row in curve]
    for i in range(len(matrix)):
        matrix[i][i] += ridge + damping
    wanted = [fall - ridge * x for fall, x in zip(falls, steps, strict=True)]
    change = solved(matrix, wanted)
    return [min(MOST, max(LEAST, x + d)) for x, d in zip(steps, change, strict=True)]


def solved(matrix: list[list[float]], wanted: Sequence[float]) -> list[float]:
    """Solve linear equations whose matrix is symmetric and positive (Cholesky)."""
    n = len(wanted)
    low = [[0.0] * n for _ in range(n)]
    for i in range(n):
        for j in range(i + 1):
            rest = matrix[i][j] - sum([low[i][k] * low[j][k] for k in range(j)])
            low[i][j] = sqrt(rest) if i == j else rest / low[j][j]
    half = [0.0] * n
    for i in range(n):
        half[i] = (wanted[i] - sum([low[i][k] * half[k] for k in range(i)])) / low[i][i]
    found = [0.0] * n
    for i in reversed(range(n)):
        found[i] = (half[i] - sum([low[k][i] * found[k] for k in range(i + 1, n)])) / low[i][i]
    return found


def log_loss(x: float, won: float) -> float:
    """Say how much of a surprise a result is where the chance of a win is that of `x`."""
    x = max(-30.0, min(30.0, x))
    return log(1 + exp(-x)) + (1 - won) * x


def sigmoid(x: float) -> float:
    """Squeeze any number between 0 and 1."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


def mean_of(numbers: Sequence[float]) -> float:
    """Give the mean."""
    return sum(numbers) / len(numbers)
