"""The laws of the kernel over many games: all sizes, both options, two ways to choose."""

import pytest

from bottega.games.masters import GAME
from bottega.kernel.laws import any_option, check
from tests.elsewhere import PROCESSES, played
from tests.looking import Looking
from tests.masters.choosers import thrifty
from tests.masters.digest import digests

CHUNKS = 10  # so that several processes can share the work
ALIKE = {True: 1, False: 10}  # of so many alike one is looked at first, compiled and plain


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("players", GAME.players)
def test_the_laws_hold(players: int, chunk: int, seeds: range, compiled: bool) -> None:
    laws = [Looking(ALIKE[compiled])]
    for seed in seeds[chunk::CHUNKS]:
        options = GAME.options_of(
            players,
            discard=("fresh", "any")[seed % 2],
            solo_last_colour=("victory", "defeat")[seed // 4 % 2],
        )
        choose = (any_option, thrifty)[seed // 2 % 2]
        story = check(GAME, options, seed, laws=laws, choose=choose)
        assert story.table.over()


@pytest.mark.once
@pytest.mark.parametrize("players", GAME.players)
def test_the_laws_hold_at_every_single_moment_of_a_game(players: int) -> None:
    story = check(GAME, GAME.options_of(players, discard="any"), seed=players, every=1)
    assert story.table.over()


@PROCESSES
def test_another_process_with_another_hash_seed_plays_the_same_games(
    hash_seed: str, plain: bool, compiled: bool
) -> None:
    there = played("tests.masters.digest", hash_seed, plain, compiled)
    here = digests()
    assert there == here
    assert len(set(here)) == 20
