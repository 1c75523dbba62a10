"""What foresight is measured by: luck of the deals is none, and noise takes nothing from it."""

import numpy as np
import pytest
from benchmarks.foresight import JUDGED, Numbers, Turn, centred, compared, correlation, turns

LINES, MANY = 6, 4_000
rng = np.random.default_rng(1)


def halves() -> Numbers:
    return rng.normal(size=(2, LINES))


def measured(known: float) -> float:
    """Measure who knows a share of what lines are worth, and sees in the deals what is chance."""
    found = []
    for _ in range(MANY):
        worth, other, luck = rng.normal(size=LINES), rng.normal(size=LINES), halves()
        judged = known * worth + (1.0 - known) * other + luck + halves()
        found.append(Turn({"mind": centred(judged)}, centred(worth + luck)))
    return correlation(np.array([compared(turn, "mind") for turn in found]))


def test_luck_that_shows_on_the_same_deals_is_no_foresight() -> None:
    assert measured(known=0.0) == pytest.approx(0.0, abs=0.1)


def test_chance_takes_nothing_from_foresight() -> None:
    assert measured(known=0.5) == pytest.approx(0.5**0.5, abs=0.1)
    assert measured(known=1.0) == pytest.approx(1.0, abs=0.1)


def test_turns_of_a_game_are_played_on_and_judged_by_hand_and_network() -> None:
    found = turns("renaissance", None, 2, 3)
    assert found
    for turn in found:
        assert list(turn.judged) == list(JUDGED)
        for numbers in (turn.end, *turn.judged.values()):
            assert numbers.shape == turn.end.shape
            assert np.abs(numbers).max() <= 1.0
            assert numbers.mean(axis=1) == pytest.approx([0.0, 0.0])
    assert any(np.abs(turn.end).max() > 0.05 for turn in found)
