"""What becomes of words that are struck, of people who go, and of contests that end otherwise."""

from bottega.server.table.entries import Departed, Renamed, Shifted, Struck
from bottega.server.table.situation import Situation


def shift(table: Situation, entry: Shifted, at: int, number: int) -> None:
    """Tell the deal of a contest at another time."""
    table.shifted = entry.until


def strike(table: Situation, entry: Struck, at: int, number: int) -> None:
    """Show what was said to nobody any more."""
    table.struck.update(entry.numbers)


def rename(table: Situation, entry: Renamed, at: int, number: int) -> None:
    """Call somebody otherwise, on their seats and where they spoke."""
    table.called[entry.holder] = entry.name
    for seat in table.seats_of(entry.holder):
        table.seats[seat].name = entry.name
    if table.host == entry.holder:
        table.host_name = entry.name


def depart(table: Situation, entry: Departed, at: int, number: int) -> None:
    """Let seats be an alias's, who has no name."""
    for seat in entry.seats:
        table.seats[seat].holder, table.seats[seat].name = entry.holder, ""
    if entry.host:
        table.host, table.host_name = entry.holder, ""
    table.struck.update(entry.said)
    table.tail.clear()  # what was kept ready may name them; who needs it reads the log
    table.forgotten = table.told
