"""Standing abilities of families and leaders."""

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.lorenzo.goods import kinds_of
from bottega.games.lorenzo.pieces import CHARACTER, FaithTile, Footing, Modifier


@dataclass
class WaivesCondition(Modifier):
    """Each leader is played without so many of its conditions (ruling X-35)."""

    n: i64

    def fold(self, footing: Footing, source: i64) -> None:
        footing.waived += self.n


class ServantsPay(Modifier):
    """In any cost servants may stand in for coins, wood and stone, one for one (ruling X-42)."""

    def fold(self, footing: Footing, source: i64) -> None:
        """Note that servants may stand in."""
        footing.servants_pay = True


class UnpaidMilitary(Modifier):
    """Ventures need their military points, but do not take them (ruling X-47)."""

    def fold(self, footing: Footing, source: i64) -> None:
        """Note that military points are only needed."""
        footing.unpaid = True


@dataclass
class KeepsSpent(Modifier):
    """These goods, spent on buildings, lie on the family tile; a privilege fetches them all."""

    kinds: i64

    def fold(self, footing: Footing, source: i64) -> None:
        """It holds (ruling X-46)."""
        footing.stores |= kinds_of(self.kinds)


@dataclass
class MoreCharacters(Modifier):
    """More than six characters may be had, and the further ones score this (ruling X-48)."""

    points: list[i64]

    def fold(self, footing: Footing, source: i64) -> None:
        """The limit grows by one for each."""
        footing.limits[CHARACTER] += i64(len(self.points))
        footing.beyond = vec[i64](self.points)


@dataclass
class BuysLeftover(Modifier):
    """At the end of a round's turns, a card that is left in a tower may be had for this."""

    pay: i64

    def fold(self, footing: Footing, source: i64) -> None:
        """Note what such a card is had for."""
        footing.leftover = self.pay


@dataclass
class FaithTiles(Modifier):
    """Tiles lie on the faith track for this player (ruling X-53)."""

    tiles: list[FaithTile]

    def fold(self, footing: Footing, source: i64) -> None:
        footing.faith_tiles = self.tiles


class Spared(Modifier):
    """Excommunication does not touch this player (ruling X-38)."""

    def fold(self, footing: Footing, source: i64) -> None:
        """It holds from now on; earlier cubes stay."""
        footing.spared = True
