"""`review`, and hints in `play --practice`: the coach in the terminal."""

import json
import os
import signal
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega.bots import search
from bottega.bots.coach import Judged, Review, decisions
from bottega.cli.files import Recorded
from bottega.cli.review import Retold
from bottega.games import game
from bottega.kernel.record import read
from bottega.kernel.rng import stream
from bottega.text import Speaker
from bottega.text.adviser import Adviser
from bottega.text.layout import COLUMNS, width
from tests.cli.desk import Desk
from tests.coaching import Scorer

MASTERS = game("masters")
FEW = ("--iterations", 12, "--jobs", 1)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the stand-in think, in this process."""
    monkeypatch.setattr(search, "Search", Scorer)


@pytest.fixture
def short(record: Path) -> Path:
    """Give the file of a game that was left early."""
    lines = record.read_text().splitlines()
    answers = [line for line in lines if line[0].isdecimal()][:24]
    heads = [line for line in lines if not line[0].isdecimal() and not line.startswith("result")]
    record.write_text("\n".join([*heads, *answers]) + "\n")
    return record


def reviewed(desk: Desk, file: Path, seat: int = 0, *words: object) -> dict[str, Any]:
    done = desk.run("review", file, "--seat", seat, *FEW, "--json", *words)
    assert (done.status, done.err) == (0, "")
    found: dict[str, Any] = json.loads(done.out)
    return found


def test_a_review_as_json_has_its_keys_in_order(desk: Desk, short: Path) -> None:
    found = reviewed(desk, short)
    assert list(found) == [
        "game",
        "seat",
        "iterations",
        "seed",
        "decisions",
        "complete",
        "judged",
        "lost",
        "turning",
    ]
    assert (found["game"], found["seat"], found["iterations"], found["seed"]) == (
        "masters",
        0,
        12,
        0,
    )
    assert len(found["judged"]) == found["decisions"] > 5
    for judged in found["judged"]:
        assert list(judged) == [
            "number",
            "turn",
            "code",
            "line",
            "best_code",
            "best_line",
            "lost",
            "low",
            "high",
            "sources",
            "value",
        ]
        assert MASTERS.parse(judged["line"]) == judged["code"]
        assert MASTERS.parse(judged["best_line"]) == judged["best_code"]
        assert judged["lost"] >= 0
    assert set(found["turning"]) <= {judged["number"] for judged in found["judged"]}


def test_the_same_seed_gives_the_same_review(desk: Desk, short: Path) -> None:
    assert reviewed(desk, short) == reviewed(desk, short)
    assert reviewed(desk, short)["judged"] != reviewed(desk, short, 0, "--seed", 5)["judged"]


def test_a_review_for_people_has_a_sum_a_chart_and_turning_points(desk: Desk, record: Path) -> None:
    done = desk.run("review", record, "--seat", 1, *FEW)
    assert (done.status, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == "masters (version 2), 2 players: Player 2"
    assert "each judged from what was seen then (12 iterations)." in lines[1]
    assert lines[2].startswith("They gave away about ")
    assert "▲" in done.out
    assert "Turning points, the largest first:" in lines
    assert " gave away about " in done.out.split("Turning points")[1]
    for line in lines:
        assert "bottega " in line or width(line) <= COLUMNS, line


def test_what_was_best_is_told_as_best_whatever_row_it_has() -> None:
    recorded = Recorded(bottega.record(bottega.play("renaissance", "random", players=2, seed=1)))
    space = recorded.game.space
    for asked in decisions(recorded.game, recorded.record, 0):
        by_verb = {space.actions[code].verb: code for code in asked.options}
        if {"build", "play"} <= by_verb.keys():
            break
    best, given = by_verb["play"], by_verb["build"]  # builds are listed before
    lines = (recorded.game.line(given), recorded.game.line(best))
    judged = Judged(asked.number, 1, given, lines[0], best, lines[1], 3.0, 2.0, 4.0, {}, 0.0)
    adviser = Adviser("en")
    arguments = Namespace(file="-", seat=0, language="en")
    review = Review("renaissance", 0, 12, 0, 1, True, [judged], 3.0, [asked.number])
    told = Retold(recorded, arguments, adviser, [asked]).whole(review)
    table = recorded.game.determinize(asked.view, stream(0, "words"))
    speaker = Speaker(recorded.game, "en", [], 0, recorded.record.options)
    said = [
        speaker.answer(
            recorded.game.choice(table, 0, code), asked.view, recorded.game.told(table, 0)
        )
        for code in (best, given)
    ]
    wanted = adviser.gave_away(said[0], said[1], 3.0, {})
    assert " ".join(wanted.split()) in " ".join(told.split())


def test_a_turning_point_can_be_seen_and_played_again(desk: Desk, record: Path) -> None:
    done = desk.run("review", record, "--seat", 0, *FEW)
    commands = [line.split(": ", 1)[1] for line in done.out.splitlines() if ": bottega " in line]
    look, again = (command.split()[1:] for command in commands[:2])
    assert desk.run(*look).status == 0
    played = desk.run(*again)
    assert played.status == 0
    number = int(look[look.index("--to") + 1])
    answer = read(MASTERS, record.read_text()).answers[number]
    view_line = MASTERS.line(answer.code)
    replayed = json.loads(desk.run(*look, "--json").out)
    assert replayed["asked"] == 0
    assert view_line in replayed["options"]


def test_ctrl_c_prints_what_was_judged_and_says_that_it_is_partial(
    desk: Desk, short: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupt_after(3, monkeypatch)
    done = desk.run("review", short, "--seat", 0, *FEW)
    assert (done.status, done.err) == (130, "")
    assert "This is partial: 3 of " in done.out


def test_ctrl_c_leaves_whole_json(desk: Desk, short: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt_after(3, monkeypatch)
    done = desk.run("review", short, "--seat", 0, *FEW, "--json")
    found = json.loads(done.out)
    assert done.status == 130
    assert not found["complete"]
    assert len(found["judged"]) == 3 < found["decisions"]


def interrupt_after(decisions: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Press Ctrl-C while the next decision is thought about."""
    count = []

    class Interrupted(Scorer):
        def ponder(self, view: Any, options: Any) -> Any:
            count.append(1)
            if len(count) > decisions:
                raise KeyboardInterrupt
            return super().ponder(view, options)

    monkeypatch.setattr(search, "Search", Interrupted)


def test_ctrl_c_ends_the_processes_that_think(
    desk: Desk, short: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def impatient(total: int, unit: str) -> Iterator[Any]:
        yield lambda done: os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr("bottega.cli.review.progress", impatient)
    done = desk.run("review", short, "--seat", 0, "--iterations", 1, "--jobs", 2)
    assert (done.status, done.err) == (130, "")
    assert "This is partial: 1 of " in done.out
    assert active_children() == []


def test_progress_is_shown_while_one_waits(
    desk: Desk, short: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []

    class Bar:
        def __init__(self, total: int, unit: str) -> None:
            told.append(-total)

        def __enter__(self) -> Any:
            return told.append

        def __exit__(self, *trouble: object) -> None:
            pass

    monkeypatch.setattr("bottega.cli.review.progress", Bar)
    n = reviewed(desk, short)["decisions"]
    assert told == [-n, *range(1, n + 1)]


def test_a_seat_that_is_not_there_is_refused(desk: Desk, short: Path) -> None:
    done = desk.run("review", short, "--seat", 2, *FEW)
    assert (done.status, done.out) == (1, "")
    assert done.err == "bottega: the seats are 0 to 1, not 2\n"


def test_a_seat_must_be_named(desk: Desk, short: Path) -> None:
    done = desk.run("review", short)
    assert done.status == 2
    assert "--seat" in done.err


def test_a_record_of_another_version_is_refused(desk: Desk, short: Path) -> None:
    short.write_text(short.read_text().replace("game masters 2", "game masters 99"))
    done = desk.run("review", short, "--seat", 0)
    assert (done.status, done.out) == (1, "")
    assert "made by version 99 of masters, and this is version 2" in done.err


def test_a_record_without_answers_has_nothing_to_review(desk: Desk, short: Path) -> None:
    heads = [line for line in short.read_text().splitlines() if not line[0].isdecimal()]
    short.write_text("\n".join(heads) + "\n")
    done = desk.run("review", short, "--seat", 0, *FEW)
    assert done.status == 0
    assert done.out.splitlines()[1:] == ["There was nothing to decide."]


def test_a_record_from_a_pipe_is_reviewed_without_commands(desk: Desk, record: Path) -> None:
    done = desk.run("review", "-", "--seat", 0, *FEW, typed=record.read_text())
    assert done.status == 0
    assert "gave away about" in done.out
    assert "bottega replay" not in done.out


PRACTICE = ("masters", "--seed", 3, "--bots", "random", "--practice")


def test_a_hint_shows_the_best_answers_by_their_numbers(desk: Desk) -> None:
    done = desk.run("play", *PRACTICE, typed="hint\n")
    told = done.out.split("> hint\n")[1]
    answers = [line for line in told.splitlines() if line.startswith("  ") and line[2].isdecimal()]
    assert len(answers) == 3
    assert all("Keep the " in answer for answer in answers)
    best = told.splitlines()[0].split(maxsplit=1)[1]
    assert f"{int(told.split()[0]):3d}  {best}" in done.out.split("> hint\n")[0]
    assert told.count("About ") >= 3
    assert "Best is “Keep the " in " ".join(told.split())


def test_a_hint_changes_nothing(desk: Desk) -> None:
    plain = desk.run("play", *PRACTICE, typed="1\nv\n").out
    asked = desk.run("play", *PRACTICE, typed="hint\n1\nv\n").out
    assert asked.split("> 1\n")[1] == plain.split("> 1\n")[1]


def test_among_several_people_hints_are_for_practice_games(desk: Desk) -> None:
    done = desk.run("play", "masters", "--seed", 3, "--hot-seat", typed="\nhint\n")
    told = " ".join(done.out.split())
    assert "hints are given in practice games: bottega play masters --practice" in told


def test_one_person_among_bots_may_always_ask(desk: Desk) -> None:
    done = desk.run("play", *PRACTICE[:-1], typed="hint\n")
    assert "Best is “Keep the " in " ".join(done.out.split())


def test_the_help_names_the_hint_where_one_is_given(desk: Desk) -> None:
    assert "“hint”" in desk.run("play", *PRACTICE[:-1], typed="?\n").out
    assert "“hint”" not in desk.run("play", "masters", "--hot-seat", typed="\n?\n").out


def test_there_is_no_hint_when_the_game_is_over(desk: Desk, record: Path) -> None:
    done = desk.run("play", "masters", "--load", record, "--practice", typed="hint\n")
    assert "Nothing is asked of you at the moment." in done.out


def test_a_saved_game_can_be_played_from_a_moment(desk: Desk, record: Path) -> None:
    before = record.read_text()
    done = desk.run("play", "masters", "--load", record, "--to", 10, typed="save\n")
    assert done.status == 0
    assert "Name a file: save FILE" in done.out
    assert record.read_text() == before


def test_a_moment_that_is_not_there_is_refused(desk: Desk, record: Path) -> None:
    done = desk.run("play", "masters", "--load", record, "--to", 9999)
    assert done.status == 1
    assert "so there is no moment 9999" in done.err


def test_a_review_beside_a_replay_needs_steps(desk: Desk, record: Path) -> None:
    done = desk.run("replay", record, "--review", 0)
    assert done.status == 2
    assert "--review goes with --step" in done.err


def test_a_moment_needs_a_saved_game(desk: Desk) -> None:
    done = desk.run("play", "masters", "--to", 3)
    assert (done.status, done.err) == (2, "bottega: --to goes with --load\n")
