"""Digests of whole games, to compare processes: `python -m tests.lorenzo.digest` prints them."""

import hashlib
from typing import Final

import msgspec

from bottega.games.lorenzo import GAME
from bottega.kernel.laws import any_option
from bottega.kernel.rng import stream
from tests.lorenzo.choosers import builder
from tests.lorenzo.tables import EACH_COMBINATION, USUAL, options

SEEDS: Final = {rules: range(3) for rules in USUAL}  # the others have one game of each size
FIRST: Final = range(1)


def digest(players: int, rules: str, seed: int) -> str:
    """Play a game; sum up every position on the way, all events, and the end in one line."""
    table = GAME.new(options(players, rules), seed)
    table.log = []
    rng = stream(seed, "digest")
    choose = builder if (seed + players) % 3 else any_option
    dumps = hashlib.sha256(GAME.dump(table))
    while not table.over():
        table.apply(choose(table, rng))
        dumps.update(GAME.dump(table))
    events = hashlib.sha256(msgspec.json.encode(table.log))
    outcome = GAME.outcome(table)
    assert outcome is not None
    points = " ".join(str(score.points) for score in outcome.scores)
    name = f"{players} {rules} {seed}"
    return f"{name}: {dumps.hexdigest()} {events.hexdigest()} {outcome.reason} {points}"


def digests() -> list[str]:
    """Sum up a few games of each set of rules and number of players."""
    return [
        digest(players, rules, seed)
        for players, rules in EACH_COMBINATION
        for seed in SEEDS.get(rules, FIRST)
    ]


if __name__ == "__main__":
    print("\n".join(digests()))
