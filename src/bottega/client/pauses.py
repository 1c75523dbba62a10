"""How long to wait before trying again."""

import random
from collections.abc import Iterator
from typing import Final

FIRST: Final = 0.1  # seconds
LONGEST: Final = 5.0


def pauses() -> Iterator[float]:
    """Give waits that double up to the longest, each a little shorter by chance.

    Without the chance all clients of a server that comes back would knock at the same moment.
    """
    pause = FIRST
    while True:
        yield pause * random.uniform(0.5, 1.0)
        pause = min(2 * pause, LONGEST)
