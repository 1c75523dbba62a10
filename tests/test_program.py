"""The program's door: the few names of `import bottega`, and what tables and views can do."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import bottega
from bottega.games import GAMES
from bottega.kernel.errors import BadOptions, BadRecord, BottegaError, Illegal

EXAMPLES = sorted(Path("examples").glob("*.py"))
PROGRAMS = [path for path in EXAMPLES if "__main__" in path.read_text(encoding="utf-8")]


def test_a_game_is_made_played_recorded_and_loaded(tmp_path: Path) -> None:
    match = bottega.make("masters", players=2, seed=1)
    assert match.seat == 0
    match.answer(match.lines[0])
    assert len(match.answers) == 1
    match.play("random")
    assert match.over
    assert match.seat is None
    file = tmp_path / "game.bottega"
    file.write_text(bottega.record(match), encoding="utf-8")
    again = bottega.load(file)
    assert (again.outcome, again.answers) == (match.outcome, match.answers)
    assert again.record() == match.record()


def test_a_record_is_loaded_as_other_programs_leave_it_or_refused(tmp_path: Path) -> None:
    match = bottega.make("masters", players=2, seed=1)
    file = tmp_path / "game.bottega"
    file.write_text(bottega.record(match), encoding="utf-8-sig")
    assert bottega.load(file).record() == match.record()
    file.write_bytes(b"\x89PNG\xff")
    with pytest.raises(BadRecord, match="not UTF-8 text"):
        bottega.load(file)


def test_bots_by_name_or_of_ones_own_play_each_other() -> None:
    class First:
        def choose(self, view: object, options: Sequence[int]) -> int:
            return options[0]

    match = bottega.play("renaissance", "random", First(), seed=2)
    assert match.over
    assert match.setup.players == 2
    assert bottega.play("masters", "random", players=3, seed=5).outcome is not None


def test_what_is_not_offered_is_refused_with_what_is() -> None:
    match = bottega.make("masters", players=2, seed=1)
    with pytest.raises(Illegal, match=r"'take row 1' is not offered, but: keep "):
        match.answer("take row 1")
    assert match.answers == []
    match.play("random")
    with pytest.raises(Illegal, match="the game is over"):
        match.answer(0)


def test_without_a_seed_every_deal_is_another() -> None:
    assert bottega.make("masters").seed != bottega.make("masters").seed


def test_what_is_wrong_is_named() -> None:
    with pytest.raises(BottegaError, match="no game is called 'chess'"):
        bottega.make("chess")
    with pytest.raises(AttributeError, match="bottega has no 'mak'; it has: Bot, Match, games"):
        bottega.mak  # noqa: B018
    assert list(bottega.games.GAMES) == ["masters", "lorenzo", "renaissance"]


@pytest.mark.parametrize("name", GAMES)
def test_a_number_of_players_is_no_set_of_options(name: str) -> None:
    with pytest.raises(BadOptions, match=rf"{name} is set up with options, as options_of\(2\)"):
        GAMES[name].new(2, 1)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
def test_tables_pickle_and_copy_and_views_hash(name: str) -> None:
    match = bottega.make(name, players=2, seed=4)
    game, table = match.game, match.table
    for _ in range(9):
        match.answer(match.options[0])
    before = game.dump(table)
    for made in (pickle.loads(pickle.dumps(table)), copy.copy(table), copy.deepcopy(table)):
        assert game.dump(made) == before
        made.play(made.options[0])
        assert game.dump(made) != before
        assert game.dump(table) == before
    seen = {match.view(0), match.view(0), match.view(1)}
    assert len(seen) == 2


def test_importing_bottega_loads_nothing_else() -> None:
    code = "import bottega, sys; print([m for m in sys.modules if m.startswith('bottega.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_examples_run(program: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(program)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_bot_among_the_examples_plays() -> None:
    assert bottega.play("masters", "examples/thrifty_bot.py", "random", seed=1).over
