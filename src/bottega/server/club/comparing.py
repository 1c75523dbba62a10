"""Scoring by deal, as in bridge: on each deal every two who take part are compared.

Who has more points than another gets 2 match points for it, who has as many gets 1. Who has not
played a deal has none there, and everybody who has played it comes before them.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from bottega.kernel.values import Value

MORE: Final = 2  # match points for more than another; for as many it is half of that


class Standing(Value):
    """How somebody has fared."""

    player: str
    match: tuple[int, ...]  # by deal
    rank: int

    @property
    def total(self) -> int:
        """Add the match points of all deals."""
        return sum(self.match)


def most(people: int) -> int:
    """Give the match points that can be had in a deal."""
    return MORE * max(0, people - 1)


def compared(points: Mapping[str, int], people: Collection[str]) -> dict[str, int]:
    """Give everybody's match points in a deal that some of them have played."""
    made = sorted(points.values())
    absent = len(people) - len(points)
    return {
        who: _beaten(made, points[who]) + MORE * absent if who in points else 0 for who in people
    }


def _beaten(made: Sequence[int], own: int) -> int:
    """Count twice who has less, and once who has as many but oneself."""
    return bisect_left(made, own) + bisect_right(made, own) - 1


def standings(deals: Sequence[Mapping[str, int]], people: Collection[str]) -> list[Standing]:
    """Rank those who take part by their match points in all deals; equals share a rank."""
    matches = [compared(points, people) for points in deals]
    found = {who: tuple([match[who] for match in matches]) for who in people}
    places = ranks([sum(match) for match in found.values()])
    ranked = [
        Standing(who, match, place)
        for (who, match), place in zip(found.items(), places, strict=True)
    ]
    return sorted(ranked, key=lambda one: (one.rank, one.player))


def ranks(points: Sequence[int]) -> list[int]:
    """Give the place of each: after all who have more; equals share one."""
    ordered = sorted(points)
    return [1 + len(points) - bisect_right(ordered, own) for own in points]


def percent(match: int, of: int) -> float | None:
    """Say match points as a share of those that could be had; nothing where one is alone."""
    return None if of == 0 else round(100 * match / of, 1)
