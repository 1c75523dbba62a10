"""Interrupts while a game is on: none may lose it."""

import contextlib
import signal
import threading
from collections.abc import Iterator
from typing import Any

ENDINGS = [
    getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)
]  # a closed window, a machine that shuts down


@contextlib.contextmanager
def hang_ups_interrupt() -> Iterator[None]:
    """Let a closed window or a polite kill raise KeyboardInterrupt, as Ctrl-C does."""

    def interrupt(number: int, frame: Any) -> None:
        raise KeyboardInterrupt

    with _handled(ENDINGS, interrupt):
        yield


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Let nothing interrupt what is being done, for it is short and matters."""
    with _handled([*ENDINGS, signal.SIGINT], signal.SIG_IGN):
        yield


@contextlib.contextmanager
def _handled(numbers: list[signal.Signals], handler: Any) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may set handlers, and only it is interrupted
        return
    before = [(number, signal.signal(number, handler)) for number in numbers]
    try:
        yield
    finally:
        for number, old in before:
            signal.signal(number, old)
