"""Opening tables, starting them, and meeting again at the next one."""

import secrets
from typing import Final

from bottega.games import game as game_called
from bottega.server import manners
from bottega.server.entries import (
    Abandoned,
    AnyEntry,
    Opened,
    PlannedSeat,
    Rematched,
    Sat,
    Started,
)
from bottega.server.errors import Refusing
from bottega.server.state import Table
from bottega.server.store.store import Identity
from bottega.server.tables import Done, Tables
from bottega.wire import NewTable, SeatWish

SEED_BITS: Final = 128
SALT_BYTES: Final = 16


def deal() -> Started:
    """Draw a seed and a salt."""
    return Started(str(secrets.randbits(SEED_BITS)), secrets.token_hex(SALT_BYTES))


async def open_table(tables: Tables, identity: Identity, wish: NewTable) -> str:
    """Open a table, and start it if that is wished; give its id."""
    game = game_called(wish.game)
    options = game.options_from(len(wish.seats), dict(wish.options))
    settings = manners.checked_settings(wish.settings)
    plans = tuple(_plan(seat) for seat in wish.seats)
    host = (identity.id, identity.name)
    mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
    entries: list[AnyEntry] = [Opened(game.name, game.version, options, settings, plans, *host)]
    entries += [Sat(number, *host) for number in mine]
    if wish.start:
        _check_full(wish)
        entries.append(deal())
    return await tables.lay(entries)


def _plan(wish: SeatWish) -> PlannedSeat:
    if wish.kind == "bot":
        return PlannedSeat("bot", manners.known_bot(wish.bot))
    return PlannedSeat("open" if wish.kind == "open" else "invited")


def _check_full(wish: NewTable) -> None:
    free = [str(n) for n, seat in enumerate(wish.seats) if seat.kind in ("open", "invited")]
    if free:
        raise Refusing("not-now", f"nobody sits yet on seat {', '.join(free)}")


async def start(tables: Tables, id: str, identity: Identity) -> None:
    """Deal, and let the game begin."""

    def make(table: Table) -> AnyEntry:
        manners.may_start(table, identity)
        return deal()

    await tables.change(id, make)


async def rematch(tables: Tables, id: str, identity: Identity) -> str:
    """Open the table where the same people meet again; for all of them it is the same one."""
    async with tables.reading(id) as table:
        if not table.seats_of(identity.id):
            raise Refusing("forbidden", "only who played may ask for a rematch")
        if table.status not in ("over", "abandoned"):
            raise Refusing("not-now", "the game is not over yet")
        if table.rematch is not None:
            return table.rematch
        entries = _again(table, identity)
    other = await tables.lay(entries)

    def make(table: Table) -> AnyEntry:
        if table.rematch is not None:
            raise Done
        return Rematched(other)

    try:
        await tables.change(id, make)
    except Done:  # somebody was faster: this one is not needed
        await tables.change(other, lambda table: Abandoned())
        async with tables.reading(id) as table:
            return table.rematch or other
    return other


def _again(table: Table, identity: Identity) -> list[AnyEntry]:
    """Open the same table anew: the same people on the seat to the left of theirs."""
    game = game_called(table.game_name)
    options = game.options_from(table.options.players, dict(table.options.chosen))
    moved = table.seats[1:] + table.seats[:1]
    plans = tuple(seat.plan for seat in moved)
    host = (identity.id, identity.name)
    opened = Opened(game.name, game.version, options, table.settings, plans, *host)
    sat = [
        Sat(number, seat.holder, seat.name)
        for number, seat in enumerate(moved)
        if seat.holder is not None
    ]
    return [opened, *sat]
