"""The tables that are trained on: all counts of players and all variants, two players most."""

from collections.abc import Mapping
from typing import Final

from bottega.kernel.game import AnyGame
from bottega.kernel.options import Options

Choice = tuple[int, Mapping[str, str]]

OFTEN: Final[Choice] = (2, {})
OTHERS: Final[Mapping[str, tuple[Choice, ...]]] = {
    "masters": ((3, {}), (4, {})),
    "lorenzo": (
        (3, {}),
        (2, {"modules": "pazzi"}),
        (4, {}),
        (2, {"advanced": "false"}),
        (3, {"modules": "houses,pazzi"}),
        (5, {"modules": "houses"}),
    ),
    "renaissance": (
        (3, {}),
        (2, {"edition": "2016"}),
        (4, {}),
        (2, {"variant": "quick"}),
        (4, {"teams": "true"}),
        (2, {"support": "true"}),
        (6, {"teams": "true"}),
    ),
}
TURN: Final = 6  # one deal of so many is one of the others


def table_of(game: AnyGame, deal: int) -> Options:
    """Say what a deal is played with."""
    others = OTHERS.get(game.name, (OFTEN,))
    players, chosen = OFTEN if deal % TURN else others[deal // TURN % len(others)]
    return game.options_of(players, **chosen)
