"""Leaders, in hand and in play."""

from functools import lru_cache

from bottega.bots.evaluate.lorenzo.facts import MEMBER_COUNT, Counts, Facts, Need
from bottega.bots.evaluate.lorenzo.outlook import Outlook
from bottega.bots.evaluate.lorenzo.prices import Prices
from bottega.bots.evaluate.lorenzo.weights import Weights
from bottega.games.lorenzo.pieces import HARVEST

FULL_HAND_TIME = 8  # actions for which an unknown leader counts in full


class Hand:
    """Values leaders."""

    def __init__(self, weights: Weights, facts: Facts, prices: Prices) -> None:
        self.weights = weights
        self.facts = facts
        self.prices = prices
        self.powers = lru_cache(maxsize=10_000)(self._powers)

    def worth(self, of: Outlook, yields: tuple[float, float]) -> float:
        """Value all leaders of a board, those of rivals by their number."""
        board = of.board
        worth = 0.0
        for name in board.played:
            uses = of.rounds + (1 if of.members and name not in board.used else 0)
            whose = name
            if board.copied is not None and self.facts.leaders[name].played.copies:
                whose = board.copied
            worth += self.in_play(whose, uses, of, yields)
        if board.hand is None:
            return worth + self.weights.secret * board.hand_size * min(1, of.left / FULL_HAND_TIME)
        for name in board.hand:
            worth += self.in_hand(name, of, yields)
        return worth

    def in_play(self, name: str, uses: float, of: Outlook, yields: tuple[float, float]) -> float:
        """Value what a leader is in the rounds to come, and does each time it is used."""
        standing, once = self.powers(name, of.left, of.counts)
        for area, value in self.facts.leaders[name].once.works:
            once += yields[area - int(HARVEST)] * (self.weights.least + self.weights.more * value)
        return standing * of.left / MEMBER_COUNT + once * uses

    def _powers(self, name: str, left: int, counts: Counts) -> tuple[float, float]:
        leader = self.facts.leaders[name]
        standing = sum([self.prices.ability(ability, left) for ability in leader.standing])
        standing += leader.played.copies * self.weights.copy
        return standing, self.prices.bundle(leader.once, left, counts)

    def in_hand(self, name: str, of: Outlook, yields: tuple[float, float]) -> float:
        """Value a leader that may be played or put away."""
        if not of.left:
            return 0.0
        away = self.weights.discarded * self.prices.privilege[of.left]
        likely = self.likely(self.facts.leaders[name].need, of)
        if not likely:
            return away
        return max(away, likely * self.in_play(name, of.left / MEMBER_COUNT, of, yields))

    def likely(self, need: Need, of: Outlook) -> float:
        """Guess how likely a leader will be played, and how much of its time is left then."""
        w = self.weights
        b = of.board
        have = (b.coin, b.wood, b.stone, b.servant, b.military, b.faith, b.vp)
        cards = sum([n - c for n, c in zip(need.cards, of.counts, strict=True) if n > c])
        cards += max(0, need.of_one_kind - max(of.counts))
        goods = sum([n - h for n, h in zip(need.goods, have, strict=True) if n > h])
        if not cards and not goods:
            return w.ready
        waits = 2 * cards + goods / 2
        if waits >= of.left:
            return 0.0
        return float(w.ready * w.card**cards * w.owned**goods * (of.left - waits) / of.left)
