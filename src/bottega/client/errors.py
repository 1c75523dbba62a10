"""What can go wrong between a program and a server; no message holds a secret."""

from typing import Final

from bottega.kernel.errors import BottegaError, Refused
from bottega.wire import Fault

PASSING: Final = ("too-fast", "unavailable")  # the same message may be sent again


class BadLink(BottegaError):
    """This is no link to a seat or a table."""


class Unreachable(BottegaError):
    """The server does not answer."""


class Unreadable(BottegaError):
    """The server says what this program cannot read, because one of the two is older."""


class ServerRefused(Refused):
    """The server did not take a message; `fault` is the word to act on."""

    def __init__(self, fault: Fault, message: str, wait: float | None = None) -> None:
        super().__init__(message)
        self.fault = fault
        self.wait = wait  # seconds after which it may be tried again, where the server says so
