"""Recorded games: what was possible and how it ended stays so until the game has a new version.

Run `python -m tests.renaissance.records` to play them anew. They may change only together with
the version of the game.
"""

from pathlib import Path
from typing import Final

from bottega.games.renaissance import GAME
from bottega.kernel.laws import any_option
from bottega.kernel.record import Answer, Record, to_text
from bottega.kernel.rng import stream
from tests.renaissance.choosers import Chooser, builder
from tests.renaissance.tables import options

FOLDER: Final = Path(__file__).parents[1] / "records"
CHOOSERS: Final[dict[str, Chooser]] = {"uniform": any_option, "builder": builder}
# Players, way to choose, variant, and a seed whose game has something rare: a prayer, a pope, an
# action repeated or doubled, a counter-offer, a castle laid out anew, a stock opened.
GAMES: Final = (
    (2, "builder", "full", 136),
    (3, "builder", "full", 48),
    (4, "builder", "full", 1),
    (2, "builder", "later", 1),
    (4, "uniform", "later", 18),
    (3, "builder", "support", 127),
    (3, "builder", "by-hand", 86),
    (2, "builder", "quick", 1),
    (3, "uniform", "quick", 1),
    (4, "builder", "quick-later", 4),
    (2, "builder", "quick-by-hand", 1),
    (4, "builder", "teams", 1),
    (6, "builder", "teams-later", 84),
    (8, "builder", "teams", 1),
    (6, "uniform", "teams-support", 1),
)


def play(players: int, way: str, variant: str, seed: int) -> Record:
    """Play a game to its end."""
    setting = options(players, variant)
    table = GAME.new(setting, seed)
    rng = stream(seed, "records")
    answers: list[Answer] = []
    while not table.over():
        answers.append(Answer(int(table.seat), CHOOSERS[way](table, rng)))
        table.apply(answers[-1].code)
    outcome = GAME.outcome(table)
    assert outcome is not None
    points = tuple(score.points for score in outcome.scores)
    return Record(GAME.name, GAME.version, setting, seed, tuple(answers), points)


def write() -> None:
    """Play all games and put them on record."""
    for number, one in enumerate(GAMES, 1):
        players, way, variant, _ = one
        name = f"{GAME.name}-{number:02}-{players}-{way}-{variant}.bottega"
        (FOLDER / name).write_text(to_text(GAME, play(*one)), encoding="utf-8")


if __name__ == "__main__":
    write()
