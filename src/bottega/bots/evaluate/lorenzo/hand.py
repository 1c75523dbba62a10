"""Leaders, in hand and in play."""

from functools import lru_cache

from bottega.bots.evaluate.lorenzo.abilities import NO_CARDS, Abilities
from bottega.bots.evaluate.lorenzo.bundles import Counts
from bottega.bots.evaluate.lorenzo.facts import ROUNDS, Facts
from bottega.bots.evaluate.lorenzo.needs import Need, missing_cards, spoilt, too_many
from bottega.bots.evaluate.lorenzo.outlook import Outlook
from bottega.bots.evaluate.lorenzo.prices import Prices
from bottega.bots.evaluate.lorenzo.weights import Weights
from bottega.games.lorenzo.modules.houses.abilities import WaivesCondition
from bottega.games.lorenzo.pieces import HARVEST

FULL_HAND_TIME = 8  # actions for which an unknown leader counts in full
USUAL_YIELDS = (5.0, 5.0)  # of a harvest and a production, before there is anything


class Hand:
    """Values leaders."""

    def __init__(
        self, weights: Weights, facts: Facts, prices: Prices, abilities: Abilities
    ) -> None:
        self.weights = weights
        self.facts = facts
        self.prices = prices
        self.abilities = abilities
        self.powers = lru_cache(maxsize=10_000)(self._powers)
        self.waiving = {  # cards that waive a condition
            number
            for number, card in enumerate(facts.cards)
            if any(isinstance(ability, WaivesCondition) for ability in card.standing)
        }

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
        return standing * of.share + (once + self.works(name, yields)) * uses

    def works(self, name: str, yields: tuple[float, float]) -> float:
        """Value the harvest or production that a leader grants."""
        w = self.weights
        worth = 0.0
        for area, value, single in self.facts.leaders[name].once.works:
            granted = yields[area - int(HARVEST)] * (w.least + w.more * value)
            worth += granted * w.single if single else granted
        return worth

    def _powers(self, name: str, left: int, counts: Counts) -> tuple[float, float]:
        leader = self.facts.leaders[name]
        standing = sum([self.abilities.worth(ability, left) for ability in leader.standing])
        standing += leader.played.copies * self.weights.copy
        return standing, self.prices.bundle(leader.once, left, counts)

    def at_first(self, name: str, left: int) -> float:
        """Value a leader that is in play from the beginning."""
        standing, once = self.powers(name, left, NO_CARDS)
        return (standing + once + self.works(name, USUAL_YIELDS)) * ROUNDS

    def in_hand(self, name: str, of: Outlook, yields: tuple[float, float]) -> float:
        """Value a leader that may be played or put away."""
        if not of.left:
            return 0.0
        away = self.weights.discarded * self.prices.privilege[of.left]
        leader = self.facts.leaders[name]
        likely = self.likely(leader.need, of)
        if not likely:
            return away
        played = self.in_play(name, of.share, of, yields)
        for deed in leader.played.deeds:
            played += self.prices.deed(deed, of.left)
        if of.family.seals:
            played += self.sealed(of)
        return max(away, likely * played)

    def sealed(self, of: Outlook) -> float:
        """Value the seals that one more leader lets work."""
        seals = of.family.seals
        mean = sum([self.prices.goods(seal, of.left) for seal in seals]) / len(seals)
        return self.weights.sealing * mean * min(len(seals), len(of.board.seals) + 1)

    def likely(self, need: Need, of: Outlook) -> float:
        """Guess how likely a leader will be played, and how much of its time is left then."""
        w = self.weights
        b = of.board
        have = (b.coin, b.wood, b.stone, b.servant, b.military, b.faith, b.vp, b.token)
        cards = missing_cards(need, of.counts) + max(0, need.leaders - len(b.played))
        goods = sum([n - h for n, h in zip(need.goods, have, strict=True) if n > h])
        if need.most_goods:
            goods += too_many(need, have)
        waived = not self.waiving.isdisjoint(b.cards)
        if not waived and spoilt(need, of.counts):
            return 0.0
        if not cards and not goods:
            return w.ready
        waits = 2 * cards + goods / 2
        if waits >= of.left:
            return w.ready * w.waiving if waived else 0.0
        likely = w.card**cards * w.owned**goods * (of.left - waits) / of.left
        return float(w.ready * (likely**w.waiving if waived else likely))
