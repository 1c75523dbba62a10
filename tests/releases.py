"""Releases for tests: trees with other rules, frozen as a release freezes its own."""

import shutil
import subprocess
import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

import pytest

from bottega import releases
from bottega.games import GAMES

ROOT: Final = Path(__file__).parent.parent
RULES: Final = Path("src/bottega/games")
OLD: Final = 0  # a version before the first

# Points as they are counted, and as an older release counted them.
CHANGED: Final = {
    "masters": ("PER_POINT: Final[i64] = 5", "PER_POINT: Final[i64] = 2"),
    "lorenzo": ("PER_POINT: Final[i64] = 5", "PER_POINT: Final[i64] = 2"),
    "renaissance": ("return castle_points(site) +", "return 7 + castle_points(site) +"),
}


def tool() -> Any:
    """Load what makes releases."""
    spec = spec_from_file_location("release", ROOT / "build_tools" / "release.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["release"] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def copied(tree: Path) -> Path:
    """Copy what releases are made of."""
    shutil.copytree(ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("__pycache__"))
    (tree / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n\n- All is new.\n")
    return tree


def change(file: Path, old: str, new: str) -> None:
    """Write something else in a source."""
    text = file.read_text(encoding="utf-8")
    assert old in text, f"{old!r} in {file.name}"
    file.write_text(text.replace(old, new), encoding="utf-8")


def with_older_rules(tree: Path) -> Path:
    """Let all games be as they never were."""
    for name, (now, then) in CHANGED.items():
        change(tree / RULES / name / "scoring.py", now, then)
        set_version(tree, name, OLD)
    return tree


def set_version(tree: Path, name: str, version: int) -> None:
    """Let a tree say that it plays another version of a game."""
    now, then = (f"    version = {one}\n" for one in (GAMES[name].version, version))
    change(tree / RULES / name / "__init__.py", now, then)


def with_the_toy(tree: Path) -> Path:
    """Let a tree play the game of the tutorial too."""
    (tree / RULES / "morra").mkdir()
    shutil.copy(ROOT / "tests" / "toy.py", tree / RULES / "morra" / "__init__.py")
    last = '    renaissance="bottega.games.renaissance:GAME",\n'
    change(tree / RULES / "__init__.py", last, last + last.replace("renaissance", "morra"))
    return tree


def by(archive: Path, *words: str) -> str:
    """Let a release do something."""
    command = releases.manifest(archive).command()[:-1]
    done = subprocess.run(
        [*command, str(archive), *words], capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.fixture(scope="session")
def older(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a release with other rules of the real games, and two of a toy whose rules changed."""
    tree = with_the_toy(with_older_rules(copied(tmp_path_factory.mktemp("older"))))
    tool().make(tree, "0.8.0")
    toy = tree / RULES / "morra" / "__init__.py"
    change(toy, "ROUNDS, OPEN, HIDDEN = 3,", "ROUNDS, OPEN, HIDDEN = 5,")
    change(toy, '"morra", 1,', '"morra", 2,')
    tool().make(tree, "0.9.0")
    return tree / "src/bottega/releases"


def keep(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the releases of a folder be the ones that are kept."""
    monkeypatch.setattr(releases, "FOLDER", folder)
    monkeypatch.setattr(releases, "releases", cache(releases.releases.__wrapped__))


@pytest.fixture
def kept(older: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let those releases be the ones that are kept."""
    keep(older, monkeypatch)
    return older
