"""What can be wrong with a command, as one line; small, since every command loads it."""

from collections.abc import Sequence
from errno import ENOSPC

from bottega.kernel.errors import BottegaError


class Usage(BottegaError):
    """The command line itself is wrong."""


class Elsewhere(BottegaError):
    """What is asked cannot be done here, but by another release."""

    def answer(self, argv: Sequence[str]) -> int:
        """Let it be done, and give the exit status."""
        raise NotImplementedError


def trouble(error: OSError) -> str:
    """Say in words what the system refused."""
    what = "the disk is full" if error.errno == ENOSPC else error.strerror or str(error)
    return f"{error.filename}: {what}" if error.filename else what
