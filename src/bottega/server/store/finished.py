"""A game that has come to an end, as it is kept for players' pages and ratings."""

from typing import Final

from bottega.kernel.values import Value

BOTS: Final = "@"  # before the name of a bot


class Result(Value):
    """What a game came to for one seat."""

    seat: int
    side: int  # seats of one side play together
    player: str  # an identity, or a bot
    name: str  # empty for a bot
    place: int
    points: int
    won: bool
    gave_up: bool  # or did not come back


class Had(Value):
    """A piece that a seat began with or played, as things name it."""

    seat: int
    kind: str  # opening or played
    piece: str


class Mark(Value):
    """What a game is remembered for by somebody: a feat, or a number that may be a record."""

    player: str
    name: str
    number: int = 0


class Finished(Value):
    """A game that has come to an end."""

    ended: int
    game: str
    version: int
    players: int
    usual: bool  # played by the usual options
    public: bool
    lasted: int  # milliseconds
    pool: str  # in which it counts for ratings; empty: in none
    results: tuple[Result, ...]
    contest: str | None = None
    traits: tuple[Had, ...] = ()
    marks: tuple[Mark, ...] = ()
