"""Who is inside: connections that an identity has opened, and that close when its keys are void."""

from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

from bottega.server.store.store import Identity

REMEMBERED: Final = 10_000  # identities whose older keys are known to be void


class Door:
    """One connection of somebody, which may find itself shut."""

    def __init__(
        self,
        owner: Identity | None,
        wake: Callable[[], None],
        turn: Callable[[int], None] = lambda eyes: None,
    ) -> None:
        self.owner = owner  # with the key that opened it
        self.is_shut = False
        self._wake = wake
        self._turn = turn
        self._looking = False

    def look(self) -> None:
        """Know that somebody looks at the page."""
        if not self._looking:
            self._looking = True
            self._turn(1)

    def look_away(self) -> None:
        """Know that nobody looks at the page."""
        if self._looking:
            self._looking = False
            self._turn(-1)

    def shut(self) -> None:
        """Let nothing more through, and wake who waits there."""
        self.is_shut = True
        self._wake()


class Doors:
    """All connections of this process that are somebody's."""

    def __init__(self) -> None:
        self._open: dict[str, set[Door]] = defaultdict(set)
        self._valid: OrderedDict[str, int] = OrderedDict()  # the first epoch whose keys still fit
        self._eyes: Counter[str] = Counter()  # connections where somebody looks
        self.voids: Callable[[Identity], bool] = lambda identity: False
        self.bars: Callable[[Identity], bool] = lambda identity: False  # who is banned
        self.on_look: Callable[[str], None] = lambda identity: None
        self.on_look_away: Callable[[str], None] = lambda identity: None

    @contextmanager
    def open(self, identity: Identity | None, wake: Callable[[], None]) -> Iterator[Door]:
        """Let somebody in for a while; whose key has become void meanwhile finds the door shut."""
        if identity is None:
            yield Door(None, wake)
            return
        door = Door(identity, wake, partial(self._turned, identity.id))
        self._open[identity.id].add(door)
        if self._fits_no_more(identity):
            door.shut()
        try:
            yield door
        finally:
            door.look_away()
            self._open[identity.id].discard(door)
            if not self._open[identity.id]:
                del self._open[identity.id]

    def known(self) -> list[str]:
        """List the identities that have a connection."""
        return list(self._open)

    def looking(self) -> Collection[str]:
        """List the identities of those who look at a page."""
        return self._eyes.keys()

    def _turned(self, identity: str, eyes: int) -> None:
        before = self._eyes[identity]
        self._eyes[identity] += eyes
        if not before:
            self.on_look(identity)
        elif not self._eyes[identity]:
            del self._eyes[identity]
            self.on_look_away(identity)

    def shut(self, identity: Identity) -> None:
        """Shut those doors that were opened with a key which does not fit any more."""
        self._valid[identity.id] = identity.epoch
        self._valid.move_to_end(identity.id)
        if len(self._valid) > REMEMBERED:
            self._valid.popitem(last=False)
        for door in list(self._open.get(identity.id, ())):
            if door.owner is not None and self._fits_no_more(door.owner):
                door.shut()

    def _fits_no_more(self, owner: Identity) -> bool:
        old = owner.epoch < self._valid.get(owner.id, 0)
        return old or self.voids(owner) or self.bars(owner)

    def shut_all(self, id: str) -> None:
        """Shut all doors of somebody who is nobody any more."""
        for door in list(self._open.get(id, ())):
            door.shut()
