"""Networks are trained from the first game to the last comparison, and go on where they were."""

import json
from pathlib import Path

import numpy as np
import pytest
import torch

from bottega.bots.networks import network_for
from bottega.games import game
from bottega.learn.train import games, shards
from bottega.learn.train.__main__ import main
from bottega.learn.train.data import Rows, paths_of
from bottega.learn.train.export import export, learned
from bottega.learn.train.fit import LAMBDA, Fit, Settings
from bottega.learn.train.shards import plan_of, play_shards
from bottega.learn.train.tables import OFTEN, OTHERS


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    torch.set_num_threads(1)
    monkeypatch.setattr(shards, "DEALS", 2)
    monkeypatch.setattr(games, "DEALS", 1)


def test_a_round_plays_fits_exports_and_compares_and_is_not_done_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["masters", "--out", str(tmp_path), "--games", "8", "--epochs", "2", "--width", "12"]
    words += ["--compare", "2", "--looks", "2", "--jobs", "1", "--rounds", "2"]
    assert main(words) == 0
    curve = json.loads((tmp_path / "curve.json").read_text())
    assert [one["round"] for one in curve] == [0, 1]
    assert list(curve[0]["compared"]) == ["the hand"]
    assert ("the one before" in curve[1]["compared"]) == curve[0]["accepted"]
    assert curve[1]["games"] + curve[1]["held_games"] == 16
    network_for(game("masters"), tmp_path / "round-1.safetensors")
    capsys.readouterr()
    assert main(words) == 0
    assert capsys.readouterr().out == ""
    assert json.loads((tmp_path / "curve.json").read_text()) == curve


def test_a_round_goes_on_from_the_network_it_plays_with_or_fits_another(tmp_path: Path) -> None:
    words = ["masters", "--games", "4", "--epochs", "1", "--compare", "0", "--jobs", "1"]
    first = tmp_path / "first"
    assert main([*words, "--out", str(first), "--width", "12"]) == 0
    words += ["--width", "8", "--start", str(first / "round-0.safetensors")]
    found = {}
    for more in ([], ["--afresh"], ["--rate", "0.01"]):
        out = tmp_path / "".join(["then", *more])
        assert main([*words, *more, "--out", str(out)]) == 0
        settings = json.loads((out / "curve.json").read_text())[0]["settings"]
        found[" ".join(more)] = settings["width"], settings["rate"]
    assert found == {"": (12, 3e-4), "--afresh": (8, 1e-3), "--rate 0.01": (12, 0.01)}


def test_what_is_learned_foretells_the_games_it_was_learned_from(tmp_path: Path) -> None:
    played = game("masters")
    play_shards(plan_of(played, 1, None), None, tmp_path, 8, 1)
    train, held = paths_of([tmp_path])
    rows = Rows(played, train, "cpu")
    settings = Settings(width=12, epochs=100, rate=1e-2, decay=0.0, apart=1.0)
    fit = Fit(played, rows, Rows(played, held, "cpu"), settings, tmp_path / "fit.pt")
    before = fit.measured(rows)
    assert before.network == pytest.approx(before.hand)  # it begins with the hand's leads
    fit.run()
    fit.model.load_state_dict(torch.load(tmp_path / "fit.pt", weights_only=True)["model"])
    assert fit.measured(rows).network < before.hand - 0.01
    again = Fit(played, rows, rows, settings, tmp_path / "fit.pt")
    assert again.epoch == 100
    assert again.curve == fit.curve


def test_returns_come_from_the_end_and_from_what_is_foreseen_on_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(OTHERS, "masters", (OFTEN,))
    played = game("masters")
    play_shards(plan_of(played, 1, None), None, tmp_path, 4, 1)
    rows = Rows(played, paths_of([tmp_path])[0], "cpu")
    values = torch.full((len(rows.ends), rows.seats), 0.5)
    found = rows.returns(values, LAMBDA).numpy()
    won = rows.won.numpy()
    for end in rows.steps[0].tolist():
        assert found[end].tolist() == won[end].tolist()
        before = 0.5 * (1 - LAMBDA) + LAMBDA * won[end]
        assert found[end - 1] == pytest.approx(before)
        assert np.abs(found[end - 20] - 0.5).max() < np.abs(before - 0.5).max()


def test_a_fit_goes_on_from_the_network_of_a_file(tmp_path: Path) -> None:
    played = game("masters")
    play_shards(plan_of(played, 1, None), None, tmp_path, 4, 1)
    rows = Rows(played, paths_of([tmp_path])[0], "cpu")
    settings = Settings(width=12, epochs=3, rate=1e-2, apart=1.0)
    fit = Fit(played, rows, rows, settings, tmp_path / "fit.pt")
    fit.run()
    export(played, fit.model.weights(), tmp_path / "learned.safetensors")
    start = learned(played, tmp_path / "learned.safetensors")
    again = Fit(played, rows, rows, settings, tmp_path / "again.pt", start)
    assert fit.measured(rows).network < fit.measured(rows).hand
    assert again.measured(rows).network == pytest.approx(fit.measured(rows).network, abs=1e-3)
    assert again.measured(rows).far == pytest.approx(fit.measured(rows).far, abs=1e-4)
