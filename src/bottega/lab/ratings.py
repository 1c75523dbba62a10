"""Ratings of bots by openskill: a Plackett-Luce model of who finishes before whom."""

import importlib
import importlib.util
from collections.abc import Iterable, Sequence
from statistics import mean
from typing import Any, NamedTuple

from bottega.kernel.errors import BottegaError
from bottega.kernel.values import Value


class Unrated(BottegaError):
    """Ratings need a package that is not installed."""


class Rating(Value):
    """How strong a bot probably is, and how sure that is; a beginner would have 25 and 8.3."""

    name: str
    mu: float
    sigma: float
    ordinal: float  # mu - 3 sigma: almost surely it is at least so strong


class Placing(NamedTuple):
    """One game: the bots of each side, and the sides' places, the best with the lowest."""

    sides: Sequence[Sequence[int]]
    places: Sequence[float]


def can_rate() -> bool:
    """Say whether openskill is installed."""
    return importlib.util.find_spec("openskill") is not None


def rate(names: Sequence[str], games: Iterable[Placing]) -> list[Rating]:
    """Rate bots by their games, in the order given.

    A bot does not learn, so its strength does not drift (tau is 0). One that sits several times
    at a table gets the mean of what its seats would get.
    """
    model = _model()
    rated = [model.rating() for _ in names]
    for game in games:
        sides = [[rated[bot] for bot in side] for side in game.sides]
        after = model.rate(sides, ranks=[float(place) for place in game.places])
        found: dict[int, list[tuple[float, float]]] = {}
        for bots, ratings in zip(game.sides, after, strict=True):
            for bot, rating in zip(bots, ratings, strict=True):
                found.setdefault(bot, []).append((rating.mu, rating.sigma))
        for bot, values in found.items():
            mu, sigma = mean([v[0] for v in values]), mean([v[1] for v in values])
            rated[bot] = model.rating(mu, sigma)
    return [
        Rating(name, one.mu, one.sigma, one.ordinal())
        for name, one in zip(names, rated, strict=True)
    ]


def need_rating() -> None:
    """Say what is missing, before games are played that could not be rated."""
    if not can_rate():
        raise Unrated("ratings need openskill: pip install 'bottega[ratings]'")


def _model() -> Any:
    need_rating()
    models: Any = importlib.import_module("openskill.models")
    return models.PlackettLuce(tau=0.0)
