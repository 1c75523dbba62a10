"""Digests of whole games, to compare processes: `python -m tests.lorenzo.digest` prints them."""

import hashlib
from typing import Final

import msgspec

from bottega.games.lorenzo import GAME
from bottega.kernel.laws import any_option
from bottega.kernel.rng import stream
from tests.lorenzo.choosers import builder

SEEDS: Final = range(6)


def digest(players: int, seed: int) -> str:
    """Play a game; sum up every position on the way, all events, and the end in one line."""
    table = GAME.new(GAME.options_of(players, advanced=("true", "false")[seed % 2]), seed)
    table.log = []
    rng = stream(seed, "digest")
    choose = builder if seed % 3 else any_option
    dumps = hashlib.sha256(GAME.dump(table))
    while not table.over():
        table.apply(choose(table, rng))
        dumps.update(GAME.dump(table))
    events = hashlib.sha256(msgspec.json.encode(table.log))
    outcome = GAME.outcome(table)
    assert outcome is not None
    points = " ".join(str(score.points) for score in outcome.scores)
    return f"{players} {seed}: {dumps.hexdigest()} {events.hexdigest()} {outcome.reason} {points}"


def digests() -> list[str]:
    """Sum up a few games of each number of players."""
    return [digest(players, seed) for players in GAME.players for seed in SEEDS]


if __name__ == "__main__":
    print("\n".join(digests()))
