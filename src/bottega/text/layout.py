"""Laying out text for a terminal, where some characters are two columns wide."""

import re
from functools import lru_cache
from typing import Final
from unicodedata import combining, east_asian_width

COLUMNS: Final = 80
NO_BREAK: Final = "\u00a0"  # a space at which no line ends
CHARACTERS: Final = 4096  # whose columns are remembered: more than all languages here have


def capital(text: str) -> str:
    """Begin with a capital letter, where a language has them."""
    return text[:1].upper() + text[1:]


def width(text: str) -> int:
    """Count the columns that a text takes."""
    return len(text) if text.isascii() else sum(map(_columns, text))


@lru_cache(CHARACTERS)
def _columns(character: str) -> int:
    if combining(character):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1


def pad(text: str, columns: int) -> str:
    """Fill a text up with spaces."""
    return text + " " * (columns - width(text))


def cut(text: str, columns: int) -> tuple[str, str]:
    """Part a text after as many characters as fit."""
    room = columns
    for i, character in enumerate(text):
        room -= _columns(character)
        if room < 0:
            return text[:i], text[i:]
    return text, ""


def clip(text: str, columns: int) -> str:
    """Shorten a text that is too wide; the last column then says so."""
    return text if width(text) <= columns else cut(text, columns - 1)[0] + "…"


def wrap(text: str, columns: int) -> list[str]:
    """Break a text into lines between words; a number stays with the word that follows it.

    A word wider than a line is broken too.
    """
    lines: list[str] = []
    line, taken = "", 0
    for word in re.split(r"(?<!\d) | (?=\W)", text):
        room = width(word)
        if line and taken + 1 + room <= columns:
            line, taken = f"{line} {word}", taken + 1 + room
            continue
        if line:
            lines.append(line)
        while room > columns:
            head, word = cut(word, columns)
            lines.append(head)
            room = width(word)
        line, taken = word, room
    return [*lines, line] if line else lines


def row(label: str, text: str, indent: int, columns: int = COLUMNS) -> list[str]:
    """Set a text beside its label; further lines stand under the text."""
    labels = [clip(label, indent - 1)]
    lines = wrap(text, columns - indent) or [""]
    labels += [""] * (len(lines) - 1)
    return [(pad(a, indent) + b).rstrip() for a, b in zip(labels, lines, strict=True)]
