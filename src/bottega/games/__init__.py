"""The games, by name; each is loaded when it is asked for."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Final

from bottega.kernel.errors import UnknownGame
from bottega.kernel.game import Game

NAMES: Final = ("masters", "lorenzo", "renaissance")


class Games(Mapping[str, Game[Any, Any]]):
    """A game's package is called as the game is, and holds it as `GAME`."""

    def __getitem__(self, name: str) -> Game[Any, Any]:
        if name not in NAMES:
            raise KeyError(name)
        found: Game[Any, Any] = import_module(f"bottega.games.{name}").GAME
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)

    def __contains__(self, name: object) -> bool:
        return name in NAMES


GAMES: Final = Games()


def game(name: str) -> Game[Any, Any]:
    """Find a game by its name."""
    if name not in GAMES:
        raise UnknownGame(f"no game is called {name!r}; there is: {', '.join(GAMES)}")
    return GAMES[name]
