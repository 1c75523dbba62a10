"""Bots that misbehave. Run as a program, this file is a worker that knows them too."""

import os
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from bottega.bots import api
from bottega.bots.thoughts import Considered
from bottega.kernel.game import Game, View
from bottega.kernel.rng import Stream
from bottega.server.minds import bot_process  # and nothing of the server: many workers start

COMMAND = (sys.executable, __file__)
FOREVER = 3600


class Bad:
    """A bot that takes the first option, but first does something."""

    def __init__(self, game: Game[Any, Any], rng: Stream) -> None:
        self.asked = 0

    def choose(self, view: View, options: Sequence[int]) -> int:
        self.asked += 1
        return self.misbehave(view, options)

    def misbehave(self, view: View, options: Sequence[int]) -> int:
        return options[0]


class Slow(Bad):
    def misbehave(self, view: View, options: Sequence[int]) -> int:
        while True:
            time.sleep(FOREVER)


class Crashing(Bad):
    def misbehave(self, view: View, options: Sequence[int]) -> int:
        os._exit(3)


class Raising(Bad):
    def misbehave(self, view: View, options: Sequence[int]) -> int:
        raise ValueError(f"a secret: {view}")


class Unmakeable(Bad):
    def __init__(self, game: Game[Any, Any], rng: Stream) -> None:
        raise ValueError("no")


class Illegal(Bad):
    def misbehave(self, view: View, options: Sequence[int]) -> int:
        return max(options) + 1


class Wordy(Bad):
    def misbehave(self, view: View, options: Sequence[int]) -> int:
        return "the first"  # type: ignore[return-value]


class Printing(Bad):
    def misbehave(self, view: View, options: Sequence[int]) -> int:
        print("x" * 100_000)
        os.write(1, b"\0\0\0\1x")
        with suppress(EOFError):
            input()
        return options[0]


class Counting(Bad):
    """Answers the first option the first time it is asked, then the second, and so on."""

    def misbehave(self, view: View, options: Sequence[int]) -> int:
        return options[self.asked - 1]


class Unsteady(Bad):
    def misbehave(self, view: View, options: Sequence[int]) -> int:
        if self.asked == 2:
            raise ValueError("the second time is too much")
        return options[self.asked - 1]


class Thoughtful(Bad):
    """Says what it thought of: of each option a point less, and of the first its time limit."""

    seconds = -1.0

    def limit(self, seconds: float) -> None:
        self.seconds = seconds

    def misbehave(self, view: View, options: Sequence[int]) -> int:
        self.thoughts = [
            Considered(code, 9 - i, self.seconds - i, -i, i) for i, code in enumerate(options)
        ]
        return options[-1]


class Planning(Thoughtful):
    """Thinks about every third answer only."""

    def misbehave(self, view: View, options: Sequence[int]) -> int:
        return super().misbehave(view, options) if self.asked % 3 == 1 else options[0]


class Rambling(Bad):
    """Says what it thought of, and all of it is nonsense."""

    def misbehave(self, view: View, options: Sequence[int]) -> int:
        never = max(options) + 1
        bad = [
            Considered(options[0], 1, float("nan"), 0.0, 1.0),
            Considered(never, 1, 1.0, 0.0, 2.0),
        ]
        self.thoughts = ["the first is good", None, *bad]
        return options[0]


class Stubborn(Bad):
    """Does not want to hear how long it may think."""

    def limit(self, seconds: float) -> None:
        raise ValueError("no")


BAD: dict[str, Callable[..., Any]] = {
    kind.__name__.lower(): kind
    for kind in (
        Slow, Crashing, Raising, Unmakeable, Illegal, Wordy, Printing, Counting, Unsteady,
        Thoughtful, Planning, Rambling, Stubborn,
    )
}  # fmt: skip

if __name__ == "__main__":
    api.MAKERS = {**api.MAKERS, **BAD}  # type: ignore[misc]
    bot_process.main()
