"""A test that looks after every deal and stops a series as soon as the answer is clear."""

from collections.abc import Iterable
from math import log
from typing import Literal

from bottega.kernel.errors import BadOptions
from bottega.kernel.values import Value

Verdict = Literal["better", "worse", "undecided"]


class Trial(Value):
    """Two win rates between which a series is to decide, and how often it may be wrong."""

    worse: float
    better: float
    alpha: float = 0.05  # how often `better` may be said where the rate is `worse`
    beta: float = 0.05  # and the other way round
    least: int = 1  # deals before which nothing is decided

    @property
    def bounds(self) -> tuple[float, float]:
        """Give the log-likelihood ratios at which `worse` and `better` are decided (Wald)."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


def checked(trial: Trial) -> Trial:
    """Refuse a trial that cannot be decided."""
    if not 0 <= trial.worse < trial.better <= 1:
        raise BadOptions(
            f"a test wants a lower and a higher win rate, not {trial.worse:g} and {trial.better:g}"
        )
    return trial


class Decision(Value):
    """What a sequential test came to, and how it stood at the end."""

    verdict: Verdict
    deals: int  # after which the verdict stood; all of them where it is undecided
    llr: float  # the log-likelihood ratio of the two rates after them
    bounds: tuple[float, float]
    worse: float
    better: float


class Course:
    """How a generalised sequential probability ratio test goes, deal by deal.

    One deal, with all its rotations, is one observation: games of a deal are not independent.
    The ratio is that of normal distributions around the two rates with the variance observed
    so far, as in the testing of chess engines. A deal all won and one all lost are added to
    the variance: without them a series that begins with equal results would have none.
    """

    def __init__(self, trial: Trial) -> None:
        self.trial = checked(trial)
        self.deals = 0
        self.total = 0.0
        self.squares = 0.0
        self.ratios: list[float] = []
        self.verdict: Verdict = "undecided"

    def add(self, result: float) -> None:
        """Count a deal in; after the verdict nothing changes any more."""
        if self.verdict != "undecided":
            return
        self.deals += 1
        self.total += result
        self.squares += result * result
        self.ratios.append(self._ratio())
        low, high = self.trial.bounds
        if self.deals < self.trial.least:
            return
        if self.ratios[-1] >= high:
            self.verdict = "better"
        elif self.ratios[-1] <= low:
            self.verdict = "worse"

    def _ratio(self) -> float:
        trial = self.trial
        mean = self.total / self.deals
        middle = (self.total + 1) / (self.deals + 2)
        variance = (self.squares + 1) / (self.deals + 2) - middle * middle
        apart = trial.better - trial.worse
        return self.deals * apart * (2 * mean - trial.worse - trial.better) / (2 * variance)

    def decision(self) -> Decision:
        """Say how it stands."""
        trial = self.trial
        llr = self.ratios[-1] if self.ratios else 0.0
        return Decision(self.verdict, self.deals, llr, trial.bounds, trial.worse, trial.better)


def judge(trial: Trial, results: Iterable[float]) -> Decision:
    """Say what a test would have decided on results of deals, in their order."""
    course = Course(trial)
    for result in results:
        course.add(result)
    return course.decision()
