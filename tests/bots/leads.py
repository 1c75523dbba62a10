"""Leads in positions of recorded games, written down once.

They show that an evaluation still counts what it counted when only its code is changed. Where it
is to count something else, `python -m tests.bots.leads masters` (or lorenzo) writes them anew; new
weights alone change nothing here, since those of that time are written down too.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from bottega.games import game as game_named
from bottega.kernel.record import read, replay
from bottega.lab.tune_games import evaluation_of, weights_of

RECORDS: Final = Path(__file__).parents[1] / "records"
MOMENTS: Final = {"lorenzo": 8, "masters": 10}  # in each game, from the first question to the end


class Known(msgspec.Struct):
    """Weights, and by record and answers given every seat's lead with them."""

    weights: dict[str, float]
    leads: dict[str, dict[int, list[float]]]


class Leads:
    """What was written down of one game."""

    def __init__(self, name: str) -> None:
        self.game = game_named(name)
        self.records = sorted(RECORDS.glob(f"{name}-*.bottega"))
        self.file = Path(__file__).with_name(f"{name}_leads.json")

    def known(self) -> Known:
        """Read it."""
        return msgspec.json.decode(self.file.read_bytes(), type=Known)

    def views_of(self, file: Path) -> Iterator[tuple[int, Any]]:
        """Give moments of a recorded game as whoever is asked sees them."""
        record = read(self.game, file.read_text(encoding="utf-8"))
        steps = MOMENTS[self.game.name] - 1
        for i in range(steps + 1):
            moment = round(len(record.answers) * i / steps)
            table = replay(self.game, record, moment)
            yield moment, self.game.view(table, max(0, int(table.seat)))

    def write(self) -> None:
        """Write all leads anew, with the weights of today; a game alone goes by those of two."""
        weights = weights_of(self.game.name, self.game.options_of(2))
        leads: dict[str, dict[int, list[float]]] = {}
        for file in self.records:
            seen = list(self.views_of(file))
            options = seen[0][1].options
            several = options if options.players > 1 else self.game.options_of(2)
            judge = evaluation_of(self.game.name, several, weights)
            leads[file.stem] = {at: [round(x, 10) for x in judge.leads(view)] for at, view in seen}
        text = msgspec.json.format(msgspec.json.encode(Known(weights, leads)), indent=1)
        self.file.write_bytes(text + b"\n")


if __name__ == "__main__":
    Leads(sys.argv[1]).write()
