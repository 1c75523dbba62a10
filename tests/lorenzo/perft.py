"""How many ways the next few decisions can go, from fixed positions: a change of rules shows here.

Run `python -m tests.lorenzo.perft` to write the counts anew. They may change only together with
the version of the game.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.state import Lorenzo
from bottega.kernel.rng import stream
from tests.lorenzo.choosers import builder
from tests.lorenzo.tables import EXPANDED, options

FILE: Final = Path(__file__).with_name("perft.json")
BASE: Final = [
    (players, ("basic", "advanced")[seed % 2], seed)
    for players in (2, 3, 4)
    for seed in (1, 2, 3, 5, 8)
]
MORE: Final = [(players, rules, 1) for players, rules in EXPANDED]
GAMES: Final = [*BASE, *MORE]
MOMENTS: Final = (0, 20, 45, 70, 100)  # decisions of a builder before the counting
DEPTH: Final = 5
MANY: Final = 4_000  # paths: from so many on they are not followed another decision further
PLAIN: Final = 1_500  # paths that plain Python counts in tests
FEWER: Final = 10  # times fewer where expansions are in play


def paths(table: Lorenzo, depth: int) -> int:
    """Count the sequences of so many decisions; a game that ends on the way is none."""
    if depth == 1:
        return len(table.options)
    count = 0
    for code in table.options:
        after = table.copy()
        after.apply(code)
        count += paths(after, depth - 1)
    return count


def positions(players: int, rules: str, seed: int) -> Iterator[tuple[str, Lorenzo]]:
    """Give the fixed positions of one game with their names."""
    table = GAME.new(options(players, rules), seed)
    rng = stream(seed, "perft")
    for decisions in range(max(MOMENTS) + 1):
        if table.over():
            return
        if decisions in MOMENTS:
            yield f"{rules}, {players} players, seed {seed}, decision {decisions}", table.copy()
        table.apply(builder(table, rng))


def many(game: tuple[int, str, int], most: int) -> int:
    """Say how many paths are many in a game."""
    return most if game in BASE else most // FEWER


def counts(table: Lorenzo, most: int) -> list[int]:
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
        f"  {json.dumps(name)}: {json.dumps(counts(table, many(game, MANY)))}"
        for game in GAMES
        for name, table in positions(*game)
    ]
    head = f'{{\n "version": {GAME.version},\n "counts": {{\n'
    FILE.write_text(head + ",\n".join(lines) + "\n }\n}\n", encoding="utf-8")


if __name__ == "__main__":
    write()
