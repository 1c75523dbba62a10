"""The evaluation of Lorenzo il Magnifico, and what seats can be compared by."""

from functools import cache

from bottega.bots.evaluate.lorenzo.facts import facts_of
from bottega.bots.evaluate.lorenzo.tags import tags
from bottega.bots.evaluate.lorenzo.weights import Weights
from bottega.bots.evaluate.lorenzo.worth import LorenzoEvaluation
from bottega.games.lorenzo.modules import rules_of
from bottega.games.lorenzo.ruleset import Ruleset
from bottega.kernel.options import Options

__all__ = ["Weights", "evaluation", "tags"]


def evaluation(options: Options, weights: Weights | None = None) -> LorenzoEvaluation:
    """Give the evaluation for a table's options, by the fitted weights or by others."""
    rules = rules_of(options)
    return _fitted(rules) if weights is None else LorenzoEvaluation(weights, facts_of(rules))


@cache
def _fitted(rules: Ruleset) -> LorenzoEvaluation:
    return LorenzoEvaluation(Weights(), facts_of(rules))
