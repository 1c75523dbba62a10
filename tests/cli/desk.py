"""A desk to run commands at: in this process with captured output, or in one of its own."""

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from bottega.cli import main

Rule = Callable[[int, int], int]  # the number of the question and how many answers it has

# An answer in the list under a question: the market's rows are numbered too, further right.
NUMBERED = re.compile(r"^(?:  \d| \d\d|\d{3})  \S", re.MULTILINE)


class Done(NamedTuple):
    """What a command came to."""

    status: int
    out: str
    err: str


class Hand(io.StringIO):
    """Types answers chosen by a rule, having read what the screen says; Enter where none is asked.

    It stops, as Ctrl-D does, after so many lines.
    """

    def __init__(self, screen: io.StringIO, rule: Rule, most: int = 10_000) -> None:
        super().__init__()
        self.screen = screen
        self.rule = rule
        self.left = most
        self.seen = 0
        self.questions = 0

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        if not self.left:
            return ""
        self.left -= 1
        text = self.screen.getvalue()[self.seen :]
        self.seen = len(self.screen.getvalue())
        numbers = [int(found.group().split()[0]) for found in NUMBERED.finditer(text)]
        if not numbers:
            return "\n"
        self.questions += 1
        return f"{self.rule(self.questions, numbers[-1])}\n"


class Desk:
    """Runs commands and gives back what they print."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.patch = patch

    def run(self, *words: object, typed: str = "") -> Done:
        """Run a command in this process, with these lines typed."""
        return self._run(words, io.StringIO(), lambda screen: io.StringIO(typed))

    def play(self, *words: object, rule: Rule, most: int = 10_000) -> Done:
        """Run `bottega play` with answers chosen by a rule."""
        return self._run(("play", *words), io.StringIO(), lambda screen: Hand(screen, rule, most))

    def _run(
        self,
        words: Sequence[object],
        screen: io.StringIO,
        keys: Callable[[io.StringIO], io.StringIO],
    ) -> Done:
        errors = io.StringIO()
        with self.patch.context() as patch:
            patch.setattr(sys, "stdout", screen)
            patch.setattr(sys, "stderr", errors)
            patch.setattr(sys, "stdin", keys(screen))
            try:
                status = main([str(word) for word in words])
            except SystemExit as leaving:  # --help and --version
                status = int(leaving.code or 0)
        return Done(status, screen.getvalue(), errors.getvalue())


def command(*words: object) -> list[str]:
    """Give the command line that runs a command in a process of its own."""
    return [sys.executable, "-m", "bottega", *map(str, words)]


def outside(*words: object, typed: str = "", **settings: str) -> Done:
    """Run a command in a process of its own, with more in its environment."""
    done = subprocess.run(
        command(*words),
        input=typed.encode(),
        capture_output=True,
        env={**os.environ, **settings},
        timeout=300,
        check=False,
    )
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())


def kept(state: Path) -> Path:
    """Give the one game that was kept."""
    (found,) = state.glob("masters-*.bottega")
    return found
