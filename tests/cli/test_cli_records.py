"""`record`, `replay` and `verify`: games as files."""

import json
from pathlib import Path
from typing import Any

import pytest

from bottega.games import game
from bottega.kernel.record import read, replay, to_text
from tests.cli.desk import Desk, outside

MASTERS = game("masters")
RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.bottega"))


def moment(desk: Desk, *words: object) -> dict[str, Any]:
    done = desk.run("replay", *words, "--json")
    assert (done.status, done.err) == (0, "")
    found: dict[str, Any] = json.loads(done.out)
    return found


def test_a_record_reads_back_as_it_was_printed(desk: Desk) -> None:
    text = desk.run("record", "masters", "--players", 3, "--seed", 4, "-o", "discard=any").out
    record = read(MASTERS, text)
    assert to_text(MASTERS, record) == text
    assert (record.options.players, record.seed) == (3, 4)
    assert record.options.chosen["discard"] == "any"
    assert record.result is not None


def test_both_notations_hold_the_same_game(desk: Desk) -> None:
    words = ("record", "masters", "--players", 2, "--seed", 9)
    text, as_json = desk.run(*words).out, desk.run(*words, "--json").out
    assert as_json.count("\n") == 1
    assert read(MASTERS, as_json) == read(MASTERS, text)


def test_a_record_is_verified(desk: Desk, record: Path) -> None:
    found = read(MASTERS, record.read_text())
    assert found.result is not None
    points = " ".join(map(str, found.result))
    said = (
        f"masters (version 2), 2 players, {len(found.answers)} answers: verified; result {points}\n"
    )
    assert desk.run("verify", record) == (0, said, "")


def test_a_record_is_verified_from_a_pipe(record: Path) -> None:
    done = outside("verify", "-", typed=record.read_text())
    assert done.status == 0
    assert ": verified; result " in done.out


def test_recorded_games_of_the_project_are_verified_together(desk: Desk) -> None:
    assert RECORDS
    done = desk.run("verify", *RECORDS)
    lines = done.out.splitlines()
    assert (done.status, done.err, len(lines)) == (0, "", len(RECORDS))
    for file, line in zip(RECORDS, lines, strict=True):
        played = game(file.stem.split("-")[0])
        assert f"{file}: {played.name} (version {played.version}), " in line


def test_a_verdict_as_json_has_its_keys_in_order(desk: Desk, record: Path) -> None:
    (verdict,) = json.loads(desk.run("verify", record, "--json").out)
    found = read(MASTERS, record.read_text())
    assert found.result is not None
    assert verdict == {
        "file": str(record),
        "verified": True,
        "game": "masters",
        "version": 2,
        "players": 2,
        "answers": len(found.answers),
        "result": list(found.result),
        "line": None,
        "reason": None,
    }


def test_an_unfinished_record_is_verified_as_such(desk: Desk, record: Path) -> None:
    record.write_text("".join(record.read_text().splitlines(keepends=True)[:12]))
    assert desk.run("verify", record).out.endswith("6 answers: verified; unfinished\n")


def edited(record: Path, line: int, text: str) -> Path:
    lines = record.read_text().splitlines()
    lines[line - 1] = text
    record.write_text("\n".join(lines) + "\n")
    return record


@pytest.mark.parametrize(
    ("line", "text", "why"),
    [
        (1, "bottega record 9", "line 1: a record begins with 'bottega record 1'"),
        (2, "game masters 7", "made by version 7 of masters, and this is version 2"),
        (2, "game go 1", "no game is called 'go'; there is: masters"),
        (3, "players 9", "masters is for 1 to 4 players, not 9"),
        (4, "option colour red", "masters has no option 'colour'"),
        (4, "option self red", "line 4: masters has no option 'self'"),
        (6, "seed -1", "a seed is a whole number of at most 256 bits"),
        (9, "0 take raw 1", "line 9: 'take raw 1' is not of the form"),
        (9, "1 keep 49 50", "line 9: answer 3 (1 keep 49 50)"),
        (10, "take row 1", "line 10: an answer begins with its seat"),
    ],
)
def test_an_edited_record_is_refused_with_its_place(
    desk: Desk, record: Path, line: int, text: str, why: str
) -> None:
    done = desk.run("verify", edited(record, line, text))
    assert (done.status, done.out) == (1, "")
    assert done.err.startswith(f"bottega: {record}: ")
    assert why in done.err
    assert done.err.count("\n") == 1


def test_a_comment_does_not_shift_the_place(desk: Desk, record: Path) -> None:
    text = record.read_text().replace("\nseed ", "\n\n# a remark\nseed ")
    record.write_text(text)
    done = desk.run("verify", edited(record, 11, "1 keep 49 50"), "--json")
    (verdict,) = json.loads(done.out)
    assert verdict["line"] == 11
    assert "answer 3 (1 keep 49 50)" in verdict["reason"]


def test_a_wrong_result_is_refused_with_its_line(desk: Desk, record: Path) -> None:
    last = len(record.read_text().splitlines())
    done = desk.run("verify", edited(record, last, "result 1 2"))
    assert done.status == 1
    assert f"line {last}: the result is said to be 1 2, but the answers lead to" in done.err


def test_a_wrong_answer_in_json_is_named_by_its_number(desk: Desk, tmp_path: Path) -> None:
    found = json.loads(desk.run("record", "masters", "--json").out)
    found["answers"][2] = "1 keep 49 50"
    file = tmp_path / "game.json"
    file.write_text(json.dumps(found))
    done = desk.run("verify", file)
    assert done.status == 1
    assert f"{file}: answer 3 (1 keep 49 50)" in done.err


def test_one_wrong_file_among_several_makes_all_fail(desk: Desk, record: Path) -> None:
    wrong = record.with_name("wrong.bottega")
    wrong.write_text("nonsense")
    done = desk.run("verify", record, wrong, record)
    assert done.status == 1
    assert done.out.count("verified") == 2
    assert done.err.startswith(f"bottega: {wrong}: ")


def test_a_replay_shows_the_end_by_default(desk: Desk, record: Path) -> None:
    found = read(MASTERS, record.read_text())
    out = desk.run("replay", record).out
    count = len(found.answers)
    assert out.startswith(f"masters (version 2), 2 players: {count}/{count}\n")
    assert found.result is not None
    assert all(f": {points} points (" in out for points in found.result)


def test_a_replay_tells_what_the_last_answer_did(desk: Desk, record: Path) -> None:
    out = desk.run("replay", record, "--to", 1, "--seat", 0).out
    assert "You keep the " in out
    assert "Player 1 keeps two leaders." in desk.run("replay", record, "--to", 1).out


def test_a_replay_speaks_the_readers_language(desk: Desk, record: Path) -> None:
    out = desk.run("replay", record, "--to", 1, "--seat", 0, "--language", "fr").out
    assert "Vous gardez " in out


def test_a_replay_as_json_has_its_keys_in_order(desk: Desk, record: Path) -> None:
    found = moment(desk, record, "--to", 5, "--seat", 1)
    keys = ["game", "players", "answers", "at", "asked", "options", "view", "outcome"]
    assert list(found) == keys
    assert (found["game"], found["players"], found["at"]) == ("masters", 2, 5)
    assert found["view"]["seat"] == 1
    assert found["outcome"] is None


def test_options_are_told_to_the_asked_seat_alone(desk: Desk, record: Path) -> None:
    table = replay(MASTERS, read(MASTERS, record.read_text()), 5)
    asked = int(table.seat)
    lines = [MASTERS.line(int(code)) for code in table.options]
    assert moment(desk, record, "--to", 5, "--seat", asked)["options"] == lines
    assert moment(desk, record, "--to", 5, "--seat", 1 - asked)["options"] is None
    assert moment(desk, record, "--to", 5)["options"] is None


def test_a_spectator_sees_no_hand_before_the_end(desk: Desk, record: Path) -> None:
    hands = [board["hand"] for board in moment(desk, record, "--to", 5)["view"]["boards"]]
    assert hands == [None, None]
    end = moment(desk, record)
    assert all(board["hand"] is not None for board in end["view"]["boards"])
    assert end["asked"] is None
    assert end["options"] is None
    assert sorted(end["outcome"]) == ["counted", "places", "reason", "scores", "winners"]


def test_a_moment_that_is_not_there_is_refused(desk: Desk, record: Path) -> None:
    count = len(read(MASTERS, record.read_text()).answers)
    done = desk.run("replay", record, "--to", count + 1)
    assert done.status == 1
    assert f"the record has {count} answers, so there is no moment {count + 1}" in done.err


def test_a_seat_that_is_not_there_is_refused(desk: Desk, record: Path) -> None:
    done = desk.run("replay", record, "--seat", 2)
    assert (done.status, done.err) == (1, "bottega: the seats are 0 to 1, not 2\n")


def test_a_replay_before_the_damage_still_works(desk: Desk, record: Path) -> None:
    edited(record, 20, "1 keep 49 50")
    assert desk.run("replay", record, "--to", 5).status == 0
    done = desk.run("replay", record)
    assert done.status == 1
    assert f"bottega: {record}: line 20: answer 14" in done.err
