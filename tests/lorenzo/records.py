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
    (2, "builder", "basic", 135),
    (2, "builder", "advanced", 781),
    (2, "uniform", "basic", 22),
    (2, "uniform", "advanced", 159),
    (3, "builder", "basic", 249),
    (3, "builder", "advanced", 428),
    (3, "uniform", "basic", 141),
    (3, "uniform", "advanced", 113),
    (4, "builder", "basic", 222),
    (4, "builder", "advanced", 210),
    (4, "uniform", "basic", 39),
    (4, "uniform", "advanced", 46),
    (2, "builder", "houses", 100),
    (3, "builder", "houses", 116),
    (4, "builder", "houses", 101),
    (5, "uniform", "houses", 122),
    (2, "builder", "pazzi", 132),
    (3, "builder", "pazzi", 110),
    (4, "builder", "pazzi", 104),
    (2, "uniform", "pazzi-basic", 134),
    (3, "builder", "pazzi-basic", 109),
    (4, "builder", "pazzi-basic", 130),
    (2, "builder", "both", 121),
    (3, "uniform", "both", 133),
    (4, "builder", "both", 105),
    (5, "builder", "both", 128),
    (3, "builder", "preview", 112),
    (4, "uniform", "built", 119),
    (2, "builder", "new-leaders", 106),
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
