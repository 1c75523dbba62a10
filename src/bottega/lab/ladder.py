"""The ladder of levels: each against the one below, and the highest against greedy."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, pairwise, zip_longest
from pathlib import Path
from statistics import mean
from typing import Final, NamedTuple

from bottega.bots.levels import LEVELS, at, level_of
from bottega.bots.workers import Hands
from bottega.kernel.errors import BadOptions
from bottega.kernel.game import AnyGame
from bottega.kernel.options import Options, pairs
from bottega.kernel.values import Value
from bottega.lab.arena import Contest, alone, entrant
from bottega.lab.intervals import Interval
from bottega.lab.ratings import Placing, Rating, can_rate, rate
from bottega.lab.sequential import Decision, Trial, judge

QUICK_GAMES: Final = 400
LEAST_GAMES: Final = 100  # of slow levels, before the test may end them
PATIENCE: Final = 4  # slow levels play so many times the games of quick ones at most
QUICK: Final = 50  # iterations up to which a level is quick
AIM: Final = 0.65  # of the games against the level below
YARDSTICK: Final = "greedy"
YARDSTICK_AIM: Final = 0.85
SOLO_AIM: Final = 0.9
GAP: Final = 0.1  # how far below the aim a level is to be told from one that reaches it


class Rung(NamedTuple):
    """A level: its name, the bot that plays it, and whether a game with it takes long."""

    level: str
    bot: str
    slow: bool


class Pairing(NamedTuple):
    """A level and the one it is measured against; alone there is none."""

    upper: Rung
    lower: Rung | None
    aim: float | None  # alone only the highest level has one
    budget: float = 1.0  # the part of their iterations that both have

    @property
    def rungs(self) -> list[Rung]:
        """List who takes part."""
        return [self.upper] if self.lower is None else [self.upper, self.lower]

    @property
    def slow(self) -> bool:
        """Say whether the sequential test may end it."""
        return any(rung.slow for rung in self.rungs)

    @property
    def trial(self) -> Trial | None:
        """Give the test that tells a level that reaches its aim from one that falls short."""
        if self.aim is None:
            return None
        return Trial(self.aim - GAP, self.aim, least=LEAST_GAMES // len(self.rungs))


class Ascent(Value):
    """What a pairing came to."""

    level: str
    against: str | None
    budget: float  # the part of their iterations that both had
    games: int
    finished: bool
    win_rate: float
    interval: Interval
    mean_score: float
    against_score: float | None
    aim: float | None
    decided: Decision | None


class Ladder(Value):
    """What all pairings came to."""

    game: str
    players: int
    options: dict[str, str]  # that are not as usual
    seed: int
    budget: float  # the part of their iterations that slow levels and their rivals had
    steps: list[Ascent]
    ratings: list[Rating]  # from the lowest level on; none without openskill


def level_names() -> list[str]:
    """List the levels in rising order."""
    return list(LEVELS)


def rung(game: str, name: str, fraction: float) -> Rung:
    """Give a game's level at a fraction of its iterations; any other bot stands for itself."""
    level = level_of(name, game)
    if level is None:
        return Rung(name, name, False)
    bot = name if fraction == 1 else at(name, fraction, game)
    return Rung(name, bot, level.iterations > QUICK)


def pairings(game: str, names: Sequence[str], fraction: float, players: int) -> list[Pairing]:
    """List who is measured against whom; only what takes long has a fraction of its iterations."""
    pair = partial(pairing, game, fraction)
    if len(set(names)) < len(names):
        raise BadOptions("a ladder has every level once")
    if players == 1:
        last = names[-1]
        return [pair(one, None, SOLO_AIM if one == last else None) for one in names]
    if len(names) < 2:
        raise BadOptions("a ladder wants at least 2 levels")
    found = [pair(upper, lower, AIM) for lower, upper in pairwise(names)]
    if YARDSTICK not in names[-2:]:
        found.append(pair(names[-1], YARDSTICK, YARDSTICK_AIM))
    return found


def pairing(
    game: str, fraction: float, upper: str, lower: str | None, aim: float | None
) -> Pairing:
    """Pair two levels, both at the fraction where one of them is slow."""

    def at_budget(part: float) -> Pairing:
        below = None if lower is None else rung(game, lower, part)
        return Pairing(rung(game, upper, part), below, aim, part)

    whole = at_budget(1.0)
    return at_budget(fraction) if whole.slow else whole


class Climb:
    """Plays the pairings of a ladder one after the other, each with a file of its own."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        names: Sequence[str],
        games: int,
        seed: int,
        budget: float = 1.0,
    ) -> None:
        self.game, self.options, self.names = game, options, list(names)
        self.seed, self.budget = seed, budget
        self.pairings = self._pairings()
        self.contests = [self._contest(pairing, games) for pairing in self.pairings]

    def _pairings(self) -> list[Pairing]:
        return pairings(self.game.name, self.names, self.budget, self.options.players)

    def _contest(self, pairing: Pairing, games: int) -> Contest:
        bots = [one.bot for one in pairing.rungs]
        if not pairing.slow or pairing.trial is None:
            return Contest(self.game, self.options, bots, games, self.seed)
        most = max(games, LEAST_GAMES) * PATIENCE
        return Contest(self.game, self.options, bots, most, self.seed, pairing.trial)

    def run(
        self, jobs: Hands, folder: Path, tell: Callable[[], None], done: Callable[[], None]
    ) -> None:
        """Play what is missing; `tell` hears of every deal, `done` of every pairing."""
        folder.mkdir(parents=True, exist_ok=True)
        for pairing, contest in zip(self.pairings, self.contests, strict=True):
            contest.run(jobs, folder / self.file(pairing), tell)
            done()

    def file(self, pairing: Pairing) -> str:
        """Name the file of a pairing."""
        words = [self.game.name, str(self.options.players)]
        words += pairs(sorted(self.unusual().items()))
        words += [one.level for one in pairing.rungs]
        words += [f"{pairing.budget:g}"] if pairing.budget != 1 else []
        name = "-".join(words).replace("/", "_").replace(":", "_")
        return f"{name}.jsonl"

    def unusual(self) -> dict[str, str]:
        """Give the options that are not as usual."""
        declared = self.game.options
        return {k: v for k, v in self.options.chosen.items() if v != declared[k].default}

    def steps(self) -> list[Ascent]:
        """Sum up the pairings that have begun."""
        pairs = zip(self.pairings, self.contests, strict=True)
        return [step(pairing, contest) for pairing, contest in pairs if contest.stands]

    def result(self) -> Ladder:
        """Sum up what stands."""
        return Ladder(
            self.game.name,
            self.options.players,
            self.unusual(),
            self.seed,
            self.budget,
            self.steps(),
            self.ratings() if can_rate() else [],
        )

    def ratings(self) -> list[Rating]:
        """Rate all that have played, deal by deal over all pairings, so that none comes last."""
        playing = [one.level for pairing in self.pairings for one in pairing.rungs]
        names = sorted(set(playing), key=[*self.names, *playing].index)
        return rate(names, self._alone() if self.options.players == 1 else self._met(names))

    def _met(self, names: Sequence[str]) -> Iterator[Placing]:
        met = []
        for pairing, contest in zip(self.pairings, self.contests, strict=True):
            who = [names.index(one.level) for one in pairing.rungs]
            met.append([named(placing, who) for placing in contest.placings()])
        for placing in chain.from_iterable(zip_longest(*met)):
            if placing is not None:
                yield placing

    def _alone(self) -> Iterator[Placing]:
        """Compare levels that each played a deal by itself."""
        for deal in range(max([len(contest.stands) for contest in self.contests], default=0)):
            reached = [i for i, one in enumerate(self.contests) if len(one.stands) > deal]
            if len(reached) > 1:
                yield alone([(i, self.contests[i].stands[deal].games[0]) for i in reached])


class Sample(Climb):
    """Some games of the slow pairings, as many as asked for whatever the test says."""

    def _pairings(self) -> list[Pairing]:
        return [pairing for pairing in super()._pairings() if pairing.slow]

    def _contest(self, pairing: Pairing, games: int) -> Contest:
        bots = [one.bot for one in pairing.rungs]
        return Contest(self.game, self.options, bots, games, self.seed)


def named(placing: Placing, who: Sequence[int]) -> Placing:
    """Give a game with other numbers for its bots."""
    return Placing([[who[bot] for bot in side] for side in placing.sides], placing.places)


def step(pairing: Pairing, contest: Contest) -> Ascent:
    """Sum up a pairing as far as it has come."""
    first = entrant(pairing.upper.level, contest.sat[0])
    against = None
    if pairing.lower is not None:
        against = mean([points for sat in contest.sat[1] for points in sat.points])
    trial = pairing.trial
    return Ascent(
        pairing.upper.level,
        pairing.lower.level if pairing.lower is not None else None,
        pairing.budget,
        contest.games,
        contest.over,
        first.win_rate,
        first.interval,
        first.mean_score,
        against,
        pairing.aim,
        judge(trial, contest.firsts) if trial is not None else None,
    )
