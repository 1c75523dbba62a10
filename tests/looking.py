"""Where the laws look closely in whole games: at every kind of question, at rare ones more."""

from collections import Counter

from bottega.kernel.laws import MOMENT_LAWS
from bottega.kernel.moments import Moment


class Looking:
    """The laws, at some moments of some games: the less often, the more of a kind were seen.

    A turn is like another, so that most of them can be passed by. Of `alike` first ones of a kind
    one is looked at.
    """

    def __init__(self, alike: int) -> None:
        self._alike = alike
        self._seen = Counter[str]()

    def __call__(self, moment: Moment) -> None:
        """Look closely, or pass by."""
        kind = type(moment.table.stack[-1]).__name__
        if moment.rng.below(self._alike * (1 + self._seen[kind])) == 0:
            self._seen[kind] += 1
            for law in MOMENT_LAWS:
                law(moment)
