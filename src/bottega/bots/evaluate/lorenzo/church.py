"""Faith: the points it will bring, and excommunications to fear."""

from functools import cache, lru_cache
from math import sqrt

from bottega.bots.evaluate.lorenzo.facts import (
    FAITH,
    MEMBER_COUNT,
    NEED,
    REPORTS,
    ROUNDS,
    ROUNDS_TO_REPORT,
    Facts,
    between,
    chance,
)
from bottega.bots.evaluate.lorenzo.outlook import Outlook
from bottega.bots.evaluate.lorenzo.prices import Prices
from bottega.bots.evaluate.lorenzo.weights import Weights
from bottega.games.lorenzo.modifiers import ActionValue, LosePoints, NoPointsFor
from bottega.games.lorenzo.pieces import (
    CARD_KINDS,
    LOSE_BY_BUILDING_COSTS,
    LOSE_BY_MILITARY,
    LOSE_BY_POINTS,
    Modifier,
)
from bottega.games.lorenzo.views import Board, LorenzoView

PART = {"territory": "territories", "character": "characters", "venture": "ventures"}
BETWEEN_REPORTS = ROUNDS_TO_REPORT * MEMBER_COUNT  # actions


class Church:
    """Values faith against the reports to come."""

    def __init__(self, weights: Weights, facts: Facts, prices: Prices) -> None:
        self.weights = weights
        self.facts = facts
        self.prices = prices
        self.reports = lru_cache(maxsize=20_000)(self._reports)
        self.burden = cache(self._burden)

    def worth(self, view: LorenzoView, of: Outlook) -> float:
        """Value the reports to come, and count what excommunications cost."""
        period = (max(1, view.round) - 1) // ROUNDS_TO_REPORT
        before = max(0, of.left - BETWEEN_REPORTS * (REPORTS - 1 - period))
        if of.reported:
            period += 1
            before = BETWEEN_REPORTS
        fears = tuple([self.fear(name, i, of.board) for i, name in enumerate(view.tiles)])
        worth = self.reports(of.board.faith, period, before, fears)
        for suffered in of.board.excommunications:
            curse = self.facts.curses[view.tiles[suffered - 1]]
            worth += of.left / MEMBER_COUNT * self.prices.ability(curse, of.left)
        return worth

    def _reports(self, faith: int, period: int, before: int, fears: tuple[float, ...]) -> float:
        worth = 0.0
        have = float(faith)
        for later in range(period, REPORTS):
            worth += self.report(have, later, before, fears[later])
            have = 0.0
            before = BETWEEN_REPORTS
        return worth

    def report(self, faith: float, period: int, before: int, fear: float) -> float:
        """Expect points of one report that comes after so many actions."""
        w = self.weights
        then = faith + w.piety * before
        enough = 1.0 if faith >= NEED[period] else 0.0
        if before and not enough:
            enough = chance((then - NEED[period] + 0.5) / (w.doubt * sqrt(before)))
        points = between(FAITH, then)
        if period == REPORTS - 1:
            return points - (1 - enough) * fear
        short = w.keep * min(then, NEED[period]) - fear
        return enough * max(points, short) + (1 - enough) * short

    def fear(self, tile: str, period: int, board: Board) -> float:
        """Guess what the excommunication of a period would cost."""
        if period == REPORTS - 1:
            return self.loss(self.facts.curses[tile], board)
        return self.burden(tile, ROUNDS - ROUNDS_TO_REPORT * (period + 1))

    def _burden(self, tile: str, rounds: int) -> float:
        curse = self.facts.curses[tile]
        cost = -self.prices.ability(curse, BETWEEN_REPORTS)
        if isinstance(curse, ActionValue) and not cost:
            cost = self.weights.slowed
        return self.weights.shame + rounds * cost

    def loss(self, curse: Modifier, board: Board) -> float:
        """Give what the last excommunication would take away as things stand."""
        if isinstance(curse, NoPointsFor):
            return float(board.score.parts[PART[CARD_KINDS[curse.kind]]])
        if not isinstance(curse, LosePoints):
            return 0.0
        if curse.what == LOSE_BY_POINTS:
            return board.vp / int(curse.per)
        if curse.what == LOSE_BY_MILITARY:
            return float(board.military)
        if curse.what == LOSE_BY_BUILDING_COSTS:
            return float(sum([self.facts.cards[number].materials for number in board.building]))
        return float(resources(board))


def resources(board: Board) -> int:
    """Count coins, wood, stone and servants."""
    return board.coin + board.wood + board.stone + board.servant
