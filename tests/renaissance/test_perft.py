"""The number of ways the next decisions can go is on record."""

import pytest

from bottega.games.renaissance import GAME
from tests.renaissance import perft


def test_the_counts_are_of_this_version_of_the_game() -> None:
    written = perft.read()["version"]
    assert written == GAME.version, (
        f"perft.json was counted by version {written} of the game and this is version "
        f"{GAME.version}: count anew with `python -m tests.renaissance.perft`"
    )


@pytest.mark.parametrize("game", perft.GAMES, ids=lambda game: "-".join(map(str, game)))
def test_the_paths_are_as_many_as_on_record(game: tuple[int, str, int], compiled: bool) -> None:
    players, variant, seed = game
    name = f"{variant}, {players} players, seed {seed}, "
    known = {key: n for key, n in perft.read()["counts"].items() if key.startswith(name)}
    most = perft.MANY if compiled else perft.PLAIN
    counted = {key: perft.counts(table, most) for key, table in perft.positions(*game)}
    assert counted == {key: known[key][: len(n)] for key, n in counted.items()}
    assert counted.keys() == known.keys()
    assert len(counted) >= 2
    assert not compiled or counted == known
