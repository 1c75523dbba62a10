"""What is read from a view once, before any board is valued."""

from typing import NamedTuple

from bottega.bots.evaluate.lorenzo.bundles import Counts
from bottega.bots.evaluate.lorenzo.facts import ROUNDS, Facts, FamilyFact
from bottega.games.lorenzo.actions import SLOTS
from bottega.games.lorenzo.views import Board, LorenzoView

NOTHING_LAID = (0,) * len(SLOTS)


class Outlook(NamedTuple):
    """A board, and what is left of the game for it."""

    seat: int
    board: Board
    family: FamilyFact
    counts: Counts  # cards by kind
    rounds: int  # after this one
    members: int  # to be placed in this round
    left: int  # actions in all
    share: float  # the same in rounds
    reported: bool  # the report of this round is over


def outlook(view: LorenzoView, seat: int, facts: Facts) -> Outlook:
    """Look at one seat."""
    board = view.boards[seat]
    family = facts.families[board.family]
    counts = (len(board.territory), len(board.character), len(board.building), len(board.venture))
    if not view.round:
        left = ROUNDS * family.members
        return Outlook(seat, board, family, counts, ROUNDS, 0, left, ROUNDS, False)
    rounds = ROUNDS - view.round
    members = len(board.members)
    left = rounds * family.members + members
    share = left / family.members
    over = reported(view, seat)
    return Outlook(seat, board, family, counts, rounds, members, left, share, over)


def laid_on(board: Board) -> tuple[int, ...]:
    """Give the faces of the tokens that lie on cards, 0 where none lies."""
    if not board.laid:
        return NOTHING_LAID
    return tuple([board.laid.get(card, 0) for card in SLOTS])


def reported(view: LorenzoView, seat: int) -> bool:
    """Say whether a seat has been asked in the report of this round."""
    if view.round % 2:
        return False
    for question in view.pending:
        if question.frame == "Report" or (question.frame == "Faith" and question.args[0] == seat):
            return False
    return True


class Ground(NamedTuple):
    """Who stands where, and how all compare."""

    order: list[int]  # of the next round
    taken: set[str]  # areas where somebody stands
    there: set[tuple[int, str]]  # seats with the areas where they stand
    strengths: list[int]  # military points, the fewest first


def ground(view: LorenzoView, facts: Facts) -> Ground:
    """Look at the members on the spaces."""
    order: list[int] = []
    there: set[tuple[int, str]] = set()
    for member in view.members:
        area = facts.areas[member.space]
        there.add((member.seat, area))
        if area == "council" and member.seat not in order:
            order.append(member.seat)
    order += [seat for seat in view.order if seat not in order]
    strengths = sorted([board.military for board in view.boards])
    return Ground(order, {area for _, area in there}, there, strengths)
