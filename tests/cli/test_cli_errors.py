"""Whatever is wrong is one clear line, and never a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from bottega.games import GAMES
from tests.cli.desk import Desk, command, outside

WRONG = [
    (["sim", "go"], 1, "no game is called 'go'; there is: masters"),
    (["play", "go"], 1, "no game is called 'go'; there is: masters"),
    (["bench", "go"], 1, "no game is called 'go'; there is: masters"),
    (["sim", "masters", "--bots", "deep"], 1, "no bot is called 'deep'; there is: random, greedy"),
    (["play", "masters", "--bots", "deep"], 1, "no bot is called 'deep'"),
    (["arena", "masters", "--bots", "deep,random"], 1, "no bot is called 'deep'"),
    (["record", "masters", "--bots", "a,b,c", "--players", "2"], 1, "2 seats want 1 or 2 bots"),
    (["sim", "masters", "--players", "5"], 1, "masters is for 1 to 4 players, not 5"),
    (["sim", "masters", "-o", "colour=red"], 1, "no option 'colour'; it has: discard, solo_last"),
    (["sim", "masters", "-o", "self=red"], 1, "masters has no option 'self'"),
    (["sim", "masters", "-o", "players=3"], 1, "masters has no option 'players'"),
    (["sim", "masters", "-o", "discard=all"], 1, "option discard is one of fresh, any, not 'all'"),
    (["sim", "lorenzo", "--players", "5"], 1, "2 to 4 players, not 5: add -o modules=houses\n"),
    (["sim", "lorenzo", "-o", "decks=preview"], 1, "not modules=none: add -o modules=pazzi\n"),
    (["sim", "renaissance", "-o", "teams=true"], 1, "is for 4, 6 or 8 players, not 2\n"),
    (["replay", "nowhere.bottega"], 1, "nowhere.bottega: No such file or directory"),
    (["verify", "nowhere.bottega"], 1, "nowhere.bottega: No such file or directory"),
    (["play", "masters", "--load", "nowhere"], 1, "nowhere: No such file or directory"),
    (
        ["play", "masters", "--language", "xx"],
        1,
        "Bottega does not speak 'xx', but de, en, fr, it, ja",
    ),
    (["sim", "masters", "--games", "-3"], 2, "--games: expected a whole number of at least 1"),
    (["sim", "masters", "--games", "0"], 2, "--games: expected a whole number of at least 1"),
    (["sim", "masters", "--games", "many"], 2, "expected a whole number of at least 1, not 'many'"),
    (["sim", "masters", "--games", "9" * 30], 2, "expected a whole number of at least 1"),
    (["sim", "masters", "--seed", "-1"], 2, "expected a whole number from 0 on, of at most 256"),
    (["sim", "masters", "--seed", str(1 << 256)], 2, "of at most 256 bits"),
    (["sim", "masters", "-o", "discard"], 2, "expected key=value, not 'discard'"),
    (["sim", "masters", "-o", "discard=any", "-o", "discard=any"], 2, "discard is given twice"),
    (["sim", "masters", "--bots", "random,"], 2, "expected names with commas between"),
    (["sim", "masters", "--bogus"], 2, "unrecognized arguments: --bogus"),
    (["bench", "--seconds", "0"], 2, "expected a number of seconds above 0, not '0'"),
    (["bench", "--seconds", "nan"], 2, "expected a number of seconds above 0, not 'nan'"),
    (["replay", "x", "--to", "-1"], 2, "expected a whole number of at least 0, not '-1'"),
    (["sim"], 2, "the following arguments are required: GAME"),
    (["arena", "masters"], 2, "the following arguments are required: --bots"),
    (["dance"], 2, "invalid choice: 'dance'"),
    (["play", "masters", "--names", "A,B"], 2, "several people need --hot-seat"),
    (["play", "masters", "--hot-seat", "--names", "A,B,C", "--players", "2"], 2, "3 people and 0"),
    (
        ["play", "masters", "--players", "1", "--bots", "greedy"],
        2,
        "1 person and 1 bot do not make 1 player",
    ),
    (
        ["play", "masters", "--hot-seat", "--players", "2", "--bots", "random,random,random"],
        2,
        "0 people and 3 bots do not make 2 players",
    ),
    (["play", "masters", "--watch"], 2, "--watch and --identity go with --at"),
    (["play", "masters", "--identity", "me"], 2, "--watch and --identity go with --at"),
    (["play", "masters", "--names", "x" * 21], 2, "a name has at most 20 letters"),
    (["play", "masters", "--names", "a\x1b[2J"], 2, "a name has at most 20 letters"),
    (["play", "masters", "--load", "x", "--seed", "1"], 2, "--seed does not go with --load"),
]


@pytest.mark.parametrize(("words", "status", "why"), WRONG, ids=lambda value: str(value)[:60])
def test_what_is_wrong_is_said_in_one_line(
    desk: Desk, words: list[str], status: int, why: str
) -> None:
    done = desk.run(*words)
    assert done.out == ""
    assert done.err.startswith("bottega: ")
    assert done.err.count("\n") == 1
    assert why in done.err
    assert done.status == status


def test_a_saved_game_is_not_forgotten_for_a_form(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bottega.cli.play.draws", lambda plain: True)
    done = desk.run("play", "--load", "x")
    assert (done.status, done.err) == (2, "bottega: name a game (see bottega games)\n")


def test_a_screen_that_is_not_installed_is_named(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record = tmp_path / "game.bottega"
    record.write_text(desk.run("record", "masters").out)
    monkeypatch.setattr("bottega.cli.able.find_spec", lambda name: None)
    get_it = "pip install 'bottega[terminal]'\n"
    for words, what in (
        (["play"], "name a game (see bottega games), or get the form that asks"),
        (["play", "--at", "http://x/t/1"], "--at needs the screen"),
        (["replay", record, "--step"], "--step needs the screen"),
    ):
        done = desk.run(*words)
        assert (done.status, done.err) == (2, f"bottega: {what}: {get_it}")


def test_wrong_usage_points_to_the_help(desk: Desk) -> None:
    assert "(see bottega sim --help)" in desk.run("sim").err


def test_a_file_that_is_not_text_is_refused(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\x89PNG\xff\xfe\x00")
    done = desk.run("verify", file)
    assert done.status == 1
    assert done.err == f"bottega: {file}: this is no record: it is not UTF-8 text\n"
    assert "not UTF-8 text" in desk.run("replay", file).err


def test_a_folder_is_refused(desk: Desk, tmp_path: Path) -> None:
    done = desk.run("replay", tmp_path)
    assert done.status == 1
    assert done.err == f"bottega: {tmp_path}: Is a directory\n"


def test_a_process_of_its_own_says_the_same() -> None:
    done = outside("sim", "go")
    assert (done.status, done.out) == (1, "")
    assert done.err == f"bottega: no game is called 'go'; there is: {', '.join(GAMES)}\n"


def test_an_interrupt_is_no_traceback(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bottega.cli.sim.simulate", interrupted)
    assert desk.run("sim", "masters") == (130, "", "bottega: interrupted\n")


def test_a_reader_that_goes_away_is_no_traceback() -> None:
    writer = subprocess.Popen(
        command("record", "masters", "--players", 4),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert writer.stdout is not None
    writer.stdout.close()
    _, errors = writer.communicate(timeout=300)
    assert writer.returncode == 1
    assert errors == b"bottega: the output was closed before all of it was written\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_full_disk_is_no_traceback() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            command("record", "masters"),
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=300,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == b"bottega: the disk is full\n"


def test_a_terminal_without_unicode_shows_question_marks() -> None:
    done = outside("play", "masters", "--players", 1, "--seed", 1, PYTHONIOENCODING="ascii")
    assert (done.status, done.err) == (0, "")
    assert "Which two leaders do you keep?" in done.out


def test_the_module_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import runpy; runpy.run_module('bottega', run_name='__main__')"],
        capture_output=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 2
    assert b"commands:" in done.stdout
