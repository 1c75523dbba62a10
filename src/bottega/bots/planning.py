"""Bots that think once and follow their plan while it fits what they see."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from bottega.bots.evaluate import evaluation_of
from bottega.bots.evaluate.api import Evaluation
from bottega.bots.evaluate.network import Learned
from bottega.bots.lines import Lines, codes_of
from bottega.bots.networks import network_for
from bottega.bots.thoughts import Considered
from bottega.kernel.game import AnyGame, View
from bottega.kernel.rng import Stream


class Planned(NamedTuple):
    """An answer that was planned, and what the seat will see when it is due."""

    view: View
    code: int


L = TypeVar("L")  # a line of answers, as who thinks keeps it


class Planner(Generic[L]):
    """Plans its turn on tables dealt behind its view, and follows the plan while it fits.

    After each choice `thoughts` says what was considered for it, the best first: in the middle of
    a plan by those of the lines found for the turn that begin as it was played so far.
    """

    def __init__(
        self,
        game: AnyGame,
        rng: Stream,
        evaluation: Evaluation | None = None,
        network: Path | None = None,
    ) -> None:
        self.game = game
        self.rng = rng
        self.given = evaluation
        self.network = network  # the file of one that corrects what positions are judged by
        self.plan: list[Planned] = []  # the last one comes next
        self.thoughts: list[Considered] = []
        self.found: Sequence[L] = ()  # the lines of the turn that is planned
        self.played: list[int] = []  # the answers of the plan that were given
        self.scale = 1.0  # what a point counted for when the turn was thought about

    def choose(self, view: View, options: Sequence[int]) -> int:
        """Give the first answer of the best turn that was found."""
        self.thoughts = []
        if len(options) == 1:
            if self.plan and self.plan[-1].view == view:
                self.played.append(self.plan.pop().code)
            return options[0]
        step = self.plan.pop() if self.plan else None
        if step is None or step.view != view or step.code not in options:
            self.played, self.scale = [], self.stakes(view)
            step = self._planned(view, self.think(view, options))
        self.thoughts = self.considered(self.found, self.played)
        self.played.append(step.code)
        return step.code

    def think(self, view: View, options: Sequence[int]) -> list[int]:
        """Give the answers of the best turn, the first one first, and keep all that was `found`."""
        raise NotImplementedError

    def considered(self, found: Iterable[L], played: Sequence[int]) -> list[Considered]:
        """Say what lines make of each answer that they go on with after those that were given."""
        raise NotImplementedError

    def evaluation(self, view: View) -> Evaluation | None:
        """Give what positions are judged by."""
        found = self.given or evaluation_of(self.game, view.options)
        if found is None or self.network is None:
            return found
        return Learned(found, network_for(self.game, self.network))

    def stakes(self, view: View) -> float:
        """Say what a point counts for in the worth of a position."""
        evaluation = self.evaluation(view)
        return 1.0 if evaluation is None else evaluation.stakes(view)

    def lines(self, view: View) -> Lines:
        """Give what finds turns, judged by the seat of a view."""
        if view.seat is None:
            raise ValueError("a spectator has nothing to answer")
        return Lines(self.game, self.evaluation(view), view)

    def _planned(self, view: View, codes: Sequence[int]) -> Planned:
        """Keep the plan with what will be seen at each of its steps, and take the first."""
        lines = self.lines(view)
        table = lines.deal(self.rng)
        steps = [Planned(view, codes[0])]
        for code, coming in pairwise(codes):
            lines.go(table, code, lines.seat)
            if table.seat != lines.seat or coming not in codes_of(table):
                break
            steps.append(Planned(self.game.view(table, lines.seat), coming))
        self.plan = steps[::-1]
        return self.plan.pop()


def goes_on(codes: Sequence[int], played: Sequence[int]) -> bool:
    """Say whether a line begins with answers that were given, and has one more."""
    return len(codes) > len(played) and list(codes[: len(played)]) == list(played)
