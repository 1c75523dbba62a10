"""`arena` and `ladder` from the command line: files, pages, tests, interrupts."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any
from xml.etree import ElementTree

import pytest

from bottega.cli import live, output
from bottega.lab import ladder
from bottega.lab.ratings import can_rate
from tests.cli.desk import Desk, command

ARENA = ("arena", "masters", "--bots", "random,random", "--seed", 3)
BAD = """
class Bad:
    def __init__(self, game, rng):
        self.rng = rng

    def choose(self, view, options):
        if self.rng.below(400) == 0:
            raise ValueError("enough")
        return options[0]
"""


def printed(desk: Desk, *words: object) -> dict[str, Any]:
    done = desk.run(*words, "--json")
    assert (done.status, done.err) == (0, "")
    found: dict[str, Any] = json.loads(done.out)
    return found


def test_a_saved_series_gives_the_same_and_goes_on(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "series.jsonl"
    plain = printed(desk, *ARENA, "--games", 6)
    assert printed(desk, *ARENA, "--games", 2, "--save", file)["games"] == 2
    assert printed(desk, *ARENA, "--games", 6, "--save", file) == plain
    assert file.read_text().count("\n") == 4
    assert printed(desk, *ARENA, "--games", 6, "--save", file) == plain


def test_another_series_in_the_file_is_refused_in_one_line(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "series.jsonl"
    desk.run(*ARENA, "--games", 2, "--save", file)
    done = desk.run(*ARENA[:-1], 4, "-o", "discard=any", "--games", 2, "--save", file)
    assert (done.status, done.out) == (1, "")
    assert "discard is fresh there, any here; seed is 3 there, 4 here" in done.err


def test_ratings_without_their_library_are_refused_before_a_game_is_played(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bottega.lab.ratings.can_rate", lambda: False)
    monkeypatch.setattr("bottega.cli.arena.contest_of", pytest.fail)
    done = desk.run(*ARENA, "--ratings")
    assert (done.status, done.out) == (1, "")
    assert done.err == "bottega: ratings need openskill: pip install 'bottega[ratings]'\n"


def test_a_bot_that_breaks_leaves_what_was_saved(desk: Desk, tmp_path: Path) -> None:
    bot, file = tmp_path / "bad.py", tmp_path / "series.jsonl"
    bot.write_text(BAD)
    words = ("arena", "masters", "--bots", f"{bot}:Bad,random", "--games", 100, "--save", file)
    done = desk.run(*words)
    assert done.status == 1
    found = re.search(r"in deal (\d+) .*Bad in seat [01] raised ValueError: enough", done.err)
    assert found is not None
    assert f"; {found[1]} deals before it are in {file}" in done.err
    assert file.read_text().count("\n") == int(found[1]) + 1
    assert desk.run(*words) == done


def test_until_decided_says_what_was_decided(desk: Desk) -> None:
    words = (*ARENA, "--games", 60, "--until-decided", "--worse", 0.1, "--better", 0.5)
    found = printed(desk, *words)
    assert list(found) == ["game", "players", "games", "bots", "decided"]
    assert found["decided"]["verdict"] == "better"
    assert found["decided"]["deals"] * 2 == found["games"] < 60
    out = desk.run(*words).out
    assert out.splitlines()[-1].startswith("random: rather 50.0% of wins, decided between 10.0%")


def test_the_test_begins_at_a_fair_share(desk: Desk) -> None:
    words = ("arena", "masters", "--bots", "random,random,random", "--games", 3)
    decided = printed(desk, *words, "--until-decided")["decided"]
    assert decided["worse"] == pytest.approx(1 / 3)
    assert decided["better"] == pytest.approx(1 / 3 + 0.05)
    assert decided["verdict"] == "undecided"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--worse", 0.5), "--worse and --better are for --until-decided"),
        (("--until-decided", "--worse", 2), "expected a number from 0 to 1, not '2'"),
        (("--until-decided", "--worse", 0.6, "--better", 0.5), "a lower and a higher win rate"),
        (("--jobs", 0), "expected a whole number from 1 to 256"),
        (("--save", "no/such/folder/file"), "no/such/folder/file: No such file or directory"),
    ],
)
def test_what_cannot_be_done_is_said(desk: Desk, words: tuple[object, ...], why: str) -> None:
    done = desk.run(*ARENA, "--games", 2, *words)
    assert done.status in (1, 2)
    assert why in done.err


def test_a_page_has_the_table_and_its_plots(desk: Desk, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    done = desk.run(*ARENA, "--games", 6, "--until-decided", "--page", page)
    assert done.status == 0
    text = page.read_text(encoding="utf-8")
    assert "--bots random,random --games 6 --seed 3 --until-decided --page page.md" in text
    assert "| random | 3 | 50.0% |" in text
    named = re.findall(r"\]\((page/[^)]+)\)", text)
    assert named == ["page/wins.svg", "page/scores.svg", "page/test.svg"]
    for name in named:
        drawn = ElementTree.parse(tmp_path / name).getroot()
        assert drawn.find("{http://www.w3.org/2000/svg}title") is not None


def test_ratings_are_given_where_they_are_asked_for(desk: Desk) -> None:
    words = (*ARENA, "--games", 4, "--ratings")
    if not can_rate():
        assert "pip install openskill" in desk.run(*words).err
        return
    found = printed(desk, *words)
    assert [list(one) for one in found["ratings"]] == [["name", "mu", "sigma", "ordinal"]] * 2
    assert "rating" in desk.run(*words).out.splitlines()[1]


class Screen:
    """A terminal that remembers what was written."""

    def __init__(self) -> None:
        self.text = ""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.text += text
        return len(text)

    def flush(self) -> None:
        pass


def test_on_a_terminal_a_table_is_written_anew_and_taken_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(output, "PATIENCE", 0)
    monkeypatch.setattr(live, "EVERY", 0)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "6")
    with live.live() as shown:
        shown.show(lambda: "one\ntwo")
        shown.show(lambda: "three and more")
    assert screen.text == "one\ntwo\n\033[2A\r\033[Jthree\n\033[1A\r\033[J"


def test_a_table_waits_before_it_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(output, "PATIENCE", 3600)
    with live.live() as shown:
        shown.show(lambda: "one")
    assert screen.text == ""


def test_how_long_it_takes_is_told_from_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "monotonic", lambda: 110.0)
    told = live.remaining(30, 7230, began=100.0, games=20)
    assert told == "30 of 7,230 games, 2 a second, 1:00:00 left at most"
    assert live.remaining(30, 40, began=100.0, games=0) == "30 of 40 games"


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_leaves_a_good_file_and_tells_what_stands(
    desk: Desk, tmp_path: Path, jobs: int
) -> None:
    file = tmp_path / "series.jsonl"
    words = (*ARENA, "--games", 20_000, "--save", file, "--jobs", jobs)
    running = subprocess.Popen(
        command(*words),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        while not file.exists() or b'{"deal":0,' not in file.read_bytes():  # results go by deals
            assert running.poll() is None
            sleep(0.02)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to all of them
        out, err = running.communicate(timeout=60)
    finally:
        running.kill()
    assert (running.returncode, err) == (130, "bottega: interrupted\n")
    title = re.match(r"masters, 2 players, ([\d,]+) games of 20,000\n", out)
    assert title is not None
    deals = int(title[1].replace(",", "")) // 2
    assert file.read_bytes().count(b"\n") - 1 >= deals > 0
    again = printed(desk, *ARENA, "--games", deals * 2, "--save", file)
    assert f"{again['bots'][0]['win_rate']:.1%}" in out


def test_a_ladder_makes_its_page_and_goes_on(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "YARDSTICK", "random")
    monkeypatch.chdir(tmp_path)
    Path("low.py").write_text(BAD.replace("400", "1_000_000"))
    page, folder = tmp_path / "ladder-masters.md", tmp_path / "saved"
    words = ("ladder", "masters", "--levels", "low.py,random", "--games", 4, "--save", folder)
    done = desk.run(*words, "--page", page)
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith("masters, 2 players\nlevel")
    text = page.read_text(encoding="utf-8")
    assert "bottega ladder masters --levels low.py,random --games 4 --seed 0 --save saved" in text
    assert (tmp_path / "ladder" / "ladder-masters.svg").is_file()
    found = printed(desk, *words)
    assert list(found) == ["game", "players", "options", "seed", "budget", "steps", "ratings"]
    assert found["steps"][0]["games"] == 4


def test_a_budget_is_more_than_nothing(desk: Desk) -> None:
    done = desk.run("ladder", "masters", "--save", "x", "--budget", 0)
    assert done.status == 2
    assert "expected a number above 0 and up to 1, not '0'" in done.err
