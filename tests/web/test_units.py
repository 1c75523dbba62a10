"""What the client computes by itself, tested without a browser: its files named *.test.ts."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
UNITS = sorted((WEB / "src").rglob("*.test.ts"))


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_the_sentences_of(unit: Path, tmp_path: Path) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    made = tmp_path / "unit.test.mjs"
    commands = (
        ["npx", "rolldown", str(unit), "--platform", "node", "--format", "esm", "-o", str(made)],
        ["node", "--test", str(made)],
    )
    for command in commands:
        done = subprocess.run(
            command, cwd=WEB, env={**os.environ, "PATH": path}, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr
    assert "# fail 0" in done.stdout
    assert "# pass 0" not in done.stdout


def test_there_are_such_files() -> None:
    assert len(UNITS) >= 2
