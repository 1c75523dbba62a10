"""When a bot answers: never sooner than a moment that tells nothing of what it could choose.

How long a bot thinks may tell others what they cannot see: with one answer it is ready at once.
So its answer waits for a moment that is drawn around the table's pace, and no less than the bot
usually thinks about such a question.
"""

from collections import OrderedDict, deque
from random import SystemRandom
from typing import Final

SPREAD: Final = 0.5  # of the pace, to both sides
HASTE: Final = 0.05  # seconds, the pace where all who play wish for none
USUAL: Final = 32  # thoughts that are remembered of a bot and a question
KINDS: Final = 1_000  # of bots and questions

CHANCE: Final = SystemRandom()  # nobody can foretell it

Kind = tuple[str, str, str]  # game, bot and question


class Habits:
    """How long bots of this process lately thought, by game, bot and question."""

    def __init__(self) -> None:
        self._took: OrderedDict[Kind, deque[float]] = OrderedDict()

    def note(self, kind: Kind, seconds: float) -> None:
        """Remember how long a bot thought when it had a choice."""
        took = self._took.setdefault(kind, deque(maxlen=USUAL))
        took.append(seconds)
        self._took.move_to_end(kind)
        if len(self._took) > KINDS:
            self._took.popitem(last=False)

    def usual(self, kind: Kind) -> float:
        """Draw one of the times that a bot took."""
        took = self._took.get(kind)
        return CHANCE.choice(took) if took else 0.0


def moment(pace: float, habits: Habits, kind: Kind, choices: int) -> float:
    """Draw the seconds after which an answer may be given at the earliest."""
    if pace <= 0:
        return 0.0
    drawn = pace * CHANCE.uniform(1 - SPREAD, 1 + SPREAD)
    usual = habits.usual(kind)
    if choices == 1:  # the thought that would come on top of it where there is a choice
        usual = max(usual, habits.usual(kind))
    return max(drawn, usual)
