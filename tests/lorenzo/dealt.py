"""Where all leaders are behind a position."""

from collections.abc import Sequence
from typing import Protocol

from bottega.games.lorenzo.actions import LEADERS
from bottega.games.lorenzo.ruleset import Ruleset


class Mentions(Protocol):
    """A seat that mentions leaders."""

    @property
    def leaders(self) -> list[str]:
        """List those of its hand, in play and put away."""

    @property
    def shown(self) -> Sequence[str]:
        """List those that came with the family."""


class Dealt:
    """Where all leaders are: four a seat from the draft, some with families, some drawn."""

    def __init__(
        self,
        rules: Ruleset,
        spread: Sequence[Mentions],
        families: Sequence[str],
        pile: Sequence[str] | None,
        leaders: bool,
    ) -> None:
        named = {leader for one in spread for leader in (*one.leaders, *one.shown)} | {
            *(pile or ())
        }
        spare = [LEADERS[i] for i in rules.pool if LEADERS[i] not in named]
        beside = {family.name: int(family.leaders) for family in rules.families}
        self.families = families
        self.shown: list[list[str]] = [list(one.shown) for one in spread]
        for shown, family in zip(self.shown, families, strict=False):
            shown += [spare.pop() for _ in range(beside[family] - len(shown))]
        self.picks: list[list[str]] = [[] for _ in spread]
        self.drawn: list[list[str]] = [[] for _ in spread]
        for i, one in enumerate(spread if leaders else ()):
            own = [leader for leader in one.leaders if leader not in self.shown[i]]
            self.picks[i] = own[:4] + [spare.pop() for _ in range(4 - len(own))]
            self.drawn[i] = own[4:]
        n = len(spread)
        # The packs from which everybody could keep these, passing on to the right.
        self.packs = [
            self.picks[(o - k) % n][k] for o in range(n) for k in range(4) if self.picks[0]
        ]
        if pile is not None and not pile:
            self.drawn[-1] += spare  # nobody looks into the hand of the last
        self.pile = [*(pile or ()), *spare] if pile is None or pile else []
        if not leaders:
            self.pile = []

    def all_of(self, index: int) -> list[str]:
        """List the leaders that a seat ever had."""
        return [*self.picks[index], *self.shown[index], *self.drawn[index]]
