"""Recorded games: what was possible and how it ended stays so until the game has a new version.

Run `python -m tests.lorenzo.records` to play them anew. They may change only together with the
version of the game.
"""

from pathlib import Path
from typing import Final

from bottega.games.lorenzo import GAME
from bottega.kernel.laws import any_option
from bottega.kernel.record import Answer, Record, to_text
from bottega.kernel.rng import stream
from tests.lorenzo.choosers import Chooser, builder
from tests.lorenzo.tables import options

FOLDER: Final = Path(__file__).parents[1] / "records"
CHOOSERS: Final[dict[str, Chooser]] = {"uniform": any_option, "builder": builder}
# Players, way to choose, set of rules, and a seed whose game has something rare: a leader that
# copies another, a member raised, three excommunications, nobody left to place; with expansions
# together every kind of answer.
GAMES: Final = (
    (2, "builder", "basic", 23),
    (2, "builder", "advanced", 92),
    (2, "uniform", "basic", 5),
    (2, "uniform", "advanced", 1),
    (3, "builder", "basic", 1),
    (3, "builder", "advanced", 1),
    (3, "uniform", "basic", 1),
    (3, "uniform", "advanced", 1),
    (4, "builder", "basic", 1),
    (4, "builder", "advanced", 81),
    (4, "uniform", "basic", 1),
    (4, "uniform", "advanced", 1),
    (2, "builder", "houses", 23),
    (3, "builder", "houses", 80),
    (4, "builder", "houses", 68),
    (5, "uniform", "houses", 62),
    (2, "builder", "pazzi", 11),
    (3, "builder", "pazzi", 12),
    (4, "builder", "pazzi", 1),
    (2, "uniform", "pazzi-basic", 1),
    (3, "builder", "pazzi-basic", 1),
    (4, "builder", "pazzi-basic", 1),
    (2, "builder", "both", 99),
    (3, "uniform", "both", 47),
    (4, "builder", "both", 7),
    (5, "builder", "both", 79),
    (3, "builder", "preview", 1),
    (4, "uniform", "built", 1),
    (2, "builder", "new-leaders", 1),
)


def play(players: int, way: str, rules: str, seed: int) -> Record:
    """Play a game to its end."""
    setting = options(players, rules)
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
        players, way, rules, _ = one
        name = f"{GAME.name}-{number:02}-{players}-{way}-{rules}.bottega"
        (FOLDER / name).write_text(to_text(GAME, play(*one)), encoding="utf-8")


if __name__ == "__main__":
    write()
