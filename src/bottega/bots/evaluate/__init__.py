"""What positions are worth: a module for each game, found by the game's name.

Such a module has `value(view, seat)`, in points, and may have `narrow(options)`, which leaves out
answers that are never better than another one on offer, and `tags(view, seat)`, which names what a
seat of a finished game had: by topic, what results can be compared by. `done(view, seat)` says of
what a seat was to do whether it did, by topic; `VARIANTS` lists the tables of a report on the game.

Where others are asked in the middle of a turn, it has `advise(view, options)`, the answers worth
looking at with the likeliest first, and `PASSING`, the questions to others that a search looks
through with the likeliest answer.
"""

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, NamedTuple

from bottega.kernel.game import Game, View
from bottega.kernel.table import Table

Value = Callable[[View, int], float]
Judge = Callable[[Table, int], float]
Narrow = Callable[[Sequence[int]], Sequence[int]]
Advise = Callable[[View, Sequence[int]], Sequence[int]]
Tagging = Callable[[View, int], Mapping[str, Sequence[str]]]
Judging = Callable[[View, int], Mapping[str, Mapping[str, bool]]]


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


class Advice(NamedTuple):
    """What a game says about answers: those worth looking at, and whom a search looks through."""

    advise: Advise
    passing: frozenset[str]


def advice(game: Game[Any, Any]) -> Advice | None:
    """Find the advice on a game's answers, if there is any."""
    module = _module(game)
    found: Advise | None = getattr(module, "advise", None)
    return None if module is None or found is None else Advice(found, module.PASSING)


def tagging(game: Game[Any, Any]) -> Tagging:
    """Find what seats of a game can be compared by; nothing where nothing is said."""
    found: Tagging = getattr(_module(game), "tags", _none)
    return found


def judging(game: Game[Any, Any]) -> Judging:
    """Find what seats of a game were to do; nothing where nothing is said."""
    found: Judging = getattr(_module(game), "done", _nothing)
    return found


def variants(game: Game[Any, Any]) -> Sequence[tuple[int, Mapping[str, str]]]:
    """List the tables that a report on a game looks at: players, and options not as usual."""
    usual: list[tuple[int, Mapping[str, str]]] = [(n, {}) for n in game.players if n > 1]
    found: Sequence[tuple[int, Mapping[str, str]]] = getattr(_module(game), "VARIANTS", usual)
    return found


def _nothing(view: View, seat: int) -> Mapping[str, Mapping[str, bool]]:
    return {}


def _none(view: View, seat: int) -> Mapping[str, Sequence[str]]:
    return {}


def _all(options: Sequence[int]) -> Sequence[int]:
    return options


def _module(game: Game[Any, Any]) -> ModuleType | None:
    name = f"{__name__}.{game.name}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None
