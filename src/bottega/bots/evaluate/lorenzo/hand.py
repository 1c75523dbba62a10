"""Leaders, in hand and in play."""

from typing import Final

from bottega.bots.evaluate.lorenzo.abilities import Abilities, Valuer
from bottega.bots.evaluate.lorenzo.engine import Yields
from bottega.bots.evaluate.lorenzo.facts import ALL_ACTIONS, ROUNDS, LeaderFact
from bottega.bots.evaluate.lorenzo.needs import Need
from bottega.bots.evaluate.lorenzo.outlook import Outlook
from bottega.games.lorenzo.modules.houses.abilities import WaivesCondition
from bottega.games.lorenzo.pieces import HARVEST

FULL_HAND_TIME: Final = 8  # actions for which an unknown leader counts in full
USUAL_YIELDS: Final = 5.0  # of a harvest and a production, before there is anything
NO_COUNTS: Final[list[int]] = [0, 0, 0, 0]


class Following:
    """A leader, with what it is worth by the actions left."""

    def __init__(self, fact: LeaderFact, by: Valuer) -> None:
        w, prices = by.weights, by.prices
        self.need = fact.need
        self.copies = fact.played.copies > 0
        copying = fact.played.copies * w.copy
        self.standing = [worth + copying for worth in by.abilities.table(fact.standing)]
        self.once = prices.reward(fact.once)
        self.deeds = [  # what happens when it is played
            sum([prices.deed(deed, left) for deed in fact.played.deeds])
            for left in range(ALL_ACTIONS + 1)
        ]
        self.harvests = 0.0  # it grants when it is used
        self.productions = 0.0
        for area, value, single in fact.once.works:
            granted = (w.least + w.more * value) * (w.single if single else 1.0)
            if area == int(HARVEST):
                self.harvests += granted
            else:
                self.productions += granted


class Hand(Valuer):
    """Values leaders."""

    def __init__(self, abilities: Abilities) -> None:
        super().__init__(abilities)
        facts = self.facts
        self.leaders = {name: Following(fact, self) for name, fact in facts.leaders.items()}
        self.waiving = {  # cards that waive a condition
            number
            for number, card in enumerate(facts.cards)
            if any(isinstance(ability, WaivesCondition) for ability in card.standing)
        }

    def played(self, of: Outlook, yields: Yields) -> float:
        """Value the leaders in play."""
        board = of.board
        copied: str | None = board.copied
        used: tuple[str, ...] = board.used
        worth = 0.0
        for name in of.played:
            uses = of.rounds + (1 if of.members and name not in used else 0)
            leader = self.leaders[name]
            if copied is not None and leader.copies:
                leader = self.leaders[copied]
            worth += self.in_play(leader, float(uses), of, yields)
        return worth

    def held(self, of: Outlook, yields: Yields) -> float:
        """Value the leaders in hand, those of rivals by their number."""
        hand: tuple[str, ...] | None = of.board.hand
        if hand is None:
            size: int = of.board.hand_size
            return self.weights.secret * size * min(1.0, of.left / FULL_HAND_TIME)
        worth = 0.0
        if hand and of.left:
            goods = of.held()
            for name in hand:
                worth += self.in_hand(self.leaders[name], goods, of, yields)
        return worth

    def in_play(self, leader: Following, uses: float, of: Outlook, yields: Yields) -> float:
        """Value what a leader is in the rounds to come, and does each time it is used."""
        once = leader.once.worths[of.left]
        if leader.once.depends:
            once = self.prices.worth(leader.once, of.left, of.counts())
        once += leader.harvests * yields.harvest + leader.productions * yields.production
        return leader.standing[of.left] * of.share + once * uses

    def at_first(self, name: str, left: int) -> float:
        """Value a leader that is in play from the beginning."""
        leader = self.leaders[name]
        once = self.prices.worth(leader.once, left, NO_COUNTS)
        once += (leader.harvests + leader.productions) * USUAL_YIELDS
        return (leader.standing[left] + once) * ROUNDS

    def in_hand(self, leader: Following, goods: list[int], of: Outlook, yields: Yields) -> float:
        """Value a leader that may be played or put away."""
        away = self.weights.discarded * self.prices.privilege[of.left]
        likely = self.likely(leader.need, goods, of)
        if likely == 0.0:
            return away
        played = self.in_play(leader, of.share, of, yields) + leader.deeds[of.left]
        if of.family.seals:
            played += self.sealed(of)
        return max(away, likely * played)

    def sealed(self, of: Outlook) -> float:
        """Value the seals that one more leader lets work."""
        seals = of.family.seals
        mean = sum([self.prices.goods(seal, of.left) for seal in seals]) / len(seals)
        return self.weights.sealing * mean * min(len(seals), len(of.board.seals) + 1)

    def likely(self, need: Need, held: list[int], of: Outlook) -> float:
        """Guess how likely a leader will be played, and how much of its time is left then."""
        w = self.weights
        counts = of.counts()
        cards = need.missing_cards(counts) + max(0, need.leaders - len(of.played))
        goods = need.missing_goods(held)
        waived = self.waived(of)
        if not waived and need.spoilt(counts):
            return 0.0
        if not cards and not goods:
            return w.ready
        waits = 2 * cards + goods / 2
        if waits >= of.left:
            return w.ready * w.waiving if waived else 0.0
        likely = power(w.card, cards) * power(w.owned, goods) * (of.left - waits) / of.left
        return w.ready * float(likely**w.waiving if waived else likely)

    def waived(self, of: Outlook) -> bool:
        """Say whether a card waives a condition."""
        if self.waiving:
            for number in of.cards:
                if number in self.waiving:
                    return True
        return False


def power(base: float, n: int) -> float:
    """Multiply a number with itself, n times in all."""
    product = 1.0
    for _ in range(n):
        product *= base
    return product
