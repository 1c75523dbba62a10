"""Games that another process plays: with another hash seed, on the same build or on the sources."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.conftest import is_compiled

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = str(ROOT / "src")
PLAYING: Final = """
from bottega.kernel import table
from {module} import digests
print(table.__file__, *digests(), sep="\\n")
"""
# Whatever is played at one build is compared with the other where there are two.
PROCESSES: Final = pytest.mark.parametrize(
    ("hash_seed", "plain"), [("0", False), ("4711", True)], ids=["same build", "plain sources"]
)


def played(module: str, hash_seed: str, plain: bool, compiled: bool) -> list[str]:
    """Give the digests that another process of the compiled build or of the sources comes to."""
    if plain and not compiled:
        pytest.skip("compared once, with the compiled build")
    sources = {"PYTHONPATH": SOURCES} if plain else {}
    done = subprocess.run(
        [sys.executable, "-c", PLAYING.format(module=module)],
        cwd=ROOT,
        env=os.environ | sources | {"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
        text=True,
    )
    file, *found = done.stdout.splitlines()
    assert is_compiled(file) == (compiled and not plain)
    return found
