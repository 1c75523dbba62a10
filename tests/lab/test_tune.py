"""Tuning: weights are found again that were hidden, and nothing is taken without a test."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from bottega.cli import main
from bottega.games import game
from bottega.kernel.rng import Stream, stream
from bottega.lab import tune, tune_files, tune_turns
from bottega.lab.tune import Tuned, Tuning, drifted, leads_by, levelled
from bottega.lab.tune_files import fitted_file, module_text, tuning_page
from bottega.lab.tune_fit import Came, Position, Sample, fit, sample_of, sigmoid, solved
from bottega.lab.tune_games import (
    Compared,
    Explored,
    Setting,
    compare,
    explore,
    jitter,
    moved,
    weights_of,
)
from bottega.lab.tune_turns import Weighed, centred, contrast, weigh, worths_by

PLANTED = (0.8, -0.4, 0.0)  # steps from the weights that a toy evaluation begins with


def draw(rng: Stream) -> float:
    """Draw a number between -1 and 1."""
    return int(rng.below(2001)) / 1000 - 1


def toy_leads(steps: Sequence[float], views: Sequence[Sequence[float]]) -> list[float]:
    """Value toy positions: each feature by a weight of 10, the last one by nothing."""
    return [sum([10 * (1 + s) * x for s, x in zip(steps[:2], view, strict=True)]) for view in views]


def toy_positions(number: int, rng: Stream) -> list[Position]:
    """Draw toy positions that end as the planted weights say, with some luck."""
    views = [(draw(rng), draw(rng)) for _ in range(number)]
    found = []
    for view, lead in zip(views, toy_leads(PLANTED, views), strict=True):
        won = int(rng.below(1000)) / 1000 < sigmoid(lead / 6)
        found.append(Position(view, float(won), lead + 4 * draw(rng)))
    return found


def toy_deals(number: int) -> list[Explored]:
    """Draw toy deals that the first weight wins and the second one loses."""
    rng = stream(5, "toy")
    deals = []
    for k in range(number):
        steps = [[jitter(rng, 0.25) for _ in range(3)] for _ in range(2)]
        points = 40 * (steps[0][0] - steps[1][0]) - 20 * (steps[0][1] - steps[1][1])
        points += 10 * draw(rng)
        won = 1.0 if points > 0 else -1.0
        deals.append(Explored(k, steps, won, points, toy_positions(4, rng)))
    return deals


def points_alone(positions: Sequence[Position]) -> Sample:
    """Give positions without who won."""
    came = [Came(None, position.lead) for position in positions]
    return Sample([position.view for position in positions], came)


@pytest.mark.parametrize("points", [False, True])
def test_a_fit_finds_planted_weights_again(points: bool) -> None:
    rng = stream(1, "toy")
    train, held = (sample_of(toy_positions(number, rng)) for number in (1500, 400))
    found = fit(toy_leads, 3, train, held, 12, points, 2000)
    ratio = (1 + found.steps[0]) / (1 + found.steps[1])  # wins alone say nothing of the scale
    assert ratio == pytest.approx(1.8 / 0.6, rel=0.25)
    if points:
        assert found.steps[:2] == pytest.approx(PLANTED[:2], abs=0.1)
    assert found.losses == sorted(found.losses, reverse=True)


def test_a_weight_that_changes_nothing_is_not_felt_and_stays() -> None:
    rng = stream(2, "toy")
    train, held = (sample_of(toy_positions(number, rng)) for number in (300, 100))
    found = fit(toy_leads, 3, train, held, 3, True, 400)
    assert found.felt == [True, True, False]
    assert found.steps[2] == 0


def test_a_fit_to_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="positions"):
        fit(toy_leads, 3, sample_of([]), sample_of([]), 1, False, 2)


def test_a_fit_to_points_alone_does_without_wins() -> None:
    rng = stream(4, "toy")
    train, held = (points_alone(toy_positions(number, rng)) for number in (600, 200))
    found = fit(toy_leads, 3, train, held, 8, True, 600)
    assert found.steps[:2] == pytest.approx(PLANTED[:2], abs=0.1)


def test_a_drift_follows_what_won() -> None:
    drift, trust = drifted(toy_deals(300), [True, True, False], 0.25)
    assert drift[0] > 0.2 > 0 > drift[1]
    assert drift[2] == 0
    assert trust > 0.9


def test_a_drift_of_mere_luck_is_hardly_trusted() -> None:
    rng = stream(3, "luck")
    deals = [one._replace(won=draw(rng), points=20 * draw(rng)) for one in toy_deals(300)]
    drift, trust = drifted(deals, [True, True, True], 0.25)
    assert trust < 0.7
    assert max([abs(x) for x in drift]) < 0.25


def test_too_few_deals_have_no_drift() -> None:
    assert drifted(toy_deals(2), [True, True, True], 0.25) == ([0.0, 0.0, 0.0], 0.0)


def test_linear_equations_are_solved() -> None:
    assert solved([[4.0, 1.0], [1.0, 3.0]], [6.0, 7.0]) == pytest.approx([1.0, 2.0])


def test_a_step_of_one_is_as_much_as_the_weight() -> None:
    assert moved({"a": 2.0, "b": -4.0, "c": 0.0}, [1.0, 0.5, 1.0]) == {"a": 4, "b": -2, "c": 0.1}


def test_no_step_drawn_changes_a_sign() -> None:
    rng = stream(4, "steps")
    assert min([jitter(rng, 2.0) for _ in range(200)]) > -1


class Toy:
    """A toy in the place of games: deals are drawn, and new weights win as often as is said."""

    def __init__(self, patch: pytest.MonkeyPatch, wins: float) -> None:
        deals = toy_deals(60)
        rest = [1.0] * (len(self.weights(2)) - 3)

        def explore(setting: Setting, weights: Mapping[str, float], deal: int) -> Explored:
            one = deals[deal]
            return one._replace(steps=[[*steps, *rest] for steps in one.steps])

        def compare(setting: Setting, new: Any, old: Any, deal: int) -> Compared:
            return Compared(deal, wins)

        def leads(
            game: str, options: Any, weights: Any, steps: Sequence[float], views: Sequence[Any]
        ) -> list[float]:
            return toy_leads(steps, views)

        def weigh(
            setting: Setting, weights: Mapping[str, float], deal: int
        ) -> tuple[int, list[list[Weighed]]]:
            met = toy_positions(8, stream(deal, "turns"))
            turns = [Weighed([one.view], one.lead) for one in met]
            return deal, [turns[:4], turns[4:]]

        def worths(
            game: str, options: Any, weights: Any, steps: Sequence[float], positions: Sequence[Any]
        ) -> list[float]:
            return [
                worth
                for turns in positions
                for worth in centred(toy_leads(steps, [turn.views[0] for turn in turns]))
            ]

        patch.setattr(tune, "weigh", weigh)
        patch.setattr(tune, "worths_by", worths)
        patch.setattr(tune, "explore", explore)
        patch.setattr(tune, "compare", compare)
        patch.setattr(tune, "leads_by", leads)

    @staticmethod
    def weights(players: int) -> dict[str, float]:
        """Give the present weights of Masters."""
        return weights_of("masters", game("masters").options_of(players))


def tuning(games: int, players: int = 2, **more: Any) -> Tuning:
    """Set up a tuning of Masters."""
    return Tuning("masters", game("masters").options_of(players), games, 7, 1, **more)


def test_what_wins_its_test_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    Toy(monkeypatch, wins=0.9)
    made = tuning(120)
    made.run()
    first = next(iter(made.before))
    assert made.weights[first] > 1.2 * made.before[first]
    assert [(one.kind, one.verdict) for one in made.tried] == [
        ("fit", "better"),
        ("drift", "better"),
        ("turns", "better"),
    ]


def test_what_loses_its_test_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    Toy(monkeypatch, wins=0.3)
    made = tuning(120)
    made.run()
    assert made.weights == made.before
    assert [(one.kind, one.verdict) for one in made.tried] == [
        ("fit", "worse"),
        ("half fit", "worse"),
        ("drift", "worse"),
        ("turns", "worse"),
        ("half turns", "worse"),
    ]


def test_what_is_not_decided_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    Toy(monkeypatch, wins=0.525)
    made = tuning(120)
    made.run()
    assert made.weights == made.before
    assert {one.verdict for one in made.tried} == {"undecided"}


def test_an_interrupt_keeps_what_was_taken_before(monkeypatch: pytest.MonkeyPatch) -> None:
    Toy(monkeypatch, wins=0.9)
    made = tuning(120)

    def interrupt(what: str, done: int, of: int) -> None:
        if what == "drift":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        made.run(1, interrupt)
    found = made.result()
    assert [one.kind for one in found.tried] == ["fit"]
    assert found.weights != found.before


def test_two_processes_find_what_one_finds() -> None:
    alone, together = tuning(4, players=1, budget=2), tuning(4, players=1, budget=2)
    alone.run(1)
    together.run(2)
    assert alone.result() == together.result()
    assert alone.looked[0].positions > 10


@pytest.mark.parametrize("name", ["masters", "lorenzo", "renaissance"])
def test_turns_of_a_position_are_compared_on_the_same_deals(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    for constant, value in (("BEST", 2), ("OTHERS", 1), ("DEALS", 2), ("BUDGET", 2), ("SPARSE", 1)):
        monkeypatch.setattr(tune_turns, constant, value)
    options = game(name).options_of(2)
    setting, weights = Setting(name, options, 5, 2), weights_of(name, options)
    deal, positions = weigh(setting, weights, 1)
    assert (deal, positions) == weigh(setting, weights, 1)
    assert len(positions) == tune_turns.WEIGHED
    for turns in positions:
        assert [len(turn.views) for turn in turns] == [2] * len(turns)
        assert len({turn.views[0].seat for turn in turns}) == 1
        first, second = turns[:2]
        assert first.views != second.views
    worths = worths_by(name, options, weights, [0.0] * len(weights), positions)
    came = [one.lead for one in contrast(positions).came]
    for numbers in (worths, came):
        assert len(numbers) == sum([len(turns) for turns in positions])
        assert sum(numbers) == pytest.approx(0, abs=1e-6)


def test_alone_no_turns_are_weighed() -> None:
    made = tuning(4, players=1, budget=2)
    made.run()
    assert not {"turns", "half turns"} & {one.kind for one in made.tried}


def test_a_game_without_an_end_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game("masters"), "longest", 3)
    setting = Setting("masters", game("masters").options_of(1), 7, 2)
    weights = weights_of("masters", setting.options)
    assert explore(setting, weights, 0)[2:] == (0.0, 0.0, [])
    assert compare(setting, weights, weights, 0).result == 0.5


def found_by(weights: dict[str, float]) -> Tuned:
    """Give a tuning's result with other weights."""
    before = Toy.weights(2)
    return Tuned("masters", 2, {}, 7, 120, 1, before, before | weights, [], [])


def read_weights(text: str) -> object:
    """Read what was written: it is a module like any other."""
    scope: dict[str, Any] = {}
    exec(text, scope)
    return scope["FITTED"]


def test_weights_that_were_written_can_be_read_back() -> None:
    found = found_by({"length": 17.5, "good": 1e-07})
    text = module_text(found, "bottega tune masters --games 120 --rounds 1 --seed 7")
    assert read_weights(text) == found.weights
    assert "--seed 7" in text


@pytest.mark.parametrize("name", ["masters", "lorenzo", "renaissance"])
def test_the_weights_in_force_are_those_in_the_file(name: str) -> None:
    for players in {1, 2} & set(game(name).players):
        options = game(name).options_of(players)
        kept = read_weights(fitted_file(name, options).read_text(encoding="utf-8"))
        assert kept == weights_of(name, options)


def test_a_page_says_what_changed() -> None:
    page = tuning_page(found_by({"length": 17.5}), "bottega tune masters")
    assert "| `length` |" in page
    assert "17.5" in page
    assert "stay as they were" in tuning_page(found_by({}), "bottega tune masters")


def test_an_unknown_game_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "chess"]) == 1
    assert "no game is called 'chess'" in capsys.readouterr().err


def test_the_command_writes_what_it_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Toy(monkeypatch, wins=0.9)
    file, page = tmp_path / "fitted.py", tmp_path / "masters.md"
    words = ["tune", "masters", "--games", "120", "--seed", "7"]
    assert main([*words, "--write", str(file), "--page", str(page)]) == 0
    assert read_weights(file.read_text(encoding="utf-8")) != Toy.weights(2)
    assert "bottega tune masters --games 120 --rounds 1 --seed 7" in page.read_text(
        encoding="utf-8"
    )
    assert str(file) in capsys.readouterr().out


def test_an_interrupted_command_writes_what_it_had(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    Toy(monkeypatch, wins=0.9)
    taken = tune.Round._try

    def interrupted(self: Any, kind: Any, steps: Sequence[float], met: Any) -> bool:
        if kind == "drift":
            raise KeyboardInterrupt
        return taken(self, kind, steps, met)

    monkeypatch.setattr(tune.Round, "_try", interrupted)
    file = tmp_path / "fitted.py"
    assert main(["tune", "masters", "--games", "120", "--write", str(file)]) == 130
    assert read_weights(file.read_text(encoding="utf-8")) != Toy.weights(2)


def test_nothing_is_written_where_nothing_was_better(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Toy(monkeypatch, wins=0.3)
    file = tmp_path / "fitted.py"
    assert main(["tune", "masters", "--games", "120", "--write", str(file)]) == 0
    assert not file.exists()
    assert "no better weights" in capsys.readouterr().out


def test_weights_are_kept_beside_the_evaluation() -> None:
    options = game("masters").options_of(2)
    assert fitted_file("masters", options).parts[-3:] == ("evaluate", "masters", "fitted.py")
    assert tune_files.NAME == "FITTED"


@pytest.mark.parametrize("name", ["masters", "lorenzo", "renaissance"])
def test_what_rivals_hide_is_valued_so_that_leads_are_right_on_average(name: str) -> None:
    options = game(name).options_of(2)
    setting, weights = Setting(name, options, 5, 10), weights_of(name, options)
    met = [at for deal in range(2) for at in explore(setting, weights, deal).positions]

    def off(by: Mapping[str, float]) -> float:
        leads = leads_by(name, options, by, [0.0] * len(by), [at.view for at in met])
        return mean(leads) - mean([at.lead for at in met])

    found = levelled(setting, weights, met)
    assert {key for key in weights if found[key] != weights[key]} == {"secret"}
    assert found["secret"] == 0 or off(found) == pytest.approx(0, abs=abs(off(weights)) / 10)
