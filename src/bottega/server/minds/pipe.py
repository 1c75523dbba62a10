"""The line between the server and a worker process: how messages lie on it, and its far end."""

import ctypes
import os
import signal
import sys
from collections.abc import Iterator
from traceback import extract_tb
from typing import BinaryIO, Final

LENGTH: Final = 4  # bytes before every message that say how long it is
READY: Final = b""  # the worker's first message
PARENT_DIED: Final = 1  # PR_SET_PDEATHSIG


def message(content: bytes) -> bytes:
    """Put the length before a message."""
    return len(content).to_bytes(LENGTH, "big") + content


def tell(line: BinaryIO, content: bytes) -> None:
    """Send a message."""
    line.write(message(content))
    line.flush()


def messages(line: BinaryIO) -> Iterator[bytes]:
    """Give the messages that come, until the line is closed."""
    while (length := line.read(LENGTH)) and len(length) == LENGTH:
        yield line.read(int.from_bytes(length, "big"))


def named(error: Exception) -> str:
    """Name an error and its place; its own words may tell what the bot saw."""
    place = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {os.path.basename(place.filename)}:{place.lineno}"


def die_with_the_server() -> None:
    """Have Linux end this process, in the middle of a thought too, when the server is gone.

    If it is gone already, or elsewhere, the closed line ends the process before its next job, or
    without a word when it answers.
    """
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(PARENT_DIED, signal.SIGKILL)


def take_the_line() -> tuple[BinaryIO, BinaryIO]:
    """Keep input and output for the server; a bot reads nothing and prints to the errors."""
    jobs = os.fdopen(os.dup(0), "rb")
    replies = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return jobs, replies
