"""The bots themselves: named, fair, reproducible, and one clearly better than the other."""

from pathlib import Path
from typing import Any

import pytest

from bottega.bots.api import BadBot, UnknownBot, bot, known
from bottega.bots.levels import LEVELS
from bottega.bots.match import play, simulate
from bottega.games.masters import GAME
from bottega.games.masters.state import Masters
from bottega.kernel.rng import stream
from bottega.lab.arena import arena
from tests.masters.choosers import thrifty
from tests.toy import GAME as MORRA


def middle(players: int, seed: int, decisions: int) -> Masters:
    """Give a table after so many sensible answers."""
    table = GAME.new(GAME.options_of(players), seed)
    rng = stream(seed, "middle")
    for _ in range(decisions):
        if table.seat >= 0:
            table.apply(thrifty(table, rng))
    return table


def test_the_bots_are_known_by_name() -> None:
    assert known() == ("random", "greedy", *LEVELS)
    there = r"there is: random, greedy, apprentice, .*, grandmaster, search:N, or FILE.py:Class"
    with pytest.raises(UnknownBot, match=there):
        bot("clever", GAME, stream(1, "x"))


def test_another_stream_makes_random_answer_otherwise() -> None:
    table = middle(2, 3, 20)
    view, options = GAME.view(table, int(table.seat)), [int(code) for code in table.options]
    answers = {bot("random", GAME, stream(n, "x")).choose(view, options) for n in range(30)}
    assert len(answers) > 1


@pytest.mark.parametrize("players", GAME.players)
def test_greedy_plays_whole_games_the_same_way_twice(players: int) -> None:
    options = GAME.options_of(players)
    first, second = (play(GAME, options, 4, ["greedy"]) for _ in range(2))
    assert first.answers == second.answers


def test_greedy_beats_random(compiled: bool) -> None:
    result = arena(GAME, GAME.options_of(2), ["greedy", "random"], 40 if compiled else 10, 1)
    greedy, random = result.bots
    assert greedy.win_rate >= 0.95
    assert greedy.mean_score > random.mean_score + 15


def test_greedy_beats_lorenzo_where_random_does_not(compiled: bool) -> None:
    games = 20 if compiled else 5
    options = GAME.options_of(1)
    assert simulate(GAME, options, games, 1, ["random"]).wins == [0]
    assert simulate(GAME, options, games, 1, ["greedy"]).wins[0] >= games // 4


def test_greedy_plays_a_game_it_knows_nothing_of_by_its_points() -> None:
    outcome = MORRA.outcome(play(MORRA, MORRA.options_of(3), 1, ["greedy"]).table)
    assert outcome is not None


FILE = """
class Last:
    def __init__(self, game, rng):
        self.game = game

    def choose(self, view, options):
        return options[-1]


class NoChoice:
    def __init__(self, game, rng):
        pass


class Alone:
    def choose(self, view, options):
        return options[0]


class Odd:
    def __init__(self, game, rng):
        pass

    def choose(self):
        return 0


class Broken:
    def __init__(self, game, rng):
        raise OSError("no book")

    def choose(self, view, options):
        return 0


THING = 7
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(FILE)
    return path


def test_a_bot_of_ones_own_plays_from_a_file(file: Path) -> None:
    played = play(GAME, GAME.options_of(2), 3, [f"{file}:Last", "random"])
    assert played.table.over()
    table = GAME.new(GAME.options_of(2), 3)
    for answer in played.answers:
        if answer.seat == 0:
            assert answer.code == int(table.options[-1])
        table.play(answer.code)


@pytest.mark.parametrize(
    ("kind", "error", "says"),
    [
        ("Missing", UnknownBot, "has no class 'Missing'"),
        ("THING", UnknownBot, "has no class 'THING'"),
        ("NoChoice", UnknownBot, r"has no method choose\(view, options\)"),
        ("Alone", UnknownBot, r"is not made by Alone\(game, rng\)"),
        ("Odd", UnknownBot, r"but not choose\(view, options\)"),
        ("Broken", BadBot, "could not be made: OSError: no book"),
    ],
)
def test_what_is_wrong_with_a_file_is_named(file: Path, kind: str, error: Any, says: str) -> None:
    with pytest.raises(error, match=says):
        bot(f"{file}:{kind}", GAME, stream(1, "x"))


def test_a_file_alone_means_its_only_bot(tmp_path: Path) -> None:
    path = tmp_path / "only.py"
    path.write_text(
        "from abc import ABC, abstractmethod\n"
        "from bottega.bots.random import Random\n"
        "class Plan(ABC):\n"
        "    @abstractmethod\n"
        "    def choose(self, view, options): ...\n"
        "class Helper: ...\n"
        "class Last(Plan):\n"
        "    def __init__(self, game, rng): ...\n"
        "    def choose(self, view, options): return options[-1]\n"
    )
    made = bot(str(path), GAME, stream(1, "x"))
    assert type(made).__name__ == "Last"
    assert made.choose(GAME.view(middle(2, 1, 0), 0), (3, 5)) == 5


def test_a_file_alone_with_several_bots_or_none_is_refused(file: Path, tmp_path: Path) -> None:
    several = f"several bots, Last, Alone, Odd, Broken: name one as {file}:Last"
    with pytest.raises(UnknownBot, match=several):
        bot(str(file), GAME, stream(1, "x"))
    empty = tmp_path / "empty.py"
    empty.write_text("class Helper: ...\n")
    with pytest.raises(UnknownBot, match=r"empty.py has no class with a method choose"):
        bot(str(empty), GAME, stream(1, "x"))
    with pytest.raises(UnknownBot, match="there is no file"):
        bot(str(tmp_path / "none.py"), GAME, stream(1, "x"))


def test_a_file_that_is_not_there_or_does_not_run_is_named(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match="there is no file"):
        bot(f"{tmp_path / 'none.py'}:Bot", GAME, stream(1, "x"))
    wrong = tmp_path / "wrong.py"
    wrong.write_text("def (")
    with pytest.raises(UnknownBot, match="cannot be run: SyntaxError"):
        bot(f"{wrong}:Bot", GAME, stream(1, "x"))
    with pytest.raises(UnknownBot, match="no bot is called"):
        bot(f"{wrong}:", GAME, stream(1, "x"))
