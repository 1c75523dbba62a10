"""Standing abilities of characters, leaders and families."""

from dataclasses import dataclass

from mypy_extensions import i64

from bottega.games.lorenzo.pieces import Footing, Modifier
from bottega.parts.bits import BITS


@dataclass
class NoLargeMalus(Modifier):
    """The large space of an area takes nothing off the value (ruling X-25)."""

    area: i64

    def fold(self, footing: Footing, source: i64) -> None:
        """Add to the areas whose large space takes nothing off."""
        footing.no_malus |= BITS[self.area]


@dataclass
class ValuePerServant(Modifier):
    """Each servant adds so much to the value of an action."""

    value: i64

    def fold(self, footing: Footing, source: i64) -> None:
        """It holds; a penalty on servants cancels it (ruling X-43)."""
        footing.per_servant *= self.value


@dataclass
class MorePoints(Modifier):
    """Each gain of points brings more of them (ruling X-44)."""

    n: i64

    def fold(self, footing: Footing, source: i64) -> None:
        footing.more += self.n


class OneMorePrivilege(Modifier):
    """Whenever privileges come, one more of another sort comes with them."""

    def fold(self, footing: Footing, source: i64) -> None:
        """Note that one more privilege comes."""
        footing.again = True


@dataclass
class PrivilegeWith(Modifier):
    """Every privilege brings something besides, but some cannot be picked (ruling X-54)."""

    gain: i64
    without: list[i64]

    def fold(self, footing: Footing, source: i64) -> None:
        """Note what comes besides, and which privileges cannot be picked."""
        footing.with_privilege += self.gain
        for privilege in self.without:
            footing.no_privilege |= BITS[privilege]
