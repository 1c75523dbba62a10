"""What cards in hand and in the stock are worth."""

from typing import Final

from bottega.bots.evaluate.renaissance.facts import Card
from bottega.bots.evaluate.renaissance.scene import Scene
from bottega.bots.evaluate.renaissance.weights import HAND, Weights

SIZE: Final = 5  # of a hand that is filled up


def hand_worth(there: Scene, w: Weights) -> float:
    """Value a hand: its best cards most; those still to be drawn count as usual ones."""
    free = there.site.ground.fits
    worths: list[float] = []
    for card in there.hand:
        worths.append(card.worth(free))
    for _ in range(SIZE - len(worths)):
        worths.append(w.usual * 0.8)
    worths.sort(reverse=True)
    worth = 0.0
    for i in range(min(len(worths), len(HAND))):
        worth += HAND[i] * worths[i]
    worth *= min(1.0, there.left / 2)
    if storing(there):
        worth += w.store
    return worth * w.fresh


def storing(there: Scene) -> bool:
    """Say whether a seat is about to be asked for a card to store."""
    side = there.site.side
    if not there.hand or side.stock_size >= side.stock_slots:
        return False
    for question in there.view.pending:
        frame = question.frame
        if (frame == "Storing" or frame == "Store") and question.args[0] == there.seat:
            return True
    return False


def stock_worth(there: Scene, w: Weights) -> float:
    """Value a stock: it is played in one operation, so much in it is more than the sum."""
    free = list(there.site.free)
    total = 0.0
    for card in by_value(there.stock):
        if use_up(card, free):
            total += card.stocked
        else:
            total += 0.8 * card.used
    total *= w.stock
    if total <= 0:
        return 0.0
    return total * total / (total + w.opening) * min(1.0, there.left / 2)


def use_up(card: Card, free: list[int]) -> bool:
    """Put a card on a free cell, if there is one for it."""
    for kind in card.kinds:
        if free[kind] > 0:
            free[kind] -= 1
            return True
    return False


def by_value(cards: list[Card]) -> list[Card]:
    """Sort a few cards by falling value; equals stay as they are."""
    found: list[Card] = []
    for card in cards:
        at = len(found)
        while at > 0 and found[at - 1].value < card.value:
            at -= 1
        found.insert(at, card)
    return found
