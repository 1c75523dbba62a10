"""A question as advice on its answers reads it."""

from bottega.bots.evaluate.renaissance.facts import Card, Deck
from bottega.bots.evaluate.renaissance.scene import Ground
from bottega.games.renaissance.views import RenaissanceView, Side
from bottega.kernel.game import Question


class Asking:
    """Who is asked what, with the answers to choose from."""

    def __init__(self, view: RenaissanceView, seat: int, codes: list[int], deck: Deck) -> None:
        question = asked(view, seat)
        self.view: RenaissanceView = view
        self.seat: int = seat
        self.codes: list[int] = codes
        self.frame: str = question.frame
        self.args: tuple[int, ...] = question.args
        self.deck: Deck = deck
        self.own: int = view.people[seat].side
        self.side: Side = view.sides[self.own]

    def ground(self) -> Ground:
        """Look at the own castle."""
        return Ground(self.side.castle, self.side.cells)

    def card(self, number: int) -> Card:
        """Give a card by its number."""
        return self.deck.numbered[number]


class Rule:
    """How the answers to a question are sorted out: here they stay as they are."""

    def sort(self, asking: Asking) -> list[int]:
        """List the answers worth looking at, the likeliest first."""
        return asking.codes


def asked(view: RenaissanceView, seat: int) -> Question:
    """Find the question that a seat is asked."""
    pending = view.pending
    for i in range(len(pending) - 1, -1, -1):
        args = pending[i].args
        if args and args[0] == seat:
            return pending[i]
    return pending[-1]


def ranked(codes: list[int], merits: list[float]) -> list[int]:
    """Sort a few answers by falling merit, in place; equals stay as they are."""
    for i in range(1, len(codes)):
        code = codes[i]
        merit = merits[i]
        at = i
        while at > 0 and merits[at - 1] < merit:
            codes[at] = codes[at - 1]
            merits[at] = merits[at - 1]
            at -= 1
        codes[at] = code
        merits[at] = merit
    return codes


def first(code: int, codes: list[int]) -> list[int]:
    """Put one of the answers first, if it is among them."""
    found = [one for one in codes if one == code]
    found.extend([one for one in codes if one != code])
    return found
