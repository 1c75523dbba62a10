"""Who meets whom in a tournament: for every system the same players give the same tables."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from bottega.kernel.values import Value

TRIES: Final = 20_000  # at parting players before more repeated meetings are put up with
PAIR: Final = 2

Pairs = Collection[frozenset[int]]  # of players


class Draw(Value):
    """Who meets at which table, and who has nobody to play with."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


# Swiss: those with like points meet, and nobody twice if it can be helped.


def swiss(
    brackets: Sequence[Sequence[int]], size: int, met: Pairs, byes: Mapping[int, int]
) -> Draw:
    """Draw a round among players with the same points each, the most points first."""
    order = [player for bracket in brackets for player in _crossed(bracket, size)]
    ranked = [player for bracket in brackets for player in bracket]
    free = _resting(ranked, len(ranked) % size, byes)
    playing = [player for player in order if player not in free]
    return Draw(parted(playing, size, met), tuple(free))


def _crossed(bracket: Sequence[int], size: int) -> list[int]:
    """Let the strong meet the weak of those who stand alike: tables follow one another."""
    count = max(1, len(bracket) // size)
    tables = [bracket[place : count * size : count] for place in range(count)]
    return [player for table in tables for player in table] + list(bracket[count * size :])


def _resting(ranked: Sequence[int], count: int, byes: Mapping[int, int]) -> list[int]:
    """Choose for byes who has had the fewest, and of those the lowest."""
    lowest = sorted(range(len(ranked)), key=lambda place: (byes.get(ranked[place], 0), -place))
    return [ranked[place] for place in lowest[:count]]


def parted(order: Sequence[int], size: int, met: Pairs) -> tuple[tuple[int, ...], ...]:
    """Part players into tables of those who are near in order, as few as can be met again."""
    allowed = 0
    while True:
        found = _Parting(size, met, allowed).tables(list(order))
        if found is not None:
            return tuple(found)
        allowed = max(1, 2 * allowed)


class _Parting:
    """One attempt at parting players, with so many repeated meetings at most."""

    def __init__(self, size: int, met: Pairs, allowed: int) -> None:
        self._size = size
        self._met = met
        self._allowed = allowed
        self._tries = TRIES

    def tables(self, left: list[int], repeats: int = 0) -> list[tuple[int, ...]] | None:
        """Seat all who are left; None where that cannot be."""
        if len(left) < self._size:
            return []
        return self._seat([left[0]], left[1:], 0, repeats)

    def _seat(
        self, table: list[int], left: list[int], since: int, repeats: int
    ) -> list[tuple[int, ...]] | None:
        if len(table) == self._size:
            rest = self.tables(left, repeats)
            return None if rest is None else [tuple(table), *rest]
        for place in range(since, len(left)):
            self._tries -= 1
            again = repeats + self._again(table, left[place])
            if again > self._allowed or self._tries < 0:
                continue
            others = left[:place] + left[place + 1 :]
            found = self._seat([*table, left[place]], others, place, again)
            if found is not None:
                return found
        return None

    def _again(self, table: Sequence[int], player: int) -> int:
        return sum(frozenset((one, player)) in self._met for one in table)


# Round robin: everybody meets everybody once.


def rounds_of_all(count: int) -> int:
    """Count the rounds in which so many players all meet."""
    return count - 1 if count % PAIR == 0 else count


def round_robin(players: Sequence[int], round: int) -> Draw:
    """Draw a round, counted from 1: all but the first go round a circle."""
    circle: list[int | None] = [*players, *([None] if len(players) % PAIR else [])]
    turn = (round - 1) % (len(circle) - 1)
    moved = [circle[0], *circle[1 + turn :], *circle[1 : 1 + turn]]
    pairs = [(moved[place], moved[-1 - place]) for place in range(len(moved) // PAIR)]
    tables = [(one, other) for one, other in pairs if one is not None and other is not None]
    alone = [one or other for one, other in pairs if one is None or other is None]
    return Draw(tuple(tables), tuple([one for one in alone if one is not None]))


# Knock-out: of each table one goes on.


def knock_out(players: Sequence[int], size: int) -> Draw:
    """Draw a round among those who are left, the strongest first, who have byes if they must.

    After it so many are left that all tables are full until the last one.
    """
    after = 1
    while after * size < len(players):
        after *= size
    tables = -(-(len(players) - after) // (size - 1))
    byes = after - tables
    return Draw(_spread(players[byes:], tables), tuple(players[:byes]))


def _spread(players: Sequence[int], count: int) -> tuple[tuple[int, ...], ...]:
    """Deal players to tables, there and back, so that the strongest meet the weakest."""
    tables: list[list[int]] = [[] for _ in range(count)]
    for place, player in enumerate(players):
        there, at = divmod(place, count)
        tables[at if there % 2 == 0 else count - 1 - at].append(player)
    return tuple(map(tuple, tables))


def rounds_to_one(count: int, size: int) -> int:
    """Count the rounds until one is left."""
    rounds = 0
    while count > 1:
        rounds, count = rounds + 1, -(-count // size)
    return rounds


# Arena: whoever is free meets who is free too.


def arena(
    free: Sequence[int], size: int, people: Collection[int], avoided: Pairs
) -> tuple[tuple[int, ...], ...]:
    """Seat those who wait, who has the most points first; bots play with people alone."""
    left = list(free)
    tables = []
    for player in free:
        if player not in people or player not in left:
            continue
        table = _company(player, left, size, avoided)
        if len(table) == size:
            tables.append(table)
            left = [one for one in left if one not in table]
    return tuple(tables)


def _company(player: int, left: Sequence[int], size: int, avoided: Pairs) -> tuple[int, ...]:
    """Choose the nearest in points, each of whom may meet all the others."""
    at = left.index(player)
    table = [player]
    for place in sorted(range(len(left)), key=lambda place: (abs(place - at), -place)):
        other = left[place]
        if len(table) < size and place != at and not _meets(table, other, avoided):
            table.append(other)
    return tuple(table)


def _meets(table: Iterable[int], other: int, pairs: Pairs) -> bool:
    return any(frozenset((one, other)) in pairs for one in table)
