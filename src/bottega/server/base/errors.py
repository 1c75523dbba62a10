"""Why the server refuses something, with the word that clients act on."""

from typing import Final, get_args

from bottega.bots.api import UnknownBot
from bottega.kernel.errors import (
    BadOptions,
    BadRecord,
    BottegaError,
    CannotUndo,
    Illegal,
    NotAsked,
    Stale,
    UnknownGame,
)
from bottega.wire import Fault


class Refusing(BottegaError):
    """A request is refused and nothing has changed."""

    def __init__(self, fault: Fault, message: str, wait: float | None = None) -> None:
        super().__init__(message)
        self.fault = fault
        self.wait = wait


class Unavailable(Refusing):
    """The store cannot be written or read now; the same request may be sent again."""

    def __init__(self, message: str = "the table cannot be stored now; try again shortly") -> None:
        super().__init__("unavailable", message)


class Damaged(Refusing):
    """What is stored of a table cannot be read any more; the message says what is wrong."""

    def __init__(self, message: str) -> None:
        super().__init__("damaged", message)


FAULTS: Final[tuple[tuple[type[BottegaError], Fault], ...]] = (
    (Stale, "stale"),
    (NotAsked, "not-asked"),
    (Illegal, "illegal"),
    (CannotUndo, "cannot-undo"),
    (BadOptions, "bad-options"),
    (UnknownGame, "bad-options"),
    (UnknownBot, "bad-options"),
    (BadRecord, "bad-record"),
)

STATUS: Final[dict[Fault, int]] = dict.fromkeys(get_args(Fault), 409) | {
    "bad-message": 400,
    "banned": 403,
    "muted": 403,
    "uninvited": 403,
    "bad-options": 422,
    "bad-record": 422,
    "damaged": 500,
    "forbidden": 403,
    "illegal": 422,
    "not-found": 404,
    "too-fast": 429,
    "too-large": 413,
    "unavailable": 503,
    "unknown": 500,
    "who-are-you": 401,
}


def fault_of(error: BottegaError) -> Fault:
    """Find the word for an error of the kernel or of ours."""
    if isinstance(error, Refusing):
        return error.fault
    return next((fault for kind, fault in FAULTS if isinstance(error, kind)), "bad-message")
