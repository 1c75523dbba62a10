"""How somebody sees a game who plays it for the first time."""

from collections.abc import Sequence

from bottega.bots.evaluate.api import Evaluation
from bottega.kernel.game import View


class Beginner(Evaluation):
    """Values positions by what lies there, as a beginner does."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.inner = evaluation
        self.passing = evaluation.passing
        self.blind = evaluation.blind

    def leads(self, view: View) -> list[float]:
        """Value every seat by itself: what rivals have does not count."""
        return [self.inner.naive(view, seat) for seat in range(view.options.players)]

    def sources(self, view: View, seat: int) -> dict[str, float]:
        """Give the one thing that a beginner sees."""
        return {"points": self.inner.naive(view, seat)}

    def advise(self, view: View, options: Sequence[int]) -> Sequence[int]:
        """List the answers that come to mind."""
        return self.inner.advise(view, options)

    def naive(self, view: View, seat: int) -> float:
        return self.inner.naive(view, seat)
