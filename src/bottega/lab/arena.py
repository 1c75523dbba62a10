"""Bots against each other on the same deals, each bot in every seat of every deal."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from statistics import mean, variance
from typing import NamedTuple

from bottega.bots.api import BadBot, check
from bottega.bots.match import GamesDone, check_series, ended, play
from bottega.bots.workers import Hands, spread, uninterrupted
from bottega.games import game as game_named
from bottega.kernel.errors import BadOptions
from bottega.kernel.game import AnyGame
from bottega.kernel.options import Options
from bottega.kernel.rng import stream
from bottega.kernel.values import Lean, Value
from bottega.lab.intervals import Interval, student, wilson
from bottega.lab.ratings import Placing, Rating, rate
from bottega.lab.sequential import Course, Decision, Trial
from bottega.lab.series import Book, Deal, Ended, Series, ended_as, series_of


class Entrant(Value):
    """How one bot did: a win shared by several seats counts for each by its part."""

    name: str
    wins: float
    win_rate: float  # of the games it took part in
    interval: Interval  # for the win rate
    mean_score: float


class Result(Lean):
    """What an arena came to; the bots are in the order they were named."""

    game: str
    players: int
    games: int
    bots: list[Entrant]
    decided: Decision | None = None  # where a sequential test was asked for
    ratings: list[Rating] | None = None  # where they were asked for


class Sat(NamedTuple):
    """One game of one bot: the part of the win it got, and the points of each of its seats."""

    deal: int
    won: float
    points: tuple[int, ...]


class Failed(NamedTuple):
    """A deal that a bot broke, and how."""

    deal: int
    why: str


def arena(
    game: AnyGame,
    options: Options,
    names: Sequence[str],
    games: int,
    seed: int,
    progress: GamesDone | None = None,
    *,
    jobs: Hands = 1,
    save: Path | None = None,
    trial: Trial | None = None,
) -> Result:
    """Play at least so many games, in whole deals: each is played once for every rotation.

    In several processes the result is the same. What is saved need not be played again, and a
    trial ends the series when it is decided for or against the first bot.
    """
    contest = Contest(game, options, names, games, seed, trial)
    told = 0

    def tell() -> None:
        nonlocal told
        while progress is not None and told < contest.games:
            told += 1
            progress(told)

    contest.run(jobs, save, tell)
    return contest.result()


class Contest:
    """A series of deals: what is finished in the order of deals stands, whoever was quicker.

    So neither a result nor where a series stops depends on processes and their timing.
    """

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        names: Sequence[str],
        games: int,
        seed: int,
        trial: Trial | None = None,
    ) -> None:
        if len(names) < min(2, options.players):
            raise BadOptions(f"an arena of {options.players} players wants at least 2 bots")
        self.game, self.options, self.names, self.seed = game, options, list(names), seed
        self.deals = -(-games // max(1, len(names)))
        check_series(games, seed, self.deals)
        check(names, game)
        self.course = Course(trial) if trial is not None else None
        self.stands: list[Deal] = []
        self.sat: list[list[Sat]] = [[] for _ in names]
        self.firsts: list[float] = []  # what the first bot won of each deal that stands
        self.early: dict[int, Deal] = {}  # finished, but one before them is not
        self.failed: dict[int, str] = {}

    @property
    def series(self) -> Series:
        """Name what is played."""
        return series_of(self.game, self.options, self.names, self.seed)

    @property
    def games(self) -> int:
        """Count the games that stand."""
        return len(self.stands) * len(self.names)

    @property
    def over(self) -> bool:
        """Say whether nothing more is to be played."""
        decided = self.course is not None and self.course.verdict != "undecided"
        return decided or len(self.stands) >= self.deals

    def run(
        self, jobs: Hands = 1, save: Path | None = None, tell: Callable[[], None] | None = None
    ) -> None:
        """Play what is missing; an interrupt leaves all that is finished in the file."""
        if save is None:
            self._play(jobs, None, tell)
            return
        with Book(save, self.series) as book:
            for deal in book.deals.values():
                self._take(deal)
            self._play(jobs, book, tell)

    def _play(self, jobs: Hands, book: Book | None, tell: Callable[[], None] | None) -> None:
        if tell is not None:
            tell()
        with closing(spread(self._work(jobs), self._missing(), jobs)) as results:
            for done in results:
                self._note(done, book)
                if tell is not None:
                    tell()
                if self.over:
                    return
                self._blame(len(self.stands))

    def _note(self, done: Deal | Failed, book: Book | None) -> None:
        """Keep what came back."""
        if isinstance(done, Failed):
            self.failed[done.deal] = done.why
            return
        with uninterrupted():  # what is in the file stands
            if book is not None:
                book.add(done)
            self._take(done)

    def _work(self, jobs: Hands) -> Callable[[int], Deal | Failed]:
        """Give what plays a deal, here or in a process that knows the game by its name."""
        if jobs == 1:
            return partial(play_deal, self.game, self.options, self.names, self.seed)
        game_named(self.game.name)
        return partial(play_deal_of, self.game.name, self.options, self.names, self.seed)

    def _missing(self) -> Iterator[int]:
        """Give the deals to be played, up to the first that failed."""
        for deal in range(len(self.stands), self.deals):
            if self.over or (self.failed and deal > min(self.failed)):
                return
            if deal >= len(self.stands) and deal not in self.early:
                yield deal

    def _blame(self, deal: int) -> None:
        """Raise what a bot did wrong, once all deals before have ended well."""
        if deal in self.failed:
            raise BadBot(f"in deal {deal} (seed {self.seed + deal}) {self.failed[deal]}")

    def _take(self, deal: Deal) -> None:
        """Count in a deal that is finished, and those that have waited for it."""
        self.early[deal.deal] = deal
        while not self.over and len(self.stands) in self.early:
            self._count(self.early.pop(len(self.stands)))

    def _count(self, deal: Deal) -> None:
        first = []
        for line_up, game in self._games(deal):
            for i in sorted(set(line_up)):
                mine = [seat for seat, who in enumerate(line_up) if who == i]
                won = sum(seat in game.winners for seat in mine) / max(1, len(game.winners))
                self.sat[i].append(Sat(deal.deal, won, tuple([game.points[s] for s in mine])))
                if i == 0:
                    first.append(won)
        self.stands.append(deal)
        self.firsts.append(mean(first))
        if self.course is not None:
            self.course.add(self.firsts[-1])

    def _games(self, deal: Deal) -> Iterator[tuple[list[int], Ended]]:
        """Give who sat where in each game of a deal, and how it ended."""
        rotations = line_ups(len(self.names), self.options.players, self.seed + deal.deal)
        return zip(rotations, deal.games, strict=True)

    def result(self) -> Result:
        """Sum up what stands."""
        if not self.stands:
            raise BadOptions("no deal was finished")
        pairs = zip(self.names, self.sat, strict=True)
        bots = [entrant(name, games_of) for name, games_of in pairs]
        decided = self.course.decision() if self.course is not None else None
        return Result(self.game.name, self.options.players, self.games, bots, decided)

    def placings(self) -> Iterator[Placing]:
        """Give every game as ratings need it; who played a deal alone is compared over it."""
        sides = self.game.sides(self.options)
        for deal in self.stands:
            if self.options.players == 1:
                yield alone([(line_up[0], game) for line_up, game in self._games(deal)])
                continue
            for line_up, game in self._games(deal):
                bots = [[line_up[seat] for seat in side] for side in sides]
                yield Placing(bots, [game.places[side[0]] for side in sides])

    def ratings(self) -> list[Rating]:
        """Rate the bots by what stands."""
        return rate(self.names, self.placings())


def alone(games: Sequence[tuple[int, Ended]]) -> Placing:
    """Compare bots that played a deal each by itself: first who won, then by points."""
    keys = [(not game.winners, -game.points[0]) for _, game in games]
    ranks = sorted(set(keys))
    return Placing([[bot] for bot, _ in games], [float(ranks.index(key)) for key in keys])


def fair_share(bots: int, players: int) -> float:
    """Give the win rate of a bot that is as good as the others."""
    return 1 / min(bots, players)


def play_deal(
    game: AnyGame, options: Options, names: Sequence[str], seed: int, deal: int
) -> Deal | Failed:
    """Play a deal once for every rotation."""
    games = []
    for line_up in line_ups(len(names), options.players, seed + deal):
        try:
            played = play(game, options, seed + deal, [names[i] for i in line_up])
        except BadBot as error:
            return Failed(deal, str(error))
        games.append(ended_as(ended(game, played.table)))
    return Deal(deal, tuple(games))


def play_deal_of(
    game: str, options: Options, names: Sequence[str], seed: int, deal: int
) -> Deal | Failed:
    """Play a deal of a game that is known by its name, in a process of its own."""
    return play_deal(game_named(game), options, names, seed, deal)


def line_ups(bots: int, players: int, seed: int) -> list[list[int]]:
    """List who sits where in each game of a deal, so that every bot has every seat once.

    The bots take the seats in turn and move up by one from game to game. The order in which they
    follow each other is drawn for each deal: with more bots than seats all meet all that way.
    """
    order = list(range(bots))
    rng = stream(seed, "arena")
    for i in range(bots - 1, 0, -1):
        j = rng.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return [[order[(game + seat) % bots] for seat in range(players)] for game in range(bots)]


def entrant(name: str, games: Sequence[Sat]) -> Entrant:
    """Sum up the games of one bot."""
    wins = sum(sat.won for sat in games)
    points = [p for sat in games for p in sat.points]
    return Entrant(name, wins, wins / len(games), interval(games), mean(points))


def interval(games: Sequence[Sat]) -> Interval:
    """Give a 95 % interval for a win rate: Wilson's, on as many games as the deals are worth.

    Games of one deal are not independent: a rich seat is rich for every bot, which the rotation
    evens out. So the variance is that between deals, and the games count as the number of
    independent ones that would have it (with Student's t, as deals may be few). Wilson's form
    stays within 0 and 1, and says something sensible of a bot that has won or lost every game,
    where an interval from the variance alone, or a bootstrap, has no width.
    """
    by_deal: dict[int, list[float]] = {}
    for sat in games:
        by_deal.setdefault(sat.deal, []).append(sat.won)
    means = [mean(won) for won in by_deal.values()]
    part = mean(means)
    between = variance(means) / len(means) if len(means) > 1 else 0.0
    worth = part * (1 - part) / between if between else float(len(games))
    return wilson(part, worth, student(len(means) - 1))
