"""Faith: the points it will bring, and excommunications to fear."""

from functools import cache, lru_cache
from math import sqrt

from bottega.bots.evaluate.lorenzo.abilities import Abilities
from bottega.bots.evaluate.lorenzo.bundles import bundle
from bottega.bots.evaluate.lorenzo.facts import (
    FAITH,
    NEED,
    REPORTS,
    ROUNDS,
    ROUNDS_TO_REPORT,
    USUAL_MEMBERS,
    Facts,
    between,
    chance,
)
from bottega.bots.evaluate.lorenzo.outlook import Outlook
from bottega.bots.evaluate.lorenzo.prices import Prices
from bottega.bots.evaluate.lorenzo.weights import Weights
from bottega.games.lorenzo.modifiers import ActionValue, LosePoints, NoPointsFor
from bottega.games.lorenzo.modules.houses.abilities import Spared
from bottega.games.lorenzo.pieces import (
    CARD_KINDS,
    LOSE_BY_BUILDING_COSTS,
    LOSE_BY_MANY_CARDS,
    LOSE_BY_MILITARY,
    LOSE_BY_POINTS,
    Modifier,
)
from bottega.games.lorenzo.scoring import MANY_CARDS, POINTS_A_CARD
from bottega.games.lorenzo.triggers import OnExcommunicated
from bottega.games.lorenzo.views import Board, LorenzoView

NO_FEARS = (0.0,) * REPORTS
PART = {"territory": "territories", "character": "characters", "venture": "ventures"}
BETWEEN_REPORTS = ROUNDS_TO_REPORT * USUAL_MEMBERS  # actions


class Church:
    """Values faith against the reports to come."""

    def __init__(
        self, weights: Weights, facts: Facts, prices: Prices, abilities: Abilities
    ) -> None:
        self.weights = weights
        self.facts = facts
        self.prices = prices
        self.abilities = abilities
        self.reports = lru_cache(maxsize=20_000)(self._reports)
        self.burdens = cache(self._burdens)
        self.spared = {
            name
            for name, leader in facts.leaders.items()
            if any(isinstance(ability, Spared) for ability in leader.standing)
        }

    def worth(self, view: LorenzoView, of: Outlook) -> float:
        """Value the reports to come, and count what excommunications cost."""
        period = (max(1, view.round) - 1) // ROUNDS_TO_REPORT
        before = max(0, of.left - ROUNDS_TO_REPORT * of.family.members * (REPORTS - 1 - period))
        if of.reported:
            period += 1
            before = BETWEEN_REPORTS
        fears = self.fears(view, of)
        worth = self.reports(of.board.faith, period, before, fears)
        if of.family.faith_tiles and period < REPORTS:
            worth += self.tiles(of, before)
        for suffered in of.board.excommunications:
            curse = self.facts.curses[view.tiles[suffered - 1]]
            worth += of.share * self.abilities.worth(curse, of.left)
        return worth

    def fears(self, view: LorenzoView, of: Outlook) -> tuple[float, ...]:
        """Guess what each excommunication would cost; some leaders and families change that."""
        if of.board.played and self.is_spared(of.board):
            return NO_FEARS
        last = self.loss(self.facts.curses[view.tiles[-1]], of.board)
        fears = (*self.burdens(view.tiles), last)
        for ability in of.family.standing:
            if isinstance(ability, OnExcommunicated):
                more = self.prices.bundle(bundle([ability.effect]), of.left, of.counts)
                return tuple([fear - more for fear in fears])
        return fears

    def is_spared(self, board: Board) -> bool:
        """Say whether a leader keeps excommunications away."""
        return board.copied in self.spared or not self.spared.isdisjoint(board.played)

    def tiles(self, of: Outlook, before: int) -> float:
        """Expect what the tiles bring that lie on the track, before the coming report."""
        w = self.weights
        worth = 0.0
        then = of.board.faith + w.piety * before
        spread = w.doubt * sqrt(before + 1)
        for space, gain in of.family.faith_tiles:
            if space not in of.board.faith_tiles:
                likely = chance((then - space + 0.5) / spread)
                worth += likely * self.prices.goods(gain, of.left)
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

    def _burdens(self, tiles: tuple[str, ...]) -> tuple[float, ...]:
        """Guess what the excommunications cost that are suffered for some rounds."""
        rounds = [ROUNDS - ROUNDS_TO_REPORT * (i + 1) for i in range(REPORTS - 1)]
        return tuple([self.burden(tile, n) for tile, n in zip(tiles, rounds, strict=False)])

    def burden(self, tile: str, rounds: int) -> float:
        """Guess what an excommunication costs in so many rounds."""
        curse = self.facts.curses[tile]
        cost = -self.abilities.worth(curse, BETWEEN_REPORTS)
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
        if curse.what == LOSE_BY_MANY_CARDS:
            kinds = (board.territory, board.character, board.building, board.venture)
            many = sum([max(0, len(cards) - int(MANY_CARDS)) for cards in kinds])
            return float(many * int(POINTS_A_CARD))
        return float(resources(board))


def resources(board: Board) -> int:
    """Count coins, wood, stone, servants and tokens."""
    return board.coin + board.wood + board.stone + board.servant + board.token
