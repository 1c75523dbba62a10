"""Recorded games: what was possible and how it ended stays so until the game has a new version.

Run `python -m tests.masters.records` to play them anew. They may change only together with the
version of the game.
"""

from pathlib import Path
from typing import Final

from bottega.games.masters import GAME
from bottega.kernel.laws import any_option
from bottega.kernel.record import Answer, Record, to_text
from bottega.kernel.rng import stream
from tests.masters.choosers import Chooser, thrifty

FOLDER: Final = Path(__file__).parents[1] / "records"
CHOOSERS: Final[dict[str, Chooser]] = {"uniform": any_option, "thrifty": thrifty}
# Players, way to choose, option for letting go, option for the last colour, and a seed whose game
# has something rare: an end of each kind, two leaders for white marbles, a seventh card.
GAMES: Final = (
    (1, "thrifty", "fresh", "victory", 3733),
    (1, "thrifty", "any", "defeat", 7),
    (1, "uniform", "any", "victory", 1),
    (2, "thrifty", "fresh", "victory", 1),
    (2, "thrifty", "any", "victory", 28),
    (2, "uniform", "fresh", "victory", 1),
    (3, "thrifty", "fresh", "victory", 1),
    (3, "thrifty", "any", "victory", 1),
    (3, "uniform", "any", "victory", 1),
    (4, "thrifty", "fresh", "victory", 1),
    (4, "thrifty", "any", "victory", 1),
    (4, "uniform", "fresh", "victory", 1),
)


def play(players: int, way: str, discard: str, last_colour: str, seed: int) -> Record:
    """Play a game to its end."""
    options = GAME.options_of(players, discard=discard, solo_last_colour=last_colour)
    table = GAME.new(options, seed)
    rng = stream(seed, "records")
    answers: list[Answer] = []
    while not table.over():
        answers.append(Answer(int(table.seat), CHOOSERS[way](table, rng)))
        table.apply(answers[-1].code)
    outcome = GAME.outcome(table)
    assert outcome is not None
    points = tuple(score.points for score in outcome.scores)
    return Record(GAME.name, GAME.version, options, seed, tuple(answers), points)


def write() -> None:
    """Play all games and put them on record."""
    for number, one in enumerate(GAMES, 1):
        players, way, discard, _, _ = one
        name = f"{GAME.name}-{number:02}-{players}-{way}-{discard}.bottega"
        (FOLDER / name).write_text(to_text(GAME, play(*one)), encoding="utf-8")


if __name__ == "__main__":
    write()
