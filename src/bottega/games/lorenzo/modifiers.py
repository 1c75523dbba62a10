"""Standing abilities: of characters, of leaders, and of excommunication tiles."""

from dataclasses import dataclass

from mypy_extensions import i64

from bottega.games.lorenzo.goods import RESOURCES, kinds_of
from bottega.games.lorenzo.pieces import (
    KIND_COUNT,
    LOSE_BY_RESOURCES,
    TOWERS,
    Footing,
    Loss,
    Modifier,
    Split,
)


@dataclass
class ActionValue(Modifier):
    """Actions of a kind (the kinds of cards, harvest, production) are worth more, or less."""

    area: i64
    n: i64

    def fold(self, footing: Footing, source: i64) -> None:
        footing.values[self.area] += self.n
        if self.n < 0:
            footing.lowered[self.area] += self.n


@dataclass
class Discount(Modifier):
    """Cards of these kinds cost less; of several options the owner takes one."""

    kinds: i64
    options: list[i64]

    def fold(self, footing: Footing, source: i64) -> None:
        """Discounts add up (ruling L-17)."""
        if len(self.options) > 1:
            footing.splits.append(Split(self.kinds, self.options))
            return
        for kind in range(KIND_COUNT):
            if (self.kinds >> kind) & 1:
                footing.off[kind] += self.options[0]


@dataclass
class NoFloorBonus(Modifier):
    """The bonus of these floors is not received."""

    floors: list[i64]

    def fold(self, footing: Footing, source: i64) -> None:
        """Floors are counted from one."""
        for floor in self.floors:
            footing.bare |= i64(1) << (floor - 1)


class SharesSpaces(Modifier):
    """Members may enter occupied spaces."""

    def fold(self, footing: Footing, source: i64) -> None:
        """Note that occupied spaces are open."""
        footing.shares = True


@dataclass
class NoTowerFee(Modifier):
    """An occupied tower costs nothing: any of these."""

    towers: i64 = TOWERS

    def fold(self, footing: Footing, source: i64) -> None:
        """It holds, for bonus actions too (ruling L-49)."""
        footing.no_fee |= self.towers


@dataclass
class FixedMembers(Modifier):
    """Coloured members are worth this, whatever the dice show."""

    value: i64

    def fold(self, footing: Footing, source: i64) -> None:
        """Note the value that takes the place of the dice."""
        footing.fixed = self.value


@dataclass
class ColouredMembers(Modifier):
    """Coloured members are worth more, or less."""

    n: i64

    def fold(self, footing: Footing, source: i64) -> None:
        """Values add up (ruling L-50)."""
        footing.coloured += self.n


@dataclass
class NeutralMember(Modifier):
    """The neutral member is worth more."""

    n: i64

    def fold(self, footing: Footing, source: i64) -> None:
        footing.neutral += self.n


class NoMilitaryNeed(Modifier):
    """Territories are taken without the military points their place asks for."""

    def fold(self, footing: Footing, source: i64) -> None:
        """It holds; six cards are still the most (ruling L-55)."""
        footing.no_need = True


@dataclass
class DoubledGains(Modifier):
    """Immediate effects of cards give these kinds twice."""

    kinds: i64

    def fold(self, footing: Footing, source: i64) -> None:
        """Add to the kinds that come twice."""
        footing.doubled |= kinds_of(self.kinds)


@dataclass
class SupportBonus(Modifier):
    """Each time the church is supported, this is received besides."""

    gain: i64

    def fold(self, footing: Footing, source: i64) -> None:
        footing.support += self.gain


@dataclass
class LessPerSource(Modifier):
    """Each source gives one less of these kinds."""

    kinds: i64

    def fold(self, footing: Footing, source: i64) -> None:
        """Add to the kinds that come one short."""
        footing.fewer |= kinds_of(self.kinds)


@dataclass
class BarredArea(Modifier):
    """No member may be placed there."""

    area: i64

    def fold(self, footing: Footing, source: i64) -> None:
        """Add to the areas that are closed."""
        footing.barred |= i64(1) << self.area


@dataclass
class ServantsPerValue(Modifier):
    """One more of value takes so many servants."""

    servants: i64

    def fold(self, footing: Footing, source: i64) -> None:
        """It holds; it cancels an ability that makes servants worth more (ruling X-43)."""
        footing.per_value *= self.servants


class RestsFirst(Modifier):
    """The first turn of every round is passed."""

    def fold(self, footing: Footing, source: i64) -> None:
        """Note that first turns are passed."""
        footing.rests = True


@dataclass
class NoPointsFor(Modifier):
    """Cards of a kind score nothing at the end."""

    kind: i64

    def fold(self, footing: Footing, source: i64) -> None:
        """Add to the kinds that do not score."""
        footing.unscored |= i64(1) << self.kind


@dataclass
class LosePoints(Modifier):
    """A point is lost at the end for every so many of something."""

    what: i64
    per: i64 = 1

    def fold(self, footing: Footing, source: i64) -> None:
        """Add to what is lost in the end."""
        footing.losses.append(Loss(self.what, self.per))

    def burdens(self, kind: i64) -> bool:
        """It may count resources."""
        return self.what == LOSE_BY_RESOURCES and kind < RESOURCES
