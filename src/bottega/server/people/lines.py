"""How many connections an address has: nobody can take all there are."""

from collections import Counter

from bottega.server.base.logs import log


class Lines:
    """The connections of this process, counted by where they come from."""

    def __init__(self, most: int) -> None:
        self._most = most  # from one place; 0 is no limit
        self._open: Counter[str] = Counter()
        self._crowded: set[str] = set()

    def enter(self, place: str) -> bool:
        """Count one in, unless there are too many from there; the log says so once."""
        if self._most and self._open[place] >= self._most:
            if place not in self._crowded:
                self._crowded.add(place)
                log.warning("too many connections", extra={"address": place, "most": self._most})
            return False
        self._open[place] += 1
        return True

    def leave(self, place: str) -> None:
        """Count one connection from a place less."""
        self._open[place] -= 1
        self._crowded.discard(place)
        if not self._open[place]:
            del self._open[place]
