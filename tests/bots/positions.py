"""Tables of all games in the middle of a game, for tests of bots that play them all."""

from typing import Any

from bottega.bots.api import known
from bottega.bots.levels import LEVELS, at
from bottega.games import GAMES
from bottega.kernel.rng import stream
from bottega.kernel.table import Table

FEW = 3  # iterations of a level that searches, in tests

Setting = tuple[str, int, dict[str, str]]

SETTINGS: list[Setting] = [
    ("masters", 1, {}),
    ("masters", 2, {}),
    ("masters", 4, {}),
    ("lorenzo", 2, {"advanced": "false"}),
    ("lorenzo", 3, {"modules": "pazzi"}),
    ("lorenzo", 5, {"modules": "houses,pazzi"}),
    ("renaissance", 2, {"variant": "quick"}),
    ("renaissance", 3, {"missions": "by-hand", "support": "true"}),
    ("renaissance", 4, {"teams": "true"}),
]


def named(setting: Setting) -> str:
    """Name a setting in a test's name."""
    name, players, chosen = setting
    return "-".join([name, str(players), *chosen.values()])


def small(name: str) -> str:
    """Name a bot that plays like this one, with few iterations."""
    level = LEVELS.get(name)
    return at(name, FEW / level.iterations, "masters") if level and level.iterations else name


BOTS = tuple(dict.fromkeys(map(small, known())))  # one of each kind


def after(setting: Setting, seed: int, answers: int) -> Any:
    """Give a table after so many answers at random, or its last question."""
    name, players, chosen = setting
    table = GAMES[name].new(GAMES[name].options_from(players, chosen), seed)
    rng = stream(seed, "answers")
    for _ in range(answers):
        later = table.copy()
        later.apply(later.options[rng.below(len(later.options))])
        if later.over():
            break
        table = later
    return table


def codes(table: Table) -> list[int]:
    """List what is offered."""
    return [int(code) for code in table.options]
