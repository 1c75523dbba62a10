"""Leads in positions of recorded games of Lorenzo, written down once.

They show that the evaluation still counts what it counted when only its code is changed. Where it
is to count something else, `python -m tests.bots.lorenzo_leads` writes them anew; new weights alone
change nothing here, since those of that time are written down too.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from bottega.bots.evaluate.lorenzo import Weights, evaluation
from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.views import LorenzoView
from bottega.kernel.record import read, replay

RECORDS: Final = sorted((Path(__file__).parents[1] / "records").glob("lorenzo-*.bottega"))
FILE: Final = Path(__file__).with_suffix(".json")
MOMENTS: Final = 8  # in each game, from the first question to the end


class Known(msgspec.Struct):
    """Weights, and by record and answers given every seat's lead with them."""

    weights: dict[str, float]
    leads: dict[str, dict[int, list[float]]]


def known() -> Known:
    """Read what was written down."""
    return msgspec.json.decode(FILE.read_bytes(), type=Known)


def views_of(file: Path) -> Iterator[tuple[int, LorenzoView]]:
    """Give moments of a recorded game as whoever is asked sees them."""
    record = read(GAME, file.read_text(encoding="utf-8"))
    table = replay(GAME, record, 0)
    last = len(record.answers)
    moments = {round(last * i / (MOMENTS - 1)) for i in range(MOMENTS)}
    for given, answer in enumerate(record.answers):
        if given in moments:
            yield given, GAME.view(table, int(table.seat))
        table.apply(answer.code)
    yield last, GAME.view(table, 0)


def main() -> None:
    """Write all leads anew, with the weights of today."""
    weights = Weights()
    leads: dict[str, dict[int, list[float]]] = {}
    for file in RECORDS:
        seen = list(views_of(file))
        judge = evaluation(seen[0][1].options, weights)
        leads[file.stem] = {at: [round(x, 10) for x in judge.leads(view)] for at, view in seen}
    named = dict(zip(weights.names(), weights.values(), strict=True))
    text = msgspec.json.format(msgspec.json.encode(Known(named, leads)), indent=1)
    FILE.write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
