"""The words of the screen: its own, those of a drawn board, and those around every table."""

from collections.abc import Sequence
from typing import Any

from bottega.kernel.game import Game
from bottega.kernel.options import Options
from bottega.terminal.paint import SHAPES
from bottega.text.catalogue import Catalogue
from bottega.text.phrases import Phrases
from bottega.text.say import PHRASES
from bottega.text.voice import Voice, bots_called
from bottega.wire import SeatInfo

SHARED = ("terminal", "web", "web-coach", "coach", "home", "lobby", "result", "puzzles")


class Words:
    """Says messages in one language; the screen's own come first, then those of the game."""

    def __init__(self, language: str, game: str | None = None) -> None:
        own = [] if game is None else [f"{game}-board", game]
        names = (SHARED[0], *own, *SHARED[1:])
        self.language = language
        self._catalogues = [Catalogue(language, name) for name in names]

    def __call__(self, key: str, **args: str | int) -> str:
        """Say a message; raise LookupError where no catalogue can."""
        for catalogue in self._catalogues:
            try:
                return catalogue.word(key, **args)
            except LookupError:
                continue
        raise LookupError(f"no message is called {key!r}")

    def find(self, key: str, **args: str | int) -> str | None:
        """Say a message; None where no catalogue can."""
        try:
            return self(key, **args)
        except LookupError:
            return None


def seated(seats: Sequence[SeatInfo], language: str) -> list[str]:
    """Name everybody at a server's table, seat by seat; an open seat has no name."""
    people = [seat.name for seat in seats]
    bots = bots_called((seat.bot for seat in seats), language, people)
    return [name or bot for name, bot in zip(people, bots, strict=True)]


class Shaped(Catalogue):
    """A catalogue in which goods stand as shapes where a board has letters for them."""

    def word(self, key: str, **args: str | int) -> str:
        """Say a message, or give a shape."""
        kind, _, good = key.partition("-")
        return SHAPES[good] if kind == "letter" and good in SHAPES else super().word(key, **args)


def phrases(
    game: Game[Any, Any],
    language: str,
    names: Sequence[str],
    seat: int | None,
    options: Options,
) -> Phrases[Any]:
    """Give the phrases of a game for one reader, with shapes for letters."""
    return PHRASES[game.name](game, Voice(Shaped(language, game.name), names, seat), options)
