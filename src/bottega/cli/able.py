"""Whether a screen can be drawn here, or whether lines must do."""

import os
import sys
from importlib.util import find_spec
from typing import Final, TextIO

from bottega.cli.usage import Usage

GET_IT: Final = "pip install 'bottega[terminal]'"


def draws(*, plain: bool) -> bool:
    """Say whether the terminal can show a screen: lines are for pipes, and for who asks for them.

    A terminal without Unicode has no shapes for goods, and gets lines too.
    """
    if plain or os.environ.get("TERM", "dumb") in ("", "dumb"):
        return False
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        return False
    return spells(sys.stdout) and _has_screens()


def screenless(what: str, instead: str) -> Usage:
    """Say that something needs a screen, and how one comes by it or does without."""
    if _has_screens():
        return Usage(f"{what} needs a terminal with a screen ({instead})")
    return Usage(f"{what} needs the screen: {GET_IT}")


def formless() -> Usage:
    """Ask for the name of a game, where no form does."""
    name = "name a game (see bottega games)"
    return Usage(name if _has_screens() else f"{name}, or get the form that asks: {GET_IT}")


def _has_screens() -> bool:
    return find_spec("textual") is not None


def spells(sink: TextIO) -> bool:
    """Say whether a sink has all letters; who asks for the C locale wants ASCII alone.

    Python itself writes UTF-8 there, whatever the terminal makes of it.
    """
    if os.environ.get("LC_ALL") in ("C", "POSIX"):
        return False
    encoding = (getattr(sink, "encoding", None) or "utf-8").lower().replace("-", "")
    return encoding.startswith("utf")
