"""The laws of the kernel over many games: every variant and size, two ways to choose."""

import pytest

from bottega.games.renaissance import GAME
from bottega.kernel.laws import any_option, check
from tests.elsewhere import PROCESSES, played
from tests.looking import Looking
from tests.renaissance.choosers import builder
from tests.renaissance.digest import digests
from tests.renaissance.tables import TABLES, USUAL, name, options

ALIKE = {True: 8, False: 18}  # of so many alike one is looked at first, compiled and plain
SHARES = dict.fromkeys(USUAL, 16)  # one seed in so many
OTHER_SHARES = 40


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_the_laws_hold(table: tuple[int, str], seeds: range, compiled: bool) -> None:
    players, variant = table
    share = SHARES.get(variant, OTHER_SHARES)
    laws = [Looking(ALIKE[compiled])]
    for seed in seeds[::share]:
        choose = (builder, any_option)[(seed // share + players) % 3 == 2]
        story = check(GAME, options(players, variant), seed, laws=laws, choose=choose)
        assert story.table.over()


@pytest.mark.once
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_the_laws_hold_at_every_single_moment_of_a_game(
    table: tuple[int, str], compiled: bool
) -> None:
    players, variant = table
    every = 1 if compiled else 30
    story = check(GAME, options(players, variant), seed=players, every=every, choose=builder)
    assert story.table.over()


@PROCESSES
def test_another_process_with_another_hash_seed_plays_the_same_games(
    hash_seed: str, plain: bool, compiled: bool
) -> None:
    there = played("tests.renaissance.digest", hash_seed, plain, compiled)
    here = digests()
    assert there == here
    assert len(set(here)) == len(here) == len(TABLES)
