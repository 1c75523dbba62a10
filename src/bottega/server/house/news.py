"""News of a table: what its people want to know although they are not asked anything."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bottega.server.table.entries import AnyEntry, Opened, Said, Started
from bottega.server.table.table import Table
from bottega.wire.notices import Kind


class News(NamedTuple):
    """What somebody hears of a table, and at which of their seats."""

    kind: Kind
    seat: int
    holder: str
    name: str  # who is behind it
    by: str = ""  # their identity


def news(table: Table, appended: Sequence[AnyEntry]) -> Iterator[News]:
    """Tell whom it concerns what was just appended; whose turn has come is told elsewhere."""
    last = appended[-1]
    if isinstance(last, Said):
        speaker = table.seats[last.seat]
        by = (speaker.name, speaker.holder or "")
        yield from _heard(table, "chat", by, {speaker.holder})
    elif isinstance(last, Started) or isinstance(appended[0], Opened):
        # Who opened the table knows of it, and who is asked hears that it is their turn.
        asked = {table.seats[seat].holder for seat in table.waited_for()}
        by = (table.host_name, table.host)
        yield from _heard(table, "invitation", by, {table.host, *asked})


def _heard(
    table: Table, kind: Kind, by: tuple[str, str], without: set[str | None]
) -> Iterator[News]:
    """Tell everybody at a table once, but for those who know already."""
    told = without | {None}
    for number, seat in enumerate(table.seats):
        if seat.holder is not None and seat.holder not in told:
            told.add(seat.holder)
            yield News(kind, number, seat.holder, *by)
