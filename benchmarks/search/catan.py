"""Measures what Catanatron's tree search does in a simulation: a copy played at random to the end.

Its package has no tree search (its repository has one), so the work on the tree is left out, in its
favour. Runs in an environment of its own.
"""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
DEALS = 16
TURNS = 1000  # where Catanatron itself breaks off


def fresh(players: int) -> Game:
    return Game([RandomPlayer(colour) for colour in COLOURS[:players]])


def is_over(game: Game) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS


def walk(game: Game) -> tuple[int, int]:
    """Play at random to the end; count the ticks and those of them that left a choice."""
    ticks = choices = 0
    while not is_over(game):
        choices += len(game.state.playable_actions) > 1
        game.play_tick()
        ticks += 1
    return ticks, choices


def halfway(game: Game) -> Game:
    """Play half of a random game, on to the next tick that leaves a choice."""
    chance = random.getstate()
    ticks, _ = walk(game.copy())
    random.setstate(chance)
    middle = game.copy()
    for _ in range(ticks // 2):
        middle.play_tick()
    while len(middle.state.playable_actions) < 2:
        middle.play_tick()
    return middle


def simulations(games: list[Game], seconds: float) -> dict[str, float]:
    """Play copies at random to the end, one deal after the other."""
    random.seed(1)
    choices = [walk(game.copy())[1] for game in games]
    played = 0
    start = now = time.process_time()
    while now - start < seconds:
        games[played % DEALS].copy().play()
        played += 1
        now = time.process_time()
    return {"per_second": played / (now - start), "decisions": sum(choices) / len(choices)}


def measure(players: int, seconds: float) -> dict[str, dict[str, float]]:
    random.seed(1)
    games = [fresh(players) for _ in range(DEALS)]
    middle = [halfway(game) for game in games]
    return {"start": simulations(games, seconds), "middle": simulations(middle, seconds)}


if __name__ == "__main__":
    budget = float(sys.argv[1])
    print(json.dumps({players: measure(players, budget) for players in (2, 4)}))
