"""Masters as a beginner sees it: what lies in front of one counts, what it leads to does not.

A beginner counts points, cards and goods, eyes the one card that is nearest to being paid and likes
leaders for the points on them; powers, abilities, reports to come and rivals are not thought of.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.bots.evaluate.masters.facts import (
    FIRST,
    LEADER_POINTS,
    LEVEL,
    POINTS,
    PRICE,
    SMOOTH,
    price_at,
)
from bottega.bots.evaluate.masters.holding import four, sum_of
from bottega.games.masters.views import Board, MastersView
from bottega.kernel.game import View

NO_DISCOUNTS: Final[i64] = 0
GOOD: Final = 0.25  # a good of any kind, wherever it lies
CARD: Final = 1.0  # a card on the board, beside its points
EYED: Final = 0.6  # of the card that one saves for, once all of it can be paid
HELD: Final = 0.3  # of the points on a leader in hand


def at_first_sight(view: View, seat: int) -> float:
    """Add up the points of a seat, its cards, its goods and its leaders."""
    if not isinstance(view, MastersView):
        raise TypeError(f"this values views of masters, not {type(view).__name__}")
    board = view.boards[seat]
    store = four(board.store)
    box = four(board.box)
    goods = sum_of(store) + sum_of(box)
    if view.asked < 0:
        return float(board.score.points) + goods / 100.0
    parts: dict[str, int] = board.score.parts
    worth = float(parts["cards"] + parts["tiles"] + parts["leaders"])
    worth += SMOOTH[i64(board.faith)] + GOOD * goods
    for i in range(i64(4)):
        store[i] += box[i]
    worth += EYED * _eyed(view, board, store) + HELD * _held(board)
    for slot in board.slots:
        worth += CARD * float(len(slot))
    return worth


def _eyed(view: MastersView, board: Board, have: vec[float]) -> float:
    """Value the card that one is nearest to: its points, by how much of its price is there."""
    best = 0.0
    heights = [len(slot) for slot in board.slots]
    for deck in view.decks:
        card = i64(deck.top)
        if card and int(LEVEL[card]) - 1 in heights:
            best = max(best, (POINTS[card] + CARD) * _paid(card, have))
    return best


def _paid(card: i64, have: vec[float]) -> float:
    """Say how much of a card's price is there, from 0 to 1."""
    price = 0.0
    there = 0.0
    at = price_at(card, NO_DISCOUNTS)
    for good in range(i64(4)):
        n = PRICE[at + good]
        price += n
        there += min(n, have[good])
    return there / price


def _held(board: Board) -> float:
    """Add up the points on the leaders in hand, as far as they are seen."""
    hand: tuple[int, ...] | None = board.hand
    points = 0.0
    if hand is not None:
        for number in hand:
            points += LEADER_POINTS[i64(number) - FIRST]
    return points
