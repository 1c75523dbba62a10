"""Work on a real Ray cluster of two nodes, of which one is killed while it plays."""

import json
import operator
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bottega.bots.cluster import Cluster, NoCluster
from bottega.bots.workers import spread
from bottega.games import game
from bottega.lab.arena import arena
from bottega.lab.report import report
from bottega.learn.selfplay import selfplay
from tests.cli.desk import Desk
from tests.lab.test_puzzles import games, hunt, whole

MASTERS = game("masters")
BOTS = ["greedy", "random"]
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own
DIVIDED = partial(operator.floordiv, 60)  # which does not go for 0


class Nodes:
    """A cluster on this machine, whose two nodes are processes of their own."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster as Machines

        self.machines = Machines(initialize_head=True, head_node_args={"num_cpus": 1})
        self.second = self.machines.add_node(num_cpus=1)
        self.machines.wait_for_nodes()
        self.hands = Cluster(str(self.machines.address))

    def kill(self) -> None:
        """Kill the second node with all that runs there."""
        self.machines.remove_node(self.second, allow_graceful=False)

    def close(self) -> None:
        """Stop what is left."""
        import ray

        ray.shutdown()
        self.machines.shutdown()  # type: ignore[no-untyped-call]


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    """Start two nodes, of which the last test that has them kills one."""
    with closing(Nodes()) as started:
        yield started


def test_a_cluster_finds_the_same_puzzles(
    nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs = nodes.hands
    there = hunt(tmp_path / "there", games(), jobs)
    assert {one.source: one.puzzles for one in there} == {
        one.source: one.puzzles for one in whole().values()
    }
    assert any(one.puzzles for one in there)
    desk = Desk(monkeypatch)
    words = ("puzzles", "find", "masters", "--players", 1, "--games", 2, "--bots", "random")
    brief = ("--iterations", 10, "--seed", 5, "--json")
    files = [tmp_path / "by ray", tmp_path / "here"]
    done = [
        desk.run(*words, *brief, "--out", file, *how)
        for file, how in zip(files, (("--ray", jobs.address), ()), strict=True)
    ]
    assert json.loads(done[0].out) == json.loads(done[1].out)
    lines = [file.read_text().splitlines() for file in files]
    assert sorted(lines[0]) == sorted(lines[1])
    assert len(lines[0]) == 1 + 2  # what is looked for, and the games


def test_a_cluster_plays_the_same_games_though_a_node_is_lost(
    nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = MASTERS.options_of(2)
    killed: list[int] = []

    def kill(games: int) -> None:
        if games > 8 and not killed:
            killed.append(games)
            nodes.kill()

    there = arena(MASTERS, options, BOTS, 30, 3, kill, jobs=nodes.hands, save=tmp_path / "deals")
    assert killed
    assert there == arena(MASTERS, options, BOTS, 30, 3)
    reports = [report(MASTERS, options, BOTS, 6, 3, jobs=jobs) for jobs in (nodes.hands, 1)]
    assert reports[0] == reports[1]
    desk = Desk(monkeypatch)
    words = ("arena", "masters", "--bots", "greedy,random", "--games", 6, "--seed", 2, "--json")
    done = [desk.run(*words, *more) for more in (("--ray", nodes.hands.address), ())]
    assert json.loads(done[0].out) == json.loads(done[1].out)
    folders = [tmp_path / "there", tmp_path / "here"]
    selfplay(MASTERS, options, BOTS, 4, 3, folders[0], shard=2, jobs=nodes.hands)
    selfplay(MASTERS, options, BOTS, 4, 3, folders[1], shard=2)
    shards = [[file.read_bytes() for file in sorted(folder.iterdir())] for folder in folders]
    assert shards[0] == shards[1]
    assert sorted(spread(DIVIDED, range(1, 5), nodes.hands)) == [15, 20, 30, 60]
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        list(spread(DIVIDED, [0], nodes.hands))


def test_who_has_no_ray_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"pip install 'bottega\[ray\]'"):
        list(spread(DIVIDED, [1], Cluster("auto")))


def test_a_cluster_and_processes_exclude_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("arena", "masters", "--bots", "greedy,random", "--games", 6)
    done = Desk(monkeypatch).run(*words, "--ray", "auto", "--jobs", 2)
    assert done.status == 2
    assert "not allowed with argument" in done.err
