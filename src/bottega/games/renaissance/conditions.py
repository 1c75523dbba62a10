"""What missions ask for."""

from typing import Final

from mypy_extensions import i64

from bottega.games.renaissance.metrics import Metric
from bottega.games.renaissance.names import FOUNDATION, STONE
from bottega.games.renaissance.pieces import Condition
from bottega.games.renaissance.selectors import ALL_KINDS, has_value
from bottega.games.renaissance.state import (
    CASTLE_CHANGED,
    CASTLES_CHANGED,
    FELL_UPON,
    FIRST_FOUNDATIONS,
    FIRST_STONES,
    FLAG_SET,
    FLAGS,
    FOUNDED,
    HAD_FOUNDATIONS,
    HAD_STONE,
    SPECIAL_FIRST,
    Renaissance,
    Site,
)
from bottega.games.renaissance.views import Distance
from bottega.parts.bits import BITS, size

AT_MOST: Final[i64] = 0
AT_LEAST: Final[i64] = 1
EXACTLY: Final[i64] = 2
RELATIONS: Final = ("<=", ">=", "==")


class Compare(Condition[Renaissance]):
    """A metric is at most, at least or exactly a number."""

    def __init__(self, metric: Metric, relation: i64, value: i64) -> None:
        self.metric = metric
        self.relation = relation
        self.value = value
        self.reads = metric.reads

    def holds(self, table: Renaissance, side: i64) -> bool:
        """Measure the side, or one of a team after the other (what a hand holds is a seat's)."""
        if self._holds_for(table, side):
            return True
        return (
            self.metric.held
            and table.rules.teams
            and self._holds_for(table, side + table.rules.sides)
        )

    def seen_by(self, table: Renaissance, side: i64, seat: i64) -> bool:
        """Measure the seat alone where it is about what a seat holds."""
        return self._holds_for(table, seat if self.metric.held else side)

    def progress(self, table: Renaissance, side: i64, seat: i64) -> Distance:
        """Tell what is measured, and the number that is asked for."""
        own = self.metric.of(table, seat if self.metric.held else side)
        return Distance(self.seen_by(table, side, seat), False, int(own), int(self.value))

    def _holds_for(self, table: Renaissance, seat: i64) -> bool:
        measured = self.metric.of(table, seat)
        if self.relation == AT_MOST:
            return measured <= self.value
        if self.relation == AT_LEAST:
            return measured >= self.value
        return measured == self.value


class Extreme(Condition[Renaissance]):
    """A side has strictly the most, or strictly the least (ruling N-35)."""

    def __init__(self, metric: Metric, most: bool) -> None:
        self.metric = metric
        self.most = most
        self.reads = CASTLES_CHANGED

    def holds(self, table: Renaissance, side: i64) -> bool:
        """Compare with the opponent who has the most, or the least."""
        mark = mark_of(table, self.metric, side, self.most)
        return self._leads(self.metric.of(table, side), mark)

    def _leads(self, own: i64, mark: i64) -> bool:
        return own > mark if self.most else own < mark

    def progress(self, table: Renaissance, side: i64, seat: i64) -> Distance:
        """Tell what is measured, and what that opponent has."""
        mark = mark_of(table, self.metric, side, self.most)
        own = self.metric.of(table, side)
        return Distance(self._leads(own, mark), False, int(own), int(mark))


def mark_of(table: Renaissance, metric: Metric, side: i64, most: bool) -> i64:
    """Measure the opponent of a side who has the most, or the least."""
    mark: i64 = 0
    first = True
    for other in range(table.rules.sides):
        if other == side:
            continue
        theirs = metric.of(table, other)
        if first or (theirs > mark) == most:
            mark = theirs
        first = False
    return mark


class Behind(Condition[Renaissance]):
    """A side is so much behind the fullest, or the least full, of its opponents (N-35)."""

    def __init__(self, metric: Metric, by: i64, fullest: bool) -> None:
        self.metric = metric
        self.by = by
        self.fullest = fullest
        self.reads = CASTLES_CHANGED

    def holds(self, table: Renaissance, side: i64) -> bool:
        """Compare with the one that counts."""
        mark = mark_of(table, self.metric, side, self.fullest)
        return self.metric.of(table, side) <= mark - self.by

    def progress(self, table: Renaissance, side: i64, seat: i64) -> Distance:
        """Tell what is measured, and what the one has that counts."""
        mark = mark_of(table, self.metric, side, self.fullest)
        own = self.metric.of(table, side)
        return Distance(own <= mark - self.by, False, int(own), int(mark))


class EveryMaterial(Condition[Renaissance]):
    """Every material of a castle, among these kinds, has one of these values (ruling N-40)."""

    def __init__(self, values: i64, among: i64 = ALL_KINDS) -> None:
        self.values = values
        self.among = among
        self.reads = CASTLE_CHANGED

    def holds(self, table: Renaissance, side: i64) -> bool:
        """Look for those that have not."""
        return self._odd(table.sites[side]) == 0

    def progress(self, table: Renaissance, side: i64, seat: i64) -> Distance:
        odd = self._odd(table.sites[side])
        return Distance(odd == 0, False, int(odd), 0)

    def _odd(self, site: Site) -> i64:
        castle = site.castle
        cells = site.filled & ~site.fixed & castle.of_kinds[self.among]
        odd: i64 = 0
        for cell in range(castle.size):
            if cells & BITS[cell] and not has_value(self.values, site.values[cell]):
                odd += 1
        return odd


class Done(Condition[Renaissance]):
    """Something has happened; it stays true."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.flag: i64 = BITS[FLAGS.index(name)]
        self.reads = FLAG_SET

    def holds(self, table: Renaissance, side: i64) -> bool:
        return table.sites[side].flags & self.flag != 0

    def progress(self, table: Renaissance, side: i64, seat: i64) -> Distance:
        """Tell whether it comes too late, and of the cells to be filled for it how many are."""
        site = table.sites[side]
        cells: i64 = 0
        if self.flag == FIRST_STONES:
            cells = site.castle.of_kind[STONE]
        elif self.flag & (FIRST_FOUNDATIONS | FOUNDED):
            cells = site.castle.of_kind[FOUNDATION]
        done = self.holds(table, side)
        filled = int(size(cells & site.filled))
        return Distance(done, not done and self._late(table, side), filled, int(size(cells)))

    def _late(self, table: Renaissance, side: i64) -> bool:
        """Say whether somebody was the first, or what it had to come before is there."""
        if self.flag == FELL_UPON:
            for other in range(table.rules.sides):
                if other != side and not table.sites[other].flags & HAD_FOUNDATIONS:
                    return False
            return True
        if self.flag & (FOUNDED | SPECIAL_FIRST):
            return table.sites[side].flags & HAD_STONE != 0
        return table.firsts & self.flag != 0


class All(Condition[Renaissance]):
    """Several conditions hold."""

    def __init__(self, *conditions: Condition[Renaissance]) -> None:
        self.conditions: list[Condition[Renaissance]] = list(conditions)
        self.reads = 0
        for condition in conditions:
            self.reads |= condition.reads

    def holds(self, table: Renaissance, side: i64) -> bool:
        """Hold where every one of them does."""
        for condition in self.conditions:
            if not condition.holds(table, side):
                return False
        return True

    def seen_by(self, table: Renaissance, side: i64, seat: i64) -> bool:
        """Be seen where every one of them is."""
        for condition in self.conditions:
            if not condition.seen_by(table, side, seat):
                return False
        return True

    def progress(self, table: Renaissance, side: i64, seat: i64) -> Distance:
        """Tell of each, and how many of them hold."""
        parts = tuple([one.progress(table, side, seat) for one in self.conditions])
        held = len([part for part in parts if part.holds])
        lost = any(part.lost for part in parts)
        return Distance(held == len(parts), lost, held, len(parts), parts)
