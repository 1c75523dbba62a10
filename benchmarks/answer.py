"""CPU time of an answer at a table: taken, written, and shown to two readers without a language.

    python -m benchmarks.answer [GAMES]

Games of two random players, after a hundred others, as a server has them that runs for a while.
Prints, for each game, medians in microseconds and what the rows of a game take in the store.
"""

import gc
import random
import sys
from collections.abc import Callable
from statistics import mean, median
from time import process_time_ns
from typing import Final

from bottega.games import GAMES
from bottega.server.store import Row
from bottega.server.table import showing
from bottega.server.table.entries import (
    Answered,
    AnyEntry,
    Ended,
    Opened,
    PlannedSeat,
    Sat,
    Started,
)
from bottega.server.table.readers import Reader
from bottega.server.table.table import Table
from bottega.wire import Settings

WARM: Final = 100
SEATS: Final = (0, 1)


def opened(name: str, seed: int) -> tuple[Table, list[Row]]:
    """Begin a game of two."""
    game, table = GAMES[name], Table("T")
    options, seats = game.options_from(len(SEATS), {}), (PlannedSeat("open"),) * len(SEATS)
    beginning = (
        Opened(name, game.version, options, Settings(), seats, "a", "Anna"),
        Sat(0, "a", "Anna"),
        Sat(1, "b", "Bice"),
        Started(str(seed), ""),
    )
    return table, [table.take(entry, 0) for entry in beginning]


def some_entry(table: Table, rng: random.Random) -> AnyEntry:
    """Answer at random, or end a turn."""
    key = f"{rng.getrandbits(64):016x}"
    if table.held is not None and not table.asked:
        return Ended(table.held, key)
    seat = table.asked[0]
    return Answered(seat, rng.choice(table.playing().choices(seat)), key)


def play(name: str, seed: int, clock: Callable[[], int]) -> tuple[float, int]:
    """Play a game; give the microseconds of an answer, and the bytes of all rows."""
    rng = random.Random(seed)
    table, rows = opened(name, seed)
    room, answers, spent = showing.Surroundings(0, SEATS), 0, 0
    while table.status == "running":
        entry, have = some_entry(table, rng), table.number
        began = clock()
        rows.append(table.take(entry, 0))
        for seat in SEATS:
            showing.update(table, Reader(seat, None, have), room)
        spent += clock() - began
        answers += 1
    return spent / answers / 1_000, sum(len(row.entry) + len(row.deed or b"") for row in rows)


def main(games: int) -> None:
    """Measure every game."""
    gc.disable()
    for name in GAMES:
        for seed in range(WARM):
            play(name, games + seed, process_time_ns)
        played = [play(name, seed, process_time_ns) for seed in range(games)]
        took, size = median(one[0] for one in played), mean(one[1] for one in played)
        print(f"{name}: {took:.1f} µs an answer, {size / 1_000:.1f} kB a game")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
