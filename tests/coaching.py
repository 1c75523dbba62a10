"""A small stand-in for the search, quick enough to review whole games in tests."""

from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from bottega.bots.thoughts import Considered
from bottega.kernel.game import Game, View
from bottega.kernel.rng import Stream
from bottega.kernel.table import Table

STEPS = 6  # answers that are given at random after the one that is weighed


class Scorer:
    """Weighs an answer by the points after some more random ones, on tables dealt behind a view."""

    def __init__(
        self,
        game: Game[Any, Any],
        rng: Stream,
        iterations: int,
        network: Path | None = None,
    ) -> None:
        self.game = game
        self.rng = rng
        self.iterations = iterations

    def ponder(self, view: View, options: Sequence[int]) -> list[Considered]:
        return sorted(self.weigh(view, options, options), key=lambda found: -found.value)

    def weigh(self, view: View, options: Sequence[int], codes: Sequence[int]) -> list[Considered]:
        each = max(2, self.iterations // len(codes))
        return [self._weighed(view, code, each) for code in codes]

    def _weighed(self, view: View, code: int, visits: int) -> Considered:
        assert view.seat is not None
        values = [self._value(view, view.seat, code) for _ in range(visits)]
        half = 1.96 * stdev(values) / sqrt(visits)
        value = mean(values)
        return Considered(code, visits, value, value - half, value + half, {"cards": value})

    def _value(self, view: View, seat: int, code: int) -> float:
        table: Table = self.game.determinize(view, self.rng)
        while table.seat != seat:
            self._step(table)
        table.apply(code)
        for _ in range(STEPS):
            if table.seat >= 0:
                self._step(table)
        points = [score.points for score in self.game.score(table)]
        own = points.pop(seat)
        return float(own - max(points, default=0))

    def _step(self, table: Table) -> None:
        table.apply(table.options[self.rng.below(len(table.options))])


class Fixed:
    """Knows what answers are worth from a list, to the last digit."""

    def __init__(self, worth: dict[int, Considered]) -> None:
        self.worth = worth

    def __call__(self, game: Game[Any, Any], rng: Stream, iterations: int) -> "Fixed":
        return self

    def ponder(self, view: View, options: Sequence[int]) -> list[Considered]:
        return sorted(self.weigh(view, options, options), key=lambda found: -found.value)

    def weigh(self, view: View, options: Sequence[int], codes: Sequence[int]) -> list[Considered]:
        return [self.worth[code] for code in codes]


def considered(code: int, value: float, half: float = 0.5, **sources: float) -> Considered:
    """Say what an answer is worth."""
    return Considered(code, 100, value, value - half, value + half, sources)
