"""What one board is worth in itself, by where it comes from."""

from math import floor
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.bots.evaluate.masters.facts import (
    ABILITY,
    BANNERS,
    FIRST,
    GAINS,
    LEADER_POINTS,
    OWNS,
    PAYS,
    POPES,
    SECTIONS_FROM,
    SMOOTH,
    SPREADS,
    TILES,
    chance,
)
from bottega.bots.evaluate.masters.holding import SHELF, Holding
from bottega.bots.evaluate.masters.plan import Purchases, engine
from bottega.bots.evaluate.masters.scene import Scene
from bottega.bots.evaluate.masters.weights import Weights

CERTAIN: Final = 0.97  # that something in reach is done
AWAY: Final = 0.8  # of a faith: a leader that is put away some time


class Estimate:
    """What a board is worth, in points."""

    def __init__(self) -> None:
        self.cards = 0.0
        self.faith = 0.0
        self.leaders = 0.0
        self.engine = 0.0
        self.hand = 0.0
        self.goods = 0.0
        self.plans = 0.0  # purchases to come
        self.wanted = vec[float]([0.0] * 8)  # what each banner is worth to leaders in hand

    def total(self) -> float:
        """Add it all up."""
        return (
            self.cards
            + self.faith
            + self.leaders
            + self.engine
            + self.hand
            + self.goods
            + self.plans
        )


class Appraiser:
    """Values boards by one set of weights."""

    def __init__(self, weights: Weights) -> None:
        w = self.weights = weights
        cards = range(len(GAINS))
        self.yields = vec[float]([w.good * GAINS[i] + w.faith * SPREADS[i] for i in cards])
        self.abilities = vec[float]([w.discount, w.depot, w.white, w.craft])

    def board(self, scene: Scene, seat: int) -> Estimate:
        """Value one board: what it has, and what that leads to in the turns left."""
        worth = Estimate()
        one = scene.holdings[seat]
        parts: dict[str, int] = one.board.score.parts
        worth.cards = float(parts["cards"])
        worth.leaders = float(parts["leaders"])
        worth.faith = float(parts["tiles"])
        left = scene.turns_of(seat)
        if left > 0.0:
            self._look_ahead(worth, scene, seat, left)
        else:
            worth.faith += float(parts["faith"])
            worth.goods = float(parts["resources"]) + one.goods / 100.0  # goods left break ties
        return worth

    def bare_plans(self, scene: Scene, seat: int, wanted: vec[float]) -> float:
        """Value the purchases to come as if no goods lay on the board yet."""
        left = scene.turns_of(seat)
        if left == 0.0:
            return 0.0
        plan = Purchases(self.weights, self.yields, scene.holdings[seat], wanted, left)
        plan.forget_goods()
        return plan.worth(scene.tops)

    def _look_ahead(self, worth: Estimate, scene: Scene, seat: int, left: float) -> None:
        w = self.weights
        one = scene.holdings[seat]
        worth.faith += SMOOTH[one.space] + self._reports(scene, seat, left)
        worth.goods = -w.crowd * max(0.0, one.stored - SHELF)
        worth.engine = engine(w, one.rate) * left + w.fuel * self._fuelled(one)
        for number in one.played:
            worth.leaders += self.abilities[ABILITY[i64(number) - FIRST]] * left
        self._hand(worth, one, left)
        worth.plans = Purchases(w, self.yields, one, worth.wanted, left).worth(scene.tops)

    def _reports(self, scene: Scene, seat: int, left: float) -> float:
        """Expect points of the reports to come: will there be one, and will the marker be there?"""
        own = scene.holdings[seat].faith
        first = scene.ahead(seat)
        worth = 0.0
        for section in range(scene.reports, i64(3)):
            pope = POPES[section]
            comes = chance((left - pope + max(first, own)) / 3.0)
            missing = SECTIONS_FROM[section] - own
            there = CERTAIN if missing <= 0.0 else chance((pope - first - 1.5 * missing) / 2.0)
            worth += TILES[section] * comes * there
        return worth

    def _fuelled(self, one: Holding) -> float:
        """Add up the powers that can be paid now, each by itself."""
        worth = 0.0
        for slot in one.slots:
            if slot:
                card = i64(slot[-1])
                at = card * 4
                if (
                    one.have[0] >= PAYS[at]
                    and one.have[1] >= PAYS[at + 1]
                    and one.have[2] >= PAYS[at + 2]
                    and one.have[3] >= PAYS[at + 3]
                ):
                    worth += self.yields[card]
        return worth

    def _hand(self, worth: Estimate, one: Holding, left: float) -> None:
        """Value the leaders in hand, played or put away, and each banner that they want."""
        hand: tuple[int, ...] | None = one.board.hand
        if hand is None:
            worth.hand = self.weights.secret * float(one.board.hand_size)
        elif hand:
            banners = one.banners()
            for number in hand:
                worth.hand += self._leader(worth, i64(number) - FIRST, one, banners, left)

    def _leader(
        self, worth: Estimate, leader: i64, one: Holding, banners: vec[float], left: float
    ) -> float:
        """Value one leader in hand: its points and ability by how likely it is to be played."""
        w = self.weights
        goods = shortage(OWNS, leader * 4, one.have)
        cards = shortage(BANNERS, leader * 8, banners)
        likely = times(w.banner, cards) * times(w.owned, goods)
        likely *= w.hand if cards or goods else CERTAIN
        likely *= min(1.0, left / (1.0 + 3.0 * cards + goods / 2.0))
        played = LEADER_POINTS[leader] + self.abilities[ABILITY[leader]] * left
        if likely * played < AWAY * w.faith:
            return AWAY * w.faith
        if cards > 0.0:
            each = tenths(w.want * likely * played * (1.0 / w.banner - 1.0))
            for i in range(i64(8)):
                if BANNERS[leader * 8 + i] > banners[i]:
                    worth.wanted[i] += each
        return likely * played


def shortage(table: vec[float], at: i64, have: vec[float]) -> float:
    """Count what is missing of the numbers that begin at a place of a table."""
    missing = 0.0
    for i in range(i64(len(have))):
        if table[at + i] > have[i]:
            missing += table[at + i] - have[i]
    return missing


def times(factor: float, n: float) -> float:
    """Multiply a factor with itself, n times in all."""
    product = 1.0
    while n >= 1.0:
        product *= factor
        n -= 1.0
    return product


def tenths(x: float) -> float:
    """Round to tenths."""
    return float(floor(x * 10.0 + 0.5)) / 10.0
