"""What goes with winning: many games between bots, their seats compared by what they had."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from statistics import mean, stdev
from typing import Any, Final, NamedTuple

from bottega.bots.api import check
from bottega.bots.evaluate import judging, tagging
from bottega.bots.match import GamesDone, check_series, ended, fill, play, won_by
from bottega.bots.workers import Hands, spread
from bottega.games import game as game_named
from bottega.kernel.game import AnyGame
from bottega.kernel.options import Options
from bottega.kernel.table import Table
from bottega.kernel.values import Value
from bottega.lab.intervals import Interval, around, student, wilson

SEAT: Final = "seat"  # the topic that every game has
A_BAR: Final = {"score": 5, "turns": 4}  # how wide a bar of a histogram is


class Cohort(Value):
    """How the seats did that had something in common; a shared win counts by its part."""

    name: str
    seats: int
    wins: float
    win_rate: float
    interval: Interval  # for the win rate
    mean_score: float
    score_interval: Interval | None  # for the mean score; a single one has none


class Figure(Value):
    """Something measured in every game or seat."""

    mean: float
    interval: Interval | None
    deviation: float
    least: int
    most: int


class Source(Value):
    """Where points come from: of all, and of winners."""

    name: str
    mean: float
    interval: Interval | None
    of_winners: float


class Share(Value):
    """How often something happened where it could."""

    name: str
    of: int
    times: int
    share: float
    interval: Interval


class Report(Value):
    """What many games came to, topic by topic."""

    game: str
    players: int
    options: dict[str, str]
    bots: list[str]  # by seat
    games: int
    seed: int
    fair_share: float  # the win rate of a seat that nothing helps
    score: Figure
    winning_score: Figure
    turns: Figure
    histograms: dict[str, dict[int, int]]  # of scores and turns: where a bar begins, how many
    sources: list[Source]
    endings: list[Share]
    accomplished: dict[str, list[Share]]  # by topic: what seats had, and how often they did it
    topics: dict[str, list[Cohort]]


class Fared(NamedTuple):
    """One seat of one game: the part of the win that its side got, and its points."""

    won: float
    points: int


class Seen(NamedTuple):
    """What is kept of a side of a finished game."""

    seats: tuple[int, ...]
    fared: Fared
    parts: Mapping[str, int]
    tags: Mapping[str, Sequence[str]]
    done: Mapping[str, Mapping[str, bool]]


class Finished(NamedTuple):
    """What is kept of a finished game."""

    reason: str
    turns: int
    sides: tuple[Seen, ...]


def finished(game: AnyGame, table: Table) -> Finished:
    """Keep of a finished game what a report needs; a team counts once."""
    outcome = ended(game, table)
    view: Any = game.view(table, None)
    tags, done = tagging(game), judging(game)
    seen = []
    for side in game.sides(view.options):
        seat = side[0]
        fared = Fared(won_by(game, view.options, outcome, seat), outcome.counted[seat])
        parts = outcome.scores[seat].parts
        seen.append(Seen(side, fared, parts, tags(view, seat), done(view, seat)))
    return Finished(outcome.reason, int(getattr(view, "turn", 0)), tuple(seen))


class Register:
    """Collects what is kept of finished games."""

    def __init__(self) -> None:
        self.turns: list[int] = []
        self.fared: list[Fared] = []
        self.parts: dict[str, list[tuple[int, float]]] = {}  # with the part of the win
        self.endings: Counter[str] = Counter()
        self.done: dict[str, dict[str, list[bool]]] = {}
        self.topics: dict[str, dict[str, list[Fared]]] = {SEAT: {}}

    def add(self, game: Finished) -> None:
        """Count a finished game in."""
        self.turns.append(game.turns)
        self.endings[game.reason] += 1
        for side in game.sides:
            self.fared.append(side.fared)
            for name, points in side.parts.items():
                self.parts.setdefault(name, []).append((points, side.fared.won))
            for topic, things in side.done.items():
                for name, happened in things.items():
                    self.done.setdefault(topic, {}).setdefault(name, []).append(happened)
            seats = {SEAT: [str(seat) for seat in side.seats]}
            for topic, names in {**seats, **side.tags}.items():
                under = self.topics.setdefault(topic, {})
                for name in names:
                    under.setdefault(name, []).append(side.fared)

    def cohorts(self) -> dict[str, list[Cohort]]:
        """Sum every topic up, its names in order."""
        return {
            topic: [cohort(name, names[name]) for name in sorted(names)]
            for topic, names in self.topics.items()
        }

    def sources(self) -> list[Source]:
        """Sum up where points come from; a game that lacks a source has 0 of it."""
        found = []
        sides = len(self.fared)
        wins = sum([one.won for one in self.fared])
        for name, all_points in self.parts.items():
            points = [n for n, _ in all_points] + [0] * (sides - len(all_points))
            won = sum([n * part for n, part in all_points]) / max(1.0, wins)
            found.append(Source(name, mean(points), around(points), won))
        return found

    def shares(self) -> dict[str, list[Share]]:
        """Sum up what was accomplished, topic by topic."""
        return {
            topic: [share(name, len(names[name]), sum(names[name])) for name in sorted(names)]
            for topic, names in self.done.items()
        }


def cohort(name: str, seats: Sequence[Fared]) -> Cohort:
    """Sum up the seats that had one thing."""
    n = len(seats)
    wins = sum([one.won for one in seats])
    points = [one.points for one in seats]
    interval = wilson(wins / n, n, student(n - 1))
    return Cohort(name, n, wins, wins / n, interval, mean(points), around(points))


def share(name: str, of: int, times: int) -> Share:
    """Sum up something that happened or not."""
    return Share(name, of, times, times / of, wilson(times / of, of, student(of - 1)))


def figure(numbers: Sequence[int]) -> Figure:
    """Sum up something measured."""
    deviation = stdev(numbers) if len(numbers) > 1 else 0.0
    return Figure(mean(numbers), around(numbers), deviation, min(numbers), max(numbers))


def histogram(numbers: Iterable[int], width: int) -> dict[int, int]:
    """Count numbers by bars of one width; a bar is named by where it begins."""
    counted = Counter([n // width * width for n in numbers])
    if not counted:
        return {}
    return {bar: counted[bar] for bar in range(min(counted), max(counted) + 1, width)}


class Task(NamedTuple):
    """A game to be played, for a process of its own."""

    game: str
    options: Options
    seed: int
    bots: list[str]


def play_task(numbered: tuple[int, Task]) -> tuple[int, Finished]:
    """Play a game and keep what a report needs, with its number."""
    number, task = numbered
    game = game_named(task.game)
    return number, finished(game, play(game, task.options, task.seed, task.bots).table)


def played(tasks: Sequence[Task], jobs: Hands) -> Iterator[Finished]:
    """Play games, in several processes if asked to, and give them in their order."""
    early: dict[int, Finished] = {}
    following = 0
    with closing(spread(play_task, enumerate(tasks), jobs)) as results:
        for number, one in results:
            early[number] = one
            while following in early:
                yield early.pop(following)
                following += 1


def report(
    game: AnyGame,
    options: Options,
    names: Sequence[str],
    games: int,
    seed: int,
    progress: GamesDone | None = None,
    jobs: Hands = 1,
) -> Report:
    """Play games with seeds `seed`, `seed + 1`, ... and compare their seats."""
    check_series(games, seed, games)
    bots = [str(name) for name in fill(names, options.players)]
    check(names, game)
    register = Register()
    tasks = [Task(game.name, options, seed + k, bots) for k in range(games)]
    for k, one in enumerate(played(tasks, jobs)):
        register.add(one)
        if progress is not None:
            progress(k + 1)
    return summary(game, options, bots, games, seed, register)


def summary(
    game: AnyGame,
    options: Options,
    bots: list[str],
    games: int,
    seed: int,
    register: Register,
) -> Report:
    """Sum up what was collected."""
    points = [one.points for one in register.fared]
    winning = [one.points for one in register.fared if one.won]
    ends = sorted(register.endings.items())
    return Report(
        game.name,
        options.players,
        dict(options.chosen),
        bots,
        games,
        seed,
        1 / len(game.sides(options)),
        figure(points),
        figure(winning or [0]),
        figure(register.turns),
        {
            "score": histogram(points, A_BAR["score"]),
            "turns": histogram(register.turns, A_BAR["turns"]),
        },
        register.sources(),
        [share(name, games, times) for name, times in ends],
        register.shares(),
        register.cohorts(),
    )
