"""What goods, effects and abilities are worth, by the actions that are left."""

from math import exp
from typing import Final

from bottega.bots.evaluate.lorenzo.facts import (
    ALL_ACTIONS,
    Bundle,
    Counts,
    Facts,
    Goods,
    plain,
)
from bottega.bots.evaluate.lorenzo.weights import Weights
from bottega.games.lorenzo.goods import RESOURCES
from bottega.games.lorenzo.modifiers import (
    ActionValue,
    BarredArea,
    ColouredMembers,
    Discount,
    DoubledGains,
    FixedMembers,
    LessPerSource,
    NeutralMember,
    NoFloorBonus,
    NoMilitaryNeed,
    NoTowerFee,
    RestsFirst,
    ServantsPerValue,
    SharesSpaces,
    SupportBonus,
)
from bottega.games.lorenzo.pieces import CARD_KINDS, Modifier
from bottega.games.lorenzo.scoring import RESOURCES_PER_POINT

LEFT_OVER: Final = 1 / int(RESOURCES_PER_POINT)  # a resource at the end
MOST: Final = 128  # of a good


class Prices:
    """Tables of worth; the first index is the number of actions left."""

    def __init__(self, weights: Weights, facts: Facts) -> None:
        w = self.weights = weights
        beyond = (w.coin, w.wood, w.stone, w.servant, w.military)
        kept = [(LEFT_OVER if i < int(RESOURCES) else 0.0, b) for i, b in enumerate(beyond)]
        uses = [1 - exp(-left / w.soon) for left in range(ALL_ACTIONS + 1)]
        helpful = [w.plenty * (1 - exp(-n / w.plenty)) for n in range(MOST)]
        self.each = [(*[end + more * use for end, more in kept], w.faith, 1.0) for use in uses]
        self.stored = [  # by good and how many are held: each one more is worth a little less
            [[end * n + more * use * helpful[n] for n in range(MOST)] for end, more in kept]
            for use in uses
        ]
        self.privilege = [
            max([self.goods(goods, left) for goods in facts.privileges])
            for left in range(ALL_ACTIONS + 1)
        ]
        self.once_and_for_all = {
            FixedMembers: w.fixed,
            SharesSpaces: w.shares,
            NoTowerFee: w.no_fee,
            NoMilitaryNeed: w.no_need,
            DoubledGains: w.doubled,
            BarredArea: -w.barred,
            ServantsPerValue: -w.servants,
            RestsFirst: -w.rests,
        }

    def goods(self, goods: Goods, left: int) -> float:
        """Value goods one by one."""
        each = self.each[left]
        return sum([n * each[kind] for kind, n in enumerate(goods) if n])

    def bundle(self, bundle: Bundle, left: int, counts: Counts) -> float:
        """Value effects for a player with so many cards, without the actions they lead to."""
        w = self.weights
        worth = self.goods(bundle.goods, left)
        for kind, goods in bundle.per_card:
            worth += counts[kind] * self.goods(goods, left)
        if bundle.privileges:
            worth += bundle.privileges * self.privilege[left]
        return worth + bundle.raises * w.raised + bundle.copies * w.copy

    def ability(self, ability: Modifier, left: int) -> float:
        """Value an ability, or an excommunication, for a round."""
        w = self.weights
        if isinstance(ability, ActionValue):  # that of harvests is seen in what they yield
            return int(ability.n) * w.value if ability.area < len(CARD_KINDS) else 0.0
        if isinstance(ability, Discount):
            off = max([self.goods(plain(option), left) for option in ability.options])
            return off * w.discount * int(ability.kinds).bit_count()
        if isinstance(ability, NoFloorBonus):
            return -w.floor
        if isinstance(ability, ColouredMembers):
            return w.coloured * int(ability.n)
        if isinstance(ability, NeutralMember):
            return w.neutral * int(ability.n)
        if isinstance(ability, SupportBonus):
            return w.supports * self.goods(plain(ability.gain), left)
        if isinstance(ability, LessPerSource):
            return -w.less * sum(
                [each for n, each in zip(plain(ability.kinds), self.each[left], strict=True) if n]
            )
        return self.once_and_for_all.get(type(ability), 0.0)
