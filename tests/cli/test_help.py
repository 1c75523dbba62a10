"""Help lists what can be named, and shells complete it."""

import io
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bottega.bots.api import known
from bottega.cli.completion import complete
from bottega.cli.entry import COMMANDS
from bottega.games import GAMES
from bottega.text import languages
from tests.cli.desk import Desk


def test_help_lists_games_bots_and_languages(desk: Desk) -> None:
    out = desk.run("--help").out
    for name in (*GAMES, *known(), *languages(), "search:N", "FILE.py:Class"):
        assert f"\n  {name} " in out
    assert "Lorenzo il Magnifico for 2 to 5 players" in out


def test_help_of_a_command_says_what_its_options_mean(desk: Desk) -> None:
    out = desk.run("sim", "--help").out
    assert "only those just taken from the market; the default" in out
    assert "Thinks one turn ahead" in out
    assert "Deutsch" not in out
    assert "Deutsch" in desk.run("play", "--help").out
    assert "games" not in desk.run("verify", "--help").out


Ask = Callable[[str], dict[str, str]]


@pytest.fixture
def completed(monkeypatch: pytest.MonkeyPatch) -> Ask:
    """Ask as a shell does what a line can go on with, and what is said of it."""
    for name, value in {"": "1", "_SHELL": "fish", "_IFS": "\n", "_DFS": "\t"}.items():
        monkeypatch.setenv(f"_ARGCOMPLETE{name}", value)
    monkeypatch.setenv("_ARGCOMPLETE_SUPPRESS_SPACE", "1")
    monkeypatch.setattr("argcomplete.CompletionFinder._init_debug_stream", lambda finder: None)
    monkeypatch.setattr("argcomplete.io.debug_stream", io.StringIO())

    def ask(line: str) -> dict[str, str]:
        monkeypatch.setenv("COMP_POINT", str(len(line)))
        monkeypatch.setenv("COMP_LINE", line)
        answers = io.StringIO()
        with pytest.raises(SystemExit):
            complete(line, answers)
        pairs = [answer.partition("\t") for answer in answers.getvalue().splitlines()]
        return {word: meaning for word, _, meaning in pairs}

    return ask


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("bottega ", {*COMMANDS}),
        ("bottega re", {"record", "replay", "report", "restore", "review"}),
        ("bottega sim ", {*GAMES}),
        ("bottega sim lorenzo --players ", {"2", "3", "4", "5"}),
        ("bottega sim lorenzo -o ", {"advanced=", "modules=", "leaders=", "decks="}),
        ("bottega sim lorenzo -o modules=h", {"modules=houses", "modules=houses,pazzi"}),
        ("bottega sim lorenzo -o colour=", set[str]()),
        ("bottega sim go -o ", set[str]()),
        ("bottega arena masters --bots greedy,ra", {"greedy,random"}),
        ("bottega play masters --language ", {*languages()}),
        ("bottega sim masters --seed ", set[str]()),
        ("bottega completion ", {"bash", "zsh", "fish"}),
    ],
)
def test_what_can_be_named_is_completed(completed: Ask, line: str, offered: set[str]) -> None:
    assert {word for word in completed(line) if not word.startswith("-")} == offered


def test_files_are_completed_where_one_is_asked_for(
    completed: Ask, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "game.bottega").touch()
    (tmp_path / "mine.py").touch()
    monkeypatch.chdir(tmp_path)
    assert "game.bottega" in completed("bottega replay g")
    bots = completed("bottega sim masters --bots greedy,")
    assert "greedy,mine.py" in bots
    assert "greedy,game.bottega" not in bots


def test_options_are_completed_with_what_they_mean(completed: Ask) -> None:
    assert completed("bottega sim masters --s") == {
        "--seed": "the same seed gives the same games (0)"
    }


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_bash_completes_a_line(tmp_path: Path) -> None:
    program = tmp_path / "bottega"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m bottega "$@"\n')
    program.chmod(0o755)
    line = "bottega sim lorenzo -o modules=h"
    script = f"""
        PATH={tmp_path}:$PATH
        eval "$(bottega completion bash)"
        COMP_LINE='{line}' COMP_POINT={len(line)} COMP_TYPE=9
        _python_argcomplete bottega
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["houses", "houses,pazzi"]
    assert done.stderr == ""


def test_fish_and_zsh_have_lines_of_their_own(desk: Desk) -> None:
    assert "complete --command bottega" in desk.run("completion", "fish").out
    assert "compdef" in desk.run("completion", "zsh").out
