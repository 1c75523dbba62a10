"""What is read from a view once, before any board is valued."""

from typing import NamedTuple

from bottega.bots.evaluate.lorenzo.facts import MEMBER_COUNT, ROUNDS, Counts, Facts
from bottega.games.lorenzo.views import Board, LorenzoView


class Outlook(NamedTuple):
    """A board, and what is left of the game for it."""

    seat: int
    board: Board
    counts: Counts  # cards by kind
    rounds: int  # after this one
    members: int  # to be placed in this round
    left: int  # actions in all
    reported: bool  # the report of this round is over


def outlook(view: LorenzoView, seat: int) -> Outlook:
    """Look at one seat."""
    board = view.boards[seat]
    counts = (len(board.territory), len(board.character), len(board.building), len(board.venture))
    if not view.round:
        return Outlook(seat, board, counts, ROUNDS, 0, ROUNDS * MEMBER_COUNT, False)
    rounds = ROUNDS - view.round
    members = len(board.members)
    left = rounds * MEMBER_COUNT + members
    return Outlook(seat, board, counts, rounds, members, left, reported(view, seat))


def reported(view: LorenzoView, seat: int) -> bool:
    """Say whether a seat has been asked in the report of this round."""
    if view.round % 2:
        return False
    for question in view.pending:
        if question.frame == "Report" or (question.frame == "Faith" and question.args[0] == seat):
            return False
    return True


class Ground(NamedTuple):
    """Who stands where."""

    order: list[int]  # of the next round
    taken: set[str]  # areas where somebody stands
    there: set[tuple[int, str]]  # seats with the areas where they stand


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
    return Ground(order, {area for _, area in there}, there)
