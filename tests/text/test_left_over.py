"""No catalogue keeps a message that nobody says any more.

Messages of the games themselves are heard in `test_complete.py` and its like. Of the others the
whole name stands in a source, or its beginning (`trouble-${code}`) with the words of its rest.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from bottega.text.catalogue import NAMES
from bottega.text.say import PHRASES
from tests.text.samples import FILES, messages

ROOT: Final = Path(__file__).parents[2]
SUFFIXES: Final = {".py", ".ts", ".svelte"}
SOURCES: Final = "\n".join(
    path.read_text(encoding="utf-8")
    for folder in (ROOT / "src" / "bottega", ROOT / "web" / "src")
    for path in sorted(folder.rglob("*"))
    if path.suffix in SUFFIXES and not path.name.endswith(".test.ts")
)
COURSES: Final = re.findall(r"(?m)^\s*keys: '([a-z-]+)'", SOURCES)  # with which lessons begin
BEGUN: Final = (
    *set(re.findall(r"[`\"]([a-z][a-z0-9-]*-)\$?\{", SOURCES)),
    *(f"{course}-" for course in COURSES),
)
QUOTED: Final = re.findall(r"['\"`]([a-z][\w-]*)['\"`]", SOURCES)
FIELDS: Final = re.findall(r"(?m)^\s*([a-z]\w*):", SOURCES)
WORDS: Final = {word.replace("_", "-") for word in (*QUOTED, *FIELDS)}
# Put together from both ends, or from the words of a line.
OTHERWISE: Final = re.compile(
    r"coach-(best|worse|gave-away)-(for|though)|([a-z]+-)?guide-page-learn-[a-z]+|board-take-column"
)


@cache
def worded(rest: str) -> bool:
    """Say whether a source has each word of the rest of a name, or some words of it together."""
    if rest in WORDS or rest.isdigit():
        return True
    cuts = [match.start() for match in re.finditer("-", rest)]
    return any(rest[:cut] in WORDS and worded(rest[cut + 1 :]) for cut in cuts)


def said(key: str) -> bool:
    """Say whether some source can say a message."""
    begun = [prefix for prefix in BEGUN if key.startswith(prefix)]
    whole = key in WORDS or OTHERWISE.fullmatch(key) is not None
    return whole or any(worded(key.removeprefix(prefix)) for prefix in begun)


OF_GAMES: Final = {*PHRASES, *(NAMES.format(game=game) for game in PHRASES)}


@pytest.mark.parametrize("name", sorted({*FILES} - OF_GAMES))
def test_every_message_can_be_said(name: str) -> None:
    assert [key for key in messages("en", name) if not said(key)] == []


def test_a_message_that_nobody_says_is_found() -> None:
    assert said("trouble-closed")
    assert not said("trouble-tooth-ache")
    assert not said("lobby-no-such-message")
    assert not said("rules-market-haggling")
