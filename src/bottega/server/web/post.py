"""Sending together what belongs together: one sync stores many answers, one burst tells them."""

import asyncio
from typing import Protocol


class Addressee(Protocol):
    """Somebody for whom messages wait."""

    def deliver(self) -> None:
        """Send what waits."""


class Post:
    """Delivers when everybody who was to be told something at this moment has been thought of.

    Sending wakes whoever listens at the other end, which costs more than the message. A burst of
    messages wakes them once.
    """

    def __init__(self) -> None:
        self._waiting: list[Addressee] = []

    def add(self, addressee: Addressee) -> None:
        """Deliver to somebody at the end of this moment."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._deliver)
        self._waiting.append(addressee)

    def _deliver(self) -> None:
        waiting, self._waiting = self._waiting, []
        for addressee in waiting:
            addressee.deliver()
