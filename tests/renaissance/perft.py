"""How many ways the next few decisions can go, from fixed positions: a change of rules shows here.

Run `python -m tests.renaissance.perft` to write the counts anew. They may change only together
with the version of the game.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from bottega.games.renaissance import GAME
from bottega.games.renaissance.state import Renaissance
from bottega.kernel.rng import stream
from tests.renaissance.choosers import builder
from tests.renaissance.tables import TABLES, options

FILE: Final = Path(__file__).with_name("perft.json")
GAMES: Final = [(players, variant, seed) for players, variant in TABLES for seed in (1, 2)]
MOMENTS: Final = (0, 15, 35, 60, 90, 130)  # decisions of a builder before the counting
DEPTH: Final = 4
MANY: Final = 600  # paths: from so many on they are not followed another decision further
PLAIN: Final = 90  # paths that plain Python counts in tests


def paths(table: Renaissance, depth: int) -> int:
    """Count the sequences of so many decisions; a game that ends on the way is none."""
    if depth == 1:
        return len(table.options)
    count = 0
    for code in table.options:
        after = table.copy()
        after.apply(code)
        count += paths(after, depth - 1)
    return count


def positions(players: int, variant: str, seed: int) -> Iterator[tuple[str, Renaissance]]:
    """Give the fixed positions of one game with their names."""
    table = GAME.new(options(players, variant), seed)
    rng = stream(seed, "perft")
    for decisions in range(max(MOMENTS) + 1):
        if table.over():
            return
        if decisions in MOMENTS:
            yield f"{variant}, {players} players, seed {seed}, decision {decisions}", table.copy()
        table.apply(builder(table, rng))


def counts(table: Renaissance, most: int) -> list[int]:
    """Count the paths of 1, 2, ... decisions, until they are many."""
    found = [paths(table, 1)]
    while len(found) < DEPTH and found[-1] < most:
        found.append(paths(table, len(found) + 1))
    return found


def read() -> dict[str, Any]:
    """Read the counts that are on record."""
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def write() -> None:
    """Put the present counts on record."""
    lines = [
        f"  {json.dumps(name)}: {json.dumps(counts(table, MANY))}"
        for game in GAMES
        for name, table in positions(*game)
    ]
    head = f'{{\n "version": {GAME.version},\n "counts": {{\n'
    FILE.write_text(head + ",\n".join(lines) + "\n }\n}\n", encoding="utf-8")


if __name__ == "__main__":
    write()
