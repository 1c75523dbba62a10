"""Order at a table: words shown no more, people called otherwise or gone, contests shifted."""

from collections.abc import Collection, Iterable, Iterator

from msgspec.structs import replace

from bottega.server.table.entries import (
    Abandoned,
    AnyEntry,
    Departed,
    Imported,
    Left,
    Murmured,
    Opened,
    Renamed,
    Resigned,
    Said,
    Sat,
    Shifted,
)
from bottega.server.table.situation import Logged
from bottega.server.table.table import Table


def said_by(logged: Iterable[Logged], identity: str) -> tuple[int, ...]:
    """List the entries in which somebody spoke."""
    return tuple(
        [
            one.number
            for one in logged
            if isinstance(one.entry, Said | Murmured) and one.whose == identity
        ]
    )


def departure(
    table: Table, identity: str, alias: str, said: Collection[int]
) -> tuple[AnyEntry, ...]:
    """Let somebody leave a table for good: they stand up, and are nobody there; once."""
    standing = tuple(_stand_up(table, identity))
    left = {entry.seat for entry in standing if isinstance(entry, Left)}
    seats = tuple([seat for seat in table.seats_of(identity) if seat not in left])
    host, spoke = table.host == identity, tuple([n for n in said if n not in table.struck])
    if not (standing or seats or host or spoke):
        return ()
    return (*standing, Departed(alias, seats, host, spoke))


def _stand_up(table: Table, identity: str) -> Iterator[AnyEntry]:
    """Give up what has not started, and games that run."""
    mine = table.seats_of(identity)
    if table.status == "open" and table.host == identity:
        yield Abandoned()
    elif table.status == "open":
        yield from map(Left, mine)
    elif table.status == "running" and table.outdated is None:
        yield from [Resigned(seat) for seat in mine if not table.seats[seat].resigned]


def nameless(entry: AnyEntry, identity: str, alias: str) -> AnyEntry:
    """Give an entry without the name and the identity of somebody, and without their words."""
    match entry:
        case Opened(host=who) if who == identity:
            return replace(entry, host=alias, host_name="", origin="")
        case Sat(holder=who) | Renamed(holder=who) if who == identity:
            return replace(entry, holder=alias, name="")
        case Murmured(holder=who) if who == identity:
            return replace(entry, holder=alias, name="", text="")
        case Imported(by=who) if who == identity:
            return replace(entry, by=alias)
    return entry


def wordless(entry: AnyEntry) -> AnyEntry:
    """Give an entry without what was said in it."""
    return replace(entry, text="") if isinstance(entry, Said) else entry


def renaming(table: Table, identity: str, name: str) -> tuple[AnyEntry, ...]:
    """Let somebody be called otherwise at a table; once."""
    return () if table.called.get(identity) == name else (Renamed(identity, name),)


def shifting(table: Table, until: int) -> tuple[AnyEntry, ...]:
    """Let the deal of a contest be told at another time; once."""
    return () if table.opens() == until else (Shifted(until),)
