"""Coaches that take no time, or misbehave. Run as a program, this file is the worker of one."""

import os
import sys
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from bottega.bots import coach
from bottega.bots.thoughts import Considered
from bottega.kernel.game import Game, View
from bottega.kernel.rng import Stream
from bottega.server.minds import coach_process

if TYPE_CHECKING:  # a worker starts without the server
    from bottega.server.site import Site

FOREVER = 3600.0


class Quick:
    """Likes the first option best, and each further one a point less, for its cards."""

    def __init__(self, game: Game[Any, Any], rng: Stream, iterations: int) -> None:
        self.pause()

    def pause(self) -> None:
        """Think."""

    def ponder(self, view: View, options: Sequence[int]) -> list[Considered]:
        return self.weigh(view, options, options)

    def weigh(self, view: View, options: Sequence[int], codes: Sequence[int]) -> list[Considered]:
        ordered = sorted(codes, key=list(options).index)
        found = [(code, 10.0 - list(options).index(code)) for code in ordered]
        return [Considered(c, 9, v, v - 0.2, v + 0.2, {"cards": v}) for c, v in found]


class Slow(Quick):
    def pause(self) -> None:
        time.sleep(FOREVER)


class Halting(Quick):
    """Judges some decisions, then never goes on."""

    made = 0

    def pause(self) -> None:
        Halting.made += 1
        if Halting.made > 3:
            time.sleep(FOREVER)


class Dying(Quick):
    def pause(self) -> None:
        os._exit(3)


class Raising(Quick):
    def pause(self) -> None:
        raise ValueError("a secret")


KINDS: dict[str, Callable[..., Any]] = {
    kind.__name__.lower(): kind for kind in (Quick, Slow, Halting, Dying, Raising)
}


def let_coach(site: "Site", kind: str = "quick") -> None:
    """Let a server ask one of these."""
    for pool in (site.hinting, site.reviewing):
        pool._command = (sys.executable, __file__, kind)


if __name__ == "__main__":
    coach.searching = KINDS[sys.argv[1]]
    coach_process.main()
