"""The scratch copy that mutants are made in, so that an interrupted run leaves nothing behind."""

import os
import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent.parent
FOLDER: Final = ROOT / ".build" / "mutants"
TREE: Final = FOLDER / "tree"


def git(*words: str, at: Path = TREE) -> str:
    """Ask git something about the copy, or about another folder."""
    asked = ["git", *words]
    return subprocess.run(asked, cwd=at, check=True, capture_output=True, text=True).stdout.strip()


def enter() -> None:
    """Go into a copy of what is committed; one that is there already is made whole again."""
    if not TREE.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        git("worktree", "prune", at=ROOT)
        git("worktree", "add", "--detach", str(TREE), "HEAD", at=ROOT)
    os.chdir(TREE)
    git("checkout", "--", "src")
    os.environ |= {"PYTHONPATH": "src", "BOTTEGA_BUILD": "plain", "CI": "1"}
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # half of the time until a test runs


def renew_tests() -> list[str]:
    """Bring the tests that are committed now into the copy; give the files that differ."""
    now = git("rev-parse", "HEAD", at=ROOT)
    git("checkout", now, "--", "tests")
    return git("diff", "--name-only", "HEAD", "--", "tests", ":!tests/mutants").splitlines()
