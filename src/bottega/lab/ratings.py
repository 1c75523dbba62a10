"""Ratings of bots by openskill: a Plackett-Luce model of who finishes before whom."""

import importlib
import importlib.util
from collections.abc import Iterable, Mapping, Sequence
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
    """One game: the players of each side, and the sides' places, the best with the lowest."""

    sides: Sequence[Sequence[int]]
    places: Sequence[float]


def can_rate() -> bool:
    """Say whether openskill is installed."""
    return importlib.util.find_spec("openskill") is not None


def rate(names: Sequence[str], games: Iterable[Placing]) -> list[Rating]:
    """Rate bots by their games, in the order given.

    A bot does not learn, so its strength does not drift (tau is 0).
    """
    model = model_of(0.0)
    rated: dict[int, Any] = {bot: model.rating() for bot in range(len(names))}
    for game in games:
        rated |= rated_after(model, rated, game)
    return [
        Rating(name, rated[bot].mu, rated[bot].sigma, rated[bot].ordinal())
        for bot, name in enumerate(names)
    ]


def rated_after(model: Any, rated: Mapping[int, Any], game: Placing) -> dict[int, Any]:
    """Give the ratings of those who played after one more game.

    One that sits several times at a table gets the mean of what its seats would get.
    """
    sides = [[rated[player] for player in side] for side in game.sides]
    after = model.rate(sides, ranks=[float(place) for place in game.places])
    found: dict[int, list[tuple[float, float]]] = {}
    for players, ratings in zip(game.sides, after, strict=True):
        for player, rating in zip(players, ratings, strict=True):
            found.setdefault(player, []).append((rating.mu, rating.sigma))
    return {
        player: model.rating(mean([v[0] for v in values]), mean([v[1] for v in values]))
        for player, values in found.items()
    }


def need_rating() -> None:
    """Say what is missing, before games are played that could not be rated."""
    if not can_rate():
        raise Unrated("ratings need openskill: pip install 'bottega[ratings]'")


def model_of(drift: float) -> Any:
    """Give the model, for players whose strength drifts so much from game to game."""
    need_rating()
    models: Any = importlib.import_module("openskill.models")
    return models.PlackettLuce(tau=drift)
