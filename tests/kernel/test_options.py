"""Options: what was chosen is checked, and what was not said is filled in."""

import pytest

from bottega.games import game as game_called
from bottega.kernel.build import build, is_compiled


@pytest.mark.parametrize(("name", "least"), [("masters", 1), ("lorenzo", 2), ("renaissance", 2)])
def test_where_nobody_says_how_many_play_it_is_the_fewest(name: str, least: int) -> None:
    assert game_called(name).options_of(None).players == least


def test_the_kernel_says_which_build_it_is(compiled: bool) -> None:
    assert is_compiled() is compiled
    assert build().startswith("compiled" if compiled else "plain Python")
