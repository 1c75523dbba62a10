"""The README as a registry shows it, where no file lies beside it."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"(?P<image>!?)\[(?P<text>[^]]*)\]\((?P<target>[^)\s]+)\)")
ELSEWHERE = re.compile(r"[a-z]+:|#")  # with which a link begins that leads somewhere by itself
HOME = "Source"  # the address of the project in pyproject.toml


def page() -> str:
    """Read the README, with its links as they are to be there."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return absolute(text, project.get("urls", {}).get(HOME), version())


def version() -> str:
    """Read the version without importing what may not be built yet."""
    source = (ROOT / "src" / "bottega" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', source, re.MULTILINE)
    if found is None:
        raise ValueError("bottega/__init__.py has no version")
    return found[1]


def absolute(text: str, home: str | None, release: str) -> str:
    """Let links lead to the files of a release; without a home their words are left alone."""

    def led(link: re.Match[str]) -> str:
        image, words, target = link["image"], link["text"], link["target"]
        if ELSEWHERE.match(target):
            return link[0]
        if home is None:
            return "" if image else words
        kind = "raw" if image else "blob"
        return f"{image}[{words}]({home.rstrip('/')}/{kind}/v{release}/{target})"

    return re.sub(r"\n{3,}", "\n\n", LINK.sub(led, text))
