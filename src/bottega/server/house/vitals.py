"""How a process of the server fares: what it has measured, in a few numbers for its operator."""

import os
import time
from collections.abc import Iterator
from typing import Any, Final

from bottega.server.base.metrics import Metrics
from bottega.server.minds.workers import Pool
from bottega.server.store import Store
from bottega.server.store.census import counts, lively
from bottega.wire import Vitals, WorkQueue

SPARING: Final = 1_000  # times as long as it took to count all tables, they are not counted again


def vitals(
    process: str, began: int, metrics: Metrics, tables: int, pools: tuple[Pool, Pool, Pool]
) -> Vitals:
    """Say how a process fares; of its pools, the bots' comes first, then hints, then reviews."""
    bots, hints, reviews = (WorkQueue(*pool.queue) for pool in pools)
    seconds = _total(metrics.latency, "_sum")
    commands = round(_total(metrics.latency, "_count"))
    return Vitals(
        process=process,
        began=began,
        connections=round(_total(metrics.connections)),
        tables=tables,
        commands=commands,
        mean=round(1_000 * seconds / commands, 2) if commands else 0.0,
        refused={labels["fault"]: round(n) for labels, n in _values(metrics.refused, "_total")},
        failed=sum(
            round(n) for labels, n in _values(metrics.requests, "_total") if _is_fault(labels)
        ),
        fallbacks=round(_total(metrics.bot_troubles, "_total")),
        bots=bots,
        hints=hints,
        reviews=reviews,
        load=round(os.getloadavg()[0], 2),
        cores=os.cpu_count() or 1,
    )


class Census:
    """Counts tables: those that wait or are played at each time, all of them now and then."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._next = 0.0  # when all are counted

    async def count(self) -> None:
        """Count what is due, and note it."""
        began = time.monotonic()
        if began < self._next:
            self._note(await self._store.read(lively))
            return
        self._note(await self._store.read(counts))
        ended = time.monotonic()
        self._next = ended + SPARING * (ended - began)

    def _note(self, counted: dict[str, int]) -> None:
        for status, count in counted.items():
            self._metrics.tables.labels(status).set(count)


def tables_by_status(metrics: Metrics) -> dict[str, int]:
    """Tell how many tables there are, as they were counted last."""
    return {labels["status"]: round(n) for labels, n in _values(metrics.tables)}


def _is_fault(labels: dict[str, str]) -> bool:
    return labels["status"] >= "500"


def _values(measure: Any, ending: str = "") -> Iterator[tuple[dict[str, str], float]]:
    """Give the values of a measure, with the labels of each."""
    for family in measure.collect():
        for sample in family.samples:
            if sample.name == family.name + ending:
                yield sample.labels, sample.value


def _total(measure: Any, ending: str = "") -> float:
    return sum(value for _, value in _values(measure, ending))
