"""A release: it gets its number and its day, and its sources are kept for the records it leaves.

    python build_tools/release.py 1.0.0

Nothing is committed or published: what to do then is printed.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

PACKAGE = Path("src/bottega")
CHANGELOG = Path("CHANGELOG.md")
UNRELEASED = "## Unreleased\n"

# The rooms in which a record is played again, told, shown and judged.
ROOMS = ("bots", "cli", "client", "games", "kernel", "parts", "terminal", "text", "wire")
SERVER = ("base", "minds", "people", "store", "table")
DOORS = ("__init__.py", "__main__.py", "program.py", "server/__init__.py", "releases/__init__.py")
SAID = ("bottega", "coach", "terminal")  # catalogues, besides those of the games

NUMBER = re.compile(r"[0-9]+\.[0-9]+\.[0-9]+")
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same sources make the same archive
VERSIONS = """
import json
from bottega.games import GAMES
print(json.dumps({name: game.version for name, game in GAMES.items()}))
"""


class Wrong(Exception):
    """Why there can be no such release."""


def make(root: Path, number: str) -> Path:
    """Make a release of a tree: number, changelog and archive."""
    if NUMBER.fullmatch(number) is None:
        raise Wrong(f"a release has a number such as 1.0.0, not {number!r}")
    if archive_of(root, number).exists():
        raise Wrong(f"there is a release {number} already")
    _date(root / CHANGELOG, number)
    _number(root / PACKAGE / "__init__.py", number)
    archive = freeze(root, number)
    for superseded in _superseded(archive):
        superseded.unlink()
    return archive


def archive_of(root: Path, number: str) -> Path:
    """Say where the sources of a release are kept."""
    return root / PACKAGE / "releases" / f"{number}.pyz"


def freeze(root: Path, number: str) -> Path:
    """Keep the sources of a tree in an archive that Python can run."""
    games = _versions(root)
    target = archive_of(root, number)
    with ZipFile(target, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        _put(archive, "release.json", json.dumps({"release": number, "games": games}).encode())
        for file in sorted(_sources(root / PACKAGE, games)):
            _put(archive, file.relative_to(root / "src").as_posix(), file.read_bytes())
    return target


def _versions(root: Path) -> dict[str, int]:
    """Ask a tree which version of each game it plays."""
    command = [sys.executable, "-P", "-B", "-c", VERSIONS]  # of sources that change in a second
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    found: dict[str, int] = json.loads(subprocess.check_output(command, env=environment))
    return found


def _sources(package: Path, games: dict[str, int]) -> Iterator[Path]:
    yield from (package / door for door in DOORS)
    for room in (*ROOMS, *(f"server/{room}" for room in SERVER)):
        yield from (package / room).rglob("*.py")
    for name in (*SAID, *games, *(f"{game}-names" for game in games)):
        yield from (package / "text" / "catalogues").glob(f"*/{name}.ftl")


def _put(archive: ZipFile, name: str, content: bytes) -> None:
    entry = ZipInfo(name, LONG_AGO)
    entry.compress_type = ZIP_DEFLATED
    archive.writestr(entry, content)


def _superseded(latest: Path) -> list[Path]:
    """List the archives of whose games the latest plays the same versions."""
    games = _manifest(latest)
    others = [one for one in latest.parent.glob("*.pyz") if one != latest]
    return [one for one in others if _manifest(one).items() <= games.items()]


def _manifest(archive: Path) -> dict[str, int]:
    with ZipFile(archive) as opened:
        games: dict[str, int] = json.loads(opened.read("release.json"))["games"]
    return games


def _date(changelog: Path, number: str) -> None:
    """Put what is unreleased under the number and the day of the release."""
    text = changelog.read_text(encoding="utf-8")
    if text.count(UNRELEASED) != 1:
        raise Wrong(f"{changelog.name} has no chapter '{UNRELEASED.strip()}'")
    today = datetime.now(UTC).date().isoformat()
    dated = text.replace(UNRELEASED, f"{UNRELEASED}\n## {number} ({today})\n")
    changelog.write_text(dated, encoding="utf-8")


def _number(module: Path, number: str) -> None:
    text, found = re.subn(
        r'(?m)^__version__ = ".*"$', f'__version__ = "{number}"', module.read_text(encoding="utf-8")
    )
    if found != 1:
        raise Wrong(f"{module} says no version")
    module.write_text(text, encoding="utf-8")


def main() -> None:
    """Make the release that is named of the tree where this is run."""
    try:
        (number,) = sys.argv[1:] or [""]
        archive = make(Path(), number)
    except Wrong as error:
        sys.exit(f"release: {error}")
    print(f"{archive} keeps the sources of {number}. Read the changelog once more, then:")
    print(f"    git add --all && git commit -m 'Release {number}' && git tag v{number}")


if __name__ == "__main__":
    main()
