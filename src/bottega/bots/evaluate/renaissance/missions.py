"""How likely a mission is to be accomplished, by what it asks for."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bottega.bots.evaluate.renaissance.deeds import counter, flag
from bottega.bots.evaluate.renaissance.facts import Aim, Card, chance
from bottega.bots.evaluate.renaissance.scene import Scene, Site
from bottega.games.renaissance import conditions as words
from bottega.games.renaissance import metrics
from bottega.games.renaissance.conditions import AT_LEAST, AT_MOST
from bottega.games.renaissance.pieces import Condition
from bottega.games.renaissance.selectors import Selector

SURE: Final = 0.97
KEPT: Final = 0.9  # a state that holds now and must still hold in the end
REGAIN: Final = 0.25  # one that was lost, for each thing in its way


def likely(aim: Aim, scene: Scene) -> float:
    """Estimate the chance that a mission will be accomplished."""
    return min(SURE, reach(aim.condition, scene, aim.royal))


def reach(condition: Condition[Any], scene: Scene, royal: bool) -> float:
    """Estimate the chance of a condition: once at any time, or in the end if it is royal."""
    if isinstance(condition, words.Compare):
        return COMPARED[type(condition.metric)](condition, scene, royal)
    if isinstance(condition, words.Extreme):
        return extreme(condition, scene)
    if isinstance(condition, words.Behind):
        return behind(condition, scene, royal)
    if isinstance(condition, words.EveryMaterial):
        return every_material(condition, scene)
    if isinstance(condition, words.Done):
        return flag(condition.name, scene)
    if isinstance(condition, words.All):
        return together([reach(one, scene, royal) for one in condition.conditions])
    return 0.4


def together(chances: list[float]) -> float:
    """Give the chance of several things: they come together more often than by chance."""
    product = 1.0
    for one in chances:
        product *= one
    root: float = product ** (1 / len(chances))
    return (product + root * min(chances)) / 2


def matches(selector: Selector, kind: int, value: int, card: Card) -> bool:
    """Say whether a material on a castle matches."""
    if selector.kinds and not selector.kinds >> kind & 1:
        return False
    if selector.pure and not card.pure:
        return False
    return not selector.values or (1 <= value <= 5 and bool(selector.values >> value & 1))


def held(selector: Selector, card: Card) -> bool:
    """Say whether a card outside of a castle matches."""
    printed = card.printed
    return bool(selector.card(printed.being, printed.pure, printed.kinds, printed.value))


def gained(gap: float, turns: float) -> float:
    """Give the chance to get so many more where one usually takes this many turns."""
    return 0.85 if gap <= 0 else chance((turns - gap) / (0.6 + 0.5 * gap)) * 0.9


def materials(condition: words.Compare, scene: Scene, royal: bool) -> float:
    """So many materials of a sort, or none."""
    metric: Any = condition.metric
    site = scene.sites[scene.own]
    n = sum(
        [1 for kind, value, card in site.materials if matches(metric.selector, kind, value, card)]
    )
    if condition.relation == AT_LEAST:
        gap = int(condition.value) - n
        if gap <= 0:
            return KEPT if royal else SURE
        ready = [card for card in (*scene.hand, *scene.stock) if fits(metric.selector, card, site)]
        room = min(gap, site.empty) / gap
        return gained(gap - 0.45 * min(gap, len(ready)), 0.55 * scene.left) * room
    drift = 0.97 ** min(scene.left, 12.0)
    return KEPT * drift if n == 0 else REGAIN**n * 0.5


def fits(selector: Selector, card: Card, site: Site) -> bool:
    """Say whether a card would be such a material on a free cell."""
    return card.material and any(
        site.free[kind] and matches(selector, kind, card.value, card) for kind in card.kinds
    )


def cards_held(condition: words.Compare, scene: Scene, royal: bool) -> float:
    """So many cards of a sort in hand or stock."""
    metric: Any = condition.metric
    among = [*(scene.hand if metric.hand else ()), *(scene.stock if metric.stock else ())]
    n = sum([1 for card in among if held(metric.selector, card)])
    if condition.relation == AT_LEAST:
        return gained(int(condition.value) - n, 0.35 * scene.left)
    over = n - int(condition.value)
    if not royal:
        return SURE if over <= 0 else 0.62**over * min(1.0, 0.3 + scene.left / 8)
    now = KEPT if over <= 0 else 0.5**over
    far = min(1.0, scene.left / 6)  # much will change until then
    return now * (1 - far) + (0.35 * now + 0.35) * far


def free_slots(condition: words.Compare, scene: Scene, royal: bool) -> float:
    """A full stock."""
    side = scene.view.sides[scene.own]
    missing = side.stock_slots - side.stock_size
    return KEPT if missing <= 0 else gained(missing, 0.7 * scene.left) * 0.8


def empty_cells(condition: words.Compare, scene: Scene, royal: bool) -> float:
    """Free cells of a kind: some left in the end, or none."""
    metric: Any = condition.metric
    free = scene.sites[scene.own].free[int(metric.kind)]
    if condition.relation == AT_LEAST:
        return (0.08, 0.8, 0.88, 0.9, 0.9)[min(free, 4)]
    return gained(free, 0.6 * scene.left)


def other_points(condition: words.Compare, scene: Scene, royal: bool) -> float:
    """Points of the other missions."""
    done = scene.view.sides[scene.own].score.parts["missions"]
    return gained((int(condition.value) - done) / 8, scene.left / 6)


def specials_placed(condition: words.Compare, scene: Scene, royal: bool) -> float:
    """Specials laid on the own side."""
    gap = int(condition.value) - scene.view.sides[scene.own].laid_here
    ready = sum([1 for card in (*scene.hand, *scene.stock) if card.special])
    return gained(gap - 0.6 * min(gap, ready), 0.2 * scene.left) if gap > 0 else SURE


def shared(condition: words.Compare, scene: Scene, royal: bool) -> float:
    """Materials that a rival has too."""
    own = scene.sites[scene.own]
    most = 0
    for i, other in enumerate(scene.sites):
        if i != scene.own:
            there = [(kind, value) for kind, value, _ in other.materials]
            n = 0
            for kind, value, _ in own.materials:
                if (kind, value) in there:
                    there.remove((kind, value))
                    n += 1
            most = max(most, n)
    gap = int(condition.value) - most
    return KEPT if gap <= 0 else gained(gap, (0.35 + 0.1 * len(scene.sites)) * scene.left)


def deeds(condition: words.Compare, scene: Scene, royal: bool) -> float:
    """Things done in a turn, or in the whole game."""
    metric: Any = condition.metric
    if condition.relation in (AT_LEAST, AT_MOST):
        return counter(metric.name, int(condition.value), scene)
    side = scene.view.sides[scene.own]
    return 0.93 if side.laid == 0 else 0.0  # the only exact one: no special laid


COMPARED: Final[Mapping[type, Callable[[words.Compare, Scene, bool], float]]] = {
    metrics.Materials: materials,
    metrics.CardsHeld: cards_held,
    metrics.FreeStockSlots: free_slots,
    metrics.EmptyCells: empty_cells,
    metrics.OtherMissionPoints: other_points,
    metrics.SpecialsPlaced: specials_placed,
    metrics.SharedWithOpponent: shared,
    metrics.Counter: deeds,
}


def measure(metric: metrics.Metric, scene: Scene, i: int) -> float:
    """Measure a side by what is compared with others."""
    site = scene.sites[i]
    if isinstance(metric, metrics.FilledCells):
        return site.filled
    if isinstance(metric, metrics.CastlePoints):
        return site.side.score.parts["castle"] / 3
    if isinstance(metric, metrics.SpecialPoints):
        return special_points(site)
    if isinstance(metric, metrics.Materials):
        wanted = metric.selector
        return sum(
            [1 for kind, value, card in site.materials if matches(wanted, kind, value, card)]
        )
    return site.side.laid_here


def special_points(site: Site) -> float:
    """Add up a side's specials, in the zone and on the castle."""
    points = site.side.score.parts["specials"]
    for there in site.side.cells:
        if there is None:
            continue
        if not there.material:
            points += there.value
        for name in there.specials:
            points += ON_MATERIAL.get(name, 0)
    return points


ON_MATERIAL: Final = {"army-33": -2, "artisans-31": 1, "artisans-34": 2}


def extreme(condition: words.Extreme, scene: Scene) -> float:
    """Strictly the most or the least of all: by the lead, the surer the nearer the end."""
    all_sides = [measure(condition.metric, scene, i) for i in range(len(scene.sites))]
    own = all_sides.pop(scene.own)
    lead = own - max(all_sides) if condition.most else min(all_sides) - own
    return chance((lead - 0.5) / (0.35 + 0.22 * scene.left))


def behind(condition: words.Behind, scene: Scene, royal: bool) -> float:
    """So many cells behind the fullest, or the least full, opponent."""
    filled = [site.filled for site in scene.sites]
    own = filled.pop(scene.own)
    lag = (max(filled) if condition.fullest else min(filled)) - own - int(condition.by)
    if lag >= 0 and not royal:
        return SURE
    return chance((lag + 0.5) / (0.35 + (0.15 if royal else 0.3) * scene.left))


def every_material(condition: words.EveryMaterial, scene: Scene) -> float:
    """Every material has one of these values."""
    listed = int(condition.values)
    wrong = 0
    for kind, value, _ in scene.sites[scene.own].materials:
        if condition.among >> kind & 1 and not (1 <= value <= 5 and listed >> value & 1):
            wrong += 1
    drift = 0.97 ** min(scene.left, 12.0)
    return KEPT * drift if wrong == 0 else REGAIN**wrong * 0.6
