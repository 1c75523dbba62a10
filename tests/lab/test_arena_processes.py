"""An arena in several processes, or in an order that nobody chose: the same result."""

from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any

import pytest

from bottega.bots.api import BadBot
from bottega.bots.workers import WorkerLost, spread
from bottega.games import game
from bottega.kernel.errors import BottegaError
from bottega.lab import arena as arena_module
from bottega.lab.arena import Contest, arena
from bottega.lab.sequential import Trial
from tests.bots.chores import DEADLY, ENDLESS, FOREIGN, UNLUCKY, twice
from tests.toy import GAME as MORRA

RENAISSANCE = game("renaissance")
OPTIONS = MORRA.options_of(2)
BOTS = """
class First:
    def __init__(self, game, rng):
        self.rng = rng

    def choose(self, view, options):
        return options[0]

class Tired(First):
    def choose(self, view, options):
        if self.rng.below(40) == 0:
            raise ValueError("I want to sleep")
        return options[0]

class Cheat(First):
    def choose(self, view, options):
        return -1
"""


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    file = tmp_path / "mine.py"
    file.write_text(BOTS)
    return file


def backwards(work: Callable[[Any], Any], tasks: Iterable[Any], jobs: int) -> Iterable[Any]:
    """Work as seven processes would whose last one is always the quickest."""
    waiting = iter(tasks)
    begun: list[Any] = []

    def results() -> Generator[Any, None, None]:
        while True:
            begun.extend(task for _, task in zip(range(7 - len(begun)), waiting, strict=False))
            if not begun:
                return
            yield work(begun.pop())

    return results()


def test_two_processes_give_the_same_result_as_one(bots: Path, tmp_path: Path) -> None:
    options = RENAISSANCE.options_from(2, {"variant": "quick"})
    names = [f"{bots}:First", "random"]
    one = arena(RENAISSANCE, options, names, 6, 3, save=tmp_path / "one")
    two = arena(RENAISSANCE, options, names, 6, 3, jobs=2, save=tmp_path / "two")
    assert one == two
    first, second = ((tmp_path / n).read_bytes().splitlines() for n in ("one", "two"))
    assert sorted(first) == sorted(second)


@pytest.mark.parametrize("trial", [None, Trial(0.2, 0.25), Trial(0.6, 0.95)])
def test_who_is_quicker_does_not_matter(
    trial: Trial | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    straight = Contest(MORRA, OPTIONS, ["greedy", "random"], 120, 5, trial)
    straight.run()
    monkeypatch.setattr(arena_module, "spread", backwards)
    turned = Contest(MORRA, OPTIONS, ["greedy", "random"], 120, 5, trial)
    turned.run()
    assert turned.result() == straight.result()
    assert trial is None or straight.result().games < 120


def test_a_series_stops_when_the_test_is_decided_and_stays_decided(tmp_path: Path) -> None:
    trial = Trial(0.01, 0.5)
    first = arena(MORRA, OPTIONS, ["greedy", "random"], 400, 1, save=tmp_path / "a", trial=trial)
    assert first.decided is not None
    assert first.decided.verdict == "better"
    assert first.decided.deals * 2 == first.games < 400
    before = (tmp_path / "a").read_bytes()
    again = arena(MORRA, OPTIONS, ["greedy", "random"], 400, 1, save=tmp_path / "a", trial=trial)
    assert again == first
    assert (tmp_path / "a").read_bytes() == before


def test_the_test_is_about_the_first_bot(bots: Path) -> None:
    trial = Trial(0.3, 0.7)
    for names in (["greedy", f"{bots}:First"], [f"{bots}:First", "greedy"]):
        decided = arena(MORRA, OPTIONS, names, 400, 2, trial=trial).decided
        assert decided is not None
        assert decided.verdict == ("better" if names[0] == "greedy" else "worse")


def test_a_bot_that_breaks_is_named_with_its_seat_and_deal(bots: Path, tmp_path: Path) -> None:
    with pytest.raises(BadBot, match=r"in deal 0 \(seed 9\) the bot .*Cheat in seat [01] answered"):
        arena(MORRA, OPTIONS, [f"{bots}:Cheat", "random"], 4, 9)
    path = tmp_path / "a"
    with pytest.raises(BadBot, match=r"in deal (\d+) .*Tired in seat [01] raised") as caught:
        arena(MORRA, OPTIONS, [f"{bots}:Tired", "random"], 400, 10, save=path)
    deal = int(str(caught.value).split()[2])
    assert deal > 0
    assert path.read_bytes().count(b"\n") == deal + 1


def test_the_first_deal_that_breaks_is_blamed_whoever_is_quicker(
    bots: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [f"{bots}:Tired", "random"]
    with pytest.raises(BadBot) as straight:
        arena(MORRA, OPTIONS, names, 400, 9)
    monkeypatch.setattr(arena_module, "spread", backwards)
    with pytest.raises(BadBot) as turned:
        arena(MORRA, OPTIONS, names, 400, 9)
    assert str(turned.value) == str(straight.value)


def test_work_is_spread_and_comes_back() -> None:
    assert sorted(spread(twice, range(5), 2)) == [0, 2, 4, 6, 8]
    assert list(spread(twice, range(5), 1)) == [0, 2, 4, 6, 8]
    assert list(spread(twice, [], 2)) == []


@pytest.mark.parametrize(
    ("task", "error", "why"),
    [
        (UNLUCKY, BottegaError, "unlucky"),
        (FOREIGN, RuntimeError, "KeyError: 'far away'"),
        (DEADLY, WorkerLost, "a process ended with status 3 at its task 15"),
    ],
)
def test_what_goes_wrong_elsewhere_is_raised_here(
    task: int, error: type[Exception], why: str
) -> None:
    with pytest.raises(error, match=why):
        list(spread(twice, [1, task], 2))


def test_who_stops_listening_waits_for_nobody() -> None:
    results = spread(twice, [ENDLESS, 1], 2)
    assert next(results) == 2
    results.close()
