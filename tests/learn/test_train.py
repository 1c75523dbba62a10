"""What networks are trained on: games with what was seen, what turns came to and who won."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from safetensors.numpy import load_file

from bottega.bots.evaluate import evaluation_of
from bottega.games import GAMES, game
from bottega.learn.files import BadShards, file_of
from bottega.learn.train import games, shards
from bottega.learn.train.games import LINES, Played, Recorder
from bottega.learn.train.shards import arrays_of, plan_of, play_shards
from bottega.learn.train.tables import OTHERS, TURN, table_of


@pytest.fixture(scope="module", autouse=True)
def _few() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(games, "DEALS", 1)
        yield


@pytest.fixture(scope="module")
def recorder(_few: None) -> Recorder:
    played = game("masters")
    return Recorder(played, played.options_of(2), 7)


@pytest.fixture(scope="module")
def recorded(recorder: Recorder) -> Played:
    return recorder.play()


def test_every_seat_notes_what_it_sees_when_a_turn_has_ended(
    recorder: Recorder, recorded: Played
) -> None:
    assert len(recorded.turns) > 20
    for turn in recorded.turns:
        assert [seen.seat for seen in turn] == [0, 1]
        assert turn[0].observation != turn[1].observation
        assert turn[0].leads[0] == pytest.approx(-turn[0].leads[1])
    assert sorted(recorded.won) in ([0, 1], [0.5, 0.5])
    assert recorded.margin[0] == -recorded.margin[1]


def test_lines_of_a_turn_that_is_weighed_are_seen_by_all_and_differ(recorded: Played) -> None:
    assert recorded.weighed
    for lines in recorded.weighed:
        assert 2 <= len(lines) <= LINES
        assert len({line.mover for line in lines}) == 1
        for line in lines:
            assert [seen.seat for seen in line.seen] == [0, 1]
            assert 0 < line.worth < 1
    assert any(len({line.worth for line in lines}) > 1 for lines in recorded.weighed)


def test_rows_follow_each_seat_through_its_game_counted_from_itself(recorded: Played) -> None:
    played = game("masters")
    arrays = arrays_of(played, [recorded, recorded])
    turns = len(recorded.turns)
    assert arrays["seat"][: 2 * turns].tolist() == [0] * turns + [1] * turns
    assert arrays["game"][: 4 * turns].tolist() == [0] * 2 * turns + [1] * 2 * turns
    row = turns + 3
    seen = recorded.turns[3][1]
    begin, end = arrays["ends"][row - 1], arrays["ends"][row]
    observed = np.zeros(len(seen.observation), np.uint8)
    observed[arrays["entry"][begin:end]] = arrays["byte"][begin:end]
    assert observed.tobytes() == seen.observation
    assert arrays["lead"][row].tolist() == np.array([*seen.leads[::-1], 0, 0], np.float32).tolist()
    lines = [line for group in recorded.weighed for line in group]
    assert (arrays["group"] < 0).sum() == 4 * turns
    assert len(arrays["group"]) == 4 * turns + 4 * len(lines)
    assert arrays["group"].max() + 1 == 4 * len(recorded.weighed)
    first = recorded.weighed[0]
    both = arrays["whose"][4 * turns : 4 * turns + 2 * len(first)].tolist()
    assert both == [first[0].mover] * len(first) + [1 - first[0].mover] * len(first)
    worths = [np.float32(line.worth) for line in first]
    assert arrays["worth"][4 * turns : 4 * turns + 2 * len(first)].tolist() == worths * 2


def test_shards_that_are_there_are_not_played_again_and_others_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shards, "DEALS", 1)
    monkeypatch.setitem(OTHERS, "masters", ((3, {}),))
    plan = plan_of(game("masters"), 3, None)
    assert play_shards(plan, None, tmp_path, 2, 1) == 2
    first = file_of(tmp_path, 0)
    whole = first.read_bytes()
    first.unlink()
    assert play_shards(plan, None, tmp_path, 2, 1) == 2
    assert first.read_bytes() == whole
    assert load_file(first)["players"].tolist() == [3]
    with pytest.raises(BadShards, match="a shard of other games: seed is 3 there, 4 here"):
        play_shards(plan_of(game("masters"), 4, None), None, tmp_path, 2, 1)


@pytest.mark.parametrize("name", GAMES)
def test_tables_of_all_kinds_are_trained_on(name: str) -> None:
    played = game(name)
    tables = [table_of(played, deal) for deal in range(TURN * len(OTHERS[name]))]
    assert len([one for one in tables if one.players == 2]) >= len(tables) / 2
    assert all(evaluation_of(played, one) is not None for one in tables)
