"""Measures Catanatron: runs in an environment of its own and prints one JSON object."""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def fresh() -> Game:
    return Game([RandomPlayer(colour) for colour in COLOURS])


def decisions_per_second(seconds: float) -> float:
    """Random play, four players; every tick counts, forced ones too."""
    random.seed(1)
    ticks = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = fresh()
        game.play()
        state = game.state
        ticks += len(state.actions if hasattr(state, "actions") else state.action_records)
    return ticks / (time.process_time() - start)


def copies_per_second(seconds: float) -> float:
    """Copies of a game in its middle."""
    random.seed(1)
    game = fresh()
    for _ in range(150):
        game.play_tick()
    copies = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(100):
            game.copy()
        copies += 100
    return copies / (time.process_time() - start)


if __name__ == "__main__":
    budget = float(sys.argv[1])
    found = {
        "decisions_per_second": decisions_per_second(budget),
        "copies_per_second": copies_per_second(budget),
    }
    print(json.dumps(found))
