"""What an evaluation reads from a view once for all boards."""

from librt.vecs import vec
from mypy_extensions import i64

from bottega.bots.evaluate.masters.facts import END
from bottega.bots.evaluate.masters.holding import Holding
from bottega.bots.evaluate.masters.weights import Weights
from bottega.games.masters.shop import CARDS_TO_END
from bottega.games.masters.views import MastersView
from bottega.kernel.game import View


class Scene:
    """The boards, the cards on offer, and how long it goes on."""

    def __init__(self, view: View, weights: Weights, yields: vec[float]) -> None:
        if not isinstance(view, MastersView):
            raise TypeError(f"this values views of masters, not {type(view).__name__}")
        self.view = view
        self.holdings = [Holding(board, yields) for board in view.boards]
        self.tops = vec[i64]([i64(deck.top) for deck in view.decks])
        self.reports = i64(view.reports)
        lorenzo = view.lorenzo
        self.cross = -1.0 if lorenzo is None else float(lorenzo.cross)
        self.rounds = float(view.turn) / float(len(self.holdings))
        self.left = 0.0  # in the last round
        if not view.last and view.verdict == "playing":
            self.left = self._turns_left(weights)

    def _turns_left(self, w: Weights) -> float:
        """Estimate how many more turns everybody has, in half turns."""
        left = max(w.length - self.rounds, w.floor * w.length / (self.rounds + w.floor))
        for one in self.holdings:
            left = min(left, (float(int(CARDS_TO_END)) - one.bought) * w.per_card)
            left = min(left, (END - one.faith) / (w.walk + w.run * one.spread))
        if self.cross >= 0.0:
            left = min(left, (END - self.cross) / w.pace)
        return max(1.0, float(round(2.0 * left)) / 2.0)

    def turns_of(self, seat: int) -> float:
        """Say how many turns a seat still has: in the last round one or none."""
        if self.left > 0.0:
            return self.left
        view = self.view
        asked = view.asked
        if asked < 0 or (view.pending[-1].frame == "LastWord" and asked == seat):
            return 0.0
        n = len(self.holdings)
        first = view.first
        return 1.0 if (seat - first) % n >= (asked - first) % n else 0.0

    def ahead(self, seat: int) -> float:
        """Find the space of whoever is furthest on the faith track, but for one seat."""
        first = self.cross
        for i, one in enumerate(self.holdings):
            if i != seat:
                first = max(first, one.faith)
        return first

    def weight(self, weights: Weights) -> float:
        """Say how much a lead counts: more the nearer the end is."""
        late = max(1.0, self.rounds / weights.length)
        return 1.0 + weights.closing * late * late / (1.0 + self.left)
