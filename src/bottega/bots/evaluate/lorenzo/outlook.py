"""What is read from a view once, before any board is valued."""

from bottega.bots.evaluate.lorenzo.facts import (
    IN_COUNCIL,
    NOWHERE,
    ROUNDS,
    ROUNDS_TO_REPORT,
    Facts,
)
from bottega.games.lorenzo.actions import SLOTS
from bottega.games.lorenzo.views import Board, LorenzoView


class Ground:
    """Who stands where, what is due, and how all compare."""

    def __init__(self, view: LorenzoView, facts: Facts) -> None:
        self.round: int = view.round
        self.tiles: tuple[str, ...] = view.tiles
        self.boards: tuple[Board, ...] = view.boards
        self.order: list[int] = []  # of the next round
        self.there: list[int] = [0, 0]  # by work, the seats that stand there, a bit for each
        self.crowded: list[bool] = [False, False]  # by work, whether no more may come there
        self.strengths: list[int] = [board.military for board in self.boards]
        self.unreported = 0  # seats for which the report is still to come, a bit for each
        self.look_at_members(view, facts)
        self.look_at_questions(view)

    def look_at_members(self, view: LorenzoView, facts: Facts) -> None:
        """Note who works, and who stands in the council."""
        for member in view.members:
            where = facts.places[member.space]
            if where == NOWHERE:
                continue
            seat: int = member.seat
            if where != IN_COUNCIL:
                self.there[where] |= 1 << seat
            elif seat not in self.order:
                self.order.append(seat)
        for next_one in view.order:
            if next_one not in self.order:
                self.order.append(next_one)
        closed: tuple[str, ...] = view.closed
        for work in range(2):
            self.crowded[work] = self.there[work] != 0 and facts.shared[work] in closed

    def look_at_questions(self, view: LorenzoView) -> None:
        """Find out for whom a report is still to come in this round."""
        everybody = (1 << len(self.boards)) - 1
        if self.round % ROUNDS_TO_REPORT:
            self.unreported = everybody
            return
        for question in view.pending:
            frame: str = question.frame
            if frame == "Report":
                self.unreported = everybody
            elif frame == "Faith":
                self.unreported |= 1 << int(question.args[0])


class Outlook:
    """A board, and what is left of the game for it."""

    def __init__(self, ground: Ground, seat: int, facts: Facts) -> None:
        board = self.board = ground.boards[seat]
        self.seat = seat
        name: str | None = board.family
        self.family = facts.no_family if name is None else facts.families[name]
        self.cards: tuple[int, ...] = board.cards
        self.territories = len(board.territory)
        self.characters = len(board.character)
        self.buildings = len(board.building)
        self.ventures = len(board.venture)
        self.coin: int = board.coin
        self.wood: int = board.wood
        self.stone: int = board.stone
        self.servant: int = board.servant
        self.military: int = board.military
        self.faith: int = board.faith
        self.vp: int = board.vp
        self.played: tuple[str, ...] = board.played
        members: dict[str, int] = board.members
        self.values = 0  # of the members to be placed, together
        for value in members.values():
            self.values += value
        self.members = 0  # to be placed in this round
        self.rounds = ROUNDS  # after this one
        self.reported = False  # the report of this round is over
        if ground.round:
            self.members = len(members)
            self.rounds = ROUNDS - ground.round
            self.reported = not (ground.unreported >> seat) & 1
        self.left = self.rounds * self.family.members + self.members  # actions in all
        self.share = self.left / self.family.members  # the same in rounds

    def counts(self) -> list[int]:
        """Count cards by kind."""
        return [self.territories, self.characters, self.buildings, self.ventures]

    def held(self) -> list[int]:
        """Count goods by kind."""
        return [
            self.coin, self.wood, self.stone, self.servant, self.military, self.faith, self.vp,
            int(self.board.token),
        ]  # fmt: skip


def laid_on(board: Board) -> list[int]:
    """Give the faces of the tokens that lie on cards, 0 where none lies."""
    laid: dict[str, int] = board.laid
    return [laid.get(card, 0) for card in SLOTS]
