"""What holds of everything that is said."""

import re
from typing import Final

from bottega.text.layout import COLUMNS, width

ENDS: Final = ".?。？"  # how sentences end, in Japanese too
Said = dict[str, set[frozenset[str]]]  # the messages that were said, and with which arguments


def clean(text: str | None) -> str:
    """Check what holds of every text, and give it back."""
    assert text, "no text"
    assert text == text.strip()
    assert not re.search(r"[{}$]|\?\?\?|None", text), text
    return text


def sentence(text: str | None) -> str:
    """Check what holds of every sentence."""
    text = clean(text)
    assert not text[0].islower(), text
    assert text[-1] in ENDS, text
    assert "  " not in text, text
    assert "\n" not in text, text
    return text


def page(text: str) -> str:
    """Check what holds of every position."""
    for line in clean(text).splitlines():
        assert width(line) <= COLUMNS, line
        assert line == line.rstrip(), line
    return text
