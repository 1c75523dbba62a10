"""Goals about what stands on castles and lies in zones."""

from typing import Final

from mypy_extensions import i64

from bottega.bots.evaluate.renaissance.facts import (
    LOOKS,
    MOST_KINDS,
    NOUGHT,
    PURE,
    VALUE,
    Card,
    Deck,
    chance,
)
from bottega.bots.evaluate.renaissance.goals import KEPT, REGAIN, SURE, Goal, drift, gained
from bottega.bots.evaluate.renaissance.scene import Scene, Site
from bottega.games.renaissance.selectors import MOST_VALUE, Selector

ON_MATERIAL: Final[dict[str, int]] = {"army-33": -2, "artisans-31": 1, "artisans-34": 2}


def among(listed: int, value: int) -> bool:
    """Say whether a value is in a set of values; those below 1 and above 5 are in none."""
    return 1 <= value <= int(MOST_VALUE) and bool(listed >> value & 1)


class Sort:
    """A sort of materials: whether each look is of it, and kinds of cells for it by card."""

    def __init__(self, selector: Selector, deck: Deck) -> None:
        self.kinds_wanted = int(selector.kinds)
        self.pure_wanted = bool(selector.pure)
        self.values_wanted = int(selector.values)
        self.matches: list[bool] = []
        for look in range(LOOKS):
            pure = look // PURE % 2 == 1
            self.matches.append(self._matches(look % PURE, pure, (look - NOUGHT) // VALUE))
        self.fitting: list[int] = [self._fitting(card) for card in deck.numbered]

    def _matches(self, kind: int, pure: bool, value: int) -> bool:
        if self.kinds_wanted and not self.kinds_wanted >> kind & 1:
            return False
        if self.pure_wanted and not pure:
            return False
        return not self.values_wanted or among(self.values_wanted, value)

    def _fitting(self, card: Card) -> int:
        if not card.material:
            return 0
        fitting = 0
        for kind in card.kinds:
            if self._matches(kind, card.pure, card.value):
                fitting += 2**kind
        return fitting

    def count(self, site: Site) -> int:
        """Count such materials of a castle."""
        n = 0
        matches = self.matches
        for look in site.looks:
            if matches[look]:
                n += 1
        return n

    def ready(self, cards: list[Card], free: i64) -> int:
        """Count the cards that would be such a material on a free cell."""
        n = 0
        for card in cards:
            kinds: i64 = self.fitting[card.number]
            if kinds & free:
                n += 1
        return n


class ManyMaterials(Goal):
    """So many materials of a sort."""

    def __init__(self, sort: Sort, wanted: int) -> None:
        self.sort = sort
        self.wanted = wanted

    def chance(self, there: Scene, royal: bool) -> float:
        """Go by what is missing, what is at hand and the room."""
        site = there.site
        gap = self.wanted - self.sort.count(site)
        if gap <= 0:
            return KEPT if royal else SURE
        free = site.ground.fits
        ready = self.sort.ready(there.hand, free) + self.sort.ready(there.stock, free)
        room = min(gap, site.empty) / gap
        return gained(gap - 0.45 * min(gap, ready), 0.55 * there.left) * room


class NoMaterials(Goal):
    """No material of a sort."""

    def __init__(self, sort: Sort) -> None:
        self.sort = sort

    def chance(self, there: Scene, royal: bool) -> float:
        """Go by how many there are."""
        return lost(self.sort.count(there.site), 0.5, there)


class OnlyValues(Goal):
    """Every material, of certain kinds, has one of these values."""

    def __init__(self, values: int, kinds: int) -> None:
        self.wrong: list[bool] = []
        for look in range(LOOKS):
            kind = look % PURE
            right = among(values, (look - NOUGHT) // VALUE)
            self.wrong.append(kind < MOST_KINDS and bool(kinds >> kind & 1) and not right)

    def chance(self, there: Scene, royal: bool) -> float:
        """Go by how many have not."""
        n = 0
        wrong = self.wrong
        for look in there.site.looks:
            if wrong[look]:
                n += 1
        return lost(n, 0.6, there)


def lost(n: int, hope: float, there: Scene) -> float:
    """Give the chance that nothing is in the way in the end, where so much is now."""
    if n == 0:
        return KEPT * drift(there)
    regained: float = REGAIN**n
    return regained * hope


class SomeEmpty(Goal):
    """Free cells of a kind, in the end."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.chances: list[float] = [0.08, 0.8, 0.88, 0.9, 0.9]

    def chance(self, there: Scene, royal: bool) -> float:
        """Go by how many are free."""
        return self.chances[min(there.site.free[self.kind], len(self.chances) - 1)]


class NoneEmpty(Goal):
    """No free cell of a kind."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def chance(self, there: Scene, royal: bool) -> float:
        """Go by how many are to be filled."""
        return gained(there.site.free[self.kind], 0.6 * there.left)


class Shared(Goal):
    """Materials that a rival has too."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted

    def chance(self, there: Scene, royal: bool) -> float:
        """Take the rival with whom it is most."""
        most = 0
        for i in range(len(there.sites)):
            if i != there.own:
                most = max(most, pairs(there.site.looks, there.sites[i].looks))
        gap = self.wanted - most
        if gap <= 0:
            return KEPT
        return gained(gap, (0.35 + 0.1 * len(there.sites)) * there.left)


def pairs(one: list[int], other: list[int]) -> int:
    """Pair materials by kind and value, pure or not, one to one."""
    left = [bare(look) for look in other]
    n = 0
    for look in one:
        wanted = bare(look)
        for k in range(len(left)):
            if left[k] == wanted:
                left[k] = -1
                n += 1
                break
    return n


def bare(look: int) -> int:
    """Give a look without whether it is pure."""
    return look - PURE if look // PURE % 2 == 1 else look


class Measure:
    """A number by which sides are compared: here the specials laid on a side."""

    def of(self, site: Site) -> float:
        """Measure a side."""
        return site.side.laid_here


class Filled(Measure):
    """Filled cells."""

    def of(self, site: Site) -> float:
        """Count them."""
        return site.full


class CastleValue(Measure):
    """What a castle is worth, in materials."""

    def of(self, site: Site) -> float:
        """Take a material for three points."""
        return site.castle / 3


class SpecialValue(Measure):
    """What a side's specials are worth, in the zone and on the castle."""

    def of(self, site: Site) -> float:
        """Add them up."""
        points = site.specials
        for there in site.ground.cells:
            if there is None:
                continue
            if not there.material:
                points += there.value
            for name in there.specials:
                points += ON_MATERIAL.get(name, 0)
        return points


class Counted(Measure):
    """Materials of a sort."""

    def __init__(self, sort: Sort) -> None:
        self.sort = sort

    def of(self, site: Site) -> float:
        """Count them."""
        return self.sort.count(site)


class Extreme(Goal):
    """Strictly the most or the least of all."""

    def __init__(self, measure: Measure, most: bool) -> None:
        self.measure = measure
        self.sign = 1.0 if most else -1.0

    def chance(self, there: Scene, royal: bool) -> float:
        """Go by the lead; it is the surer the nearer the end."""
        own = self.sign * self.measure.of(there.site)
        best = -1e9
        for i in range(len(there.sites)):
            if i != there.own:
                best = max(best, self.sign * self.measure.of(there.sites[i]))
        return chance((own - best - 0.5) / (0.35 + 0.22 * there.left))


class Behind(Goal):
    """So many cells behind the fullest, or the least full, opponent."""

    def __init__(self, by: int, fullest: bool) -> None:
        self.by = by
        self.sign = 1 if fullest else -1

    def chance(self, there: Scene, royal: bool) -> float:
        """Go by how far behind one is."""
        mark = -1000
        for i in range(len(there.sites)):
            if i != there.own:
                mark = max(mark, self.sign * there.sites[i].full)
        lag = self.sign * mark - there.site.full - self.by
        if lag >= 0 and not royal:
            return SURE
        return chance((lag + 0.5) / (0.35 + (0.15 if royal else 0.3) * there.left))
