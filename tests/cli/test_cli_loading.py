"""A command loads what it needs and nothing else."""

import subprocess
import sys

import pytest

HEAVY = ("asyncio", "msgspec", "starlette", "sqlalchemy", "tqdm", "fluent")
LOADED = "import sys; from bottega.cli import main; main({words}); print(*sorted(sys.modules))"


def loaded(*words: str) -> set[str]:
    """Run a command in a process of its own, and give the modules that it loaded."""
    command = [sys.executable, "-c", LOADED.format(words=list(words))]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(done.stdout.splitlines()[-1].split())


def test_a_command_loads_no_other_command() -> None:
    ours = {name for name in loaded("games") if name.startswith("bottega.cli.")}
    assert "bottega.cli.games" in ours
    assert not ours & {f"bottega.cli.{other}" for other in ("arena", "play", "serve", "tune")}


@pytest.mark.parametrize("game", ["masters", "lorenzo", "renaissance"])
def test_a_simulation_loads_its_own_game_alone(game: str) -> None:
    found = loaded("sim", game, "--games", "1")
    games = {name.split(".")[2] for name in found if name.startswith("bottega.games.")}
    assert games == {game}


def test_the_version_is_told_without_loading_anything_heavy() -> None:
    script = "import sys; from bottega.cli.entry import parser; parser(['--version']); " + (
        "print(*sorted(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    found = {name.split(".")[0] for name in done.stdout.split()}
    assert not found & set(HEAVY)
    assert not [name for name in done.stdout.split() if name.startswith("bottega.games")]
