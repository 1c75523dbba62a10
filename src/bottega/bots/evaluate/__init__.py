"""What positions are worth: a module for each game, found by the game's name.

Such a module has `value(view, seat)`, in points, and may have `narrow(options)`, which leaves out
answers that are never better than another one on offer, and `tags(view, seat)`, which names what a
seat of a finished game had: by topic, what results can be compared by.
"""

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

from bottega.kernel.game import Game, View
from bottega.kernel.table import Table

Value = Callable[[View, int], float]
Judge = Callable[[Table, int], float]
Narrow = Callable[[Sequence[int]], Sequence[int]]
Tagging = Callable[[View, int], Mapping[str, Sequence[str]]]


def judge(game: Game[Any, Any]) -> Judge:
    """Find how to compare positions of a game for a seat: its evaluation, or the points so far."""
    module = _module(game)
    if module is None:
        return lambda table, seat: float(game.score(table)[seat].points)
    value: Value = module.value
    return lambda table, seat: value(game.view(table, seat), seat)


def narrow(game: Game[Any, Any]) -> Narrow:
    """Find which answers of a game are worth looking at; all of them where nothing is said."""
    found: Narrow = getattr(_module(game), "narrow", _all)
    return found


def tagging(game: Game[Any, Any]) -> Tagging:
    """Find what seats of a game can be compared by; nothing where nothing is said."""
    found: Tagging = getattr(_module(game), "tags", _none)
    return found


def _none(view: View, seat: int) -> Mapping[str, Sequence[str]]:
    return {}


def _all(options: Sequence[int]) -> Sequence[int]:
    return options


def _module(game: Game[Any, Any]) -> ModuleType | None:
    name = f"{__name__}.{game.name}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None
