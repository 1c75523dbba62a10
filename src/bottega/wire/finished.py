"""Games that have ended: searched for, remembered by who played them, and given to everybody."""

from typing import Annotated, Literal

from msgspec import Meta, Raw

from bottega.kernel.values import Lean, Strict
from bottega.wire.basics import Id, Millis
from bottega.wire.club import Pool, Sitting

Piece = Annotated[str, Meta(pattern="^[a-z]+-[A-Za-z0-9 _-]{1,60}$", examples=["card-12"])]


class GameSearch(Strict):
    """Which finished games are searched for; what is left away may be anything."""

    game: Annotated[str, Meta(max_length=40)] | None = None
    player: Id | None = None
    name: Annotated[str, Meta(min_length=1, max_length=64)] | None = None  # of a player, exactly
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    card: Piece | None = None  # that a seat had at the end, as things name it
    opening: Piece | None = None  # with which a seat began
    before: Annotated[str, Meta(max_length=80)] | None = None


class FinishedGame(Lean):
    """A public game that was found."""

    table: str
    game: str
    ended: Millis
    lasted: Millis
    pool: Pool  # empty: it does not count
    sittings: tuple[Sitting, ...]  # by seat


class FinishedGames(Lean):
    """Games that were found, the latest first; there may be more even where this is empty."""

    games: tuple[FinishedGame, ...]
    next: str | None = None  # pass it as `before` to look on


class Keepsake(Lean):
    """Something that can be kept of games, and since when it is."""

    name: str
    since: Millis | None = None


class GameRecord(Lean):
    """A record of somebody: points, a margin of points, or milliseconds."""

    kind: Literal["most", "clearest", "closest", "longest"]
    game: str
    number: int
    ended: Millis
    table: str


class OpeningCount(Lean):
    """With what somebody began games: a leader, a family or a castle, as things name it."""

    game: str
    piece: str
    games: int
    won: int


class Remembered(Lean):
    """What somebody's games are remembered for."""

    openings: tuple[OpeningCount, ...]  # of their last games, the most frequent first
    records: tuple[GameRecord, ...]
    kept: tuple[Keepsake, ...]  # all that can be kept


class RecordLine(Lean):
    """A line of a day's file: the record of a game, and who played it, if they show themselves."""

    table: str
    ended: Millis
    sittings: tuple[Sitting, ...]  # by seat
    record: Raw  # as `bottega verify` reads it


class RecordDay(Lean):
    """The public records of a day; what its file is like is known when it was made once."""

    day: str
    games: int | None = None
    bytes: int | None = None
    sha256: str | None = None


class RecordDays(Lean):
    """Days of which there are public records, the latest first."""

    days: tuple[RecordDay, ...]
    next: str | None = None  # pass it as `before` to see more
