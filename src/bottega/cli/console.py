"""The terminal, or the pipe, that a person plays through."""

import contextlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from shutil import get_terminal_size
from typing import TextIO
from unicodedata import normalize

from bottega.cli.able import spells
from bottega.text.layout import COLUMNS

BOLD = "\033[1m"
DIM = "\033[2m"
PLAIN = "\033[0m"
CLEAR = "\033[2J\033[3J\033[H"  # the screen, what has scrolled off it, and back to the corner
ERASE = "\r\033[K"  # the line the cursor is in
NUMBER = "\033[33m"  # the colour of what is typed for an answer
WIDEST = 120  # longer lines are hard to read
CURTAIN = "=" * COLUMNS
# What a terminal without Unicode shows instead.
ASCII = str.maketrans(
    {"→": "->", "←": "<-", "↑": "^", "·": "-", "—": "-", "–": "-", "−": "-", "×": "x", "≥": ">=",
     "≤": "<=", "★": "*", "…": "...", "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"',
     "œ": "oe", "ß": "ss", "\u00a0": " ", "\u202f": " ", "¿": "?"}
)  # fmt: skip


class Console:
    """Prints, asks and clears; without a terminal it writes plain text and echoes what it reads."""

    def __init__(self, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.sink = sink or sys.stdout
        self.terminal = self.source.isatty() and self.sink.isatty()
        able = self.terminal and os.environ.get("TERM") != "dumb"
        self.clears = able
        self.colour = able and not os.environ.get("NO_COLOR")
        self.unicode = spells(self.sink)
        self.offers: Callable[[], Sequence[str]] = tuple  # what Tab completes
        if self.terminal:
            self._complete()
        if hasattr(self.source, "reconfigure"):
            self.source.reconfigure(errors="replace")

    def _complete(self) -> None:
        """Edit lines, remember them, and complete answers with Tab."""
        import readline

        def offer(typed: str, state: int) -> str | None:
            begun = readline.get_line_buffer().lstrip()
            found = [line for line in self.offers() if line.startswith(begun)]
            skipped = len(begun) - len(typed)
            return found[state][skipped:] if state < len(found) else None

        readline.set_completer(offer)
        readline.parse_and_bind("tab: complete")

    @property
    def columns(self) -> int:
        """Count the columns for sentences: those of the terminal, as far as one likes to read."""
        if not self.terminal:
            return COLUMNS
        return max(40, min(get_terminal_size((COLUMNS, 24)).columns, WIDEST))

    def say(self, text: str = "") -> None:
        """Print a line or several."""
        print(self._spelt(text), file=self.sink, flush=True)

    def _spelt(self, text: str) -> str:
        """Spell a text with the letters that the terminal has."""
        if self.unicode or text.isascii():
            return text
        plain = normalize("NFKD", text.translate(ASCII))
        return "".join(c for c in plain if not "\u0300" <= c <= "\u036f")

    def ask(self, prompt: str) -> str:
        """Read a line; the end of the input is an EOFError."""
        if self.terminal:
            return input(self._spelt(prompt)).strip()
        print(self._spelt(prompt), end="", file=self.sink, flush=True)
        line = self.source.readline()
        if not line:
            self.say()
            raise EOFError
        self.say(line.rstrip("\n"))
        return line.strip()

    def clear(self) -> None:
        """Leave nothing on the screen, nor in the memory of the keyboard, for the next person."""
        if self.terminal:
            _forget()
        if self.clears:
            print(CLEAR, end="", file=self.sink, flush=True)
        else:
            self.say(f"\n{CURTAIN}\n")

    @contextlib.contextmanager
    def meanwhile(self, text: str) -> Iterator[None]:
        """Show a line while something takes its time, where it can be taken away again."""
        if self.clears:
            print(f"{self.dim(text)}\r", end="", file=self.sink, flush=True)
        try:
            yield
        finally:
            if self.clears:
                print(ERASE, end="", file=self.sink, flush=True)

    def bold(self, text: str) -> str:
        """Emphasise, where that can be shown."""
        return f"{BOLD}{text}{PLAIN}" if self.colour else text

    def number(self, text: str) -> str:
        """Colour what is typed for an answer, where colours can be shown."""
        return f"{NUMBER}{text}{PLAIN}" if self.colour else text

    def dim(self, text: str) -> str:
        """Put in the background, where that can be shown."""
        return f"{DIM}{text}{PLAIN}" if self.colour else text


def _forget() -> None:
    """Empty the history of typed lines: `keep 49 52` is a secret."""
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()
