"""What positions are worth: a package for each game, found by the game's name.

Such a package has `evaluation(options, weights)`, which values positions, its `Weights`, and may
have `tags(view, seat)`, which names what a seat of a finished game had: by topic, what results can
be compared by. `done(view, seat)` says of what a seat was to do whether it did, by topic;
`VARIANTS` lists the tables of a report on the game.
"""

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

from bottega.bots.evaluate.api import Evaluation
from bottega.kernel.game import AnyGame, View
from bottega.kernel.options import Options

Tagging = Callable[[View, int], Mapping[str, Sequence[str]]]
Judging = Callable[[View, int], Mapping[str, Mapping[str, bool]]]


def evaluation_of(game: AnyGame, options: Options) -> Evaluation | None:
    """Find what values positions of a game; None where nothing is known but the points so far."""
    module = _module(game)
    if module is None:
        return None
    found: Evaluation = module.evaluation(options)
    return found


def tagging(game: AnyGame) -> Tagging:
    """Find what seats of a game can be compared by; nothing where nothing is said."""
    found: Tagging = getattr(_module(game), "tags", _nothing)
    return found


def judging(game: AnyGame) -> Judging:
    """Find what seats of a game were to do; nothing where nothing is said."""
    found: Judging = getattr(_module(game), "done", _nothing)
    return found


def variants(game: AnyGame) -> Sequence[tuple[int, Mapping[str, str]]]:
    """List the tables that a report on a game looks at: players, and options not as usual."""
    usual: list[tuple[int, Mapping[str, str]]] = [(n, {}) for n in game.players if n > 1]
    found: Sequence[tuple[int, Mapping[str, str]]] = getattr(_module(game), "VARIANTS", usual)
    return found


def _nothing(view: View, seat: int) -> Mapping[str, Any]:
    return {}


def _module(game: AnyGame) -> ModuleType | None:
    name = f"{__name__}.{game.name}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None
