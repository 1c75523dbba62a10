"""A game that has come to an end, as it is kept for players' pages and ratings."""

from bottega.kernel.values import Value


class Result(Value):
    """What a game came to for one seat."""

    seat: int
    side: int  # seats of one side play together
    player: str  # an identity, or @ and the bot
    name: str  # empty for a bot
    place: int
    points: int
    won: bool
    gave_up: bool  # or did not come back


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
