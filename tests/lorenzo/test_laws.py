"""The laws of the kernel over many games: every set of rules and size, two ways to choose."""

import pytest

from bottega.games.lorenzo import GAME
from bottega.kernel.laws import any_option, check
from tests.elsewhere import PROCESSES, played
from tests.looking import Looking
from tests.lorenzo.choosers import builder
from tests.lorenzo.digest import digests
from tests.lorenzo.tables import EACH_COMBINATION, TABLES, options

ALIKE = {True: 4, False: 20}  # of so many alike one is looked at first, compiled and plain
# One seed in so many: there are more tables with expansions, and their games are longer.
SHARES = {"basic": 8, "advanced": 3}
OTHER_SHARES = 16


def name(table: tuple[int, str]) -> str:
    """Name a table in the list of tests."""
    players, rules = table
    return f"{rules}-{players}"


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_the_laws_hold(table: tuple[int, str], seeds: range, compiled: bool) -> None:
    players, rules = table
    share = SHARES.get(rules, OTHER_SHARES)
    laws = [Looking(ALIKE[compiled])]
    for seed in seeds[::share]:
        choose = (builder, any_option)[(seed // share + players) % 4 == 3]
        story = check(GAME, options(players, rules), seed, laws=laws, choose=choose)
        assert story.table.over()


@pytest.mark.once
@pytest.mark.parametrize("table", EACH_COMBINATION, ids=name)
def test_the_laws_hold_at_every_single_moment_of_a_game(
    table: tuple[int, str], compiled: bool
) -> None:
    players, rules = table
    every = 1 if compiled else 8
    story = check(GAME, options(players, rules), seed=players, every=every, choose=builder)
    assert story.table.over()


@PROCESSES
def test_another_process_with_another_hash_seed_plays_the_same_games(
    hash_seed: str, plain: bool, compiled: bool
) -> None:
    there = played("tests.lorenzo.digest", hash_seed, plain, compiled)
    here = digests()
    assert there == here
    assert len(set(here)) == len(here) >= 18
