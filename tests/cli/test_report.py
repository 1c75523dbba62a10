"""`report`: what goes with winning, as tables and as JSON."""

import json
from typing import Any

import pytest

from bottega.bots.report import Sat, entry
from bottega.games.lorenzo.modules.houses.families import FAMILIES
from tests.cli.desk import Desk

KEYS = ["game", "players", "options", "bots", "games", "seed", "fair_share", "topics"]
ENTRY = ["name", "seats", "wins", "win_rate", "interval", "mean_score", "score_interval"]


def report(desk: Desk, *words: object) -> dict[str, Any]:
    done = desk.run("report", *words, "--bots", "random", "--json")
    assert (done.status, done.err) == (0, "")
    found: dict[str, Any] = json.loads(done.out)
    assert list(found) == KEYS
    return found


def test_a_report_on_families_compares_families_bids_leaders_and_seats(desk: Desk) -> None:
    found = report(desk, "lorenzo", "-o", "modules=houses,pazzi", "--games", 4, "--seed", 3)
    topics = found["topics"]
    assert list(topics) == [
        "seat", "family", "bid", "family and bid", "lot", "bonus tile", "leaders played", "leader",
    ]  # fmt: skip
    assert (found["players"], found["games"], found["fair_share"]) == (4, 4, 0.25)
    assert found["bots"] == ["random"] * 4
    names = {family.name for family in FAMILIES} | {"della-scala", "visconti"}
    assert {line["name"] for line in topics["family"]} <= names
    assert {line["name"] for line in topics["bid"]} <= {f"row {n}" for n in range(1, 7)}
    for topic in ("seat", "family", "bid", "family and bid", "lot", "bonus tile", "leaders played"):
        assert sum(line["seats"] for line in topics[topic]) == 16
        assert sum(line["wins"] for line in topics[topic]) == pytest.approx(4)


def test_every_line_has_its_intervals(desk: Desk) -> None:
    found = report(desk, "lorenzo", "-o", "modules=houses", "--games", 3, "--players", 5)
    for lines in found["topics"].values():
        assert [line["name"] for line in lines] == sorted(line["name"] for line in lines)
        for line in lines:
            assert list(line) == ENTRY
            low, high = line["interval"]
            assert 0 <= low <= line["win_rate"] <= high <= 1
            if line["seats"] == 1:
                assert line["score_interval"] is None
            else:
                least, most = line["score_interval"]
                assert least <= line["mean_score"] <= most


def test_without_families_there_are_leaders_and_seats(desk: Desk) -> None:
    found = report(desk, "lorenzo", "--games", 2)
    assert list(found["topics"]) == ["seat", "bonus tile", "leaders played", "leader"]


@pytest.mark.parametrize("words", [("masters",), ("lorenzo", "-o", "advanced=false")])
def test_a_game_without_such_facts_has_seats_only(desk: Desk, words: tuple[str, ...]) -> None:
    found = report(desk, *words, "--games", 2, "--players", 3)
    assert list(found["topics"]) == ["seat"]
    assert [line["name"] for line in found["topics"]["seat"]] == ["0", "1", "2"]


def test_the_same_seed_gives_the_same_report(desk: Desk) -> None:
    words = ("lorenzo", "-o", "modules=houses", "--players", 2, "--games", 2, "--seed")
    assert report(desk, *words, 5) == report(desk, *words, 5)
    assert report(desk, *words, 5)["topics"] != report(desk, *words, 6)["topics"]


def test_greedy_plays_unless_others_are_named(desk: Desk) -> None:
    done = desk.run("report", "masters", "--players", 2, "--games", 1)
    assert done.out.splitlines()[0].startswith("masters, 2 players, 1 games of greedy; a fair")


def test_a_report_for_people_has_a_table_for_each_topic(desk: Desk) -> None:
    words = ("report", "lorenzo", "-o", "modules=houses", "--games", 3, "--bots", "random")
    out = desk.run(*words).out
    tables = out.split("\n\n")
    assert tables[0] == "lorenzo, 4 players, 3 games of random; a fair share is 25.0%"
    assert tables[1].splitlines()[0].split()[:3] == ["seat", "seats", "wins"]
    assert len(tables[1].splitlines()) == 5
    assert any(table.startswith("family ") for table in tables)


def test_what_is_rare_is_counted_instead_of_listed(desk: Desk) -> None:
    words = ("report", "lorenzo", "-o", "modules=houses", "--games", 8, "--bots", "random")
    table = next(t for t in desk.run(*words).out.split("\n\n") if t.startswith("lot "))
    assert all(int(line.split()[2]) >= 8 for line in table.splitlines()[1:6] if "more" not in line)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("go",), "no game is called 'go'"),
        (("lorenzo", "--bots", "deep"), "no bot is called 'deep'"),
        (("lorenzo", "--bots", "random,random", "--players", 4), "4 seats want 1 or 4 bots, not 2"),
        (("lorenzo", "--players", 5), "modules=none is for 2, 3, 4 players, not 5"),
        (("lorenzo", "-o", "modules=houses", "-o", "advanced=false"), "advanced"),
        (("lorenzo", "-o", "modules=moon"), "option modules is one of"),
    ],
)
def test_what_is_wrong_is_one_clear_line(desk: Desk, words: tuple[object, ...], why: str) -> None:
    done = desk.run("report", *words)
    assert done.status == 1
    assert done.err.count("\n") == 1
    assert why in done.err


def test_a_shared_win_counts_by_its_part() -> None:
    line = entry("row 1", [Sat(0.5, 10), Sat(0.0, 20), Sat(1.0, 30)])
    assert (line.seats, line.wins, line.win_rate, line.mean_score) == (3, 1.5, 0.5, 20)
