"""What goods and effects are worth, by the actions that are left."""

from math import exp
from typing import Final

from bottega.bots.evaluate.lorenzo.bundles import Bundle, Counts, Goods, depends
from bottega.bots.evaluate.lorenzo.facts import ALL_ACTIONS, Facts
from bottega.bots.evaluate.lorenzo.weights import Weights
from bottega.games.lorenzo.choosing import DrawLeaders, PlayLeader
from bottega.games.lorenzo.goods import GOODS, RESOURCES
from bottega.games.lorenzo.modules.houses.effects import (
    CompleteSets,
    DrawAndKeep,
    DrawDifferent,
    EitherWork,
    HarvestBelow,
)
from bottega.games.lorenzo.modules.pazzi.rewards import MarketReward, TurnSeal
from bottega.games.lorenzo.modules.pazzi.rivals import RivalsGive
from bottega.games.lorenzo.pieces import CARD_KINDS
from bottega.games.lorenzo.scoring import RESOURCES_PER_POINT

LEFT_OVER: Final[float] = 1 / int(RESOURCES_PER_POINT)  # a resource at the end
MOST: Final = 128  # of a good
NO_CARDS: Final[Counts] = [0.0] * len(CARD_KINDS)


class Reward:
    """Effects with what they are worth by the actions left, to one who has no cards."""

    def __init__(self, effects: Bundle, worths: list[float]) -> None:
        self.effects = effects
        self.worths = worths
        self.depends = depends(effects)


class Prices:
    """Tables of worth; the first index is the number of actions left."""

    def __init__(self, weights: Weights, facts: Facts) -> None:
        w = self.weights = weights
        self.facts = facts
        beyond = (w.coin, w.wood, w.stone, w.servant, w.military)
        kept = [(LEFT_OVER if i < int(RESOURCES) else 0.0, b) for i, b in enumerate(beyond)]
        uses = [1 - exp(-left / w.soon) for left in range(ALL_ACTIONS + 1)]
        helpful = [w.plenty * (1 - exp(-n / w.plenty)) for n in range(MOST)]
        self.each: list[list[float]] = [
            [*[end + more * use for end, more in kept], w.faith, 1.0, 0.0] for use in uses
        ]
        self.stored = [  # by good and how many are held: each one more is worth a little less
            [[end * n + more * use * helpful[n] for n in range(MOST)] for end, more in kept]
            for use in uses
        ]
        self.shown = [self._faces(left) for left in range(ALL_ACTIONS + 1)]
        self.hidden = [self._mean(faces) for faces in self.shown]
        self.each = [[*e[:-1], n] for e, n in zip(self.each, self.hidden, strict=True)]
        self.privilege = [
            max([self.goods(goods, left) for goods in facts.privileges])
            for left in range(ALL_ACTIONS + 1)
        ]
        self.deeds: dict[type, float] = {
            PlayLeader: w.free_leader,
            DrawLeaders: w.secret,
            MarketReward: w.market,
            RivalsGive: w.demand,
            EitherWork: w.either,
            HarvestBelow: w.below,
            TurnSeal: w.seal,
            CompleteSets: w.complete,
        }
        self.draws: dict[type, float] = {DrawDifferent: w.different, DrawAndKeep: w.pick_of_two}

    def _faces(self, left: int) -> list[float]:
        """Value a held token by what it shows, from the first face on."""
        w = self.weights
        if not left:
            return [LEFT_OVER] * len(self.facts.faces)
        return [max(LEFT_OVER, w.held * self.goods(face, left)) for face in self.facts.faces]

    def _mean(self, faces: list[float]) -> float:
        copies = self.facts.copies
        return sum([n * c for n, c in zip(faces, copies, strict=True)]) / max(1, sum(copies))

    def goods(self, goods: Goods, left: int) -> float:
        """Value goods one by one."""
        each = self.each[left]
        worth = 0.0
        for kind, n in enumerate(goods):
            if n:
                worth += n * each[kind]
        return worth

    def named(self, goods: dict[str, int], left: int) -> float:
        """Value goods that are named."""
        each = self.each[left]
        return sum([n * each[GOODS.index(name)] for name, n in goods.items()])

    def reward(self, effects: Bundle) -> Reward:
        """Value effects for every number of actions left."""
        return Reward(
            effects, [self.bundle(effects, left, NO_CARDS) for left in range(ALL_ACTIONS + 1)]
        )

    def worth(self, reward: Reward, left: int, counts: list[int]) -> float:
        """Value effects for a player with such cards."""
        if not reward.depends:
            return reward.worths[left]
        return self.bundle(reward.effects, left, [float(n) for n in counts])

    def bundle(
        self,
        bundle: Bundle,
        left: int,
        counts: Counts,
        leaders: int = 0,
        laid: tuple[int, ...] = (),
    ) -> float:
        """Value effects for a player with such cards, without the actions they lead to."""
        w = self.weights
        worth = self.goods(bundle.goods, left)
        for kind, goods in bundle.per_card:
            worth += counts[kind] * self.goods(goods, left)
        if bundle.privileges:
            worth += bundle.privileges * self.privilege[left]
        worth += bundle.raises * w.raised + bundle.copies * w.copy
        if leaders:
            worth += leaders * self.goods(bundle.per_leader, left)
        for slot in bundle.slots:
            worth += self.slot(laid[slot] if laid else 0, left)
        for choice in bundle.choices:
            best = 0.0
            for pay, picked in choice:
                best = max(best, self.bundle(picked, left, counts) - self.goods(pay, left))
            worth += best
        for reward in bundle.instead:
            worth += max(0.0, w.instead * self.bundle(reward, left, counts))
        for deed in bundle.deeds:
            worth += self.deed(deed, left)
        return worth

    def slot(self, face: int, left: int) -> float:
        """Value what a token laid on a card brings; a bare card may still get one."""
        if not face:
            return self.weights.bare * self.hidden[left]
        return self.goods(self.facts.faces[face - 1], left)

    def deed(self, deed: type, left: int) -> float:
        """Value an effect that leads to a choice or a draw; an unknown one counts nothing."""
        return self.deeds.get(deed, 0.0) + self.draws.get(deed, 0.0) * self.hidden[left]
