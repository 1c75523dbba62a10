"""Spans: a sentence in which things can be pointed at.

While a sentence is put together, a thing in it is enclosed by marks that no text has: they pass
through catalogues and lists as any other letter. Then it is taken apart, or the marks are.
"""

import re
from typing import Final

from bottega.kernel.values import Value
from bottega.text.layout import capital

OPEN, TURN, CLOSE = "\ue000", "\ue001", "\ue002"  # before a thing, before its words, behind them
PARTED: Final = " はが"  # what stands between who does something and what is done
AMOUNTS: Final = "amounts"  # what is marked so stands beside a sentence, too
MARKED: Final = re.compile(f"{OPEN}([^{TURN}]*){TURN}([^{CLOSE}]*){CLOSE}")


class Span(Value):
    """Words for a thing: a piece (`card:12`), a seat (`seat:1`)."""

    thing: str
    text: str


def mark(thing: str, text: str) -> str:
    """Enclose the words for a thing."""
    return f"{OPEN}{thing}{TURN}{text}{CLOSE}"


def spans(text: str) -> tuple[str | Span, ...]:
    """Take a marked sentence apart."""
    found: list[str | Span] = []
    words = 0
    for match in MARKED.finditer(text):
        found += [text[words : match.start()], Span(match[1], match[2])]
        words = match.end()
    return tuple(part for part in (*found, text[words:]) if part)


def unsubjected(text: tuple[str | Span, ...], seat: int) -> tuple[str | Span, ...] | None:
    """Leave away the seat that a sentence begins with, as a ledger does; None where none does.

    `Bob takes row 2.` becomes `Takes row 2.`, and `Bob’s turn.` stays as it is.
    """
    match text:
        case (Span(thing), str(words), *rest) if thing == f"seat:{seat}" and words[0] in PARTED:
            words = words[1:]
            return (capital(words), *rest) if words else tuple(rest)
    return None


def unvalued(text: tuple[str | Span, ...]) -> tuple[str | Span, ...]:
    """Leave away the amounts that a ledger sets beside a sentence: `Takes it: +2 points.`"""
    kept: list[str | Span] = []
    for part in text:
        if isinstance(part, str) and kept and isinstance(kept[-1], str):
            kept[-1] += part
        elif isinstance(part, str) or part.thing != AMOUNTS:
            kept.append(part)
    return tuple(kept)


def plain(text: tuple[str | Span, ...]) -> str:
    """Give the words of a sentence alone."""
    return "".join(part if isinstance(part, str) else part.text for part in text)
