"""Purchases to come: which cards a board leads to, how soon, and what they will be worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.bots.evaluate.masters.facts import COLOUR, LEVEL, POINTS, PRICE, chance, price_at
from bottega.bots.evaluate.masters.holding import Holding
from bottega.bots.evaluate.masters.weights import Weights

PURCHASES: Final = 3  # that are planned ahead
NEVER: Final = 0.0  # no purchase that gains nothing is planned


def engine(weights: Weights, rate: float) -> float:
    """Value powers for a turn: more together than alone, since producing takes a turn."""
    return weights.engine * rate * rate / (rate + weights.start) if rate > 0.0 else 0.0


def turns_to(
    card: i64, holding: Holding, have: vec[float], kinds: vec[float], rate: float, bulky: float
) -> float:
    """Count turns to a card: by all goods missing, by the scarcest kind, and one to buy it."""
    missing = 0.0
    beyond = 0.0
    longest = 0.0
    at = price_at(card, holding.discounts)
    for good in range(i64(4)):
        price = PRICE[at + good]
        lacking = price - have[good]
        if lacking > 0.0:
            missing += lacking
            longest = max(longest, lacking / kinds[good])
            beyond += max(0.0, price - holding.room[good])
    return 1.0 + max(missing / rate, longest) + beyond * bulky


class Purchases:
    """Purchases one after the other: what is left of goods, slots and turns on the way."""

    def __init__(
        self,
        weights: Weights,
        yields: vec[float],
        holding: Holding,
        wanted: vec[float],
        left: float,
    ) -> None:
        w = self.weights = weights
        self.yields = yields
        self.wanted = wanted  # what each banner is worth to leaders in hand
        self.left = left
        self.holding = holding
        self.covered = holding.covered
        self.rate = holding.rate
        self.now = engine(weights, holding.rate)
        self.have = holding.have[:]
        self.heights = holding.heights[:]
        self.kinds = vec[float]([w.kind + w.feed * n for n in holding.gives])

    def forget_goods(self) -> None:
        """Plan as if nothing lay on the board yet."""
        for good in range(i64(4)):
            self.have[good] = 0.0

    def worth(self, tops: vec[i64]) -> float:
        """Plan a few purchases, each the best for the turns it takes, and value them."""
        worth = 0.0
        weight = 1.0
        offered = tops[:]
        for _ in range(PURCHASES):
            best: i64 = -1
            most = NEVER
            for deck in range(i64(len(offered))):
                card = offered[deck]
                if card and self.heights[LEVEL[card] - 1]:
                    gain = self.gain(card)
                    if gain > most:
                        best = deck
                        most = gain
            if best < 0:
                break
            worth += weight * most
            weight *= self.weights.second
            self.buy(offered[best])
            offered[best] = 0
        return worth + (self.have[0] + self.have[1] + self.have[2] + self.have[3]) / 5.0

    def gain(self, card: i64) -> float:
        """Value a purchase that fits a slot; one that comes far too late is none."""
        w = self.weights
        turns = self.turns(card)
        later = self.left - turns
        if later < -2.0:
            return NEVER
        level = LEVEL[card]
        gain = POINTS[card] + self.wanted[COLOUR[card]]
        if level == 2:
            gain += self.wanted[COLOUR[card] + 4]
        if later > 0.0:
            rate = self.rate + self.yields[card] - self.covered[level - 1]
            gain += (engine(w, rate) - self.now) * later
        if level == 1:
            gain += w.opening
        if later < 6.0:
            gain *= chance((later + 1.0) / w.slack)
        return gain - turns * w.turn

    def turns(self, card: i64) -> float:
        """Estimate the turns until a card is paid: by all goods missing, by the scarcest kind."""
        w = self.weights
        return turns_to(card, self.holding, self.have, self.kinds, w.rate, w.boxed)

    def buy(self, card: i64) -> None:
        """Go on from where a purchase leaves."""
        level = LEVEL[card]
        self.left -= self.turns(card)
        self.rate += self.yields[card] - self.covered[level - 1]
        self.now = engine(self.weights, self.rate)
        self.heights[level - 1] -= 1
        self.heights[level] += 1
        at = price_at(card, self.holding.discounts)
        for good in range(i64(4)):
            self.have[good] = max(0.0, self.have[good] - PRICE[at + good])
