"""What standing abilities, of cards, leaders, families and excommunications, are worth."""

from bottega.bots.evaluate.lorenzo.bundles import Bundle, bundle, plain
from bottega.bots.evaluate.lorenzo.facts import ALL_ACTIONS
from bottega.bots.evaluate.lorenzo.prices import NO_CARDS, Prices
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
from bottega.games.lorenzo.modules.houses.abilities import (
    BuysLeftover,
    FaithTiles,
    KeepsSpent,
    MoreCharacters,
    ServantsPay,
    Spared,
    UnpaidMilitary,
    WaivesCondition,
)
from bottega.games.lorenzo.modules.pazzi.abilities import (
    MorePoints,
    NoLargeMalus,
    OneMorePrivilege,
    PrivilegeWith,
    ValuePerServant,
)
from bottega.games.lorenzo.pieces import CARD_KINDS, TOWERS, Modifier
from bottega.games.lorenzo.triggers import (
    ExtraMember,
    OnExcommunicated,
    OnLeader,
    OnMarket,
    OnTake,
    OwnSpace,
    Swap,
)


class Abilities:
    """Values abilities, each for a round in which it holds."""

    def __init__(self, prices: Prices) -> None:
        w = self.weights = prices.weights
        self.facts = prices.facts
        self.prices = prices
        self.once_and_for_all: dict[type, float] = {
            FixedMembers: w.fixed,
            SharesSpaces: w.shares,
            NoMilitaryNeed: w.no_need,
            DoubledGains: w.doubled,
            BarredArea: -w.barred,
            ServantsPerValue: -w.servants,
            RestsFirst: -w.rests,
            NoFloorBonus: -w.floor,
            BuysLeftover: w.leftover,
            FaithTiles: w.faith_tiles,
            KeepsSpent: w.keeps,
            MoreCharacters: w.more_characters,
            ServantsPay: w.servants_pay,
            Spared: w.spared,
            UnpaidMilitary: w.unpaid,
            WaivesCondition: w.waived,
            MorePoints: w.more_points,
            NoLargeMalus: w.no_malus,
            OneMorePrivilege: w.one_more,
            ValuePerServant: w.per_servant,
            ExtraMember: w.extra,
            OnExcommunicated: -w.penalty,
        }

    def table(self, standing: list[Modifier]) -> list[float]:
        """Value abilities together, for every number of actions left."""
        lefts = range(ALL_ACTIONS + 1)
        return [sum([self.worth(ability, left) for ability in standing]) for left in lefts]

    def worth(self, ability: Modifier, left: int) -> float:
        """Value an ability, or an excommunication; an unknown one counts nothing."""
        w = self.weights
        prices = self.prices
        if isinstance(ability, ActionValue):  # that of harvests is seen in what they yield
            return int(ability.n) * w.value if ability.area < len(CARD_KINDS) else 0.0
        if isinstance(ability, Discount):
            off = max([prices.goods(plain(option), left) for option in ability.options])
            return off * w.discount * int(ability.kinds).bit_count()
        if isinstance(ability, ColouredMembers):
            return w.coloured * int(ability.n)
        if isinstance(ability, NeutralMember):
            return w.neutral * int(ability.n)
        if isinstance(ability, SupportBonus):
            return w.supports * prices.goods(plain(ability.gain), left)
        if isinstance(ability, NoTowerFee):
            return w.no_fee * int(ability.towers).bit_count() / int(TOWERS).bit_count()
        if isinstance(ability, LessPerSource):
            less = zip(plain(ability.kinds), prices.each[left], strict=True)
            return -w.less * sum([each for n, each in less if n])
        return self._event(ability, left)

    def _event(self, ability: Modifier, left: int) -> float:
        """Value what happens each time something else does."""
        w = self.weights
        if isinstance(ability, OnTake):
            return w.taken * int(ability.kinds).bit_count() * self._effect(ability, left)
        if isinstance(ability, OnLeader):
            return w.plays * self._effect(ability, left)
        if isinstance(ability, OnMarket):
            return w.visits * self._effect(ability, left)
        if isinstance(ability, OwnSpace):
            return w.own_space * self._bundle(self.facts.own_spaces[int(ability.space)], left)
        if isinstance(ability, Swap):
            gain, pay = plain(ability.gain), plain(ability.pay)
            return w.swaps * (self.prices.goods(gain, left) - self.prices.goods(pay, left))
        if isinstance(ability, PrivilegeWith):
            return w.privileges * self.prices.goods(plain(ability.gain), left)
        return self.once_and_for_all.get(type(ability), 0.0)

    def _effect(self, ability: OnTake | OnLeader | OnMarket, left: int) -> float:
        return self._bundle(bundle([ability.effect]), left)

    def _bundle(self, effects: Bundle, left: int) -> float:
        return self.prices.bundle(effects, left, NO_CARDS)


class Valuer:
    """Values a part of a board by the weights, facts and prices that abilities go by."""

    def __init__(self, abilities: Abilities) -> None:
        self.weights = abilities.weights
        self.facts = abilities.facts
        self.prices = abilities.prices
        self.abilities = abilities
