"""The games, by name; each is loaded when it is asked for."""

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import Final

from bottega.kernel.errors import UnknownGame
from bottega.kernel.game import AnyGame


class Games(MutableMapping[str, AnyGame]):
    """A game of ours is `GAME` in the package of its name; a program may add one of its own."""

    def __init__(self, *names: str) -> None:
        self._known: dict[str, AnyGame | None] = dict.fromkeys(names)

    def __getitem__(self, name: str) -> AnyGame:
        found = self._known[name]
        if found is None:
            found = self._known[name] = import_module(f"bottega.games.{name}").GAME
        return found

    def __setitem__(self, name: str, game: AnyGame) -> None:
        self._known[name] = game

    def __delitem__(self, name: str) -> None:
        del self._known[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)

    def __contains__(self, name: object) -> bool:
        return name in self._known


GAMES: Final = Games("masters", "lorenzo", "renaissance")


def game(name: str) -> AnyGame:
    """Find a game by its name."""
    if name not in GAMES:
        raise UnknownGame(f"no game is called {name!r}; there is: {', '.join(GAMES)}")
    return GAMES[name]
