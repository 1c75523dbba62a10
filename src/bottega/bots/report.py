"""What goes with winning: many games between bots, their seats compared by what they had."""

from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Any, Final, NamedTuple

import msgspec

from bottega.bots.api import maker
from bottega.bots.arena import student, wilson
from bottega.bots.evaluate import tagging
from bottega.bots.match import Progress, check_series, ended, fill, play
from bottega.kernel.game import Game
from bottega.kernel.options import Options
from bottega.kernel.table import Table

SEAT: Final = "seat"  # the topic that every game has


class Entry(msgspec.Struct, frozen=True):
    """How the seats did that had something in common; a shared win counts by its part."""

    name: str
    seats: int
    wins: float
    win_rate: float
    interval: tuple[float, float]  # 95 %, for the win rate
    mean_score: float
    score_interval: tuple[float, float] | None  # 95 %, for the mean score; a single one has none


class Report(msgspec.Struct, frozen=True):
    """What many games came to, topic by topic."""

    game: str
    players: int
    options: dict[str, str]
    bots: list[str]  # by seat
    games: int
    seed: int
    fair_share: float  # the win rate of a seat that nothing helps
    topics: dict[str, list[Entry]]


class Sat(NamedTuple):
    """One seat of one game: the part of the win it got, and its points."""

    won: float
    points: int


class Register:
    """Collects seats of finished games under what they had."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.tags = tagging(game)
        self.topics: dict[str, dict[str, list[Sat]]] = {SEAT: {}}

    def add(self, table: Table) -> None:
        """Count a finished game in."""
        outcome = ended(self.game, table)
        view = self.game.view(table, None)
        share = 1 / max(1, len(outcome.winners))
        for seat, points in enumerate(outcome.counted):
            sat = Sat(share if seat in outcome.winners else 0.0, points)
            for topic, names in {SEAT: (str(seat),), **self.tags(view, seat)}.items():
                seats = self.topics.setdefault(topic, {})
                for name in names:
                    seats.setdefault(name, []).append(sat)

    def entries(self) -> dict[str, list[Entry]]:
        """Sum every topic up, its names in order."""
        return {
            topic: [entry(name, names[name]) for name in sorted(names)]
            for topic, names in self.topics.items()
        }


def entry(name: str, seats: Sequence[Sat]) -> Entry:
    """Sum up the seats that had one thing."""
    n = len(seats)
    wins = sum([sat.won for sat in seats])
    points = [sat.points for sat in seats]
    interval = wilson(wins / n, n, student(n - 1))
    return Entry(name, n, wins, wins / n, interval, mean(points), around(points))


def around(points: Sequence[int]) -> tuple[float, float] | None:
    """Give a 95 % interval for a mean, by Student's t."""
    n = len(points)
    if n < 2:
        return None
    middle = mean(points)
    width = student(n - 1) * stdev(points) / sqrt(n)
    return middle - width, middle + width


def report(
    game: Game[Any, Any],
    options: Options,
    names: Sequence[str],
    games: int,
    seed: int,
    progress: Progress | None = None,
) -> Report:
    """Play games with seeds `seed`, `seed + 1`, ... and compare their seats."""
    check_series(games, seed, games)
    bots = [str(name) for name in fill(names, options.players)]
    for name in set(names):
        maker(name)
    register = Register(game)
    for k in range(games):
        register.add(play(game, options, seed + k, bots).table)
        if progress is not None:
            progress(k + 1)
    return Report(
        game.name,
        options.players,
        dict(options.chosen),
        bots,
        games,
        seed,
        1 / options.players,
        register.entries(),
    )
