"""The solo game of Masters: what counts is to be done before Lorenzo is.

How many turns the seven cards or the end of the faith track still take is estimated by a plan, and
how likely it is that neither the black cross nor a colour comes to its end within these turns.
"""

from collections.abc import Mapping
from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.bots.evaluate.masters.facts import (
    COLOUR,
    END,
    GAINS,
    LEVEL,
    PRICE,
    SPREADS,
    chance,
    price_at,
)
from bottega.bots.evaluate.masters.fitted_solo import FITTED
from bottega.bots.evaluate.masters.holding import Holding
from bottega.bots.evaluate.masters.plan import turns_to
from bottega.bots.evaluate.masters.scene import Scene
from bottega.bots.evaluate.masters.weights import Weights, settled
from bottega.bots.evaluate.masters.worth import MastersEvaluation
from bottega.games.masters.shop import CARDS_TO_END
from bottega.kernel.game import View

CARDS: Final[float] = float(int(CARDS_TO_END))
COLOURS: Final[i64] = 4
NEVER: Final = 60.0  # turns
SURE: Final = 1e-4  # nothing is more certain than all but that
LOGISTIC: Final = 1.7  # what makes a logistic curve of a normal one
USUAL: Final = 30.0  # points that a board is usually worth


class SoloWeights(Weights):
    """The numbers of the solo game, besides those that a board is worth by in any game."""

    def __init__(self, others: Mapping[str, float] | None = None) -> None:
        super().__init__()
        known = self._solo = settled(others, FITTED)
        self.goods = known["goods"]  # got in a turn
        self.sort = known["sort"]  # of one kind, got in a turn
        self.flow = known["flow"]  # of what the powers give of a kind
        self.power = known["power"]  # goods in a turn for each that the powers give more than take
        self.bulky = known["bulky"]  # turns for each good more than the shelves hold
        self.invest = known["invest"]  # turns that a card may take longer for each good it gives
        self.stroll = known["stroll"]  # faith got in a turn
        self.hurry = known["hurry"]  # and for each faith that the powers give together
        self.cross = known["cross"]  # spaces that the black cross moves in a turn
        self.unrest = known["unrest"]  # by how much that varies in a turn
        self.tokens = known["tokens"]  # of one colour in a turn
        self.other = known["other"]  # of the second way to win
        self.doubt = known["doubt"]  # by which the plan is off, in turns
        self.certain = known["certain"]  # points for chances three to one
        self.board = known["board"]  # of what the board is worth

    def names(self) -> list[str]:
        """List the weights of the solo game in their fixed order."""
        return list(self._solo)

    def values(self) -> list[float]:
        """List what they are, in the order of their names."""
        return list(self._solo.values())


class Sprint:
    """The shortest way to the cards that are missing."""

    def __init__(self, weights: SoloWeights, holding: Holding, scene: Scene) -> None:
        w = self.weights = weights
        self.holding = holding
        self.offered = scene.tops[:]
        self.have = holding.have[:]
        self.heights = holding.heights[:]
        self.spread = holding.spread
        self.gain = 0.0
        for slot in holding.slots:
            if slot:
                self.gain += GAINS[i64(slot[len(slot) - 1])]
        self.kinds = vec[float]([w.sort + w.flow * n for n in holding.gives])
        self.left = vec[float]([0.0, 0.0, 0.0, 0.0])  # cards of each colour
        for i, deck in enumerate(scene.view.decks):
            if deck.top:
                self.left[i64(i) % COLOURS] += 1.0 + float(len(deck.beneath))

    def turns(self) -> float:
        """Buy what comes soonest until enough is bought, and count the turns that takes."""
        turns = 0.0
        missing = CARDS - self.holding.bought
        while missing > 0.0:
            best: i64 = -1
            least = NEVER
            for deck in range(i64(len(self.offered))):
                card = self.offered[deck]
                if card and self.heights[LEVEL[card] - 1]:
                    cost = self._until(card) - self.weights.invest * GAINS[card] * missing
                    if cost < least:
                        best = deck
                        least = cost
            if best < 0:
                return NEVER
            turns += self._until(self.offered[best])
            self._buy(self.offered[best])
            missing -= 1.0
        return min(turns, NEVER)

    def _until(self, card: i64) -> float:
        """Count the turns to a card, by what this board brings."""
        w = self.weights
        rate = w.goods + w.power * max(0.0, self.gain)
        return turns_to(card, self.holding, self.have, self.kinds, rate, w.bulky)

    def _buy(self, card: i64) -> None:
        level = LEVEL[card]
        self.heights[level - 1] -= 1
        self.heights[level] += 1
        self.gain += GAINS[card]
        self.spread += SPREADS[card]
        self.left[COLOUR[card]] -= 1.0
        at = price_at(card, self.holding.discounts)
        for good in range(i64(4)):
            self.have[good] = max(0.0, self.have[good] - PRICE[at + good])


class SoloEvaluation(MastersEvaluation):
    """Values positions of the solo game by the chance to win it, and a little by points."""

    def __init__(self, weights: SoloWeights) -> None:
        super().__init__(weights)
        self.solo = weights

    def leads(self, view: View) -> list[float]:
        """Value the one board there is."""
        scene = Scene(view, self.weights, self.appraiser.yields)
        worth = self.appraiser.board(scene, 0).total()
        if scene.left == 0.0:
            return [worth]
        return [self.odds(scene) + self.solo.board * (worth - USUAL)]

    def stakes(self, view: View) -> float:
        return 1.0

    def sources(self, view: View, seat: int) -> dict[str, float]:
        """Say where it comes from; tempo is the chance to be done before Lorenzo."""
        found = super().sources(view, seat)
        scene = Scene(view, self.weights, self.appraiser.yields)
        if scene.left == 0.0:
            return found
        found = {name: self.solo.board * points for name, points in found.items()}
        found["tempo"] = self.odds(scene) - self.solo.board * USUAL
        return found

    def odds(self, scene: Scene) -> float:
        """Give the odds to win in points, none where it is even."""
        p = min(1.0 - SURE, max(SURE, self.hope(scene)))
        return self.solo.certain * (log(p) - log(1.0 - p)) / log(3.0)

    def hope(self, scene: Scene) -> float:
        """Give the chance that the cards or the faith track are done in time."""
        w = self.solo
        one = scene.holdings[0]
        sprint = Sprint(w, one, scene)
        by_cards = self.lasts(scene, sprint.left, sprint.turns())
        walk = (END - one.faith) / (w.stroll + w.hurry * one.spread)
        by_faith = self.lasts(scene, sprint.left, walk)
        more = max(by_cards, by_faith)
        return more + w.other * min(by_cards, by_faith) * (1.0 - more)

    def lasts(self, scene: Scene, left: vec[float], turns: float) -> float:
        """Give the chance that Lorenzo is not done within so many turns."""
        w = self.solo
        rest = END - scene.cross - w.cross * turns
        vague = w.unrest * w.unrest * turns + (w.doubt * w.cross) * (w.doubt * w.cross)
        lasts = chance(LOGISTIC * rest / sqrt(vague))
        vague = w.tokens / 2.0 * turns + (w.doubt * w.tokens) * (w.doubt * w.tokens)
        for colour in range(COLOURS):
            rest = float(int((i64(left[colour]) + 1) // 2)) - 0.5 - w.tokens * turns
            lasts *= chance(LOGISTIC * rest / sqrt(vague))
        return lasts
