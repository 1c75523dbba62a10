"""What is between the games: players, their results and ratings, and who leads."""

from typing import Annotated, Literal

from msgspec import Meta

from bottega.kernel.values import Lean, Strict
from bottega.wire.basics import Millis

Pool = Annotated[str, Meta(max_length=20, examples=["two", "more", "teams", "levels", "solo"])]


class Strength(Lean):
    """How strong a player probably is in a pool; alone it is the most points of a game won."""

    game: str
    pool: Pool
    shown: int
    best: int
    games: int
    spread: int = 0  # twice this below and above it is where the strength almost surely lies
    sure: bool = True
    course: tuple[int, ...] = ()  # what was shown after the last games, the oldest first


class Sitting(Lean):
    """Who sat at a table, and what the game came to for them."""

    place: int
    points: int
    name: str = ""  # of a person; empty where they do not show themselves
    player: str = ""  # whose page there is
    bot: str | None = None
    gave_up: bool = False


class PlayedGame(Lean):
    """A game that a player has played."""

    table: str
    game: str
    ended: Millis
    lasted: Millis
    pool: Pool  # empty: it does not count
    seat: int
    won: bool
    sittings: tuple[Sitting, ...]  # by seat
    change: int | None = None  # of what is shown as their rating; None where that was the first
    contest: str | None = None  # as its table names it
    tournament: str | None = None


class Against(Lean):
    """How a player has fared against some: in how many games they came before them."""

    game: str
    bot: str  # a level; empty: people
    games: int
    before: int


class Player(Lean):
    """A player's page."""

    id: str
    name: str
    since: Millis
    games: dict[str, int]  # by title
    strengths: tuple[Strength, ...]
    against: tuple[Against, ...]
    last: tuple[PlayedGame, ...]
    lasting: bool = False
    hidden: bool = False  # of your own page: whether you alone see it


class PlayedGames(Lean):
    """Some games, the latest first."""

    games: tuple[PlayedGame, ...]
    next: str | None = None  # pass it as `before` to see more


class RatedSeat(Lean):
    """What a game made of the rating of who sat somewhere, as people see it."""

    shown: int
    was: int | None = None  # before; nothing at the first game of its kind


class TablePlayers(Lean):
    """Who has played at a table, where the game counts among their results."""

    players: tuple[str, ...]  # by seat; empty for a bot, and for who does not show themselves
    ratings: tuple[RatedSeat | None, ...] = ()  # likewise; nothing alone, or before it is counted


class Leader(Lean):
    """Somebody in a list of those who lead."""

    rank: int
    shown: int
    spread: int
    games: int
    name: str = ""
    player: str = ""
    bot: str | None = None


class Leaders(Lean):
    """Those who lead in a pool: of all time, or at the end of a season."""

    game: str
    pool: Pool
    leaders: tuple[Leader, ...]
    seasons: tuple[str, ...]  # that there are, the latest first
    season: str = ""


class Wait(Strict):
    """What somebody waits for: a title for so many, now or a day a move."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=2, le=8)]
    pace: Literal["live", "turns"] = "live"
    bots: bool = False  # whether bots may take the seats that are left


class QueueInfo(Lean):
    """Who waits for the same."""

    game: str
    players: int
    pace: Literal["live", "turns"]
    names: tuple[str, ...]  # who has waited longest first; empty where somebody hides
    since: Millis | None = None  # when you began to wait
    bots: bool = False  # whether you let bots take the seats that are left
    table: str | None = None  # where your game has begun


class Queues(Lean):
    """All that people wait for."""

    queues: tuple[QueueInfo, ...]


class DailyDeal(Lean):
    """A deal of the day, the same for all who play it."""

    name: str
    game: str
    bots: tuple[str, ...]  # who sits at the other seats
    tried: int  # how many have finished it
    best: int | None = None  # told when you have finished it, or the day is over
    table: str | None = None  # where you play it
    points: int | None = None  # yours, when you have finished it in time
    rank: int | None = None


class DailyDay(Lean):
    """What somebody came to on a day: points by deal."""

    day: str
    points: dict[str, int]


class DailyDeals(Lean):
    """The deals of today, and how you have fared."""

    day: str
    ends: Millis  # when the next day begins
    deals: tuple[DailyDeal, ...]
    streak: int = 0  # days in a row on which you finished one
    days: tuple[DailyDay, ...] = ()  # of yours, the latest first


class DailyScore(Lean):
    """Somebody's result of a deal of the day."""

    rank: int
    points: int
    lasted: Millis
    name: str
    player: str
    table: str | None = None  # to look at, when the day is over


class DailyResults(Lean):
    """What a day's deal came to; told to those who have finished it, and to all when it is over."""

    day: str
    deal: DailyDeal
    over: bool
    told: bool
    points: tuple[int, ...] = ()  # of all, the best first
    best: tuple[DailyScore, ...] = ()  # of those who stay and show themselves


class Entered(Lean):
    """Where you play."""

    table: str
