"""A batch is what its tables are one by one, whatever their number and that of the processes."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bottega.games import GAMES
from bottega.kernel.errors import BadOptions, Illegal, UnknownGame
from bottega.learn import Batch
from bottega.learn.batch import BadBatch
from bottega.learn.stepping import deal_seed
from tests.learn.golden import some_answers

SEVERAL: list[tuple[str, dict[str, Any]]] = [
    ("masters", {"players": 1}),
    ("masters", {"players": 2, "discard": "any"}),
    ("lorenzo", {"players": 5, "modules": "houses"}),
    ("renaissance", {"players": 3, "variant": "quick"}),
    ("renaissance", {"players": 6}),
]
STEPS = 120


@pytest.mark.parametrize(("name", "options"), SEVERAL)
def test_a_batch_equals_its_tables_one_by_one(name: str, options: dict[str, Any]) -> None:
    game = GAMES[name]
    setting = game.options_of(**options)
    batch = Batch(name, n=3, seed=5, **options)
    begun = [1, 1, 1]
    tables = [game.new(setting, deal_seed(5, i, 0)) for i in range(3)]
    for step in range(STEPS):
        for i, table in enumerate(tables):
            assert batch.seats[i] == table.seat
            assert np.flatnonzero(batch.masks[i]).tolist() == sorted(table.options)
            assert batch.observations[i].tobytes() == game.observation(table, int(table.seat))
        codes = some_answers(batch, step)
        rewards, done = batch.step(codes)
        for i, table in enumerate(tables):
            table.play(codes[i])
            outcome = game.outcome(table)
            assert done[i] == (outcome is not None)
            if outcome is None:
                assert not rewards[i].any()
                continue
            winners = [seat in outcome.winners for seat in range(setting.players)]
            assert (rewards[i] > 0).tolist() == winners
            assert rewards[i].sum() == pytest.approx(float(any(winners)))
            tables[i] = game.new(setting, deal_seed(5, i, begun[i]))
            begun[i] += 1
    assert sum(begun) > 3 or options["players"] > 4


def test_neither_the_number_of_tables_nor_that_of_processes_decides() -> None:
    few, many = Batch("masters", 2, n=2, seed=9), Batch("masters", 2, n=5, seed=9)
    with Batch("masters", 2, n=5, seed=9, processes=2) as spread:
        for step in range(STEPS):
            assert (few.observations == many.observations[:2]).all()
            for one, two in ((many.observations, spread.observations), (many.masks, spread.masks)):
                assert (one == two).all()
            assert (many.seats == spread.seats).all()
            codes = some_answers(many, step)
            few.step(codes[:2])
            rewards, done = many.step(np.array(codes))
            others, ended = spread.step(codes)
            assert (rewards == others).all()
            assert (done == ended).all()


def test_a_table_does_not_play_the_same_game_again() -> None:
    seeds = {deal_seed(seed, i, k) for seed in range(4) for i in range(10) for k in range(10)}
    assert len(seeds) == 400


def test_the_arrays_are_the_same_ones_at_every_step_and_need_no_copy() -> None:
    batch = Batch("masters", 2, n=4)
    assert batch.observations.dtype == np.uint8
    assert batch.masks.dtype == np.bool_
    before = [batch.observations, batch.masks, batch.seats, batch.rewards, batch.done]
    addresses = [array.ctypes.data for array in before]
    rewards, done = batch.step(some_answers(batch, 0))
    after = [batch.observations, batch.masks, batch.seats, rewards, done]
    assert [array.ctypes.data for array in after] == addresses
    shared = np.from_dlpack(batch.observations)
    assert shared.ctypes.data == addresses[0]


def test_scaled_entries_lie_between_zero_and_one() -> None:
    batch = Batch("lorenzo", 4, n=4)
    for step in range(40):
        batch.step(some_answers(batch, step))
    scaled = batch.observations * batch.scales
    assert scaled.max() <= 1
    assert len(batch.encoding.fields()) == batch.encoding.size == scaled.shape[1]


@pytest.mark.parametrize("name", ["masters", "renaissance"])
def test_points_add_up_to_what_was_gained_and_margins_cancel(name: str) -> None:
    game = GAMES[name]
    running = Batch(name, 2, n=2, seed=3, reward="points")
    margins = Batch(name, 2, n=2, seed=3, reward="margin")
    first = game.new(game.options_of(2), deal_seed(3, 0, 0))
    total = np.array([score.points for score in game.score(first)], np.float32)
    for step in range(400):
        codes = some_answers(running, step)
        rewards, _ = running.step(codes)
        ahead, done = margins.step(codes)
        total += rewards[0]
        assert not ahead[~done].any()
        if done[0]:
            assert ahead[0].tolist() == [total[0] - total[1], total[1] - total[0]]
            return
    pytest.fail("no game has ended")


def test_what_is_not_offered_is_refused_and_nothing_is_done() -> None:
    batch = Batch("masters", 2, n=3, seed=1)
    with Batch("masters", 2, n=3, seed=1, processes=3) as spread:
        for kind in (batch, spread):
            _check_refusals(kind)


def _check_refusals(batch: Batch) -> None:
    before = batch.observations.copy(), batch.masks.copy()
    codes = some_answers(batch, 0)
    with pytest.raises(Illegal, match=r"table 1: 281 \('end'\) is not among the 6 answers that"):
        batch.step([codes[0], 281, codes[2]])
    with pytest.raises(Illegal, match=r"table 2: 999 \(no answer of the game\)"):
        batch.step([codes[0], codes[1], 999])
    with pytest.raises(BadBatch, match=r"3 whole numbers, one for each table, not int64 of"):
        batch.step(codes[:2])
    with pytest.raises(BadBatch, match=r"not float64 of shape \(3,\)"):
        batch.step(np.array(codes, np.float64))
    assert (batch.observations == before[0]).all()
    assert (batch.masks == before[1]).all()
    batch.step(codes)
    assert (batch.observations != before[0]).any()


@pytest.mark.parametrize(
    ("arguments", "error", "says"),
    [
        ({"game": "chess"}, UnknownGame, "no game is called 'chess'"),
        ({"players": 9}, BadOptions, "masters is for 1 to 4 players, not 9"),
        ({"colour": "red"}, BadOptions, "no option 'colour'"),
        ({"n": 0}, BadBatch, "at least one table, not 0"),
        ({"processes": 65}, BadBatch, "processes is 1 to 64"),
        ({"reward": "fame"}, BadOptions, "one of win, margin, points, not 'fame'"),
        ({"seed": -1}, BadBatch, "at most 256 bits"),
    ],
)
def test_bad_arguments_are_named(arguments: dict[str, Any], error: type, says: str) -> None:
    with pytest.raises(error, match=says):
        Batch(**{"game": "masters", **arguments})


MEMORY = """
from pathlib import Path
from bottega.learn import Batch

def pages():
    return int(Path("/proc/self/statm").read_text().split()[1])

some = Batch({name!r}, {players}, n=1)
before = pages()
batch = Batch({name!r}, {players}, n=1024)
print((pages() - before) * 4096)
"""


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
@pytest.mark.parametrize("name", GAMES)
def test_a_thousand_tables_take_less_than_64_megabytes(name: str) -> None:
    program = MEMORY.format(name=name, players=4)
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=Path(__file__).parents[2],
        env=dict(os.environ),
        capture_output=True,
        check=True,
        text=True,
    )
    assert 1024 * 1024 < int(done.stdout) < 64 * 1024 * 1024
