"""What cards in hand and in the stock are worth."""

from bottega.bots.evaluate.renaissance.facts import USUAL, Card
from bottega.bots.evaluate.renaissance.scene import Scene
from bottega.bots.evaluate.renaissance.weights import HAND, WEIGHTS

SIZE = 5  # of a hand that is filled up


def card_worth(card: Card, free: tuple[int, ...]) -> float:
    """Value a card for who could use it: as a material where it fits, or by what it does."""
    worth = card.used
    if card.material and any(free[kind] for kind in card.kinds):
        worth = max(worth, 0.9 * card.value + 0.5 + 0.2 * len(card.kinds)) + 0.15 * worth
    return worth


def hand_worth(there: Scene, seat: int) -> float:
    """Value a hand: its best cards most; those still to be drawn count as usual ones."""
    w = WEIGHTS
    free = there.sites[there.own].free
    worths = [card_worth(card, free) for card in there.hand]
    missing = SIZE - len(worths)
    if missing > 0:
        worths += [USUAL * 0.8] * missing
    worths.sort(reverse=True)
    worth = sum([part * one for part, one in zip(HAND, worths, strict=False)])
    worth *= min(1.0, there.left / 2)
    if storing(there, seat):
        worth += w.store
    return worth * w.fresh / 0.6


def storing(there: Scene, seat: int) -> bool:
    """Say whether a seat is about to be asked for a card to store."""
    side = there.view.sides[there.own]
    if side.stock_size >= side.stock_slots or not there.hand:
        return False
    for question in there.view.pending:
        if question.frame in ("Storing", "Store") and question.args[0] == seat:
            return True
    return False


def stock_worth(there: Scene) -> float:
    """Value a stock: it is played in one operation, so much in it is more than the sum."""
    w = WEIGHTS
    free = list(there.sites[there.own].free)
    total = 0.0
    for card in sorted(there.stock, key=lambda card: -card.value):
        kind = next((kind for kind in card.kinds if free[kind]), None)
        if kind is None:
            total += 0.8 * card.used
            continue
        free[kind] -= 1
        total += max(card.used, 0.9 * card.value + 1.0)
    total *= w.stock
    if total <= 0:
        return 0.0
    return total * total / (total + w.opening) * min(1.0, there.left / 2)
