"""What there is: games, things and levels."""

from typing import Any

from bottega.kernel.values import Lean


class Thing(Lean):
    """A piece with a text of its own: a card, a leader, a token, by its number or its name."""

    kind: str
    name: str
    called: str
    text: str
    facts: Any  # what is printed on it, as the game tells it
    short: str = ""  # what it does, in a few words


class Things(Lean):
    """What a client needs to draw a game: its pieces by kind and name, and its board."""

    game: str
    version: int
    language: str
    things: dict[str, Thing]
    board: Any


class OptionInfo(Lean):
    """An option of a game; what its values go with, where they do not go with everything."""

    values: tuple[str, ...]
    default: str
    free: bool = False  # other texts are possible
    players: dict[str, tuple[int, ...]] = {}  # by value
    needs: dict[str, dict[str, tuple[str, ...]]] = {}  # by value (or *): values of other options


class GameInfo(Lean):
    """A game one can play here."""

    name: str
    version: int
    players: tuple[int, ...]
    options: dict[str, OptionInfo]
    windows: tuple[str, ...] = ()  # the questions asked in a window, whoever could answer them


class LevelInfo(Lean):
    """A level of bots; the catalogues describe it as bot-NAME, -kind and -note."""

    name: str
    iterations: int = 0  # that it looks ahead about a turn; 0: it looks at its own turn only
    games: dict[str, int] = {}  # those where it looks ahead another number of times


class ServerInfo(Lean):
    """What this server offers."""

    server: str
    protocol: int
    games: tuple[GameInfo, ...]
    bots: tuple[str, ...]
    languages: tuple[str, ...]
    levels: tuple[LevelInfo, ...] = ()  # the bots that are levels, in rising order
    search: int = 0  # the most iterations N that a bot `search:N` may have here
