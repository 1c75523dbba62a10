"""What a seat is rewarded with, chosen by name."""

from collections.abc import Mapping, Sequence
from typing import Final

from bottega.kernel.errors import BadOptions
from bottega.kernel.game import AnyGame, Outcome
from bottega.kernel.options import Options
from bottega.kernel.table import Table


class Reward:
    """Rewards the seats of a game; most rewards come at its end only."""

    running = False  # there are rewards at every step

    def __init__(self, game: AnyGame, options: Options) -> None:
        self.game = game
        self.sides = game.sides(options)
        self.seats = range(options.players)

    def standing(self, table: Table) -> Sequence[float]:
        """Give what a game that goes on has brought so far."""
        return [0.0 for _ in self.seats]

    def final(self, table: Table) -> Sequence[float]:
        """Give what a game that has ended has brought."""
        outcome = self.game.outcome(table)
        assert outcome is not None
        return self.brought(outcome)

    def brought(self, outcome: Outcome) -> Sequence[float]:
        """Give what such an end brings."""
        raise NotImplementedError


class Win(Reward):
    """One for the victory, by parts where it is shared."""

    def brought(self, outcome: Outcome) -> Sequence[float]:
        return [outcome.share(seat) for seat in self.seats]


class Margin(Reward):
    """How many points a side is ahead of the best other one, or behind; alone, the points."""

    def brought(self, outcome: Outcome) -> Sequence[float]:
        margins = [0.0 for _ in self.seats]
        for side in self.sides:
            others = [outcome.counted[seat] for seat in self.seats if seat not in side]
            for seat in side:
                margins[seat] = float(outcome.counted[seat] - max(others, default=0))
        return margins


class Points(Reward):
    """Points as they are gained and lost, step by step."""

    running = True

    def standing(self, table: Table) -> Sequence[float]:
        """Count everyone's points as if the game ended here."""
        return [float(score.points) for score in self.game.score(table)]

    def brought(self, outcome: Outcome) -> Sequence[float]:
        """Give the points that count in the end."""
        return [float(points) for points in outcome.counted]


REWARDS: Final[Mapping[str, type[Reward]]] = {"win": Win, "margin": Margin, "points": Points}


def reward_of(name: str, game: AnyGame, options: Options) -> Reward:
    """Find a reward by its name."""
    if name not in REWARDS:
        raise BadOptions(f"reward is one of {', '.join(REWARDS)}, not {name!r}")
    return REWARDS[name](game, options)
