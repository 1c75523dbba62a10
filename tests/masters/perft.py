"""How many ways the next few decisions can go, from fixed positions: a change of rules shows here.

Run `python -m tests.masters.perft` to write the counts anew. They may change only together with
the version of the game.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from bottega.games.masters import GAME
from bottega.games.masters.state import Masters
from bottega.kernel.rng import stream
from tests.masters.choosers import thrifty

FILE: Final = Path(__file__).with_name("perft.json")
SEEDS: Final = (1, 2, 3, 5, 8)
PLAYERS: Final = (1, 2, 3, 4)
MOMENTS: Final = (0, 24, 60, 120)  # decisions of thrifty play before the counting
DEPTH: Final = 6
PLAIN_DEPTH: Final = 5  # as far as plain Python counts in tests


def paths(table: Masters, depth: int) -> int:
    """Count the sequences of so many decisions; a game that ends on the way is none."""
    if depth == 1:
        return len(table.options)
    count = 0
    for code in table.options:
        after = table.copy()
        after.apply(code)
        count += paths(after, depth - 1)
    return count


def positions(players: int, seed: int) -> Iterator[tuple[str, Masters]]:
    """Give the fixed positions of one game with their names."""
    table = GAME.new(GAME.options_of(players, discard=("fresh", "any")[seed % 2]), seed)
    rng = stream(seed, "perft")
    for decisions in range(max(MOMENTS) + 1):
        if table.over():
            return
        if decisions in MOMENTS:
            yield f"{players} players, seed {seed}, decision {decisions}", table.copy()
        table.apply(thrifty(table, rng))


def counts(table: Masters, depth: int) -> list[int]:
    """Count the paths of 1, 2, ... decisions."""
    return [paths(table, d) for d in range(1, depth + 1)]


def read() -> dict[str, Any]:
    """Read the counts that are on record."""
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def write() -> None:
    """Put the present counts on record."""
    lines = [
        f"  {json.dumps(name)}: {json.dumps(counts(table, DEPTH))}"
        for players in PLAYERS
        for seed in SEEDS
        for name, table in positions(players, seed)
    ]
    head = f'{{\n "version": {GAME.version},\n "counts": {{\n'
    FILE.write_text(head + ",\n".join(lines) + "\n }\n}\n", encoding="utf-8")


if __name__ == "__main__":
    write()
