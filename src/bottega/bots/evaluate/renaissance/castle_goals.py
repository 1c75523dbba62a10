"""Goals about what stands on castles and lies in zones."""

from mypy_extensions import i64

from bottega.bots.evaluate.renaissance.facts import Card, Deck, chance
from bottega.bots.evaluate.renaissance.goals import KEPT, REGAIN, SURE, Goal, drift, gained
from bottega.bots.evaluate.renaissance.scene import Scene
from bottega.games.renaissance.selectors import Selector, has_value
from bottega.games.renaissance.views import Distance


class Sort:
    """A sort of materials: by card, the kinds of cells on which it would be one."""

    def __init__(self, selector: Selector, deck: Deck) -> None:
        self.kinds = int(selector.kinds)
        self.pure = bool(selector.pure)
        self.values = int(selector.values)
        self.fitting: list[int] = [self._fitting(card) for card in deck.numbered]

    def _fitting(self, card: Card) -> int:
        if not card.material or (self.pure and not card.pure):
            return 0
        if self.values and not has_value(self.values, card.value):
            return 0
        fitting = int(card.printed.kinds)
        return fitting & self.kinds if self.kinds else fitting

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

    def __init__(self, sort: Sort) -> None:
        self.sort = sort

    def chance(self, there: Scene, far: Distance, royal: bool) -> float:
        """Go by what is missing, what is at hand and the room."""
        site = there.site
        gap = far.mark - far.own
        if gap <= 0:
            return KEPT if royal else SURE
        free = site.ground.fits
        ready = self.sort.ready(there.hand, free) + self.sort.ready(there.stock, free)
        room = min(gap, site.empty) / gap
        return gained(gap - 0.45 * min(gap, ready), 0.55 * there.left) * room


class NoMaterials(Goal):
    """No material of a sort, or none that has not one of certain values."""

    def __init__(self, hope: float) -> None:
        self.hope = hope

    def chance(self, there: Scene, far: Distance, royal: bool) -> float:
        """Go by how many there are."""
        if far.own == 0:
            return KEPT * drift(there)
        regained: float = REGAIN**far.own
        return regained * self.hope


class SomeEmpty(Goal):
    """Free cells of a kind, in the end."""

    def __init__(self) -> None:
        self.chances: list[float] = [0.08, 0.8, 0.88, 0.9, 0.9]

    def chance(self, there: Scene, far: Distance, royal: bool) -> float:
        """Go by how many are free."""
        return self.chances[min(far.own, len(self.chances) - 1)]


class NoneEmpty(Goal):
    """No free cell of a kind."""

    def chance(self, there: Scene, far: Distance, royal: bool) -> float:
        """Go by how many are to be filled."""
        return gained(far.own, 0.6 * there.left)


class Shared(Goal):
    """Materials that a rival has too."""

    def chance(self, there: Scene, far: Distance, royal: bool) -> float:
        gap = far.mark - far.own
        if gap <= 0:
            return KEPT
        return gained(gap, (0.35 + 0.1 * len(there.sites)) * there.left)


class Extreme(Goal):
    """Strictly the most or the least of all; a unit is what takes about as long as a cell."""

    def __init__(self, most: bool, unit: float) -> None:
        self.scale = (1.0 if most else -1.0) / unit

    def chance(self, there: Scene, far: Distance, royal: bool) -> float:
        """Go by the lead; it is the surer the nearer the end."""
        lead = self.scale * (far.own - far.mark)
        return chance((lead - 0.5) / (0.35 + 0.22 * there.left))


class Behind(Goal):
    """So many cells behind the fullest, or the least full, opponent."""

    def __init__(self, by: int) -> None:
        self.by = by

    def chance(self, there: Scene, far: Distance, royal: bool) -> float:
        """Go by how far behind one is."""
        lag = far.mark - far.own - self.by
        if lag >= 0 and not royal:
            return SURE
        return chance((lag + 0.5) / (0.35 + (0.15 if royal else 0.3) * there.left))
