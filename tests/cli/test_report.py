"""`report`: what goes with winning, as tables and as JSON."""

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from bottega.games.lorenzo.modules.houses.families import FAMILIES
from bottega.lab.report import Fared, cohort, histogram, share
from tests.cli.desk import Desk

KEYS = [
    "game", "players", "options", "bots", "games", "seed", "fair_share", "score", "winning_score",
    "turns", "histograms", "sources", "endings", "accomplished", "topics",
]  # fmt: skip
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
        "territories", "buildings", "characters", "ventures", "cards",
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
    kinds = ["territories", "buildings", "characters", "ventures", "cards"]
    assert list(found["topics"]) == ["seat", "bonus tile", "leaders played", "leader", *kinds]
    basic = report(desk, "lorenzo", "-o", "advanced=false", "--games", 2, "--players", 3)
    assert list(basic["topics"]) == ["seat", *kinds]
    assert [line["name"] for line in basic["topics"]["seat"]] == ["0", "1", "2"]


def test_masters_is_compared_by_leaders_and_cards_bought(desk: Desk) -> None:
    found = report(desk, "masters", "--games", 4, "--players", 3)
    topics = found["topics"]
    assert list(topics) == [
        "seat", "leaders played", "leader", "cards bought", "a card bought", "tiles",
    ]  # fmt: skip
    for topic in ("seat", "leaders played", "cards bought", "tiles"):
        assert sum(line["seats"] for line in topics[topic]) == 12
    assert [source["name"] for source in found["sources"]] == [
        "cards", "faith", "tiles", "leaders", "resources",
    ]  # fmt: skip


def test_renaissance_is_compared_by_castle_and_family_and_counts_missions(desk: Desk) -> None:
    found = report(desk, "renaissance", "--games", 6, "--players", 3, "--seed", 1)
    topics = found["topics"]
    assert {line["name"] for line in topics["castle"]} <= {
        "chenonceau", "chillon", "egeskov", "rosenborg",
    }  # fmt: skip
    for topic in ("seat", "place in the order", "castle", "missions accomplished"):
        assert sum(line["seats"] for line in topics[topic]) == 18
        assert sum(line["wins"] for line in topics[topic]) == pytest.approx(6)
    missions = found["accomplished"]["mission"]
    assert sum(line["of"] for line in missions) == 6 * 3 * 5
    assert all(line["interval"][0] <= line["share"] <= line["interval"][1] for line in missions)
    done = sum(int(line["name"]) * line["seats"] for line in topics["missions accomplished"])
    assert sum(line["times"] for line in missions) == done


def test_sources_of_points_add_up_to_the_score(desk: Desk) -> None:
    for words in (("masters",), ("lorenzo",), ("renaissance", "-o", "variant=quick")):
        found = report(desk, *words, "--games", 4, "--players", 2)
        total = sum(source["mean"] for source in found["sources"])
        assert total == pytest.approx(found["score"]["mean"])


def test_every_game_ends_in_one_way_and_is_in_the_histograms(desk: Desk) -> None:
    found = report(desk, "renaissance", "--games", 9, "--players", 2, "-o", "variant=quick")
    assert {end["name"] for end in found["endings"]} <= {"castle", "pile"}
    assert sum(end["times"] for end in found["endings"]) == 9
    assert sum(found["histograms"]["turns"].values()) == 9
    assert sum(found["histograms"]["score"].values()) == 18


def test_leaders_and_missions_are_called_by_their_names(desk: Desk) -> None:
    words = ("--games", 1, "--players", 2, "--bots", "greedy")
    masters = desk.run("report", "masters", *words).out
    assert re.search(r"^the (Stall|Town|Palette|Press) \(.+\) ", masters, re.MULTILINE)
    lorenzo = desk.run("report", "lorenzo", *words).out
    leaders = re.search(r"^leader .*\n((?:.+\n)+)", lorenzo, re.MULTILINE)
    assert leaders is not None
    assert all(line[0].isupper() for line in leaders[1].splitlines())
    missions = desk.run("report", "renaissance", "-o", "variant=quick", *words).out
    assert re.search(r"^[A-Z][\w ]+ \((army|clergy|artisans|merchants)-\d+\) ", missions, re.M)


def test_a_team_counts_as_one_side(desk: Desk) -> None:
    found = report(desk, "renaissance", "--games", 4, "--players", 4, "-o", "teams=true")
    assert found["fair_share"] == 0.5
    assert [line["seats"] for line in found["topics"]["seat"]] == [4] * 4
    assert sum(line["wins"] for line in found["topics"]["seat"]) == pytest.approx(8)
    assert sum(line["seats"] for line in found["topics"]["castle"]) == 8
    assert sum(line["wins"] for line in found["topics"]["castle"]) == pytest.approx(4)


def test_several_processes_give_the_same_report(desk: Desk) -> None:
    words = ("masters", "--players", 2, "--games", 3)
    assert report(desk, *words) == report(desk, *words, "--jobs", 2)


def test_a_page_has_every_table_and_its_plots(desk: Desk, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    words = ("renaissance", "--bots", "random", "--games", 3, "--page", page)
    done = desk.run("report", *words)
    assert (done.status, done.out) == (0, f"{page}: 8 tables, 24 games\n")
    text = page.read_text(encoding="utf-8")
    assert "| 2 players, 2016 edition | 3 |" in text
    assert "Fifteen fifteen (army-41)" in text
    named = re.findall(r"\]\((balance/[^)]+)\)", text)
    assert len(named) == 24
    for name in named:
        drawn = ElementTree.parse(tmp_path / name).getroot()
        assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
        assert drawn.find("{http://www.w3.org/2000/svg}title") is not None
    assert len(list((tmp_path / "balance").iterdir())) == 24


def test_a_page_can_be_made_of_reports_saved_before(desk: Desk, tmp_path: Path) -> None:
    saved = tmp_path / "two.json"
    words = ("masters", "--bots", "random", "--games", 2, "--players", 2)
    saved.write_text(desk.run("report", *words, "--json").out, encoding="utf-8")
    page = tmp_path / "page.md"
    done = desk.run("report", "masters", "--page", page, "--from", saved)
    assert (done.status, done.out) == (0, f"{page}: 1 table, 2 games\n")
    assert "## 2 players" in page.read_text(encoding="utf-8")
    done = desk.run("report", "lorenzo", "--page", page, "--from", saved)
    assert done.err == f"bottega: {saved} is a report on masters, not on lorenzo\n"


def test_a_page_names_the_command_that_plays_its_games_again(desk: Desk, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    words = ("--players", "2", "-o", "discard=any", "--bots", "random,greedy", "--games", "1")
    desk.run("report", "masters", *words, "--page", page)
    again = f"`bottega report masters {' '.join(words)} --seed 0 --page page.md`"
    assert again in page.read_text(encoding="utf-8")


def test_the_same_seed_gives_the_same_report(desk: Desk) -> None:
    words = ("lorenzo", "-o", "modules=houses", "--players", 2, "--games", 2, "--seed")
    assert report(desk, *words, 5) == report(desk, *words, 5)
    assert report(desk, *words, 5)["topics"] != report(desk, *words, 6)["topics"]


def test_greedy_plays_unless_others_are_named(desk: Desk) -> None:
    done = desk.run("report", "masters", "--players", 2, "--games", 1)
    assert done.out.splitlines()[0].startswith("masters, 2 players, 1 game of greedy; a fair")


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
        (("lorenzo", "--players", 5), "modules=none is for 2 to 4 players, not 5"),
        (("lorenzo", "-o", "modules=houses", "-o", "advanced=false"), "advanced"),
        (("lorenzo", "-o", "modules=moon"), "option modules is one of"),
    ],
)
def test_what_is_wrong_is_one_clear_line(desk: Desk, words: tuple[object, ...], why: str) -> None:
    done = desk.run("report", *words)
    assert done.status == 1
    assert done.err.count("\n") == 1
    assert why in done.err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--from", "a.json"), "name it with --page"),
        (("--page", "p.md", "--from", "no.json"), "no.json is not a report"),
        (("--jobs", 0), "expected a whole number from 1 to 256"),
    ],
)
def test_what_makes_no_sense_is_said_before_anything_is_played(
    desk: Desk, words: tuple[object, ...], why: str
) -> None:
    done = desk.run("report", "masters", *words)
    assert (done.status, done.out) == (2, "")
    assert why in done.err


def test_a_histogram_counts_by_bars_of_one_width() -> None:
    assert histogram([-3, 0, 4, 5, 11], 5) == {-5: 1, 0: 2, 5: 1, 10: 1}
    assert histogram([], 5) == {}


def test_a_rate_of_nothing_in_few_games_may_still_be_large() -> None:
    found = share("army-42", 3, 0)
    assert found.share == 0
    assert found.interval[0] == 0
    assert found.interval[1] > 0.5


def test_a_shared_win_counts_by_its_part() -> None:
    line = cohort("row 1", [Fared(0.5, 10), Fared(0.0, 20), Fared(1.0, 30)])
    assert (line.seats, line.wins, line.win_rate, line.mean_score) == (3, 1.5, 0.5, 20)
