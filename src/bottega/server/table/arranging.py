"""A table that is arranged anew before its start: who sits where then, and what has changed."""

from msgspec.structs import asdict

from bottega.server.table.clocks import Clocks
from bottega.server.table.entries import Arranged, PlannedSeat
from bottega.server.table.situation import Seat, Situation, new_place
from bottega.wire import NewSeat, Rearranged


def arrange(table: Situation, entry: Arranged, number: int) -> None:
    """Lay the seats in their new order; who sits keeps seat and name, and gets another link."""
    table.generation = 1 + max([table.generation, *(seat.generation for seat in table.seats)])
    sources = zip(entry.order, entry.seats, strict=True)
    table.seats = [_seat(table, *source, place) for place, source in enumerate(sources)]
    table.keys = {
        (new_place(entry.order, seat), key): made
        for (seat, key), made in table.keys.items()
        if seat in entry.order
    }
    table.moves.append((number, entry.order))
    table.options, table.settings = entry.options, entry.settings
    table.clocks = Clocks(entry.settings.clock, len(table.seats), table.outages)


def _seat(table: Situation, source: int | None, plan: PlannedSeat, place: int) -> Seat:
    seat = Seat(plan) if source is None else table.seats[source]
    if source != place or seat.plan != plan:
        seat.generation = table.generation  # no link that was ever made for this place opens it
    seat.plan = plan
    return seat


def changes(table: Situation, entry: Arranged) -> Rearranged:
    """Compare a table with what it is about to be."""
    before, after = asdict(table.settings), asdict(entry.settings)
    changed = tuple(name for name in after if after[name] != before[name])
    chosen = table.options.chosen
    options = {
        name: value for name, value in entry.options.chosen.items() if chosen.get(name) != value
    }
    plans = [None if source is None else table.seats[source].plan for source in entry.order]
    return Rearranged(
        order=entry.order,
        seats=tuple(
            NewSeat(new.kind, new.bot)
            for old, new in zip(plans, entry.seats, strict=True)
            if old != new
        ),
        removed=len(set(range(len(table.seats))) - set(entry.order)),
        options=options,
        changed=changed,
        settings=entry.settings if changed else None,
    )
