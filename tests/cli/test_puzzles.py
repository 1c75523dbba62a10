"""`bottega puzzles find`: into a file or a server's database, of games that were not looked at."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from bottega.server.store.database import engine_for, migrate
from bottega.server.store.schema.puzzles import LOOKED, PUZZLES
from tests.cli.desk import Desk

GAME = Path(__file__).parents[1] / "lab" / "a_puzzle.bottega"
FIND = ("puzzles", "find", "masters")
BRIEF = ("--iterations", "10", "--margin", "0.1")


def told(desk: Desk, *command: str) -> dict[str, Any]:
    """Run a command that goes well, and read what it prints."""
    done = desk.run(*command, "--json")
    assert done.status == 0, done.err
    found: dict[str, Any] = json.loads(done.out)
    return found


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """Give a folder with a record of ten answers, and what is no record of the game."""
    folder = tmp_path / "records"
    folder.mkdir()
    head, _, rest = GAME.read_text().partition("seed")
    lines = rest.splitlines(keepends=True)[:11]
    (folder / "a.bottega").write_text(f"{head}seed{''.join(lines)}")
    (folder / "b.txt").write_text("a shopping list")
    return folder


def test_what_is_found_is_kept_in_a_file_and_no_game_is_looked_at_twice(
    desk: Desk, records: Path, tmp_path: Path
) -> None:
    out = tmp_path / "puzzles.jsonl"
    command = (*FIND, *BRIEF, "--records", str(records), "--out", str(out))
    first = told(desk, *command)
    assert list(first) == ["game", "games", "positions", "puzzles", "refused"]
    assert (first["games"], first["refused"]) == (1, 0)
    assert first["positions"] > 3
    head, line = map(json.loads, out.read_text().splitlines())
    assert (head["kind"], head["game"]) == ("bottega puzzles", "masters")
    assert line["positions"] == first["positions"]
    assert len(line["puzzles"]) == first["puzzles"]
    again = told(desk, *command)
    assert (again["games"], again["positions"]) == (0, 0)
    assert len(out.read_text().splitlines()) == 2


def test_what_is_found_is_kept_in_the_database_of_a_server(
    desk: Desk, records: Path, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    command = (*FIND, *BRIEF, "--db", url, "--records", str(records))
    assert "start its server once" in desk.run(*command).err
    engine = engine_for(url)
    migrate(engine)
    one = told(desk, *command)
    with engine.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(LOOKED)) == 1
        found = connection.scalar(select(func.count()).select_from(PUZZLES))
        assert found == one["puzzles"]
    assert told(desk, *command)["games"] == 0
    assert told(desk, *FIND, "--db", url)["games"] == 0  # no game has ended there
    engine.dispose()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "name the games to look at"),
        (("--bots", "greedy", "--records", "."), "are for --games"),
        (("--games", "1", "--bots", "nobody"), "no bot is called"),
        (("--games", "1", "--bots", "greedy", "-o", "colour=red"), "colour"),
        (("--games", "1", "--players", "9"), "players"),
        (("--records", "no such folder"), "no such folder"),
        (("--db", "mysql://somewhere"), "not mysql"),
        (("--games", "1", "--ray", "auto"), "Ray is not installed"),
    ],
)
def test_it_is_said_what_is_wrong_and_no_file_is_left_behind(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: Sequence[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "ray", None)
    done = desk.run(*FIND, "--out", tmp_path / "puzzles.jsonl", *words)
    assert done.status != 0
    assert said in done.err
    assert not list(tmp_path.iterdir())
