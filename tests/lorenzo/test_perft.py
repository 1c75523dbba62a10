"""The number of ways the next decisions can go is on record."""

import pytest

from bottega.games.lorenzo import GAME
from tests.lorenzo import perft


def test_the_counts_are_of_this_version_of_the_game() -> None:
    written = perft.read()["version"]
    assert written == GAME.version, (
        f"perft.json was counted by version {written} of the game and this is version "
        f"{GAME.version}: count anew with `python -m tests.lorenzo.perft`"
    )


@pytest.mark.parametrize("players", perft.PLAYERS)
@pytest.mark.parametrize("seed", perft.SEEDS)
def test_the_paths_are_as_many_as_on_record(players: int, seed: int, compiled: bool) -> None:
    name = f"{players} players, seed {seed}, "
    known = {key: n for key, n in perft.read()["counts"].items() if key.startswith(name)}
    many = perft.MANY if compiled else perft.PLAIN
    counted = {key: perft.counts(table, many) for key, table in perft.positions(players, seed)}
    assert counted == {key: known[key][: len(n)] for key, n in counted.items()}
    assert counted.keys() == known.keys()
    assert len(counted) >= 3
    assert not compiled or counted == known
