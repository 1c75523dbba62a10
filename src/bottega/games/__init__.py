"""The games, by name."""

from collections.abc import Mapping
from typing import Any, Final

from bottega.games.lorenzo import GAME as LORENZO
from bottega.games.masters import GAME as MASTERS
from bottega.games.renaissance import GAME as RENAISSANCE
from bottega.kernel.errors import UnknownGame
from bottega.kernel.game import Game

GAMES: Final[Mapping[str, Game[Any, Any]]] = {
    game.name: game for game in (MASTERS, LORENZO, RENAISSANCE)
}


def game(name: str) -> Game[Any, Any]:
    """Find a game by its name."""
    if name not in GAMES:
        raise UnknownGame(f"no game is called {name!r}; there is: {', '.join(GAMES)}")
    return GAMES[name]
