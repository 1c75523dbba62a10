"""The games, by name; each is loaded when it is asked for."""

from typing import Final

from bottega.kernel.errors import UnknownGame
from bottega.kernel.game import AnyGame
from bottega.kernel.loaded import Loaded

# Ours; a program may add one of its own.
GAMES: Final[Loaded[AnyGame]] = Loaded(
    masters="bottega.games.masters:GAME",
    lorenzo="bottega.games.lorenzo:GAME",
    renaissance="bottega.games.renaissance:GAME",
)


def game(name: str) -> AnyGame:
    """Find a game by its name."""
    if name not in GAMES:
        raise UnknownGame(f"no game is called {name!r}; there is: {', '.join(GAMES)}")
    return GAMES[name]
