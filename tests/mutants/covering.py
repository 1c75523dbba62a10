"""Which tests run a line: measured once for each folder of tests, then read from there."""

import ast
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from coverage import CoverageData

from tests.mutants.copy import FOLDER, TREE
from tests.mutants.places import ROOMS, Position

PYTEST: Final = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
FOLDERS: Final = ("kernel", "masters", "lorenzo", "renaissance", "server")
SLOW: Final = (  # they kill servers, or wait for other processes
    *("assets", "fuzz", "many_processes", "nothing_lost", "openapi", "outages"),
    *("thinking", "webhook_calls", "windows_elsewhere"),
)
CONFIG: Final = FOLDER / "coverage.ini"


def measure() -> None:
    """Run each folder of tests once, noting which test ran which lines and for how long."""
    for folder in FOLDERS:
        if not _times(folder).exists():
            ignored = [f"--ignore=tests/server/test_{name}.py" for name in SLOW]
            print(f"Measuring tests/{folder}", file=sys.stderr)
            _measure(folder, [f"tests/{folder}", *ignored])


def measure_anew(files: list[str]) -> None:
    """Run what has changed once more; where more than tests has, run everything."""
    if all(Path(file).name.startswith("test_") for file in files):
        if files:
            print(f"Measuring {' '.join(files)}", file=sys.stderr)
            _measure(f"again-{len(list(FOLDER.glob('again-*.xml')))}", files)
        return
    for notes in FOLDER.glob("*.xml"):
        notes.unlink()
    measure()


def _times(name: str) -> Path:
    return FOLDER / f"{name}.xml"


def _measure(name: str, what: list[str]) -> None:
    sources = "".join(f"\n    {pattern}" for room in ROOMS.values() for pattern in room)
    CONFIG.write_text(f"[run]\ndata_file = {FOLDER / name}.coverage\ninclude ={sources}\n")
    options = [
        "-p",
        "pytest_cov",
        "--cov",
        f"--cov-config={CONFIG}",
        "--cov-context=test",
        "--cov-report=",
    ]
    notes = FOLDER / "unfinished.xml"
    subprocess.run([*PYTEST, *what, *options, f"--junitxml={notes}"], check=False)
    notes.rename(_times(name))


class Covering:
    """The tests that pass, by the lines they run."""

    def __init__(self) -> None:
        self._seconds: dict[str, float] = {}
        self._data: list[CoverageData] = []
        for notes in sorted(FOLDER.glob("*.xml"), key=lambda path: path.stat().st_mtime):
            seconds = _seconds(notes)
            anew = {_file(test) for test in seconds}
            kept = {test: s for test, s in self._seconds.items() if _file(test) not in anew}
            self._seconds = kept | seconds
            data = CoverageData(str(notes.with_suffix(".coverage")))
            data.read()
            self._data.append(data)
        self._lines = cache(self._read)

    def tests(self, path: Path, position: Position) -> list[str]:
        """List the tests that run the statement at a place, the quick ones first."""
        lines = self._lines(path)
        statement = _statement(path.read_text(encoding="utf-8"), position)
        found = {test for line in statement for test in lines.get(line, ())}
        if "" in found:  # it ran while modules were loaded, so any test may depend on it
            found = set(self._seconds)
        return sorted(found & self._seconds.keys(), key=lambda test: (self._seconds[test], test))

    def seconds(self, tests: Iterable[str]) -> float:
        """Say how long tests take."""
        return sum(self._seconds[test] for test in tests)

    def quickest(self) -> list[str]:
        """Give the quickest test of each folder."""
        slow_first = sorted(self._seconds, key=self._seconds.__getitem__, reverse=True)
        folders = {test.split("/")[1]: test for test in slow_first}
        return list(folders.values())

    def _read(self, path: Path) -> dict[int, set[str]]:
        found: dict[int, set[str]] = {}
        for data in self._data:
            for line, contexts in data.contexts_by_lineno(str(TREE / path)).items():
                found.setdefault(line, set()).update(c.rpartition("|")[0] for c in contexts)
        return found


def _file(test: str) -> str:
    return test.partition("::")[0]


def _seconds(notes: Path) -> dict[str, float]:
    """Read how long each test took that passed."""
    found = {}
    for case in ElementTree.parse(notes).iter("testcase"):
        if not len(case):  # nothing went wrong, and it was not skipped
            file = case.attrib["classname"].replace(".", "/") + ".py"
            found[f"{file}::{case.attrib['name']}"] = float(case.attrib["time"])
    return found


def _statement(source: str, position: Position) -> range:
    """Give the lines of the innermost statement at a place; of a compound one its head."""
    line, _ = position
    nodes = ast.walk(ast.parse(source))
    spans = [_head(node) for node in nodes if isinstance(node, ast.stmt | ast.ExceptHandler)]
    return min((span for span in spans if line in span), key=len, default=range(line, line + 1))


def _head(node: ast.stmt | ast.ExceptHandler) -> range:
    body: list[ast.stmt] = getattr(node, "body", [])
    last = body[0].lineno - 1 if body else node.end_lineno or node.lineno
    return range(node.lineno, max(node.lineno, last) + 1)
