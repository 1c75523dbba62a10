"""Measures Bottega's playouts and searches of all games and prints one JSON object.

A simulation plays a random game to its end: of a copied table, or, as a search for a player does
it, of a table dealt anew from what that player sees.
"""

import contextlib
import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from bottega.bots.api import UnknownBot, bot
from bottega.bots.match import chooser
from bottega.cli.bench import DEALS, allowed, halfway, walk
from bottega.games import GAMES, game
from bottega.kernel.build import is_compiled
from bottega.kernel.game import Game
from bottega.kernel.options import Options
from bottega.kernel.playout import playout
from bottega.kernel.rng import stream
from bottega.kernel.table import Table

ITERATIONS = 200  # of one search
SEARCH = f"search:{ITERATIONS}"

Found = dict[str, dict[str, float]]


def position(table: Table, players: int, seed: int) -> Table:
    """Play half of a random game, on to the next question that leaves a choice."""
    middle = halfway(table, players, seed)
    choosers = [chooser(seed, seat) for seat in range(players)]
    while len(middle.options) < 2:
        walk(middle, choosers, 1)
    return middle


def simulations(deal: Callable[[int], Table], players: int, seconds: float) -> dict[str, float]:
    """Play at random to the end, one deal after the other."""
    choosers = [chooser(0, seat) for seat in range(players)]
    played = decisions = 0
    start = now = process_time()
    while now - start < seconds:
        decisions += playout(deal(played % DEALS), choosers)
        played += 1
        now = process_time()
    return {"per_second": played / (now - start), "decisions": decisions / played}


def searches(played: Game[Any, Any], tables: list[Table], seconds: float) -> dict[str, float]:
    """Search one position after the other, each with a bot that knows nothing yet."""
    views = [played.view(table, int(table.seat)) for table in tables]
    questions = [[int(code) for code in table.options] for table in tables]
    done = searched = 0
    start = now = process_time()
    while now - start < seconds:
        deal = searched % DEALS
        thinker: Any = bot(SEARCH, played, stream(searched, "bench"))
        thinker.choose(views[deal], questions[deal])
        done += sum(considered.visits for considered in thinker.thoughts)
        searched += 1
        now = process_time()
    return {"per_second": done / (now - start)}


def measure(played: Game[Any, Any], setting: Options, seconds: float) -> Found:
    """Measure one game at one number of players."""
    players = setting.players
    fresh: list[Table] = [played.new(setting, seed) for seed in range(DEALS)]
    middle = [position(table, players, seed) for seed, table in enumerate(fresh)]
    views = [played.view(table, int(table.seat)) for table in middle]
    rng = stream(0, "bench")
    found = {
        "start": simulations(lambda i: fresh[i].copy(), players, seconds),
        "middle": simulations(lambda i: middle[i].copy(), players, seconds),
        "dealt": simulations(lambda i: played.determinize(views[i], rng), players, seconds),
    }
    with contextlib.suppress(UnknownBot):  # a build from before there was a search
        found["search"] = searches(played, middle, seconds)
    return found


def main() -> None:
    """Measure every game with two or more players."""
    seconds = float(sys.argv[1])
    found: dict[str, Any] = {"compiled": is_compiled(), "games": {}}
    for name in GAMES:
        played = game(name)
        found["games"][name] = {
            setting.players: measure(played, setting, seconds)
            for setting in allowed(played, [])
            if setting.players > 1
        }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
