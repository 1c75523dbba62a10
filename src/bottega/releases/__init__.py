"""Releases before this one, which keep the rules of their time.

A game whose rules have changed since it was played is looked at by the release that played it: its
sources lie here in an archive, and Python runs them in a process of their own. So rules never ask
which version they are.
"""

import sys
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final
from zipfile import ZipFile

import msgspec

from bottega.kernel.values import Value

FOLDER: Final = Path(str(files("bottega.releases")))
ENDING: Final = ".pyz"
MANIFEST: Final = "release.json"

# What a process begins with: the archive comes before the Bottega that is installed.
BEGIN: Final = "import runpy, sys; sys.path.insert(0, sys.argv[1]); del sys.argv[1]; {}"
COMMAND_LINE: Final = "from bottega.cli import main; sys.exit(main())"


class Release(Value):
    """A release: its name, and the version of each game that it plays."""

    release: str
    games: dict[str, int]

    def file(self) -> Path:
        """Say where its archive lies."""
        return FOLDER / f"{self.release}{ENDING}"

    def command(self) -> tuple[str, ...]:
        """Begin a command line that its own `bottega` reads."""
        return self._python(COMMAND_LINE)

    def module(self, name: str) -> tuple[str, ...]:
        """Begin a command that runs one of its modules."""
        return self._python(f"runpy.run_module({name!r}, run_name='__main__')")

    def _python(self, what: str) -> tuple[str, ...]:
        return sys.executable, "-P", "-c", BEGIN.format(what), str(self.file())


@cache
def releases() -> tuple[Release, ...]:
    """List the releases that are kept."""
    return tuple(map(manifest, sorted(FOLDER.glob(f"*{ENDING}"))))


def manifest(archive: Path) -> Release:
    """Read what an archive says of itself."""
    with ZipFile(archive) as opened:
        return msgspec.json.decode(opened.read(MANIFEST), type=Release)


def release_of(game: str, version: int) -> Release | None:
    """Find a release that plays this version of a game; None where none is kept."""
    return next((one for one in releases() if one.games.get(game) == version), None)
