"""What can be wrong with a command, as one line; small, since every command loads it."""

from errno import ENOSPC

from bottega.kernel.errors import BottegaError


class Usage(BottegaError):
    """The command line itself is wrong."""


def trouble(error: OSError) -> str:
    """Say in words what the system refused."""
    what = "the disk is full" if error.errno == ENOSPC else error.strerror or str(error)
    return f"{error.filename}: {what}" if error.filename else what
