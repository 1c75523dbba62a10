"""Connections that say nothing, or half of something: they are waited for, but not for long."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bottega.server.base.logs import log
from bottega.server.people.lines import Lines
from bottega.server.web.endpoints import network


class Patient(HttpToolsProtocol):
    """One connection; while a request is awaited it counts among those of its address.

    When the request is there, it counts by the address that it is made for, which behind a proxy
    is another one; the application sees to that.
    """

    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._place = network(self.client[0]) if self.client else "?"
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting for a client that has gone."""
        self._heard()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Wait for the rest of a request."""
        super().on_message_begin()
        self._wait()

    def on_message_complete(self) -> None:
        """Stop waiting: the request is whole."""
        self._heard()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to its WebSocket, which has its own patience."""
        self._heard()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        if self._waiting is not None or self.transport.is_closing():
            return
        if not self._lines().enter(self._place):
            self.transport.close()
            return
        seconds = self._guarded().site.settings.request_seconds
        self._waiting = self.loop.call_later(seconds, self._give_up)

    def _heard(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
            self._lines().leave(self._place)

    def _give_up(self) -> None:
        log.info("a request did not come in time", extra={"address": self._place})
        self._heard()
        self.transport.close()

    def _lines(self) -> Lines:
        lines: Lines = self._guarded().site.lines
        return lines

    def _guarded(self) -> Any:
        """Find our application behind what uvicorn has put around it."""
        app: Any = self.app
        while not hasattr(app, "site"):
            app = app.app
        return app
