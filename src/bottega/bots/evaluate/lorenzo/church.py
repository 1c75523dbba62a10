"""Faith: the points it will bring, and excommunications to fear."""

from math import sqrt
from typing import Final

from bottega.bots.evaluate.lorenzo.abilities import Abilities, Valuer
from bottega.bots.evaluate.lorenzo.bundles import bundle
from bottega.bots.evaluate.lorenzo.facts import (
    FAITH,
    NEED,
    REPORTS,
    ROUNDS,
    ROUNDS_TO_REPORT,
    USUAL_MEMBERS,
    FamilyFact,
    between,
    chance,
)
from bottega.bots.evaluate.lorenzo.outlook import Ground, Outlook
from bottega.bots.evaluate.lorenzo.prices import Reward
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
from bottega.games.lorenzo.views import Board

PART: Final[dict[str, str]] = {
    "territory": "territories",
    "character": "characters",
    "venture": "ventures",
}
BETWEEN_REPORTS: Final[int] = ROUNDS_TO_REPORT * USUAL_MEMBERS  # actions
LAST_REPORT: Final[int] = REPORTS - 1


class Church(Valuer):
    """Values faith against the reports to come."""

    def __init__(self, abilities: Abilities) -> None:
        super().__init__(abilities)
        facts = self.facts
        self.curses = {name: abilities.table([curse]) for name, curse in facts.curses.items()}
        self.burdens: dict[str, list[float]] = {  # by the report after which they are suffered
            name: [self.burden(curse, report) for report in range(REPORTS)]
            for name, curse in facts.curses.items()
        }
        self.penalties = {name: self.penalty(fact) for name, fact in facts.families.items()}
        self.spared = {
            name
            for name, leader in facts.leaders.items()
            if any(isinstance(ability, Spared) for ability in leader.standing)
        }

    def worth(self, ground: Ground, of: Outlook) -> float:
        """Value the reports to come, and count what excommunications cost."""
        period = (max(1, ground.round) - 1) // ROUNDS_TO_REPORT
        before = max(0, of.left - ROUNDS_TO_REPORT * of.family.members * (LAST_REPORT - period))
        if of.reported:
            period += 1
            before = BETWEEN_REPORTS
        worth = self.reports(ground, of, period, before)
        if of.family.faith_tiles and period < REPORTS:
            worth += self.tiles(of, before)
        for suffered in of.board.excommunications:
            worth += of.share * self.curses[ground.tiles[suffered - 1]][of.left]
        return worth

    def reports(self, ground: Ground, of: Outlook, period: int, before: int) -> float:
        """Expect what faith brings at the reports, and fear some excommunications."""
        spared = len(of.played) > 0 and self.is_spared(of)
        more = 0.0 if spared else self.more(of)
        worth = 0.0
        faith = of.faith
        for report in range(period, REPORTS):
            fear = 0.0
            if not spared:
                fear = self.fear(ground.tiles[report], report, of.board) - more
            worth += self.report(faith, report, before, fear)
            faith = 0
            before = BETWEEN_REPORTS
        return worth

    def fear(self, tile: str, report: int, board: Board) -> float:
        """Guess what an excommunication would cost."""
        if report < LAST_REPORT:
            return self.burdens[tile][report]
        return self.loss(self.facts.curses[tile], board)

    def is_spared(self, of: Outlook) -> bool:
        """Say whether a leader keeps excommunications away."""
        for name in of.played:
            if name in self.spared:
                return True
        copied: str | None = of.board.copied
        return copied is not None and copied in self.spared

    def more(self, of: Outlook) -> float:
        """Guess what a family receives when it is excommunicated."""
        name: str | None = of.board.family
        if name is None:
            return 0.0
        penalty = self.penalties[name]
        return 0.0 if penalty is None else self.prices.worth(penalty, of.left, of.counts())

    def penalty(self, family: FamilyFact) -> Reward | None:
        """Find what a family receives, or loses, when it is excommunicated."""
        for ability in family.standing:
            if isinstance(ability, OnExcommunicated):
                return self.prices.reward(bundle([ability.effect]))
        return None

    def tiles(self, of: Outlook, before: int) -> float:
        """Expect what the tiles bring that lie on the track, before the coming report."""
        w = self.weights
        worth = 0.0
        then = of.faith + w.piety * before
        spread = w.doubt * sqrt(before + 1)
        for space, gain in of.family.faith_tiles:
            if space not in of.board.faith_tiles:
                likely = chance((then - space + 0.5) / spread)
                worth += likely * self.prices.goods(gain, of.left)
        return worth

    def report(self, faith: int, period: int, before: int, fear: float) -> float:
        """Expect points of one report that comes after so many actions."""
        w = self.weights
        then = faith + w.piety * before
        need = NEED[period]
        enough = 1.0 if faith >= need else 0.0
        if before and faith < need:
            enough = chance((then - need + 0.5) / (w.doubt * sqrt(before)))
        points = between(FAITH, then)
        if period == LAST_REPORT:
            return points - (1.0 - enough) * fear
        short = w.keep * min(then, float(need)) - fear
        return enough * max(points, short) + (1.0 - enough) * short

    def burden(self, curse: Modifier, report: int) -> float:
        """Guess what an excommunication costs in the rounds after a report."""
        rounds = ROUNDS - ROUNDS_TO_REPORT * (report + 1)
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
            return float(board.vp / int(curse.per))
        if curse.what == LOSE_BY_MILITARY:
            return float(board.military)
        if curse.what == LOSE_BY_BUILDING_COSTS:
            return float(sum([self.facts.cards[number].materials for number in board.building]))
        if curse.what == LOSE_BY_MANY_CARDS:
            kinds = [board.territory, board.character, board.building, board.venture]
            many = sum([max(0, len(cards) - int(MANY_CARDS)) for cards in kinds])
            return float(many * int(POINTS_A_CARD))
        return float(resources(board))


def resources(board: Board) -> int:
    """Count coins, wood, stone, servants and tokens."""
    return board.coin + board.wood + board.stone + board.servant + board.token
