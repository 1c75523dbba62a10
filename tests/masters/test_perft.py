"""The number of ways the next decisions can go is on record."""

import pytest

from bottega.games.masters import GAME
from tests.masters import perft


def test_the_counts_are_of_this_version_of_the_game() -> None:
    written = perft.read()["version"]
    assert written == GAME.version, (
        f"perft.json was counted by version {written} of the game and this is version "
        f"{GAME.version}: count anew with `python -m tests.masters.perft`"
    )


@pytest.mark.parametrize("players", perft.PLAYERS)
@pytest.mark.parametrize("seed", perft.SEEDS)
def test_the_paths_are_as_many_as_on_record(players: int, seed: int, compiled: bool) -> None:
    depth = perft.DEPTH if compiled else perft.PLAIN_DEPTH
    name = f"{players} players, seed {seed}, "
    known = {key: n[:depth] for key, n in perft.read()["counts"].items() if key.startswith(name)}
    counted = {key: perft.counts(table, depth) for key, table in perft.positions(players, seed)}
    assert counted == known
    assert len(counted) >= 2
