"""What leaders ask for; nothing of it is paid (ruling L-44)."""

from mypy_extensions import i64

from bottega.games.lorenzo.goods import covers
from bottega.games.lorenzo.pieces import Condition, cards_of


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
        """Count them."""
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
