"""What can be wrong with a command, as one line; small, since every command loads it."""

import importlib.util
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


def check_installed(who: str, packages: Sequence[str]) -> None:
    """Say which packages of the server or its clients are missing, if any are."""
    missing = [name for name in packages if importlib.util.find_spec(name) is None]
    if missing:
        raise Usage(f"{who} needs {', '.join(missing)}: pip install 'bottega[server]'")


def trouble(error: OSError) -> str:
    """Say in words what the system refused."""
    what = "the disk is full" if error.errno == ENOSPC else error.strerror or str(error)
    return f"{error.filename}: {what}" if error.filename else what
