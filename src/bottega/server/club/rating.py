"""How strong players probably are: openskill's Plackett-Luce model, one game after the other.

Any number of sides of any size can meet. A beginner stands at 1500; twice the spread below and
above it is where a player's strength almost surely lies. Alone one is not rated, but keeps the most
points of a game that was won.
"""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from bottega.lab.ratings import Placing, model_of, rated_after
from bottega.server.store.finished import Result
from bottega.server.store.results import Rated
from bottega.server.table.ending import SOLO, TWO

DRIFT: Final = 25 / 300  # by which people change between two games
BASE: Final = 1000  # what is shown for a strength of nothing
POINT: Final = 20  # what is shown for each point of strength


def after(pool: str, results: Sequence[Result], before: Mapping[str, Rated]) -> dict[str, Rated]:
    """Rate the players of a game, by what they had before."""
    if pool.startswith(SOLO):
        return {one.player: _alone(one, before.get(one.player)) for one in results}
    players = sorted({one.player for one in results})
    known = [before.get(player) for player in players]
    model = _model()
    skills = {
        i: model.rating() if one is None else model.rating(one.mu, one.sigma)
        for i, one in enumerate(known)
    }
    met = _met(results, players)
    return {
        players[i]: Rated(skill.mu, skill.sigma, shown(skill.mu))
        for i, skill in rated_after(model, skills, met).items()
    }


def between(one: Rated | None, other: Rated | None, *, won: bool) -> tuple[Rated, Rated]:
    """Rate two who have met, whoever they are."""
    names, places = ("one", "other"), (1, 2) if won else (2, 1)
    results = [
        Result(i, i, names[i], names[i], places[i], 0, won=places[i] == 1, gave_up=False)
        for i in range(2)
    ]
    known = zip(names, (one, other), strict=True)
    rated = after(TWO, results, {name: who for name, who in known if who is not None})
    return rated["one"], rated["other"]


def _met(results: Sequence[Result], players: Sequence[str]) -> Placing:
    """Say who met whom, and in which places they ended."""
    sides: dict[int, list[Result]] = {}
    for one in results:
        sides.setdefault(one.side, []).append(one)
    return Placing(
        [[players.index(one.player) for one in side] for side in sides.values()],
        [side[0].place for side in sides.values()],
    )


def _alone(result: Result, before: Rated | None) -> Rated:
    points = result.points if result.won else 0
    games, mean, best = (0, 0.0, 0) if before is None else (before.games, before.mu, before.best)
    return Rated((mean * games + points) / (games + 1), 0.0, max(best, points))


def spread(sigma: float) -> int:
    """Give the number that people see for how unsure a strength is."""
    return round(POINT * sigma)


def shown(mu: float) -> int:
    """Give the number that people see for a strength."""
    return BASE + round(POINT * mu)


def ranks(strengths: Sequence[int]) -> list[int]:
    """Give the places of some strengths; equals share one."""
    best = sorted([-one for one in strengths])
    return [1 + bisect_left(best, -one) for one in strengths]


@cache
def _model() -> Any:
    return model_of(DRIFT)
