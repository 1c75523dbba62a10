"""A simulation says the same whichever way its games are played, and ends when bots do not."""

import hashlib
from pathlib import Path

import pytest

from bottega.bots.api import BadBot
from bottega.bots.match import play, simulate
from bottega.bots.random import Random
from bottega.games.masters import GAME, MastersOfRenaissance
from bottega.kernel.rng import stream

FILE = """
class Chance:
    def __init__(self, game, rng):
        self.rng = rng

    def choose(self, view, options):
        return options[self.rng.below(len(options))]
"""


@pytest.mark.parametrize("players", GAME.players)
def test_the_loop_inside_the_kernel_gives_the_digest_of_the_loop_outside(
    players: int, tmp_path: Path
) -> None:
    path = tmp_path / "chance.py"
    path.write_text(FILE)
    options = GAME.options_of(players)
    inside = simulate(GAME, options, 4, 11, ["random"])
    outside = simulate(GAME, options, 4, 11, [f"{path}:Chance"])
    assert inside.digest == outside.digest
    assert inside.decisions == outside.decisions
    assert inside.wins == outside.wins
    assert inside.mean_scores == outside.mean_scores


def test_a_digest_is_the_hash_of_all_last_positions_in_order() -> None:
    options = GAME.options_of(2)
    dumps = [GAME.dump(play(GAME, options, seed, ["random"]).table) for seed in (3, 4, 5)]
    expected = hashlib.blake2b(b"".join(dumps)).hexdigest()
    assert simulate(GAME, options, 3, 3, ["random"]).digest == expected


def test_a_simulation_says_which_build_it_measured(compiled: bool) -> None:
    result = simulate(GAME, GAME.options_of(2), 2, 1, ["random"])
    assert result.compiled == compiled
    assert result.seconds > 0
    assert result.decisions_per_second == pytest.approx(result.decisions / result.seconds)


def test_each_seat_has_a_stream_of_its_own_that_follows_from_the_seed() -> None:
    options = GAME.options_of(3)
    bots = [Random(GAME, stream(8, f"bot {seat}")) for seat in range(3)]
    assert play(GAME, options, 8, bots).answers == play(GAME, options, 8, ["random"]).answers
    bots = [Random(GAME, stream(8, "bot 0")) for _ in range(3)]
    assert play(GAME, options, 8, bots).answers != play(GAME, options, 8, ["random"]).answers


class Short(MastersOfRenaissance):
    longest = 10


def test_bots_that_come_to_no_end_are_stopped() -> None:
    game = Short()
    with pytest.raises(BadBot, match="random, greedy came to no end in 10 answers"):
        play(game, game.options_of(2), 1, ["random", "greedy"])
