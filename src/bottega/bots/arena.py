"""Bots against each other on the same deals, each bot in every seat of every deal."""

from collections.abc import Sequence
from math import sqrt
from statistics import mean, variance
from typing import Any, Final, NamedTuple

import msgspec

from bottega.bots.api import maker
from bottega.bots.match import Progress, check_series, ended, play
from bottega.kernel.errors import BadOptions
from bottega.kernel.game import Game
from bottega.kernel.options import Options
from bottega.kernel.rng import stream

# Student's t for 95 % and 1, 2, ... degrees of freedom; from 30 on a short series is exact enough.
STUDENT: Final = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
    2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056,
    2.052, 2.048, 2.045,
)  # fmt: skip
NORMAL: Final = 1.959964


class Entrant(msgspec.Struct, frozen=True):
    """How one bot did: a win shared by several seats counts for each by its part."""

    name: str
    wins: float
    win_rate: float  # of the games it took part in
    interval: tuple[float, float]  # 95 %, for the win rate
    mean_score: float


class Result(msgspec.Struct, frozen=True):
    """What an arena came to; the bots are in the order they were named."""

    game: str
    players: int
    games: int
    bots: list[Entrant]


class Sat(NamedTuple):
    """One game of one bot: the part of the win it got, and the points of each of its seats."""

    deal: int
    won: float
    points: tuple[int, ...]


def arena(
    game: Game[Any, Any],
    options: Options,
    names: Sequence[str],
    games: int,
    seed: int,
    progress: Progress | None = None,
) -> Result:
    """Play at least so many games, in whole deals: each is played once for every rotation."""
    if len(names) < min(2, options.players):
        raise BadOptions(f"an arena of {options.players} players wants at least 2 bots")
    deals = -(-games // max(1, len(names)))
    check_series(games, seed, deals)
    for name in set(names):
        maker(name)
    sat: list[list[Sat]] = [[] for _ in names]
    done = 0
    for deal in range(deals):
        for line_up in line_ups(len(names), options.players, seed + deal):
            played = play(game, options, seed + deal, [names[i] for i in line_up])
            outcome = ended(game, played.table)
            for i in sorted(set(line_up)):
                mine = [seat for seat, who in enumerate(line_up) if who == i]
                won = sum(seat in outcome.winners for seat in mine) / max(1, len(outcome.winners))
                sat[i].append(Sat(deal, won, tuple(outcome.counted[seat] for seat in mine)))
            done += 1
            if progress is not None:
                progress(done)
    bots = [entrant(name, games_of) for name, games_of in zip(names, sat, strict=True)]
    return Result(game.name, options.players, done, bots)


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


def interval(games: Sequence[Sat]) -> tuple[float, float]:
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
    rate = mean(means)
    spread = variance(means) / len(means) if len(means) > 1 else 0.0
    worth = rate * (1 - rate) / spread if spread else float(len(games))
    return wilson(rate, worth, student(len(means) - 1))


def wilson(rate: float, games: float, z: float) -> tuple[float, float]:
    """Give Wilson's score interval."""
    weight = z * z / games
    centre = (rate + weight / 2) / (1 + weight)
    half = z * sqrt(rate * (1 - rate) / games + weight / games / 4) / (1 + weight)
    return max(0.0, min(rate, centre - half)), min(1.0, max(rate, centre + half))


def student(freedom: int) -> float:
    """Give the two-sided 95 % quantile of Student's t; nothing to go by counts as one degree."""
    if freedom <= len(STUDENT):
        return STUDENT[max(1, freedom) - 1]
    return NORMAL + (NORMAL**3 + NORMAL) / (4 * freedom)
