"""Standing abilities of characters, leaders and families."""

from mypy_extensions import i64

from bottega.games.lorenzo.pieces import Modifier, Standing
from bottega.parts.bits import BITS


class NoLargeMalus(Modifier):
    """The large space of an area takes nothing off the value (ruling X-25)."""

    def __init__(self, area: i64) -> None:
        self.area = area

    def fold(self, standing: Standing, source: i64) -> None:
        """Add to the areas whose large space takes nothing off."""
        standing.no_malus |= BITS[self.area]


class ValuePerServant(Modifier):
    """Each servant adds so much to the value of an action."""

    def __init__(self, value: i64) -> None:
        self.value = value

    def fold(self, standing: Standing, source: i64) -> None:
        """It holds; a penalty on servants cancels it (ruling X-43)."""
        standing.per_servant *= self.value


class MorePoints(Modifier):
    """Each gain of points brings more of them (ruling X-44)."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def fold(self, standing: Standing, source: i64) -> None:
        """They add up."""
        standing.more += self.n


class OneMorePrivilege(Modifier):
    """Whenever privileges come, one more of another sort comes with them."""

    def fold(self, standing: Standing, source: i64) -> None:
        """Note that one more privilege comes."""
        standing.again = True


class PrivilegeWith(Modifier):
    """Every privilege brings something besides, but some cannot be picked (ruling X-54)."""

    def __init__(self, gain: i64, without: list[i64]) -> None:
        self.gain = gain
        self.without = without

    def fold(self, standing: Standing, source: i64) -> None:
        """Note what comes besides, and which privileges cannot be picked."""
        standing.with_privilege += self.gain
        for privilege in self.without:
            standing.no_privilege |= BITS[privilege]
