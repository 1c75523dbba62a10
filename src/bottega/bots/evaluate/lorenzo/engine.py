"""Harvest and production: what they yield, and how much of it is still to come."""

from functools import lru_cache
from typing import Final

from bottega.bots.evaluate.lorenzo.bundles import Counts
from bottega.bots.evaluate.lorenzo.facts import CardFact, Facts
from bottega.bots.evaluate.lorenzo.outlook import Ground, Outlook, laid_on
from bottega.bots.evaluate.lorenzo.prices import Prices
from bottega.bots.evaluate.lorenzo.weights import Weights
from bottega.games.lorenzo.pieces import AREAS, BUILDING, HARVEST, PRODUCTION, TERRITORY

WORKS: Final = (AREAS[HARVEST], AREAS[PRODUCTION])
CARDS: Final = (int(TERRITORY), int(BUILDING))  # that they let work
REACHED: Final = (1.0, 1.0, 0.96, 0.9, 0.8, 0.68, 0.55, 0.42, 0.3, 0.2)  # by the value needed


class Engine:
    """Values the cards that work."""

    def __init__(self, weights: Weights, facts: Facts, prices: Prices) -> None:
        self.weights = weights
        self.facts = facts
        self.prices = prices
        self.harvest = lru_cache(maxsize=10_000)(self._yields)

    def yields(self, of: Outlook) -> tuple[float, float]:
        """Expect what a harvest and a production yield."""
        board = of.board
        tile = board.bonus_tile
        more = board.values
        left = of.left
        harvest, production = WORKS
        extra = (len(board.played), *laid_on(board)) if self.facts.faces else ()
        return (
            self.harvest(0, board.cards, of.counts, tile, more.get(harvest, 0), left, extra),
            self.harvest(1, board.cards, of.counts, tile, more.get(production, 0), left, extra),
        )

    def _yields(
        self,
        work: int,
        cards: tuple[int, ...],
        counts: Counts,
        tile: str | None,
        more: int,
        left: int,
        extra: tuple[int, ...],
    ) -> float:
        worth = 0.0
        if tile is not None:
            worth += self.prices.goods(self.facts.bonus[tile][work], left)
        for number in cards:
            card = self.facts.cards[number]
            if card.kind == CARDS[work]:
                worth += reached(card.value - more) * self.card(card, counts, left, extra)
        return worth

    def card(self, card: CardFact, counts: Counts, left: int, extra: tuple[int, ...]) -> float:
        """Value what a card yields once; an arrow is followed where that is worth it."""
        w = self.weights
        prices = self.prices
        counts = tuple([n + w.growth * left for n in counts])
        leaders, laid = (extra[0], extra[1:]) if extra else (0, ())
        best = w.activated if card.activates else 0.0
        for pay, receive, repeated in card.trades:
            gain = prices.bundle(receive, left, counts, leaders, laid) - prices.goods(pay, left)
            best = max(best, gain * w.repeated if repeated else gain)
        return prices.bundle(card.each, left, counts, leaders, laid) + best

    def worth(self, of: Outlook, closed: tuple[str, ...], spots: Ground) -> float:
        """Value all to come: each takes an action that could do otherwise."""
        worth = 0.0
        for work, yields in zip(WORKS, self.yields(of), strict=True):
            if yields > 0:
                times = self.times(work, of, closed, spots)
                worth += times * yields * yields / (yields + self.weights.start)
        return worth

    def times(self, work: str, of: Outlook, closed: tuple[str, ...], spots: Ground) -> float:
        """Expect how many harvests or productions are still to come."""
        w = self.weights
        times = w.work * of.rounds
        if not of.members or (of.seat, work) in spots.there:
            return times
        if work not in spots.taken:
            return times + w.now
        return times if self.facts.shared[work] in closed else times + w.now * w.crowded


def reached(need: int) -> float:
    """Guess how often an action comes to what a card needs."""
    return REACHED[min(max(need, 0), len(REACHED) - 1)]
