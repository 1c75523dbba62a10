"""Purchases to come: which cards a board leads to, how soon, and what they will be worth."""

from operator import itemgetter
from typing import Final, NamedTuple

from bottega.bots.evaluate.masters.facts import (
    COLOUR,
    GAINS,
    LEVEL,
    POINTS,
    PRICE,
    SPREADS,
    Four,
    chance,
)
from bottega.bots.evaluate.masters.weights import Weights
from bottega.games.masters.leaders import DEPOT_SIZE

SHELF: Final = 3  # the most goods of one kind that a shelf holds


class Means(NamedTuple):
    """What a board has for purchases to come."""

    have: Four
    box: Four
    discounts: int  # sets of goods
    depots: int
    heights: Four
    covered: tuple[float, ...]
    rate: float
    gives: Four  # by all powers together
    wanted: tuple[float, ...]  # what each banner is worth to leaders in hand


class Powers:
    """What production powers are worth."""

    def __init__(self, weights: Weights) -> None:
        w = self.weights = weights
        self.yields = [w.good * g + w.faith * f for g, f in zip(GAINS, SPREADS, strict=True)]

    def engine(self, rate: float) -> float:
        """Value powers for a turn: more together than alone, since producing takes a turn."""
        w = self.weights
        return w.engine * rate * rate / (rate + w.start) if rate > 0 else 0.0


class Offer(NamedTuple):
    """A purchase that is considered: what it brings, what it takes, and the powers after it."""

    gain: float
    card: int
    turns: float
    rate: float


NO_OFFER: Final = Offer(0.0, 0, 0.0, 0.0)
gain_of: Final = itemgetter(0)


class Plan:
    """Purchases one after the other: what is left of goods, slots and turns on the way."""

    def __init__(self, weights: Weights, powers: "Powers", means: Means, left: float) -> None:
        w = self.weights = weights
        self.powers = powers
        self.means = means
        self.have = list(means.have)
        self.heights = list(means.heights)
        self.rate = means.rate
        self.left = left
        self.room = [
            n + SHELF + (means.depots >> good & 1) * int(DEPOT_SIZE)
            for good, n in enumerate(means.box)
        ]
        self.kinds = [w.kind + w.feed * n for n in means.gives]

    def offer(self, card: int) -> Offer | None:
        """Value a purchase; None where it fits no slot or comes far too late."""
        w = self.weights
        level = LEVEL[card]
        if level - 1 not in self.heights:
            return None
        turns = self.turns(card)
        later = self.left - turns
        if later < -2:
            return None
        wanted = self.means.wanted
        rate = self.rate + self.powers.yields[card] - self.means.covered[level - 1]
        gain = POINTS[card] + wanted[COLOUR[card]]
        if level == 2:
            gain += wanted[COLOUR[card] + 4]
        if later > 0:
            gain += (self.powers.engine(rate) - self.powers.engine(self.rate)) * later
        if level == 1:
            gain += w.opening
        if later < 6:
            gain *= chance((later + 1) / w.slack)
        return Offer(gain - turns * w.turn, card, turns, rate)

    def turns(self, card: int) -> float:
        """Estimate the turns until a card is paid: by all goods missing, by the scarcest kind."""
        missing = beyond = 0
        longest = 0.0
        for good, n in PRICE[card][self.means.discounts]:
            lacking = n - self.have[good]
            if lacking > 0:
                missing += lacking
                longest = max(longest, lacking / self.kinds[good])
                beyond += max(0, n - self.room[good])
        return 1 + max(missing / self.weights.rate, longest) + beyond * self.weights.boxed

    def buy(self, offer: Offer) -> None:
        """Go on from where a purchase leaves."""
        self.left -= offer.turns
        self.rate = offer.rate
        self.heights.remove(LEVEL[offer.card] - 1)
        self.heights.append(LEVEL[offer.card])
        for good, n in PRICE[offer.card][self.means.discounts]:
            self.have[good] = max(0, self.have[good] - n)
