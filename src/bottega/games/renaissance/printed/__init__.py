"""What is printed on the pieces of Renaissance, as named values without any words."""

from collections.abc import Mapping
from typing import Any, Final

from bottega.games.renaissance.printed.abilities import Ability
from bottega.games.renaissance.printed.conditions import Condition, Metric
from bottega.games.renaissance.printed.making import CASTLES, EDITIONS, board, cards, made, pieces
from bottega.games.renaissance.printed.steps import Step
from bottega.games.renaissance.printed.things import Measures, Piece

__all__ = ["CASTLES", "EDITIONS", "TYPES", "Measures", "Piece", "board", "cards", "made", "pieces"]

TYPES: Final[Mapping[str, Any]] = {
    "step": Step,
    "ability": Ability,
    "metric": Metric,
    "condition": Condition,
    "piece": Piece,
    "board": Measures,
}
