"""Leads in positions of recorded games of Masters, written down once.

They show that the evaluation still counts what it counted when only its code is changed. Where it
is to count something else, `python -m tests.bots.masters_leads` writes them anew; new weights alone
change nothing here, since those of that time are written down too.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from bottega.bots.evaluate.masters import Weights, evaluation
from bottega.games.masters import GAME
from bottega.games.masters.views import MastersView
from bottega.kernel.record import read, replay

RECORDS: Final = sorted((Path(__file__).parents[1] / "records").glob("masters-*.bottega"))
FILE: Final = Path(__file__).with_suffix(".json")
MOMENTS: Final = 10  # in each game, from the first question to the end


class Known(msgspec.Struct):
    """Weights, and by record and answers given every seat's lead with them."""

    weights: dict[str, float]
    leads: dict[str, dict[int, list[float]]]


def known() -> Known:
    """Read what was written down."""
    return msgspec.json.decode(FILE.read_bytes(), type=Known)


def views_of(file: Path) -> Iterator[tuple[int, MastersView]]:
    """Give moments of a recorded game as whoever is asked sees them."""
    record = read(GAME, file.read_text(encoding="utf-8"))
    for i in range(MOMENTS):
        moment = round(len(record.answers) * i / (MOMENTS - 1))
        table = replay(GAME, record, moment)
        yield moment, GAME.view(table, max(0, int(table.seat)))


def main() -> None:
    """Write all leads anew, with the weights of today."""
    weights = Weights()
    judge = evaluation(GAME.options_of(2), weights)
    leads = {
        file.stem: {moment: [round(x, 10) for x in judge.leads(v)] for moment, v in views_of(file)}
        for file in RECORDS
    }
    named = dict(zip(weights.names(), weights.values(), strict=True))
    text = msgspec.json.format(msgspec.json.encode(Known(named, leads)), indent=1)
    FILE.write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
