"""What bots answer and think with networks, on tables of all games; as a program it prints that."""

import json
import sys
from pathlib import Path
from typing import Any

from bottega.bots.api import bot
from bottega.games import GAMES
from bottega.kernel.rng import stream
from tests.bots.positions import Setting, after, codes

TABLES: list[Setting] = [
    ("masters", 2, {}),
    ("lorenzo", 3, {"modules": "pazzi"}),
    ("renaissance", 2, {}),
]
WHO = ("greedy", "search:4")
MOMENTS = (4, 40)  # answers that were given before


def answers(folder: Path) -> list[Any]:
    """Ask bots that judge by the networks of a folder."""
    found = []
    for setting in TABLES:
        game = GAMES[setting[0]]
        for given in MOMENTS:
            table = after(setting, 3, given)
            view = game.view(table, int(table.seat))
            for who in WHO:
                name = f"{who}@{folder / game.name}.safetensors"
                made: Any = bot(name, game, stream(5, "bot"))
                code = made.choose(view, codes(table))
                thoughts = [[one.code, one.visits, one.value] for one in made.thoughts]
                found.append([game.name, who, code, thoughts])
    return found


if __name__ == "__main__":
    print(json.dumps(answers(Path(sys.argv[1]))))
