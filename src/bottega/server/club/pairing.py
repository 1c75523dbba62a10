"""Who is to play with whom: people of like strength, the longer they wait the less alike."""

from collections.abc import Sequence
from typing import Final

from bottega.server.store.waiting import Blocks, Waiting

NEAR: Final = 100  # points of rating that two who meet at once may differ by
WIDER: Final = 10  # more for each second that both have waited


def groups(waiting: Sequence[Waiting], players: int, at: int, blocks: Blocks) -> list[list[str]]:
    """Form as many tables as there are people for; who has waited longest is seated first."""
    left = sorted(waiting, key=lambda one: (one.since, one.identity))
    found: list[list[str]] = []
    while left:
        first = left.pop(0)
        group = _company(first, left, players, at, blocks)
        if len(group) == players or all(one.bots for one in group):
            found.append([one.identity for one in group])
            left = [one for one in left if one not in group]
    return found


def _company(
    first: Waiting, others: Sequence[Waiting], players: int, at: int, blocks: Blocks
) -> list[Waiting]:
    """Choose those nearest to somebody in strength, each of whom can meet all the others."""
    group = [first]
    for other in sorted(others, key=lambda one: (abs(one.rating - first.rating), one.since)):
        if len(group) == players:
            break
        if all(_may_meet(one, other, at, blocks) for one in group):
            group.append(other)
    return group


def _may_meet(one: Waiting, other: Waiting, at: int, blocks: Blocks) -> bool:
    waited = at - max(one.since, other.since)
    near = abs(one.rating - other.rating) <= NEAR + WIDER * waited // 1_000
    return near and frozenset((one.identity, other.identity)) not in blocks
