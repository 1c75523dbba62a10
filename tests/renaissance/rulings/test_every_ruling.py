"""Every ruling on the open questions of the rules has a test that cites it."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
RULINGS = 60


def cited_in(file: Path) -> set[int]:
    """Find the rulings cited in comments within the tests of a file."""
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    found: set[int] = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for line in lines[node.lineno - 1 : node.end_lineno]:
                if re.search(r"#.*\brulings? N-", line):
                    found.update(int(n) for n in re.findall(r"N-(\d+)", line.split("#", 1)[1]))
    return found


def test_every_ruling_has_a_test() -> None:
    files = [file for file in sorted(HERE.glob("test_*.py")) if file != Path(__file__)]
    cited = set().union(*(cited_in(file) for file in files))
    assert sorted(set(range(1, RULINGS + 1)) ^ cited) == []
