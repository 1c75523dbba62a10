"""Families: the tokens they hold, what their powers have gathered, and what is bid for them."""

from typing import Final

from bottega.bots.evaluate.lorenzo.abilities import Abilities, Valuer
from bottega.bots.evaluate.lorenzo.facts import ALL_ACTIONS, ROUNDS, FamilyFact
from bottega.bots.evaluate.lorenzo.hand import Hand, power
from bottega.bots.evaluate.lorenzo.outlook import Outlook, laid_on
from bottega.bots.evaluate.lorenzo.prices import Reward
from bottega.games.lorenzo.goods import GOODS
from bottega.games.lorenzo.views import LorenzoView, Lot

AT_FIRST: Final[int] = ALL_ACTIONS * 4 // 5  # actions when the game begins


class Household(Valuer):
    """Values what a family is and has."""

    def __init__(self, abilities: Abilities, hand: Hand) -> None:
        super().__init__(abilities)
        facts, prices = self.facts, self.prices
        self.hand = hand
        self.families = {
            name: abilities.table(fact.standing) for name, fact in facts.families.items()
        }
        self.sets_worth = {
            name: [prices.reward(reward) for reward in fact.sets]
            for name, fact in facts.families.items()
        }

    def tokens(self, of: Outlook) -> float:
        """Value the tokens that a board holds, and those that lie on its cards."""
        faces: tuple[int, ...] | None = of.board.tokens
        worth = 0.0
        if faces is None:
            worth = int(of.board.token) * self.prices.hidden[of.left]
        else:
            shown = self.prices.shown[of.left]
            for face in faces:
                worth += shown[face - 1]
        if of.board.laid:
            worth += self.laid(of)
        return worth

    def worth(self, of: Outlook) -> float:
        """Value the family of a board and what it has gathered."""
        name: str | None = of.board.family
        if name is None:
            return 0.0
        worth = self.families[name][of.left] * of.share
        if of.left:
            worth += self.gathered(name, of)
        return worth

    def laid(self, of: Outlook) -> float:
        """Value what laid tokens bring with members in the market, beyond a bare card's."""
        worth = 0.0
        for slot, face in enumerate(laid_on(of.board)):
            if face and slot in self.facts.market_slots:
                worth += self.prices.slot(face, of.left) - self.prices.slot(0, of.left)
        return worth * self.weights.visits * of.share

    def gathered(self, name: str, of: Outlook) -> float:
        """Value what the powers of a family work with."""
        w = self.weights
        board, family, left = of.board, of.family, of.left
        worth = 0.0
        if board.store:
            kept = self.prices.named(board.store, left)  # a privilege is given up for it
            worth += w.store * max(0.0, kept - self.prices.privilege[left])
        if board.seals and board.hand_size:
            seals = [self.prices.goods(family.seals[seal - 1], left) for seal in board.seals]
            worth += w.sealed * board.hand_size * sum(seals) * min(1.0, of.share)
        if family.swap is not None:
            worth += self.exchanges(of)
        if family.sets:
            worth += self.sets(self.sets_worth[name], of)
        return worth

    def exchanges(self, of: Outlook) -> float:
        """Value what could be exchanged above what it is worth as it is."""
        pay, gain = of.family.swap or ((), ())
        prices = self.prices
        better = prices.goods(gain, of.left) - prices.goods(pay, of.left)
        n = sum([int(getattr(of.board, GOODS[kind])) // n for kind, n in enumerate(pay) if n])
        return self.weights.swapping * n * max(0.0, better)

    def sets(self, rewards: list[Reward], of: Outlook) -> float:
        """Value the way to the next complete set of cards."""
        done: int = of.board.sets
        if done >= len(rewards):
            return 0.0
        counts = of.counts()
        lacks = 0
        for n in counts:
            lacks += max(0, done + 1 - n)
        if 2 * lacks >= of.left:
            return 0.0
        reward = self.prices.worth(rewards[done], of.left, counts)
        return reward * power(self.weights.set_card, lacks)

    # The auction

    def bid(self, view: LorenzoView, seat: int) -> float:
        """Value the lot that a seat stands on; who stands nowhere may have the worst."""
        for lot in view.lots:
            if lot.seat == seat:
                return self.lot(lot)
        return 0.0

    def lot(self, lot: Lot) -> float:
        """Value a family with its leaders and the starting goods of its row."""
        family = self.facts.families[lot.family]
        worth = self.families[lot.family][AT_FIRST] * ROUNDS
        worth += self.leaders(lot, family)
        if lot.row is not None:
            worth += self.weights.starting * self.start(lot.rows[lot.row - 1])
        return worth

    def start(self, named: dict[str, int]) -> float:
        """Value starting goods: each one more is worth a little less."""
        stored = self.prices.stored[AT_FIRST]
        worth = 0.0
        for name, n in named.items():
            kind = GOODS.index(name)
            known = kind < len(stored)
            worth += stored[kind][n] if known else n * self.prices.each[AT_FIRST][kind]
        return worth

    def leaders(self, lot: Lot, family: FamilyFact) -> float:
        """Value the leaders beside a family; where one is played at once that is the best."""
        found = [self.hand.at_first(name, AT_FIRST) for name in lot.leaders]
        if not found:
            return 0.0
        free = family.received is not None and bool(family.received.deeds)
        return max(found) + self.weights.secret if free else self.weights.secret * len(found)
