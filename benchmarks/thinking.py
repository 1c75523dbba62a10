"""How long bots think about a turn: CPU seconds in games of two against greedy.

    python -m benchmarks.thinking masters master,grandmaster [--games 2] [--seed 1]

A turn is all that a bot is asked until somebody else is. Printed are the median, what nine of ten
keep to, and the longest.
"""

import argparse
import statistics
from time import process_time

from bottega.bots.api import bot
from bottega.bots.match import Seated, ask, chooser
from bottega.games import GAMES, game
from bottega.kernel.build import build
from bottega.kernel.game import AnyGame
from bottega.kernel.rng import stream

RIVAL = "greedy"
PLAYERS = 2


def turns(played: AnyGame, name: str, seed: int) -> list[float]:
    """Play a game and give the seconds of each turn in which the bot thought at all."""
    table = played.new(played.options_of(PLAYERS), seed)
    measured = seed % PLAYERS  # each seat has its turn
    seats = [
        Seated(seat, who, bot(who, played, chooser(seed, seat)))
        for seat in range(PLAYERS)
        for who in [name if seat == measured else RIVAL]
    ]
    found = [0.0]
    while table.seat >= 0:
        codes = tuple([int(code) for code in table.options])
        start = process_time()
        code = ask(played, table, seats[table.seat], codes)
        if table.seat == measured:
            found[-1] += process_time() - start
        elif found[-1]:
            found.append(0.0)
        table.apply(code)
    return [seconds for seconds in found if seconds]


def main() -> None:
    """Measure bots one after the other."""
    parser = argparse.ArgumentParser(description="How long bots think about a turn.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("bots", help="with commas between")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    played = game(arguments.game)
    for name in arguments.bots.split(","):
        bot(name, played, stream(0, "warm"))
        seeds = range(arguments.seed, arguments.seed + arguments.games)
        found = sorted(seconds for seed in seeds for seconds in turns(played, name, seed))
        middle, late = statistics.median(found), found[len(found) * 9 // 10]
        print(
            f"{played.name} {name}: {len(found)} turns, median {middle:.2f} s, "
            f"nine of ten within {late:.2f} s, longest {found[-1]:.2f} s ({build()})",
            flush=True,
        )


if __name__ == "__main__":
    main()
