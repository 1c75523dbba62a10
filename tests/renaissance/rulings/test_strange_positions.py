"""From strange positions, too, every way leads on, and nothing is lost or told."""

from random import Random

import pytest

from bottega.games.renaissance import GAME
from bottega.kernel.rng import stream
from tests.renaissance.build import Position
from tests.renaissance.rulings.strange import strange


def wander(game: Position, rng: Random, steps: int) -> None:
    """Play by chance, rather anything than discarding; all cards must always be there."""
    for _ in range(steps):
        if game.over:
            return
        lines = game.lines()
        lively = [line for line in lines if not line.startswith("discard")]
        game.play(rng.choice(lively or lines))


@pytest.mark.parametrize("seed", range(60))
def test_every_way_leads_on_and_no_card_is_lost(seed: int) -> None:
    wander(strange(seed), Random(seed), 40)


@pytest.mark.parametrize("seed", range(60, 90))
def test_every_position_is_read_as_it_was_written(seed: int) -> None:
    game, rng = strange(seed), Random(seed)
    for _ in range(8):
        wander(game, rng, 4)
        written = GAME.dump(game.table)
        assert GAME.dump(GAME.load(written)) == written


@pytest.mark.parametrize("seed", range(90, 120))
def test_a_table_that_could_be_behind_a_view_looks_the_same(seed: int) -> None:
    game, rng = strange(seed), Random(seed)
    for turn in range(5):
        wander(game, rng, 6)
        for seat in range(game.table.rules.seats):
            seen = game.view(seat)
            dealt = GAME.determinize(seen, stream(seed, str(turn)))
            assert GAME.view(dealt, seat) == seen
