"""The tables that are trained on: all counts of players and all variants, two players most."""

from collections.abc import Mapping
from typing import Final

from bottega.kernel.game import AnyGame
from bottega.kernel.options import Options

Choice = tuple[int, Mapping[str, str]]

OFTEN: Final[Choice] = (2, {})
MIXES: Final[Mapping[str, tuple[Choice, ...]]] = {  # deal after deal, and then again
    "masters": (OFTEN, (3, {}), OFTEN, (4, {}), OFTEN, (1, {})),
    "lorenzo": (
        OFTEN,
        (3, {}),
        OFTEN,
        (4, {}),
        OFTEN,
        (2, {"modules": "pazzi"}),
        OFTEN,
        (3, {"modules": "houses,pazzi"}),
        OFTEN,
        (2, {"advanced": "false"}),
        OFTEN,
        (5, {"modules": "houses"}),
    ),
    "renaissance": (
        OFTEN,
        (3, {}),
        OFTEN,
        (4, {}),
        OFTEN,
        (2, {"edition": "2016"}),
        OFTEN,
        (2, {"variant": "quick"}),
        OFTEN,
        (4, {"teams": "true"}),
        OFTEN,
        (2, {"support": "true"}),
        OFTEN,
        (6, {"teams": "true"}),
    ),
}


def table_of(game: AnyGame, deal: int) -> Options:
    """Say what a deal is played with."""
    mix = MIXES.get(game.name, (OFTEN,))
    players, chosen = mix[deal % len(mix)]
    return game.options_of(players, **chosen)
