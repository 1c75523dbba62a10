"""The pages of the site: those in docs/, and others made from what lies elsewhere in the tree.

python build_tools/site_pages.py FOLDER
"""

import json
import posixpath
import re
import shutil
import sys
from pathlib import Path

from api_page import page

# Documents outside docs/, and the pages that they become.
DOCUMENTS = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "NOTICE": "notice.md",
}
EXAMPLES = Path("examples")
OPENAPI = Path(".build/openapi.json")
RULES = """# The rules

All rules, with figures, as the client shows them beside a table.

- [Masters of Renaissance](rules/masters.html)
- [Lorenzo il Magnifico](rules/lorenzo.html), with Houses of Renaissance and The Pazzi Conspiracy
- [Renaissance](rules/renaissance.html)

How open questions were decided is told by the [rulings](rulings.md).
"""
LINK = re.compile(r"\]\(([^)#:]+)(#[^)]*)?\)")


def lay_out(folder: Path) -> None:
    """Write all pages into a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree("docs", folder)
    for source in folder.rglob("*.md"):
        name = source.relative_to(folder).as_posix()
        source.write_text(_led(source.read_text(encoding="utf-8"), f"docs/{name}", name))
    for document, name in DOCUMENTS.items():
        if Path(document).exists():
            text = Path(document).read_text(encoding="utf-8")
            (folder / name).write_text(_led(text, document, name))
    (folder / "examples.md").write_text(_examples())
    (folder / "rules.md").write_text(RULES)
    (folder / "http.md").write_text(page(json.loads(OPENAPI.read_bytes())))


def _led(text: str, document: str, name: str) -> str:
    """Lead the links of a document to where things are in the site."""

    def led(link: re.Match[str]) -> str:
        path = posixpath.normpath(posixpath.join(posixpath.dirname(document), link[1]))
        there = posixpath.relpath(_target(path), posixpath.dirname(name) or ".")
        return f"]({there}{link[2] or ''})"

    return LINK.sub(led, text)


def _target(path: str) -> str:
    """Say where something of the tree is in the site."""
    if path.partition("/")[0] == EXAMPLES.name:
        return "examples.md"
    return DOCUMENTS.get(path, path.removeprefix("docs/"))


def _examples() -> str:
    whole = [_led((EXAMPLES / "README.md").read_text(), "examples/README.md", "examples.md")]
    for file in (*sorted(EXAMPLES.glob("*.py")), *sorted(EXAMPLES.glob("training/*.py"))):
        shown = file.read_text(encoding="utf-8")
        whole.append(f"\n## {file.relative_to(EXAMPLES)}\n\n```python\n{shown}```\n")
    return "\n".join(whole)


if __name__ == "__main__":
    lay_out(Path(sys.argv[1]))
