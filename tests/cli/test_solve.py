"""`bottega puzzles solve`: puzzles of a file and of a server, in lines and as JSON."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.cli.desk import Desk
from tests.client.outside import invitations, server_outside
from tests.puzzling import PLANTED, asked, looked, plant, written

SOLVE = ("puzzles", "solve")
FIRST, SECOND = 3, 4  # of the moments with some answers, two of which the first is a turn's end


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Give a file with two puzzles, of three answers and of ten."""
    return written(tmp_path / "puzzles.jsonl", looked("a game", asked(PLANTED)[FIRST : SECOND + 1]))


def test_one_answers_by_number_or_line_and_is_told_in_points_why(desk: Desk, file: Path) -> None:
    done = desk.run(*SOLVE, file, typed="2\n\ntake row 1\n\n")
    assert (done.status, done.err) == (0, "")
    missed, solved = done.out.partition("Puzzle 2 of 2")[::2]
    assert "Puzzle 1 of 2" in missed
    assert "Which answer is best?" in missed
    assert "There was better" in missed
    assert "gave away about\n1 point: “End the turn” was better, mostly for cards." in missed
    assert "\nSolved\nBest is “Take row 1" in solved
    assert "about 1 point better" in solved
    assert done.out.endswith("1 of 2 solved\n")


def test_what_each_answer_is_worth_is_told_when_one_has_answered(desk: Desk, file: Path) -> None:
    done = desk.run(*SOLVE, file, typed="all\n2\nall\nquit\n")
    before, after = done.out.partition("There was better")[::2]
    assert "“all” is no answer of this game" in before
    assert "points ahead" not in before
    for number, worth in enumerate(("About 9 points ahead", "About 8", "About 7"), 1):
        assert f"  {number}  " in after
        assert worth in after
    assert "About 2 points worse than the best" in after
    assert done.out.endswith("0 of 1 solved\n")


def test_an_answer_is_explained_and_a_slip_gives_none(desk: Desk, file: Path) -> None:
    done = desk.run(*SOLVE, file, typed="?\n? 2\n\n99\ntake row 1\nv\n1\nq\n")
    assert done.status == 0
    assert "what each answer is worth, once you have answered" in done.out
    assert "Every card\nthat costs coins costs you 1 coin less." in done.out
    assert done.out.count("The answers are numbered 1 to 3.") == 2
    assert "“take row 1” is not possible." in done.out
    assert done.out.count("Masters of Renaissance · turn 1") == 2
    assert done.out.endswith("1 of 1 solved\n")


def test_another_language_is_spoken(desk: Desk, file: Path) -> None:
    done = desk.run(*SOLVE, file, "--language", "it", "--from", 2, typed="1\n")
    assert "Problema 2 di 2" in done.out
    assert "Qual è la risposta migliore?" in done.out
    assert "Risolto\nLa scelta migliore è" in done.out
    assert done.out.endswith("1 risolto su 1\n")


def test_a_program_sends_answers_and_gets_one_line(desk: Desk, file: Path) -> None:
    done = desk.run(*SOLVE, file, "--json", typed="discard 52\n1\n5\n")
    assert (done.status, done.err, done.out.count("\n")) == (0, "", 1)
    told = json.loads(done.out)
    assert (told["game"], told["tried"], told["solved"]) == ("masters", 2, 1)
    missed, solved = told["answers"]
    assert missed == {
        "puzzle": "a game, decision 5",
        "line": "discard 52",
        "best": "end",
        "solved": False,
        "lost": 1.0,
        "rating": None,
    }
    assert (solved["line"], solved["solved"], solved["lost"]) == ("take row 1", True, 0.0)


@pytest.mark.parametrize(
    ("words", "typed", "said"),
    [
        (("--json",), "9\n", "'9' is no answer to puzzle 1, which has 3"),
        (("--json",), "take row 1\n", "'take row 1' is no answer to puzzle 1"),
        (("--json",), "nonsense\n", "nonsense"),
        (("--identity", "me"), "", "--identity goes with --at"),
        (("--language", "tlh"), "", "does not speak 'tlh'"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    desk: Desk, file: Path, words: Sequence[str], typed: str, said: str
) -> None:
    done = desk.run(*SOLVE, file, *words, typed=typed)
    assert done.status != 0
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert said in done.err


def test_only_a_whole_file_of_these_rules_is_taken(desk: Desk, file: Path, tmp_path: Path) -> None:
    head, line, _ = file.read_text().split("\n")
    older = json.dumps(json.loads(head) | {"version": 1}, separators=(",", ":"))
    wrong = {
        "these are puzzles of masters 1": f"{older}\n{line}\n",
        "line 2 is damaged": f"{head}\n{line.replace('9.0', '9.5', 1)}\n",
        "this is no search for puzzles": "a shopping list\n",
    }
    for why, text in wrong.items():
        file.write_text(text)
        assert why in desk.run(*SOLVE, file).err
    file.write_text(f"{head}\n{line}\n{line[:80]}")  # a search writes there
    assert "Puzzle 1 of 2" in desk.run(*SOLVE, file).out
    assert "No such file" in desk.run(*SOLVE, tmp_path / "none").err
    file.write_text(f"{head}\n")
    assert desk.run(*SOLVE, file).out.startswith("There is none yet.")


def test_the_puzzles_of_a_server_are_solved_once_and_rated(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_PROXY", "*")
    monkeypatch.setenv("no_proxy", "*")
    with server_outside(tmp_path, BOTTEGA_INVITED="1", BOTTEGA_OPERATOR="operator") as server:
        plant(f"sqlite:///{tmp_path / 'tables.db'}", "bots", asked(PLANTED)[FIRST : FIRST + 3])
        code, _ = invitations(server, 1)
        me = tmp_path / "me"
        solve = (*SOLVE, "masters", "--at", server.base, "--identity", me)
        assert "without an invitation" in desk.run(*solve, "--json", typed="1\n").err
        one = told(desk, *solve, "--invitation", code, typed="1\n")
        assert (one["tried"], one["solved"]) == (1, 1)
        assert one["answers"][0]["rating"] is None
        kept(server.base, me.read_text().strip())
        done = desk.run(*solve, typed="1\n\n2\n\n")
        assert "Puzzle 2\n" in done.out
        assert "Your rating: 15" in done.out
        assert "(-" in done.out
        assert "You have seen them all." in done.out
        assert done.out.endswith("1 of 2 solved\n")
        assert told(desk, *solve, typed="1\n")["tried"] == 0


def told(desk: Desk, *words: object, typed: str) -> dict[str, Any]:
    """Solve as a program does."""
    done = desk.run(*words, "--json", typed=typed)
    assert done.status == 0, done.err
    found: dict[str, Any] = json.loads(done.out)
    return found


def kept(base: str, token: str) -> None:
    """Say that one can come back."""
    who = {"authorization": f"Bearer {token}"}
    done = httpx.patch(f"{base}/api/me", json={"kept": True}, headers=who, trust_env=False)
    assert done.is_success, done.text


def test_a_server_needs_the_name_of_a_game(desk: Desk, file: Path) -> None:
    assert "chess" in desk.run(*SOLVE, "chess", "--at", "http://127.0.0.1:9").err
    assert (
        "--from is for a file" in desk.run(*SOLVE, "masters", "--at", "http://h", "--from", 2).err
    )
