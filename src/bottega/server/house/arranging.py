"""A table before its start: the host arranges it, and starts it."""

from collections.abc import Sequence

from bottega.server.base.errors import Refusing
from bottega.server.house import opening
from bottega.server.house.tables import AlreadyDone, Tables
from bottega.server.store.store import Identity
from bottega.server.table import manners
from bottega.server.table.entries import AnyEntry, Arranged, PlannedSeat
from bottega.server.table.situation import Order
from bottega.server.table.table import Table
from bottega.wire import ChangeTable, SeatChange


async def arrange(tables: Tables, id: str, host: Identity, wish: ChangeTable) -> int:
    """Change seats, options and settings all at once, and give the number of the last entry then.

    What changes nothing is not noted.
    """
    number = 0

    def make(table: Table) -> AnyEntry:
        nonlocal number
        manners.may_arrange(table, host)
        entry, number = _arranged(tables, table, wish), table.number
        if entry == _as_it_is(table):
            raise AlreadyDone
        return entry

    try:
        return await tables.change(id, make)
    except AlreadyDone:
        return number


async def start(tables: Tables, id: str, host: Identity, *, present: bool) -> None:
    """Deal, and let the game begin; with those who are here, free seats are taken away first."""

    def make(table: Table) -> tuple[AnyEntry, ...]:
        manners.may_arrange(table, host)
        taken = [number for number, seat in enumerate(table.seats) if seat.taken]
        if present and len(taken) < len(table.seats):
            wish = ChangeTable(seats=tuple(map(SeatChange, taken)))
            return _arranged(tables, table, wish), opening.deal()
        manners.may_start(table, host)
        return (opening.deal(),)

    await tables.change(id, make)


def _arranged(tables: Tables, table: Table, wish: ChangeTable) -> Arranged:
    before = _as_it_is(table)
    plans, order = before.seats, before.order
    if wish.seats is not None:
        order = _order(table, wish.seats)
        plans = tuple(_plan(table, seat, tables.search) for seat in wish.seats)
    settings = before.settings if wish.settings is None else wish.settings
    chosen = before.options.chosen if wish.options is None else wish.options
    options = opening.settled(tables, table.game, plans, chosen, settings)
    return Arranged(options, settings, plans, order)


def _as_it_is(table: Table) -> Arranged:
    plans = tuple(seat.plan for seat in table.seats)
    return Arranged(table.options, table.settings, plans, tuple(range(len(plans))))


def _order(table: Table, wishes: Sequence[SeatChange]) -> Order:
    """Say which seats these were: each at most once, and those of people in any case."""
    order = tuple(wish.source for wish in wishes)
    kept = [source for source in order if source is not None]
    if len(set(kept)) < len(kept):
        raise Refusing("bad-options", "a seat can go to one place only")
    if any(source >= len(table.seats) for source in kept):
        raise Refusing("bad-options", f"the table has {len(table.seats)} seats, numbered from 0 on")
    for number in sorted(set(range(len(table.seats))) - set(kept)):
        _check_nobody(table, number)
    return order


def _plan(table: Table, wish: SeatChange, search: int) -> PlannedSeat:
    if wish.kind is None:
        return _plan_kept(table, wish)
    if wish.source is not None:
        _check_nobody(table, wish.source)
    return opening.planned(wish.kind, wish.bot, search)


def _plan_kept(table: Table, wish: SeatChange) -> PlannedSeat:
    if wish.source is None or wish.bot is not None:
        raise Refusing("bad-options", "say of which kind a seat is to be: open, invited or bot")
    return table.seats[wish.source].plan


def _check_nobody(table: Table, number: int) -> None:
    """Refuse to take a seat from somebody: people can be moved, and leave by themselves."""
    if table.is_held(number):
        name = table.seats[number].name
        raise Refusing("not-now", f"{name} sits on seat {number} and leaves it by themselves")
