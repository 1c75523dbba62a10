"""Digests of games, to compare processes: `python -m tests.renaissance.digest` prints them."""

import hashlib
from typing import Final

import msgspec

from bottega.games.renaissance import GAME
from bottega.kernel.laws import any_option
from bottega.kernel.rng import stream
from tests.renaissance.choosers import builder
from tests.renaissance.tables import TABLES, options

OFTEN: Final = 10  # decisions between two positions that are summed up


def digest(players: int, variant: str, seed: int) -> str:
    """Play a game; sum up positions on the way, all events, and the end in one line."""
    table = GAME.new(options(players, variant), seed)
    table.log = []
    rng = stream(seed, "digest")
    choose = builder if (seed + players) % 3 else any_option
    dumps = hashlib.sha256(GAME.dump(table))
    decisions = 0
    while not table.over():
        table.apply(choose(table, rng))
        decisions += 1
        if decisions % OFTEN == 0:
            dumps.update(GAME.dump(table))
    events = hashlib.sha256(msgspec.json.encode(table.log))
    outcome = GAME.outcome(table)
    assert outcome is not None
    points = " ".join(str(score.points) for score in outcome.scores)
    name = f"{players} {variant} {seed}"
    return f"{name}: {dumps.hexdigest()} {events.hexdigest()} {outcome.reason} {points}"


def digests() -> list[str]:
    """Sum up a game of each variant and number of players."""
    return [digest(players, variant, 5) for players, variant in TABLES]


if __name__ == "__main__":
    print("\n".join(digests()))
