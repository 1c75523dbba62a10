"""What leaders ask for, as the evaluation reads it."""

from bottega.games.lorenzo.goods import GOODS, KINDS
from bottega.games.lorenzo.pieces import CARD_KINDS, Leader
from bottega.games.lorenzo.requirements import (
    IN_ALL,
    KINDS_OF_CARDS,
    LEADERS_IN_PLAY,
    ONE_KIND,
    maximum,
    requirement,
)


class Need:
    """What a leader asks for, and what it allows at most."""

    def __init__(self) -> None:
        self.goods: list[int] = [0] * int(KINDS)
        self.cards: list[int] = [0] * len(CARD_KINDS)
        self.of_one_kind = 0
        self.in_all = 0
        self.leaders = 0
        self.most_goods: list[tuple[list[int], int]] = []  # of some kinds together
        self.most_cards: list[tuple[int, int]] = []  # of a kind
        self.most_kinds = len(CARD_KINDS)

    def missing_cards(self, counts: list[int]) -> int:
        """Count the cards that are still to be taken."""
        missing = all_cards = most = 0
        for kind, asked in enumerate(self.cards):
            held = counts[kind]
            all_cards += held
            most = max(most, held)
            missing += max(0, asked - held)
        missing += max(0, self.of_one_kind - most)
        return max(missing, self.in_all - all_cards)

    def missing_goods(self, held: list[int]) -> int:
        """Count the goods that are still to be got, and those that are to be spent before."""
        missing = 0
        for kind, asked in enumerate(self.goods):
            if asked:
                missing += max(0, asked - held[kind])
        for kinds, most in self.most_goods:
            together = 0
            for kind in kinds:
                together += held[kind]
            missing += max(0, together - most)
        return missing

    def spoilt(self, counts: list[int]) -> bool:
        """Say whether there are more cards than the leader allows; that hardly ever changes."""
        for kind, most in self.most_cards:
            if counts[kind] > most:
                return True
        kinds = 0
        for held in counts:
            if held:
                kinds += 1
        return kinds > self.most_kinds


def need_of(leader: Leader) -> Need:
    """Put a leader's conditions together."""
    need = Need()
    asked = requirement(leader)
    for name, n in asked.items():
        if name in GOODS:
            need.goods[GOODS.index(name)] = n
        elif name in CARD_KINDS:
            need.cards[CARD_KINDS.index(name)] = n
    need.of_one_kind = asked.get(ONE_KIND, 0)
    need.in_all = asked.get(IN_ALL, 0)
    need.leaders = asked.get(LEADERS_IN_PLAY, 0)
    for name, n in maximum(leader).items():
        if name in CARD_KINDS:
            need.most_cards.append((CARD_KINDS.index(name), n))
        elif name == KINDS_OF_CARDS:
            need.most_kinds = n
        else:
            need.most_goods.append(([GOODS.index(good) for good in name.split("+")], n))
    return need
