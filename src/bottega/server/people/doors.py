"""Who is inside: connections that an identity has opened, and that close when its keys are void."""

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from bottega.server.store.store import Identity

REMEMBERED: Final = 10_000  # identities whose older keys are known to be void


class Door:
    """One connection of somebody, which may find itself shut."""

    def __init__(self, epoch: int, wake: Callable[[], None]) -> None:
        self.epoch = epoch  # of the key that opened it
        self.is_shut = False
        self._wake = wake

    def shut(self) -> None:
        """Let nothing more through, and wake who waits there."""
        self.is_shut = True
        self._wake()


class Doors:
    """All connections of this process that are somebody's."""

    def __init__(self) -> None:
        self._open: dict[str, set[Door]] = defaultdict(set)
        self._valid: OrderedDict[str, int] = OrderedDict()  # the first epoch whose keys still fit

    @contextmanager
    def open(self, identity: Identity | None, wake: Callable[[], None]) -> Iterator[Door]:
        """Let somebody in for a while; whose key has become void meanwhile finds the door shut."""
        door = Door(0 if identity is None else identity.epoch, wake)
        if identity is None:
            yield door
            return
        self._open[identity.id].add(door)
        if door.epoch < self._valid.get(identity.id, 0):
            door.shut()
        try:
            yield door
        finally:
            self._open[identity.id].discard(door)
            if not self._open[identity.id]:
                del self._open[identity.id]

    def known(self) -> list[str]:
        """List the identities that have a connection."""
        return list(self._open)

    def shut(self, identity: Identity) -> None:
        """Shut those doors that were opened with a key which does not fit any more."""
        self._valid[identity.id] = identity.epoch
        self._valid.move_to_end(identity.id)
        if len(self._valid) > REMEMBERED:
            self._valid.popitem(last=False)
        for door in [d for d in self._open.get(identity.id, ()) if d.epoch < identity.epoch]:
            door.shut()
