"""What a position of Renaissance is worth to a seat, in points, and what its results tell."""

from functools import cache

from bottega.bots.evaluate.api import Evaluation
from bottega.bots.evaluate.renaissance.advice import PASSING
from bottega.bots.evaluate.renaissance.tags import VARIANTS, done, tags
from bottega.bots.evaluate.renaissance.weights import Weights
from bottega.bots.evaluate.renaissance.worth import RenaissanceEvaluation
from bottega.kernel.options import Options

__all__ = ["PASSING", "VARIANTS", "Weights", "done", "evaluation", "tags"]


def evaluation(options: Options, weights: Weights | None = None) -> Evaluation:
    """Give the evaluation for a table's options, by the fitted weights or by others."""
    edition, variant = options.chosen["edition"], options.chosen["variant"]
    if weights is None:
        return _fitted(edition, variant)
    return RenaissanceEvaluation(edition, variant, weights)


@cache
def _fitted(edition: str, variant: str) -> Evaluation:
    return RenaissanceEvaluation(edition, variant, Weights())
