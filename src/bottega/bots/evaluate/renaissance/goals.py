"""What a mission asks for, as something that has a chance: the parts they share, and compounds."""

from typing import Final

from bottega.bots.evaluate.renaissance.facts import chance
from bottega.bots.evaluate.renaissance.scene import Scene
from bottega.games.renaissance.views import Distance

SURE: Final = 0.97
KEPT: Final = 0.9  # a state that holds now and must still hold in the end
REGAIN: Final = 0.25  # one that was lost, for each thing in its way


class Goal:
    """One thing that a mission asks for; how far it is the rule itself tells."""

    def chance(self, there: Scene, far: Distance, royal: bool) -> float:
        """Estimate its chance: once at any time, or in the end if it is royal."""
        return 0.4


class Together(Goal):
    """Several things: they come together more often than by chance."""

    def __init__(self, goals: list[Goal]) -> None:
        self.goals = goals

    def chance(self, there: Scene, far: Distance, royal: bool) -> float:
        """Take the mean of what they come to by themselves and of the least likely."""
        product = 1.0
        least = 1.0
        for i in range(len(self.goals)):
            one = self.goals[i].chance(there, far.parts[i], royal)
            product *= one
            least = min(least, one)
        root: float = product ** (1 / len(self.goals))
        return (product + root * least) / 2


class Aim:
    """A mission: what it brings, what it asks for, and when it is judged."""

    def __init__(self, points: int, royal: bool, goal: Goal) -> None:
        self.points = points
        self.royal = royal
        self.goal = goal

    def likely(self, there: Scene, far: Distance) -> float:
        """Estimate the chance that it will be accomplished, which is so far."""
        return min(SURE, self.goal.chance(there, far, self.royal))


def gained(gap: float, turns: float) -> float:
    """Give the chance to get so many more where one usually takes this many turns."""
    return 0.85 if gap <= 0 else chance((turns - gap) / (0.6 + 0.5 * gap)) * 0.9


def drift(there: Scene) -> float:
    """Say how likely a castle stays as it is in what matters."""
    turns: float = 0.97 ** min(there.left, 12.0)
    return turns
