"""Random play with the loop inside the compiled package."""

from mypy_extensions import i64

from bottega.kernel.rng import Stream
from bottega.kernel.table import Table


def playout(table: Table, choosers: list[Stream]) -> i64:
    """Play to the end, each seat answering from its own stream, and count the decisions."""
    decisions: i64 = 0
    while table.seat >= 0:
        options = table.options
        n = i64(len(options))
        if n > 1:
            decisions += 1
        table.apply(options[choosers[table.seat].below(n)])
    return decisions


def copies(table: Table, n: i64) -> i64:
    """Copy the table n times, for measuring, and count the copies that differ in their question."""
    different: i64 = 0
    for _ in range(n):
        if table.copy().seat != table.seat:
            different += 1
    return different
