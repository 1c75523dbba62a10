"""How far missions are, by the rule that decides each."""

from collections.abc import Iterator

from bottega.games.renaissance import metrics
from bottega.games.renaissance.conditions import All, Behind, Compare, Done, EveryMaterial, Extreme
from bottega.games.renaissance.counters import Counter
from bottega.games.renaissance.names import KINDS, NUMBER
from bottega.games.renaissance.pieces import Condition
from bottega.games.renaissance.progress import progress as reached
from bottega.games.renaissance.selectors import BEINGS, MOST_VALUE, Selector
from bottega.games.renaissance.state import Renaissance
from bottega.games.renaissance.views import Distance
from bottega.kernel.telling import Progress, kebab
from bottega.parts.bits import BITS

Counted = tuple[str, int, int]  # what is counted, how many there are, and how many it takes


def progress(table: Renaissance, seat: int) -> list[Progress]:
    """Tell of a side's missions that lie face down, from the first turn on (ruling N-60)."""
    if table.turn == 0 or table.over():
        return []
    return [
        _told(name, table.cards[NUMBER[name]].mission.condition, far)
        for name, far in reached(table, seat).items()
    ]


def _told(name: str, condition: Condition[Renaissance], far: Distance) -> Progress:
    counted = list(_counted(condition, far))
    own, need = {key: n for key, n, _ in counted}, {key: n for key, _, n in counted}
    best = far.mark if isinstance(condition, Extreme | Behind) else None
    return Progress(f"mission:{name}", own, need, far.holds, best, far.lost)


def _counted(condition: Condition[Renaissance], far: Distance) -> Iterator[Counted]:
    """Name what a condition counts, part by part."""
    match condition:
        case All():
            for one, part in zip(condition.conditions, far.parts, strict=True):
                yield from _counted(one, part)
        case Compare():
            yield measure(condition.metric), far.own, far.mark
        case Extreme():
            yield measure(condition.metric), far.own, far.mark + (1 if condition.most else -1)
        case Behind():
            yield measure(condition.metric), far.own, far.mark - int(condition.by)
        case EveryMaterial():
            yield "other-values", far.own, 0
        case Done() if far.mark:
            yield "cells", far.own, far.mark


def measure(metric: metrics.Metric) -> str:
    """Name what is measured: `materials-5`, `empty-cells-foundation`, `actions-this-turn`."""
    if isinstance(metric, Counter):
        return metric.name.replace("_", "-")
    words = [kebab(type(metric).__name__)]
    if isinstance(metric, metrics.EmptyCells):
        words.append(KINDS[metric.kind])
    if isinstance(metric, metrics.Materials | metrics.CardsHeld):
        words.extend(_selected(metric.selector))
    return "-".join(words)


def _selected(chosen: Selector) -> Iterator[str]:
    yield from ["pure"] if chosen.pure else []
    yield from (name for i, name in enumerate(BEINGS) if chosen.being & BITS[i])
    yield from (name for i, name in enumerate(KINDS) if chosen.kinds & BITS[i])
    yield from (str(n) for n in range(1, int(MOST_VALUE) + 1) if chosen.values & BITS[n])
