"""What a position of Masters of Renaissance is worth, and what results can be compared by."""

from typing import Final

from bottega.bots.evaluate.api import Evaluation
from bottega.bots.evaluate.masters.solo import SoloEvaluation, SoloWeights
from bottega.bots.evaluate.masters.tags import tags
from bottega.bots.evaluate.masters.weights import Weights
from bottega.bots.evaluate.masters.worth import MastersEvaluation
from bottega.kernel.options import Options

__all__ = ["Weights", "evaluation", "tags", "weights_for"]

FITTED: Final = MastersEvaluation(Weights())
FITTED_SOLO: Final = SoloEvaluation(SoloWeights())


def evaluation(options: Options, weights: Weights | None = None) -> Evaluation:
    """Give what values positions: by the fitted weights, or by others."""
    if options.players == 1 and (weights is None or isinstance(weights, SoloWeights)):
        return FITTED_SOLO if weights is None else SoloEvaluation(weights)
    return FITTED if weights is None else MastersEvaluation(weights)


def weights_for(options: Options) -> type[Weights]:
    """Say what weights a table is valued by: alone there are others."""
    return SoloWeights if options.players == 1 else Weights
