"""Tournaments: who meets whom in each round, and how everybody stands."""

from typing import Annotated, Literal

from msgspec import Meta

from bottega.kernel.telling import Stage
from bottega.kernel.values import Lean, Strict
from bottega.wire.basics import BotName, Millis, ShortText
from bottega.wire.tables import BankClock, DaysClock

System = Literal["swiss", "round-robin", "knock-out", "arena"]
TieBreak = Literal["points", "opponents", "wins", "score"]
Place = Annotated[int, Meta(ge=1, le=512)]


class Terms(Strict):
    """What is played in a tournament, and how."""

    game: Annotated[str, Meta(max_length=40)]
    system: System = "swiss"
    players: Annotated[int, Meta(ge=2, le=8)] = 2  # at each table
    options: Annotated[dict[ShortText, str | int | bool], Meta(max_length=40)] = {}
    rounds: Annotated[int, Meta(ge=1, le=20)] = 5  # of a Swiss tournament; others know theirs
    clock: BankClock | DaysClock = BankClock(900, 15)
    limit: Annotated[int, Meta(ge=1, le=7_776_000)] = 7_200  # seconds of a round
    wait: Annotated[int, Meta(ge=1, le=7_776_000)] = 300  # seconds until a bot plays for a no-show
    length: Annotated[int, Meta(ge=1, le=86_400)] = 3_600  # seconds of an arena
    late: Annotated[int, Meta(ge=0, le=20)] = 0  # the last round before which one may still enter
    bot: BotName = "artisan"  # who plays for those who are missing, and fills places and tables
    fill: Annotated[int, Meta(ge=0, le=32)] = 0  # so many play at least; bots take what is free
    most: Annotated[int, Meta(ge=2, le=256)] = 128


class NewTournament(Strict):
    """A tournament that somebody wants to be held."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    terms: Terms
    begins: Millis | None = None  # None: when the host says so
    public: bool = True  # or known by its link alone


class Entrant(Lean):
    """Somebody who plays in a tournament, or a bot."""

    number: Place
    name: str = ""  # empty where they do not show themselves
    player: str = ""  # whose page there is
    bot: str | None = None
    left: bool = False


class Meeting(Lean):
    """A table of a round; one player alone has a bye."""

    number: Place
    seats: tuple[int, ...]  # entrants by seat; 0 is a bot that fills the table
    began: Millis
    ends: Millis
    table: str | None = None
    over: bool = False
    points: tuple[int, ...] = ()  # in the game, by seat
    asked: tuple[int, ...] = ()  # the seats that are waited for
    stage: Stage | None = None
    by_strength: int | None = None  # who wins it in a knock-out as the stronger seed: nobody played


class Round(Lean):
    """Who meets in a round."""

    number: int
    meetings: tuple[Meeting, ...]


class Outing(Lean):
    """What a round, or a game of an arena, came to for somebody."""

    round: int
    points: int = 0
    place: int | None = None  # at the table; None: a bye, or a game that was given up by all
    table: str | None = None
    missed: bool = False  # they did not come, or left
    bye: bool = False


class Standing(Lean):
    """Where somebody stands in a tournament."""

    rank: int
    number: Place
    points: int
    outings: tuple[Outing, ...] = ()
    opponents: int = 0  # the points of those they have met
    wins: int = 0
    score: int = 0  # points of their games
    by: TieBreak | None = None  # what parts them from the one before; None: nothing


class TournamentBrief(Lean):
    """A tournament in a list."""

    id: str
    name: str
    status: Literal["coming", "running", "over", "abandoned"]
    terms: Terms
    players: int  # who have entered
    round: int = 0
    begins: Millis | None = None
    ends: Millis | None = None  # when its round is over at the latest, or an arena that runs
    ended: Millis | None = None
    entered: bool = False  # whether you have


class Tournaments(Lean):
    """Tournaments: those that run, those to come (the next first), and the last that are over."""

    running: tuple[TournamentBrief, ...]
    coming: tuple[TournamentBrief, ...]
    over: tuple[TournamentBrief, ...]


class Tournament(Lean):
    """A tournament as a whole."""

    id: str
    name: str
    status: Literal["coming", "running", "over", "abandoned"]
    public: bool
    terms: Terms
    entrants: tuple[Entrant, ...]
    rounds: tuple[Round, ...]
    standings: tuple[Standing, ...]
    breaks: tuple[TieBreak, ...]  # what parts equal points, in this order
    of: int | None = None  # how many rounds there will be, where that is known
    open: bool = False  # whether one may enter now
    begins: Millis | None = None
    ends: Millis | None = None  # of an arena that runs
    ended: Millis | None = None
    host: str = ""  # by name; empty where they do not show themselves
    hosting: bool = False  # whether you are the host
    own: int | None = None  # your number
    table: str | None = None  # where you are to play now
