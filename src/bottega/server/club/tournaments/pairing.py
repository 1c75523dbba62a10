"""Who meets whom in a tournament: for every system the same players give the same tables."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations, islice
from typing import Final

from bottega.kernel.values import Value

TRIES: Final = 20_000  # at parting players before more repeated meetings are put up with
SHUT: Final = 10_000  # what it costs to let those meet who are to stay apart; a repetition costs 1
CHOICES: Final = 40  # of who has byes
PAIR: Final = 2

Pairs = Collection[frozenset[int]]  # of players


class Draw(Value):
    """Who meets at which table, and who has nobody to play with."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


# Swiss: those with like points meet, and nobody twice if it can be helped.


def swiss(
    brackets: Sequence[Sequence[int]],
    size: int,
    met: Pairs,
    byes: Mapping[int, int],
    apart: Pairs = (),
    aside: Pairs = (),
) -> Draw:
    """Draw a round among players with the same points each, the most points first.

    Those who are to stay apart do not meet where that can be helped, and who is aside from somebody
    is not left over with them.
    """
    order = [player for bracket in brackets for player in _crossed(bracket, size)]
    ranked = [player for bracket in brackets for player in bracket]
    choices = list(islice(_resting(ranked, len(ranked) % size, byes), CHOICES))
    good = (free for free in choices if not _within(free, aside))
    tries = TRIES // len(choices)
    well = (free for free in good if _can_part(_without(order, free), size, apart, tries))
    free = next(well, None)
    if free is None:
        return Draw(parted(_without(order, choices[0]), size, met, apart, SHUT), choices[0])
    return Draw(parted(_without(order, free), size, met, apart), free)


def _crossed(bracket: Sequence[int], size: int) -> list[int]:
    """Let the strong meet the weak of those who stand alike: tables follow one another."""
    count = max(1, len(bracket) // size)
    tables = [bracket[place : count * size : count] for place in range(count)]
    return [player for table in tables for player in table] + list(bracket[count * size :])


def _resting(
    ranked: Sequence[int], count: int, byes: Mapping[int, int]
) -> Iterable[tuple[int, ...]]:
    """Choose for byes who has had the fewest, and of those the lowest; the best choice first."""
    lowest = sorted(range(len(ranked)), key=lambda place: (byes.get(ranked[place], 0), -place))
    return combinations([ranked[place] for place in lowest], count)


def _without(players: Sequence[int], some: Collection[int]) -> list[int]:
    return [player for player in players if player not in some]


def _within(players: Sequence[int], pairs: Pairs) -> bool:
    """Say whether two of these are one of the pairs."""
    return any(frozenset(pair) in pairs for pair in combinations(players, PAIR))


def _can_part(order: Sequence[int], size: int, apart: Pairs, tries: int) -> bool:
    """Say whether players can be seated so that nobody meets whom they are to stay apart from."""
    return _Parting(order, (), apart, SHUT - 1, tries).found(_full(order, size)) is not None


def parted(
    order: Sequence[int], size: int, met: Pairs, apart: Pairs = (), allowed: int = 0
) -> tuple[tuple[int, ...], ...]:
    """Part players into tables of those who are near in order, as few as can be met again."""
    while True:
        found = _Parting(order, met, apart, allowed).found(_full(order, size))
        if found is not None:
            return found
        allowed = max(1, 2 * allowed)


def _full(players: Sequence[int], size: int) -> tuple[int, ...]:
    return (size,) * (len(players) // size)


class _Parting:
    """One attempt at parting players, at which bad meetings may cost so much at most."""

    def __init__(
        self, order: Sequence[int], met: Pairs, apart: Pairs, allowed: int, tries: int = TRIES
    ) -> None:
        self._order = order
        self._rank = {player: place for place, player in enumerate(order)}
        self._met = met
        self._apart = apart
        self._allowed = allowed
        self._tries = tries
        self._shunned: dict[int, set[int]] = defaultdict(set)
        for one, other in map(tuple, apart):
            self._shunned[one].add(other)
            self._shunned[other].add(one)

    def found(self, sizes: tuple[int, ...]) -> tuple[tuple[int, ...], ...] | None:
        """Seat all players at tables of these sizes; None where that cannot be."""
        tables = self._tables(list(self._order), sizes, 0)
        if tables is None:
            return None
        return tuple(sorted(tables, key=lambda table: min([self._rank[one] for one in table])))

    def _tables(
        self, left: list[int], sizes: tuple[int, ...], cost: int
    ) -> list[tuple[int, ...]] | None:
        if not sizes:
            return []
        place = self._hardest(left)
        others = self._near(left, place, sizes[0])
        for at, size in enumerate(sizes):
            if size in sizes[:at]:
                continue
            rest = sizes[:at] + sizes[at + 1 :]
            found = self._seat([left[place]], others, 0, cost, (size, *rest))
            if found is not None:
                return found
        return None

    def _hardest(self, left: Sequence[int]) -> int:
        """Choose who is seated first: who has the fewest to sit with, and of those the first."""
        if not self._shunned:
            return 0
        here = set(left)
        shunned = [len(self._shunned[one] & here) if one in self._shunned else 0 for one in left]
        return shunned.index(max(shunned))

    def _near(self, left: list[int], place: int, size: int) -> list[int]:
        """Put the others in order: who would sit there, if nobody stayed apart, comes first."""
        others = range(len(left))
        far = sorted(others, key=lambda at: (abs(at // size - place // size), abs(at - place)))
        return [left[at] for at in far if at != place]

    def _seat(
        self, table: list[int], left: list[int], since: int, cost: int, sizes: tuple[int, ...]
    ) -> list[tuple[int, ...]] | None:
        """Fill a table of the first size, and then the others."""
        if len(table) == sizes[0]:
            ranked = sorted(left, key=self._rank.__getitem__)
            rest = self._tables(ranked, sizes[1:], cost)
            return None if rest is None else [tuple(table), *rest]
        for place in range(since, len(left)):
            self._tries -= 1
            more = cost + self._cost(table, left[place])
            if more > self._allowed or self._tries < 0:
                continue
            others = left[:place] + left[place + 1 :]
            found = self._seat([*table, left[place]], others, place, more, sizes)
            if found is not None:
                return found
        return None

    def _cost(self, table: Sequence[int], player: int) -> int:
        """Count who is met again, and far more who was to stay apart."""
        pairs = [frozenset((one, player)) for one in table]
        again = sum([pair in self._met for pair in pairs])
        return again + SHUT * sum([pair in self._apart for pair in pairs])


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


def knock_out(players: Sequence[int], size: int, apart: Pairs = ()) -> Draw:
    """Draw a round among those who are left, the strongest first, who have byes if they must.

    After it so many are left that all tables are full until the last one. Those who are to stay
    apart do not meet where that can be helped.
    """
    after = 1
    while after * size < len(players):
        after *= size
    tables = -(-(len(players) - after) // (size - 1))
    choices = [
        Draw(_spread(_without(players, byes), tables), byes)
        for byes in islice(combinations(players, after - tables), CHOICES)
    ]
    tries = TRIES // len(choices)
    good = (_moved(draw, players, apart, SHUT - 1, tries) for draw in choices)
    found = next(filter(None, good), None)
    allowed = SHUT
    while found is None:
        found, allowed = _moved(choices[0], players, apart, allowed, TRIES), 2 * allowed
    return found


def _moved(
    draw: Draw, players: Sequence[int], apart: Pairs, allowed: int, tries: int
) -> Draw | None:
    """Let players change tables until nobody meets whom they are to stay apart from."""
    if not any(_within(table, apart) for table in draw.tables):
        return draw
    order = [player for player in players if player not in draw.byes]
    found = _Seeding(order, draw.tables, apart, allowed, tries).found(tuple(map(len, draw.tables)))
    return None if found is None else Draw(found, draw.byes)


class _Seeding(_Parting):
    """One attempt at letting the strong meet the weak, near to how they would be seated."""

    def __init__(
        self,
        order: Sequence[int],
        tables: Iterable[tuple[int, ...]],
        apart: Pairs,
        allowed: int,
        tries: int,
    ) -> None:
        super().__init__(order, (), apart, allowed, tries)
        self._table = {player: table for table in tables for player in table}

    def _near(self, left: list[int], place: int, size: int) -> list[int]:
        """Put those in order who are as weak as somebody is strong, their own table first."""
        own, opposite = self._table[left[place]], len(left) - 1 - place
        far = sorted(
            range(len(left)), key=lambda at: (left[at] not in own, abs(at - opposite), -at)
        )
        return [left[at] for at in far if at != place]


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
