"""Whole games of Lorenzo, played to the final ranking by clicking on the board itself."""

from typing import Any

import pytest

from tests.web.browsing import PHONE, Company
from tests.web.lorenzo import ADVANCED, BASIC, EXPANDED, GAME
from tests.web.playing import Player, play_out
from tests.web.records import recorded
from tests.web.whole import (
    assert_log_is_whole,
    assert_points_are_right,
    assert_ranking_is_right,
    passed_over,
    played_with_points,
)

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "the basic game of two": (2, BASIC),
    "the advanced game of two": (2, ADVANCED),
    "the advanced game of four": (4, ADVANCED),
    "the game of five with everything": (5, EXPANDED),
}
BRIEF = ("the game of five with everything",)  # each of its questions has a test of its own
LATE = 5  # the round from which it is played on the board again
LONG = ("the basic game of two", "the advanced game of four")  # what the others show as well


def marked(table: str) -> Any:
    """Give a table to be played; some only where there is time."""
    return pytest.param(table, marks=pytest.mark.long) if table in LONG else table


@pytest.mark.parametrize("table", [marked(table) for table in TABLES])
def test_on_the_board_one_plays_to_its_end(
    table: str, company: Company, pytestconfig: pytest.Config
) -> None:
    players, wish = TABLES[table]
    anna = company(moves=True) if players == 2 else company.regular()
    here = anna.plays("me", *["random"] * (players - 1), **wish)
    player = Player(anna.page, seed=players)
    player.set_up()
    seen = played_with_points(anna, here, player)
    assert_log_is_whole(anna, here)
    if table in BRIEF and not pytestconfig.getoption("--long"):
        passed_over(anna, player, here, until=LATE)
    play_out(player)
    found = recorded(anna, here, GAME)
    assert_points_are_right(seen, found, GAME)
    assert_ranking_is_right(anna, found, GAME)
    assert set(player.in_the_bar) <= {"end"}, "everything else lies on the board"


def test_a_whole_game_is_played_by_tapping_on_a_phone(company: Company) -> None:
    anna = company(size=PHONE, touch=True)
    table = anna.plays("me", "random", **ADVANCED)
    player = Player(anna.page, seed=4, touch=True)
    wide = 0
    while not player.step().over:
        wide = max(wide, anna.sideways())
    assert wide <= 0, f"the page was {wide} px too wide"
    assert_ranking_is_right(anna, recorded(anna, table, GAME), GAME)
    assert set(player.in_the_bar) <= {"end"}
