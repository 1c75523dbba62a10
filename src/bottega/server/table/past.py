"""A table's past: its game played again, decision by decision."""

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Any

from bottega.kernel import record as records
from bottega.kernel.events import Event
from bottega.kernel.record import Answer
from bottega.kernel.session import Session
from bottega.kernel.values import Value
from bottega.server.store import Row
from bottega.server.table.damage import followed
from bottega.server.table.situation import Logged
from bottega.server.table.table import Table


class Past(Value):
    """A moment: the game after so many decisions, and what the last of them brought about."""

    decision: int
    session: Session[Any, Any]  # it goes on to the next moment when that is asked for
    answer: Answer | None  # the decision that led here
    events: tuple[Event, ...]


def logged(id: str, rows: Iterable[Row]) -> Iterator[Logged]:
    """Follow a log anew, and give its entries with what they brought about, those not sealed."""
    table = Table(id)
    for row in followed(table, rows):
        if table.told == row.number:
            yield table.tail[-1]


def replay(table: Table) -> Iterator[Past]:
    """Play a table's game again, from the deal to where it stands."""
    now = table.playing()
    made = now.record()
    closed = len(list(takewhile(lambda step: step.code is None, reversed(now.steps))))
    again: Session[Any, Any] = Session(table.game, made.options, made.seed)
    yield Past(0, again, None, ())
    for number, answer in enumerate(made.answers, 1):
        again.table.log = []
        held = number == len(made.answers) and now.held is not None
        if held:
            again.table.holds = now.table.holds  # what follows the turn's end is still to come
        records.step(table.game, again.table, made, number)
        for _ in range(closed if held else 0):
            again.table.release()
        again.version = number
        yield Past(number, again, answer, tuple(again.table.log))


def at(table: Table, decision: int) -> Past:
    """Give the moment after so many decisions, of which there must be as many."""
    return next(past for past in replay(table) if past.decision == decision)
