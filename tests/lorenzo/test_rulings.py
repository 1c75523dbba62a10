"""Every ruling of the rule book's open questions has a test that cites it."""

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULINGS = {"L": (HERE, 74), "X": (HERE / "expansions", 78)}  # where they are tested, and how many


def cited_in(file: Path, letter: str) -> set[int]:
    """Find the rulings cited in comments within the tests of a file."""
    comment = re.compile(rf"#.*\brulings? {letter}-")
    number = re.compile(rf"{letter}-(\d+)")
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    found: set[int] = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for line in lines[node.lineno - 1 : node.end_lineno]:
                if comment.search(line):
                    found.update(int(n) for n in number.findall(line.split("#", 1)[1]))
    return found


@pytest.mark.parametrize("letter", RULINGS)
def test_every_ruling_has_a_test(letter: str) -> None:
    folder, last = RULINGS[letter]
    files = sorted(folder.glob("test_*.py"))
    cited = set().union(*(cited_in(file, letter) for file in files if file != Path(__file__)))
    rulings = set(range(1, last + 1))
    assert sorted(rulings - cited) == []
    assert sorted(cited - rulings) == []
