"""Hands and stocks: cards in rising order, so that their order tells nothing."""

from librt.vecs import append, vec
from mypy_extensions import i64


def holds(cards: vec[i64], card: i64) -> bool:
    """Say whether a card is among these."""
    for other in cards:
        if other == card:
            return True
    return False


def without(cards: vec[i64], card: i64) -> vec[i64]:
    """Give these cards but one."""
    left = vec[i64](capacity=i64(len(cards)))
    for other in cards:
        if other != card:
            left = append(left, other)
    return left


def inserted(cards: vec[i64], card: i64) -> vec[i64]:
    """Give these cards and one more, in rising order."""
    more = vec[i64](capacity=i64(len(cards)) + 1)
    placed = False
    for other in cards:
        if not placed and card < other:
            more = append(more, card)
            placed = True
        more = append(more, other)
    return more if placed else append(more, card)


def coded(first: i64, cards: vec[i64]) -> vec[i64]:
    """Give the answers that stand for these cards, where that for card 0 is the first."""
    codes = vec[i64](capacity=i64(len(cards)))
    for card in cards:
        codes = append(codes, first + card)
    return codes
