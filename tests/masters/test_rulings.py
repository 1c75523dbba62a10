"""Every ruling of the rule book's open questions has a test that cites it."""

import ast
import re
from pathlib import Path

CITED = re.compile(r"M-(\d+)")
COMMENT = re.compile(r"#.*\brulings? M-")


def cited_in(file: Path) -> set[int]:
    """Find the rulings cited in comments within the tests of a file."""
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    found: set[int] = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for line in lines[node.lineno - 1 : node.end_lineno]:
                if COMMENT.search(line):
                    found.update(int(number) for number in CITED.findall(line.split("#", 1)[1]))
    return found


def test_every_ruling_has_a_test() -> None:
    files = sorted(Path(__file__).parent.glob("test_*.py"))
    cited = set().union(*(cited_in(file) for file in files if file.name != "test_rulings.py"))
    assert sorted(set(range(1, 54)) - cited) == []
    assert sorted(cited - set(range(1, 54))) == []
