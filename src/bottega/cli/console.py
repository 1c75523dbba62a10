"""The terminal, or the pipe, that a person plays through."""

import contextlib
import os
import sys
from collections.abc import Iterator
from typing import TextIO

BOLD = "\033[1m"
DIM = "\033[2m"
PLAIN = "\033[0m"
CLEAR = "\033[2J\033[3J\033[H"  # the screen, what has scrolled off it, and back to the corner
ERASE = "\r\033[K"  # the line the cursor is in
CURTAIN = "=" * 80


class Console:
    """Prints, asks and clears; without a terminal it writes plain text and echoes what it reads."""

    def __init__(self, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.sink = sink or sys.stdout
        self.terminal = self.source.isatty() and self.sink.isatty()
        able = self.terminal and os.environ.get("TERM") != "dumb"
        self.clears = able
        self.colour = able and not os.environ.get("NO_COLOR")
        if self.terminal:
            import readline  # noqa: F401  (editing and history for `input`)
        if hasattr(self.source, "reconfigure"):
            self.source.reconfigure(errors="replace")

    def say(self, text: str = "") -> None:
        """Print a line or several."""
        print(text, file=self.sink, flush=True)

    def ask(self, prompt: str) -> str:
        """Read a line; the end of the input is an EOFError."""
        if self.terminal:
            return input(prompt).strip()
        print(prompt, end="", file=self.sink, flush=True)
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
