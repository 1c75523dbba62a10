"""What leaders ask for; nothing of it is paid (ruling L-44)."""

from dataclasses import dataclass

from mypy_extensions import i64

from bottega.games.lorenzo.goods import count, covers
from bottega.games.lorenzo.pieces import IN_PLAY, KIND_COUNT, Condition, cards_of


@dataclass
class Has(Condition):
    """So many resources, or points on a track."""

    supply: i64

    def holds(self, supply: i64, cards: i64) -> bool:
        """Everything must be there."""
        return covers(supply, self.supply)


@dataclass
class HasCards(Condition):
    """So many cards of a kind."""

    kind: i64
    n: i64

    def holds(self, supply: i64, cards: i64) -> bool:
        """Count the cards of the kind."""
        return cards_of(cards, self.kind) >= self.n


@dataclass
class HasOfOneKind(Condition):
    """So many cards of any one kind."""

    n: i64

    def holds(self, supply: i64, cards: i64) -> bool:
        for kind in range(KIND_COUNT):
            if cards_of(cards, kind) >= self.n:
                return True
        return False


@dataclass
class HasInAll(Condition):
    """So many cards of all kinds together."""

    n: i64

    def holds(self, supply: i64, cards: i64) -> bool:
        total: i64 = 0
        for kind in range(KIND_COUNT):
            total += cards_of(cards, kind)
        return total >= self.n


@dataclass
class HasLeaders(Condition):
    """So many leaders in play."""

    n: i64

    def holds(self, supply: i64, cards: i64) -> bool:
        return cards_of(cards, IN_PLAY) >= self.n


@dataclass
class AtMost(Condition):
    """No more than this of some goods together, when the leader is played (ruling X-34)."""

    kinds: list[i64]
    n: i64

    def holds(self, supply: i64, cards: i64) -> bool:
        total: i64 = 0
        for kind in self.kinds:
            total += count(supply, kind)
        return total <= self.n

    def burdens(self, kind: i64) -> bool:
        """It limits these goods."""
        return kind in self.kinds


@dataclass
class AtMostCards(Condition):
    """No more than so many cards of a kind."""

    kind: i64
    n: i64

    def holds(self, supply: i64, cards: i64) -> bool:
        """Count the cards of the kind."""
        return cards_of(cards, self.kind) <= self.n


@dataclass
class AtMostKinds(Condition):
    """Cards of no more than so many kinds."""

    n: i64

    def holds(self, supply: i64, cards: i64) -> bool:
        kinds: i64 = 0
        for kind in range(KIND_COUNT):
            if cards_of(cards, kind):
                kinds += 1
        return kinds <= self.n
