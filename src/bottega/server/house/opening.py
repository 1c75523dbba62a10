"""Opening tables, and meeting again at the next one."""

import secrets
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from bottega.games import game as game_called
from bottega.kernel.game import AnyGame
from bottega.kernel.options import Options
from bottega.kernel.record import Record
from bottega.kernel.session import Session
from bottega.server.base.errors import Refusing
from bottega.server.house.tables import AlreadyDone, Tables
from bottega.server.people.keys import Host, new_id
from bottega.server.people.names import clean_name
from bottega.server.store.waiting import Blocks, blocks
from bottega.server.table import manners, past
from bottega.server.table.entries import (
    Abandoned,
    Answered,
    AnyEntry,
    Ended,
    Opened,
    PlannedSeat,
    Rematched,
    Sat,
    SeatKind,
    Started,
)
from bottega.server.table.table import Table
from bottega.wire import NewTable, PlayOn, SeatWish, Settings

SEED_BITS: Final = 128
SALT_BYTES: Final = 16

Draw = Callable[[str], Awaitable[str]]  # gives the id of the table that follows another


def deal() -> Started:
    """Draw a seed and a salt."""
    return Started(str(secrets.randbits(SEED_BITS)), secrets.token_hex(SALT_BYTES))


async def open_table(tables: Tables, host: Host, wish: NewTable, id: str | None = None) -> str:
    """Open a table, and start it if that is wished; give its id, which may be drawn before."""
    game = game_called(wish.game)
    plans = tuple(_plan(seat, tables.search) for seat in wish.seats)
    options = settled(tables, game, plans, wish.options, wish.settings)
    whose = (host.id, host.name, host.origin)
    opened = Opened(game.name, game.version, options, wish.settings, plans, *whose)
    entries: list[AnyEntry] = [opened]
    entries += [
        Sat(number, host.id, _name(seat, host))
        for number, seat in enumerate(wish.seats)
        if seat.kind == "me"
    ]
    if wish.start:
        _check_full(wish)
        entries.append(deal())
    return await tables.lay(entries, id)


def settled(
    tables: Tables,
    game: AnyGame,
    plans: Sequence[PlannedSeat],
    chosen: Mapping[str, object],
    settings: Settings,
) -> Options:
    """Check that these make a table here; the players are as many as its seats."""
    _check_person(plans, tables)
    manners.known_bot(settings.substitute, tables.search)
    return game.options_from(len(plans), dict(chosen))


def _check_person(plans: Sequence[PlannedSeat], tables: Tables) -> None:
    """Refuse a table of bots alone, which would think for nobody, unless the server allows it."""
    if not tables.bots_alone and all(plan.kind == "bot" for plan in plans):
        raise Refusing("bad-options", "a table needs a seat for a person")


def _name(wish: SeatWish, host: Host) -> str:
    """Name one of several people on one device, or else who opens the table."""
    return host.name if wish.name is None else clean_name(wish.name)


def _plan(wish: SeatWish, search: int) -> PlannedSeat:
    if wish.name is not None and wish.kind != "me":
        raise Refusing("bad-options", "only for your own seats you can say who sits there")
    return planned("invited" if wish.kind == "me" else wish.kind, wish.bot, search)


def planned(kind: SeatKind, bot: str | None, search: int) -> PlannedSeat:
    """Plan a seat, with a bot that there is."""
    return PlannedSeat(kind, manners.known_bot(bot, search) if kind == "bot" else None)


def _check_full(wish: NewTable) -> None:
    free = [str(n) for n, seat in enumerate(wish.seats) if seat.kind in ("open", "invited")]
    if free:
        raise Refusing("not-now", f"nobody sits yet on seat {', '.join(free)}")


async def drawn(before: str) -> str:
    """Draw the id of a table."""
    return new_id()


async def rematch(tables: Tables, id: str, host: Host, draw: Draw = drawn) -> str:
    """Open the table where the same people meet again; for all of them it is the same one."""
    async with tables.reading(id) as table:
        if not table.seats_of(host.id):
            raise Refusing("forbidden", "only who played may ask for a rematch")
        if table.status not in ("over", "abandoned"):
            raise Refusing("not-now", "the game is not over yet")
        if table.tournament:
            raise Refusing("not-now", "in a tournament the draw says who meets next")
        manners.told(table)
        if table.rematch is not None:
            return table.rematch
        people = [seat.holder for seat in table.seats if seat.holder is not None]
        apart = await tables.store.read(lambda c: blocks(c, people))
        entries = _again(table, host, _meeting([host.id, *people], apart))
    other = await tables.lay(entries, await draw(id))

    def make(table: Table) -> AnyEntry:
        if table.rematch is not None:
            raise AlreadyDone
        return Rematched(other)

    try:
        await tables.change(id, make)
    except AlreadyDone:  # somebody was faster: this one is not needed
        await tables.change(other, lambda table: Abandoned())
        async with tables.reading(id) as table:
            return table.rematch or other
    return other


def _meeting(people: Iterable[str], apart: Blocks) -> set[str]:
    """Choose who meets again: of two of whom one blocks the other, the one who comes first."""
    met: set[str] = set()
    for one in people:
        if not any(frozenset((one, other)) in apart for other in met):
            met.add(one)
    return met


def _again(table: Table, host: Host, people: Collection[str]) -> list[AnyEntry]:
    """Open the same table anew: the same people on the seat to the left of theirs."""
    game = game_called(table.game_name)
    options = game.options_from(table.options.players, dict(table.options.chosen))
    moved = table.seats[1:] + table.seats[:1]
    plans = tuple(seat.plan for seat in moved)
    whose = (host.id, host.name, host.origin)
    opened = Opened(game.name, game.version, options, table.settings, plans, *whose)
    sat = [
        Sat(number, seat.holder, seat.name)
        for number, seat in enumerate(moved)
        if seat.holder is not None and seat.holder in people
    ]
    return [opened, *sat]


# Going on from a moment of a game that is over.


async def play_on(tables: Tables, id: str, host: Host, decision: int, wish: PlayOn) -> str:
    """Open a private table in the same position, with bots on all seats but one."""
    async with tables.reading(id) as table:
        _check_over(table)
        manners.told(table)
        seat = _seat_at(table, decision, wish.seat)
        bot = manners.known_bot(wish.bot, tables.search)
        entries = _branch(table, host, decision, seat, bot)
    return await tables.lay(entries)


def _check_over(table: Table) -> None:
    if table.outdated is not None:
        raise Refusing("outdated", f"nobody can go on from there: {table.outdated}")
    if table.status not in ("over", "abandoned") or table.session is None:
        raise Refusing("not-now", "one goes on from games that are over")


def _seat_at(table: Table, decision: int, wanted: int | None) -> int:
    """Find the seat to play: the one that is wished, or else the one that is asked then."""
    if decision > table.decisions():
        raise Refusing("not-found", f"there are {table.decisions()} decisions")
    if wanted is not None and wanted >= len(table.seats):
        raise Refusing("not-found", f"the table has no seat {wanted}")
    then = past.at(table, decision).session
    if then.over:
        raise Refusing("not-now", "the game is over at that moment")
    asked = then.asked() if then.held is None else (then.held,)
    return asked[0] if wanted is None else wanted


def _branch(table: Table, host: Host, decision: int, seat: int, bot: str) -> list[AnyEntry]:
    plans = [PlannedSeat("bot", bot) for _ in table.seats]
    plans[seat] = PlannedSeat("invited")
    settings, whose = Settings(public=False, practice=True), (host.id, host.name, host.origin)
    opened = Opened(table.game_name, table.version, table.options, settings, tuple(plans), *whose)
    made = table.playing().record()
    started = Started(str(made.seed), "")  # the deal is known already: nothing to commit to
    return [
        opened,
        Sat(seat, host.id, host.name),
        started,
        *_history(table.game, made, decision, seat),
    ]


def _history(game: AnyGame, made: Record, decision: int, seat: int) -> list[AnyEntry]:
    """Give the answers up to a moment; the one seat that waits for it ends its turns between."""
    session: Session[Any, Any] = Session(game, made.options, made.seed, (seat,))
    entries: list[AnyEntry] = []

    def close() -> None:
        entries.append(Ended(seat))
        session.end(seat, session.version)

    for answer in made.answers[:decision]:
        while session.held is not None:
            close()
        entries.append(Answered(answer.seat, answer.code))
        session.submit(answer.seat, answer.code, session.version)
    while session.closing() is not None:  # the moment shows what comes after it
        close()
    return entries
