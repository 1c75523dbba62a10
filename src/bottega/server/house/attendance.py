"""Who is at a table: those who listen there hear of it, and other processes do."""

import asyncio
from typing import Final

from bottega.server.base.beside import Beside
from bottega.server.house.live import Listener, Live
from bottega.server.store import Store
from bottega.server.table.showing import encode
from bottega.wire import Presence

GLANCE: Final = 0.5  # seconds: who looks on for less is not counted


class Attendance:
    """Tells who comes and goes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._noting = Beside()

    def arrive(self, live: Live, listener: Listener) -> None:
        """Let somebody listen from now on."""
        live.listeners.add(listener)
        if listener.seat is None:
            self._count_soon(live)
        elif listener.seat not in live.here:
            live.here.add(listener.seat)
            _tell_all(live)
            self.note_here(live.id, listener.seat)

    def depart(self, live: Live, listener: Listener) -> None:
        """Let somebody listen no more."""
        live.listeners.discard(listener)
        if listener.seat is None:
            self._count_soon(live)
        elif listener.seat not in live.seats_here():
            live.here.discard(listener.seat)
            _tell_all(live)
            if self._store.shared:
                self._noting.attempt(self._leave(live, listener.seat))

    async def _leave(self, live: Live, seat: int) -> None:
        """Let the other processes know that a seat is empty here; it may be taken there."""
        await self._store.depart(live.id, seat)
        if seat not in live.here and seat in await self._store.here(live.id):
            live.here.add(seat)
            _tell_all(live)

    def note_here(self, id: str, seat: int) -> None:
        """Let the other processes know that somebody is at a seat."""
        if self._store.shared:
            self._noting.attempt(self._store.arrive(id, seat))

    def note_gone(self, id: str, seat: int) -> None:
        """Let them know that nobody is there any more."""
        if self._store.shared:
            self._noting.attempt(self._store.depart(id, seat))

    def _count_soon(self, live: Live) -> None:
        """Tell in a moment how many look on, so that who only glances makes no noise."""
        if not live.counting:
            live.counting = True
            asyncio.get_running_loop().call_later(GLANCE, _tell_count, live)


def _tell_all(live: Live) -> None:
    message = _presence(live)
    for listener in list(live.listeners):
        listener.tell(message)


def _tell_count(live: Live) -> None:
    live.counting = False
    if live.watching() == live.watched:
        return
    message = _presence(live)
    for listener in [one for one in live.listeners if one.ready]:
        listener.tell(message)


def _presence(live: Live) -> bytes:
    live.watched = live.watching()
    return encode(Presence(live.id, tuple(sorted(live.here)), live.watched))
