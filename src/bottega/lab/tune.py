"""Weights found by the machine: games around the present ones suggest changes, and games decide.

Each round plays deals in which both sides' weights are a little off. From these games come two
suggestions: weights that tell better from positions how games end (`fit`), and the way in which
weights were off where they won (`drift`). A third comes from turns that are played on to the end
(`turns`): weights that tell better which turn of a position comes to most. What rivals hide hardly
changes how anybody plays, so games cannot say what it is worth: that is set so that leads are
right on average. A suggestion is taken only if it beats what stands before it in a sequential test
on deals of its own.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from functools import partial
from math import sqrt
from operator import itemgetter
from typing import Any, Final, Literal, TypeVar

import msgspec

from bottega.bots.greedy import BUDGET
from bottega.bots.match import check_series
from bottega.bots.workers import Hands, spread
from bottega.games import game as game_named
from bottega.kernel.options import Options
from bottega.kernel.values import Value
from bottega.lab.sequential import Course, Trial, Verdict
from bottega.lab.tune_fit import LEAST, Fitted, Position, fit, mean_of, sample_of, solved
from bottega.lab.tune_games import (
    Compared,
    Explored,
    Setting,
    compare,
    evaluation_of,
    explore,
    moved,
    weights_of,
)
from bottega.lab.tune_turns import contrast, weigh, worths_by

T = TypeVar("T")
Kind = Literal["fit", "half fit", "drift", "turns", "half turns"]
Telling = Callable[[str, int, int], None]  # what is going on, how far it is, and how far it goes

HELD: Final = 10  # one deal in so many takes no part in the fit
HELD_TURNS: Final = 4  # and one in so many of the positions whose turns are weighed
STEPS: Final = 5  # the most steps of a fit
BETTER: Final = 0.55  # win rate that a suggestion is tested for, against a half
TRIALS: Final = 5  # suggestions of a round
WEIGH: Final = 2  # for one deal in so many turns are weighed, too
LEAST_DEALS: Final = 20  # before which no suggestion is taken or refused
HIDDEN: Final = "secret"  # the weight of what rivals hide, in every game


class Suggested(Value):
    """A change that was tried, and how it went."""

    round: int
    kind: Kind
    verdict: Verdict
    games: int
    rate: float  # what the new weights won, where a half is as good as the old ones
    furthest: dict[str, float]  # the weights that it changes most, and by what part of them


class Looked(Value):
    """What was seen in the games of a round."""

    round: int
    games: int
    positions: int
    losses: tuple[float, float]  # of games held out, before and after the fit
    scale: float  # the lead that is worth 73 % of a win
    trust: float  # the part of the drift that is not noise, from 0 to 1


class Tuned(Value):
    """What a tuning came to."""

    game: str
    players: int
    chosen: dict[str, str]
    seed: int
    games: int
    rounds: int
    before: dict[str, float]
    weights: dict[str, float]
    looked: list[Looked]
    tried: list[Suggested]


class Tuning:
    """A search for better weights that can be stopped at any time with what it has found."""

    def __init__(
        self, game: str, options: Options, games: int, seed: int, rounds: int, budget: int = BUDGET
    ) -> None:
        self.game = game_named(game)
        self.setting = Setting(game, options, seed, budget)
        self.deals = max(2, -(-games // 2))
        self.rounds = rounds
        check_series(games, seed, rounds * self.deals * (2 + TRIALS))
        self.before = weights_of(game, options)
        self.weights = dict(self.before)
        self.looked: list[Looked] = []
        self.tried: list[Suggested] = []

    def run(self, jobs: Hands = 1, tell: Telling | None = None) -> None:
        """Play all rounds; what was taken before an interrupt stays."""
        for number in range(self.rounds):
            Round(self, number, jobs, tell or _silent).run()

    def result(self) -> Tuned:
        """Say what was found so far."""
        options = self.setting.options
        return Tuned(
            self.setting.game,
            options.players,
            dict(options.chosen),
            self.setting.seed,
            2 * self.deals,
            self.rounds,
            self.before,
            self.weights,
            self.looked,
            self.tried,
        )


class Round:
    """One round of a tuning: its deals follow those of the rounds before."""

    def __init__(self, tuning: Tuning, number: int, jobs: Hands, tell: Telling) -> None:
        self.tuning, self.number, self.jobs, self.tell = tuning, number, jobs, tell
        self.next = tuning.setting.seed + number * tuning.deals * (2 + TRIALS)

    def run(self) -> None:
        """Look, and try what that suggests."""
        explored = self._explore()
        fitted = self._fit(explored)
        drift, trust = drifted(explored, fitted.felt, self.tuning.setting.spread)
        losses = fitted.losses[0], fitted.losses[-1]
        seen = sum([len(deal.positions) for deal in explored])
        games = 2 * self.tuning.deals
        self.tuning.looked.append(Looked(self.number, games, seen, losses, fitted.scale, trust))
        met = [at for deal in explored for at in deal.positions]
        if any(fitted.steps) and not self._try("fit", fitted.steps, met):
            self._try("half fit", [x / 2 for x in fitted.steps], met)
        if any(drift):
            self._try("drift", drift, met)
        turns = self._turns() if self.tuning.setting.options.players > 1 else []
        if any(turns) and not self._try("turns", turns, met):
            self._try("half turns", [x / 2 for x in turns], met)

    def _setting(self) -> Setting:
        """Give deals that were not played before."""
        first = self.next
        self.next += self.tuning.deals
        return msgspec.structs.replace(self.tuning.setting, seed=first)

    def _explore(self) -> list[Explored]:
        work = partial(explore, self._setting(), self.tuning.weights)
        return sorted(self._done("play", work, self.tuning.deals), key=lambda one: one.deal)

    def _done(self, what: str, work: Callable[[int], T], deals: int) -> list[T]:
        """Do some work on so many deals, and tell how far it is."""
        done: list[T] = []
        with closing(spread(work, range(deals), self.jobs)) as results:
            for one in results:
                done.append(one)
                self.tell(what, len(done), deals)
        return done

    def _turns(self) -> list[float]:
        """Weigh turns of some deals, and give the steps that tell better which comes to most."""
        tuning = self.tuning
        setting = self._setting()
        work = partial(weigh, setting, tuning.weights)
        done = self._done("weigh", work, max(1, tuning.deals // WEIGH))
        found = [turns for _, some in sorted(done, key=itemgetter(0)) for turns in some]
        held = len(found) - len(found) // HELD_TURNS
        if held in (0, len(found)):
            return [0.0] * len(tuning.weights)
        worths = partial(worths_by, setting.game, setting.options, tuning.weights)
        samples = contrast(found[:held]), contrast(found[held:])
        return fit(worths, len(tuning.weights), *samples, STEPS, True, len(samples[0].came)).steps

    def _fit(self, explored: Sequence[Explored]) -> Fitted:
        tuning = self.tuning
        options = tuning.setting.options
        held = len(explored) - max(1, len(explored) // HELD)
        train = [at for deal in explored[:held] for at in deal.positions]
        test = [at for deal in explored[held:] for at in deal.positions]
        leads = partial(leads_by, tuning.setting.game, options, tuning.weights)
        points, games = options.players > 1, 2 * tuning.deals
        samples = sample_of(train), sample_of(test)
        return fit(leads, len(tuning.weights), *samples, STEPS, points, games)

    def _try(self, kind: Kind, steps: Sequence[float], met: Sequence[Position]) -> bool:
        """Take a suggestion if it wins, and say whether it did."""
        old = self.tuning.weights
        found = levelled(self.tuning.setting, moved(old, steps), met)
        new = {name: rounded(x) for name, x in found.items()}
        course = Course(Trial(0.5, BETTER, least=LEAST_DEALS))
        self._play_off(kind, new, course)
        furthest = sorted(zip(old, steps, strict=True), key=lambda pair: -abs(pair[1]))[:5]
        rate = course.total / max(1, course.deals)
        self.tuning.tried.append(
            Suggested(
                self.number,
                kind,
                course.verdict,
                2 * course.deals,
                rate,
                {name: round(x, 2) for name, x in furthest},
            )
        )
        if course.verdict == "better":
            self.tuning.weights = new
        return course.verdict == "better"

    def _play_off(self, kind: Kind, new: Mapping[str, float], course: Course) -> None:
        """Play deals until the test is decided; only deals without a gap before them count."""
        deals = self.tuning.deals
        early: dict[int, Compared] = {}
        work = partial(compare, self._setting(), new, self.tuning.weights)
        with closing(spread(work, range(deals), self.jobs)) as results:
            for one in results:
                early[one.deal] = one
                while course.deals in early and course.verdict == "undecided":
                    course.add(early[course.deals].result)
                self.tell(kind, course.deals, deals)
                if course.verdict != "undecided":
                    return


def leads_by(
    game: str,
    options: Options,
    weights: Mapping[str, float],
    steps: Sequence[float],
    views: Sequence[Any],
) -> list[float]:
    """Value views, each for the seat that sees it, by weights some steps away."""
    mind = evaluation_of(game, options, moved(weights, steps))
    return [mind.leads(view)[view.seat] for view in views]


def levelled(
    setting: Setting, weights: Mapping[str, float], met: Sequence[Position]
) -> dict[str, float]:
    """Value what rivals hide so that the leads of positions are, on average, what came of them."""
    found = dict(weights)
    known = found.get(HIDDEN, 0.0)
    if known <= 0 or setting.options.players == 1:
        return found
    views, none = [at.view for at in met], [0.0] * len(found)
    came = mean_of([at.lead for at in met])
    off, twice = (
        mean_of(leads_by(setting.game, setting.options, {**found, HIDDEN: x}, none, views)) - came
        for x in (known, 2 * known)
    )
    if off != twice:  # leads are linear in it
        found[HIDDEN] = max(0.0, known + known * off / (off - twice))
    return found


def drifted(
    explored: Sequence[Explored], felt: Sequence[bool], width: float
) -> tuple[list[float], float]:
    """Say which way weights were off where they won, and how much of that is no noise.

    What each deal came to (half by wins, half by points) is explained by the differences of both
    sides' weights. What differs more between weights than chance would have it is trusted.
    """
    results = results_of(explored)
    places = [i for i, feels in enumerate(felt) if feels]
    rows = [[deal.steps[0][i] - deal.steps[1][i] for i in places] for deal in explored]
    size = len(places)
    if not size or len(rows) <= size:
        return [0.0] * len(felt), 0.0
    noise = mean_of([y * y for y in results])
    bent = [[sum([row[i] * row[j] for row in rows]) for j in range(size)] for i in range(size)]
    pulls = [sum([row[i] * y for row, y in zip(rows, results, strict=True)]) for i in range(size)]
    for i in range(size):
        bent[i][i] += 1e-9
    slopes = solved(bent, pulls)
    chance = noise / (2 * width**2 * len(rows))
    trust = max(0.0, 1 - chance * size / max(1e-12, sum([x * x for x in slopes])))
    length = width * sqrt(size) * trust / (sqrt(sum([x * x for x in slopes])) or 1.0)
    drift = [0.0] * len(felt)
    for i, x in zip(places, slopes, strict=True):
        drift[i] = max(LEAST, x * length)
    return drift, trust


def results_of(explored: Sequence[Explored]) -> list[float]:
    """Say what deals came to for the first side: half by wins, half by points."""
    points = [deal.points for deal in explored]
    unit = sqrt(mean_of([x * x for x in points])) or 1.0
    return [deal.won / 2 + deal.points / unit / 2 for deal in explored]


def rounded(number: float) -> float:
    """Give a number with three digits that count."""
    return float(f"{number:.3g}")


def _silent(what: str, done: int, of: int) -> None:
    """Say nothing."""
