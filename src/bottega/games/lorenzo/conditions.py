"""What leaders ask for; nothing of it is paid (ruling L-44)."""

from mypy_extensions import i64

from bottega.games.lorenzo.goods import count, covers
from bottega.games.lorenzo.pieces import IN_PLAY, Condition, cards_of


class Has(Condition):
    """So many resources, or points on a track."""

    def __init__(self, supply: i64) -> None:
        self.supply = supply

    def holds(self, supply: i64, cards: i64) -> bool:
        """Everything must be there."""
        return covers(supply, self.supply)


class HasCards(Condition):
    """So many cards of a kind."""

    def __init__(self, kind: i64, n: i64) -> None:
        self.kind = kind
        self.n = n

    def holds(self, supply: i64, cards: i64) -> bool:
        """Count the cards of the kind."""
        return cards_of(cards, self.kind) >= self.n


class HasOfOneKind(Condition):
    """So many cards of any one kind."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def holds(self, supply: i64, cards: i64) -> bool:
        """Look at every kind."""
        for kind in range(i64(4)):
            if cards_of(cards, kind) >= self.n:
                return True
        return False


class HasInAll(Condition):
    """So many cards of all kinds together."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def holds(self, supply: i64, cards: i64) -> bool:
        """Add them up."""
        total: i64 = 0
        for kind in range(i64(4)):
            total += cards_of(cards, kind)
        return total >= self.n


class HasLeaders(Condition):
    """So many leaders in play."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def holds(self, supply: i64, cards: i64) -> bool:
        """Count the leaders in play."""
        return cards_of(cards, IN_PLAY) >= self.n


class AtMost(Condition):
    """No more than this of some goods together, when the leader is played (ruling X-34)."""

    def __init__(self, kinds: list[i64], n: i64) -> None:
        self.kinds = kinds
        self.n = n

    def holds(self, supply: i64, cards: i64) -> bool:
        """Add them up."""
        total: i64 = 0
        for kind in self.kinds:
            total += count(supply, kind)
        return total <= self.n

    def burdens(self, kind: i64) -> bool:
        """It limits these goods."""
        return kind in self.kinds


class AtMostCards(Condition):
    """No more than so many cards of a kind."""

    def __init__(self, kind: i64, n: i64) -> None:
        self.kind = kind
        self.n = n

    def holds(self, supply: i64, cards: i64) -> bool:
        """Count the cards of the kind."""
        return cards_of(cards, self.kind) <= self.n


class AtMostKinds(Condition):
    """Cards of no more than so many kinds."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def holds(self, supply: i64, cards: i64) -> bool:
        """Count the kinds."""
        kinds: i64 = 0
        for kind in range(i64(4)):
            if cards_of(cards, kind):
                kinds += 1
        return kinds <= self.n
