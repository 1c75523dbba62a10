"""Self-play: shards hold what was seen, offered, answered, thought and won, whoever played them."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from safetensors.numpy import load_file, save_file

from bottega.bots.workers import Hands
from bottega.games import GAMES, game
from bottega.learn.files import LABEL, BadShards, file_of
from bottega.learn.selfplay import Summary, selfplay
from tests.cli.desk import Desk

MASTERS = game("masters")
Shard = dict[str, npt.NDArray[Any]]


def played(folder: Path, games: int = 5, jobs: Hands = 1, **wish: Any) -> Summary:
    bots, seed = wish.pop("bots", ["greedy", "random"]), wish.pop("seed", 3)
    named = game(wish.pop("game", "masters"))
    options = named.options_of(len(bots), **wish)
    return selfplay(named, options, bots, games, seed, folder, shard=2, jobs=jobs)


def contents(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in sorted(folder.iterdir())]


@pytest.mark.parametrize("name", GAMES)
def test_a_shard_can_be_played_again_answer_by_answer(name: str, tmp_path: Path) -> None:
    done = played(tmp_path, 3, game=name, bots=["search:2", "random"])
    assert (done.games, done.shards, done.played) == (3, 2, 2)
    shards = [load_file(path) for path in sorted(tmp_path.iterdir())]
    named = game(name)
    decisions = 0
    for number, shard in enumerate(shards):
        offered = np.unpackbits(shard["mask"], axis=1, count=len(named.space))
        at, ends = 0, [0, *shard["thought_ends"]]
        for one, won in enumerate(shard["won"]):
            table = named.new(named.options_of(2), 3 + 2 * number + one)
            while table.seat >= 0:
                if len(table.options) > 1:
                    assert shard["game"][at] == one
                    assert shard["seat"][at] == table.seat
                    assert np.flatnonzero(offered[at]).tolist() == sorted(table.options)
                    seen = named.observation(table, int(table.seat))
                    assert shard["observation"][at].tobytes() == seen
                    thought = shard["thought_code"][ends[at] : ends[at + 1]]
                    assert shard["answer"][at] in thought if table.seat == 0 else not len(thought)
                    table.play(int(shard["answer"][at]))
                    at += 1
                else:
                    table.play(table.options[0])
            outcome = named.outcome(table)
            assert outcome is not None
            assert [seat for seat in range(2) if won[seat]] == list(outcome.winners)
            assert shard["points"][one].tolist() == list(outcome.counted)
        assert at == len(shard["answer"])
        decisions += at
    assert decisions == done.decisions


def test_processes_and_interruptions_leave_the_same_shards(tmp_path: Path) -> None:
    here, two, again = tmp_path / "here", tmp_path / "two", tmp_path / "again"
    played(here)
    played(two, jobs=2)
    played(again, games=3)  # stopped in the middle of its second shard
    file_of(again, 0).unlink()
    resumed = played(again)
    assert resumed.played == 3
    assert contents(here) == contents(two) == contents(again)
    assert played(here).played == 0


def test_shards_of_other_games_are_refused_with_what_differs(tmp_path: Path) -> None:
    played(tmp_path)
    with pytest.raises(BadShards, match="seed is 3 there, 4 here"):
        played(tmp_path, seed=4)
    with pytest.raises(BadShards, match="discard is fresh there, any here"):
        played(tmp_path, discard="any")
    file_of(tmp_path, 0).write_bytes(b"nothing of that kind")
    with pytest.raises(BadShards, match="this is no shard of such games"):
        played(tmp_path)
    save_file({}, file_of(tmp_path, 0), {LABEL: "nor is this"})
    with pytest.raises(BadShards, match="this is no shard of such games"):
        played(tmp_path)


def test_the_command_plays_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(monkeypatch)
    words = ("selfplay", "masters", "--bots", "random", "--games", 3, "--seed", 1, "--out")
    told = json.loads(desk.run(*words, tmp_path, "--json").out)
    assert list(told) == ["game", "players", "games", "decisions", "shards", "played"]
    assert (told["games"], told["shards"], told["played"]) == (3, 1, 1)
    assert "(0 of them played now)" in desk.run(*words, tmp_path).out
