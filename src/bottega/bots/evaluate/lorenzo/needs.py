"""What leaders ask for, as the evaluation reads it."""

from typing import NamedTuple

from bottega.bots.evaluate.lorenzo.bundles import NO_GOODS, Counts, Goods, plain
from bottega.games.lorenzo.conditions import (
    AtMost,
    AtMostCards,
    AtMostKinds,
    Has,
    HasCards,
    HasInAll,
    HasLeaders,
    HasOfOneKind,
)
from bottega.games.lorenzo.pieces import CARD_KINDS, Leader


class Need(NamedTuple):
    """What a leader asks for, and what it allows at most."""

    goods: Goods
    cards: tuple[int, ...]  # by kind
    of_one_kind: int
    in_all: int
    leaders: int
    most_goods: tuple[tuple[tuple[int, ...], int], ...]  # of some kinds together
    most_cards: tuple[tuple[int, int], ...]  # of a kind
    most_kinds: int


def need_of(leader: Leader) -> Need:
    """Put a leader's conditions together."""
    asks = leader.conditions
    goods = NO_GOODS
    cards = [0] * len(CARD_KINDS)
    for condition in asks:
        if isinstance(condition, Has):
            goods = tuple(map(max, goods, plain(condition.supply)))
        elif isinstance(condition, HasCards):
            cards[condition.kind] = int(condition.n)
    return Need(
        goods,
        tuple(cards),
        max([0, *[int(c.n) for c in asks if isinstance(c, HasOfOneKind)]]),
        max([0, *[int(c.n) for c in asks if isinstance(c, HasInAll)]]),
        max([0, *[int(c.n) for c in asks if isinstance(c, HasLeaders)]]),
        tuple([(tuple(map(int, c.kinds)), int(c.n)) for c in asks if isinstance(c, AtMost)]),
        tuple([(int(c.kind), int(c.n)) for c in asks if isinstance(c, AtMostCards)]),
        min([len(CARD_KINDS), *[int(c.n) for c in asks if isinstance(c, AtMostKinds)]]),
    )


def missing_cards(need: Need, counts: Counts) -> float:
    """Count the cards that are still to be taken."""
    cards = sum([n - c for n, c in zip(need.cards, counts, strict=True) if n > c])
    if need.of_one_kind:
        cards += max(0, need.of_one_kind - max(counts))
    return max(cards, need.in_all - sum(counts)) if need.in_all else cards


def spoilt(need: Need, counts: Counts) -> bool:
    """Say whether there are more cards than the leader allows; that hardly ever changes."""
    for kind, n in need.most_cards:
        if counts[kind] > n:
            return True
    return len([n for n in counts if n]) > need.most_kinds


def too_many(need: Need, have: Goods) -> int:
    """Count the goods that are to be spent before the leader can be played."""
    return sum([max(0, sum([have[kind] for kind in kinds]) - n) for kinds, n in need.most_goods])
