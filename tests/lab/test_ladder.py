"""The ladder: who meets whom, when a pairing stops, and what is written about it."""

from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace

import pytest

from bottega.games import game
from bottega.kernel.errors import BadOptions
from bottega.lab import ladder
from bottega.lab.ladder import Climb, Sample, pairing, pairings, step
from bottega.lab.ladder_pages import ladder_page, ladder_picture
from bottega.lab.ratings import can_rate
from bottega.lab.series import BadSeries
from tests.toy import GAME as MORRA

TWO = MORRA.options_of(2)
ITERATIONS: Mapping[str, int] = {"novice": 0, "adept": 40, "expert": 4000}
BOTS = """
class Bot:
    least = 0

    def __init__(self, game, rng):
        self.rng = rng

    def choose(self, view, options):
        return options[self.least + self.rng.below(len(options) - self.least)]

class Quick(Bot):
    least = 1

class Slow(Bot):
    least = 2
"""


def at(name: str, fraction: float, game: str) -> str:
    return f"search:{round(ITERATIONS[name] * fraction)}"


@pytest.fixture(autouse=True)
def levels(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {name: SimpleNamespace(iterations=number) for name, number in ITERATIONS.items()}
    monkeypatch.setattr(ladder, "LEVELS", known)
    monkeypatch.setattr(ladder, "level_of", lambda name, game: known.get(name))
    monkeypatch.setattr(ladder, "at", at)


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give two bots for Morra that are not equally good; the second one is a slow level."""
    (tmp_path / "bots.py").write_text(BOTS)
    names = [f"{tmp_path}/bots.py:{name}" for name in ("Bot", "Slow")]
    slow = {names[1]: SimpleNamespace(iterations=5000)}
    monkeypatch.setattr(ladder, "level_of", lambda name, game: slow.get(name))
    monkeypatch.setattr(ladder, "at", lambda name, part, game: name)
    monkeypatch.setattr(ladder, "YARDSTICK", names[0])
    return names


def climb(names: list[str], games: int = 20, budget: float = 1.0) -> Climb:
    return Climb(MORRA, TWO, names, games, 1, budget)


def run(one: Climb, folder: Path) -> None:
    one.run(1, folder, lambda: None, lambda: None)


def test_each_level_meets_the_one_below_and_the_highest_meets_greedy() -> None:
    found = pairings("masters", ladder.level_names(), 1.0, 2)
    assert [[one.level for one in pairing.rungs] for pairing in found] == [
        ["adept", "novice"],
        ["expert", "adept"],
        ["expert", "greedy"],
    ]
    assert [pairing.aim for pairing in found] == [0.65, 0.65, 0.85]
    assert [pairing.slow for pairing in found] == [False, True, True]


def test_greedy_is_not_met_twice() -> None:
    assert len(pairings("masters", ["novice", "greedy", "expert"], 1.0, 2)) == 2
    assert len(pairings("masters", ["novice", "adept", "greedy"], 1.0, 2)) == 2


def test_a_tenth_of_the_budget_is_played_by_other_bots_under_the_same_names() -> None:
    tenth = pairings("masters", ladder.level_names(), 0.1, 2)
    assert [one.bot for one in tenth[1].rungs] == ["search:400", "search:4"]
    assert [one.level for one in tenth[1].rungs] == ["expert", "adept"]
    assert tenth[2].rungs[1].bot == "greedy"


def test_quick_pairings_have_the_whole_budget_whatever_slow_ones_have() -> None:
    tenth = pairings("masters", ladder.level_names(), 0.1, 2)
    assert [(one.upper.level, one.budget) for one in tenth] == [
        ("adept", 1.0),
        ("expert", 0.1),
        ("expert", 0.1),
    ]
    assert [one.slow for one in tenth] == [False, True, True]


def test_alone_levels_are_measured_against_the_game() -> None:
    found = pairings("masters", ladder.level_names(), 1.0, 1)
    assert [(pairing.upper.level, pairing.lower) for pairing in found] == [
        ("novice", None),
        ("adept", None),
        ("expert", None),
    ]
    assert [pairing.aim for pairing in found] == [None, None, 0.9]


@pytest.mark.skipif(not can_rate(), reason="ratings need openskill")
def test_a_sample_in_which_no_level_is_slow_has_nothing_to_rate_alone_either() -> None:
    masters = game("masters")
    found = Sample(masters, masters.options_of(1), ["random", "greedy"], 2, 0).result()
    assert (found.steps, found.ratings) == ([], [])


def test_one_level_is_no_ladder_and_none_is_there_twice() -> None:
    with pytest.raises(BadOptions, match="at least 2 levels"):
        pairings("masters", ["novice"], 1.0, 2)
    with pytest.raises(BadOptions, match="every level once"):
        pairings("masters", ["novice", "adept", "novice"], 1.0, 2)


def test_quick_levels_play_all_their_games_and_the_test_is_told_beside(tmp_path: Path) -> None:
    one = climb(["random", "greedy"], games=60)
    run(one, tmp_path)
    (found,) = one.result().steps
    assert (found.level, found.against, found.games) == ("greedy", "random", 60)
    assert found.finished
    assert found.decided is not None
    low, high = found.interval
    assert low <= found.win_rate <= high


def test_slow_levels_stop_by_the_test_but_not_before_a_hundred_games(
    tmp_path: Path, bots: list[str]
) -> None:
    one = climb(bots, games=400)
    (contest,) = one.contests
    assert contest.deals * 2 == 400 * ladder.PATIENCE
    run(one, tmp_path)
    (found,) = one.result().steps
    assert found.finished
    assert found.decided is not None
    assert found.decided.verdict != "undecided"
    assert ladder.LEAST_GAMES <= found.games < 400
    assert found.games == 2 * found.decided.deals


def test_a_sample_has_only_the_slow_pairings_and_does_not_stop(
    tmp_path: Path, bots: list[str]
) -> None:
    one = Sample(MORRA, TWO, ["random", *bots], 8, 1)
    run(one, tmp_path)
    assert [(found.level, found.games) for found in one.result().steps] == [(bots[1], 8)]


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = climb(["random", "greedy"])
    run(whole, tmp_path / "whole")
    (file,) = (tmp_path / "whole").iterdir()
    assert file.name == "morra-2-greedy-random.jsonl"
    part = tmp_path / "part"
    part.mkdir()
    (part / file.name).write_bytes(file.read_bytes()[:-200])
    again = climb(["random", "greedy"])
    run(again, part)
    assert again.result() == whole.result()
    assert (part / file.name).read_bytes() == file.read_bytes()
    with pytest.raises(BadSeries, match="seed is 1 there, 2 here"):
        run(Climb(MORRA, TWO, ["random", "greedy"], 20, 2), part)


def test_what_is_not_finished_is_told_as_it_stands(tmp_path: Path) -> None:
    one = climb(["random", "greedy"])

    def stop() -> None:
        if one.contests[0].games == 6:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        one.run(1, tmp_path, stop, lambda: None)
    (found,) = one.result().steps
    assert (found.games, found.finished) == (6, False)
    assert "| greedy | random | 100% | 6 so far |" in ladder_page(one.result(), None, "x", "x.svg")


def test_the_page_has_a_row_for_each_pairing_and_names_its_plot(
    tmp_path: Path, bots: list[str]
) -> None:
    one = climb([bots[0], "random", "greedy"], budget=0.1)
    run(one, tmp_path)
    found = one.result()
    text = ladder_page(found, None, "bottega ladder morra", "ladder/morra.svg")
    assert "# Ladder of Morra, 2 players\n" in text
    assert "`bottega ladder morra`" in text
    assert "10% of their iterations" in text
    assert text.count("| 20 |") == len(found.steps) == 3
    assert "](ladder/morra.svg)" in text
    assert ("## Ratings" in text) == can_rate()
    drawn = ladder_picture(found)
    assert drawn.count("<circle") == 3
    assert "greedy - random" in drawn


def test_the_sample_at_the_whole_budget_has_its_own_table(tmp_path: Path, bots: list[str]) -> None:
    one, sample = climb(bots), Sample(MORRA, TWO, bots, 4, 1)
    run(sample, tmp_path)
    text = ladder_page(one.result(), sample.result(), "x", "x.svg")
    assert "## A sample at the whole budget" in text


@pytest.mark.skipif(not can_rate(), reason="openskill is not installed")
def test_all_levels_are_rated_together_from_the_lowest_on(tmp_path: Path, bots: list[str]) -> None:
    one = climb([bots[0], "random", "greedy"], games=60)
    run(one, tmp_path)
    ratings = one.result().ratings
    assert [rating.name for rating in ratings] == [bots[0], "random", "greedy"]
    assert ratings == one.result().ratings


def test_alone_levels_win_against_the_game(tmp_path: Path, bots: list[str]) -> None:
    masters = game("masters")
    one = Climb(masters, masters.options_of(1), ["random", bots[0]], 2, 1)
    run(one, tmp_path)
    found = one.result()
    assert [(s.against, s.games, s.win_rate) for s in found.steps] == [(None, 2, 0.0)] * 2
    assert len(found.ratings) == (2 if can_rate() else 0)
    assert "| random | the game | 100% | 2 | 0.0% |" in ladder_page(found, None, "x", "x.svg")


def test_options_that_are_not_as_usual_are_in_the_name_of_the_file() -> None:
    renaissance = game("renaissance")
    options = renaissance.options_from(2, {"variant": "quick"})
    one = Climb(renaissance, options, ["greedy", "expert"], 2, 1, 0.1)
    assert one.file(one.pairings[0]) == "renaissance-2-variant=quick-expert-greedy-0.1.jsonl"
    quick = pairing("renaissance", 0.1, "greedy", "random", None)
    assert one.file(quick).endswith("quick-greedy-random.jsonl")
    assert one.result().options == {"variant": "quick"}


def test_a_step_counts_the_points_of_both(tmp_path: Path) -> None:
    one = climb(["random", "greedy"])
    run(one, tmp_path)
    found = step(one.pairings[0], one.contests[0])
    first, second = one.contests[0].result().bots
    assert (found.mean_score, found.against_score) == (first.mean_score, second.mean_score)
